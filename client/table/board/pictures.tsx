/** Small pictures of piles and hands, drawn in the current colour. */
import type { ComponentChildren } from 'preact';

function Picture({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="picture" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

export const HandPicture = () => (
  <Picture>
    <path d="M3 8.5 9.5 6 13 19l-6 2.3z" />
    <path d="M11 4h7.5v14.5H13.6z" />
  </Picture>
);

export const DeckPicture = () => (
  <Picture>
    <path d="M5 3h11v15H5z" />
    <path d="M18 6h2v15H8v-1.5h10z" />
  </Picture>
);

export const DiscardPicture = () => (
  <Picture>
    <path d="M6 10h12l-1.2 11H7.2z" />
    <path d="m8 3 7-1.2L16.3 8H8.5z" />
  </Picture>
);

export const BasePicture = () => (
  <Picture>
    <path d="M2 6h20v12H2z" />
    <circle cx="8" cy="12" r="3.4" fill="var(--surface)" />
  </Picture>
);
