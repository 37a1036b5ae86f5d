import { basesOverlap } from '@ironfield/table/base.ts';
import { isOnTable } from '@ironfield/table/scene.ts';
import { rosterOf, sheetOf, unitOf } from './roster.ts';
import { baseAt } from './rules/model.ts';
import { movementPoints } from './rules/movement.ts';
import { isWaiting } from './rules/reserves.ts';
import type { State } from './state.ts';

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
      unit.activation.spent > movementPoints(unitOf(state, enlisted.id))
    ) {
      problems.push(`${enlisted.sheet.name} has spent more MP than it has`);
    }
    const base = baseAt(unit.at, sheetOf(state, enlisted.id).card.kind);
    for (const other of units.slice(enlisted.id + 1)) {
      const { at } = state.units[other.id];
      if (at && basesOverlap(base, baseAt(at, sheetOf(state, other.id).card.kind))) {
        problems.push(`${enlisted.sheet.name} and ${other.sheet.name} stand on each other`);
      }
    }
  }
  return problems;
}
