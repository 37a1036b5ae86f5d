// The speed of a platoon, and the cost of the ground to it (MT-PRE-13, MT-PRE-22, MT-SOPS-11).

import { neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import { type Battlefield, type Ground, kindsAt } from '../../battlefield.ts';
import type { Kind, Steps } from '../../kind.ts';
import type { RuleId } from '../../rule-index.ts';
import { FORBIDDEN, isRoadStep, ROAD_COST } from '../../rules/ground/steps.ts';
import type { State } from '../../state.ts';
import { REASONS } from '../../text/movement.ts';
import { CLOSING, CONDITION_COSTS, COST_OF_LEVEL, GROUND_COSTS, MOST_LEVELS } from './data/steps.ts';
import { onFoot } from './design.ts';
import { REASONS as OWN_REASONS } from './text.ts';

export function walkingPoints(tally: Tally<RuleId>, field: Battlefield, _state: State, unit: number): void {
  tally.add(onFoot(field, unit).ground, OWN_REASONS.design, 'MT-PRE-13');
}

export function jumpingPoints(tally: Tally<RuleId>, field: Battlefield, _state: State, unit: number): void {
  const { jump } = onFoot(field, unit);
  if (jump > 0) tally.add(jump, OWN_REASONS.jets, 'MT-PRE-13');
}

/** For those who dive: is there water on this step that no bridge or ice leads over? */
const isWet = ({ depth }: Ground, ...cells: readonly number[]): boolean =>
  cells.some((cell) => depth[cell] >= 1);

/** MP into a hex without its level; FORBIDDEN where no infantry goes. Who dives goes one hex a turn, for all it has. */
function costInto(ground: Ground, cell: number, dive = 0): number {
  return dive > 0 && isWet(ground, cell) ? dive : costOnLand(ground, cell);
}

function costOnLand({ board, depth }: Ground, cell: number): number {
  const [ground, ...conditions] = kindsAt(board, cell);
  const names = conditions.map(({ name }) => name);
  const isDry = depth[cell] < 0 && (names.includes('bridge') || names.includes('ice'));
  const cost = isDry ? 1 : (GROUND_COSTS[ground.name] ?? FORBIDDEN);
  if (cost === FORBIDDEN || names.some((name) => CLOSING.includes(name))) return FORBIDDEN;
  return names.reduce((sum, name) => sum + (CONDITION_COSTS[name] ?? 0), cost);
}

/** By the MP of those who dive; 0 for those who do not. */
const stepsOnGround = remembered((ground: Ground) => {
  const known = new Map<number, Steps>();
  return (dive: number): Steps => {
    const found = known.get(dive) ?? stepsWith(ground, dive);
    known.set(dive, found);
    return found;
  };
});

function stepsWith(ground: Ground, dive: number): Steps {
  const { board, bed } = ground;
  const { size, neighbours } = board;
  const into = Uint8Array.from({ length: size }, (_, cell) => costInto(ground, cell, dive));
  const walk = new Uint8Array(neighbours.length);
  const off = new Uint8Array(size);
  for (let from = 0; from < size; from++) {
    for (const direction of DIRECTIONS) {
      const to = neighbour(board, from, direction);
      if (to < 0) off[from] |= 1 << direction;
      if (to < 0 || Math.abs(bed[to] - bed[from]) > MOST_LEVELS) continue;
      const isOpen = into[to] !== FORBIDDEN && into[from] !== FORBIDDEN;
      if (!isOpen && !isRoadStep(ground, from, to)) continue;
      walk[from * 6 + direction] = totalOf<RuleId>((tally) => stepCostOn(tally, ground, [from, to], dive));
    }
  }
  return { walk, run: walk, back: new Uint8Array(neighbours.length), walkIn: into, runIn: into, off };
}

function stepCostOn(
  tally: Tally<RuleId>,
  ground: Ground,
  [from, to]: readonly [from: number, to: number],
  dive: number,
): void {
  if (dive > 0 && isWet(ground, from, to)) {
    tally.add(dive, OWN_REASONS.dive, 'MT-SOPS-11');
    return;
  }
  if (isRoadStep(ground, from, to)) tally.add(ROAD_COST, REASONS.road(ground.board.number[to]), 'MT-COND-01');
  else entryCostOn(tally, ground, to, 0);
  const levels = ground.bed[to] - ground.bed[from];
  if (levels !== 0) tally.add(COST_OF_LEVEL * Math.abs(levels), REASONS.levels(levels), 'MT-PRE-22');
}

function entryCostOn(tally: Tally<RuleId>, ground: Ground, to: number, dive: number): void {
  if (dive > 0 && isWet(ground, to)) {
    tally.add(dive, OWN_REASONS.dive, 'MT-SOPS-11');
    return;
  }
  const [{ name }, ...conditions] = kindsAt(ground.board, to);
  const extra = conditions.reduce((sum, { name: lies }) => sum + (CONDITION_COSTS[lies] ?? 0), 0);
  tally.add(costInto(ground, to) - extra, REASONS.enter(ground.board.number[to], name), 'MT-PRE-13');
  for (const { name: lies } of conditions) {
    const cost = CONDITION_COSTS[lies] ?? 0;
    if (cost > 0) tally.add(cost, REASONS.condition(lies), 'MT-PRE-22');
  }
}

/** MT-SOPS-11: MP that a hex in water costs; 0 for those who cannot go there. */
function diveOf(field: Battlefield, unit: number): number {
  const { dives, ground } = onFoot(field, unit);
  return dives ? Math.max(1, ground) : 0;
}

/** The chapter of a kind about the ground. */
export const WAYS: Pick<Kind, 'stepsOn' | 'stepCost' | 'entryCost'> = {
  stepsOn: (field, unit) => stepsOnGround(field)(diveOf(field, unit)),
  stepCost: (tally, field, unit, from, to) => stepCostOn(tally, field, [from, to], diveOf(field, unit)),
  entryCost: (tally, field, unit, to) => entryCostOn(tally, field, to, diveOf(field, unit)),
};
