import type { Grid } from '@ironfield/hex/grid.ts';
import { centreOfCell, type Spot } from '../../board/geometry.ts';
import type { MapLine } from './marks.ts';

/** Where along a line its label may stand, the best first. */
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];
const ROOM = 34;

interface Placed {
  readonly line: MapLine;
  readonly at: Spot;
}

/** Labels on their lines, clear of tokens and of each other as far as that goes. */
export function labelPlaces(grid: Grid, lines: readonly MapLine[], tokens: readonly number[]): Placed[] {
  const taken = tokens.map((cell) => centreOfCell(grid, cell));
  return lines.map((line) => {
    const [a, b] = [centreOfCell(grid, line.from), centreOfCell(grid, line.to)];
    const spots = ALONG.map((share) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }));
    const room = (spot: Spot) =>
      Math.min(ROOM, ...taken.map(({ x, y }) => Math.hypot((x - spot.x) * 0.6, y - spot.y)));
    const at = spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
    taken.push(at);
    return { line, at };
  });
}
