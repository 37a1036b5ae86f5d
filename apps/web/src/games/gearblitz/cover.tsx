import { CoverFrame } from '../../covers/cover-frame.tsx';
import styles from '../../covers/covers.module.css';
import { figureOf } from './figure.tsx';

/** Two Gears and a tank on a table without hexes, seen from above. */
export function Cover() {
  return (
    <CoverFrame>
      <rect width="160" height="180" className={styles.coverHex} />
      <path d="M-4 20 48 8 62 44 20 62-4 52Z" className={styles.coverHex} data-ground="light-woods" />
      <path d="M104 96 150 90 166 132 120 140Z" className={styles.coverHex} data-ground="rough" />
      <path d="M-4 128 30 122 44 184-4 184Z" className={styles.coverHex} data-ground="water" />
      <path d="M62 128 8 20A122 122 0 0 1 132 24Z" className={styles.coverArc} />
      <path d="M62 128 96 44" className={styles.coverShot} />
      <Base x={62} y={128} turn={20} side="side-0" kind="gear" />
      <Base x={112} y={158} turn={-8} side="side-0" kind="tank" />
      <Base x={98} y={42} turn={196} side="side-1" kind="gear" />
    </CoverFrame>
  );
}

interface BaseProps {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly side: string;
  readonly kind: Parameters<typeof figureOf>[0];
}

function Base({ x, y, turn, side, kind }: BaseProps) {
  return (
    <g transform={`translate(${x} ${y})`} className={`${side} ${styles.coverCounter}`}>
      <circle r="18" />
      <g transform={`rotate(${turn}) scale(1.25)`} className={styles.coverFigure}>
        {figureOf(kind)}
      </g>
    </g>
  );
}
