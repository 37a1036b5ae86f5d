import { remembered } from '@ironfield/kernel/memory.ts';
import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { type Random, randomUnit } from '@ironfield/kernel/random.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Order } from '../orders.ts';
import { isGround } from '../rules/kinds.ts';
import { destinationsOf, marchOf } from '../rules/war/marching.ts';
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
import { isSuppliedAt, type SupplyLines, supplyLines } from '../rules/war/supply-lines.ts';
import { pointsFor } from '../rules/war/winning.ts';
import { GLOBE, type Ground, hexName, hexOf, worldIn } from '../rules/world.ts';
import { opponentOf, type Setup } from '../state.ts';

/** How a bot wages war. */
export interface Strategy {
  /** How many times stronger it wants to be where it attacks. */
  readonly odds: number;
  /** Random worth added to every judgement. */
  readonly wavering: number;
  readonly scouts: boolean;
}

/** What a counter that lies face-down is taken for, in points. */
const UNKNOWN = 9;
/** Steps over land that are as good as endless. */
const FAR = 40;

/** What a side knows and wants, worked out once for each decision. */
interface Plan {
  readonly state: InWar;
  readonly side: Seat;
  readonly strategy: Strategy;
  readonly lines: SupplyLines;
  /** Hexes worth going to, with their worth. */
  readonly aims: ReadonlyMap<number, number>;
  /** How strong this side can be in a hex by the end of this phase. */
  readonly potential: readonly number[];
}

export function wageWar(strategy: Strategy, state: InWar, menu: Menu, seat: Seat, random: Random): Order {
  const types = menu.orders.map(({ type }) => type);
  if (types.includes('march')) return movement(planOf(strategy, state, seat), random);
  if (types.includes('provide')) return provision(planOf(strategy, state, seat), menu, random);
  if (types.includes('retreat')) return refuge(planOf(strategy, state, seat), menu, random);
  const sampled = sampleOrder<Order>(
    { ...menu, orders: menu.orders.filter(({ isPass }) => !isPass) },
    random,
  );
  return sampled ?? sampleOrder<Order>(menu, random)!;
}

function planOf(strategy: Strategy, state: InWar, side: Seat): Plan {
  const potential = new Array<number>(GLOBE.size).fill(0);
  for (const { id, place, side: own } of state.counters) {
    if (own !== side || place < 0 || !isUnit(state, id)) continue;
    potential[place] += strengthOf(state, id);
    if (!canMarch(state, id)) continue;
    for (const hex of destinationsOf(marchOf(state, id))) potential[hex] += strengthOf(state, id);
  }
  return { state, side, strategy, lines: supplyLines(state, side), aims: aimsOf(state, side), potential };
}

const canMarch = (state: InWar, id: number): boolean => {
  const { moved, unloaded } = state.war.doings[id];
  return !moved && !unloaded && state.war.carriers[id] < 0 && sheetOn(state, id).mp > 0;
};

function strengthOf(state: InWar, id: number): number {
  if (!state.counters[id].faceUp && state.counters[id].side !== state.war.active) return UNKNOWN;
  const { attack } = sheetOn(state, id);
  return attack === 0 ? 0 : pointsFor(state, id);
}

/** Who holds a hex against somebody: units, and walls to shelter them. */
function defenceOf(state: InWar, hex: number, side: Seat): number {
  return enemiesAt(state, hex, side).reduce((sum, id) => {
    const kind = kindOf(state, id);
    if (kind === 'city') return sum + 3;
    return sum + (kind === 'fortress' ? 1.3 : 1) * strengthOf(state, id);
  }, 0);
}

const WORTH = { city: 14, fortress: 14, base: 6 } as const;

/** Settlements to take or to take back, and enemies near one's own. */
function aimsOf(state: InWar, side: Seat): Map<number, number> {
  const aims = new Map<number, number>();
  for (const settlement of state.war.settlements) {
    const { place } = state.counters[settlement.counter];
    if (place < 0) continue;
    const worth = WORTH[kindOf(state, settlement.counter) as keyof typeof WORTH];
    if (ownerOf(state, settlement) !== side) aims.set(place, worth);
    else {
      for (const hex of GLOBE.neighbours[place])
        if (unitsAt(state, hex, opponentOf(side)).length > 0)
          aims.set(hex, Math.max(aims.get(hex) ?? 0, worth / 2));
    }
  }
  return aims;
}

