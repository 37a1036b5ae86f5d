import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { BUNKER, QUALITY_MODIFIER, TRAP } from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import {
  type Find,
  type Mission,
  type MissionKind,
  NOT_CARRIED,
  opponentOf,
  QUALITIES,
  type Quality,
  type Setup,
  type State,
} from '../../state.ts';
import { REASONS } from '../../text.ts';
import { isGround } from '../kinds.ts';
import { isOnSurface } from '../places.ts';
import { groundUnitsAt, type InWar, kindOf, type OnMap, sheetOn, unitsAt } from './stacks.ts';

export const ATTACKER: Seat = 0;
export const DEFENDER: Seat = 1;

export const missionOf = ({ war }: Pick<OnMap, 'war'>): Mission | null => war.mission ?? null;

export const kindOfMission = ({ war }: Pick<Setup, 'war'>): MissionKind | null => war?.mission?.kind ?? null;

/** PA-SCN-10, PA-SCN-20, PA-SCN-30: an attacker that has to jump into the system first. */
export const comesByJump = (setup: Pick<Setup, 'war'>): boolean => kindOfMission(setup) !== null;

/** PA-SCN-20, PA-SCN-30: a defender that hides its headquarters. */
export const hidesCounters = (setup: Pick<Setup, 'war'>): boolean => {
  const kind = kindOfMission(setup);
  return kind === 'extraction' || kind === 'last-stand';
};

/** PA-SCN-11: a defender does nothing on the map until the raid is detected, or it is attacked. */
export function isAsleep(
  { setup, counters, war }: Pick<OnMap, 'setup' | 'counters' | 'war'>,
  id: number,
): boolean {
  if (kindOfMission(setup) !== 'raid' || counters[id].side !== DEFENDER) return false;
  const { isDetected, roused } = war.mission!;
  return !isDetected && !roused.includes(id);
}

/** PA-SCN-32: who has the bunker is faster on the surface, but for those who never move. */
export function mpOn(state: InWar, id: number): number {
  const { mp } = sheetOn(state, id);
  const { place, side } = state.counters[id];
  const isHelped = mp > 0 && isOnSurface(place) && missionOf(state)?.bunker === side;
  return isHelped ? mp + BUNKER.mp : mp;
}

/** PA-SCN-32: added to the dice of those who reconnoitre against the side with the bunker. */
export const scoutingHandicap = (state: InWar, side: Seat): number =>
  missionOf(state)?.bunker === opponentOf(side) ? BUNKER.recon : 0;

/** PA-SCN-30: a relief force fights as if it were one level better, Elite at most. */
export function fightingQuality(
  { counters, war }: { readonly counters: State['counters']; readonly war?: State['war'] },
  id: number,
): Quality {
  const { quality } = counters[id];
  if (!war?.mission?.relief.includes(id)) return quality;
  return QUALITIES[Math.min(QUALITIES.length - 1, QUALITIES.indexOf(quality) + 1)];
}

/** Counters to be found that are still on the map, by their place in the list. */
const findsOn = (state: Pick<OnMap, 'war'>): readonly number[] =>
  (missionOf(state)?.finds ?? []).flatMap(({ place }, index) => (place >= 0 ? [index] : []));

const findOf = (state: Pick<OnMap, 'war'>, index: number): Find => missionOf(state)!.finds[index];

/** PA-SCN-21, PA-SCN-32: those that lie face-down, and on which attackers have come. */
export const findsToUncover = (state: InWar): number[] => {
  const isLastStand = kindOfMission(state.setup) === 'last-stand';
  return findsOn(state).filter((index) => {
    const { place, since } = findOf(state, index);
    const units = isLastStand ? groundUnitsAt : unitsAt;
    return since === 0 && units(state, place, ATTACKER).length > 0;
  });
};

/** PA-SCN-33: objectives of a Last Stand that were turned up are traps. */
export const trapsOf = (state: InWar): number[] =>
  findsOn(state).filter(
    (index) => findOf(state, index).since > 0 && findOf(state, index).kind === 'objective',
  );

/** The headquarters once it was found; `null` before. */
export function headquartersOf(state: Pick<OnMap, 'war'>): number | null {
  const index = missionOf(state)?.finds.findIndex(({ kind, since }) => kind === 'headquarters' && since > 0);
  return index === undefined || index < 0 ? null : index;
}

/** PA-SCN-21: the unit that carries a counter; it has laid it down when it is no longer in its hex. */
function carrierOf({ counters, war }: Pick<OnMap, 'counters' | 'war'>, index: number): number {
  const { carrier, place } = findOf({ war } as OnMap, index);
  return carrier !== NOT_CARRIED && counters[carrier].place === place ? carrier : NOT_CARRIED;
}

/** PA-SCN-21: can a unit take the headquarters? Not in the turn in which it was found, and it moves once in a turn. */
export function canTake(state: InWar, id: number): boolean {
  if (kindOfMission(state.setup) !== 'extraction') return false;
  const index = headquartersOf(state);
  const { place, side } = state.counters[id];
  if (index === null || side !== ATTACKER || place < 0) return false;
  const find = findOf(state, index);
  if (find.place !== place || find.since >= state.war.turn || find.moved >= state.war.turn) return false;
  const { kind, transport } = sheetOn(state, id);
  return (isGround(kind) || (kind === 'vtol' && transport > 0)) && carrierOf(state, index) !== id;
}

/** PA-SCN-21: is the headquarters, found in an earlier turn, in a hex with a DropShip of the attacker? */
export function isExtracted(state: InWar): boolean {
  const index = headquartersOf(state);
  if (index === null || kindOfMission(state.setup) !== 'extraction') return false;
  const { place, since } = findOf(state, index);
  const isAboard = unitsAt(state, place, ATTACKER).some((id) => kindOf(state, id) === 'dropship');
  return since < state.war.turn && isAboard;
}

/** PA-SCN-32: the side that takes the bunker in this End Phase; `null` if it stays with whoever has it. */
export function bunkerTaker(state: InWar): Seat | null {
  const index = headquartersOf(state);
  const mission = missionOf(state);
  if (index === null || !mission || mission.bunker === null) return null;
  const { place } = findOf(state, index);
  const taker = opponentOf(mission.bunker);
  const isTaken =
    groundUnitsAt(state, place, taker).length > 0 && unitsAt(state, place, mission.bunker).length === 0;
  return isTaken ? taker : null;
}

/** PA-SCN-33: a trap is like a Green unit, and nothing else counts. */
export const trapToHit =
  (state: InWar, id: number) =>
  (tally: Tally<RuleId>): void => {
    tally.add(sheetOn(state, id).defense, REASONS.defense, 'PA-SCN-33');
    tally.add(QUALITY_MODIFIER[TRAP.quality], REASONS.trap, 'PA-SCN-33');
  };

export const trapDamage = TRAP.attack;
