import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { findWays, type Ways } from '@ironfield/spaces/ways.ts';
import { MOVE_COST } from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import type { UnitSheet } from '../../state.ts';
import { REASONS, WHY_NOT } from '../../text.ts';
import { isAerospace, isAir, isGroundVehicle, isOfOrbit, mayEnter } from '../kinds.ts';
import {
  GLOBE,
  groundBelow,
  isOnSurface,
  MAPS,
  placeName,
  placeOf,
  realmOf,
  skyAbove,
  ZONE_PLACES,
  zonesOver,
} from '../places.ts';
import { type Ground, mayBeIn, worldIn } from '../world.ts';
import { mpOn } from './mission.ts';
import { enemiesAt, type InWar, kindOf, sheetOn } from './stacks.ts';

/** Everywhere a unit can go in one move, over the map that it is on. */
export interface March {
  readonly sheet: UnitSheet;
  readonly from: number;
  /** Movement points on this map. */
  readonly points: number;
  /** By the spaces of the map, the first of which is the place with this number. */
  readonly ways: Ways;
  readonly first: number;
  /** PA-ORBIT-04: places of another map, each a whole move away. */
  readonly leaps: readonly number[];
  /** PA-MOVE-01: one hex as a whole move, though it costs more than there is. */
  isForced(hex: number): boolean;
  readonly world: readonly Ground[];
}

/** PA-MOVE-02, PA-AERO-02: MP to enter a hex; -1 where the unit may not. */
function enterCost({ kind }: UnitSheet, ground: Ground): number {
  if (!mayEnter(kind, ground)) return -1;
  if (isAir(kind) || kind === 'naval') return 1;
  return MOVE_COST[ground.land!][isGroundVehicle(kind) ? 1 : 0];
}

export function marchOf(state: InWar, id: number): March {
  const { place } = state.counters[id];
  return isOnSurface(place) ? surfaceMarch(state, id) : spaceMarch(state, id);
}

/** Whether a unit can go anywhere: then it can go somewhere in a single step. */
export function canMarch(state: InWar, id: number): boolean {
  const { place } = state.counters[id];
  const march = isOnSurface(place) ? surfaceMarch(state, id, true) : spaceMarch(state, id);
  return destinationsOf(march).length > 0;
}

/** `isStep`: the first step of each way alone. */
function surfaceMarch(state: InWar, id: number, isStep = false): March {
  const sheet = sheetOn(state, id);
  const points = mpOn(state, id);
  const { side, place: from } = state.counters[id];
  const world = worldIn(state.setup);
  const parts = isAir(sheet.kind)
    ? undefined
    : (hex: number) => (sheet.kind === 'naval' ? world[hex].waterParts : world[hex].landParts);
  const cost = (hex: number) => enterCost(sheet, world[hex]);
  const ways = findWays(GLOBE, from, {
    points,
    cost,
    stopsAt: (hex) => isStep || stops(state, sheet, side, hex),
    ...(parts && { parts }),
  });
  const isForced = (hex: number) => {
    if (sheet.mp === 0 || ways.cost[hex] >= 0 || !isOnSurface(hex) || cost(hex) < 0) return false;
    if (!GLOBE.neighbours[from].includes(hex)) return false;
    return !parts || (parts(from).flat().includes(hex) && parts(hex).flat().includes(from));
  };
  const leaps = isAerospace(sheet.kind) ? zonesOver(from) : [];
  return { sheet, from, points, ways, first: 0, leaps, isForced, world };
}

/** PA-DEEP-01: hexes of the system that a unit crosses in a turn. */
function deepPoints({ kind }: UnitSheet): number {
  if (kind === 'dropship' || kind === 'warship') return 2;
  return kind === 'fighter' ? 1 : 0;
}

/** PA-ORBIT-02, PA-DEEP-01: over the ring of zones or the system diagram. */
function spaceMarch(state: InWar, id: number): March {
  const sheet = sheetOn(state, id);
  const { place: from } = state.counters[id];
  const realm = realmOf(from);
  const { spaces, first } = MAPS[realm];
  const points = realm === 'orbit' ? sheet.mp : deepPoints(sheet);
  const ways = findWays(spaces, from - first, { points, cost: () => 1 });
  const leaps = leapsFrom(state, id);
  return {
    sheet,
    from,
    points,
    ways,
    first,
    leaps: sheet.mp === 0 ? [] : leaps,
    isForced: () => false,
    world: worldIn(state.setup),
  };
}

