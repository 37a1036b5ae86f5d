// Finds the pieces of a scene that a line may meet. The table is cut into squares, each of which knows the pieces that
// reach into it.

import { remembered } from '@ironfield/kernel/memory.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { INCH } from '../place.ts';
import { type Bounds, boundsOf, contains } from '../polygon.ts';
import type { Piece, Scene } from './scene.ts';

const SQUARE = 4 * INCH;

interface SceneIndex {
  readonly columns: number;
  readonly rows: number;
  /** The number of 32-bit words in a set of pieces. */
  readonly words: number;
  /** By square, then word: bit i of word w is piece 32 w + i. */
  readonly sets: Int32Array;
  readonly bounds: readonly Bounds[];
  /** The set being gathered. */
  readonly found: Int32Array;
}

const indexOf = remembered((scene: Scene): SceneIndex => {
  const columns = Math.max(1, Math.ceil(scene.width / SQUARE));
  const rows = Math.max(1, Math.ceil(scene.height / SQUARE));
  const words = Math.ceil(scene.pieces.length / 32);
  const bounds = scene.pieces.map(({ corners }) => boundsOf(corners));
  const sets = new Int32Array(columns * rows * words);
  for (const [i, { left, top, right, bottom }] of bounds.entries()) {
    for (let row = square(top, rows); row <= square(bottom, rows); row++) {
      for (let column = square(left, columns); column <= square(right, columns); column++) {
        sets[(row * columns + column) * words + (i >> 5)] |= 1 << (i & 31);
      }
    }
  }
  return { columns, rows, words, sets, bounds, found: new Int32Array(words) };
});

/** Anything off the table belongs to the squares at its edge. */
const square = (at: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.floor(at / SQUARE)));

/**
 * The pieces whose bounds come within `margin` of the straight line, and perhaps some others, in the order of the
 * scene.
 */
export function piecesNear(scene: Scene, from: Place, to: Place, margin = 0): Piece[] {
  const index = indexOf(scene);
  gather(index, from, to, margin);
  const { words, found, bounds } = index;
  const near: Piece[] = [];
  for (let word = 0; word < words; word++) {
    for (let set = found[word]; set !== 0; set &= set - 1) {
      const i = word * 32 + (31 - Math.clz32(set & -set));
      if (mayMeet(bounds[i], from, to, margin)) near.push(scene.pieces[i]);
    }
  }
  return near;
}

/** The pieces under a place; edges belong to them. */
export const piecesAt = (scene: Scene, place: Place): Piece[] =>
  piecesUnder(piecesNear(scene, place, place), place);

/** Those of the given pieces that are under a place. */
export const piecesUnder = (pieces: readonly Piece[], place: Place): Piece[] =>
  pieces.filter(({ corners }) => contains(corners, place));

/** Gathers the squares near the line, row by row. */
function gather(
  { columns, rows, words, sets, found }: SceneIndex,
  from: Place,
  to: Place,
  margin: number,
): void {
  found.fill(0);
  const [upper, lower] = from.y <= to.y ? [from, to] : [to, from];
  const slope = upper.y === lower.y ? 0 : (lower.x - upper.x) / (lower.y - upper.y);
  const last = square(lower.y + margin, rows);
  for (let row = square(upper.y - margin, rows); row <= last; row++) {
    // Squares at the edge of the table extend without limit.
    const above = row === 0 ? upper.y : Math.min(lower.y, Math.max(upper.y, row * SQUARE - margin));
    const below =
      row === rows - 1 ? lower.y : Math.max(upper.y, Math.min(lower.y, (row + 1) * SQUARE + margin));
    const xAbove = slope === 0 ? upper.x : upper.x + slope * (above - upper.y);
    const xBelow = slope === 0 ? lower.x : upper.x + slope * (below - upper.y);
    const end = square(Math.max(xAbove, xBelow) + margin + 1, columns);
    for (let column = square(Math.min(xAbove, xBelow) - margin - 1, columns); column <= end; column++) {
      const start = (row * columns + column) * words;
      for (let word = 0; word < words; word++) found[word] |= sets[start + word];
    }
  }
}

/** If they are apart along a side of the bounds or across the line, they do not meet. */
function mayMeet({ left, top, right, bottom }: Bounds, from: Place, to: Place, margin: number): boolean {
  if (Math.max(from.x, to.x) + margin < left || Math.min(from.x, to.x) - margin > right) return false;
  if (Math.max(from.y, to.y) + margin < top || Math.min(from.y, to.y) - margin > bottom) return false;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const across = dx * (top + bottom - 2 * from.y) - dy * (left + right - 2 * from.x);
  const reach = Math.abs(dx) * (bottom - top) + Math.abs(dy) * (right - left);
  return Math.abs(across) <= reach + 2 * margin * (Math.abs(dx) + Math.abs(dy));
}
