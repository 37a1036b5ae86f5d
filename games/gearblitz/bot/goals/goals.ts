import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { distance } from '@ironfield/table/place.ts';
import { contains, distanceToPolygon, middleOf, nearestOn, type Polygon } from '@ironfield/table/polygon.ts';
import { INCH } from '../../data/tables.ts';
import { defaultRounds } from '../../rules/battle/victory.ts';
import { opponentOf, rosterOf, unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { journeyTo } from './journey.ts';

/** The worth of a place for the mission, and the goal of a unit. */
export interface Goal {
  /** The destination of a unit that must hurry; null for all others. */
  readonly hurriesTo: Place | null;
  /** Never more than nothing. */
  readonly worth: (place: Place) => number;
}

const NONE: Goal = { hurriesTo: null, worth: () => 0 };

/** The cost of an inch from the goal, in time and late, and of being elsewhere at the end. */
const IN_TIME = 0.1;
const LATE = 1;
const MOST_LATE = 3;
const ELSEWHERE = 2;
/** Rounds to spare below which one hurries. */
const SPARE = 2;

/** HGB-MIS-04 to HGB-MIS-06: into the zone of the enemy, or out of the own one. */
export function goalOf(state: State, id: number): Goal {
  const { seat } = rosterOf(state.setup).units[id];
  const { missions, zones } = state.battle;
  if (missions[seat] === 'breakthrough') return towards(state, id, zones[opponentOf(seat)]);
  if (missions[seat] === 'rearguard') return outOf(state, id, zones[seat]);
  return NONE;
}

/** HGB-MIS-09: rounds that are sure to come after this one. */
export const roundsLeft = ({ battle, round, setup }: State): number =>
  Math.max(0, (battle.lastRound ?? defaultRounds(setup.limit)) - round);

/** Inches that it goes in a round over good ground. */
export const paceOf = (state: State, id: number): number =>
  Math.max(...unitOf(state, id).sheet.card.movement.map(({ combat }) => combat));

/** HGB-MIS-04: how far a unit that has to break through is from there, in inches of good ground; `null` for others. */
export function inchesToGo(state: State, id: number): ((from: Place) => number) | null {
  const { seat } = rosterOf(state.setup).units[id];
  if (state.battle.missions[seat] !== 'breakthrough') return null;
  const zones = state.battle.zones[opponentOf(seat)];
  const { rounds } = journeyTo(state, id, zones);
  const pace = paceOf(state, id);
  return (from) => {
    const far = rounds(from) * pace;
    return far < Number.POSITIVE_INFINITY
      ? far
      : Math.min(...zones.map((zone) => distanceToPolygon(zone, from))) / INCH;
  };
}

function towards(state: State, id: number, zones: readonly Polygon[]): Goal {
  const at = state.units[id].at!;
  const farFrom = inchesToGo(state, id)!;
  const far = farFrom(at);
  const spare = roundsLeft(state) + 1 - far / paceOf(state, id);
  const isLate = spare <= SPARE;
  const nearest = zones.map((zone) => inside(zone, at)).sort((a, b) => distance(at, a) - distance(at, b))[0];
  const perInch = isLate ? Math.min(MOST_LATE, LATE * (1 + (SPARE - spare) / 2)) : IN_TIME;
  return {
    hurriesTo: isLate && far > 0 ? (journeyTo(state, id, zones).next(at) ?? nearest) : null,
    worth(place) {
      const left = farFrom(place);
      return left === 0 ? 0 : -ELSEWHERE - left * perInch;
    },
  };
}

/** A little way into a zone. */
function inside(zone: Polygon, from: Place): Place {
  const edge = nearestOn(zone, from);
  const middle = middleOf(zone);
  const far = distance(edge, middle);
  const part = far === 0 ? 0 : Math.min(1, (2 * INCH) / far);
  return {
    x: Math.round(edge.x + (middle.x - edge.x) * part),
    y: Math.round(edge.y + (middle.y - edge.y) * part),
  };
}

function outOf(state: State, id: number, zones: readonly Polygon[]): Goal {
  const { width, height } = state.scene;
  const middle = { x: Math.round(width / 2), y: Math.round(height / 2) };
  const isIn = (place: Place): boolean => zones.some((zone) => contains(zone, place));
  const isLate = isIn(state.units[id].at!) && roundsLeft(state) <= SPARE + 1;
  return {
    hurriesTo: isLate ? middle : null,
    worth: (place) =>
      isIn(place) ? -ELSEWHERE - (distance(place, middle) / INCH) * (isLate ? LATE : IN_TIME) : 0,
  };
}
