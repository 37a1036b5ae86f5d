import { centreAt, hexPathAt } from '../../board/geometry.ts';
import { CoverFrame } from '../../covers/cover-frame.tsx';
import styles from '../../covers/covers.module.css';
import { MechFigure } from '../../hex-table/figures/mech-figure.tsx';
import { shapeByRole } from '../../hex-table/figures/mech-shape.ts';

/** The ground of the hexes, column by column. */
const HEXES = [
  ['clear', 'light-woods', 'heavy-woods', 'clear', 'clear'],
  ['water', 'clear', 'clear', 'rough', 'clear'],
  ['water', 'water', 'clear', 'clear', 'light-woods'],
  ['clear', 'rough', 'clear', 'clear', 'heavy-woods'],
  ['light-woods', 'clear', 'clear', 'clear', 'clear'],
].flatMap((column, col) => column.map((ground, row) => ({ ground, path: hexPathAt(centreAt(col, row)) })));

/** Two lances on their hexes, seen from above. */
export function Cover() {
  return (
    <CoverFrame>
      <g transform="translate(-44 -42)">
        {HEXES.map(({ ground, path }) => (
          <path key={path} d={path} className={styles.coverHex} data-ground={ground} />
        ))}
      </g>
      <path d="M56 112 106 68M98 142 106 68" className={styles.coverShot} />
      <Counter x={54} y={114} side="side-0" weight="heavy" />
      <Counter x={98} y={144} side="side-0" weight="medium" />
      <Counter x={106} y={66} side="side-1" weight="heavy" />
      <Counter x={62} y={38} side="side-1" weight="light" />
    </CoverFrame>
  );
}

interface CounterProps {
  readonly x: number;
  readonly y: number;
  readonly side: string;
  readonly weight: 'light' | 'medium' | 'heavy';
}

function Counter({ x, y, side, weight }: CounterProps) {
  return (
    <g transform={`translate(${x} ${y})`} className={`${side} ${styles.coverCounter}`}>
      <circle r="17" />
      <g className={styles.coverMech}>
        <MechFigure shape={shapeByRole(weight, null)} />
      </g>
    </g>
  );
}
