import type { Grid } from '@ironfield/hex/grid.ts';
import { centreOfCell, type Spot } from './geometry.ts';

interface Line {
  readonly from: number;
  readonly to: number;
  /** Of its label, in pixels. */
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
}

/** Where along a line its label may stand, the best first. */
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];
/** On the line, or else beside it: between neighbours there is no room on it, and names may stand where it would be. */
const SIDES = [0, -1, 1, -1.8, 1.8];
/** Half the height of a label, and the room around it that nothing else should be in, in pixels. */
const HALF = 11;
const ROOM = 6;
/** How far a token reaches from its middle, in drawing units. */
const TOKEN = 26;

/**
 * Places for the labels of lines, clear of tokens, of what is written and of each other as far as that goes. Labels are
 * always of the same size on the screen, where a drawing unit takes `scale` pixels.
 */
export function labelPlaces(
  grid: Grid,
  lines: readonly Line[],
  { tokens, written = [] }: Obstacles,
  scale: number,
): Spot[] {
  const taken: Box[] = [
    ...written,
    ...tokens.map((cell) => ({ ...centreOfCell(grid, cell), wide: TOKEN, high: TOKEN })),
  ];
  return lines.map(({ from, to, width }) => {
    const own = { wide: width / 2 / scale, high: HALF / scale };
    const room = (spot: Spot) =>
      Math.min(ROOM, ...taken.map((box) => between({ ...spot, ...own }, box) * scale));
    const [a, b] = [centreOfCell(grid, from), centreOfCell(grid, to)];
    const spots = spotsAt(a, b, own);
    const at = spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
    taken.push({ ...at, ...own });
    return at;
  });
}

/** How far two things are apart; less than nothing where they overlap. */
function between(a: Box, b: Box): number {
  const across = Math.abs(a.x - b.x) - a.wide - b.wide;
  const up = Math.abs(a.y - b.y) - a.high - b.high;
  return across > 0 && up > 0 ? Math.hypot(across, up) : Math.max(across, up);
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
