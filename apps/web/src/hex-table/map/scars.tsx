import type { Grid } from '@ironfield/hex/grid.ts';
import { memo } from 'react';
import { translateTo } from '../../board/geometry.ts';
import styles from './harm-numbers.module.css';
import type { Scars } from './use-scars.ts';

interface ScarredProps {
  readonly grid: Grid;
  readonly scars: Scars;
}

/** Scorched ground where something was hit, and the smoking wrecks of what was lost. */
export const Scarred = memo(function Scarred({ grid, scars }: ScarredProps) {
  return [...scars].map(([cell, kind]) => (
    <g key={cell} className={styles.scar} data-kind={kind} transform={translateTo(grid, cell)}>
      <path d="M-19 3Q-22 -8 -9 -10Q-3 -19 6 -11Q20 -13 18 -1Q23 9 10 11Q3 19 -6 12Q-18 14 -19 3Z" />
      {kind === 'wreck' && (
        <>
          <path className={styles.wreckHull} d="M-11 8L-8 -4L-2 -1L1 -9L6 -2L12 -4L9 8Z" />
          <path
            className={styles.wreckSmoke}
            d="M0 -8Q-9 -16 -1 -22Q8 -27 1 -35M5 -7Q12 -15 6 -21Q1 -27 8 -33"
          />
        </>
      )}
    </g>
  ));
});
