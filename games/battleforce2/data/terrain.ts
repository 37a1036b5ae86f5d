import type { Mode } from '../element.ts';

/** Terrain names in board files, by index in a board's terrain array (BF2-MAP-03). */
export const TERRAINS = [
  'clear',
  'rough',
  'light woods',
  'heavy woods',
  'water',
  'rubble',
  'base',
  'city',
  'fortress',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export const WATER = TERRAINS.indexOf('water');
/** BF2-BLDG-01 */
export const BUILDINGS = ['base', 'city', 'fortress'].map((name) => TERRAINS.indexOf(name as Terrain));

/** BF2-MAP-05, BF2-MAP-07: a road crosses hexsides, `road 0` the northern one, and so on clockwise. */
export const ROADS = ['road 0', 'road 1', 'road 2', 'road 3', 'road 4', 'road 5'] as const;
export const BRIDGE = 'bridge';
export const PAVED = 'paved';
/** BF2-ENV-02: a sheet of ice, and the water below it, if any. */
export const ICE = 'ice';
export const FROZEN_WATER = 'frozen water';
/** BF2-FIRE-06: a fire, with the direction that its smoke blows in. */
export const FIRES = ['fire 0', 'fire 1', 'fire 2', 'fire 3', 'fire 4', 'fire 5'] as const;
export const FEATURES = [...ROADS, BRIDGE, PAVED, ICE, FROZEN_WATER, ...FIRES] as const;
export type Feature = (typeof FEATURES)[number];

/** Ways of moving: on legs, on foot, by a vehicle mode, or taxiing. */
export type Gait = 'mech' | 'infantry' | 'aerospace' | Exclude<Mode, '' | 'J'>;

interface TerrainRow {
  /** BF2-MOVE-03 */
  readonly cost: number;
  readonly costFor?: Partial<Record<Gait, number>>;
  readonly prohibited: readonly Gait[];
  /** BF2-LOS-03: levels that it adds to the height of its hex. */
  readonly height: number;
  /** BF2-HIT-02 */
  readonly cover: number;
}

const BUILDING = { costFor: { infantry: 1, v: 1 }, prohibited: ['n', 's', 'aerospace'] } as const;

/** BF2-MAP-03, BF2-MOVE-03 */
export const TERRAIN: Readonly<Record<Terrain, TerrainRow>> = {
  clear: { cost: 1, prohibited: ['n', 's'], height: 0, cover: 0 },
  rough: { cost: 2, costFor: { v: 1 }, prohibited: ['n', 's', 'w', 'aerospace'], height: 0, cover: 0 },
  rubble: { cost: 2, costFor: { v: 1 }, prohibited: ['n', 's', 'w', 'aerospace'], height: 0, cover: 0 },
  'light woods': {
    cost: 2,
    costFor: { v: 1 },
    prohibited: ['h', 'n', 's', 'w', 'aerospace'],
    height: 1,
    cover: 1,
  },
  'heavy woods': {
    cost: 3,
    costFor: { v: 1 },
    prohibited: ['h', 'n', 's', 't', 'w', 'aerospace'],
    height: 1,
    cover: 2,
  },
  water: {
    cost: 3,
    costFor: { h: 1, n: 1, s: 1, v: 1 },
    prohibited: ['infantry', 't', 'w', 'aerospace'],
    height: 0,
    cover: 0,
  },
  base: { cost: 2, ...BUILDING, height: 0, cover: 0 },
  city: { cost: 3, ...BUILDING, height: 1, cover: 1 },
  fortress: { cost: 4, ...BUILDING, height: 1, cover: 2 },
};

/** BF2-FIRE-08: as heavy woods. */
export const SMOKE = TERRAIN['heavy woods'];
