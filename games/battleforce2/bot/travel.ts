import { distance } from '@ironfield/hex/board.ts';
import { oppositeOf } from '@ironfield/hex/coordinates.ts';
import { clear, createFrontier, relax, take } from '@ironfield/hex/search/bucket-queue.ts';
import { createReach, reach } from '@ironfield/hex/search.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Battlefield, KnownStride, Places } from '../battlefield.ts';
import { strideOf } from '../rules/map/terrain-costs.ts';
import { canJump, mpOfUnit } from '../rules/movement/movement-points.ts';
import type { State } from '../state.ts';

/** More than any way on any map costs. */
const FAR = 2000;

const ways = remembered((_: KnownStride) => new Map<number, Int32Array>());

/** The ground cost from each place to a goal, as if no units were in the way; -1 if there is no way. */
function wayTo({ board }: Battlefield, stride: KnownStride, goal: number): Int32Array {
  const known = ways(stride);
  let found = known.get(goal);
  if (!found) {
    // The search runs backwards: a step's cost is that of the hex it enters.
    const costOf = (_: number, to: number, side: number) => stride.steps[to * 6 + oppositeOf(side as 0)];
    found = stride.places.below
      ? wayOver(stride.places, goal)
      : reach(board, goal, FAR, costOf, { into: createReach(board) }).cost;
    known.set(goal, found);
  }
  return found;
}

/** By place: the sides of its neighbours from which a step enters it. */
const sidesInto = remembered(
  ({ grid: { neighbours }, steps, cellOf }: Places): readonly (readonly number[])[] => {
    const sides: number[][] = Array.from(cellOf!, () => []);
    for (const [side, to] of neighbours.entries()) if (to >= 0 && steps[side] >= 0) sides[to].push(side);
    return sides;
  },
);

/** BF2-MAP-05: where bridges are two places, the way to a place may differ from the way back. */
function wayOver(places: Places, goal: number): Int32Array {
  const { steps, cellOf, below } = places;
  const into = sidesInto(places);
  const frontier = createFrontier(cellOf!.length);
  clear(frontier, FAR);
  for (const place of [goal, below![goal]]) if (place >= 0) relax(frontier, place, -1, 0);
  for (let spent = 0; spent <= FAR; spent++)
    for (let place = take(frontier, spent); place >= 0; place = take(frontier, spent))
      for (const side of into[place]) relax(frontier, Math.floor(side / 6), place, spent + steps[side]);
  return frontier.cost;
}

/** From the place where a unit is, or from the better one of a hex where it is not. */
function costFrom({ below }: Places, along: Int32Array, cell: number, isOnBridge: boolean | null): number {
  const under = below ? below[cell] : -1;
  const costs = [
    ...(isOnBridge === false && under >= 0 ? [] : [along[cell]]),
    ...(isOnBridge === true || under < 0 ? [] : [along[under]]),
  ];
  return Math.min(...costs.map((cost) => (cost < 0 ? FAR : cost)));
}

/** The turns a unit takes to get to a hex from any place. */
export function travel(
  field: Battlefield,
  state: State,
  unit: number,
  goal: number,
): (from: number) => number {
  const mp = Math.max(1, mpOfUnit(field, state, unit));
  const stride = strideOf(field, state, unit);
  const along = wayTo(field, stride, goal);
  const jumps = canJump(field, state, unit);
  const { hex, onBridge } = state.units[unit];
  return (from) => {
    const onFoot = costFrom(stride.places, along, from, from === hex ? onBridge : null);
    return (jumps ? Math.min(onFoot, distance(field.board, from, goal)) : onFoot) / mp;
  };
}
