/** One of a few, all in sight: a row of radio buttons that look like one switch. */
import { useId } from 'preact/hooks';
import './Choice.css';

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly onChange: (value: T) => void;
  /** Said below, in words. */
  readonly hint?: string | undefined;
}

export function Choice<T extends string | number>({ label, value, options, onChange, hint }: ChoiceProps<T>) {
  const name = useId();
  const hintId = hint === undefined ? undefined : `${name}-hint`;
  return (
    <fieldset class="choice" aria-describedby={hintId}>
      <legend class="choice__label">{label}</legend>
      <div class="choice__row">
        {options.map((option) => (
          <label key={option.value} class="choice__option">
            <input
              class="choice__input"
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span class="choice__face">{option.text}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={hintId} class="choice__hint">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
