import { hexsidesAt } from '@ironfield/hex/bearing.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import { DIRECTIONS, type Direction } from '@ironfield/hex/coordinates.ts';
import type { Battlefield, Ground } from '../../battlefield.ts';
import { bitOf } from '../../design.ts';
import type { Kind } from '../../kind.ts';
import type { State } from '../../state.ts';
import { type Sight, targetCover } from './line-of-sight.ts';

/** The cover of a target. */
export interface Cover {
  /** Parts that are struck in vain, a bit each. */
  readonly parts: number;
  /** It makes the target no harder to hit. */
  readonly isSlight?: true;
}

/** CBT-LOS-08 */
export function partialCover({ codes, isCovered }: Kind): Cover {
  return { parts: codes.reduce((bits, _, part) => (isCovered(part) ? bits | bitOf(part) : bits), 0) };
}

/** The cover of a target from an attacker that sees it so. */
export function coverOf(
  field: Battlefield,
  state: State,
  attacker: number,
  target: number,
  sight: Sight,
): Cover | null {
  const cover = targetCover(sight) ? partialCover(field.kinds[target]) : null;
  return field.plugged.cover ? field.plugged.cover(cover, field, state, attacker, target) : cover;
}

/** Does it add to the number? */
export function isHarder(
  field: Battlefield,
  state: State,
  attacker: number,
  target: number,
  sight: Sight,
): boolean {
  if (!field.plugged.cover) return targetCover(sight);
  const cover = coverOf(field, state, attacker, target, sight);
  return cover !== null && !cover.isSlight;
}

/** Does a line from one hex into another come in through this hexside? At a corner it comes in through both. */
export const entersThrough = ({ board }: Ground, from: number, to: number, side: Direction): boolean =>
  from !== to && hexsidesAt(lineOn(board, to, from).bearing).includes(side);

/** CBT-LOS-08: the hexsides beyond which the ground covers somebody who stands in a hex. */
export function coveringSides({ board, bed, level }: Ground, hex: number): Direction[] {
  return DIRECTIONS.filter((side) => {
    const next = board.neighbours[hex * 6 + side];
    return next >= 0 && level[next] === bed[hex] + 1;
  });
}
