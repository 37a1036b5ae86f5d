// What a platoon fires, all of it together (MT-PRE-13).

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { CloseAttack, WeaponType } from '../../data/equipment.ts';
import type { Classic } from '../../game-types.ts';
import type { Volley } from '../../kind.ts';
import type { UnitState, WeaponAttack } from '../../state.ts';
import { TROOPERS } from './damage.ts';
import { closeBaseOf, damageOf, GROUP } from './data/platoons.ts';
import { infantryDesign } from './design.ts';

/** Those alive when the phase began: what befalls them in it counts from the next one on. */
export const strength = (_field: Battlefield, { body, thisPhase }: UnitState): number =>
  body.structure[TROOPERS] + thisPhase.damage;

export const share = ({ designs }: Battlefield, unit: number, { body }: UnitState): number =>
  body.structure[TROOPERS] / designs[unit].structure[TROOPERS];

export function volley(play: Play<Classic>, field: Battlefield, { attacker }: WeaponAttack): Volley {
  const { arms } = infantryDesign(field, attacker);
  return { points: damageOf(arms, strength(field, play.state.units[attacker])), group: GROUP };
}

/** MT-PRE-13, MT-WPN-61: machine guns sweep them. */
const SWEEPING: Readonly<Record<string, number>> = { machine_gun: 2 };

export const diceOf = ({ id }: WeaponType, isByTroopers: boolean): number =>
  isByTroopers ? 0 : (SWEEPING[id] ?? 0);

export const closeBase = (field: Battlefield, unit: UnitState, how: CloseAttack): number | null =>
  closeBaseOf(how, strength(field, unit));
