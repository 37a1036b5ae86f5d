import { battlefieldOf } from '../../battlefields.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { rangeOf } from '../../rules/fire/range.ts';

export const alteredEnergyDamage: Option<boolean> = {
  id: 'altered-energy-damage',
  title: 'Energy weapons by range',
  summary: 'Lasers, PPCs and flamers do 1 point more next to the target and 1 less at long range.',
  group: 'Attacks',
  rule: 'MT-DMG-01',
  base: false,
  rules: section('Maximum Tech, damage', [
    'MT-DMG-01',
    'Altered energy weapon damage',
    'An energy weapon does 1 point more in the same or the next hex, 1 less at long range, and half, rounded up, beyond it.',
    'altered-energy-damage',
  ]),
  plug: () => ({
    stage: {
      hit: (hit, { state }) => {
        const field = battlefieldOf(state);
        const { category, long, medium } = field.designs[hit.attack.attacker].weapons[hit.attack.weapon].type;
        if (category !== 'energy' || hit.damageEach === 0) return hit;
        const range = rangeOf(field, state, hit.attack);
        if (range > long) return { ...hit, damageEach: Math.ceil(hit.damageEach / 2) };
        const change = (range <= 1 ? 1 : 0) - (range > medium ? 1 : 0);
        return { ...hit, damageEach: hit.damageEach + change };
      },
    },
  }),
};
