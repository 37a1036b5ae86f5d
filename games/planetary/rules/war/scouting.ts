import { GLOBE, isOnSurface } from '../places.ts';
import { mpOn } from './mission.ts';
import { enemiesAt, type InWar } from './stacks.ts';

/** PA-RECON-01: MP that a unit has left for reconnaissance. */
export function scoutingPoints(state: InWar, id: number): number {
  const { scouted, spent, boarded } = state.war.doings[id];
  if (scouted || boarded || state.war.carriers[id] >= 0) return 0;
  return mpOn(state, id) - spent;
}

/** Enemy counters in a hex that lie face-down. */
export const unknownAt = (state: InWar, hex: number, side: number): number[] =>
  enemiesAt(state, hex, side).filter((counter) => !state.counters[counter].faceUp);

/** Hexes beside a unit with counters that it could identify. */
export function hexesToScout(state: InWar, id: number): number[] {
  if (scoutingPoints(state, id) <= 0) return [];
  const { place, side } = state.counters[id];
  if (!isOnSurface(place)) return [];
  return GLOBE.neighbours[place].filter((hex) => unknownAt(state, hex, side).length > 0);
}
