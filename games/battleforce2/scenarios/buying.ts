// Forces for points (BF2-GEN-20, BF2-GEN-21) and the bidding for the Clan side (BF2-GEN-23).

import { assignmentTable, type ForceFaction } from '../data/assignment.ts';
import type { RosterEntry } from '../data/roster.ts';
import { WEIGHTS } from '../data/tables.ts';
import { pointsOf } from '../rules/force-points.ts';
import type { Formation } from './unit-generation.ts';

/** What is paid for a unit before the game. */
const costOf = (elements: readonly RosterEntry[], skill: number): number =>
  elements.reduce((sum, { sheet }) => sum + pointsOf({ sheet, skill }), 0);

const forceCost = (force: readonly Formation[], skill: number): number =>
  force.flat().reduce((sum, { elements }) => sum + costOf(elements, skill), 0);

/** Everything that a faction's tables have of a kind, cheapest first. */
function offers(type: 'mech' | 'vehicle', faction: ForceFaction): RosterEntry[] {
  const all = WEIGHTS.flatMap((weight) => assignmentTable(type, faction, weight));
  return [...new Set(all)].toSorted((a, b) => a.sheet.points - b.sheet.points);
}

const MOST_SWAPS = 200;

/** Below this part of what an element usually costs, fewer and better ones are bought. */
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
 * BF2-GEN-20: the force as drawn, of which some elements are swapped until it costs no more than agreed on, and hardly
 * less. `pick` chooses whose turn it is.
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

/** BF2-GEN-23: who wants to play the Clans for how much. */
export interface Bidding {
  readonly most: number;
  /** Whose turn it is. */
  readonly bidder: 0 | 1;
  /** The lowest so far, and whose it is. */
  readonly lowest: { readonly points: number; readonly by: 0 | 1 } | null;
  readonly isOver: boolean;
}

/** `rolls` are those of the two players; of a tie there is nothing to open, and both roll again. */
export function openBidding(most: number, rolls: readonly [number, number]): Bidding | null {
  if (rolls[0] === rolls[1]) return null;
  return { most, bidder: rolls[0] > rolls[1] ? 0 : 1, lowest: null, isOver: false };
}

/** Why a bid cannot be made; a first one has to be made. */
export function whyNoBid({ most, lowest, isOver }: Bidding, points: number | null): string | null {
  if (isOver) return 'the bidding is over (BF2-GEN-23)';
  if (points === null) return lowest ? null : 'the first player has to bid (BF2-GEN-23)';
  if (!Number.isInteger(points) || points < 1) return 'a bid is a whole number of points (BF2-GEN-23)';
  if (lowest && points >= lowest.points) return `a bid must be below ${lowest.points} (BF2-GEN-23)`;
  return points > most ? `the Clan side would have ${most} points at most (BF2-GEN-23)` : null;
}

/** After a bid, or after `null`, which declines: then the other one plays the Clans. */
export function afterBid(bidding: Bidding, points: number | null): Bidding {
  if (points === null) return { ...bidding, isOver: true };
  const { bidder } = bidding;
  return { ...bidding, bidder: bidder === 0 ? 1 : 0, lowest: { points, by: bidder } };
}
