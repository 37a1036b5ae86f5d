import type { Mode } from '../cards/card.ts';

/** HGB-TERR-01: MP for an inch in Walker, Ground, Hover and Hopper mode; nothing where it cannot go. */
export const TERRAIN_COSTS = {
  clear: { W: 1, G: 1, H: 1, R: 1 },
  rough: { W: 1, G: 2, H: 1, R: 1 },
  sand: { W: 2, G: 2, H: 1, R: 1 },
  woodland: { W: 2, G: 4, H: null, R: null },
  jungle: { W: 3, G: null, H: null, R: null },
  swamp: { W: 3, G: 4, H: 1, R: 1 },
  water: { W: null, G: null, H: 1, R: 1 },
  building: { W: 2, G: null, H: null, R: null },
  whiteSand: { W: 2, G: 2, H: 1, R: 1 },
  whiteSandRough: { W: 1, G: 2, H: 1, R: 1 },
  whiteSandDeposit: { W: 2, G: 2, H: 1, R: 1 },
  snow: { W: 2, G: 2, H: 1, R: 1 },
  deepSnow: { W: 3, G: 4, H: 1, R: 1 },
  ice: { W: 2, G: 3, H: 1, R: 1 },
  tarSands: { W: 3, G: 4, H: 1, R: 1 },
} as const satisfies Record<string, Readonly<Record<Mode, number | null>>>;

export type Terrain = keyof typeof TERRAIN_COSTS;

/** HGB-TERR-04: more for each level. */
export const LEVEL_UP: Readonly<Record<Mode, number>> = { W: 2, G: 3, H: 2, R: 0 };
export const LEVEL_DOWN: Readonly<Record<Mode, number>> = { W: 0, G: 0, H: 1, R: 0 };

/** HGB-LOS-03: one point for every full number of inches, and at least one beyond this length, in inches. */
export const COVER_CLASSES = {
  light: { each: 9, least: 2 },
  heavy: { each: 6, least: 1 },
  hard: { each: 3, least: 0 },
} as const;
export type CoverClass = keyof typeof COVER_CLASSES | 'solid';

/** HGB-TERR-10: the default cover of a piece. */
export const USUAL_COVER: Readonly<Record<string, CoverClass>> = {
  woodland: 'light',
  swamp: 'light',
  bushes: 'light',
  jungle: 'heavy',
  'soft structure': 'heavy',
  'light fortification': 'heavy',
  building: 'hard',
  'damaged building': 'light',
  rocks: 'hard',
  trench: 'hard',
  wreck: 'hard',
  hill: 'solid',
  bunker: 'solid',
};

/** HGB-TERR-10: what pieces of a scene may be. */
export const PIECE_KINDS: readonly string[] = [
  ...new Set([...Object.keys(TERRAIN_COSTS), ...Object.keys(USUAL_COVER), 'road', 'rubble']),
];

/** HGB-TERR-09: the Defense Threshold for every 6 inches or part; nothing where damage is certain. */
export const WHITE_SAND: Partial<Readonly<Record<Terrain, number | null>>> = {
  whiteSand: 4,
  whiteSandRough: 5,
  whiteSandDeposit: null,
};
