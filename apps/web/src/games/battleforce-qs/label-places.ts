import type { Grid } from '@ironfield/hex/grid.ts';
import { centreOfCell, type Spot } from '../../board/geometry.ts';
import type { MapLine } from './marks.ts';

/** Where along a line its label may stand, the best first. */
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];
const ROOM = 34;
/** How far below the middle of a token its name begins, in drawing units. */
const NAME = 26;

interface Placed {
  readonly line: MapLine;
  readonly at: Spot;
}

/**
 * Labels on their lines, clear of tokens and of each other as far as that goes. They are always of the same size on
 * the screen, where a drawing unit takes `scale` pixels.
 */
export function labelPlaces(
  grid: Grid,
  lines: readonly MapLine[],
  tokens: readonly number[],
  scale: number,
): Placed[] {
  const taken = tokens.flatMap((cell) => {
    const { x, y } = centreOfCell(grid, cell);
    return [
      { x, y },
      { x, y: y + NAME + 10 / scale },
    ];
  });
  return lines.map((line) => {
    const [a, b] = [centreOfCell(grid, line.from), centreOfCell(grid, line.to)];
    const spots = ALONG.map((share) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }));
    const room = (spot: Spot) =>
      Math.min(ROOM, ...taken.map(({ x, y }) => Math.hypot((x - spot.x) * 0.5, y - spot.y) * scale));
    const at = spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
    taken.push(at);
    return { line, at };
  });
}
