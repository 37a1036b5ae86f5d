import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { coverOf } from '../../rules/sight/cover.ts';
import { unitSight } from '../../rules/sight/line-of-sight.ts';

declare module '../../extensions.ts' {
  interface UnitMarks {
    /** Has let itself down on its legs. */
    readonly hullDown?: boolean;
  }
}

const HULL_DOWN = 2;

export const hullDownQuad: Option<boolean> = {
  id: 'hull-down-quad',
  title: 'Hull-down quads',
  summary: "A four-legged 'Mech that is hull-down behind cover is 2 harder to hit.",
  group: 'Cover',
  rule: 'MT-HULL-01',
  base: false,
  isUnfielded: true,
  rules: section('Maximum Tech, hull-down', [
    'MT-HULL-01',
    'Hull-down quads',
    "Attacks at a four-legged 'Mech that is hull-down are at +2 where it has partial cover, besides what the cover adds; without cover nothing changes.",
    'hull-down-quad',
  ]),
  plug: () => ({
    add: {
      weaponToHit: (tally, field, state, { attacker, target }) => {
        if (!state.units[target].marks?.hullDown) return;
        const sight = unitSight(field, state, attacker, target);
        if (coverOf(field, state, attacker, target, sight))
          tally.add(HULL_DOWN, 'Target is hull-down', 'MT-HULL-01');
      },
    },
  }),
};
