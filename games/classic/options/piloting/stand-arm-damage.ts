import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { isLost } from '../../rules/unit/condition.ts';

const WORDS = { damaged: 'An arm is damaged', lost: 'An arm is gone' };

export const standArmDamage: Option<boolean> = {
  id: 'stand-arm-damage',
  title: 'Arms to stand up with',
  summary: "Damaged arms make it harder for a 'Mech to stand up.",
  group: 'Piloting',
  rule: 'MT-PSR-03',
  base: false,
  rules: section('Maximum Tech, piloting', [
    'MT-PSR-03',
    'Damaged arms hinder standing',
    'The roll to stand up is at +1 for each arm with an actuator that is hit or missing, and at +2 for each arm that is gone.',
    'stand-arm-damage',
  ]),
  plug: () => ({
    add: {
      piloting: (tally, field, state, unit, reason) => {
        if (reason !== 'stand') return;
        const { limbs } = field.kinds[unit];
        for (const arm of limbs?.props ?? []) {
          if (isLost(state.units[unit].body, arm)) tally.add(2, WORDS.lost, 'MT-PSR-03');
          else if (limbs?.isImpaired(field, state, unit, arm)) tally.add(1, WORDS.damaged, 'MT-PSR-03');
        }
      },
    },
  }),
};
