import type { Option } from '../../option.ts';

/** MT-ABIL-01, first source: equal pools, a point an ability. */
export const abilityPoints: Option<number> = {
  id: 'ability-points',
  title: 'Points for abilities',
  summary: 'Each side has so many points for abilities, one for each. 0: players agree on them freely.',
  group: 'MechWarriors',
  rule: 'MT-ABIL-01',
  base: 0,
  allowed: [0, 32],
  requires: ['advanced-abilities'],
  plug: (points) => ({ replace: { abilityPool: () => points } }),
};
