import { isOnSurface } from '../rules/places.ts';
import { ATTACKER, headquartersOf, kindOfMission, missionOf } from '../rules/war/mission.ts';
import { isTargetDestroyed } from '../rules/war/points.ts';
import { type InWar, sheetOn } from '../rules/war/stacks.ts';

// What Raid, Extraction and Last Stand are about, beside settlements.

/** Turns that a way home takes. */
export const WAY_HOME = 9;

export const isFerry = (state: InWar, id: number): boolean => {
  const { kind, transport } = sheetOn(state, id);
  return kind === 'dropship' && transport > 0;
};

/** Raiders turn back when they have done what they came for, or time runs short. */
export function isLeaving(state: InWar, side: number): boolean {
  if (kindOfMission(state.setup) !== 'raid' || side !== ATTACKER) return false;
  const { mission, turn } = state.war;
  const isLate = turn + WAY_HOME > state.setup.war!.turns;
  return isTargetDestroyed(state) || (isLate && mission!.isDetected);
}

/** Hexes worth going to for the sake of the scenario, with their worth; `null` where settlements are the goal. */
export function missionAims(state: InWar, side: number): Map<number, number> | null {
  const kind = kindOfMission(state.setup);
  const mission = missionOf(state);
  if (!kind || !mission) return null;
  if (kind === 'raid' && side === ATTACKER) return raidAims(state);
  if (kind === 'extraction' && side === ATTACKER) {
    const found = headquartersOf(state);
    const sought = mission.finds.filter(
      ({ place, since }, index) => place >= 0 && (found === null ? since === 0 : index === found),
    );
    return new Map(sought.map(({ place }) => [place, found === null ? 16 : 22]));
  }
  return null;
}

function raidAims(state: InWar): Map<number, number> {
  if (isLeaving(state, ATTACKER)) {
    const ships = state.counters.filter(
      ({ id, side, place }) => side === ATTACKER && isOnSurface(place) && isFerry(state, id),
    );
    return new Map(ships.map(({ place }) => [place, 20]));
  }
  const { target } = missionOf(state)!;
  const place = target === null ? -1 : state.counters[target].place;
  return place >= 0 ? new Map([[place, 20]]) : new Map();
}

/** The hex that a defender has to keep beside its settlements: its headquarters. */
export function keepOf(state: InWar, side: number): number | null {
  const mission = missionOf(state);
  const hidden = mission?.finds.find(({ kind }) => kind === 'headquarters');
  if (!mission || !hidden || hidden.place < 0) return null;
  const isKept = kindOfMission(state.setup) === 'extraction' ? side !== ATTACKER : mission.bunker === side;
  return isKept ? hidden.place : null;
}
