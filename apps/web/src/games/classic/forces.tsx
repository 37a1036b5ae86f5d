import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { roleOf } from '@ironfield/classic/rules/role.ts';
import { weightClassOf } from '@ironfield/mechbay/figures.ts';
import { memo } from 'react';
import { Force, HealthBar, UnitEntry } from '../../table/force.tsx';
import './forces.css';
import { healthOf, lineOf, statesOf, troublesOf, WARM } from './condition.ts';
import { shortNames } from './mech/names.ts';
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
    <Force key={side} side={side} name={field.setup.sides[side]!}>
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
    </Force>
  ));
  return (
    <>
      {sections}
      <p className="mech-keys">{KEYS.map(([key, meaning]) => `${key}: ${meaning}`).join(' · ')}</p>
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
    <UnitEntry
      className="mech-entry"
      figure={<Figure field={field} unit={unit} />}
      name={shortNames(field)[unit]}
      isShown={isShown}
      isReady={isReady}
      isGone={mech.loss !== null}
      onChoose={() => onUnit(unit)}
    >
      {mech.heat > 0 && !mech.loss && (
        <span className={`mech-heat-dot ${mech.heat >= WARM ? 'warm' : ''}`}>
          <span className="visually-hidden">Heat </span>
          {mech.heat}
        </span>
      )}
      <span className="mech-line">{lineOf(field, table, unit)}</span>
      {bad.length > 0 && <span className="mech-bad">{bad.join(', ')}</span>}
      <HealthBar health={health} />
    </UnitEntry>
  );
}

interface FigureProps {
  readonly field: Battlefield;
  readonly unit: number;
}

const Figure = memo(function Figure({ field, unit }: FigureProps) {
  return (
    <Silhouette
      weight={weightClassOf(field.designs[unit]!.tons)}
      role={roleOf(field.setup.units[unit]!.mech)}
    />
  );
});
