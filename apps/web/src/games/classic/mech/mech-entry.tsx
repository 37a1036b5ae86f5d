import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { mechDesign } from '@ironfield/classic/kinds/mech/condition.ts';
import { HealthBar } from '../../../table/force.tsx';
import { healthOf, lineOf, statesOf, troublesOf, WARM } from './condition.ts';
import './forces.css';
import type { Table } from './table.ts';

interface MechEntryProps {
  readonly table: Table;
  readonly unit: number;
}

/** What the list of forces says of a 'Mech: its heat, what it did, what is wrong with it, what is left of it. */
export function MechEntry({ table, unit }: MechEntryProps) {
  const field = battlefieldOf(table);
  const mech = table.units[unit];
  const design = mechDesign(field, unit);
  const bad = mech.loss ? [] : [...statesOf(mech), ...troublesOf(design, mech)];
  return (
    <>
      {mech.heat > 0 && !mech.loss && (
        <span className={`mech-heat-dot ${mech.heat >= WARM ? 'warm' : ''}`}>
          <span className="visually-hidden">Heat </span>
          {mech.heat}
        </span>
      )}
      <span className="mech-line">{lineOf(field, table, unit)}</span>
      {bad.length > 0 && <span className="mech-bad">{bad.join(', ')}</span>}
      <HealthBar health={healthOf(design, mech)} />
    </>
  );
}
