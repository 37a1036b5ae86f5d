import type { Option } from '../../option.ts';
import {
  HULL_EVENTS,
  type HullOrder,
  holdsDown,
  hullMoves,
  hullOrders,
  isHullDown,
  withHullDown,
} from '../../phases/movement/hull-down.ts';
import { section } from '../../rule-index/section.ts';
import type { Mover } from '../../rules/movement/mover.ts';
import { coverOf } from '../../rules/sight/cover.ts';
import { unitSight } from '../../rules/sight/line-of-sight.ts';

declare module '../../extensions.ts' {
  interface OptionOrders {
    crouch: HullOrder<'crouch'>;
    rise: HullOrder<'rise'>;
  }
}

const HARDER = 2;
const TWO_LEGS = 2;

const isQuad = ({ field, unit }: Mover): boolean =>
  (field.kinds[unit].limbs?.walksOn(field, unit).length ?? 0) > TWO_LEGS;

/** MT-HULL-01 */
export const hullDownQuad: Option<boolean> = {
  id: 'hull-down-quad',
  title: 'Hull-down quads',
  summary: "A four-legged 'Mech that goes hull-down behind cover is 2 harder to hit.",
  group: 'Cover',
  rule: 'MT-HULL-01',
  base: false,
  rules: section('Maximum Tech, hull-down', [
    'MT-HULL-01',
    'Hull-down quads',
    "A four-legged 'Mech goes hull-down for 2 MP, and neither moves nor turns until it has paid 2 MP more. Attacks at it are at +2 where it has partial cover, besides what the cover adds; without cover nothing changes.",
    'hull-down-quad',
  ]),
  orders: hullOrders('crouch', 'rise'),
  plug: () => ({
    add: {
      weaponToHit: (tally, field, state, { attacker, target }) => {
        if (!field.kinds[target].limbs || !isHullDown(state.units[target])) return;
        const sight = unitSight(field, state, attacker, target);
        if (coverOf(field, state, attacker, target, sight))
          tally.add(HARDER, 'Target is hull-down', 'MT-HULL-01');
      },
    },
    stage: {
      marks: withHullDown,
      moves: (moves) => [
        ...moves,
        ...hullMoves('crouch', 'rise', {
          who: isQuad,
          rule: 'MT-HULL-01',
          words: "A 'Mech on four legs goes hull-down for 2 MP, and leaves that for 2 MP",
        }),
      ],
      holds: (hold, state, unit) => holdsDown(hold, state, unit, 'MT-HULL-01'),
      states: (states, field, { units }, unit) =>
        field.kinds[unit].limbs && isHullDown(units[unit]) ? [...states, 'hull-down'] : states,
    },
  }),
  ...HULL_EVENTS,
};
