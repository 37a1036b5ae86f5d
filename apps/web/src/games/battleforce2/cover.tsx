import { CoverFrame } from '../../covers/cover-frame.tsx';
import styles from '../../covers/covers.module.css';
import { MechFigure } from '../../hex-table/figures/mech-figure.tsx';
import { shapeByRole } from '../../hex-table/figures/mech-shape.ts';

/** The depth of each line of the company, and its scale. */
const LINES = [
  { y: 74, scale: 0.8, xs: [46, 66, 86, 106] },
  { y: 100, scale: 1.15, xs: [40, 68, 96, 122] },
  { y: 138, scale: 1.7, xs: [44, 82, 118] },
] as const;

/** A company on the march, line behind line, towards its objective. */
export function Cover() {
  return (
    <CoverFrame>
      <rect width="160" height="180" className={styles.coverSky} />
      <path d="M0 66 34 46l30 12 34-26 30 20 32-12v140H0z" className={styles.coverFar} />
      <path d="M92 44V18m0 0 20 6-20 7" className={styles.coverFlag} />
      <path d="M0 84q40-12 80-6t80-4v106H0z" className={styles.coverHill} />
      <path d="M0 118q42-13 84-4t76-4v70H0z" className={styles.coverNear} />
      {LINES.map(({ y, scale, xs }) =>
        xs.map((x) => (
          <g
            key={x}
            transform={`translate(${x} ${y}) scale(${scale})`}
            className={`side-0 ${styles.coverMech}`}
          >
            <MechFigure shape={shapeByRole(scale > 1.5 ? 'heavy' : 'medium', null)} />
          </g>
        )),
      )}
    </CoverFrame>
  );
}
