import { type ReactNode, useState } from 'react';
import { Select } from '../ui/fields/select.tsx';
import styles from './search-panel.module.css';

interface SearchPanelProps {
  readonly text: string;
  readonly placeholder: string;
  onText(text: string): void;
  onClear(): void;
  /** More search fields. */
  readonly children: ReactNode;
}

/** Fields to look for something in a list, which follows at once. */
export function SearchPanel({ text, placeholder, onText, onClear, children }: SearchPanelProps) {
  // With enough room, all fields are in sight.
  const [isWide] = useState(() => window.matchMedia('(min-width: 861px)').matches);
  return (
    <search className={styles.panel}>
      <label>
        Search
        <input
          type="search"
          className="text-field"
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </label>
      <details open={isWide}>
        <summary>More to look for</summary>
        {children}
      </details>
      <button type="button" className="button" onClick={onClear}>
        Show all
      </button>
    </search>
  );
}

interface AnyOfProps {
  readonly label: string;
  /** Empty for any. */
  readonly value: string;
  readonly choices: readonly (readonly [value: string, title: string])[];
  onChange(value: string | undefined): void;
}

export function AnyOf({ label, value, choices, onChange }: AnyOfProps) {
  return (
    <label>
      {label}
      <Select
        value={value}
        choices={[['', 'Any'], ...choices.map(([each, title]) => [each, title] as const)]}
        onChange={(value) => onChange(value === '' ? undefined : value)}
      />
    </label>
  );
}

interface Range {
  readonly min?: number;
  readonly max?: number;
}

interface FromToProps {
  readonly label: string;
  readonly value: Range | undefined;
  onChange(value: Range): void;
}

export function FromTo({ label, value = {}, onChange }: FromToProps) {
  const field = (end: 'min' | 'max', name: string) => (
    <input
      type="number"
      className="text-field"
      min={0}
      aria-label={`${label} ${name}`}
      placeholder={name}
      value={value[end] ?? ''}
      onChange={({ target }) => {
        const { [end]: _, ...other } = value;
        onChange(Number.isNaN(target.valueAsNumber) ? other : { ...other, [end]: target.valueAsNumber });
      }}
    />
  );
  return (
    <fieldset>
      <legend>{label}</legend>
      <span className={styles.fromTo}>
        {field('min', 'from')}
        <span aria-hidden="true">–</span>
        {field('max', 'to')}
      </span>
    </fieldset>
  );
}
