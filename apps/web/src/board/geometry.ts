import type { Grid } from '@ironfield/hex/grid.ts';

/** Drawing units: a hex is 64 wide and a little over 55 high. */
const RADIUS = 32;
export const HEX_WIDTH = 2 * RADIUS;
export const HALF_HEIGHT = (RADIUS * Math.sqrt(3)) / 2;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function centreAt(col: number, row: number): Spot {
  return { x: RADIUS + col * RADIUS * 1.5, y: HALF_HEIGHT * (1 + 2 * row + (col & 1)) };
}

export const centreOfCell = (grid: Grid, cell: number): Spot => centreAt(grid.col[cell], grid.row[cell]);

/** Moves a drawing around 0, 0 to a hex. */
export function translateTo(grid: Grid, cell: number): string {
  const { x, y } = centreOfCell(grid, cell);
  return `translate(${x} ${y})`;
}

export function boardExtent({ width, height }: Pick<Grid, 'width' | 'height'>): {
  width: number;
  height: number;
} {
  return {
    width: RADIUS * (1.5 * width + 0.5),
    height: HALF_HEIGHT * (2 * height + (width > 1 ? 1 : 0)),
  };
}

/** Corners clockwise from the right, around the middle. */
const CORNERS: readonly Spot[] = [
  { x: RADIUS, y: 0 },
  { x: RADIUS / 2, y: HALF_HEIGHT },
  { x: -RADIUS / 2, y: HALF_HEIGHT },
  { x: -RADIUS, y: 0 },
  { x: -RADIUS / 2, y: -HALF_HEIGHT },
  { x: RADIUS / 2, y: -HALF_HEIGHT },
];

const round = (value: number) => Math.round(value * 100) / 100;

/** The outline of a hex around 0, 0; smaller than the hex by the inset. */
export function hexPath(inset = 0): string {
  const scale = 1 - inset / HALF_HEIGHT;
  return `M${CORNERS.map(({ x, y }) => `${round(x * scale)} ${round(y * scale)}`).join('L')}Z`;
}

export function hexPathAt({ x, y }: Spot): string {
  return `M${CORNERS.map((corner) => `${round(x + corner.x)} ${round(y + corner.y)}`).join('L')}Z`;
}

/** The side of a hex that faces a direction. */
export function sidePath({ x, y }: Spot, direction: number): string {
  const from = CORNERS[(4 + direction) % 6];
  const to = CORNERS[(5 + direction) % 6];
  return `M${round(x + from.x)} ${round(y + from.y)}L${round(x + to.x)} ${round(y + to.y)}`;
}

/** The border of a set of cells. */
export function regionPath(grid: Grid, cells: ReadonlySet<number>): string {
  let path = '';
  for (const cell of cells) {
    const centre = centreOfCell(grid, cell);
    for (let direction = 0; direction < 6; direction++) {
      if (!cells.has(grid.neighbours[cell * 6 + direction])) path += sidePath(centre, direction);
    }
  }
  return path;
}

/** The cell at a place of the drawing, or -1. */
export function cellAt(grid: Grid, { x, y }: Spot): number {
  const guess = Math.round((x - RADIUS) / (RADIUS * 1.5));
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let col = guess - 1; col <= guess + 1; col++) {
    const row = Math.round((y / HALF_HEIGHT - 1 - (col & 1)) / 2);
    if (col < 0 || col >= grid.width || row < 0 || row >= grid.height) continue;
    const centre = centreAt(col, row);
    const far = (centre.x - x) ** 2 + (centre.y - y) ** 2;
    if (far < least) [best, least] = [row * grid.width + col, far];
  }
  return least <= RADIUS ** 2 ? best : -1;
}

/** Degrees clockwise from up. */
export const angleOf = (facing: number): number => facing * 60;

/** The facing that looks most nearly from one place to another. */
export function facingTowards(from: Spot, to: Spot): 0 | 1 | 2 | 3 | 4 | 5 {
  const degrees = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return (((Math.round(degrees / 60) % 6) + 6) % 6) as 0 | 1 | 2 | 3 | 4 | 5;
}

/** The one of these hexes that is nearest to the middle of them; -1 where there are none. */
export function midstOf(grid: Grid, cells: Iterable<number> = []): number {
  const spots = Array.from(cells, (cell) => ({ cell, ...centreOfCell(grid, cell) }));
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [x, y] = [middle(spots.map((each) => each.x)), middle(spots.map((each) => each.y))];
  const far = (each: Spot) => Math.hypot(each.x - x, each.y - y);
  return spots.toSorted((a, b) => far(a) - far(b))[0]?.cell ?? -1;
}
