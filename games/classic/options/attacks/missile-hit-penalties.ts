import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { rangeOf } from '../../rules/fire/range.ts';

export const missileHitPenalties: Option<boolean> = {
  id: 'missile-hit-penalties',
  title: 'Missiles by range',
  summary: 'Fewer missiles of a salvo hit at medium and long range, more of them next to the target.',
  group: 'Attacks',
  rule: 'MT-DMG-03',
  base: false,
  rules: section('Maximum Tech, damage', [
    'MT-DMG-03',
    'Missile hit penalties',
    'The cluster roll is at +1 in the same or the next hex, −1 at medium and −2 at long range or beyond; below 2 one missile hits.',
    'missile-hit-penalties',
  ]),
  plug: () => ({
    add: {
      cluster: (tally, field, state, { attack }) => {
        const { short, medium } = field.designs[attack.attacker].weapons[attack.weapon].type;
        const range = rangeOf(field, state, attack);
        if (range <= 1) tally.add(1, 'next to the target', 'MT-DMG-03');
        else if (range > medium) tally.add(-2, 'long range', 'MT-DMG-03');
        else if (range > short) tally.add(-1, 'medium range', 'MT-DMG-03');
      },
    },
  }),
};
