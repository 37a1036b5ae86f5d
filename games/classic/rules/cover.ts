import type { Battlefield } from '../battlefield.ts';
import { bitOf } from '../design.ts';
import type { Kind } from '../kind.ts';
import type { State } from '../state.ts';
import { type Sight, targetCover } from './line-of-sight.ts';

/** What a target is hidden by. */
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
