/** Drawings for terrain. */
export type TerrainLook =
  | 'woods'
  | 'jungle'
  | 'bushes'
  | 'hill'
  | 'building'
  | 'ruin'
  | 'wall'
  | 'rocks'
  | 'rough'
  | 'sand'
  | 'swamp'
  | 'water'
  | 'ice'
  | 'snow'
  | 'road'
  | 'trench'
  | 'wreck'
  | 'smoke'
  | 'clear'
  | 'unknown';

/** Words that games use for kinds of terrain. */
const LOOKS: Readonly<Record<string, TerrainLook>> = {
  woods: 'woods',
  woodland: 'woods',
  forest: 'woods',
  jungle: 'jungle',
  bushes: 'bushes',
  hedge: 'bushes',
  hill: 'hill',
  ridge: 'hill',
  plateau: 'hill',
  building: 'building',
  'damaged building': 'ruin',
  'soft structure': 'building',
  bunker: 'wall',
  wall: 'wall',
  fortification: 'wall',
  'light fortification': 'wall',
  rocks: 'rocks',
  rough: 'rough',
  rubble: 'rough',
  sand: 'sand',
  whiteSand: 'sand',
  whiteSandRough: 'rough',
  whiteSandDeposit: 'sand',
  tarSands: 'swamp',
  swamp: 'swamp',
  water: 'water',
  river: 'water',
  ice: 'ice',
  snow: 'snow',
  deepSnow: 'snow',
  road: 'road',
  trench: 'trench',
  wreck: 'wreck',
  smoke: 'smoke',
  clear: 'clear',
};

/** Of a kind that nobody has drawn yet the outline is hatched, and its name printed on it. */
export const lookOf = (kind: string): TerrainLook => (Object.hasOwn(LOOKS, kind) ? LOOKS[kind] : 'unknown');
