import type { Growth } from '@ironfield/table/scenes/landscape.ts';
import type { Piece } from '@ironfield/table/scenes/scene.ts';
import type { Landscape } from '../data/scenario-tables.ts';
import { INCH } from '../data/tables.ts';

/** Heights of terrain in inches; hills have one for each level. */
type Ground = Omit<Piece, 'id' | 'corners'>;

const ground = (kind: string, label: string, height = 0): Ground => ({
  kind,
  label,
  foot: 0,
  height: height * INCH,
  isGround: false,
});

export const HILL: Ground = { ...ground('hill', 'Hill', 1), isGround: true };
export const WOODLAND = ground('woodland', 'Woods', 2);
export const JUNGLE = ground('jungle', 'Jungle', 3);
export const ROAD = ground('road', 'Road');
export const BLOCK_OF_HOUSES = ground('building', 'Houses', 2);
const ROUGH = ground('rough', 'Rough ground');
const ROCKS = ground('rocks', 'Rocks', 1);
const BUSHES = ground('bushes', 'Bushes', 0.5);
const POND = ground('water', 'Pond');
const HOUSE = ground('building', 'House', 2);
const BARN = ground('building', 'Barn', 3);

/** Barriers do not overlap each other. */
const BARRIERS = ['building', 'rocks', 'water', 'woodland', 'jungle'] as const;

const patch = (piece: Ground, percent: number, smallest: number, largest: number): Growth => ({
  piece,
  shape: 'grown',
  smallest: smallest * INCH,
  largest: largest * INCH,
  percent,
});
const apart = (growth: Growth): Growth => ({ ...growth, apartFrom: BARRIERS });
const built = (piece: Ground, percent: number): Growth => ({
  ...apart(patch(piece, percent, 2, 4)),
  shape: 'built',
});

const FARM = [built(HOUSE, 0.5), built(BARN, 0.5)];
const SOME_WOODS = apart(patch(WOODLAND, 6, 4, 7));
const SOME_ROCKS = apart(patch(ROCKS, 1.5, 1.5, 3));
const SOME_BUSHES = apart(patch(BUSHES, 3, 2, 5));

/** HGB-SCEN-02: names of what dice may decide. */
export const REGION_NAMES = {
  anywhere: 'By dice: anywhere',
  North: 'By dice: the North',
  South: 'By dice: the South',
  Badlands: 'By dice: the Badlands',
} as const;

/** HGB-SCEN-03: how a landscape is made. */
export interface Recipe {
  /** The highest hills, and how much of the table they cover in percent. */
  readonly hills?: { readonly levels: number; readonly percent: number };
  /** Blocks with lanes between them, for what not everybody can cross. */
  readonly blocks?: 'woodland' | 'jungle' | 'town';
  readonly growths: readonly Growth[];
}

export const RECIPES: Readonly<Record<Landscape, Recipe>> = {
  'broken ground': {
    hills: { levels: 2, percent: 20 },
    growths: [patch(ROUGH, 40, 6, 12), SOME_WOODS, apart(patch(ROCKS, 3, 1.5, 3)), SOME_BUSHES],
  },
  mountains: {
    hills: { levels: 3, percent: 36 },
    growths: [patch(ROUGH, 27, 5, 10), apart(patch(WOODLAND, 10, 4, 8)), SOME_ROCKS],
  },
  woodland: { blocks: 'woodland', growths: [patch(ROUGH, 6, 4, 7)] },
  plains: {
    hills: { levels: 1, percent: 10 },
    growths: [patch(ROUGH, 8, 4, 8), SOME_WOODS, ...FARM, SOME_BUSHES],
  },
  polar: {
    hills: { levels: 2, percent: 10 },
    growths: [
      patch(ground('snow', 'Snow'), 40, 7, 13),
      patch(ground('ice', 'Ice'), 12, 5, 9),
      patch(ground('deepSnow', 'Deep snow'), 8, 4, 7),
      SOME_ROCKS,
    ],
  },
  urban: { blocks: 'town', growths: [apart(patch(ROUGH, 4, 2, 4)), SOME_BUSHES] },
  jungle: { blocks: 'jungle', growths: [patch(ground('swamp', 'Swamp', 1), 8, 4, 8)] },
  swamp: {
    growths: [
      patch(ground('swamp', 'Swamp', 1), 52, 7, 13),
      patch(ROUGH, 20, 5, 9),
      apart(patch(WOODLAND, 8, 4, 6)),
      apart(patch(POND, 3, 3, 5)),
    ],
  },
  desert: {
    hills: { levels: 2, percent: 12 },
    growths: [patch(ground('sand', 'Sand'), 53, 8, 14), apart(patch(ROCKS, 3, 1.5, 3.5)), SOME_BUSHES],
  },
  'white desert': {
    hills: { levels: 1, percent: 8 },
    growths: [patch(ground('whiteSand', 'White sand'), 52, 8, 14), SOME_ROCKS],
  },
};

export const LANDSCAPE_NAMES: Readonly<Record<Landscape, string>> = {
  'broken ground': 'Broken ground',
  mountains: 'Mountains',
  woodland: 'Woodland',
  plains: 'Plains',
  polar: 'Polar waste',
  urban: 'Town',
  jungle: 'Jungle',
  swamp: 'Swamp',
  desert: 'Desert',
  'white desert': 'White desert',
};
