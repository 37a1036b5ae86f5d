import type { Menu, Pick } from '@ironfield/kernel/menu/menu.ts';
import { type Random, randomItem, randomUnit } from '@ironfield/kernel/random.ts';
import { distance } from '@ironfield/spaces/spaces.ts';
import type { Order } from '../orders.ts';
import { isGround } from '../rules/kinds.ts';
import { GLOBE, isOnSurface, MAPS, placeName, placeOf, realmOf, SYSTEM, zonesOver } from '../rules/places.ts';
import { canUnload, carriersFor } from '../rules/war/carrying.ts';
import { exactMaps } from '../rules/war/fall.ts';
import { hexesToLand } from '../rules/war/landing.ts';
import { destinationsOf, marchOf } from '../rules/war/marching.ts';
import { ATTACKER, headquartersOf, isAsleep, kindOfMission, missionOf } from '../rules/war/mission.ts';
import { aboard, enemiesAt, type InWar, kindOf, sheetOn, unitsAt } from '../rules/war/stacks.ts';
import { worldIn } from '../rules/world.ts';
import { isFerry, isLeaving, WAY_HOME } from './goals.ts';
import { defenceOf, type Plan } from './plans.ts';

// What Raid, Extraction and Last Stand ask of a bot beside taking settlements.

const inSystem = (place: number): number => place - MAPS.system.first;

/** A headquarters and decoys, some way from each other. */
export function hiding(state: InWar, random: Random): Order {
  const world = worldIn(state.setup);
  const land = world.flatMap((ground, hex) =>
    ground.land === null || ground.land === 'arctic' ? [] : [hex],
  );
  const towns = state.war.settlements.map(({ counter }) => state.counters[counter].place);
  // The bunker of a last stand is of use beside the cities; who is looked for lies anywhere.
  const isLastStand = kindOfMission(state.setup) === 'last-stand';
  const near = land.filter((hex) => towns.some((town) => distance(GLOBE, town, hex) === 1));
  const first = randomItem(random, isLastStand && near.length > 0 ? near : land);
  const gap = (hex: number, taken: readonly number[]) =>
    Math.min(...taken.map((each) => distance(GLOBE, each, hex))) + 4 * randomUnit(random);
  const far = (taken: readonly number[]) =>
    land.filter((hex) => !taken.includes(hex)).toSorted((a, b) => gap(b, taken) - gap(a, taken))[0];
  const second = far([first]);
  const third = far([first, second]);
  return {
    type: 'hide',
    headquarters: placeName(first),
    first: placeName(second),
    second: placeName(third),
  };
}

/** The base with fewest counters beside it. */
export function raiding(state: InWar, random: Random): Order {
  const guards = ({ counter }: { readonly counter: number }) =>
    unitsAt(state, state.counters[counter].place, 1).length + 0.5 * randomUnit(random);
  const [easiest] = state.war.settlements.toSorted((a, b) => guards(a) - guards(b));
  return { type: 'target', unit: easiest.counter };
}

/** The point from which a planet is reached soonest, with the chance to miss it. */
export function arriving(state: InWar, menu: Menu): Order {
  const names = Array.from((menu.orders[0].fields[0] as Pick).values, String);
  const system = state.setup.war!.system!;
  const planet = inSystem(placeOf(system.planet));
  const turns = (hex: string) => Math.ceil(distance(SYSTEM, inSystem(placeOf(hex)), planet) / 2);
  const common = Math.min(
    ...system.points.flatMap(({ kind, hex }) => (kind === 'pirate' ? [] : [turns(hex)])),
  );
  const wait = (name: string) => {
    const { target } = system.points.find(({ hex }) => hex === name)!;
    const chance = chanceOf(target - exactMaps(state));
    return chance * turns(name) + (1 - chance) * (1 + common);
  };
  return { type: 'arrive', at: names.reduce((best, name) => (wait(name) < wait(best) ? name : best)) };
}

/** That two dice come to a number. */
const chanceOf = (number: number): number => {
  const over = (low: number) => ((13 - low) * (14 - low)) / 72;
  return number > 7 ? over(number) : 1 - ((number - 2) * (number - 1)) / 72;
};

/** Ships in deep space, and whoever leaves; `null` for ships that fly as in any war. */
export function voyage(plan: Plan, id: number): Order | null {
  const { state, side } = plan;
  if (isAsleep(state, id)) return null;
  const carrier = state.war.carriers[id];
  const { kind } = sheetOn(state, id);
  if (carrier >= 0) {
    const isDocked = kind === 'dropship' && canUnload(state, id) && !isLeaving(state, side);
    return isDocked ? { type: 'unload', unit: id } : null;
  }
  const { place } = state.counters[id];
  const { moved, unloaded } = state.war.doings[id];
  if (place < 0 || moved || unloaded || (kind !== 'dropship' && kind !== 'warship' && kind !== 'fighter'))
    return null;
  if (isLeaving(state, side)) return homewards(state, id);
  if (realmOf(place) === 'system' && kind !== 'fighter') return inwards(state, id);
  return kind === 'dropship' ? pickingUp(plan, id) : null;
}

