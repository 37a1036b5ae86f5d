import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { isLost } from '../../rules/unit/condition.ts';
import { propsOf } from '../../rules/unit/limbs.ts';

const MODIFIER = 1;
const REASON = 'Lies on its only arm';

export const oneArmProneFire: Option<boolean> = {
  id: 'one-arm-prone-fire',
  title: 'Prone with one arm',
  summary: "A prone 'Mech with one arm left may still fire, propped up on that one, at 1 more.",
  group: 'Attacks',
  rule: 'MT-ADVF-01',
  base: false,
  rules: section('Maximum Tech, advanced firing', [
    'MT-ADVF-01',
    'Prone with one arm',
    "A prone 'Mech that has lost an arm props itself up on the other, whose weapons do not fire; all its shots are at +1 more.",
    'one-arm-prone-fire',
  ]),
  plug: () => ({
    replace: { armsToSpare: () => 1 },
    add: {
      weaponToHit: (tally, field, state, { attacker }) => {
        const { prone, body } = state.units[attacker];
        if (prone && propsOf(field, attacker).some((arm) => isLost(body, arm)))
          tally.add(MODIFIER, REASON, 'MT-ADVF-01');
      },
    },
  }),
};
