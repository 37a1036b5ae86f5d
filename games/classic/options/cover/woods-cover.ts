import { hazeIn, kindsAt } from '../../battlefield.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { clearWoods } from '../../rules/ground/clearing.ts';
import { isAirborne } from '../../rules/unit/condition.ts';

/** By woods: none, light, heavy, ultra-heavy. */
const ABSORBS = [0, 2, 4, 6];

export const woodsCover: Option<boolean> = {
  id: 'woods-cover',
  title: 'Woods as cover',
  summary: 'Woods around a target make it no harder to hit, but take a part of every shot that strikes it.',
  group: 'Cover',
  rule: 'MT-DMG-02',
  base: false,
  rules: section('Maximum Tech, cover', [
    'MT-DMG-02',
    'Woods as cover',
    'Woods in the hex of the target do not modify a shot; they take 2 points of each weapon attack, heavy ones 4, ultra-heavy ones 6, and may be cleared by it.',
    'woods-cover',
  ]),
  plug: () => ({
    replace: {
      // MT-SMOKE-01: what hangs in the air there still counts.
      woodsOfTarget: ({ board, plugged }, hex) => hazeIn(kindsAt(board, hex), 0, plugged.hazeOf),
    },
    stage: {
      absorbed: (points, play, field, { target }) => {
        const mech = play.state.units[target];
        const taken = isAirborne(mech) ? 0 : Math.min(points, ABSORBS[field.woods[mech.hex]]);
        if (taken <= 0) return points;
        clearWoods(play, field, mech.hex, taken, target);
        return points - taken;
      },
    },
  }),
};
