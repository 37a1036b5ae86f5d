import { createSpaces, type Spaces } from './spaces.ts';

/** Spaces in a circle, numbered from 1; each touches the one before and the one after it. */
export function createRing(size: number): Spaces {
  const nameOf = (index: number) => String(((index + size) % size) + 1);
  return createSpaces(
    Array.from({ length: size }, (_, index) => ({
      name: nameOf(index),
      neighbours: [nameOf(index - 1), nameOf(index + 1)],
    })),
  );
}
