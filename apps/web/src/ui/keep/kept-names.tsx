import type { FormEvent } from 'react';
import { LineForm } from '../fields/line-form.tsx';
import { Icon } from '../icons.tsx';
import styles from './kept-names.module.css';

const LONGEST = 60;

interface KeptNamesProps<Kept> {
  readonly kept: readonly Kept[];
  /** Shown when there is nothing. */
  readonly none: string;
  noteOf(one: Kept): string;
  onUse(one: Kept): void;
  onForget(one: Kept): void;
}

/** Things kept on this device under names: to use, or to remove. */
export function KeptNames<Kept extends { readonly name: string }>({
  kept,
  none,
  noteOf,
  onUse,
  onForget,
}: KeptNamesProps<Kept>) {
  return (
    <ul className={styles.keptNames}>
      {kept.map((one) => (
        <li key={one.name}>
          <button type="button" className="button bare" onClick={() => onUse(one)}>
            <strong>{one.name}</strong> <span className="quiet">{noteOf(one)}</span>
          </button>
          <button
            type="button"
            className="button bare"
            aria-label={`Remove ${one.name}`}
            onClick={() => onForget(one)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
      {kept.length === 0 && <li className="quiet">{none}</li>}
    </ul>
  );
}

interface KeepFormProps {
  readonly label: string;
  readonly placeholder: string;
  onKeep(name: string): void;
}

export function KeepForm({ label, placeholder, onKeep }: KeepFormProps) {
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name === '') return;
    onKeep(name.slice(0, LONGEST));
    event.currentTarget.reset();
  };
  return (
    <LineForm onSubmit={keep}>
      <input
        name="name"
        className="text-field"
        aria-label={label}
        placeholder={placeholder}
        maxLength={LONGEST}
        autoComplete="off"
      />
      <button type="submit" className="button">
        Keep
      </button>
    </LineForm>
  );
}
