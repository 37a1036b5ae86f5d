import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';
import { rangeOf } from '../../../rules/fire/range.ts';
import { hasIntercepted } from './anti-missile.ts';

const OPTION = 'ams-as-weapon';
const RULE = 'MT-ELEC-05';
const REACH = 1;
const TOO_FAR: Reason = { message: 'AMS reaches no further than the next hex', rule: RULE };
const IN_USE: Reason = { message: 'It has shot at missiles in this turn', rule: RULE };

/** Its figures are those of the weapon that it fires as. */
export const amsAsWeapon: Option<boolean> = {
  id: OPTION,
  title: 'AMS as a weapon',
  summary: 'Anti-missile systems may be fired at units in the next hex.',
  group: 'Equipment',
  rule: RULE,
  base: false,
  requires: ['anti-missile'],
  rules: section('Maximum Tech, electronics', [
    RULE,
    'AMS as a weapon',
    'AMS is fired like a machine gun, laser AMS like a small laser, both at short range and one hex at most. What is fired so shoots at no missiles in that turn.',
    OPTION,
  ]),
  plug: () => ({
    replace: { firesAntiMissile: () => true },
    stage: {
      whyNotFire: (why, field, state, { unit }, { weapon, target }) => {
        if (why || field.designs[unit].weapons[weapon].type.support !== 'AMS') return why;
        if (hasIntercepted(state, unit, weapon)) return IN_USE;
        return rangeOf(field, state, { attacker: unit, target }) > REACH ? TOO_FAR : null;
      },
    },
  }),
};
