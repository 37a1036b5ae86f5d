import { openFieldOf } from '@ironfield/battleforce2/battlefields.ts';
import { ICE } from '@ironfield/battleforce2/data/terrain.ts';
import { claimantOf } from '@ironfield/battleforce2/state.ts';
import type { Table } from '@ironfield/battleforce2/table.ts';
import { type Board, featureMask, neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import { centreOfCell, translateTo } from '../../board/geometry.ts';
import { sideClass } from '../../ui/sides.ts';
import './battleforce2.css';

interface GroundProps {
  readonly table: Table;
  readonly board: Board;
}

/** Roads and bridges, what has become of the ground, and the objectives that both sides fight for. */
export function Ground({ table, board }: GroundProps) {
  const { bridges, allCells, fires, smoke } = openFieldOf(table);
  const ice = featureMask(board, ICE);
  const mines = new Set(table.marks?.mines?.map(({ hex }) => hex));
  return (
    <>
      <path className="bf2-road" d={allCells.map((cell) => roadAt(table, board, cell)).join('')} />
      {allCells
        .filter((cell) => bridges[cell] === 1)
        .map((cell) => (
          <path key={cell} className="bf2-bridge" d={roadAt(table, board, cell)} />
        ))}
      <HexMarks board={board} cells={allCells.filter((cell) => board.features[cell] & ice)} kind="ice" />
      <HexMarks board={board} cells={allCells.filter((cell) => smoke[cell] === 1)} kind="smoke" />
      <HexMarks board={board} cells={allCells.filter((cell) => fires[cell] === 1)} kind="fire" />
      <HexMarks board={board} cells={[...mines]} kind="mines" />
      {table.objectives.map((objective) =>
        objective.claimed ? null : (
          <g
            key={objective.hex}
            className={`bf2-objective ${sideClass(claimantOf(objective))} ${objective.faceUpSince > 0 ? 'occupied' : ''}`}
            transform={translateTo(board, objective.hex)}
          >
            <rect x={-15} y={-15} width={30} height={30} rx={4} />
            {objective.kind === 'headquarters' ? (
              <path d="M-8 10V-10H9L5 -5.500L9 -1H-5V10Z" />
            ) : (
              <path d="M0 -10L2.900 -3.600L9.800 -2.900L4.700 1.800L6.100 8.600L0 5.200L-6.100 8.600L-4.700 1.800L-9.800 -2.900L-2.900 -3.600Z" />
            )}
          </g>
        ),
      )}
    </>
  );
}

const HEX_MARKS = {
  ice: { title: 'Ice', d: 'M-24 -14H-8M-18 -20V-8M8 14H24M16 8V20M10 -20L20 -10M-20 10L-10 20' },
  smoke: {
    title: 'Smoke',
    d: 'M-24 6A12 12 0 0 1 -16 -14A15 15 0 0 1 12 -16A12 12 0 0 1 24 4A9 9 0 0 1 16 14H-16A9 9 0 0 1 -24 6Z',
  },
  fire: {
    title: 'Fire',
    d: 'M0 -20C2 -10 14 -6 14 6A14 14 0 0 1 -14 6C-14 0 -10 -4 -8 -8C-6 -4 -4 -2 -3 -2C-5 -10 -3 -16 0 -20Z',
  },
  mines: { title: 'Minefield', d: 'M-16 16L0 -12L16 16ZM0 -4V8M0 11V13' },
} as const;

/** One sign on each of some hexes. */
function HexMarks({
  board,
  cells,
  kind,
}: {
  readonly board: Board;
  readonly cells: readonly number[];
  readonly kind: keyof typeof HEX_MARKS;
}) {
  const { title, d } = HEX_MARKS[kind];
  return cells.map((cell) => (
    <path key={cell} className={`bf2-${kind}`} transform={translateTo(board, cell)} d={d}>
      <title>{`${title} in hex ${board.number[cell]}`}</title>
    </path>
  ));
}

/** From the middle of a hex to every side that its road crosses. */
function roadAt(table: Table, board: Board, cell: number): string {
  const { roads } = openFieldOf(table);
  const middle = centreOfCell(board, cell);
  return DIRECTIONS.filter((direction) => roads[cell] & (1 << direction))
    .map((direction) => neighbour(board, cell, direction))
    .filter((next) => next >= 0)
    .map((next) => {
      const other = centreOfCell(board, next);
      return `M${middle.x} ${middle.y}L${(middle.x + other.x) / 2} ${(middle.y + other.y) / 2}`;
    })
    .join('');
}
