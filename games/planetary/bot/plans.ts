import { remembered } from '@ironfield/kernel/memory.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { isAerospace } from '../rules/kinds.ts';
import { GLOBE, isOnSurface } from '../rules/places.ts';
import { destinationsOf, marchOf } from '../rules/war/marching.ts';
import { isAsleep } from '../rules/war/mission.ts';
import { pointsFor } from '../rules/war/points.ts';
import {
  enemiesAt,
  type InWar,
  isDisrupted,
  isUnit,
  kindOf,
  ownerOf,
  sheetOn,
  unitsAt,
} from '../rules/war/stacks.ts';
import { type SupplyLines, supplyLines } from '../rules/war/supply-lines.ts';
import { type Ground, worldIn } from '../rules/world.ts';
import { opponentOf, type Setup } from '../state.ts';
import { isFerry, keepOf, missionAims } from './goals.ts';

/** The settings of a bot in a war. */
export interface Strategy {
  /** It attacks where it is this many times stronger. */
  readonly odds: number;
  /** Random worth added to every judgement. */
  readonly wavering: number;
  readonly scouts: boolean;
}

/** Points that a face-down counter is taken for, where nobody knows what its side has paid. */
const UNKNOWN = 9;
/** The limits of what one is taken for by what its side had to spend: ships cost more than they fight. */
const FEWEST = 8;
const MOST = 14;
/** Steps over land that are as good as endless. */
const FAR = 40;

/** The part of its caution that an attacker gives up until the last turn, by which it has to have won. */
const HASTE = 0.45;

/** Who attacks a planet has no time to wait for better odds. */
function bolder(strategy: Strategy, { setup, war }: InWar, side: Seat): Strategy {
  if (side !== 0 || !setup.war!.purchase) return strategy;
  const gone = Math.min(1, war.turn / setup.war!.turns);
  return { ...strategy, odds: strategy.odds * (1 - HASTE * gone) };
}

/** Knowledge and plans of a side, worked out once for each decision. */
export interface Plan {
  readonly state: InWar;
  readonly side: Seat;
  readonly strategy: Strategy;
  readonly lines: SupplyLines;
  /** Hexes worth going to, with their worth. */
  readonly aims: ReadonlyMap<number, number>;
  /** Hexes of its DropShips that carry others. */
  readonly ferries: readonly number[];
  /** The strength that this side can bring to a hex by the end of this phase. */
  readonly potential: readonly number[];
}

export function planOf(strategy: Strategy, state: InWar, side: Seat): Plan {
  const potential = new Array<number>(GLOBE.size).fill(0);
  for (const { id, place, side: own } of state.counters) {
    if (own !== side || !isOnSurface(place) || !isUnit(state, id)) continue;
    potential[place] += strengthOf(state, id);
    if (!canMarch(state, id)) continue;
    for (const hex of destinationsOf(marchOf(state, id))) potential[hex] += strengthOf(state, id);
  }
  const ferries = state.counters.flatMap(({ id, side: own, place }) =>
    own === side && isOnSurface(place) && isFerry(state, id) ? [place] : [],
  );
  const lines = supplyLines(state, side);
  return {
    state,
    side,
    strategy: bolder(strategy, state, side),
    lines,
    aims: aimsOf(state, side),
    ferries,
    potential,
  };
}

export const canMarch = (state: InWar, id: number): boolean => {
  const { moved, unloaded } = state.war.doings[id];
  if (moved || unloaded || isAsleep(state, id) || isDisrupted(state, id)) return false;
  if (state.war.carriers[id] >= 0 || isAerospace(sheetOn(state, id).kind)) return false;
  return isOnSurface(state.counters[id].place) && sheetOn(state, id).mp > 0;
};

/** Everybody knows what a side could spend, and how many counters it has for it. */
function unknownStrength({ setup, war }: InWar, side: Seat): number {
  const { purchase, mission } = setup.war!;
  const counters = war.bought?.[side as 0 | 1] ?? 0;
  if (!purchase || counters === 0) return UNKNOWN;
  const isTwice = mission?.kind === 'last-stand' && side !== 0;
  const points = purchase.points[side as 0 | 1] * (isTwice ? 2 : 1);
  return Math.min(MOST, Math.max(FEWEST, points / counters));
}

export function strengthOf(state: InWar, id: number): number {
  if (!state.counters[id].faceUp && state.counters[id].side !== state.war.active)
    return unknownStrength(state, state.counters[id].side);
  const { attack } = sheetOn(state, id);
  return attack === 0 ? 0 : pointsFor(state, id);
}

/** The defenders of a hex: units, and walls to shelter them. */
export function defenceOf(state: InWar, hex: number, side: Seat): number {
  return enemiesAt(state, hex, side).reduce((sum, id) => {
    const kind = kindOf(state, id);
    if (kind === 'city') return sum + 3;
    return sum + (kind === 'fortress' ? 1.3 : 1) * strengthOf(state, id);
  }, 0);
}

const WORTH = { city: 14, fortress: 14, base: 6 } as const;

/** Settlements to take or to take back, and enemies near one's own. */
function aimsOf(state: InWar, side: Seat): Map<number, number> {
  const ofMission = missionAims(state, side);
  if (ofMission) return ofMission;
  const aims = new Map<number, number>();
  const keep = keepOf(state, side);
  if (keep !== null)
    for (const hex of [keep, ...GLOBE.neighbours[keep]])
      if (unitsAt(state, hex, opponentOf(side)).length > 0) aims.set(hex, 12);
  for (const settlement of state.war.settlements) {
    const { place } = state.counters[settlement.counter];
    if (!isOnSurface(place)) continue;
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

/** The value of coming nearer to the best target; without a way over land, to a ship that flies there. */
export function pull(plan: Plan, hex: number): number {
  const { state, aims } = plan;
  if (aims.size === 0) return 0;
  if (!isOnSurface(hex)) return -3 * FAR;
  let best = Number.NEGATIVE_INFINITY;
  for (const [aim, worth] of aims) best = Math.max(best, worth - 3 * stepsTo(state.setup)(aim)[hex]);
  if (best > -3 * HOPELESS) return best;
  const steps = plan.ferries.map((ferry) => stepsTo(state.setup)(ferry)[hex]);
  return -3 * HOPELESS - Math.min(FAR, ...steps);
}

/** Is there nothing to go for on the land of a hex, or only too far away? */
export const isHopeless = (plan: Plan, hex: number): boolean =>
  plan.aims.size > 0 && pull(plan, hex) <= -3 * HOPELESS;

/** Steps to something worth nothing beyond which ground units had better fly. */
const HOPELESS = 9;
