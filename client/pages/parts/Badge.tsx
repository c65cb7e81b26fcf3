/** A word or two about something, set apart from it. */
import type { ComponentChildren } from 'preact';
import './Badge.css';

export function Badge({ children }: { readonly children: ComponentChildren }) {
  return <span class="badge">{children}</span>;
}
