import { type Board, neighbour } from '@ironfield/hex/board.ts';
import type { Direction } from '@ironfield/hex/coordinates.ts';
import type { Battlefield } from '../battlefield.ts';
import type { State } from '../state.ts';
import { isOnGround } from './places.ts';

/** The hex so far in a direction; -1 off the map. */
export function scattered(board: Board, from: number, direction: Direction, hexes: number): number {
  let cell = from;
  for (let i = 0; i < hexes && cell >= 0; i++) cell = neighbour(board, cell, direction);
  return cell;
}

/** Whoever is hit by what comes down on a hex: nobody in the air, nobody under water (BF2-VEH-06). */
export const unitsIn = ({ seatOf }: Battlefield, state: State, hex: number): number[] =>
  seatOf.flatMap((_, unit) => {
    const isHit = state.units[unit].hex === hex && isOnGround(state, unit) && !state.units[unit].submerged;
    return isHit ? [unit] : [];
  });
