// Pods that stick to what they hit (MT-ELEC-18).

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { WeaponType } from '../../data/equipment.ts';
import type { Classic } from '../../game-types.ts';
import type { Struck } from '../../kind.ts';
import type { WeaponAttack } from '../../state.ts';
import { attackSide } from '../damage/attack-side.ts';

export const NOT_PEOPLE: Reason = { message: 'No pod sticks to people without armour', rule: 'MT-IEQP-06' };
/** MT-ELEC-18 */
export const MORE_MISSILES = 2;
export const POD_WORDS = { cluster: 'a Narc pod on the target', state: 'with a Narc pod' };

/** LRMs and SRMs of machines; no streaks, and no missiles of people. */
export const followsPods = ({ id }: WeaponType): boolean => /^(clan_)?(lrm|srm)_?\d+$/.test(id);

/** Where a pod that hits ends; null if it is shot down, or taken by cover. */
export function podLands(play: Play<Classic>, field: Battlefield, attack: WeaponAttack): Struck | null {
  const { attacker, target } = attack;
  if (typeof target !== 'number') return null;
  // MT-BASE-09: anything that shoots at it destroys it.
  if (field.plugged.missilesLeft?.(1, play, field, attack) === 0) return null;
  const { state } = play;
  const side = attackSide(field, state, state.units[attacker].hex, target);
  return field.kinds[target].rollLocation(play, field, target, {
    table: 'mech',
    side,
    covered: 0,
    by: attacker,
  });
}
