import type { Menu, Pick } from '@ironfield/kernel/menu/menu.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { type Random, randomUnit } from '@ironfield/kernel/random.ts';
import { distance } from '@ironfield/spaces/spaces.ts';
import type { Order } from '../orders.ts';
import { isAerospace, isGround } from '../rules/kinds.ts';
import { GLOBE, hexesBelow, isOnSurface, placeName, realmOf, zonesOver } from '../rules/places.ts';
import { canUnload, carriersFor } from '../rules/war/carrying.ts';
import { hexesToLand } from '../rules/war/landing.ts';
import { destinationsOf, marchOf } from '../rules/war/marching.ts';
import { isAsleep } from '../rules/war/mission.ts';
import { pointsFor } from '../rules/war/points.ts';
import { canJoin } from '../rules/war/sites.ts';
import type { InWar } from '../rules/war/stacks.ts';
import {
  aboard,
  cargoOf,
  enemiesAt,
  groundUnitsAt,
  isDisrupted,
  isUnit,
  settlementAt,
  sheetOn,
  unitsAt,
} from '../rules/war/stacks.ts';
import { hexesAfterStrafing, mapTargetsAt, strafingTargets } from '../rules/war/strikes.ts';
import { worldIn } from '../rules/world.ts';
import { opponentOf } from '../state.ts';
import { isFerry, isLeaving } from './goals.ts';
import { embarking, voyage } from './missions.ts';
import { defenceOf, isHopeless, type Plan, pull, strengthOf } from './plans.ts';

/** Orders of aerospace units, which act before all others; `null` once they are done. */
export function flight(plan: Plan, random: Random): Order | null {
  const { state, side } = plan;
  if (!state.war.sky) return null;
  const boarder = embarking(plan) ?? (isLeaving(state, side) ? null : boarding(plan));
  if (boarder) return boarder;
  for (const { id, side: own, place } of state.counters) {
    if (own !== side || isAsleep(state, id) || isDisrupted(state, id)) continue;
    const way = voyage(plan, id);
    if (way) return way;
    if (isLeaving(state, side)) continue;
    if (state.war.carriers[id] >= 0 && wantsOut(plan, id)) return { type: 'unload', unit: id };
    if (place < 0 || !isUnit(state, id)) continue;
    const order = orderFor(plan, id, random);
    if (order) return order;
  }
  return null;
}

/** Everybody leaves a DropShip that is down where there is something to do, and fighters leave it in orbit only to fight. */
const wantsOut = (plan: Plan, id: number): boolean => {
  const { state } = plan;
  if (!canUnload(state, id)) return false;
  const { place } = state.counters[state.war.carriers[id]];
  const { kind } = sheetOn(state, state.war.carriers[id]);
  return isOnSurface(place) && kind === 'dropship' && !isHopeless(plan, place);
};

/** Ground units with nothing to go for over land go aboard a DropShip, but for one that holds a settlement. */
function boarding(plan: Plan): Order | null {
  const { state, side } = plan;
  for (const { id, side: own, place } of state.counters) {
    if (
      own !== side ||
      isAsleep(state, id) ||
      isDisrupted(state, id) ||
      !plan.ferries.includes(place) ||
      !isGround(sheetOn(state, id).kind)
    )
      continue;
    if (!isHopeless(plan, place) || state.war.doings[id].moved) continue;
    const isLast = groundUnitsAt(state, place, side).length === 1;
    if (isLast && settlementAt(state, place)) continue;
    const ship = carriersFor(state, id).find((carrier) => isFerry(state, carrier));
    if (ship !== undefined) return { type: 'board', unit: id, carrier: ship };
  }
  return null;
}

/** A DropShip with troops flies to where something can be done: over the surface if that is near, and else through orbit. */
function ferrying(plan: Plan, id: number): Order | null {
  const { state } = plan;
  const { place } = state.counters[id];
  if (!isFerry(state, id) || aboard(state, id).length === 0 || !isHopeless(plan, place)) return null;
  const to = bestOf(landingHexes(plan), (hex) => landingValue(plan, hex));
  if (to === null || isHopeless(plan, to)) return null;
  const march = marchOf(state, id);
  const near = (hex: number) => distance(GLOBE, hex, to);
  if (near(place) > 2 * march.points) return { type: 'march', unit: id, to: placeName(zonesOver(place)[0]) };
  const hex = bestOf(destinationsOf(march).filter(isOnSurface), (each) => -near(each));
  return hex === null ? null : { type: 'march', unit: id, to: placeName(hex) };
}

