import type { OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import { isInfantry } from '../../cards/unit.ts';
import type { Order } from '../../orders.ts';
import { mountedOn } from '../../rules/attack/aiming.ts';
import { rofOf } from '../../rules/core/range.ts';
import { attackSkill } from '../../rules/modifiers/attack-modifiers.ts';
import { chanceToRunDry, fullOf } from '../../rules/unit/ammunition.ts';
import { rosterOf, unitOf } from '../../state/roster.ts';
import type { Attack, State } from '../../state.ts';
import { roundsLeft } from '../goals/goals.ts';
import type { Judge } from './attacks.ts';
import { bestShot, enemiesFrom } from './shots.ts';

/**
 * How many attacks a dry weapon will be missed for, until it is reloaded or for good; fewer than that takes, because
 * early damage counts more.
 */
const UNTIL_RELOADED = 0.5;
const FOR_GOOD = 1;

/** HGB-AMMO-02: the expected cost of an attack in future attacks with the same weapon. */
export function spending(state: State, { by, mount: index, rof }: Attack): number {
  const { mount, weapon } = mountedOn(state, by, index);
  const unit = unitOf(state, by);
  const fire = { used: rof, rof: rofOf(mount, weapon), byInfantry: isInfantry(unit) };
  const missed = Math.min(roundsLeft(state), mount.reloads ? UNTIL_RELOADED : FOR_GOOD);
  return chanceToRunDry(weapon, attackSkill(unit), fire) * missed;
}

/** The usual result of an anti-infantry weapon against a squad. */
const AT_A_SQUAD = 2;

/** HGB-WSR-03: the value of saving a weapon: an anti-infantry weapon, while there is infantry. */
export function worthKept(state: State, { by, mount, target }: Attack): number {
  const isForSquads = mountedOn(state, by, mount).weapon.traits.antiInfantry === true;
  if (!isForSquads || (target !== null && isInfantry(unitOf(state, target)))) return 0;
  const { units } = rosterOf(state.setup);
  const isLeft = ({ id, seat }: (typeof units)[number]): boolean =>
    seat !== units[by].seat && isInfantry(unitOf(state, id)) && unitOf(state, id).damage < 4;
  return units.some(isLeft) ? AT_A_SQUAD : 0;
}

/** Rounds that a bot thinks of when it reloads. */
const AHEAD = 2;

/**
 * HGB-AMMO-04: the weapon whose reloading is worth an action: with it more is to be done in the actions after this one
 * than without it in all of them.
 */
export function reloadOrder(
  state: State,
  id: number,
  { fields }: OrderForm,
  { shot, judge }: { readonly shot: number; readonly judge: Judge },
): Order | null {
  const unit = state.units[id];
  const { card } = unitOf(state, id).sheet;
  const later = Math.min(roundsLeft(state), AHEAD) * card.actions;
  const { ammunition } = unit;
  let order: Order | null = null;
  // A unit without a target has nothing better to do.
  let most = shot > 0 ? shot * (unit.actions + later) : -1;
  for (const value of Array.from((fields[0] as Pick).values)) {
    const mount = Number(value);
    unit.ammunition = ammunition.with(mount, fullOf(card.weapons[mount]));
    const reloaded = bestShot(state, id, enemiesFrom(state, id), judge) * (unit.actions - 1 + later);
    unit.ammunition = ammunition;
    if (reloaded <= most) continue;
    most = reloaded;
    order = { type: 'reload', mount };
  }
  return order;
}
