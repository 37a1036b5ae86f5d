import type { ReactNode } from 'react';
import styles from './club.module.css';

interface Props {
  readonly title: string;
  readonly subtitle: string;
  /** The destination of the first button. */
  readonly back: string;
  readonly backLabel: string;
  readonly children: ReactNode;
}

/** The frame of the pages of the club. */
export function ClubPage({ title, subtitle, back, backLabel, children }: Props) {
  return (
    <div className={styles.clubPage}>
      <header className={styles.clubHead}>
        <a className="button bare" href={back}>
          {backLabel}
        </a>
        <div>
          <h1>{title}</h1>
          <p className="quiet">{subtitle}</p>
        </div>
      </header>
      <main className={styles.club} data-part="club">
        {children}
      </main>
    </div>
  );
}
