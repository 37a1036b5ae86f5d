import { type Range, UNIT_KINDS, type UnitSearch } from '@ironfield/mechbay/unit-library/search.ts';
import { useState } from 'react';
import styles from './units.module.css';

interface Props {
  readonly search: UnitSearch;
  onChange(search: UnitSearch): void;
}

const KINDS = Object.entries(UNIT_KINDS);
const TECH = { IS: 'Inner Sphere', Clan: 'Clan', mixed: 'Mixed' };

/** What is looked for; the list follows every letter. */
export function UnitFilters({ search, onChange }: Props) {
  // Where there is room, everything is in sight.
  const [isWide] = useState(() => window.matchMedia('(min-width: 861px)').matches);
  const set = <Key extends keyof UnitSearch>(key: Key, value: UnitSearch[Key] | undefined) => {
    const { [key]: _, ...rest } = search;
    onChange(value === undefined ? rest : { ...rest, [key]: value });
  };
  const choice = (key: 'kind' | 'tech', label: string, choices: readonly (readonly [string, string])[]) => (
    <label>
      {label}
      <select
        className="select"
        value={search[key] ?? ''}
        onChange={({ target: { value } }) => set(key, value === '' ? undefined : (value as never))}
      >
        <option value="">Any</option>
        {choices.map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <search className={styles.filters}>
      <label>
        Search
        <input
          type="search"
          className="text-field"
          placeholder="Name, weapon, role …"
          value={search.text ?? ''}
          onChange={({ target }) => set('text', target.value === '' ? undefined : target.value)}
        />
      </label>
      <details open={isWide}>
        <summary>More to look for</summary>
        {choice('kind', 'Kind', KINDS)}
        {choice('tech', 'Technology', Object.entries(TECH))}
        <FromTo label="Tonnage" value={search.tons} onChange={(range) => set('tons', range)} />
        <FromTo label="Year" value={search.year} onChange={(range) => set('year', range)} />
        <FromTo label="Battle Value" value={search.value} onChange={(range) => set('value', range)} />
      </details>
      <button type="button" className="button" onClick={() => onChange({})}>
        Show all
      </button>
    </search>
  );
}

interface FromToProps {
  readonly label: string;
  readonly value: Range | undefined;
  onChange(value: Range): void;
}

function FromTo({ label, value = {}, onChange }: FromToProps) {
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
