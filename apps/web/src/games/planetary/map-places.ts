import { GLOBE } from '@ironfield/planetary/rules/places.ts';

/** A hex of the flat map, in drawing units. */
export interface FlatHex {
  readonly x: number;
  readonly y: number;
  /** Half of its width, which grows towards the poles, where rows are shorter. */
  readonly half: number;
  readonly outline: string;
}

const WIDTH = 60;
const COLUMNS = 25;
const RADIUS = WIDTH / Math.sqrt(3);
const ROW = 1.5 * RADIUS;
export const MAP_WIDTH = COLUMNS * WIDTH + WIDTH / 2;
export const MAP_HEIGHT = 15 * ROW + 2 * RADIUS;
export const HEX_RADIUS = RADIUS;

/** The first columns lie at 144 degrees east; the map begins three columns on, in the Pacific, and cuts no continent. */
const FIRST_MERIDIAN = 144;
const FIRST_COLUMN = 3;

/** Rows of the globe from pole to pole. Towards the poles they are shorter, and their hexes wider, as on maps of the world. */
const FLAT: readonly FlatHex[] = GLOBE.name.map((name, hex) => {
  const row = name.charCodeAt(0) - 65;
  const length = GLOBE.name.filter((each) => each[0] === name[0]).length;
  const isBelt = length === COLUMNS;
  const column = isBelt
    ? Number(name.slice(1)) - 1
    : ((GLOBE.longitude[hex]! - FIRST_MERIDIAN + 360) % 360) / (360 / COLUMNS);
  const east = ((column - FIRST_COLUMN + COLUMNS) % COLUMNS) + (isBelt && row % 2 === 0 ? 0.5 : 0);
  const half = (WIDTH / 2) * (COLUMNS / length);
  return { x: east * WIDTH + WIDTH / 2, y: row * ROW + RADIUS, half, outline: hexagon(half) };
});

function hexagon(half: number): string {
  const points = [
    [0, -RADIUS],
    [half, -RADIUS / 2],
    [half, RADIUS / 2],
    [0, RADIUS],
    [-half, RADIUS / 2],
    [-half, -RADIUS / 2],
  ];
  return `M${points.map(([x, y]) => `${x!.toFixed(2)} ${y!.toFixed(2)}`).join('L')}Z`;
}

export const flatHex = (hex: number): FlatHex => FLAT[hex]!;
