import { distance } from '@ironfield/hex/board.ts';
import { oppositeOf } from '@ironfield/hex/coordinates.ts';
import { createReach, reach } from '@ironfield/hex/search.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Battlefield, KnownStride } from '../battlefield.ts';
import { canJump, mpOfUnit } from '../rules/movement-points.ts';
import { strideOf } from '../rules/terrain-costs.ts';
import type { State } from '../state.ts';

/** More than any way on any map costs. */
const FAR = 2000;

const ways = remembered((_: KnownStride) => new Map<number, Int32Array>());

/** What the way from each hex to a goal costs along the ground, as if nobody stood in it; -1 where there is none. */
function wayTo({ board }: Battlefield, stride: KnownStride, goal: number): Int32Array {
  const known = ways(stride);
  let found = known.get(goal);
  if (!found) {
    // The search runs backwards: a step is taken out of the hex that it comes to.
    const costOf = (_: number, to: number, side: number) => stride.steps[to * 6 + oppositeOf(side as 0)];
    found = reach(board, goal, FAR, costOf, createReach(board)).cost;
    known.set(goal, found);
  }
  return found;
}

/** How long a unit takes to get to a hex, in turns, from anywhere. */
export function travel(
  field: Battlefield,
  state: State,
  unit: number,
  goal: number,
): (from: number) => number {
  const mp = Math.max(1, mpOfUnit(field, state, unit));
  const along = wayTo(field, strideOf(field, state, unit), goal);
  const jumps = canJump(field, state, unit);
  return (from) => {
    const onFoot = along[from] < 0 ? FAR : along[from];
    return (jumps ? Math.min(onFoot, distance(field.board, from, goal)) : onFoot) / mp;
  };
}
