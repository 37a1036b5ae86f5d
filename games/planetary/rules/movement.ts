import type { Tally } from '@ironfield/kernel/explanation.ts';
import { HEADINGS, type Heading } from '@ironfield/spaces/grid.ts';
import { findWays, type Ways } from '@ironfield/spaces/ways.ts';
import { LEAVE_COST, MOVE_COST, TURN_COST } from '../data/tables.ts';
import type { RuleId } from '../rule-index.ts';
import type { Fighter, Land, Terrain, UnitSheet } from '../state.ts';
import { REASONS } from '../text.ts';
import { BOARD, homeOf } from './board.ts';
import { type InBattle, isChargingFighter, isHeldAgainst, sheetOf, sideOf } from './fighters.ts';
import { hasFacing, isAerospace, isGroundVehicle, mayStandOn } from './kinds.ts';

/** PA-CBT-07, PA-MOVE-02: MP to enter a box; -1 where the unit may not. */
function enterCost({ kind }: UnitSheet, terrain: Terrain): number {
  if (!mayStandOn(kind, terrain)) return -1;
  if (isAerospace(kind)) return 0;
  if (kind === 'vtol' || terrain === 'water' || terrain === 'space') return 1;
  return MOVE_COST[terrain as Land][isGroundVehicle(kind) ? 1 : 0];
}

/** PA-CBT-07: what turning costs. */
const turnCost = ({ kind }: UnitSheet): number => (isAerospace(kind) ? 0 : TURN_COST);

/** Everywhere a unit can go on the board in one move. */
export interface Reach {
  readonly sheet: UnitSheet;
  readonly from: Fighter;
  readonly ways: Ways;
  /** Boxes it may end its move in, its own among them. */
  mayEndIn(box: number): boolean;
  /** PA-CBT-07: whole moves of one box that cost more MP than there are. */
  isForced(box: number): boolean;
}

/** PA-CBT-07: ground units stop before the enemy, aircraft fly over him; nobody ends a move in his boxes. */
export function reachOf(state: InBattle, from: Fighter): Reach {
  const sheet = sheetOf(state, from.counter);
  const side = sideOf(state, from);
  const { terrain } = state.battle;
  const isBarred = (box: number) => isHeldAgainst(state, side, box);
  const cost = (box: number) =>
    isBarred(box) && !isAerospace(sheet.kind) ? -1 : enterCost(sheet, terrain[box]);
  const ways = findWays(BOARD, from.box, { points: sheet.mp, cost });
  const isForced = (box: number) =>
    sheet.mp > 0 && ways.cost[box] < 0 && BOARD.neighbours[from.box].includes(box) && cost(box) >= 0;
  return {
    sheet,
    from,
    ways,
    mayEndIn: (box) => (ways.cost[box] >= 0 || isForced(box)) && !isBarred(box),
    isForced,
  };
}

/** PA-CBT-07: how a unit may face in a box where it ends its move. Staying as it is would be no move. */
export function facingsIn({ sheet, from, ways, isForced }: Reach, box: number): Heading[] {
  const turns = hasFacing(sheet.kind) && !isForced(box) && ways.cost[box] + turnCost(sheet) <= sheet.mp;
  return HEADINGS.filter((heading) => (heading === from.facing ? box !== from.box : turns));
}

/** Boxes and facings that a unit can reach. Units that never move have no MP. */
export function destinationsOf(state: InBattle, from: Fighter): number[] {
  if (sheetOf(state, from.counter).mp === 0 || isChargingFighter(state, from.counter)) return [];
  const reach = reachOf(state, from);
  const boxes = Array.from({ length: BOARD.size }, (_, box) => box);
  return boxes.filter((box) => reach.mayEndIn(box) && facingsIn(reach, box).length > 0);
}

/** The boxes of the way; a forced move is one step. */
export const pathOf = ({ from, ways, isForced }: Reach, box: number): number[] =>
  isForced(box) ? [from.box, box] : ways.pathTo(box);

/** PA-CBT-07: MP that a move takes. */
export const moveCost =
  (state: InBattle, reach: Reach, box: number, facing: Heading) => (tally: Tally<RuleId>) => {
    const { sheet, from } = reach;
    for (const each of pathOf(reach, box).slice(1)) {
      const terrain = state.battle.terrain[each];
      tally.add(enterCost(sheet, terrain), () => REASONS.enter(BOARD.name[each], terrain), 'PA-MOVE-02');
    }
    if (facing !== from.facing) tally.add(turnCost(sheet), REASONS.turn, 'PA-CBT-07');
    if (reach.isForced(box)) tally.set(sheet.mp, REASONS.wholeMove, 'PA-MOVE-01');
  };

/** PA-CBT-07: can the unit leave over its home edge? Aircraft always can. */
export function canFlee(state: InBattle, from: Fighter): boolean {
  const { mp, kind } = sheetOf(state, from.counter);
  if (mp === 0 || isChargingFighter(state, from.counter)) return false;
  if (isAerospace(kind)) return true;
  const { ways } = reachOf(state, from);
  const { reserve } = homeOf(state.battle, sideOf(state, from));
  return reserve.some((box) => ways.cost[box] >= 0 && ways.cost[box] + LEAVE_COST <= mp);
}
