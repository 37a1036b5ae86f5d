import type { Option } from '../../../option.ts';
import { stock } from '../../../platoons/stock.ts';
import { section } from '../../../rule-index/section.ts';
import { wears } from '../../../rules/unit/gear.ts';

const PLATOONS = [
  stock('Anvil Guard', 'foot', 'rifle', { heavyArmor: true }),
  stock('Culvert Watch', 'foot', 'laser', { heavyArmor: true }),
];
/** To its own attacks. */
const CLUMSY = 1;
const WORDS = 'Heavy armour';

/** MT-IEQP-04 */
export const infantryHeavyArmor: Option<boolean> = {
  id: 'infantry-heavy-armor',
  title: 'Heavy armour for infantry',
  summary: 'Platoons on foot may wear armour: two points kill a trooper, and they hit at +1.',
  group: 'Infantry',
  rule: 'MT-IEQP-04',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, infantry', [
    'MT-IEQP-04',
    'Heavy armour',
    'A platoon on foot in heavy armour has two boxes for each trooper, crossed off one trooper after the other. It attacks at +1, and never at close quarters. Points are doubled in the open first.',
    'infantry-heavy-armor',
  ]),
  plug: () => ({
    add: {
      weaponToHit: (tally, field, _state, { attacker }) => {
        if (wears(field, attacker, 'heavy armour')) tally.add(CLUMSY, WORDS, 'MT-IEQP-04');
      },
    },
    stage: {
      gear: (names) => [...names, 'heavy armour'],
      unitsOffered: (files) => [...files, ...PLATOONS],
    },
  }),
};
