// Our own files of battle armour, as the bay has them: for prices and sheets.

import type { BattleArmorFile, Covering } from '@ironfield/classic/units/battle-armor-file.ts';
import { named } from '../unit-files/names.ts';
import type { BattleArmor, Mount } from '../units/unit.ts';

const COVERINGS: Readonly<Record<Covering, string>> = {
  'basic-stealth': 'Basic Stealth',
  'standard-stealth': 'Standard Stealth',
  'improved-stealth': 'Improved Stealth',
  camouflage: 'Simple Camo',
  mimetic: 'Mimetic Armor',
};

/** Troopers of a squad of the Inner Sphere; the Clans have more. */
const SQUAD = 4;

export function squadOf(file: BattleArmorFile): BattleArmor {
  const { name, model, troopers, armor, ground, jump, weapons, covering } = file;
  const techBase = troopers > SQUAD ? 'Clan' : 'IS';
  const mount = (line: string, shots?: number): Mount[] => {
    const item = named(line, { kind: 'battleArmor', techBase })?.item;
    return item
      ? [{ item, location: 'squad', isRear: false, armoredSlots: 0, ...(shots !== undefined && { shots }) }]
      : [];
  };
  return {
    kind: 'battleArmor',
    name,
    model,
    techBase,
    isMixed: false,
    level: 2,
    year: null,
    tons: file.tons,
    isOmni: false,
    troopers,
    armorPerTrooper: armor,
    ground,
    jump,
    ...(file.submersible && { isSubmersible: true as const }),
    statedValue: null,
    mounts: [
      ...weapons.flatMap(({ weapon }) => mount(weapon)),
      ...weapons.flatMap(({ weapon, shots }) => (shots === undefined ? [] : mount(`${weapon} Ammo`, shots))),
      ...(covering ? mount(COVERINGS[covering]) : []),
    ],
  };
}
