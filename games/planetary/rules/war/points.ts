import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { RuleId } from '../../rule-index.ts';
import {
  DEPARTED,
  DESTROYED,
  type MissionKind,
  opponentOf,
  QUALITIES,
  type Settlement,
} from '../../state.ts';
import { POINTS } from '../../text.ts';
import { originalType } from '../veterans.ts';
import { ATTACKER, DEFENDER, isExtracted, kindOfMission, missionOf } from './mission.ts';
import { type InWar, isUnit, kindOf, ownerOf } from './stacks.ts';

/** PA-SCN-05: what a counter counts. A JumpShip that nobody has paid for counts nothing. */
export function pointsFor(state: InWar, id: number): number {
  if (missionOf(state)?.gifts.includes(id)) return 0;
  const { prices } = state.setup.sheets[originalType(state, id)];
  return prices[QUALITIES.indexOf(state.counters[id].quality)] ?? prices[1]!;
}

/** The counters that a side began with. */
const bought = ({ setup, counters, war }: InWar, side: Seat): readonly number[] => {
  const [first, second] = war.bought ?? setup.sides.map((each) => each.counters.length);
  const [from, to] = side === 0 ? [0, first] : [first, first + second];
  return counters.slice(from, to).map(({ id }) => id);
};

export const spentBy = (state: InWar, side: Seat): number =>
  bought(state, side).reduce((sum, id) => sum + pointsFor(state, id), 0);

/** Cities and fortresses on the map, whoever has them. */
export const strongholds = (state: InWar): Settlement[] =>
  state.war.settlements.filter(
    ({ counter }) => kindOf(state, counter) !== 'base' && state.counters[counter].place >= 0,
  );

const sumOf = (state: InWar, holds: (id: number) => boolean): number =>
  state.counters.reduce((sum, { id }) => (holds(id) ? sum + pointsFor(state, id) : sum), 0);

const destroyed = (state: InWar, of: Seat, unitsOnly = false): number =>
  sumOf(
    state,
    (id) =>
      state.counters[id].place === DESTROYED &&
      state.counters[id].side === of &&
      (!unitsOnly || isUnit(state, id)),
  );

/** Is a counter, or whatever it is aboard, out of the system? */
export function hasEscaped(state: InWar, id: number): boolean {
  const carrier = state.war.carriers[id] ?? -1;
  return carrier >= 0 ? hasEscaped(state, carrier) : state.counters[id].place === DEPARTED;
}

/** PA-SCN-12: is the base that was raided removed, or by an option defeated? */
export function isTargetDestroyed(state: InWar): boolean {
  const target = missionOf(state)?.target ?? null;
  if (target === null) return false;
  if (state.counters[target].place === DESTROYED) return true;
  const base = state.war.settlements.find(({ counter }) => counter === target);
  return (
    state.setup.war!.mission!.defeatCounts === true && (base?.rubble === true || base?.captured === true)
  );
}

type Points = (state: InWar, side: Seat, tally: Tally<RuleId>) => void;

/** PA-SCN-05 */
function forWar(state: InWar, side: Seat, tally: Tally<RuleId>): void {
  tally.add(2 * destroyed(state, opponentOf(side)), POINTS.destroyed, 'PA-SCN-05');
  tally.add(-destroyed(state, side), POINTS.lost, 'PA-SCN-05');
  const all = strongholds(state);
  if (all.length === 0) return;
  const each = Math.round((2 * spentBy(state, DEFENDER)) / all.length);
  const held = all.filter((settlement) => ownerOf(state, settlement) === side).length;
  tally.add(held * each, POINTS.held(held, each), 'PA-SCN-05');
}

const OF_MISSION: Readonly<Record<MissionKind, Points>> = {
  raid(state, side, tally) {
    const add = (value: number, reason: string) => tally.add(value, reason, 'PA-SCN-12');
    const isHit = isTargetDestroyed(state);
    if (side === ATTACKER) {
      add(destroyed(state, DEFENDER, true), POINTS.enemyUnits);
      add(-destroyed(state, ATTACKER), POINTS.lost);
      add(
        sumOf(state, (id) => state.counters[id].side === ATTACKER && hasEscaped(state, id)),
        POINTS.escaped,
      );
      add(isHit ? spentBy(state, DEFENDER) : 0, POINTS.target);
      return;
    }
    add(3 * destroyed(state, ATTACKER), POINTS.raiders);
    add(-destroyed(state, DEFENDER, true), POINTS.lost);
    add(isHit ? 0 : spentBy(state, ATTACKER), POINTS.targetStands);
  },
  extraction(state, side, tally) {
    const add = (value: number, reason: string) => tally.add(value, reason, 'PA-SCN-22');
    const isGone = isExtracted(state);
    if (side === DEFENDER) add(destroyed(state, ATTACKER), POINTS.enemyUnits);
    add(-destroyed(state, side, true), POINTS.lost);
    if (side === ATTACKER) add(isGone ? 2 * spentBy(state, DEFENDER) : 0, POINTS.extracted);
    else add(isGone ? 0 : spentBy(state, ATTACKER), POINTS.notExtracted);
  },
  'last-stand'(state, side, tally) {
    const add = (value: number, reason: string) => tally.add(value, reason, 'PA-SCN-34');
    add(2 * destroyed(state, opponentOf(side)), POINTS.destroyed);
    add(-destroyed(state, side), POINTS.lost);
    const cities = strongholds(state).filter(({ counter }) => kindOf(state, counter) === 'city');
    const each = Math.round((2 * spentBy(state, side)) / Math.max(1, cities.length));
    const held = cities.filter((city) => ownerOf(state, city) === side).length;
    add(held * each, POINTS.cities(held, each));
  },
};

/** PA-SCN-05, PA-SCN-12, PA-SCN-22, PA-SCN-34: points of a side. */
export const victoryPoints =
  (state: InWar, side: Seat) =>
  (tally: Tally<RuleId>): void => {
    const kind = kindOfMission(state.setup);
    (kind ? OF_MISSION[kind] : forWar)(state, side, tally);
  };
