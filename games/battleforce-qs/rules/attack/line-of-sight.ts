import { lineOn } from '@ironfield/hex/board-line.ts';
import { Touch } from '@ironfield/hex/line.ts';
import type { Battlefield } from '../../battlefield.ts';
import { LIGHT_WOODS } from '../../data/tables.ts';
import type { Side, State } from '../../state.ts';

/** Sight between two cells as bits; see `PairMemory`. */
const Sight = {
  known: 1,
  /** Woods that no choice of side avoids. */
  blocked: 2,
  /** The line runs exactly between two hexes (BFQ-COM-03), and there are woods on that side of it. */
  woodsLeft: 4,
  woodsRight: 8,
} as const;

const BLOCKING = Touch.interior | Touch.leftCorner | Touch.rightCorner;

/**
 * BFQ-COM-03: any woods between the two hexes block, even if the line only touches a corner of theirs. The
 * hexes at the ends never matter.
 */
export function sightBetween({ board, sight }: Battlefield, from: number, to: number): number {
  const key = from * board.size + to;
  if (sight[key] > 0) return sight[key];
  const line = lineOn(board, from, to);
  let woods = 0;
  for (let i = 1; i < line.length - 1 && !(woods & BLOCKING); i++) {
    const cell = from + line.step[i];
    if (cell >= 0 && cell < board.size && board.terrain[cell] >= LIGHT_WOODS) woods |= line.touch[i];
  }
  let answer: number = Sight.known;
  if (woods & BLOCKING) answer |= Sight.blocked;
  if (woods & Touch.leftEdge) answer |= Sight.woodsLeft;
  if (woods & Touch.rightEdge) answer |= Sight.woodsRight;
  sight[key] = answer;
  return answer;
}

/** With the line taken to pass on this side of the hexsides it runs along. */
export function isVisible(sight: number, side: Side): boolean {
  return (sight & (Sight.blocked | (side === 'left' ? Sight.woodsLeft : Sight.woodsRight))) === 0;
}

/** A choice of side holds both ways; it is kept as seen from the Unit with the lower number. */
export function chosenSide(state: State, from: number, to: number): Side | undefined {
  const side = state.lines[pairKey(from, to)];
  return side && from > to ? otherSide(side) : side;
}

export function chooseSide({ lines }: Pick<State, 'lines'>, from: number, to: number, side: Side): void {
  lines[pairKey(from, to)] = from > to ? otherSide(side) : side;
}

function pairKey(a: number, b: number): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

function otherSide(side: Side): Side {
  return side === 'left' ? 'right' : 'left';
}
