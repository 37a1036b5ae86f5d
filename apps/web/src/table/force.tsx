import type { ReactNode } from 'react';
import { conditionOf } from '../ui/condition.ts';
import { sideClass } from '../ui/sides.ts';
import './force.css';

interface ForceProps {
  readonly side: number;
  readonly name: string;
  readonly children: ReactNode;
}

/** What a side has. */
export function Force({ side, name, children }: ForceProps) {
  return (
    <section className={`force ${sideClass(side)}`}>
      <h2 className="overline">
        <i className="side-dot" /> {name}
      </h2>
      {children}
    </section>
  );
}

interface UnitEntryProps {
  /** Drawn around 0, 0. */
  readonly figure: ReactNode;
  readonly name: ReactNode;
  readonly isShown: boolean;
  readonly isReady: boolean;
  readonly isGone: boolean;
  readonly className: string;
  onChoose(): void;
  /** What there is to know beside its name. */
  readonly children: ReactNode;
}

/** One line of a force, to take in hand or to look at. */
export function UnitEntry(props: UnitEntryProps) {
  const { figure, name, isShown, isReady, isGone, className, onChoose, children } = props;
  return (
    <button
      type="button"
      className={`unit-entry ${className} ${isGone ? 'gone' : ''}`}
      aria-pressed={isShown}
      onClick={onChoose}
    >
      <svg viewBox="-22 -22 44 44" aria-hidden="true" className="unit-badge">
        <circle r={20} />
        {figure}
      </svg>
      <span className="unit-name">
        {name}
        {isReady && <i className="ready-dot" title="Can be given orders now" />}
      </span>
      {children}
    </button>
  );
}

/** What is left of something, from 0 to 1. Without a label it is only for the eye. */
export function HealthBar({ health, label }: { readonly health: number; readonly label?: string }) {
  return (
    <span className="health-bar" {...(label !== undefined && { role: 'img', 'aria-label': label })}>
      <i className={conditionOf(health)} style={{ width: `${health * 100}%` }} />
    </span>
  );
}
