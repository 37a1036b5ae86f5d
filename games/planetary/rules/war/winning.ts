import type { Tally } from '@ironfield/kernel/explanation.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Outcome, Seat } from '@ironfield/kernel/state.ts';
import type { RuleId } from '../../rule-index.ts';
import { DEPARTED, DESTROYED, opponentOf, QUALITIES, type Settlement, SPENT } from '../../state.ts';
import { POINTS, WAR_ENDINGS } from '../../text.ts';
import { isGround } from '../kinds.ts';
import { originalType } from '../veterans.ts';
import { type InWar, kindOf, ownerOf } from './stacks.ts';
import { isSurrounded } from './supply-lines.ts';

const ATTACKER: Seat = 0;
const DEFENDER: Seat = 1;

/** PA-SCN-05: what a counter counts. */
export function pointsFor(state: InWar, id: number): number {
  const { prices } = state.setup.sheets[originalType(state, id)];
  return prices[QUALITIES.indexOf(state.counters[id].quality)] ?? prices[1]!;
}

/** The counters that a side began with. */
const bought = ({ setup, counters, war }: InWar, side: Seat): readonly number[] => {
  const [first, second] = war.bought ?? setup.sides.map((each) => each.counters.length);
  const [from, to] = side === 0 ? [0, first] : [first, first + second];
  return counters.slice(from, to).map(({ id }) => id);
};

const spentBy = (state: InWar, side: Seat): number =>
  bought(state, side).reduce((sum, id) => sum + pointsFor(state, id), 0);

/** Cities and fortresses on the map, whoever has them. */
const strongholds = (state: InWar): Settlement[] =>
  state.war.settlements.filter(
    ({ counter }) => kindOf(state, counter) !== 'base' && state.counters[counter].place >= 0,
  );

/** PA-SCN-05: points of a side. */
export const victoryPoints =
  (state: InWar, side: Seat) =>
  (tally: Tally<RuleId>): void => {
    const destroyed = (of: Seat) =>
      state.counters
        .filter(({ place, side: own }) => place === DESTROYED && own === of)
        .reduce((sum, { id }) => sum + pointsFor(state, id), 0);
    tally.add(2 * destroyed(opponentOf(side)), POINTS.destroyed, 'PA-SCN-05');
    tally.add(-destroyed(side), POINTS.lost, 'PA-SCN-05');
    const all = strongholds(state);
    if (all.length === 0) return;
    const each = Math.round((2 * spentBy(state, DEFENDER)) / all.length);
    const held = all.filter((settlement) => ownerOf(state, settlement) === side).length;
    tally.add(held * each, POINTS.held(held, each), 'PA-SCN-05');
  };

/** PA-SCN-04: has the defender one stronghold left, and is it surrounded? */
export function isLastSurrounded(state: InWar): boolean {
  const held = strongholds(state).filter((each) => ownerOf(state, each) === DEFENDER);
  return held.length === 1 && isSurrounded(state, state.counters[held[0].counter].place, ATTACKER);
}

const lives = (state: InWar, side: Seat): boolean =>
  state.counters.some(
    ({ id, side: own, place }) =>
      own === side &&
      place !== DESTROYED &&
      place !== SPENT &&
      place !== DEPARTED &&
      !state.war.settlements.some(({ counter }) => counter === id),
  );

/** Ground units of the attacker, also those aboard others, but no convoys. */
const invaders = (state: InWar): number =>
  state.counters.filter(({ id, side, place }) => {
    const kind = kindOf(state, id)!;
    const isLiving = place >= 0 || state.war.carriers[id] >= 0;
    return side === ATTACKER && isLiving && isGround(kind) && kind !== 'convoy';
  }).length;

/** PA-SCN-04, PA-SEQ-03: how the war ends in this End Phase; `null` if it goes on. */
export function warOutcome(state: InWar): Outcome | null {
  const points = [0, 1].map((side) => totalOf(victoryPoints(state, side)));
  const end = (winners: readonly Seat[], reason: string, rule: RuleId = 'PA-SCN-04'): Outcome => ({
    winners,
    reason,
    rule,
    points,
  });
  const all = strongholds(state);
  if (all.every((each) => ownerOf(state, each) === ATTACKER)) return end([ATTACKER], WAR_ENDINGS.seized);
  if (state.war.sieges >= 2) return end([ATTACKER], WAR_ENDINGS.besieged);
  if (invaders(state) < all.length) return end([DEFENDER], WAR_ENDINGS.repelled);
  const dead = [ATTACKER, DEFENDER].filter((side) => !lives(state, side));
  if (dead.length > 0)
    return end(dead.length === 2 ? [] : [opponentOf(dead[0])], WAR_ENDINGS.nobodyLeft, 'PA-SEQ-03');
  return state.war.turn >= state.setup.war!.turns ? byPoints(state, points, end) : null;
}

function byPoints(
  state: InWar,
  points: readonly number[],
  end: (winners: readonly Seat[], reason: string, rule?: RuleId) => Outcome,
): Outcome {
  const margin = points[ATTACKER] - points[DEFENDER];
  if (margin === 0) return end([], WAR_ENDINGS.draw, 'PA-SCN-05');
  const winner = margin > 0 ? ATTACKER : DEFENDER;
  const isDecisive = Math.abs(margin) > spentBy(state, winner);
  return end([winner], isDecisive ? WAR_ENDINGS.decisive : WAR_ENDINGS.marginal, 'PA-SCN-05');
}
