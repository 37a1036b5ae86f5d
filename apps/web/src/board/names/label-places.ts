import type { Grid } from '@ironfield/hex/grid.ts';
import { centreOfCell, type Spot } from '../geometry.ts';
import type { Area } from '../view/scale.ts';

interface Line {
  readonly from: number;
  readonly to: number;
  /** The width of its label, in pixels. */
  readonly width: number;
}

/** Something with a middle and half a width and height. */
export interface Box extends Spot {
  readonly wide: number;
  readonly high: number;
}

interface Obstacles {
  /** Hexes in which something stands. */
  readonly tokens: readonly number[];
  readonly written?: readonly Box[];
  /** The visible part of the drawing. Absent: all of it. */
  readonly seen?: Area | null;
}

/** Positions along a line for its label, the best first. */
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];
/** On the line, or else beside it: between neighbours there is no room on it, and names may stand where it would be. */
const SIDES = [0, -1, 1, -1.8, 1.8];
/** Half the height of a label, and the room around it that nothing else should be in, in pixels. */
const HALF = 11;
const ROOM = 6;
/** Sticking out of the window counts this many times as much as covering something. */
const OUTSIDE = 3;
/** The reach of a token from its middle, in drawing units. */
const TOKEN = 26;

/**
 * Places for the labels of lines between hexes, on their visible parts, clear of tokens, other texts and each other as
 * far as possible.
 */
export function labelPlaces(
  grid: Grid,
  lines: readonly Line[],
  { tokens, written = [], seen = null }: Obstacles,
  scale: number,
): Spot[] {
  const taken: Box[] = [
    ...written,
    ...tokens.map((cell) => ({ ...centreOfCell(grid, cell), wide: TOKEN, high: TOKEN })),
  ];
  const labels = lines.map(({ from, to, width }) => ({
    width,
    spots: spotsAt(...seenOf(centreOfCell(grid, from), centreOfCell(grid, to), seen), sizeOf(width, scale)),
  }));
  return roomiest(labels, taken, scale, seen).flatMap((at) => at ?? []);
}

/** A label that is to be placed. */
export interface Label {
  /** In pixels. */
  readonly width: number;
  readonly spots: readonly Spot[];
  /** Better left out than on top of something. */
  readonly isOptional?: boolean;
}

/** So far two things may overlap without either getting hard to read, in pixels. */
const SLIGHT = 3;

/**
 * For each label, the spot with most room left by existing things, earlier labels and the edge of the visible area, the
 * best spot first; null where it is left out. Labels always have the same size on the screen, where a drawing unit
 * takes `scale` pixels.
 */
export function roomiest(
  labels: readonly Label[],
  there: readonly Box[],
  scale: number,
  seen: Area | null = null,
): (Spot | null)[] {
  const taken = [...there];
  return labels.map(({ width, spots, isOptional = false }) => {
    const own = sizeOf(width, scale);
    const room = (spot: Spot) =>
      Math.min(
        ROOM,
        ...taken.map((box) => between({ ...spot, ...own }, box) * scale),
        ...(seen ? [within({ ...spot, ...own }, seen) * scale * OUTSIDE] : []),
      );
    const at = spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
    if (isOptional && room(at) < -SLIGHT) return null;
    taken.push({ ...at, ...own });
    return at;
  });
}

const sizeOf = (width: number, scale: number): Pick<Box, 'wide' | 'high'> => ({
  wide: width / 2 / scale,
  high: HALF / scale,
});

/** The distance between two boxes; negative where they overlap. */
function between(a: Box, b: Box): number {
  const across = Math.abs(a.x - b.x) - a.wide - b.wide;
  const up = Math.abs(a.y - b.y) - a.high - b.high;
  return across > 0 && up > 0 ? Math.hypot(across, up) : Math.max(across, up);
}

/** The distance of a box from the edge of its area; negative where it sticks out. */
function within({ x, y, wide, high }: Box, area: Area): number {
  return Math.min(
    x - wide - area.x,
    area.x + area.width - x - wide,
    y - high - area.y,
    area.y + area.height - y - high,
  );
}

/** The ends of a line's visible part; of an invisible line, its own ends. */
function seenOf(a: Spot, b: Spot, seen: Area | null): [Spot, Spot] {
  if (!seen) return [a, b];
  let [first, last] = [0, 1];
  for (const [from, by, least, size] of [
    [a.x, b.x - a.x, seen.x, seen.width],
    [a.y, b.y - a.y, seen.y, seen.height],
  ]) {
    const [one, other] = by === 0 ? [0, 1] : [(least - from) / by, (least + size - from) / by];
    first = Math.max(first, Math.min(one, other));
    last = Math.min(last, Math.max(one, other));
  }
  const at = (share: number) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
  return first < last ? [at(first), at(last)] : [a, b];
}

function spotsAt(a: Spot, b: Spot, { wide, high }: Pick<Box, 'wide' | 'high'>): Spot[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const [across, up] = [dy / length, dx / length];
  // Far enough from the line that a token on it is not covered either.
  const beside = TOKEN + high + (wide - high) * Math.abs(across);
  return SIDES.flatMap((side) =>
    ALONG.map((share) => ({
      x: a.x + dx * share + side * beside * across,
      y: a.y + dy * share - side * beside * up,
    })),
  );
}
