import type { Terrain } from './terrain.ts';
import type { Light, Weather } from './weather.ts';

/** HGB-SCEN-02, by die. */
export const LOCATIONS = ['North', 'North', 'South', 'South', 'Badlands', 'Badlands'] as const;
export type Location = (typeof LOCATIONS)[number];

export const LANDSCAPES = [
  'broken ground',
  'mountains',
  'woodland',
  'plains',
  'polar',
  'urban',
  'jungle',
  'swamp',
  'desert',
  'white desert',
] as const;
export type Landscape = (typeof LANDSCAPES)[number];

/** HGB-SCEN-02, by location and die. */
export const LANDSCAPES_OF: Readonly<Record<Location, readonly Landscape[]>> = {
  North: ['broken ground', 'mountains', 'woodland', 'plains', 'polar', 'urban'],
  South: ['broken ground', 'mountains', 'woodland', 'jungle', 'swamp', 'urban'],
  Badlands: ['desert', 'desert', 'broken ground', 'mountains', 'white desert', 'urban'],
};

/** HGB-SCEN-04, by die. */
export const WEATHER_TABLE: readonly Weather[] = [
  'clear',
  'clear',
  'winds',
  'rain or snow',
  'storm',
  'fog or smoke',
];
export const LIGHT_TABLE: readonly Light[] = ['day', 'day', 'day', 'dawn or dusk', 'night', 'night'];

/** HGB-SCEN-03: a part of the table that has to be, or may at most be, of some of these. */
export interface Share {
  readonly of: readonly (Terrain | 'hills')[];
  /** At least this part of the table. */
  readonly part: number;
  /** Levels that hills have, at least. */
  readonly levels?: number;
}

/** HGB-SCEN-03: all of a list of shares hold; of several lists one is enough. */
export const TABLES: Readonly<Record<Landscape, readonly (readonly Share[])[]>> = {
  desert: [[{ of: ['sand'], part: 1 / 2 }]],
  'broken ground': [[{ of: ['rough', 'hills'], part: 1 / 2, levels: 2 }]],
  mountains: [
    [
      { of: ['hills'], part: 1 / 3, levels: 3 },
      { of: ['rough'], part: 1 / 4 },
    ],
  ],
  jungle: [[{ of: ['jungle'], part: 1 / 2 }]],
  woodland: [[{ of: ['woodland'], part: 1 / 2 }]],
  swamp: [
    [
      { of: ['swamp'], part: 1 / 2 },
      { of: ['rough', 'woodland', 'jungle'], part: 1 / 4 },
    ],
  ],
  polar: [[{ of: ['snow', 'deepSnow', 'ice'], part: 1 / 2 }]],
  plains: [[{ of: ['clear'], part: 1 / 2 }]],
  'white desert': [[{ of: ['whiteSand'], part: 1 / 2 }], [{ of: ['whiteSandRough'], part: 1 / 4 }]],
  urban: [[{ of: ['building'], part: 1 / 2 }]],
};

/** HGB-SCEN-03: plains are flat: at most this part has any elevation, and none is higher than this many levels. */
export const PLAINS = { hills: 1 / 4, levels: 2 } as const;

/** HGB-DEPLOY-02 */
export const DEPLOYMENTS = ['skirmish line', 'deep', 'chance encounter', 'stuck in the middle'] as const;
export type Deployment = (typeof DEPLOYMENTS)[number];

/** HGB-DEPLOY-02: ninths of the table, row by row; those of a number lie opposite each other, 0 is the middle. */
export const NINTHS: readonly number[] = [1, 2, 3, 4, 0, 4, 3, 2, 1];
