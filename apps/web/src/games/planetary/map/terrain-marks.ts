import type { Terrain } from '@ironfield/planetary/state.ts';

/** The plants and rocks of a terrain, around 0, 0, no farther than 36 from it. */
export const TERRAIN_MARKS: Readonly<Record<Terrain, string | null>> = {
  plains: null,
  woods:
    'M-22 14a9 9 0 1 1 8-14a10 10 0 0 1 14 8a8 8 0 0 1-8 12h-10a8 8 0 0 1-4-6zM8 -8a8 8 0 1 1 13-7a8 8 0 0 1 2 15h-12a6 6 0 0 1-3-8z',
  mountains: 'M-30 20L-12 -14L-3 2L6 -18L28 20Z',
  desert: 'M-28 4q7 -8 14 0t14 0t14 0M-20 16q7 -8 14 0t14 0t14 0M-22 -9q7 -8 14 0t14 0',
  arctic: 'M-20 0h40M0 -20v40M-14 -14l28 28M14 -14l-28 28',
  water: 'M-28 -6q7 -7 14 0t14 0t14 0M-20 10q7 -7 14 0t14 0t14 0',
  space: 'M-20 -14h2v2h-2zM14 -20h2v2h-2zM22 12h2v2h-2zM-8 16h2v2h-2zM2 -2h2v2h-2z',
};
