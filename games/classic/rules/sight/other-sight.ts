// Lines of sight by other rules than those of CBT-LOS-04, where an option brings some.

import { distance } from '@ironfield/hex/board.ts';
import type { BoardLine } from '@ironfield/hex/grid.ts';
import { Touch } from '@ironfield/hex/line.ts';
import type { Ground } from '../../battlefield.ts';

/** Between two heights of CBT-LOS-03, at a distance from each other. */
export interface Span {
  readonly distance: number;
  readonly level: number;
  readonly targetLevel: number;
}

/** Something on the line, at so many hexes from the one who looks. */
export interface Rise {
  readonly at: number;
  readonly height: number;
}

export interface SightRule {
  /** Is the ground in the way? Hexes in the order of the line. */
  blocks(ground: readonly Rise[], span: Span): boolean;
  /** Do woods that reach so high count? */
  intervenes(top: Rise, span: Span): boolean;
}

/** CBT-LOS-04: higher than both, or next to one of them and higher than that one. */
const stands = ({ at, height }: Rise, { distance: far, level, targetLevel }: Span): boolean =>
  height >= Math.max(level, targetLevel) ||
  (at === 1 && height >= level) ||
  (at === far - 1 && height >= targetLevel);

export const USUAL: SightRule = {
  blocks: (ground, span) => ground.some((rise) => stands(rise, span)),
  intervenes: stands,
};

export interface OtherSight {
  readonly rule: SightRule;
  /** MT-COV-01: of two hexes at a corner of the target, or of who looks, both have to be in the way. */
  readonly cornersShelter: boolean;
}

/** Hexes that the line touches together: one, or two that share the hexside that it runs along. */
export function groupsOn(
  { board }: Ground,
  from: number,
  { length, step, touch, divided }: BoardLine,
): number[][] {
  const groups: number[][] = [];
  const end = length - 1;
  for (let i = 1; i < end; i++) {
    const isPair = divided && touch[i] !== Touch.interior;
    if (!isPair && touch[i] !== Touch.interior) continue;
    const cells = [from + step[i]];
    if (isPair) cells.push(from + step[++i]);
    groups.push(cells.filter((cell) => cell >= 0 && cell < board.size));
  }
  return groups;
}

/** Is the ground in the way of a line over these groups of hexes? */
export function isGroundIn(
  { rule, cornersShelter }: OtherSight,
  { board }: Ground,
  { from, groups }: { readonly from: number; readonly groups: readonly (readonly number[])[] },
  heights: Int8Array,
  span: Span,
): boolean {
  const rises = groups.flatMap((cells, index): Rise[] => {
    if (cells.length === 0) return [];
    const isEnd = index === 0 || index === groups.length - 1;
    const all = cells.map((cell) => heights[cell]);
    const shelters = cornersShelter && isEnd && cells.length > 1;
    return [{ at: distance(board, from, cells[0]), height: shelters ? Math.min(...all) : Math.max(...all) }];
  });
  return rule.blocks(rises, span);
}
