// Houses seen from above: the higher the roof, the longer its shadow and the farther it leans over its walls.

import type { Spot } from '../geometry.ts';
import { movedPath } from './conditions.ts';

const NAME = /^(light|medium|heavy|hardened) building (\d+)$/;

export const isBuilding = (terrain: string): boolean => NAME.test(terrain);

/** Levels of a building by the name of its ground; 0 for anything else. */
export const levelsOfBuilding = (terrain: string): number => Number(NAME.exec(terrain)?.[2] ?? 0);

/** The footprint of a house, and what lies on its roof. */
const HOUSES: Readonly<Record<string, readonly [outline: string, details: string]>> = {
  light: ['M-21 -11L17 -15L22 9L-17 14Z', 'M-19 2L20 -3M-12 -12L-9 13M4 -14L7 11'],
  medium: ['M-22 -15L20 -15L22 12L-20 15Z', 'M-21 0L21 -1M-15 -9L-5 -9L-5 -4L-15 -4ZM6 5L15 5L15 10L6 10Z'],
  heavy: [
    'M-24 -14L-12 -18L23 -16L24 12L10 17L-22 15Z',
    'M-17 -10L17 -10L17 10L-17 10ZM-6 -4L6 -4L6 4L-6 4Z',
  ],
  hardened: [
    'M-24 -6L-14 -19L14 -19L25 -5L25 7L14 18L-14 18L-25 7Z',
    'M-16 -4L-9 -12L9 -12L16 -4L16 5L9 12L-9 12L-16 5ZM-4 -4L4 -4L4 4L-4 4Z',
  ],
};

type Part = 'shadow' | 'wall' | 'roof';

/** Beyond so many levels it does not show. */
const MOST = 5;

export function addBuilding(
  terrain: string,
  at: Spot,
  part: Part,
  add: (className: string, d: string) => void,
): void {
  const [, grade, levels] = NAME.exec(terrain) ?? [];
  if (grade === undefined) return;
  const [outline, details] = HOUSES[grade]!;
  const rise = Math.min(MOST, Number(levels));
  const top = { x: at.x, y: at.y - rise };
  if (part === 'shadow')
    add('house-shadow', movedPath(outline, { x: at.x + rise * 1.6, y: at.y + rise * 1.4 }));
  else if (part === 'wall') add(`house-wall ${grade} by-${levels}`, movedPath(outline, at));
  else {
    add(`house-roof ${grade}`, movedPath(outline, top));
    add('house-lines', movedPath(details, top));
  }
}
