import type { WeaponType } from '../../data/equipment.ts';
import type { Nature } from '../../data/plating.ts';

/** MT-ARMOR-07: missiles that reactive armor takes like any other hit. */
const UNMINDED = /^(clan_)?(rocket|thunderbolt|i?narc)/;

/** MT-ARMOR-06, MT-ARMOR-07: what a shot is to armor. */
export function natureOf({ category, id }: WeaponType): Nature | undefined {
  if (category === 'energy') return 'energy';
  return category === 'missile' && !UNMINDED.test(id) ? 'missile' : undefined;
}
