import { WEAPONS } from '@ironfield/classic/data/equipment.ts';
import { ROLE_NAMES } from '@ironfield/classic/text/mustering.ts';
import { ROLES, type Role } from '@ironfield/classic/units/role-names.ts';
import type { Filter } from '@ironfield/mechbay/library/search.ts';
import { AnyOf, FromTo, SearchPanel } from '../search-panel.tsx';

interface Props {
  readonly filter: Filter;
  onChange(filter: Filter): void;
}

const ROLE_CHOICES = ROLES.map((role) => [role, ROLE_NAMES[role]] as const);
const WEAPON_CHOICES = WEAPONS.map(({ name }) => [name, name] as const);

/** The filters; the lists follow at once. */
export function Filters({ filter, onChange }: Props) {
  const set = <Key extends keyof Filter>(key: Key, value: Filter[Key] | undefined) => {
    const { [key]: _, ...rest } = filter;
    onChange(value === undefined ? rest : { ...rest, [key]: value });
  };
  return (
    <SearchPanel
      text={filter.text ?? ''}
      placeholder="Name, weapon, house …"
      onText={(text) => set('text', text)}
      onClear={() => onChange({})}
    >
      <FromTo label="Tonnage" value={filter.tons} onChange={(tons) => set('tons', tons)} />
      <AnyOf
        label="Role"
        value={filter.roles?.[0] ?? ''}
        choices={ROLE_CHOICES}
        onChange={(role) => set('roles', role === undefined ? undefined : [role as Role])}
      />
      <AnyOf
        label="Weapon"
        value={filter.weapons?.[0] ?? ''}
        choices={WEAPON_CHOICES}
        onChange={(weapon) => set('weapons', weapon === undefined ? undefined : [weapon])}
      />
      <FromTo label="Walking MP" value={filter.walk} onChange={(walk) => set('walk', walk)} />
      <FromTo label="Jumping MP" value={filter.jump} onChange={(jump) => set('jump', jump)} />
      <FromTo label="Value" value={filter.value} onChange={(value) => set('value', value)} />
    </SearchPanel>
  );
}
