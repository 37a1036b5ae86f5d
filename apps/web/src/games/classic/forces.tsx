import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { roleOf } from '@ironfield/classic/rules/role.ts';
import { weightClassOf } from '@ironfield/mechbay/figures.ts';
import { memo } from 'react';
import { sideClass } from '../../ui/sides.ts';
import './forces.css';
import { conditionOf, healthOf, lineOf, statesOf, troublesOf, WARM } from './condition.ts';
import { shortNames } from './names.ts';
import { Silhouette } from './silhouette.tsx';
import type { Table } from './table.ts';
import { KEYS } from './text.ts';

interface ForcesProps {
  readonly field: Battlefield;
  readonly table: Table;
  /** The side that is listed first. */
  readonly own: number;
  /** The 'Mech whose sheet is shown. */
  readonly shown: number;
  readonly ready: ReadonlySet<number>;
  onUnit(unit: number): void;
}

/** Both sides, one's own first: every 'Mech and the state it is in. */
export function Forces({ field, table, own, shown, ready, onUnit }: ForcesProps) {
  const sections = [own, 1 - own].map((side) => (
    <section key={side} className={`mech-force ${sideClass(side)}`}>
      <h2 className="overline">
        <i className="side-dot" /> {field.setup.sides[side]}
      </h2>
      {field.unitsOf[side]!.map((unit) => (
        <Entry
          key={unit}
          field={field}
          table={table}
          unit={unit}
          isShown={unit === shown}
          isReady={ready.has(unit)}
          onUnit={onUnit}
        />
      ))}
    </section>
  ));
  return (
    <>
      {sections}
      <p className="mech-keys">{KEYS}</p>
    </>
  );
}

interface EntryProps {
  readonly field: Battlefield;
  readonly table: Table;
  readonly unit: number;
  readonly isShown: boolean;
  readonly isReady: boolean;
  onUnit(unit: number): void;
}

function Entry({ field, table, unit, isShown, isReady, onUnit }: EntryProps) {
  const mech = table.units[unit]!;
  const design = field.designs[unit]!;
  const health = healthOf(design, mech);
  const bad = mech.loss ? [] : [...statesOf(mech), ...troublesOf(design, mech)];
  return (
    <button
      type="button"
      className={`mech-entry ${mech.loss ? 'gone' : ''}`}
      aria-pressed={isShown}
      onClick={() => onUnit(unit)}
    >
      <Badge field={field} unit={unit} />
      <span className="mech-name">
        {shortNames(field)[unit]}
        {isReady && <i className="mech-ready" title="Can be given orders now" />}
        {mech.heat > 0 && !mech.loss && (
          <span className={`mech-heat-dot ${mech.heat >= WARM ? 'warm' : ''}`}>
            <span className="visually-hidden">Heat </span>
            {mech.heat}
          </span>
        )}
      </span>
      <span className="mech-line">{lineOf(field, table, unit)}</span>
      {bad.length > 0 && <span className="mech-bad">{bad.join(', ')}</span>}
      <span className="mech-bar">
        <i className={conditionOf(health)} style={{ width: `${health * 100}%` }} />
      </span>
    </button>
  );
}

interface BadgeProps {
  readonly field: Battlefield;
  readonly unit: number;
}

const Badge = memo(function Badge({ field, unit }: BadgeProps) {
  return (
    <svg viewBox="-22 -22 44 44" aria-hidden="true" className="mech-badge">
      <circle r={20} />
      <Silhouette
        weight={weightClassOf(field.designs[unit]!.tons)}
        role={roleOf(field.setup.units[unit]!.mech)}
      />
    </svg>
  );
});
