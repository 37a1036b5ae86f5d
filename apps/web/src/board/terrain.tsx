import type { Board } from '@ironfield/hex/board.ts';
import { memo } from 'react';
import { centreOfCell, HALF_HEIGHT, hexPath, type Spot } from './geometry.ts';

const HEX = hexPath();

/** Ground, what grows and lies on it, the lines between hexes and their numbers. Drawn once. */
export const TerrainLayer = memo(function TerrainLayer({ board }: { readonly board: Board }) {
  const cells = Array.from({ length: board.size }, (_, cell) => cell);
  return (
    <g className="terrain">
      {cells.map((cell) => {
        const { x, y } = centreOfCell(board, cell);
        const name = board.terrains[board.terrain[cell]!]!;
        return (
          <path key={cell} className={`ground ${classOf(name)}`} d={HEX} transform={`translate(${x} ${y})`} />
        );
      })}
      {cells.map((cell) => (
        <Growth
          key={cell}
          terrain={board.terrains[board.terrain[cell]!]!}
          at={centreOfCell(board, cell)}
          seed={cell}
        />
      ))}
      <g className="hex-numbers">
        {cells.map((cell) => {
          const { x, y } = centreOfCell(board, cell);
          return (
            <text key={cell} x={x} y={y - HALF_HEIGHT + 9}>
              {board.number[cell]}
            </text>
          );
        })}
      </g>
    </g>
  );
});

const classOf = (terrain: string) => terrain.replaceAll(' ', '-');

/** The same wood looks the same every day. */
function scatter(seed: number): () => number {
  let state = (seed + 1) * 2654435761;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

/** Places around the middle, spread like the seeds of a sunflower so that nothing clumps. */
function spread(count: number, reach: number, random: () => number): Spot[] {
  const turn = random() * 6.28;
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + index * 2.399 + (random() - 0.5) * 0.5;
    const far = reach * Math.sqrt((index + 0.6) / count) * (0.88 + random() * 0.16);
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far * 0.86 + 2.5 };
  }).sort((a, b) => a.y - b.y);
}

function Growth({
  terrain,
  at,
  seed,
}: {
  readonly terrain: string;
  readonly at: Spot;
  readonly seed: number;
}) {
  const random = scatter(seed);
  const move = `translate(${at.x} ${at.y})`;
  switch (terrain) {
    case 'light woods':
      return (
        <g transform={move} className="trees light">
          {spread(4, 19, random).map((spot) => (
            <Tree key={`${spot.x}`} {...spot} size={5 + random() * 1.6} />
          ))}
        </g>
      );
    case 'heavy woods':
      return (
        <g transform={move} className="trees heavy">
          {spread(11, 22, random).map((spot) => (
            <Tree key={`${spot.x}`} {...spot} size={6.2 + random() * 2.2} />
          ))}
        </g>
      );
    case 'rough':
      return (
        <g transform={move} className="stones">
          {spread(7, 20, random).map((spot) => (
            <Stone key={`${spot.x}`} {...spot} size={3 + random() * 3.2} />
          ))}
        </g>
      );
    default:
      return null;
  }
}

interface Thing extends Spot {
  readonly size: number;
}

function Tree({ x, y, size }: Thing) {
  return (
    <>
      <circle className="tree-shadow" cx={x + size * 0.25} cy={y + size * 0.35} r={size} />
      <circle className="tree-shade" cx={x} cy={y} r={size} />
      <circle className="tree" cx={x - size * 0.16} cy={y - size * 0.2} r={size * 0.74} />
    </>
  );
}

function Stone({ x, y, size }: Thing) {
  const [w, h] = [size, size * 0.72];
  const at = (dx: number, dy: number) => `${(x + dx * w).toFixed(1)} ${(y + dy * h).toFixed(1)}`;
  return (
    <>
      <path
        className="stone-shade"
        d={`M${at(-1, 0.5)}L${at(-0.6, -0.7)}L${at(0.4, -1)}L${at(1.1, 0)}L${at(0.8, 0.9)}L${at(-0.5, 1)}Z`}
      />
      <path
        className="stone"
        d={`M${at(-0.9, 0.2)}L${at(-0.6, -0.7)}L${at(0.4, -1)}L${at(0.7, -0.1)}L${at(0, 0.5)}Z`}
      />
    </>
  );
}
