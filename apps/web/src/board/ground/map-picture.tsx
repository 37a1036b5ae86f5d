import type { Board } from '@ironfield/hex/board.ts';
import type { ReactNode } from 'react';
import { boardExtent } from '../geometry.ts';
import { TerrainLayer } from './terrain.tsx';
import '../board.css';
import './conditions.css';

interface MapPictureProps {
  readonly board: Board;
  readonly label: string;
  /** Things on it, in drawing units. */
  readonly children?: ReactNode;
}

/** A board as a small picture that fills its place. */
export function MapPicture({ board, label, children }: MapPictureProps) {
  const { width, height } = boardExtent(board);
  return (
    <svg
      className="map-picture"
      data-zoom="far"
      viewBox={`12 12 ${width - 24} ${height - 24}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <TerrainLayer board={board} />
      {children}
    </svg>
  );
}
