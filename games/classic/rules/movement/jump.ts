// Jumps (CBT-MOV-14): along a shortest way, none of whose hexes is higher than the jets lift.

import { distance } from '@ironfield/hex/board.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield, Ground } from '../../battlefield.ts';
import type { RuleId } from '../../rule-index.ts';
import type { UnitState } from '../../state.ts';
import { REASONS } from '../../text/movement.ts';
import { wallTops } from '../ground/hexside-walls.ts';

export interface JumpReach {
  readonly start: number;
  /** Hexes to jump, by cell: 0 at the start, -1 where the jets do not reach. */
  readonly hexes: Int8Array;
  /** The cells within reach, nearest first, without the start. */
  readonly cells: readonly number[];
  /** The level that it rises to. */
  readonly highest: number;
}

/** The landing places of a jump with so many MP, whoever stands there; from the ground, or from so high. */
export function jumpReach(ground: Ground, start: number, mp: number, base = ground.bed[start]): JumpReach {
  const { board, level } = ground;
  const highest = mp + base;
  const tops = wallTops(ground);
  const hexes = new Int8Array(board.size).fill(-1);
  hexes[start] = 0;
  const cells = [start];
  for (const from of cells) {
    const flown = hexes[from] + 1;
    if (flown > mp) break;
    for (let direction = 0; direction < 6; direction++) {
      const to = board.neighbours[from * 6 + direction];
      if (to < 0 || hexes[to] !== -1 || level[to] > highest) continue;
      if (tops && tops[from * 6 + direction] > highest) continue;
      if (distance(board, start, to) !== flown) continue;
      hexes[to] = flown;
      cells.push(to);
    }
  }
  cells.shift();
  return { start, hexes, cells, highest };
}

/** The hexes that the jets take a unit to from where it stands. */
export function jumpsFrom(field: Battlefield, mech: UnitState, mp: number): JumpReach {
  const { passes, floor } = field.plugged;
  if (!passes) return jumpReach(field, mech.hex, mp);
  return jumpReach(passes(field, mech, 'jump'), mech.hex, mp, field.bed[mech.hex] + (floor?.(mech) ?? 0));
}

/** The hexes from which a jump may come into this one, its start included. */
export function hexesBefore(ground: Ground, { hexes, highest }: JumpReach, to: number): number[] {
  const tops = wallTops(ground);
  return DIRECTIONS.filter((direction) => !tops || tops[to * 6 + direction] <= highest)
    .map((direction) => ground.board.neighbours[to * 6 + direction])
    .filter((cell) => hexes[cell] >= 0 && hexes[cell] === hexes[to] - 1);
}

/** The hexes of a jump, both ends included, over `last` as the one before its end if that is given. */
export function jumpPath(ground: Ground, jump: JumpReach, to: number, last?: number): number[] {
  const path = [to];
  if (last !== undefined) path.push(last);
  for (let cell = path.at(-1)!; cell !== jump.start; cell = path.at(-1)!) {
    path.push(hexesBefore(ground, jump, cell)[0]);
  }
  return path.reverse();
}

/** MP of a jump. */
export function jumpCost(tally: Tally<RuleId>, hexes: number): void {
  tally.add(hexes, REASONS.jump(hexes), 'CBT-MOV-14');
}

/** CBT-MOV-15 */
const LEAST_HEAT = 3;

export const heatOfJump = (hexes: number): number => Math.max(hexes, LEAST_HEAT);
