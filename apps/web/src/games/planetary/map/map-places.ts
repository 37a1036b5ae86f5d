import { GLOBE, MAPS, realmOf, SYSTEM } from '@ironfield/planetary/rules/places.ts';

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

/** The distance of the sky from the planet on the flat map, and the size of its cells. */
const GAP = 26;
const ZONE_WIDTH = 150;
const ZONE_HEIGHT = 62;
const DEEP_RADIUS = 32;
const DEEP_ROW = Math.sqrt(3) * DEEP_RADIUS;
const SYSTEM_WIDTH = (15 * 1.5 + 0.5) * DEEP_RADIUS;
const SYSTEM_TOP = MAP_HEIGHT + 2 * GAP + ZONE_HEIGHT;

/** The drawing of a war: the planet, and with a sky the orbit below it, and below that the system. */
export const mapExtent = (hasSky: boolean): { readonly width: number; readonly height: number } =>
  hasSky
    ? {
        width: MAP_WIDTH,
        height: SYSTEM_TOP + 9.5 * DEEP_ROW,
      }
    : { width: MAP_WIDTH, height: MAP_HEIGHT };

function zoneSpot(zone: number): FlatHex {
  const [right, down] = [ZONE_WIDTH / 2 - 3, ZONE_HEIGHT / 2];
  return {
    x: zone * ZONE_WIDTH + ZONE_WIDTH / 2 + HEX_RADIUS / 2,
    y: MAP_HEIGHT + GAP + down,
    half: right,
    outline: `M${-right} ${-down}H${right}V${down}H${-right}Z`,
  };
}

function deepSpot(index: number): FlatHex {
  const name = SYSTEM.name[index]!;
  const [column, row] = [Number(name.slice(0, 2)) - 1, Number(name.slice(2)) - 1];
  const points = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(DEEP_RADIUS * Math.cos(angle)).toFixed(2)} ${(DEEP_RADIUS * Math.sin(angle)).toFixed(2)}`;
  });
  return {
    x: (MAP_WIDTH - SYSTEM_WIDTH) / 2 + DEEP_RADIUS + column * 1.5 * DEEP_RADIUS,
    y: SYSTEM_TOP + (row + (column % 2 === 1 ? 1 : 0.5)) * DEEP_ROW,
    half: DEEP_RADIUS,
    outline: `M${points.join('L')}Z`,
  };
}

const SKY: readonly FlatHex[] = [
  ...Array.from({ length: MAPS.orbit.spaces.size }, (_, zone) => zoneSpot(zone)),
  ...Array.from({ length: SYSTEM.size }, (_, index) => deepSpot(index)),
];

/** PA-FOT-12: the ground of Mars and of Venus, to the right of the system. */
const otherSpot = (index: number): FlatHex => ({
  ...deepSpot(0),
  x: (MAP_WIDTH + SYSTEM_WIDTH) / 2 + 2.5 * DEEP_RADIUS,
  y: SYSTEM_TOP + (2 + 3 * index) * DEEP_ROW,
});

const OTHERS: readonly FlatHex[] = Array.from({ length: MAPS['other-worlds'].spaces.size }, (_, index) =>
  otherSpot(index),
);

/** Any place of a war on the flat map. */
export const spotOf = (place: number): FlatHex =>
  realmOf(place) === 'surface'
    ? FLAT[place]!
    : (SKY[place - MAPS.orbit.first] ?? OTHERS[place - MAPS['other-worlds'].first]!);
