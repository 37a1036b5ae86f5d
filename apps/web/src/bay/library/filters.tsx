import { WEAPONS } from '@ironfield/classic/data/equipment.ts';
import { ROLE_NAMES } from '@ironfield/classic/text/mustering.ts';
import { ROLES, type Role } from '@ironfield/classic/units/role-names.ts';
import type { Between, Filter } from '@ironfield/mechbay/library/search.ts';
import { useState } from 'react';
import styles from './library.module.css';

interface Props {
  readonly filter: Filter;
  onChange(filter: Filter): void;
}

/** The filters; the lists follow at once. */
export function Filters({ filter, onChange }: Props) {
  // With enough room, all filters are in sight.
  const [isWide] = useState(() => window.matchMedia('(min-width: 861px)').matches);
  const set = (part: Filter) => onChange({ ...filter, ...part });
  const without = (key: keyof Filter) => {
    const { [key]: _, ...rest } = filter;
    onChange(rest);
  };
  return (
    <search className={styles.libraryFilters}>
      <label>
        Search
        <input
          type="search"
          className="text-field"
          placeholder="Name, weapon, house …"
          value={filter.text ?? ''}
          onChange={({ target }) => set({ text: target.value })}
        />
      </label>
      <details open={isWide}>
        <summary>More to look for</summary>
        <FromTo label="Tonnage" value={filter.tons} onChange={(tons) => set({ tons })} />
        <label>
          Role
          <select
            className="select"
            value={filter.roles?.[0] ?? ''}
            onChange={({ target }) =>
              target.value ? set({ roles: [target.value as Role] }) : without('roles')
            }
          >
            <option value="">Any</option>
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {ROLE_NAMES[role]}
              </option>
            ))}
          </select>
        </label>
        <label>
          Weapon
          <select
            className="select"
            value={filter.weapons?.[0] ?? ''}
            onChange={({ target }) => (target.value ? set({ weapons: [target.value] }) : without('weapons'))}
          >
            <option value="">Any</option>
            {WEAPONS.map(({ id, name }) => (
              <option key={id} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <FromTo label="Walking MP" value={filter.walk} onChange={(walk) => set({ walk })} />
        <FromTo label="Jumping MP" value={filter.jump} onChange={(jump) => set({ jump })} />
        <FromTo label="Value" value={filter.value} onChange={(value) => set({ value })} />
      </details>
      <button type="button" className="button" onClick={() => onChange({})}>
        Show all
      </button>
    </search>
  );
}

interface FromToProps {
  readonly label: string;
  readonly value: Between | undefined;
  onChange(value: Between): void;
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
