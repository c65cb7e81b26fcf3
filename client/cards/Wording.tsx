/** The text of a card or base, the words that name an ability in bold. */
import { lengthOfText, stressed } from './lengths';

export function Wording({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <span class={`wording wording--${lengthOfText(text)}`}>
      {stressed(text).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part))}
    </span>
  );
}
