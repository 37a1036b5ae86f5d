import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';
import { spreadsMyomer } from './boosters.ts';

const OPTION = 'triple-strength-myomer';
const RULE = 'MT-MCON-11';
/** From here on it works, and exactly here it does not slow its 'Mech down. */
const HOT = 9;
const WORDS = 'Triple-strength myomer';
/** No charges, pushes and deaths from above. */
const BLOWS: ReadonlySet<string> = new Set(['punch', 'kick', 'club', 'hatchet', 'sword']);

export const tripleStrength: Option<boolean> = {
  id: OPTION,
  title: 'Triple-strength myomer',
  summary: "'Mechs may have muscles that are fast and strong when they are hot.",
  group: 'Equipment',
  rule: RULE,
  base: false,
  rules: section('Maximum Tech, equipment', [
    RULE,
    'Triple-strength myomer',
    'With 9 points of heat it has a Walking MP more than when it is cool, with more of them one more than it would have. Its fists, feet, clubs and hatchets do twice the damage then.',
    OPTION,
  ]),
  plug: () => ({
    add: {
      heatedMuscles: (tally, { designs }, unit, { heat, loss }) => {
        if (heat < HOT || !spreadsMyomer(designs[unit])) return;
        tally.add(heat === HOT ? loss + 1 : 1, WORDS, RULE);
      },
      blowDamage: (tally, { designs }, { attacker, kind }, { units }) => {
        if (units[attacker].heat >= HOT && spreadsMyomer(designs[attacker]) && BLOWS.has(kind))
          tally.set(2 * tally.total, WORDS, RULE);
      },
    },
    stage: { gear: (names) => [...names, 'triple-strength myomer'] },
  }),
};
