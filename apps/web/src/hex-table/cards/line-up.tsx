import type { Board } from '@ironfield/hex/board.ts';
import type { ReactNode } from 'react';
import { boardExtent } from '../../board/geometry.ts';
import { MapPicture } from '../../board/ground/map-picture.tsx';
import { Token } from '../../board/token.tsx';

interface LineUpProps {
  readonly board: Board;
  /** The figures of each side. */
  readonly sides: readonly (readonly ReactNode[])[];
  /** More to draw, in drawing units. */
  readonly children?: ReactNode;
}

/** No more than this many of a side are shown; the fewer they are, the larger, up to this share of the width. */
const MOST = 4;
const SHARE = 0.16;
/** Pictures are about this much wider than high: what is above and below is cut off. */
const WIDE = 1.7;
const TOKEN = 50;

/** The map with two sides drawn up against each other, larger than life: a picture for the start page. */
export function LineUp({ board, sides, children }: LineUpProps) {
  const { width, height } = boardExtent(board);
  const isWide = width > height;
  const shown = sides.slice(0, 2).map((figures) => figures.slice(0, MOST));
  const most = Math.max(1, ...shown.map(({ length }) => length));
  // The visible part of the map, in the middle of it.
  const [wide, high] = [Math.min(width, WIDE * height), Math.min(height, width / WIDE)];
  const scale = (Math.min(SHARE, 0.44 / most) * wide) / TOKEN;
  const [near, far] = isWide ? [-0.2, 0.2] : [0.24, -0.24];
  return (
    <MapPicture board={board} label={`The map ${board.name}`}>
      {children}
      {shown.map((figures, side) =>
        figures.map((figure, index) => {
          const along = (index + 1) / (figures.length + 1) - 0.5;
          const across = side === 0 ? near : far;
          const [x, y] = isWide
            ? [width / 2 + wide * across, height / 2 + high * along]
            : [width / 2 + wide * along, height / 2 + high * across];
          const facing = isWide ? [1, 5][side] : [0, 3][side];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stand still
            <g key={`${side} ${index}`} transform={`translate(${x} ${y}) scale(${scale})`}>
              <Token side={side} at={{ x: 0, y: 0 }} facing={facing} health={1} look="plain">
                <g transform="scale(1.12)">{figure}</g>
              </Token>
            </g>
          );
        }),
      )}
    </MapPicture>
  );
}
