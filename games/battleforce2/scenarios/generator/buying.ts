// Forces for points (BF2-GEN-20, BF2-GEN-21).

import { assignmentTable, type ForceFaction } from '../../data/assignment.ts';
import type { RosterEntry } from '../../data/roster.ts';
import { WEIGHTS } from '../../data/tables.ts';
import { pointsOf } from '../../rules/victory/force-points.ts';
import type { Formation } from './unit-generation.ts';

/** The cost of a unit before the game. */
export const costOf = (elements: readonly RosterEntry[], skill: number): number =>
  elements.reduce((sum, { sheet }) => sum + pointsOf({ sheet, skill }), 0);

const forceCost = (force: readonly Formation[], skill: number): number =>
  force.flat().reduce((sum, { elements }) => sum + costOf(elements, skill), 0);

/** Everything that a faction's tables have of a kind, cheapest first. */
function offers(type: 'mech' | 'vehicle', faction: ForceFaction): RosterEntry[] {
  const all = WEIGHTS.flatMap((weight) => assignmentTable(type, faction, weight));
  return [...new Set(all)].toSorted((a, b) => a.sheet.points - b.sheet.points);
}

const MOST_SWAPS = 200;

/** Below this part of an element's usual cost, fewer and better ones are bought. */
const CHEAP = 0.7;
const LEAST_ELEMENTS = 2;

/** BF2-UNIT-03: units may be understrength, where points are few. */
function thinOut(units: readonly { readonly elements: RosterEntry[] }[], limit: number, usual: number): void {
  const isCrowded = () =>
    units.reduce((sum, { elements }) => sum + elements.length, 0) * usual * CHEAP > limit;
  while (isCrowded()) {
    const most = Math.max(...units.map(({ elements }) => elements.length));
    if (most <= LEAST_ELEMENTS) return;
    units.findLast(({ elements }) => elements.length === most)!.elements.pop();
  }
}

/**
 * BF2-GEN-20: the drawn force with some elements swapped until it costs at most the agreed points, and hardly less.
 * `pick` chooses the next swap.
 */
export function boughtFor(
  limit: number,
  skill: number,
  faction: ForceFaction,
  force: readonly Formation[],
  pick: (below: number) => number,
): Formation[] {
  const units = force.map((formation) =>
    formation.map(({ type, elements }) => ({ type, elements: [...elements] })),
  );
  const prices = units.flat().flatMap(({ elements }) => elements.map((entry) => costOf([entry], skill)));
  thinOut(units.flat(), limit, prices.reduce((sum, price) => sum + price, 0) / prices.length);
  const slots = units
    .flat()
    .flatMap(({ type, elements }) =>
      type === 'mech' || type === 'vehicle' ? elements.map((_, place) => ({ type, elements, place })) : [],
    );
  for (let i = 0; i < MOST_SWAPS && slots.length > 0; i++) {
    const spare = limit - forceCost(units, skill);
    if (spare >= 0 && spare < 1) break;
    const { type, elements, place } = slots[pick(slots.length)];
    const price = (entry: RosterEntry) => costOf([entry], skill);
    const wanted = price(elements[place]) + spare;
    const affordable = offers(type, faction).filter((entry) => price(entry) <= wanted);
    elements[place] = affordable.at(-1) ?? offers(type, faction)[0];
    // The nearest from below; of several of that price any.
    const alike = affordable.filter((entry) => price(entry) === price(elements[place]));
    if (alike.length > 1) elements[place] = alike[pick(alike.length)];
  }
  return units;
}
