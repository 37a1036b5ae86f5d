// Weapons that a suit of battle armour can carry (MT-PRE-14, MT-WPN-63).

import { ADVANCED_WEAPONS } from '../data/advanced-weapons.ts';
import { WEAPONS, type WeaponType } from '../data/equipment.ts';

const CARRIED = [
  'Flamer',
  'Machine Gun',
  'Small Laser',
  'Medium Laser',
  'SRM 2',
  'SRM 4',
  'LRM 5',
  'ER Small Laser',
  'Small Pulse Laser',
  'Medium Pulse Laser',
] as const;

const CARRIED_WEAPONS = new Map<string, WeaponType>(
  [...WEAPONS, ...ADVANCED_WEAPONS]
    .filter(({ name }) => CARRIED.some((carried) => carried === name))
    .map((type) => [type.name, type]),
);
const ARMS = new Set<string>();

/** Weapons that a suit can carry, by name. */
export const SUIT_WEAPONS: ReadonlyMap<string, WeaponType> = CARRIED_WEAPONS;

/** MT-WPN-63: those that nothing else carries, where they are loaded. */
export function addSuitArms(types: readonly WeaponType[]): void {
  for (const type of types) {
    CARRIED_WEAPONS.set(type.name, type);
    ARMS.add(type.name);
  }
}

/** MT-PRE-14: missiles are counted, mines and bombs; nothing else is. */
export const isCounted = ({ category, closeAttack, isDropped }: WeaponType): boolean =>
  category === 'missile' || closeAttack === 'mine' || isDropped === true;

export const isSuitArm = (name: string): boolean => ARMS.has(name);
