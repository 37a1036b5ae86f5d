import { sum } from '@ironfield/kernel/dice.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import { optionValue } from '@ironfield/kernel/options/options.ts';
import type { Outcome, Seat } from '@ironfield/kernel/state.ts';
import { findWays } from '@ironfield/spaces/ways.ts';
import { AREAS, type Area } from '../../data/areas.ts';
import { DAMAGE, DEADLINES, EXACT_MAPS, SABOTAGE } from '../../data/tables.ts';
import { comstarEarlyEnd, sdsAttackValue, sdsTwelve } from '../../options.ts';
import type { RuleId } from '../../rule-index.ts';
import {
  type CounterEntry,
  DEPARTED,
  DESTROYED,
  type Fall,
  opponentOf,
  type Setup,
  SPENT,
  type State,
  WATCHES,
  type Watch,
} from '../../state.ts';
import { FALL_ENDINGS, REASONS } from '../../text.ts';
import { GLOBE, isOnSurface, MARS, placeOf, realmOf, ZONE_PLACES, zonesOver } from '../places.ts';
import { mayBeIn, worldIn } from '../world.ts';
import {
  groundUnitsAt,
  type InWar,
  isUnit,
  kindOf,
  type OnMap,
  ownerOf,
  settlementAt,
  sheetOn,
  unitsAt,
} from './stacks.ts';
import { destroys } from './strikes.ts';
import { isSuppliedOnMap } from './supply-lines.ts';

// PA-FOT: the Fall of Terra. The Word of Blake attacks (seat 0), ComStar defends (seat 1).

export const WORD_OF_BLAKE: Seat = 0;
export const COMSTAR: Seat = 1;

export const fallOf = ({ war }: Pick<OnMap, 'war'>): Fall | null => war.fall ?? null;

export const isFallOfTerra = ({ war }: Pick<Setup, 'war'>): boolean => war?.fall === true;

/** The entry of a counter in the setup, as far as the viewer knows it. */
function entryOf({ sides, secrets }: Setup, id: number): Partial<CounterEntry> {
  const first = sides[0].counters.length;
  const seat = id < first ? 0 : 1;
  const index = seat === 0 ? id : id - first;
  const { counters } = sides[seat];
  const open = counters[index];
  if (open !== null) return open ?? {};
  return secrets[seat]?.[counters.slice(0, index).filter((each) => each === null).length] ?? {};
}

/** PA-FOT-03, PA-FOT-04: the area in which a side may place a counter. */
const areaOf = ({ setup }: Pick<OnMap, 'setup'>, id: number): string | null =>
  entryOf(setup, id).area ?? null;

const HEXES: readonly number[] = Array.from({ length: GLOBE.size }, (_, hex) => hex);

/** Hexes within so many steps of one, over sea as over land. */
const around = (hex: number, within: number): number[] => {
  const ways = findWays(GLOBE, hex, { points: within, cost: () => 1 });
  return HEXES.filter((each) => ways.cost[each] >= 0);
};

/** Hexes of the land mass around one, as far as from pole to pole. */
function massAround(setup: Setup, hex: number): readonly boolean[] {
  const world = worldIn(setup);
  const ways = findWays(GLOBE, hex, {
    points: GLOBE.size,
    cost: (to) => (world[to].land === null ? -1 : 1),
    parts: (each) => world[each].landParts,
  });
  return HEXES.map((each) => ways.cost[each] >= 0);
}

/** PA-FOT-03, PA-FOT-04: where a side may place a counter that is yet to be placed. */
export function placesInArea(state: InWar, id: number): number[] {
  const { kind } = sheetOn(state, id);
  const world = worldIn(state.setup);
  const name = areaOf(state, id);
  const area = name === null ? null : AREAS[name];
  const legal = (places: readonly number[]) => places.filter((place) => mayBeIn(kind, world, place));
  const known = area ? legal(hexesOf(state, id, area)) : [];
  // Nobody knows the areas of the counters of the other side.
  return known.length > 0 ? known : [...legal(HEXES), ...legal(ZONE_PLACES)];
}

function hexesOf(state: InWar, id: number, area: Area): readonly number[] {
  if ('orbit' in area) return ZONE_PLACES;
  if ('beside' in area) {
    const others = state.counters.flatMap((each) =>
      each.side === state.counters[id].side &&
      each.id !== id &&
      isOnSurface(each.place) &&
      area.beside.includes(areaOf(state, each.id) ?? '')
        ? [each.place]
        : [],
    );
    return [...new Set(others)].sort((a, b) => a - b);
  }
  const near = around(placeOf(area.near), area.within);
  if (!area.isMainland) return near;
  const mass = massAround(state.setup, placeOf(area.near));
  return near.filter((hex) => mass[hex]);
}

