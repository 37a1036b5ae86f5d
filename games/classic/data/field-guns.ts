// Guns that a platoon tows (MT-IEQP-02).

import { ADVANCED_WEAPONS } from './advanced-weapons.ts';
import { WEAPONS, type WeaponType } from './equipment.ts';

/** Autocannons and Gauss rifles. */
const GUNS = /^(Clan )?((Light |Ultra |Rotary )?AC\/\d+|LB \d+-X AC|((Light|Heavy) )?Gauss Rifle)$/;

const BY_NAME: ReadonlyMap<string, WeaponType> = new Map(
  [...WEAPONS, ...ADVANCED_WEAPONS].flatMap((type) => (GUNS.test(type.name) ? [[type.name, type]] : [])),
);

export const fieldGun = (name: string): WeaponType | undefined => BY_NAME.get(name);

/** A trooper for each ton of a gun. */
export const crewOf = ({ halfTons }: Pick<WeaponType, 'halfTons'>): number => Math.ceil(halfTons / 2);
