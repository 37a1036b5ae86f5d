import { UNIT_KINDS, type UnitSearch } from '@ironfield/mechbay/unit-library/search.ts';
import { AnyOf, FromTo, SearchPanel } from '../search-panel.tsx';

interface Props {
  readonly search: UnitSearch;
  onChange(search: UnitSearch): void;
}

const KINDS = Object.entries(UNIT_KINDS);
const TECH = Object.entries({ IS: 'Inner Sphere', Clan: 'Clan', mixed: 'Mixed' });

/** The search fields; the list follows every letter. */
export function UnitFilters({ search, onChange }: Props) {
  const set = <Key extends keyof UnitSearch>(key: Key, value: UnitSearch[Key] | undefined) => {
    const { [key]: _, ...rest } = search;
    onChange(value === undefined ? rest : { ...rest, [key]: value });
  };
  return (
    <SearchPanel
      text={search.text ?? ''}
      placeholder="Name, weapon, role …"
      onText={(text) => set('text', text === '' ? undefined : text)}
      onClear={() => onChange({})}
    >
      <AnyOf
        label="Kind"
        value={search.kind ?? ''}
        choices={KINDS}
        onChange={(kind) => set('kind', kind as UnitSearch['kind'])}
      />
      <AnyOf
        label="Technology"
        value={search.tech ?? ''}
        choices={TECH}
        onChange={(tech) => set('tech', tech as UnitSearch['tech'])}
      />
      <FromTo label="Tonnage" value={search.tons} onChange={(range) => set('tons', range)} />
      <FromTo label="Year" value={search.year} onChange={(range) => set('year', range)} />
      <FromTo label="Battle Value" value={search.value} onChange={(range) => set('value', range)} />
    </SearchPanel>
  );
}
