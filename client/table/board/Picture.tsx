/** Small pictures of piles and hands, drawn in the current colour. */
import './Picture.css';

export function Picture({ of }: { readonly of: 'hand' | 'deck' | 'discard' | 'base' }) {
  return <span class={`picture picture--${of}`} aria-hidden="true" />;
}
