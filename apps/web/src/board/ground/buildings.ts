// Houses seen from above: the higher the roof, the longer its shadow and the farther it leans over its walls.

import type { Spot } from '../geometry.ts';
import { movedPath } from './conditions.ts';

const NAME = /^(light|medium|heavy|hardened) (building|fortress|hangar) (\d+)$/;

export const isBuilding = (terrain: string): boolean => NAME.test(terrain);

/** Levels of a building by the name of its ground; 0 for anything else. */
export const levelsOfBuilding = (terrain: string): number => Number(NAME.exec(terrain)?.[3] ?? 0);

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

/** MT-STRUCT-01: those that look alike whatever their class. */
const STRUCTURES: Readonly<Record<string, readonly [outline: string, details: string]>> = {
  fortress: [
    'M-24 -17L-16 -17L-16 -13L-5 -13L-5 -17L5 -17L5 -13L16 -13L16 -17L24 -17L24 16L16 16L16 12L5 12L5 16L-5 16L-5 12L-16 12L-16 16L-24 16Z',
    'M-12 0C-12 12 12 12 12 0C12 -12 -12 -12 -12 0ZM0 0L20 -6',
  ],
  hangar: ['M-24 -14L24 -14L24 14L-24 14Z', 'M-24 -7L24 -7M-24 0L24 0M-24 7L24 7'],
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
  const [, grade, type, levels] = NAME.exec(terrain) ?? [];
  if (grade === undefined) return;
  const [outline, details] = STRUCTURES[type!] ?? HOUSES[grade]!;
  const rise = Math.min(MOST, Number(levels));
  const top = { x: at.x, y: at.y - rise };
  const look = type === 'building' ? grade : `${grade} ${type}`;
  if (part === 'shadow')
    add('house-shadow', movedPath(outline, { x: at.x + rise * 1.6, y: at.y + rise * 1.4 }));
  else if (part === 'wall') add(`house-wall ${look} by-${levels}`, movedPath(outline, at));
  else {
    add(`house-roof ${look}`, movedPath(outline, top));
    add('house-lines', movedPath(details, top));
  }
}
