import { type ReactNode, useEffect, useId, useState } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { refusing } from '../../ui/mishaps/refusing.ts';
import styles from './builder.module.css';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly by?: number;
  /** The whole that the number is part of, or its result. */
  readonly note?: ReactNode;
  onChange(value: number): void;
}

/** A whole number: less, more, or typed. */
export function Stepper({ label, value, min, max, by = 1, note, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  // What was typed holds until the number changes for another reason.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then
  useEffect(() => setTyped(null), [value]);
  // From a number between two steps, the next step in that direction.
  const more = Math.min(max, (Math.floor(value / by) + 1) * by);
  const less = Math.max(min, (Math.ceil(value / by) - 1) * by);
  const take = (text: string) => {
    const number = Math.round(Number(text) / by) * by;
    setTyped(null);
    if (text.trim() !== '' && Number.isFinite(number)) onChange(Math.max(min, Math.min(max, number)));
  };
  return (
    <div className={styles.dial}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.dialBox}>
        <button
          type="button"
          aria-label={`Less: ${label}`}
          {...refusing(value <= min ? `The minimum is ${min}` : null)}
          onClick={() => onChange(less)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          inputMode="numeric"
          role="spinbutton"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          value={typed ?? String(value)}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={() => typed !== null && take(typed)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') onChange(more);
            else if (event.key === 'ArrowDown') onChange(less);
            else if (event.key === 'Enter' && typed !== null) take(typed);
            else return;
            event.preventDefault();
          }}
        />
        <button
          type="button"
          aria-label={`More: ${label}`}
          {...refusing(value >= max ? `The maximum is ${max}` : null)}
          onClick={() => onChange(more)}
        >
          <Icon name="plus" />
        </button>
      </span>
      <span className={styles.dialNote}>{note}</span>
    </div>
  );
}
