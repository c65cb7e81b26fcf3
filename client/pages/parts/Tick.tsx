/** Something that is on or off, with what it means below. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './Tick.css';

interface TickProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ComponentChildren;
  readonly hint?: string;
}

export function Tick({ checked, onChange, children, hint }: TickProps) {
  const id = useId();
  return (
    <div class="tick">
      <label class="tick__label">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      {hint !== undefined && (
        <p id={id} class="tick__hint">
          {hint}
        </p>
      )}
    </div>
  );
}
