import type { ReactNode } from 'react';
import './seat-card.css';

interface SeatCardProps {
  /** The battlefield, where the game has a picture of it. */
  readonly picture: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page of one card: a game in which somebody takes a seat, or waits for others. */
export function SeatCard({ picture, className = '', children }: SeatCardProps) {
  return (
    <main className="join-page">
      <div className="join-card">
        {picture && <div className="join-picture">{picture}</div>}
        <div className={`join-text ${className}`}>{children}</div>
      </div>
    </main>
  );
}
