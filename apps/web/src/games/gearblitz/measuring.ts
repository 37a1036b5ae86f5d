import type { RuleId } from '@ironfield/gearblitz/rule-index.ts';
import { type Crossed, hidingWords } from '@ironfield/gearblitz/rules/sight/obscurement.ts';
import {
  distanceBetween,
  found,
  measuredFrom,
  obscurementOf,
  obscurementToPlace,
} from '@ironfield/gearblitz/rules/sight/sighting.ts';
import { groundCost } from '@ironfield/gearblitz/rules/terrain/ground.ts';
import { fork } from '@ironfield/gearblitz/state/fork.ts';
import { rosterOf, unitOf } from '@ironfield/gearblitz/state/roster.ts';
import type { State } from '@ironfield/gearblitz/state.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { distance } from '@ironfield/table/place.ts';
import { piecesAt } from '@ironfield/table/scenes/scene-index.ts';
import type { Reading, RulerEnd, SightLine, Stand } from '../../tabletop/tabletop-game.ts';
import { inches } from '../../tabletop/words/measures.ts';
import { stateOn, type Table } from './types.ts';

/** The distance from one unit or place to another, and the view of it. */
export function measure(table: Table, from: RulerEnd, to: RulerEnd): Reading {
  const state = stateOn(table);
  const nameOf = ({ model }: RulerEnd) =>
    model === undefined ? 'that place' : rosterOf(table.setup).units[model].sheet.name;
  const far =
    from.model !== undefined && to.model !== undefined
      ? distanceBetween(state, from.model, to.model)
      : distance(placeOf(table, from), placeOf(table, to));
  const start = `${nameOf(from)} to ${nameOf(to)}: ${inches(far)}.`;
  if (from.model === undefined) {
    return { label: inches(far), text: start, isBlocked: false, rule: 'HGB-SCALE-01' };
  }
  if (to.model === undefined) {
    const { obscured, isHiddenBySolid, crossed } = obscurementToPlace(state, from.model, to.at);
    const behind = behindWords(obscured, crossed);
    return {
      label: `${inches(far)} · ${obscured}`,
      text: `${start} ${isHiddenBySolid ? `Solid cover hides it${behind}.` : `Obscurement ${obscured}${behind}.`}`,
      isBlocked: isHiddenBySolid,
      rule: 'HGB-LOS-01',
    };
  }
  const { sight, isDetected } = found(state, from.model, to.model);
  const target = to.model;
  const explanation = explain<RuleId>((tally) => obscurementOf(tally, state, target, sight));
  const seen = sight.isHiddenBySolid
    ? 'Solid cover hides it.'
    : isDetected
      ? 'It is detected.'
      : 'It is not detected.';
  return {
    label: `${inches(far)} · Obscurement ${explanation.total}`,
    text: `${start} ${seen}${hiding(sight.crossed) && ` Between them: ${hiding(sight.crossed)}.`}`,
    isBlocked: sight.isHiddenBySolid || !isDetected,
    number: { explanation, measure: 'Obscurement' },
    rule: sight.isHiddenBySolid ? 'HGB-LOS-04' : 'HGB-DET-01',
  };
}

/** HGB-DET-01: the lines to all enemies, with distance and Obscurement; dashed to those who stay undetected. */
export function sights(table: Table, id: number, stand: Stand): SightLine[] {
  const state = standingAt(table, id, stand);
  const { units } = rosterOf(table.setup);
  return units.flatMap((other): SightLine[] => {
    const to = state.units[other.id].at;
    if (!to || other.seat === units[id].seat) return [];
    const { obscured, isDetected, sight } = found(state, id, other.id);
    const isSeen = isDetected && !sight.isHiddenBySolid;
    const behind = sight.isHiddenBySolid ? 'hidden' : `obs. ${obscured}`;
    return [
      {
        model: other.id,
        line: {
          kind: 'line',
          from: stand.at,
          to,
          look: isSeen ? 'sight' : 'blocked',
          ...(obscured > 0 && hiding(sight.crossed) && { label: hiding(sight.crossed) }),
        },
        note: `${tenths(distanceBetween(state, id, other.id))} · ${behind}`,
      },
    ];
  });
}

/** Inches as they are printed on the map. */
const hiding = (crossed: Crossed): string => hidingWords(crossed).replaceAll('"', '″');

const behindWords = (obscured: number, crossed: Crossed): string => {
  const pieces = obscured > 0 ? hiding(crossed) : '';
  return pieces && `: ${pieces}`;
};

/** Nobody needs it finer on a map. */
const tenths = (length: number): string => inches(Math.round(length / 100) * 100);

/** The table as if a unit stood somewhere else. */
export function standingAt(table: Table, id: number, { at, heading }: Stand): State {
  const state = fork(stateOn(table));
  Object.assign(state.units[id], { at, heading });
  return state;
}

const placeOf = (table: Table, { at, model }: RulerEnd): Place =>
  model === undefined ? at : measuredFrom(stateOn(table), model);

/** The cost of an inch of the ground to a unit in its mode. */
export function groundWords(table: Table, place: Place, id: number): string | null {
  const unit = unitOf(stateOn(table), id);
  const cost = groundCost(unit, piecesAt(table.scene, place));
  return cost === null ? `${unit.sheet.name} cannot go there` : `${cost} MP an inch for ${unit.sheet.name}`;
}
