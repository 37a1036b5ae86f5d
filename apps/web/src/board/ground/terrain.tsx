import type { Board } from '@ironfield/hex/board.ts';
import { signed } from '@ironfield/kernel/figures.ts';
import { memo } from 'react';
import { centreOfCell, HALF_HEIGHT } from '../geometry.ts';
import { levelsOfBuilding } from './buildings.ts';
import { edgeShapes } from './edge-shapes.ts';
import { isUndrawn, nameAt, terrainShapes } from './terrain-shapes.ts';

/** The ground, everything growing and lying on it, the grid, hex numbers and levels. Drawn once. */
export const TerrainLayer = memo(function TerrainLayer({ board }: { readonly board: Board }) {
  const cells = Array.from({ length: board.size }, (_, cell) => cell);
  return (
    <g className="terrain">
      {terrainShapes(board).map(({ key, className, d }) => (
        <path key={key} className={className} d={d} />
      ))}
      {edgeShapes(board).map(({ key, className, d }) => (
        <path key={key} className={className} d={d} />
      ))}
      <g className="hex-numbers" data-part="hex-numbers">
        {cells.map((cell) => {
          const { x, y } = centreOfCell(board, cell);
          return (
            <text key={cell} x={x} y={y - HALF_HEIGHT + 9}>
              {board.number[cell]}
            </text>
          );
        })}
      </g>
      <g className="hex-levels">
        {cells.map((cell) => {
          const words = levelWords(board, cell);
          const { x, y } = centreOfCell(board, cell);
          return (
            words && (
              <text key={cell} x={x} y={y + HALF_HEIGHT - 4}>
                {words}
              </text>
            )
          );
        })}
      </g>
    </g>
  );
});

/** The text at the foot of a hex: its level, the depth of water, the height of a roof, and the name of terrain without a drawing. */
function levelWords(board: Board, cell: number): string {
  const level = board.level[cell];
  const terrain = nameAt(board, cell);
  const depth = /^water (\d+)$/.exec(terrain)?.[1];
  const words = level === 0 ? [] : [signed(level)];
  const roof = levelsOfBuilding(terrain);
  if (isUndrawn(terrain)) words.push(terrain);
  if (roof > 0) words.push(`roof ${roof}`);
  if (depth !== undefined && depth !== '0') words.push(`deep ${depth}`);
  return words.join(' ');
}
