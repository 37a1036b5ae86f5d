// The cost of one step of a 'Mech (CBT-MOV-02, 03, 08). The costs are computed once per ground and then looked up.

import { neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, oppositeOf } from '@ironfield/hex/coordinates.ts';
import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import { type Battlefield, type Ground, kindsAt } from '../../battlefield.ts';
import type { Steps } from '../../kind.ts';
import type { RuleId } from '../../rule-index.ts';
import {
  FORBIDDEN,
  isClosed,
  isRoadStep,
  isWet,
  levelsBetween,
  ROAD_COST,
} from '../../rules/ground/steps.ts';
import { REASONS } from '../../text/movement.ts';

const MOST_LEVELS = 2;
/** To all 'Mechs steps cost the same. */
const ANY_UNIT = -1;

/** Into water of depth 1 or more nobody runs (CBT-MOV-08); back it goes on level ground only (CBT-MOV-03). */
export const stepsOn = remembered((ground: Ground & Partial<Pick<Battlefield, 'plugged'>>): Steps => {
  const { size, neighbours } = ground.board;
  const steps = {
    walk: new Uint8Array(neighbours.length),
    run: new Uint8Array(neighbours.length),
    back: new Uint8Array(neighbours.length),
    walkIn: ground.enterCost.map((cost, cell) => (isClosed(ground, cell) ? FORBIDDEN : cost)),
    runIn: ground.enterCost.map((cost, cell) =>
      isWet(ground, cell) || isClosed(ground, cell) ? FORBIDDEN : cost,
    ),
    off: new Uint8Array(size),
  };
  for (let from = 0; from < size; from++) {
    for (const direction of DIRECTIONS) {
      const to = neighbour(ground.board, from, direction);
      if (to < 0) steps.off[from] |= 1 << direction;
      if (to < 0 || isClosed(ground, to) || levelsBetween(ground, from, to) > MOST_LEVELS) continue;
      const cost = totalOf<RuleId>((tally) => stepCost(tally, ground, ANY_UNIT, from, to));
      steps.walk[from * 6 + direction] = cost;
      if (!isWet(ground, to)) steps.run[from * 6 + direction] = cost;
      if (mayBack(ground, levelsBetween(ground, from, to)))
        steps.back[from * 6 + oppositeOf(direction)] = cost;
    }
  }
  return steps;
});

const mayBack = ({ plugged }: Partial<Pick<Battlefield, 'plugged'>>, levels: number): boolean =>
  levels === 0 || plugged?.backsOver?.(levels) === true;

/** CBT-MOV-02: from one hex into the next. */
export function stepCost(tally: Tally<RuleId>, ground: Ground, unit: number, from: number, to: number): void {
  if (isRoadStep(ground, from, to)) tally.add(ROAD_COST, REASONS.road(ground.board.number[to]), 'MT-COND-01');
  else entryCost(tally, ground, unit, to);
  const levels = ground.bed[to] - ground.bed[from];
  if (levels !== 0) tally.add(Math.abs(levels), REASONS.levels(levels), 'CBT-MOV-02');
}

/** The same onto the map (CBT-SCN-17). */
export function entryCost(
  tally: Tally<RuleId>,
  { board, enterCost }: Ground,
  _unit: number,
  to: number,
): void {
  const [ground, ...conditions] = kindsAt(board, to);
  const extra = conditions.reduce((sum, { mp }) => sum + mp, 0);
  tally.add(enterCost[to] - extra, REASONS.enter(board.number[to], ground.name), ground.rule ?? 'CBT-MOV-02');
  for (const { name, mp, rule } of conditions) if (mp > 0) tally.add(mp, REASONS.condition(name), rule!);
}
