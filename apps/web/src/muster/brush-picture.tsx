import type { Board } from '@ironfield/hex/board.ts';
import type { Maps } from '@ironfield/kernel/options/mustering.ts';
import { useMemo } from 'react';
import { boardExtent, centreOfCell, HALF_HEIGHT, HEX_WIDTH } from '../board/geometry.ts';
import { edgeShapes } from '../board/ground/edge-shapes.ts';
import { terrainShapes } from '../board/ground/terrain-shapes.ts';
import { type Brush, sampleOf } from './ground.ts';
import styles from './muster.module.css';

interface BrushPictureProps {
  readonly brush: Brush;
  readonly maps: Pick<Maps, 'terrains' | 'features' | 'edges' | 'lies'>;
}

/** A hex as the brush would leave it. */
export function BrushPicture({ brush, maps }: BrushPictureProps) {
  const board = useMemo(() => sampleOf(brush, maps), [brush, maps]);
  const { width, height } = boardExtent(board);
  const view = brush.kind === 'edge' ? sideOf(board) : `0 0 ${width} ${height}`;
  return (
    <svg className={styles.brushPicture} viewBox={view} aria-hidden="true">
      <g className="terrain">
        {terrainShapes(board).map(({ key, className, d }) => (
          <path key={key} className={className} d={d} />
        ))}
        {edgeShapes(board).map(({ key, className, d }) => (
          <path key={key} className={className} d={d} />
        ))}
      </g>
      {brush.kind === 'level' && (
        <path
          className={styles.brushArrow}
          d={brush.by > 0 ? ARROWS.up : ARROWS.down}
          transform={`translate(${width / 2} ${height / 2})`}
        />
      )}
    </svg>
  );
}

/** Of what stands on a side the hex in the middle and a little of the next. */
function sideOf(board: Board): string {
  const { x, y } = centreOfCell(board, Math.floor(board.size / 2));
  const [wide, high] = [HEX_WIDTH, 2 * HALF_HEIGHT];
  return `${x - wide / 2} ${y - high / 2 - EDGE} ${wide} ${high}`;
}

const EDGE = 8;
const ARROWS = { up: 'M-13 6L0 -9L13 6', down: 'M-13 -6L0 9L13 -6' };
