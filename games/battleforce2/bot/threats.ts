import { distance } from '@ironfield/hex/board.ts';
import type { Battlefield } from '../battlefield.ts';
import { bandOf } from '../rules/attack/range.ts';
import { greatestHeight } from '../rules/attack/sight.ts';
import { canJump } from '../rules/movement/movement-points.ts';
import { reachable } from '../rules/movement/reach.ts';
import type { State } from '../state.ts';
import { harmAt } from './exchange.ts';

/** An enemy with all hexes from which it can fire next: it moves before it does. */
export interface Threat {
  readonly places: readonly number[];
  /** By range band. */
  readonly harm: readonly number[];
}

export function threatOf(field: Battlefield, state: State, enemy: number, harm: readonly number[]): Threat {
  const places = new Set([state.units[enemy].hex, ...reachable(field, state, enemy, 'ground').cells]);
  if (canJump(field, state, enemy))
    for (const cell of reachable(field, state, enemy, 'jump').cells) places.add(cell);
  return { places: [...places], harm };
}

/** The most that it can do to somebody in a hex. */
export function worstAt(field: Battlefield, { places, harm }: Threat, cell: number): number {
  const { board } = field;
  let worst = 0;
  for (const place of places) {
    const away = distance(board, place, cell);
    const there = harmAt(harm, bandOf(away));
    if (there <= worst) continue;
    const highest = Math.max(board.level[place], board.level[cell]);
    if (away <= 1 || greatestHeight(field, place, cell) <= highest) worst = there;
  }
  return worst;
}
