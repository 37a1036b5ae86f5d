import { remembered } from '@ironfield/kernel/memory.ts';
import { placeOnLine } from '@ironfield/table/crossing.ts';
import { headingTo } from '@ironfield/table/heading.ts';
import { distance } from '@ironfield/table/place.ts';
import { INCH } from '../../data/tables.ts';
import { rosterOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { paceOf } from '../goals/goals.ts';
import type { Judge } from './attacks.ts';
import { bestShot, enemiesFrom } from './shots.ts';

/** The expected loss of a side by enemy fire at a unit's place, when asked. */
export type Danger = (
  state: State,
  id: number,
  eye: { readonly foes: number; readonly judge: Judge },
) => () => number;

/** Nearby enemies fire at the unit. */
export const nearFire: Danger =
  (state, id, { foes, judge }) =>
  () => {
    let sum = 0;
    for (const enemy of enemiesFrom(state, id).slice(0, foes)) sum += bestShot(state, enemy, [id], judge);
    return sum;
  };

/** The weight of fire by enemies with a better target, and how many other targets are considered. */
const STRAY = 0.3;
const OTHERS = 4;
/** The weight of fire by enemies without an action this round. */
const LATER = 0.6;

/**
 * Nearby enemies fire at the target they can harm most, which may be another unit; those that can still act this round
 * are more likely to.
 */
export const likelyFire: Danger = (state, id, { foes, judge }) => {
  const elsewhere = fireElsewhere(state);
  const atOthers = (enemy: number): number => {
    const key = `${id} ${enemy}`;
    let most = elsewhere.get(key);
    if (most === undefined) {
      most = facingEach(state, enemy, friendsNear(state, id, enemy), judge);
      elsewhere.set(key, most);
    }
    return most;
  };
  return () => {
    let sum = 0;
    for (const enemy of enemiesFrom(state, id).slice(0, foes)) {
      const here = facingEach(state, enemy, [id], judge);
      if (here === 0) continue;
      const { actions, standBy } = state.units[enemy];
      const cost = here - (1 - STRAY) * Math.min(here, atOthers(enemy));
      sum += cost * (actions + standBy > 0 ? 1 : LATER);
    }
    return sum;
  };
};

/** By unit and enemy, what that can do to others: they stand still while a bot thinks. */
const fireElsewhere = remembered((_: State) => new Map<string, number>());

/** The distance to which an enemy comes by itself. */
const NEAR_ENOUGH = 9 * INCH;

/** The most that an enemy does to one of these when it turns towards it, from as near as it comes at Combat Speed. */
export function facingEach(state: State, enemy: number, targets: readonly number[], judge: Judge): number {
  const unit = state.units[enemy];
  const { at, heading, body } = unit;
  let most = 0;
  for (const target of targets) {
    const there = state.units[target].at!;
    const facing = headingTo(at!, there);
    if (facing >= 0) unit.heading = facing;
    const ahead = Math.min(paceOf(state, enemy) * INCH, distance(at!, there) - NEAR_ENOUGH);
    if (ahead >= INCH && unit.others.length === 0) {
      unit.at = placeOnLine(at!, there, ahead);
      unit.body = { ...body, speed: 'combat' };
    }
    most = Math.max(most, bestShot(state, enemy, [target], judge));
    unit.at = at;
    unit.body = body;
  }
  unit.heading = heading;
  return most;
}

/** Others of the side of a unit that are nearest to an enemy. */
function friendsNear(state: State, id: number, enemy: number): number[] {
  const { seat } = rosterOf(state.setup).units[id];
  const from = state.units[enemy].at!;
  return rosterOf(state.setup)
    .units.filter((unit) => unit.seat === seat && unit.id !== id && state.units[unit.id].at !== null)
    .map((unit) => unit.id)
    .sort((a, b) => distance(from, state.units[a].at!) - distance(from, state.units[b].at!))
    .slice(0, OTHERS);
}
