import type { Grid } from '@ironfield/hex/grid.ts';
import { centreOfCell } from './geometry.ts';
import './map-lines.css';

interface MovePathProps {
  readonly grid: Grid;
  readonly cells: readonly number[];
  /** Not moved yet. */
  readonly isPlanned: boolean;
}

/** The way from hex to hex. */
export function MovePath({ grid, cells, isPlanned }: MovePathProps) {
  if (cells.length < 2) return null;
  const points = cells.map((cell) => Object.values(centreOfCell(grid, cell)).join(',')).join(' ');
  return <polyline className={`move-path ${isPlanned ? 'planned' : ''}`} points={points} />;
}
