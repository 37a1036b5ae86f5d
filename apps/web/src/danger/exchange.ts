// Danger in games whose units face as they like at the end of a move: every place of the one against every place of the
// other, by the expected damage between two hexes.

import type { Board } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { centreOfCell, facingTowards } from '../board/geometry.ts';
import type { DangerBy, DangerSpot } from './danger.ts';

/** One that may be in several hexes when it fires. */
export interface Party {
  readonly unit: number;
  /** Its place now. */
  readonly hex: number;
  /** Its possible places; without more than one it faces as it does. */
  readonly places: readonly number[];
}

export interface Exchange {
  /** Expected damage of one unit to another; `least` is what is known to be possible, less need not be exact. */
  harm(attacker: Party, from: number, target: Party, to: number, least: number): number;
  nameOf(hex: number): string;
}

/** The damage a unit may suffer in a hex. */
export function sufferedIn(
  { harm, nameOf }: Exchange,
  foes: readonly Party[],
  target: Party,
  hex: number,
): { readonly suffered: number; readonly by: DangerBy[] } {
  const by: DangerBy[] = [];
  let suffered = 0;
  for (const foe of foes) {
    let points = 0;
    let from = -1;
    for (const place of foe.places) {
      const there = harm(foe, place, target, hex, points);
      if (there <= points) continue;
      points = there;
      from = place;
    }
    if (from < 0) continue;
    suffered += points;
    by.push({ unit: foe.unit, points, where: from === foe.hex ? '' : `from ${nameOf(from)}` });
  }
  return { suffered, by: by.sort((a, b) => b.points - a.points) };
}

/** Every hex where a unit may end its move; `how` says how it gets there. */
export function* spotsIn(
  exchange: Exchange,
  mover: Party,
  foes: readonly Party[],
  how: (hex: number) => string,
): Generator<DangerSpot<number>, void, void> {
  for (const hex of mover.places) {
    let dealt = 0;
    let target = -1;
    for (const foe of foes) {
      const there = exchange.harm(mover, hex, foe, foe.hex, dealt);
      if (there <= dealt) continue;
      dealt = there;
      target = foe.unit;
    }
    yield { place: hex, ...sufferedIn(exchange, foes, mover, hex), dealt, target, how: how(hex) };
  }
}

/** Nearly every arc has its middle ahead. */
export const lookingAt = (board: Board, from: number, to: number): Facing =>
  facingTowards(centreOfCell(board, from), centreOfCell(board, to));
