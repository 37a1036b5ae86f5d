import type { ReactNode } from 'react';
import styles from './element-card.module.css';

/** A value of an element with its abbreviation and what that means. */
export interface Figure {
  readonly short?: string;
  readonly meaning: string | undefined;
  readonly value: string | number;
}

interface ElementCardProps {
  readonly name: string;
  readonly isDestroyed: boolean;
  /** Absent while its sheet is not known. */
  readonly figures?: readonly Figure[];
  /** There are too many figures to stand beside the name. */
  readonly isLong?: boolean;
  /** Between its figures and its condition. */
  readonly notes?: ReactNode;
  /** Its condition, while it has one. */
  readonly children: ReactNode;
}

/** An element of a unit on its record sheet. */
export function ElementCard({ name, isDestroyed, figures, isLong, notes, children }: ElementCardProps) {
  return (
    <article className={`${styles.elementCard} ${isDestroyed ? styles.gone : ''}`}>
      <h3>{name}</h3>
      {figures && (
        <p className={styles.figures} data-own-line={isLong || undefined}>
          {figures.map(({ short, meaning, value }) => (
            <span key={short ?? value} title={meaning}>
              {short ? (
                <>
                  {short} <b>{value}</b>
                </>
              ) : (
                value
              )}
            </span>
          ))}
        </p>
      )}
      {notes}
      {isDestroyed ? <p className="quiet">Destroyed</p> : children}
    </article>
  );
}

interface BoxesProps {
  readonly kind: 'armor' | 'structure';
  readonly name: string;
  readonly left: number;
  readonly printed: number;
}

/** The boxes or circles of its armor or structure, lost ones filled. */
export function Boxes({ kind, name, left, printed }: BoxesProps) {
  if (printed === 0) return null;
  const text = `${name} ${left} of ${printed}`;
  return (
    <p className={styles.boxes} data-kind={kind} role="img" aria-label={text} title={text}>
      <b>{name.charAt(0)}</b>
      {Array.from({ length: printed }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes on a sheet have no other name than their place
        <i key={index} className={index < left ? '' : styles.lost} />
      ))}
    </p>
  );
}

/** Lasting hits, each in a few words. */
export function Hits({ hits }: { readonly hits: readonly string[] }) {
  if (hits.length === 0) return null;
  return (
    <p className={styles.hits}>
      {hits.map((hit) => (
        <span key={hit}>{hit}</span>
      ))}
    </p>
  );
}
