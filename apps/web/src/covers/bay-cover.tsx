import { MechFigure } from '../hex-table/figures/mech-figure.tsx';
import { shapeByRole } from '../hex-table/figures/mech-shape.ts';
import { CoverFrame } from './cover-frame.tsx';
import styles from './covers.module.css';

/** A 'Mech on the drawing board. */
export function BayCover() {
  return (
    <CoverFrame height={60}>
      <rect width="160" height="60" className={styles.coverPaper} />
      <path
        className={styles.coverGrid}
        d="M0 12H160M0 24H160M0 36H160M0 48H160M20 0V60M40 0V60M60 0V60M80 0V60M100 0V60M120 0V60M140 0V60"
      />
      <g transform="translate(62 31) scale(2.1)" className={styles.coverPlan}>
        <MechFigure shape={shapeByRole('heavy', 'missileBoat')} />
      </g>
      <path className={styles.coverLead} d="M80 14H118M82 30H118M76 46H118" />
      <path className={styles.coverWords} d="M122 14H150M122 30H142M122 46H154" />
    </CoverFrame>
  );
}

/** A world before the stars. */
export function PlanetCover() {
  return (
    <CoverFrame height={60}>
      <rect width="160" height="60" className={styles.coverNight} />
      <path
        className={styles.coverStars}
        d="M14 12h1M36 40h1M22 50h1M120 10h1M146 34h1M132 52h1M104 22h1M50 8h1"
      />
      <circle cx="80" cy="56" r="46" className={styles.coverSea} />
      <path
        className={styles.coverLand}
        d="M52 30 66 18 82 24 78 38 62 44ZM92 40 108 28 120 38 112 60H90ZM84 14 98 16 92 24Z"
      />
    </CoverFrame>
  );
}
