import type { ReactNode } from 'react';
import styles from './covers.module.css';

interface CoverFrameProps {
  /** In drawing units; all covers are 160 wide. */
  readonly height?: number;
  readonly children: ReactNode;
}

/** The cover of a game or a door, which fills its card. */
export function CoverFrame({ height = 180, children }: CoverFrameProps) {
  return (
    <svg
      className={styles.cover}
      viewBox={`0 0 160 ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
