import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { type Random, randomUnit } from '@ironfield/kernel/random.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Order } from '../orders.ts';
import { isGround } from '../rules/kinds.ts';
import { GLOBE, isOnSurface, placeName, placeOf } from '../rules/places.ts';
import { destinationsOf, marchOf } from '../rules/war/marching.ts';
import { ATTACKER, isAsleep, missionOf } from '../rules/war/mission.ts';
import { hexesToScout, scoutingPoints, unknownAt } from '../rules/war/scouting.ts';
import {
  countersAt,
  enemiesAt,
  type InWar,
  isUnit,
  kindOf,
  ownerOf,
  sheetOn,
  unitsAt,
} from '../rules/war/stacks.ts';
import { isSuppliedAt } from '../rules/war/supply-lines.ts';
import { opponentOf, type State } from '../state.ts';
import { interrupting, placing, silencing } from './fall.ts';
import { keepOf } from './goals.ts';
import { arriving, hiding, raiding } from './missions.ts';
import { buying, founding, posting } from './mustering.ts';
import { canMarch, defenceOf, type Plan, planOf, pull, type Strategy, strengthOf } from './plans.ts';
import { combat, flight, joining } from './sky.ts';

export function wageWar(strategy: Strategy, state: InWar, menu: Menu, seat: Seat, random: Random): Order {
  const types = menu.orders.map(({ type }) => type);
  if (types.includes('buy')) return buying(state.setup, seat, random);
  if (types.includes('hide')) return hiding(state, random);
  if (types.includes('target')) return raiding(state, random);
  if (types.includes('arrive')) return arriving(state, menu);
  if (types.includes('found')) return founding(state, menu, random);
  if (types.includes('post') && state.war.fall) return placing(state, seat, random);
  if (types.includes('post')) return posting(state, menu, seat, random);
  if (types.includes('watch')) return interrupting(state as State & InWar, menu, seat, random);
  if (types.includes('march')) {
    const silence = seat === ATTACKER ? silencing(state as State & InWar, menu) : null;
    if (silence) return silence;
    const plan = planOf(strategy, state, seat);
    return flight(plan, random) ?? movement(plan, random);
  }
  if (types.includes('fight') && types.includes('engage'))
    return combat(planOf(strategy, state, seat), menu, random);
  if (types.includes('board') && types.includes('done')) return { type: 'done' };
  if (types.includes('join')) return joining(planOf(strategy, state, seat), menu);
  if (types.includes('provide')) return provision(planOf(strategy, state, seat), menu, random);
  if (types.includes('retreat')) return refuge(planOf(strategy, state, seat), menu, random);
  const sampled = sampleOrder<Order>(
    { ...menu, orders: menu.orders.filter(({ isPass }) => !isPass) },
    random,
  );
  return sampled ?? sampleOrder<Order>(menu, random)!;
}

/**
 * The share of strength left to units that are out of supply, and the worth of a hex that brings supplies to the next.
 */
const UNSUPPLIED = 0.5;
const LINK = 9;

/** So many times the strength of the enemy in a hex is more than enough. */
const PLENTY = 3;

/** The part of the usual odds that will do to help friends among enemies. */
const COMMITTED = 0.6;

/** The value of a unit's being in a hex at the end of its move. */
function worthIn(plan: Plan, id: number, hex: number): number {
  const { state, side, strategy, aims, potential, lines } = plan;
  const kind = kindOf(state, id)!;
  const from = state.counters[id].place;
  const isSupplied = isSuppliedAt(state, side, hex, lines);
  const supply = isSupplied ? 3 : -3;
  if (kind === 'convoy') return convoyWorth(plan, id, hex) + supply;
  const friends = unitsAt(state, hex, side).filter((each) => each !== id);
  const defence = defenceOf(state, hex, side);
  let worth = supply + pull(plan, hex);
  if (defence > 0) {
    const odds = ((isSupplied ? 1 : UNSUPPLIED) * potential[hex]) / defence;
    // A unit that is there already has to fight: better with others.
    const wanted = friends.length > 0 ? COMMITTED * strategy.odds : strategy.odds;
    const sent = friends.reduce((sum, each) => sum + strengthOf(state, each), 0) / defence;
    // Where there are more than enough already others have better things to do.
    if (sent > PLENTY && hex !== from) worth -= pull(plan, hex);
    else worth += odds >= wanted ? 6 + (aims.get(hex) ?? 0) + 2 * Math.min(3, odds) : -25 / (0.3 + odds);
  } else if (aims.has(hex) && isGround(kind) && friends.length === 0) worth += 20;
  if (isLink(plan, hex) && friends.length === 0) worth += LINK;
  const guards = friends.filter((each) => isGround(kindOf(state, each)!) && kindOf(state, each) !== 'convoy');
  return worth + garrisonWorth(plan, id, hex, guards) - (hex === from ? 0 : 0.3);
}

/** Held, would a hex bring supplies to a place that is worth going to? */
const isLink = ({ state, side, aims, lines }: Plan, hex: number): boolean =>
  !lines.reached[hex] &&
  GLOBE.neighbours[hex].some((beside) => lines.reached[beside]) &&
  enemiesAt(state, hex, side).length === 0 &&
  GLOBE.neighbours[hex].some((beside) => aims.has(beside) && !isSuppliedAt(state, side, beside, lines));

