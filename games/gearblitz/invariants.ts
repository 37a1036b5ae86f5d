import { basesOverlap } from '@ironfield/table/base.ts';
import { isOnTable } from '@ironfield/table/scene.ts';
import { INCH } from './data/tables.ts';
import { rosterOf, unitOf } from './roster.ts';
import { baseAt } from './rules/model.ts';
import { movementPoints } from './rules/movement.ts';
import { isWaiting } from './rules/reserves.ts';
import type { State } from './state.ts';
import type { Unit } from './unit.ts';

/** HGB-TERR-07: whoever is Stationary has an MP to climb with. */
const mostPoints = (unit: Unit): number => (unit.speed === 'stationary' ? INCH : movementPoints(unit));

/** What does not hold, as sentences. */
export function invariants(state: State): string[] {
  const problems: string[] = [];
  const { units } = rosterOf(state.setup);
  for (const enlisted of units) {
    const unit = state.units[enlisted.id];
    if (!unit.at) continue;
    if (isWaiting(state, enlisted.id)) problems.push(`${enlisted.sheet.name} is here and in reserve`);
    if (!isOnTable(state.setup.scene, unit.at)) problems.push(`${enlisted.sheet.name} is beside the table`);
    if (unit.actions < 0) problems.push(`${enlisted.sheet.name} has spent actions that it did not have`);
    if (
      unit.activation &&
      !unit.activation.isStopped &&
      unit.activation.spent > mostPoints(unitOf(state, enlisted.id))
    ) {
      problems.push(`${enlisted.sheet.name} has spent more MP than it has`);
    }
    const base = baseAt(unit.at, enlisted.sheet.card.kind);
    for (const other of units.slice(enlisted.id + 1)) {
      const { at } = state.units[other.id];
      if (at && basesOverlap(base, baseAt(at, other.sheet.card.kind))) {
        problems.push(`${enlisted.sheet.name} and ${other.sheet.name} stand on each other`);
      }
    }
  }
  return problems;
}
