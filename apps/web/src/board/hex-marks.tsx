import type { Board } from '@ironfield/hex/board.ts';
import type { Grid } from '@ironfield/hex/grid.ts';
import { HALF_HEIGHT, hexPath, translateTo } from './geometry.ts';

interface HexMarksProps {
  readonly grid: Grid;
  readonly cells: Iterable<number>;
  /** The class that gives the mark its meaning. */
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

interface HexTagsProps {
  readonly board: Board;
  readonly cells: readonly number[];
}

/** The numbers of hexes that words speak of, where the map is shown too small to print them all. */
export function HexTags({ board, cells }: HexTagsProps) {
  return [...new Set(cells)]
    .filter((cell) => cell >= 0)
    .map((cell) => (
      <g key={cell} className="hex-tag" data-part="hex-tag" transform={translateTo(board, cell)}>
        <g transform={`translate(0 ${HALF_HEIGHT})`}>
          <text className="same-size">{board.number[cell]}</text>
        </g>
      </g>
    ));
}