/** PA-FOT-05: what is taken from the number that an arrival needs. */
export const exactMaps = ({ setup }: Pick<OnMap, 'setup'>): number => (isFallOfTerra(setup) ? EXACT_MAPS : 0);

// Interruptions.

/** PA-FOT-08: operations that can still be tried in this turn. */
export const operationsLeft = ({ allowance, tried }: Fall): number => Math.max(0, allowance - tried);

/** PA-FOT-07, PA-FOT-09: zones that can still shoot in this turn. */
const zonesReady = ({ shots, silenced }: Fall): number[] =>
  ZONE_PLACES.filter((zone) => !shots.includes(zone) && !silenced.includes(zone));

/** PA-FOT-07: enemies that the defences can shoot at: in a zone, and a DropShip that is known and flies below one. */
export function targetsToShoot(state: InWar, mover: number): number[] {
  const ready = zonesReady(state.war.fall!);
  return state.counters.flatMap(({ id, side, place }) => {
    if (side !== WORD_OF_BLAKE || place < 0) return [];
    return zonesAgainst(state, id, mover, ready).length > 0 ? [id] : [];
  });
}

/** PA-FOT-07: zones that can shoot at a counter. */
export function zonesAgainst(
  state: InWar,
  id: number,
  mover: number,
  ready: readonly number[] = zonesReady(state.war.fall!),
): number[] {
  const { place, faceUp } = state.counters[id];
  if (place < 0) return [];
  if (realmOf(place) === 'orbit') return ready.filter((zone) => zone === place);
  const isFlying = id === mover && faceUp && kindOf(state, id) === 'dropship' && isOnSurface(place);
  return isFlying ? zonesOver(place).filter((zone) => ready.includes(zone)) : [];
}

/** PA-FOT-07: no modifiers to hit; out of supply it is easier to destroy. */
export const shotToHit =
  (state: InWar, target: number) =>
  (tally: Tally<RuleId>): void =>
    tally.add(sheetOn(state, target).defense, REASONS.defense, 'PA-FOT-07');

export const shotDamage =
  (state: InWar, target: number) =>
  (tally: Tally<RuleId>): void => {
    tally.add(optionValue(sdsAttackValue, state.setup.options), REASONS.attackValue, 'PA-FOT-07');
    if (!isSuppliedOnMap(state, target))
      tally.add(DAMAGE.targetUnsupplied, REASONS.targetUnsupplied, 'PA-FOT-07');
  };

/** PA-FOT-07: a hit destroys or does nothing. By the option two dice of 12 destroy, whatever else. */
export function shotDestroys(
  state: InWar,
  target: number,
  dice: readonly number[],
  modifiers: number,
): boolean {
  if (sum(dice) === 12 && optionValue(sdsTwelve, state.setup.options)) return true;
  return destroys(dice, modifiers, sheetOn(state, target).toughness);
}

/** PA-FOT-10, PA-FOT-11: units of ComStar on the map, and for a sabotage its fortresses, too. */
export function targetsOf(state: State & InWar, operation: 'sabotage' | 'headhunt'): number[] {
  return state.counters.flatMap(({ id, side, place }) => {
    if (side !== COMSTAR || place < 0) return [];
    const fighter = state.battle?.fighters.find(({ counter }) => counter === id);
    if (fighter && fighter.box < 0) return [];
    if (isUnit(state, id)) {
      const isNew = operation === 'sabotage' || !state.war.fall!.disrupted.includes(id);
      return isNew ? [id] : [];
    }
    const settlement = settlementAt(state, place);
    const isStanding = settlement !== null && !settlement.rubble && kindOf(state, id) === 'fortress';
    return operation === 'sabotage' && isStanding ? [id] : [];
  });
}

/** PA-FOT-10: outside of a battle. Damage lasts until the next operation. */
export const sabotageDamage =
  (state: InWar, target: number, isDamaged: boolean) =>
  (tally: Tally<RuleId>): void => {
    tally.add(SABOTAGE, REASONS.attackValue, 'PA-FOT-10');
    if (isDamaged) tally.add(DAMAGE.targetDamaged, REASONS.targetDamaged, 'PA-FOT-10');
    if (!isSuppliedOnMap(state, target))
      tally.add(DAMAGE.targetUnsupplied, REASONS.targetUnsupplied, 'PA-FOT-10');
  };

/** PA-FOT-10: on the battle board. */
export const sabotageOnBoard =
  ({ damaged, supplied }: { readonly damaged: boolean; readonly supplied: boolean }) =>
  (tally: Tally<RuleId>): void => {
    tally.add(SABOTAGE, REASONS.attackValue, 'PA-FOT-10');
    if (damaged) tally.add(DAMAGE.targetDamaged, REASONS.targetDamaged, 'PA-FOT-10');
    if (!supplied) tally.add(DAMAGE.targetUnsupplied, REASONS.targetUnsupplied, 'PA-FOT-10');
  };

