import type { Grid } from '@ironfield/hex/grid.ts';
import { hexPath, translateTo } from './geometry.ts';

interface HexMarksProps {
  readonly grid: Grid;
  readonly cells: Iterable<number>;
  /** The class that says what the mark means. */
  readonly look: string;
}

/** Just inside the sides of a hex, around its middle. */
export const RING = hexPath(2);

/** A ring in each of some hexes; cells off the map have none. */
export function HexMarks({ grid, cells, look }: HexMarksProps) {
  return [...cells]
    .filter((cell) => cell >= 0)
    .map((cell) => <path key={cell} className={look} d={RING} transform={translateTo(grid, cell)} />);
}
