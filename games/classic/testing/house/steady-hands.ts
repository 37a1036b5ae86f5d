import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

/** A unit that stood still fires more steadily. */
export const steadyHands: Option<boolean> = {
  id: 'steady-hands',
  title: 'Steady hands',
  summary: 'A unit that has not moved in this turn fires at -1.',
  group: 'House rules',
  rule: 'HOUSE-HANDS-01',
  rules: section('House rules', [
    'HOUSE-HANDS-01',
    'Steady hands',
    'Weapon attacks of a unit that has not moved in this turn are at -1.',
    'steady-hands',
  ]),
  base: false,
  plug: () => ({
    add: {
      weaponToHit: (tally, _field, { units }, { attacker }) => {
        if (units[attacker].thisTurn.mode === 'still') tally.add(-1, 'Steady hands', 'HOUSE-HANDS-01');
      },
    },
  }),
};
