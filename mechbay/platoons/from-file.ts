// Our own files of platoons, as the bay has them: for values, prices and sheets.

import type { Arms, InfantryFile, InfantryMotion } from '@ironfield/classic/units/infantry-file.ts';
import { named } from '../unit-files/names.ts';
import type { InfantryMotion as BayMotion, Infantry, InfantryWeapon } from '../units/unit.ts';

const MOTIONS: Readonly<Record<InfantryMotion, BayMotion>> = {
  foot: 'Foot',
  motorized: 'Motorized',
  jump: 'Jump',
};

const WEAPONS: Readonly<Record<Arms, InfantryWeapon>> = {
  rifle: 'Rifle',
  'machine-gun': 'Machine Gun',
  flamer: 'Flamer',
  laser: 'Laser',
  srm: 'SRM',
  lrm: 'LRM',
};

const ITEMS: Readonly<Record<Arms, string>> = {
  rifle: 'InfantryRifle',
  'machine-gun': 'InfantryMG',
  flamer: 'InfantryFlamer',
  laser: 'InfantryLaser',
  srm: 'InfantrySRM',
  lrm: 'InfantryLRM',
};

export function platoonOf(file: InfantryFile): Infantry {
  const found = named(ITEMS[file.arms], { kind: 'other', techBase: 'IS' });
  return {
    kind: 'infantry',
    name: file.name,
    model: file.model,
    techBase: 'IS',
    isMixed: false,
    level: 1,
    year: null,
    tons: file.tons,
    isOmni: false,
    motion: MOTIONS[file.motion],
    weapon: WEAPONS[file.arms],
    troopers: file.troopers,
    isAntiMech: file.antiMech === true,
    ...(file.submersible && { isSubmersible: true }),
    mounts: found ? [{ item: found.item, location: 'troopers', isRear: false, armoredSlots: 0 }] : [],
  };
}
