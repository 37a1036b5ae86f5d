// A globe of 252 hexes: an icosahedron whose twenty triangles are five hexes long on each side. The twelve hexes at its
// corners have five neighbours, all others six. Rows run around the globe, from A at the north pole to P at the south
// pole; columns are numbered eastward from the same meridian in every row.

import { createSpaces, type Spaces } from './spaces.ts';

export interface Planet extends Spaces {
  /** In degrees, by hex; for drawings and climate. North and east are positive. */
  readonly latitude: readonly number[];
  readonly longitude: readonly number[];
  /**
   * The orbit zones over each hex, by their numbers in `ZONES`: one, or all that meet over it if the hex lies on a
   * border.
   */
  readonly zonesOver: readonly (readonly number[])[];
}

/** Each zone covers two triangles that share a side. The zones form a ring; odd ones in print are northern. */
export const ZONES = 10;

/** Hexes along the side of a triangle. */
const EDGE = 5;
/** Triangles around each pole. */
const SECTORS = 5;
const AROUND = SECTORS * EDGE;
const LAST_ROW = 3 * EDGE;

type Vector = readonly [x: number, y: number, z: number];

/** A hex while the globe is being built. */
interface Cell {
  readonly name: string;
  readonly zones: readonly number[];
  readonly at: Vector;
}

const NORTH: Vector = [0, 0, 1];
const SOUTH: Vector = [0, 0, -1];
/** The latitude, north and south, of the icosahedron's corners other than the poles. */
const CORNER_LATITUDE = Math.atan(0.5);
const DEGREE = Math.PI / 180;
/** The longitude of the first column. */
const FIRST_MERIDIAN = 144;
/** The southern corners lie between the northern ones, under the third column after each. */
const SOUTHERN_COLUMN = 2;

const corner = (latitude: number, degrees: number): Vector => [
  Math.cos(latitude) * Math.cos(degrees * DEGREE),
  Math.cos(latitude) * Math.sin(degrees * DEGREE),
  Math.sin(latitude),
];
const upper = (sector: number): Vector => corner(CORNER_LATITUDE, FIRST_MERIDIAN + 72 * sector);
const lower = (sector: number): Vector => corner(-CORNER_LATITUDE, FIRST_MERIDIAN + 36 + 72 * sector);

/** A point in a triangle, by its weight of each corner. */
const weighted = (...parts: readonly (readonly [weight: number, corner: Vector])[]): Vector => {
  const along = (axis: 0 | 1 | 2) => parts.reduce((sum, [weight, at]) => sum + weight * at[axis], 0);
  return [along(0), along(1), along(2)];
};

const nameOf = (row: number, column: number): string =>
  String.fromCharCode(65 + row) + String((column % AROUND) + 1).padStart(2, '0');

const northernZone = (sector: number): number => 2 * ((sector + SECTORS) % SECTORS);
const southernZone = (sector: number): number => northernZone(sector) + 1;

/**
 * Rows get shorter towards the poles, so columns are further apart; the column at the edge of a triangle keeps its
 * number.
 */
const columnInCap = (ring: number, offset: number): number =>
  offset === 0 ? 0 : Math.ceil((EDGE - ring) / 2 + offset);

/** A row of a polar cap, `ring` rows from the pole. */
function capRow(ring: number, isNorth: boolean): Cell[] {
  const [pole, corners, zone] = isNorth
    ? ([NORTH, upper, northernZone] as const)
    : ([SOUTH, lower, southernZone] as const);
  const row = isNorth ? ring : LAST_ROW - ring;
  if (ring === 0) {
    const zones = Array.from({ length: SECTORS }, (_, sector) => zone(sector));
    return [{ name: nameOf(row, 0), zones, at: pole }];
  }
  return Array.from({ length: SECTORS * ring }, (_, index) => {
    const [sector, offset] = [Math.floor(index / ring), index % ring];
    const column = EDGE * sector + (isNorth ? 0 : SOUTHERN_COLUMN) + columnInCap(ring, offset);
    return {
      name: nameOf(row, column),
      zones: offset === 0 ? [zone(sector), zone(sector - 1)] : [zone(sector)],
      at: weighted([EDGE - ring, pole], [ring - offset, corners(sector)], [offset, corners(sector + 1)]),
    };
  });
}

/**
 * A row of the belt between the northern corners (`down` is 0) and the southern ones; every second row lies half a hex
 * further east.
 */
