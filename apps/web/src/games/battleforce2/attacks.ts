import { battlefieldOf } from '@ironfield/battleforce2/battlefields.ts';
import { type Band, OUT_OF_RANGE } from '@ironfield/battleforce2/data/tables.ts';
import type { RuleId } from '@ironfield/battleforce2/rule-index.ts';
import { surviving } from '@ironfield/battleforce2/rules/condition.ts';
import { damageValue } from '@ironfield/battleforce2/rules/damage.ts';
import { attackersOn, targetsOf } from '@ironfield/battleforce2/rules/declaration.ts';
import { bandBetween, toHit } from '@ironfield/battleforce2/rules/to-hit.ts';
import type { Table } from '@ironfield/battleforce2/table.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { MapLine } from '../../board/map-lines.tsx';
import type { Arm } from '../../hex-table/hex-game.ts';
import type { MovePlan } from '../../hex-table/moving.ts';
import { stateOn } from './types.ts';

/** The attacks that would be possible if the unit stood there: one line to each enemy, with the best number. */
export function shotsFrom(table: Table, { unit, cell, facing }: MovePlan): MapLine[] {
  const end = { hex: cell, facing: facing as Facing };
  const units = table.units.map((each, index) => (index === unit ? { ...each, ...end } : each));
  const state = stateOn({ ...table, units });
  const field = battlefieldOf(state);
  return targetsOf(field, state, unit).map((enemy) => {
    const band = bandBetween(field, state, unit, enemy) as Band;
    const numbers = attackersOn(field, state, unit, enemy).flatMap((attacker) =>
      surviving(field, state, enemy).map((target) =>
        totalOf<RuleId>((tally) => toHit(tally, field, state, { attacker, target, band })),
      ),
    );
    return { from: cell, to: units[enemy].hex, label: `${Math.min(...numbers)}+`, tone: 'possible' };
  });
}

/** The elements of a unit that still fight. */
export function armsOf(table: Table, unit: number): Arm[] {
  const state = stateOn(table);
  const field = battlefieldOf(state);
  const elements = field.unitSetups[unit].elements;
  return surviving(field, state, unit).map((element) => ({
    value: element,
    name: elements[field.elementsOf[unit].indexOf(element)].chassis,
    damageAt: (enemy) => {
      const band = bandBetween(field, state, unit, enemy);
      return band === OUT_OF_RANGE ? 0 : (damageValue(field, state, element, band) ?? 0);
    },
    damageText: field.records[element].sheet.damage.map((value) => value ?? '–').join('/'),
  }));
}