function orderFor(plan: Plan, id: number, random: Random): Order | null {
  const { state } = plan;
  const { kind, transport } = sheetOn(state, id);
  const { place } = state.counters[id];
  const { moved, unloaded } = state.war.doings[id];
  if (moved || unloaded) return null;
  if (kind === 'fighter' || (kind === 'dropship' && transport === 0)) {
    const strike = strafing(plan, id, random);
    if (strike) return strike;
  }
  const hasCargo = aboard(state, id).length > 0;
  if (isOnSurface(place)) return ferrying(plan, id);
  if (kind === 'warship') return towards(plan, id, bestZone(plan, aimHexes(plan)));
  if (!isAerospace(kind) || (kind === 'dropship' && !hasCargo && transport > 0)) return null;
  if (kind === 'fighter') return null;
  const zone = bestZone(plan, landingHexes(plan));
  if (!hasCargo) return towards(plan, id, zone);
  const below = hexesToLand(state, id);
  const best = bestOf(below, (hex) => landingValue(plan, hex));
  const elsewhere = Math.max(...landingHexes(plan).map((hex) => landingValue(plan, hex)));
  if (best !== null && landingValue(plan, best) > elsewhere - 4)
    return { type: 'land', unit: id, to: placeName(best) };
  return towards(plan, id, zone);
}

function bestOf(places: readonly number[], value: (place: number) => number): number | null {
  let best: number | null = null;
  for (const place of places) if (best === null || value(place) > value(best)) best = place;
  return best;
}

const aimHexes = ({ aims }: Plan): number[] => [...aims.keys()];

const landingHexes = ({ state }: Plan): number[] => {
  const world = worldIn(state.setup);
  return Array.from({ length: GLOBE.size }, (_, hex) => hex).filter((hex) => world[hex].land !== null);
};

/** Near to what one wants, with nobody there or beside it, and friends nearby. */
function landingValue(plan: Plan, hex: number): number {
  const { state, side } = plan;
  const beside = GLOBE.neighbours[hex].reduce((sum, each) => sum + defenceOf(state, each, side), 0);
  const friends = groundUnitsAt(state, hex, side).length;
  return pull(plan, hex) - 1.2 * defenceOf(state, hex, side) - 0.35 * beside + Math.min(6, 2 * friends);
}

/** The zone over the best of some hexes, rather one without enemies. */
const bestZone = (plan: Plan, hexes: readonly number[]): number | null => {
  const best = bestOf(hexes, (hex) => landingValue(plan, hex));
  return best === null
    ? null
    : bestOf(zonesOver(best), (zone) => -enemiesAt(plan.state, zone, plan.side).length);
};

/** A move to a zone, or as near to it as can be. */
function towards({ state }: Plan, id: number, zone: number | null): Order | null {
  const { place } = state.counters[id];
  if (zone === null || place === zone) return null;
  const march = marchOf(state, id);
  const reached = destinationsOf(march).filter((each) => realmOf(each) === 'orbit');
  if (reached.length === 0) return null;
  const around = (each: number) => Math.min(Math.abs(each - zone), 10 - Math.abs(each - zone));
  const best = bestOf(reached, (each) => -around(each))!;
  const isNearer = realmOf(place) !== 'orbit' || around(best) < around(place);
  return isNearer ? { type: 'march', unit: id, to: placeName(best) } : null;
}

/** An attack on the move on somebody weak, and back again. */
function strafing({ state }: Plan, id: number, random: Random): Order | null {
  const { attack } = sheetOn(state, id);
  let best: number | null = null;
  let most = 4;
  for (const target of strafingTargets(state, id)) {
    if (!state.counters[target].faceUp) continue;
    const { toughness, defense } = sheetOn(state, target);
    const value =
      pointsFor(state, target) - 2 * Math.max(0, 2 * toughness - attack - 5) - defense + randomUnit(random);
    if (value > most) [best, most] = [target, value];
  }
  if (best === null) return null;
  const { place } = state.counters[id];
  const hexes = hexesAfterStrafing(state, id, state.counters[best].place);
  const home = hexes.includes(place)
    ? place
    : bestOf(hexes, (hex) => -enemiesAt(state, hex, state.counters[id].side).length);
  return home === null ? null : { type: 'strafe', unit: id, target: best, to: placeName(home) };
}