function nearerTo(state: InWar, id: number, goal: number): Order | null {
  const gap = (place: number) => distance(SYSTEM, inSystem(place), inSystem(goal));
  const reached = destinationsOf(marchOf(state, id)).filter((place) => realmOf(place) === 'system');
  const best = reached.reduce(
    (least, place) => (gap(place) < gap(least) ? place : least),
    state.counters[id].place,
  );
  return best === state.counters[id].place ? null : { type: 'march', unit: id, to: placeName(best) };
}

function inwards(state: InWar, id: number): Order | null {
  const planet = placeOf(state.setup.war!.system!.planet);
  return state.counters[id].place === planet ? null : nearerTo(state, id, planet);
}

/** Up into orbit, out of it, and to the nearest of zenith and nadir. */
function homewards(state: InWar, id: number): Order | null {
  const { place } = state.counters[id];
  const system = state.setup.war!.system!;
  const march = (to: number): Order => ({ type: 'march', unit: id, to: placeName(to) });
  if (isOnSurface(place)) return isBoardedUp(state, id) ? march(zonesOver(place)[0]) : null;
  if (realmOf(place) === 'orbit') return march(placeOf(system.planet));
  const goals = system.points.flatMap(({ kind, hex }) => (kind === 'pirate' ? [] : [placeOf(hex)]));
  const gap = (goal: number) => distance(SYSTEM, inSystem(place), inSystem(goal));
  return nearerTo(
    state,
    id,
    goals.reduce((best, goal) => (gap(goal) < gap(best) ? goal : best)),
  );
}

/** Is nobody of its side on the way to it, or is it full, or in danger? */
function isBoardedUp(state: InWar, ship: number): boolean {
  const { place, side } = state.counters[ship];
  if (aboard(state, ship).length === 0 && isFerry(state, ship)) return false;
  return !state.counters.some(
    (each) =>
      each.side === side &&
      isOnSurface(each.place) &&
      isGround(sheetOn(state, each.id).kind) &&
      distance(GLOBE, each.place, place) <= 4 &&
      state.war.turn + WAY_HOME <= state.setup.war!.turns,
  );
}

/** Ground units of those who leave go aboard. */
export function embarking(plan: Plan): Order | null {
  const { state, side } = plan;
  if (!isLeaving(state, side)) return null;
  for (const { id, side: own, place } of state.counters) {
    if (own !== side || !isOnSurface(place) || isAsleep(state, id)) continue;
    const { kind } = sheetOn(state, id);
    if (!isGround(kind) && kind !== 'fighter') continue;
    const ship = carriersFor(state, id).find((carrier) => isFerry(state, carrier));
    if (ship !== undefined) return { type: 'board', unit: id, carrier: ship };
  }
  return null;
}

/** PA-SCN-21: a DropShip comes for the headquarters once its hex is safe. */
function pickingUp(plan: Plan, id: number): Order | null {
  const { state, side } = plan;
  const index = headquartersOf(state);
  if (kindOfMission(state.setup) !== 'extraction' || side !== ATTACKER || index === null) return null;
  const { place: goal } = missionOf(state)!.finds[index];
  const { place } = state.counters[id];
  if (place === goal) return null;
  const friends = unitsAt(state, goal, side);
  if (friends.some((each) => kindOf(state, each) === 'dropship')) return null;
  if (defenceOf(state, goal, side) > friends.length * 8) return null;
  const march = (to: number): Order => ({ type: 'march', unit: id, to: placeName(to) });
  if (isOnSurface(place)) {
    const reached = destinationsOf(marchOf(state, id));
    return march(reached.includes(goal) ? goal : zonesOver(place)[0]);
  }
  if (realmOf(place) !== 'orbit') return null;
  if (hexesToLand(state, id).includes(goal)) return { type: 'land', unit: id, to: placeName(goal) };
  const zones = zonesOver(goal);
  const free = zones.filter((zone) => enemiesAt(state, zone, side).length === 0);
  const [to] = free.length > 0 ? free : zones;
  const steps = destinationsOf(marchOf(state, id)).filter((each) => realmOf(each) === 'orbit');
  const around = (each: number) => Math.min(Math.abs(each - to), 10 - Math.abs(each - to));
  if (steps.length === 0) return null;
  return march(steps.reduce((best, each) => (around(each) < around(best) ? each : best)));
}
