// The fire of a platoon, all of it together (MT-PRE-13).

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Stance } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { CloseAttack, WeaponType } from '../../data/equipment.ts';
import type { WeaponMount } from '../../design.ts';
import type { Classic } from '../../game-types.ts';
import type { Volley } from '../../kind.ts';
import { swarmedBy } from '../../rules/unit/riding.ts';
import type { State, UnitState, WeaponAttack } from '../../state.ts';
import { TROOPERS } from './damage.ts';
import { closeBaseOf, damageOf, GROUP } from './data/platoons.ts';
import { infantryDesign } from './design.ts';

const CLINGS: Reason = { message: 'Whoever clings to somebody has only what he carries', rule: 'MT-PRE-15' };
const MOVED: Reason = { message: 'Guns do not fire in a turn in which they have moved', rule: 'MT-IEQP-03' };

/** Those alive when the phase began: what befalls them in it counts from the next one on. */
export const strength = (_field: Battlefield, { body, thisPhase }: UnitState): number =>
  body.structure[TROOPERS] + thisPhase.damage;

export const share = ({ designs }: Battlefield, unit: number, { body }: UnitState): number =>
  body.structure[TROOPERS] / designs[unit].structure[TROOPERS];

export function volley(
  play: Play<Classic>,
  field: Battlefield,
  { attacker, weapon }: WeaponAttack,
): Volley | null {
  const { arms, weapons } = infantryDesign(field, attacker);
  if (weapons[weapon].served) return null;
  return { points: damageOf(arms, strength(field, play.state.units[attacker])), group: GROUP };
}

/** MT-IEQP-03: nobody serves a gun who has moved, and nothing but a weapon of his own who has lost his nerve. */
export function whyNotReady(
  { plugged }: Battlefield,
  state: State,
  { unit }: Stance,
  { served, type }: WeaponMount,
): Reason | null {
  if (!served && !type.support) return null;
  const platoon = state.units[unit];
  if (swarmedBy(platoon) >= 0) return CLINGS;
  if (served === 'gun' && platoon.thisTurn.mode !== 'still') return MOVED;
  return plugged.whyNoTask?.(null, state, unit) ?? null;
}

/** MT-PRE-13, MT-WPN-61: machine guns sweep them. */
const SWEEPING: Readonly<Record<string, number>> = {
  machine_gun: 2,
  clan_machine_gun: 2,
  clan_light_machine_gun: 1,
  clan_heavy_machine_gun: 3,
  // MT-ELEC-05: fired as a machine gun.
  ams: 2,
  clan_ams: 2,
  // MT-WPN-63: of suits, each that hits.
  suit_triple_machine_gun: 1,
  suit_semi_portable_machine_gun: 1,
};

export const diceOf = ({ id }: WeaponType, isByTroopers: boolean): number =>
  isByTroopers ? 0 : (SWEEPING[id] ?? 0);

export const closeBase = (field: Battlefield, unit: UnitState, how: CloseAttack): number | null =>
  closeBaseOf(how, strength(field, unit));
