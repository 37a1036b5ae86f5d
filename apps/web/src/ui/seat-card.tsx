import type { ReactNode } from 'react';
import styles from './seat-card.module.css';

interface SeatCardProps {
  /** The battlefield, where the game has a picture of it. */
  readonly picture: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page of one card: a game in which somebody takes a seat, or waits for others. */
export function SeatCard({ picture, className = '', children }: SeatCardProps) {
  return (
    <main className={styles.joinPage} data-part="join-page">
      <div className={styles.joinCard}>
        {picture && <div className={styles.joinPicture}>{picture}</div>}
        <div className={`${styles.joinText} ${className}`}>{children}</div>
      </div>
    </main>
  );
}
