import type { Menu, OrderForm, Pick, Place, Point } from '@ironfield/kernel/menu/menu.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { distance } from '@ironfield/table/place.ts';
import type { Salvo } from '../cards/army-list.ts';
import { isInfantry } from '../cards/unit.ts';
import { SALVO } from '../data/support.ts';
import { INCH } from '../data/tables.ts';
import type { Order } from '../orders.ts';
import { groupsOf } from '../rules/battle/reserves.ts';
import { reserveGroups } from '../rules/battle/victory.ts';
import { rosterOf, unitOf } from '../state/roster.ts';
import type { State } from '../state.ts';
import { formOf } from './fire/attacks.ts';
import { roundsLeft } from './goals/goals.ts';
import type { Posture } from './goals/posture.ts';

/** The chance that a unit is still there when the shells fall. */
const STAYS = 1;
const GOES = 0.3;
/** The weight of a friendly model under the salvo. */
const OWN = 2;
/** The most rounds a salvo may take, and the targets it needs, early and late. */
const SLOWEST = 6;
const ENOUGH = 0.6;
const ENOUGH_LATE = 0.3;
const LATE = 3;

const isStaying = (state: State, id: number): boolean => {
  const { body } = state.units[id];
  return body.speed === 'stationary' || body.hullDown !== null || isInfantry(unitOf(state, id));
};

/** The expected value of a salvo at a place. */
function findsAt(state: State, seat: Seat, at: Place, radius: number): number {
  let sum = 0;
  for (const { id, seat: owner } of rosterOf(state.setup).units) {
    const there = state.units[id].at;
    if (!there || distance(there, at) > radius) continue;
    const stays = isStaying(state, id) ? STAYS : GOES;
    sum += owner === seat ? -OWN * stays : stays;
  }
  return sum;
}

/** HGB-ARTY-01: at units that are likely to stay where they are, in time to fall. */
function salvoOrder(state: State, seat: Seat, form: OrderForm): Order | null {
  const [assets, point] = form.fields as [Pick, Point];
  const asset = Number(Array.from(assets.values)[0]);
  const radius = SALVO[state.battle.support[asset].type as Salvo].radius * INCH;
  const inTime = Math.min(1, roundsLeft(state) / SLOWEST);
  let best: Order | null = null;
  let most = roundsLeft(state) <= LATE ? ENOUGH_LATE : ENOUGH;
  for (const { id, seat: owner } of rosterOf(state.setup).units) {
    const { at } = state.units[id];
    if (owner === seat || !at || point.forbids(at)) continue;
    const worth = findsAt(state, seat, at, radius) * inTime;
    if (worth < most) continue;
    most = worth;
    best = { type: 'call-salvo', asset, at };
  }
  return best;
}

/** The last rounds, in which no group need be held back. */
const SHOWN = 2;

/** For an action that is good for nothing else: those who were held back, when they are needed or safe, and shells. */
export function callOrder(state: State, id: number, { orders }: Menu, posture: Posture): Order | null {
  const isEarly = posture.keepsAway === true && roundsLeft(state) > SHOWN;
  const reserves = isEarly ? undefined : formOf(orders, 'call-reserves');
  if (reserves)
    return {
      type: 'call-reserves',
      group: Number(Array.from((reserves.fields[0] as Pick).values)[0]),
    };
  const salvos = formOf(orders, 'call-salvo');
  return salvos ? salvoOrder(state, rosterOf(state.setup).units[id].seat, salvos) : null;
}

/** The state with all units on the table, before anybody is deployed. */
export const fielded = (state: State): State => ({
  ...state,
  units: state.units.map((unit) => ({ ...unit, at: unit.at ?? { x: 0, y: 0 } })),
});

/**
 * HGB-RES-01, HGB-MIS-08: where survivors count, the most valuable groups are kept out of harm unless called; the
 * Commander stays with the others.
 */
export function heldBack(state: State, seat: Seat, posture: Posture): { group: number; arrival: number }[] {
  const stance = state.battle.stances[seat];
  if (!posture.keepsAway || !stance) return [];
  const { setup, commanders } = state;
  const { units } = rosterOf(setup);
  const groups = groupsOf(state, seat);
  const worthOf = (group: number): number => setup.armies[seat].groups[group - groups[0]].value;
  return groups
    .filter((group) => units[commanders[seat]]?.group !== group)
    .sort((a, b) => worthOf(b) - worthOf(a))
    .slice(0, Math.min(groups.length - 1, reserveGroups(stance, groups.length)))
    .map((group) => ({ group, arrival: 0 }));
}
