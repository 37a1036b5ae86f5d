import type { Grid } from '@ironfield/hex/grid.ts';
import { centreOfCell, type Spot } from './geometry.ts';

interface Line {
  readonly from: number;
  readonly to: number;
}

/** Where along a line its label may stand, the best first. */
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];
/** On the line, or else beside it: between neighbours there is no room on it. */
const SIDES = [0, -1, 1];
/** Pixels from a line to a label beside it. */
const BESIDE = 26;
/** Pixels around a label that nothing else should be in. */
const ROOM = 34;
/** How far below the middle of a token its name begins, in drawing units. */
const NAME = 26;

/**
 * Places for the labels of lines, clear of tokens, of their names and of each other as far as that goes. Labels are
 * always of the same size on the screen, where a drawing unit takes `scale` pixels.
 */
export function labelPlaces(
  grid: Grid,
  lines: readonly Line[],
  tokens: readonly number[],
  scale: number,
): Spot[] {
  const taken = tokens.flatMap((cell) => {
    const { x, y } = centreOfCell(grid, cell);
    return [
      { x, y },
      { x, y: y + NAME + 10 / scale },
    ];
  });
  return lines.map(({ from, to }) => {
    const room = (spot: Spot) =>
      Math.min(ROOM, ...taken.map(({ x, y }) => Math.hypot((x - spot.x) * 0.5, y - spot.y) * scale));
    const spots = spotsAt(centreOfCell(grid, from), centreOfCell(grid, to), BESIDE / scale);
    const at = spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
    taken.push(at);
    return at;
  });
}

function spotsAt(a: Spot, b: Spot, beside: number): Spot[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  return SIDES.flatMap((side) =>
    ALONG.map((share) => ({
      x: a.x + dx * share + (side * beside * dy) / length,
      y: a.y + dy * share - (side * beside * dx) / length,
    })),
  );
}