/** PA-ORBIT-04, PA-FOT-12: from orbit into deep space, from there into orbit, and down to Mars or Venus and up again. */
function leapsFrom(state: InWar, id: number): readonly number[] {
  const { place } = state.counters[id];
  const planet = placeOf(state.setup.war!.system!.planet);
  const isFlyer = isAerospace(sheetOn(state, id).kind);
  switch (realmOf(place)) {
    case 'orbit':
      return [planet];
    case 'other-worlds':
      return isFlyer ? [skyAbove(place)] : [];
    default: {
      const ground = state.war.fall && isFlyer ? groundBelow(place) : -1;
      return ground >= 0 ? [ground] : mayEnterOrbit(state, id, planet) ? ZONE_PLACES : [];
    }
  }
}

/** PA-ORBIT-04, PA-DEEP-04: only who began the turn in the hex of the planet enters its orbit. */
function mayEnterOrbit(state: InWar, id: number, planet: number): boolean {
  if (state.counters[id].place !== planet || !isOfOrbit(sheetOn(state, id).kind)) return false;
  const [began = planet] = state.war.doings[id].way;
  return began === planet;
}

/** PA-MOVE-01: who stops where enemies are. Ships stop for ships and for whatever could be one. */
function stops(state: InWar, { kind }: UnitSheet, side: number, hex: number): boolean {
  if (isAir(kind)) return false;
  const enemies = enemiesAt(state, hex, side);
  if (kind !== 'naval') return enemies.length > 0;
  return enemies.some((id) => !state.counters[id].faceUp || kindOf(state, id) === 'naval');
}

/** The hexes that a unit can reach. */
export function destinationsOf({ ways, first, from, leaps, isForced }: March): number[] {
  const far: number[] = [];
  for (const [space, cost] of ways.cost.entries())
    if (cost >= 0 && first + space !== from) far.push(first + space);
  const forced = isOnSurface(from) ? GLOBE.neighbours[from].filter(isForced) : [];
  return [...far, ...forced, ...leaps];
}

export function marchPath({ ways, first, from, leaps, isForced }: March, place: number): number[] {
  if (isForced(place) || leaps.includes(place)) return [from, place];
  return ways.pathTo(place - first).map((space) => first + space);
}

/** MP that a march takes. */
export const marchCost =
  (march: March, place: number) =>
  (tally: Tally<RuleId>): void => {
    const { sheet, world, points } = march;
    if (march.leaps.includes(place)) {
      const isElsewhere = [place, march.from].some((each) => realmOf(each) === 'other-worlds');
      const reason = isElsewhere ? REASONS.landOrTakeOff : REASONS.leap[realmOf(place)];
      tally.add(points, reason, isElsewhere ? 'PA-FOT-12' : 'PA-ORBIT-04');
      return;
    }
    for (const each of marchPath(march, place).slice(1)) {
      if (!isOnSurface(each)) {
        const rule = realmOf(each) === 'orbit' ? 'PA-ORBIT-02' : 'PA-DEEP-01';
        tally.add(1, () => REASONS.enterSpace(placeName(each)), rule);
        continue;
      }
      const ground = world[each];
      const terrain = sheet.kind === 'naval' || ground.land === null ? 'water' : ground.land;
      const rule = isAerospace(sheet.kind) ? 'PA-AERO-02' : 'PA-MOVE-02';
      tally.add(enterCost(sheet, ground), () => REASONS.enter(placeName(each), terrain), rule);
    }
    if (march.isForced(place)) tally.set(points, REASONS.wholeMarch, 'PA-MOVE-01');
  };

/** MP for the next step of a march, from where a unit is now. */
export function stepCost(march: March, place: number): number {
  const { points, ways, first, leaps, isForced } = march;
  return leaps.includes(place) || isForced(place) ? points : ways.cost[place - first];
}

export function whyNotMarch({ sheet, from, points, world }: March, place: number): Reason {
  const name = placeName(place);
  if (place < 0) return WHY_NOT.noHex;
  if (!mayBeIn(sheet.kind, world, place)) return WHY_NOT.notInto(name);
  if (realmOf(place) === 'surface' && realmOf(from) === 'orbit') return WHY_NOT.mustLand(name);
  if (realmOf(place) === 'orbit' && realmOf(from) === 'surface') return WHY_NOT.otherZone(name);
  if (realmOf(place) === 'orbit' && realmOf(from) === 'system') return WHY_NOT.notAtPlanet;
  return WHY_NOT.tooFarAway(name, points);
}
