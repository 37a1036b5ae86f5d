import { basesOverlap } from '@ironfield/table/base.ts';
import { isOnTable } from '@ironfield/table/scenes/scene.ts';
import type { Unit } from '../cards/unit.ts';
import { INCH } from '../data/tables.ts';
import { isWaiting } from '../rules/battle/reserves.ts';
import { squadBases } from '../rules/infantry/squad.ts';
import { isBlind } from '../rules/unit/condition.ts';
import { movementPoints } from '../rules/unit/movement.ts';
import { rosterOf, unitOf } from '../state/roster.ts';
import type { State } from '../state.ts';
import { checkActing } from './acting.ts';

/** HGB-TERR-07: a Stationary unit has an MP to climb with. HGB-FLAW-06: a unit blinded on its way has spent some. */
function mostPoints(unit: Unit): number {
  if (isBlind(unit)) return Number.POSITIVE_INFINITY;
  return unit.speed === 'stationary' ? INCH : movementPoints(unit);
}

/** Broken invariants, as sentences. */
export function invariants(state: State): string[] {
  const problems: string[] = [];
  const { units } = rosterOf(state.setup);
  for (const enlisted of units) {
    const unit = state.units[enlisted.id];
    if (
      unit.aboard !== null &&
      (unit.at || state.units[unit.aboard].body.damage < 4 !== (state.units[unit.aboard].at !== null))
    )
      problems.push(`${enlisted.sheet.name} is aboard nothing`);
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
    const bases = squadBases(state, enlisted.id);
    const doubled = bases.some((base, i) => bases.slice(i + 1).some((other) => basesOverlap(base, other)));
    if (doubled) problems.push(`Bases of ${enlisted.sheet.name} stand on each other`);
    for (const other of units.slice(enlisted.id + 1)) {
      if (squadBases(state, other.id).some((there) => bases.some((base) => basesOverlap(base, there)))) {
        problems.push(`${enlisted.sheet.name} and ${other.sheet.name} stand on each other`);
      }
    }
  }
  checkActing((holds, sentence) => {
    if (!holds) problems.push(sentence);
  }, state);
  return problems;
}
