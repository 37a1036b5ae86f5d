import type { Board } from '@ironfield/hex/board.ts';
import { memo, useId } from 'react';
import { boardExtent } from '../geometry.ts';

const CLOUDS = [0, 1, 2, 3];

/** The shadows of a few clouds over the land, of its own for every map. Nothing moves. */
export const Sky = memo(function Sky({ board }: { readonly board: Board }) {
  const { width, height } = boardExtent(board);
  const cloud = useId();
  const chance = drawnFrom(board.name);
  return (
    <svg className="sky" width={width} height={height} aria-hidden="true">
      <radialGradient id={cloud}>
        <stop offset="0" stopOpacity="1" />
        <stop offset="0.6" stopOpacity="0.7" />
        <stop offset="1" stopOpacity="0" />
      </radialGradient>
      {CLOUDS.map((index) => {
        const size = Math.min(width, height) * (0.22 + 0.16 * chance());
        return (
          <ellipse
            key={index}
            cx={width * chance()}
            cy={height * ((index + chance()) / CLOUDS.length)}
            rx={size}
            ry={size * 0.55}
            fill={`url(#${cloud})`}
          />
        );
      })}
    </svg>
  );
});

/** Numbers from 0 to 1 that are always the same for a name. */
function drawnFrom(name: string): () => number {
  let seed = [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((seed ^ (seed >>> 12)) >>> 0) / 2 ** 32;
  };
}