/** Somebody has to stay in what one holds, above all in what was taken. */
function garrisonWorth({ state, side }: Plan, id: number, hex: number, guards: readonly number[]): number {
  const friends = guards.length;
  const settlement = state.war.settlements.find(({ counter }) => state.counters[counter].place === hex);
  if (!isGround(kindOf(state, id)!)) return 0;
  if (!settlement) return hex === keepOf(state, side) && friends < 2 ? 12 : 0;
  const isOwn = ownerOf(state, settlement) === side;
  const isTaken = settlement.native !== side;
  const near = GLOBE.neighbours[hex].some((each) => unitsAt(state, each, opponentOf(side)).length > 0);
  if (isTaken && isOwn) return heldWorth(state, side, hex, guards);
  if (friends > 1) return 0;
  if (isTaken) return friends === 0 ? 25 : 4;
  return isOwn ? (friends === 0 ? 12 : near ? 5 : 0) : 0;
}

/** A settlement that was taken is lost with its last guard: it takes as many as could drive off whoever is near. */
function heldWorth(state: InWar, side: number, hex: number, guards: readonly number[]): number {
  if (guards.length === 0) return 25;
  const strength = guards.reduce((sum, each) => sum + strengthOf(state, each), 0);
  const danger = GLOBE.neighbours[hex]
    .flatMap((each) => unitsAt(state, each, opponentOf(side)))
    .reduce((sum, each) => sum + strengthOf(state, each), 0);
  return strength < danger ? 10 : guards.length === 1 ? 4 : 0;
}

/** Convoys keep behind the front, with others, and meet where a base is wanted. */
function convoyWorth(plan: Plan, id: number, hex: number): number {
  const { state, side } = plan;
  if (enemiesAt(state, hex, side).length > 0) return -30;
  const near = GLOBE.neighbours[hex].filter(
    (each) => unitsAt(state, each, opponentOf(side)).length > 0,
  ).length;
  const friends = countersAt(state, hex).filter((each) => each !== id && state.counters[each].side === side);
  const isMet = friends.some((each) => kindOf(state, each) === 'convoy');
  const isSettled = friends.some((each) => !isUnit(state, each));
  return 0.5 * pull(plan, hex) - 4 * near + Math.min(3, friends.length) + (isMet && !isSettled ? 3 : 0);
}

function movement(plan: Plan, random: Random): Order {
  const { state, side, strategy } = plan;
  let best: Order | null = null;
  let most = 0.5;
  for (const { id, side: own, place } of state.counters) {
    if (own !== side || !isOnSurface(place) || !isUnit(state, id) || !canMarch(state, id)) continue;
    const stay = worthIn(plan, id, place);
    for (const hex of destinationsOf(marchOf(state, id))) {
      const gain = worthIn(plan, id, hex) - stay + strategy.wavering * randomUnit(random);
      if (gain <= most) continue;
      most = gain;
      best = { type: 'march', unit: id, to: placeName(hex) };
    }
  }
  return best ?? (strategy.scouts ? reconnaissance(plan) : null) ?? { type: 'done' };
}

/** Good scouts look at what lies beside them. */
function reconnaissance({ state, side }: Plan): Order | null {
  for (const { id, side: own, place } of state.counters) {
    if (own !== side || place < 0 || !isUnit(state, id) || isAsleep(state, id)) continue;
    if (sheetOn(state, id).defense < 7) continue;
    const [hex] = hexesToScout(state, id);
    if (hex === undefined) continue;
    const [counter, ...others] = unknownAt(state, hex, side).slice(0, scoutingPoints(state, id));
    return {
      type: 'scout',
      unit: id,
      at: placeName(hex),
      counter,
      more: others.map((other) => ({ counter: other })),
    };
  }
  return null;
}

const valuesIn = (menu: Menu, type: string): string[] => {
  const [field] = menu.orders.find((each) => each.type === type)?.fields ?? [];
  return field?.kind === 'pick' ? Array.from(field.values, String) : [];
};

const bestBy = (names: readonly string[], worth: (hex: number) => number): string =>
  names.reduce((best, name) => (worth(placeOf(name)) > worth(placeOf(best)) ? name : best));

/** New convoys go where the front is near. */
function provision(plan: Plan, menu: Menu, random: Random): Order {
  const target = missionOf(plan.state)?.target ?? null;
  if (target !== null && plan.side === ATTACKER && valuesIn(menu, 'raze').includes(String(target)))
    return { type: 'raze', unit: target };
  const names = valuesIn(menu, 'provide');
  const own = plan.state.counters.filter(
    ({ id, side, place }) => side === plan.side && place >= 0 && kindOf(plan.state, id) === 'convoy',
  );
  // More than a handful are never used.
  if (names.length === 0 || own.length >= 6) return { type: 'done' };
  return { type: 'provide', at: bestBy(names, (hex) => pull(plan, hex) + randomUnit(random)) };
}

function refuge(plan: Plan, menu: Menu, random: Random): Order {
  const names = valuesIn(menu, 'retreat');
  if (names.length === 0) return sampleOrder<Order>(menu, random)!;
  const { state, side, lines } = plan;
  const worth = (hex: number) =>
    unitsAt(state, hex, side).length + (isSuppliedAt(state, side, hex, lines) ? 5 : 0);
  return { type: 'retreat', to: bestBy(names, worth) };
}
