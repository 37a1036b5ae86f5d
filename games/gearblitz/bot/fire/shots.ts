import { distance } from '@ironfield/table/place.ts';
import { aimAt, Look, mountedOn, rofBonus, whyNotUse } from '../../rules/attack/aiming.ts';
import { usableRof } from '../../rules/core/range.ts';
import { rosterOf, unitOf } from '../../state/roster.ts';
import { type State, shotAt } from '../../state.ts';
import type { Judge, Promising } from './attacks.ts';
import { hitsFriends } from './friends.ts';

/** Enemies on the table, the nearest first. */
export function enemiesFrom(state: State, id: number): number[] {
  const { units } = rosterOf(state.setup);
  const at = state.units[id].at!;
  return units
    .filter((other) => other.seat !== units[id].seat && state.units[other.id].at !== null)
    .map((other) => other.id)
    .sort((a, b) => distance(at, state.units[a].at!) - distance(at, state.units[b].at!));
}

/** The best result a unit can expect against one of these, at full Rate of Fire. */
export function bestAttack(
  state: State,
  by: number,
  targets: readonly number[],
  judge: Judge,
): Promising | null {
  const look = new Look(state, by);
  let best: Promising | null = null;
  const { card } = unitOf(state, by).sheet;
  for (const mount of card.weapons.keys()) {
    const { weapon } = mountedOn(state, by, mount);
    if (weapon.traits.melee || whyNotUse(state, by, mount)) continue;
    for (const target of targets) {
      const aim = aimAt(state, { id: by, mount, look }, target, true);
      if (aim.whyNot !== null) continue;
      const rof = usableRof(card.weapons[mount], weapon, aim.band);
      const shot = shotAt(by, mount, target, 'action');
      const wide = unitOf(state, target).bases > 1 ? rof + rofBonus(state, by, weapon, aim.band) : 0;
      // Against squads also the whole area.
      const areas = wide > 0 ? [{ ...shot, rof: wide, concentrated: 0 }] : [];
      for (const attack of [{ ...shot, rof, concentrated: rof }, ...areas]) {
        const worth = judge(state, attack);
        if (worth <= (best?.worth ?? 0) || (attack.concentrated < attack.rof && hitsFriends(state, attack)))
          continue;
        best = { attack, worth };
      }
    }
  }
  return best;
}

export const bestShot = (state: State, by: number, targets: readonly number[], judge: Judge): number =>
  bestAttack(state, by, targets, judge)?.worth ?? 0;