/** PA-FOT-07, PA-FOT-08: is a side asked at such a moment? It wants to be, and there is something that it could do. */
export function isAsked(state: State & InWar, seat: Seat, at: Watch, mover: number): boolean {
  const fall = state.war.fall!;
  if (WATCHES.indexOf(at) < WATCHES.indexOf(fall.watches[seat as 0 | 1])) return false;
  if (seat === WORD_OF_BLAKE) return operationsLeft(fall) > 0;
  // Nothing in a battle hangs on what happens above it, and only ships that move change what can be shot at.
  if (state.battle || (at === 'step' && mover < 0)) return false;
  return targetsToShoot(state, mover).length > 0;
}

/** PA-FOT-07: do the steps of this march count one by one? They do in orbit, and for whoever everybody knows. */
export function isSeenMarching(state: InWar, id: number, path: readonly number[]): boolean {
  const { side, faceUp } = state.counters[id];
  const fall = state.war.fall!;
  if (side === WORD_OF_BLAKE)
    return path.some((place) => realmOf(place) === 'orbit') || (faceUp && kindOf(state, id) === 'dropship');
  return faceUp && fall.watches[WORD_OF_BLAKE] === 'step' && operationsLeft(fall) > 0;
}

/** PA-FOT-11: has somebody beside it to take command. */
export const hasCompany = (state: InWar, id: number): boolean =>
  unitsAt(state, state.counters[id].place, state.counters[id].side).length > 1;

// Victory.

/** PA-FOT-06: settlements that a side controls; on Mars also the hex around it. */
const settlementsOf = (state: InWar, side: Seat): number =>
  state.war.settlements.filter((each) => {
    if (ownerOf(state, each) !== side) return false;
    const { place } = state.counters[each.counter];
    return place !== MARS || groundUnitsAt(state, place, opponentOf(side)).length === 0;
  }).length;

export const hasAll = (state: InWar, side: Seat): boolean =>
  settlementsOf(state, side) === state.war.settlements.length;

/** PA-FOT-06: is anybody left? The Com Guards are gone with their last unit, though convoys remain. */
const isAlive = (state: InWar, side: Seat): boolean =>
  state.counters.some(({ id, side: own, place }) => {
    if (own !== side || !isUnit(state, id)) return false;
    if (side === COMSTAR && kindOf(state, id) === 'convoy') return false;
    return place !== DESTROYED && place !== SPENT && place !== DEPARTED;
  });

const ending = (winners: readonly Seat[], reason: string): Outcome => ({
  winners,
  reason,
  rule: 'PA-FOT-06',
});

/** PA-FOT-06: what it means that the Word of Blake has everything since a turn. */
function seizedIn(turn: number): Outcome {
  if (turn <= DEADLINES.decisive) return ending([WORD_OF_BLAKE], FALL_ENDINGS.seized.substantial);
  if (turn <= DEADLINES.marginal) return ending([WORD_OF_BLAKE], FALL_ENDINGS.seized.marginal);
  return ending([], FALL_ENDINGS.seized.draw);
}

/** PA-FOT-06: what it means that ComStar holds so many of the settlements. */
function heldBy(count: number): Outcome {
  if (count > 5) return ending([COMSTAR], FALL_ENDINGS.held.decisive(count));
  if (count >= 3) return ending([COMSTAR], FALL_ENDINGS.held.substantial(count));
  if (count >= 1) return ending([COMSTAR], FALL_ENDINGS.held.marginal(count));
  return ending([], FALL_ENDINGS.held.none);
}

/** PA-FOT-06: how the war ends in this End Phase; `null` if it goes on. */
export function fallOutcome(state: InWar): Outcome | null {
  const { turn, fall } = state.war;
  const { seized } = fall!;
  if (!isAlive(state, COMSTAR)) {
    if (turn <= DEADLINES.decisive) return ending([WORD_OF_BLAKE], FALL_ENDINGS.comstarGone);
    return seizedIn(seized > 0 ? seized : turn);
  }
  if (!isAlive(state, WORD_OF_BLAKE)) return ending([COMSTAR], FALL_ENDINGS.wordGone);
  if (turn > DEADLINES.decisive && seized > 0) return seizedIn(seized);
  const held = settlementsOf(state, COMSTAR);
  if (turn >= state.setup.war!.turns) return heldBy(held);
  const endsEarly = turn > DEADLINES.decisive && optionValue(comstarEarlyEnd, state.setup.options);
  return endsEarly && hasAll(state, COMSTAR) ? heldBy(held) : null;
}