const stepsTo = remembered((setup: Setup) => {
  const world = worldIn(setup);
  const known = new Map<number, Int16Array>();
  return (target: number): Int16Array => {
    const before = known.get(target);
    if (before) return before;
    const steps = measured(world, target);
    known.set(target, steps);
    return steps;
  };
});

/** Steps over land to a hex. */
function measured(world: readonly Ground[], target: number): Int16Array {
  const steps = new Int16Array(GLOBE.size).fill(FAR);
  const queue = [target];
  steps[target] = 0;
  for (const hex of queue) {
    for (const next of world[hex].landParts.flat()) {
      if (steps[next] < FAR) continue;
      steps[next] = steps[hex] + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** How good it is to get nearer to what is worth most. */
function pull({ state, aims }: Plan, hex: number): number {
  let best = -FAR;
  for (const [aim, worth] of aims) best = Math.max(best, worth - 3 * stepsTo(state.setup)(aim)[hex]);
  return aims.size === 0 ? 0 : best;
}

/** What it is worth to have a unit in a hex at the end of its move. */
function worthIn(plan: Plan, id: number, hex: number): number {
  const { state, side, strategy, aims, potential, lines } = plan;
  const kind = kindOf(state, id)!;
  const from = state.counters[id].place;
  const supply = isSuppliedAt(state, side, hex, lines) ? 3 : -3;
  if (kind === 'convoy') return convoyWorth(plan, id, hex) + supply;
  const friends = unitsAt(state, hex, side).filter((each) => each !== id);
  const defence = defenceOf(state, hex, side);
  let worth = supply + pull(plan, hex);
  if (defence > 0) {
    const odds = potential[hex] / defence;
    worth += odds >= strategy.odds ? 6 + (aims.get(hex) ?? 0) + 2 * Math.min(3, odds) : -25 / (0.3 + odds);
  } else if (aims.has(hex) && isGround(kind) && friends.length === 0) worth += 20;
  return worth + garrisonWorth(plan, id, hex, friends.length) - (hex === from ? 0 : 0.3);
}

/** Somebody has to stay in what one holds, above all in what was taken. */
function garrisonWorth({ state, side }: Plan, id: number, hex: number, friends: number): number {
  const settlement = state.war.settlements.find(({ counter }) => state.counters[counter].place === hex);
  if (!settlement || !isGround(kindOf(state, id)!)) return 0;
  const isOwn = ownerOf(state, settlement) === side;
  const isTaken = settlement.native !== side;
  const near = GLOBE.neighbours[hex].some((each) => unitsAt(state, each, opponentOf(side)).length > 0);
  if (friends > 1) return 0;
  if (isTaken) return friends === 0 ? 25 : 4;
  return isOwn ? (friends === 0 ? 12 : near ? 5 : 0) : 0;
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
    if (own !== side || place < 0 || !isUnit(state, id) || !canMarch(state, id)) continue;
    const stay = worthIn(plan, id, place);
    for (const hex of destinationsOf(marchOf(state, id))) {
      const gain = worthIn(plan, id, hex) - stay + strategy.wavering * randomUnit(random);
      if (gain <= most) continue;
      most = gain;
      best = { type: 'march', unit: id, to: hexName(hex) };
    }
  }
  return best ?? (strategy.scouts ? reconnaissance(plan) : null) ?? { type: 'done' };
}

/** Good scouts look at what lies beside them. */
function reconnaissance({ state, side }: Plan): Order | null {
  for (const { id, side: own, place } of state.counters) {
    if (own !== side || place < 0 || !isUnit(state, id) || sheetOn(state, id).defense < 7) continue;
    const [hex] = hexesToScout(state, id);
    if (hex === undefined) continue;
    const [counter, ...others] = unknownAt(state, hex, side).slice(0, scoutingPoints(state, id));
    return {
      type: 'scout',
      unit: id,
      at: hexName(hex),
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
  names.reduce((best, name) => (worth(hexOf(name)) > worth(hexOf(best)) ? name : best));

/** New convoys go where the front is near. */
function provision(plan: Plan, menu: Menu, random: Random): Order {
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
