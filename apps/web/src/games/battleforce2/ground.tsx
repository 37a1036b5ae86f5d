import { openFieldOf } from '@ironfield/battleforce2/battlefields.ts';
import { claimantOf } from '@ironfield/battleforce2/state.ts';
import type { Table } from '@ironfield/battleforce2/table.ts';
import { type Board, neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import { centreOfCell, translateTo } from '../../board/geometry.ts';
import { sideClass } from '../../ui/sides.ts';
import './battleforce2.css';

interface GroundProps {
  readonly table: Table;
  readonly board: Board;
}

/** Roads and bridges, and the objectives that both sides fight for. */
export function Ground({ table, board }: GroundProps) {
  const { bridges, allCells } = openFieldOf(table);
  return (
    <>
      <path className="bf2-road" d={allCells.map((cell) => roadAt(table, board, cell)).join('')} />
      {allCells
        .filter((cell) => bridges[cell] === 1)
        .map((cell) => (
          <path key={cell} className="bf2-bridge" d={roadAt(table, board, cell)} />
        ))}
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