const valuesOf = (menu: Menu, type: string): Pick | null => {
  const [field] = menu.orders.find((each) => each.type === type)?.fields ?? [];
  return field?.kind === 'pick' ? field : null;
};

/** Choices of a Combat Phase: bombardments, battles that cannot be avoided, and promising ones. */
export function combat(plan: Plan, menu: Menu, random: Random): Order {
  const { state, side, strategy } = plan;
  const ship = Array.from(valuesOf(menu, 'bombard')?.values ?? [], Number)[0];
  if (ship !== undefined) {
    const targets = hexesBelow(state.counters[ship].place)
      .flatMap((hex) => mapTargetsAt(state, hex, side))
      .filter((target) => valuesOf(menu, 'bombard')!.follow!(ship).some((field) => has(field, target)));
    const target = bestOf(targets, (each) => bombardmentValue(plan, ship, each));
    if (target !== null) return { type: 'bombard', unit: ship, target };
  }
  const supporter = Array.from(valuesOf(menu, 'support')?.values ?? [], Number)[0];
  if (supporter !== undefined) {
    const [hexes] = valuesOf(menu, 'support')!.follow!(supporter) as Pick[];
    return { type: 'support', unit: supporter, at: String(hexes.values[0]) };
  }
  const must = state.war.due.find(({ isOptional }) => !isOptional);
  const good = state.war.due.find(
    ({ place }) => strengthAt(plan, place) > strategy.odds * Math.max(1, defenceOf(state, place, side)),
  );
  const site = must ?? good;
  if (site) return { type: 'fight', at: placeName(site.place), kind: site.kind as 'land' | 'sea' };
  return (
    engagement(plan, menu) ??
    (menu.orders.some(({ type }) => type === 'done') ? { type: 'done' } : sampleOrder<Order>(menu, random)!)
  );
}

const has = (field: unknown, value: number): boolean =>
  (field as Pick).kind === 'pick' && Array.from((field as Pick).values).includes(value);

const bombardmentValue = ({ state }: Plan, ship: number, target: number): number => {
  if (!state.counters[target].faceUp) return 2;
  const { toughness } = sheetOn(state, target);
  const isLikely = sheetOn(state, ship).attack + 7 >= 2 * toughness;
  return pointsFor(state, target) * (isLikely ? 1 : 0.3) + cargoOf(state, target).length;
};

/** Armed, and with nobody aboard who would be lost with it. */
const isWarrior = (state: InWar, id: number): boolean =>
  sheetOn(state, id).attack > 0 && aboard(state, id).length === 0;

const strengthAt = ({ state, side }: Plan, place: number): number =>
  unitsAt(state, place, side).reduce((sum, id) => sum + strengthOf(state, id), 0);

/** A battle in space, with everybody, where one is clearly stronger. */
function engagement(plan: Plan, menu: Menu): Order | null {
  const { state, side, strategy } = plan;
  const field = valuesOf(menu, 'engage');
  if (!field) return null;
  for (const unit of Array.from(field.values, Number).filter((id) => isWarrior(state, id))) {
    const { place } = state.counters[unit];
    const enemies = unitsAt(state, place, opponentOf(side));
    const theirs = enemies.reduce((sum, id) => sum + strengthOf(state, id), 0);
    if (enemies.length === 0 || strengthAt(plan, place) < strategy.odds * theirs) continue;
    const more = unitsAt(state, place, side)
      .filter((id) => id !== unit && canJoin(state, id) && isWarrior(state, id))
      .slice(0, 20)
      .map((counter) => ({ counter }));
    return { type: 'engage', unit, target: enemies[0], more };
  }
  return null;
}

/** Everybody armed helps a unit that is attacked in space. */
export function joining({ state }: Plan, menu: Menu): Order {
  const [field] = menu.orders[0].fields;
  const items = field?.kind === 'each' ? Array.from(field.items, Number) : [];
  return {
    type: 'join',
    more: items
      .filter((id) => isWarrior(state, id))
      .slice(0, 20)
      .map((counter) => ({ counter })),
  };
}
