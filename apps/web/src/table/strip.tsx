import { type ReactNode, useEffect, useRef } from 'react';
import { conditionOf } from '../ui/words/condition.ts';
import { unbroken } from '../ui/words/odds.ts';
import { sideClass } from '../ui/words/sides.ts';
import './strip.css';

/** A unit in a strip. */
interface Stripped {
  readonly name: string;
  /** The beginning of its name that tells it from others of its kind. */
  readonly code?: string;
  /** Out of the game for good. */
  readonly isGone: boolean;
  /** Its standing orders. */
  readonly orders?: readonly string[];
  /** Its type, or its actions this turn. */
  readonly line?: string;
  /** Conditions that restrict its actions, and permanent damage. */
  readonly states?: readonly string[];
  readonly troubles?: readonly string[];
  /** The health of the unit, or of each of its parts, from 0 to 1. */
  readonly bars?: readonly number[];
}

export type Light = 'harmed' | 'lit' | '';

interface StripProps {
  readonly unit: Stripped;
  readonly id: number;
  readonly light: Light;
  /** The key that means it. */
  readonly number?: number | undefined;
  readonly isInHand: boolean;
  readonly isShown: boolean;
  readonly isReady: boolean;
  onChoose(): void;
}

/** A unit in two lines and a bar. */
export function Strip({ unit, id, light, number, isInHand, isShown, isReady, onChoose }: StripProps) {
  const { name, code = '', isGone, line, states = [], orders = [], troubles = [], bars = [] } = unit;
  const called = (code ? name.slice(code.length).split(',')[0] : name).trim();
  // The number at the end tells it from its like, and is never cut off.
  const tail = /\s\d+$/.exec(called)?.[0] ?? '';
  const bad = isGone ? [] : [...states, ...troubles];
  const ill = unbroken(bad.join(' · '));
  const told = isGone ? '' : unbroken(orders.join(' · '));
  const well = unbroken(line ?? '');
  const button = useRef<HTMLButtonElement>(null);
  // After a look at the others, the unit that is asked about is in sight again.
  useEffect(() => {
    if (isInHand) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isInHand]);
  const looks = [isGone && 'gone', light, isInHand && 'in-hand'].filter(Boolean);
  return (
    <button
      ref={button}
      type="button"
      className={`strip ${looks.join(' ')}`}
      data-part="strip"
      data-look={looks.join(' ')}
      data-unit={id}
      aria-pressed={isShown}
      title={[name, ...bad, told, line].filter(Boolean).join(', ')}
      onClick={onChoose}
    >
      <span className="strip-name" data-part="strip-name">
        {number !== undefined && (
          <i className="strip-number" data-part="strip-number">
            {number}
          </i>
        )}
        {code && <span className="strip-code">{code}</span>}
        <span>{called.slice(0, called.length - tail.length)}</span>
        {tail && <span className="strip-tail">{tail}</span>}
        {isReady && <i className="ready-dot" data-part="ready-dot" title="Can be given orders now" />}
      </span>
      <span className="strip-line">
        {ill && <b>{ill}</b>}
        {ill && (told || well) && ' · '}
        {told && <em>{told}</em>}
        {told && well && ' · '}
        {well}
      </span>
      <span className="strip-bars" aria-hidden="true">
        {bars.map((health, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other name than their place
          <span key={index} className="health-bar">
            <i className={conditionOf(health)} style={{ width: `${health * 100}%` }} />
          </span>
        ))}
      </span>
    </button>
  );
}

interface StripSideProps {
  readonly label: string;
  readonly side: number;
  /** The strength of the whole side, in a few words. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** The strips of a side. */
export function StripSide({ label, side, note, children }: StripSideProps) {
  return (
    <section className={`strip-side ${sideClass(side)}`} data-part="strip-side" aria-label={label}>
      {note && <p className="strip-note">{note}</p>}
      {children}
    </section>
  );
}

interface StripGroupProps {
  readonly name: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** Strips that belong together, below their name; as wide as there are many of them. */
export function StripGroup({ name, count, children }: StripGroupProps) {
  return (
    <fieldset className="strip-group" data-part="strip-group" style={{ flexGrow: count }}>
      <legend className="strip-group-name" title={name}>
        {name}
      </legend>
      {children}
    </fieldset>
  );
}