function beltRow(down: number): Cell[] {
  return Array.from({ length: AROUND }, (_, column) => {
    const east = 2 * column + (down % 2);
    const zones: number[] = [];
    let at: Vector = NORTH;
    for (let sector = -1; sector < SECTORS; sector++) {
      // The triangle hanging from two northern corners, and the one beside it standing on two southern ones.
      const hanging = (east - 10 * sector - down) / 2;
      if (hanging >= 0 && hanging <= EDGE - down) {
        zones.push(northernZone(sector));
        at = weighted(
          [down, lower(sector)],
          [EDGE - down - hanging, upper(sector)],
          [hanging, upper(sector + 1)],
        );
      }
      const standing = (east - 10 * sector - 10 + down) / 2;
      if (standing >= 0 && standing <= down) {
        zones.push(southernZone(sector));
        at = weighted(
          [EDGE - down, upper(sector + 1)],
          [down - standing, lower(sector)],
          [standing, lower(sector + 1)],
        );
      }
    }
    return { name: nameOf(EDGE + down, column), zones, at };
  });
}

type Link = readonly [a: string, b: string];

/** Links around the globe. A row of one hex has no neighbour in itself. */
const linksWithin = (row: readonly Cell[]): Link[] =>
  row.length === 1 ? [] : row.map(({ name }, index) => [name, row[(index + 1) % row.length].name]);

/** Links from a row of a cap to the next one towards the equator, which is one hex longer in each sector. */
function linksOfCap(row: readonly Cell[], next: readonly Cell[], ring: number): Link[] {
  if (ring === 0) return next.map(({ name }) => [row[0].name, name]);
  return row.flatMap(({ name }, index) => {
    const [sector, offset] = [Math.floor(index / ring), index % ring];
    const first = sector * (ring + 1) + offset;
    const beside = offset === 0 ? [first - 1, first, first + 1] : [first, first + 1];
    return beside.map((each): Link => [name, next[(each + next.length) % next.length].name]);
  });
}

/** Links from a row of the belt to the one below. */
const linksOfBelt = (row: readonly Cell[], below: readonly Cell[], down: number): Link[] =>
  row.flatMap(({ name }, column) =>
    [column - 1, column].map((each): Link => [name, below[(each + (down % 2) + AROUND) % AROUND].name]),
  );

export function createPlanet(): Planet {
  const rings = Array.from({ length: EDGE }, (_, ring) => ring);
  const belt = Array.from({ length: EDGE + 1 }, (_, down) => beltRow(down));
  const north = rings.map((ring) => capRow(ring, true));
  const south = rings.map((ring) => capRow(ring, false));
  // The sectors of the south begin at a different column than rows of the belt.
  const southernmost = belt[EDGE];
  const southernRim = [...southernmost.slice(SOUTHERN_COLUMN), ...southernmost.slice(0, SOUTHERN_COLUMN)];
  const links = [
    ...[...north, ...belt, ...south].flatMap(linksWithin),
    ...rings.flatMap((ring) => linksOfCap(north[ring], north[ring + 1] ?? belt[0], ring)),
    ...rings.flatMap((down) => linksOfBelt(belt[down], belt[down + 1], down)),
    ...rings.flatMap((ring) => linksOfCap(south[ring], south[ring + 1] ?? southernRim, ring)),
  ];
  const cells = [...north, ...belt, ...south].flat().sort((a, b) => (a.name < b.name ? -1 : 1));
  const beside = new Map<string, string[]>(cells.map(({ name }) => [name, []]));
  for (const [a, b] of links) {
    beside.get(a)!.push(b);
    beside.get(b)!.push(a);
  }
  return {
    ...createSpaces(cells.map(({ name }) => ({ name, neighbours: beside.get(name)!.sort() }))),
    latitude: cells.map(({ at: [x, y, z] }) => tenths(Math.atan2(z, Math.hypot(x, y)) / DEGREE)),
    longitude: cells.map(({ at }) => longitudeOf(at)),
    zonesOver: cells.map(({ zones }) => zones.toSorted((a, b) => a - b)),
  };
}

/** From -179.9 to 180; 0 at the poles. */
function longitudeOf([x, y]: Vector): number {
  if (x === 0 && y === 0) return 0;
  const degrees = tenths(Math.atan2(y, x) / DEGREE);
  return degrees === -180 ? 180 : degrees;
}

/** Rounded, so that every machine gives the same number. */
const tenths = (number: number): number => Math.round(number * 10) / 10 + 0;
