import { CoverFrame } from '../../covers/cover-frame.tsx';
import styles from '../../covers/covers.module.css';
import { MechFigure } from '../../hex-table/figures/mech-figure.tsx';
import { shapeByRole } from '../../hex-table/figures/mech-shape.ts';

/** Two 'Mechs in the hills, and a shot between them. */
export function Cover() {
  return (
    <CoverFrame>
      <rect width="160" height="180" className={styles.coverSky} />
      <circle cx="100" cy="48" r="17" className={styles.coverSun} />
      <path d="M0 92 30 70l26 15 30-27 32 24 22-13 20 14v98H0z" className={styles.coverFar} />
      <path d="M0 118q28-17 56-7t54-5 50 5v69H0z" className={styles.coverHill} />
      <g className={styles.coverTrees}>
        {[8, 20, 31, 134, 146, 156].map((x, tree) => (
          <path key={x} d={`M${x} ${112 - (tree % 2) * 5}l7 17h-14z`} />
        ))}
      </g>
      <path d="M108 92 74 106" className={styles.coverShot} />
      <g transform="translate(112 90) scale(1.25)" className={`side-1 ${styles.coverMech}`}>
        <MechFigure shape={shapeByRole('light', 'scout')} />
      </g>
      <path d="M0 141q42-15 84-5t76-3v47H0z" className={styles.coverNear} />
      <g transform="translate(64 122) scale(2.7)" className={`side-0 ${styles.coverMech}`}>
        <MechFigure shape={shapeByRole('assault', 'juggernaut')} />
      </g>
    </CoverFrame>
  );
}
