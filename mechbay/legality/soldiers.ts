// Platoons and battle armour are not built freely; what a file says of them must be possible (MT-ICON-01, MT-ICON-02).

import { fullStrength } from '../units/platoons.ts';
import type { BattleArmor, Infantry } from '../units/unit.ts';
import { weaponsOf } from '../units/unit.ts';
import { type Finding, unless } from './finding.ts';
import { SOLDIERS_WRONG as WRONG } from './text.ts';

export const soldierFindings = (unit: Infantry | BattleArmor): Finding[] =>
  unit.kind === 'infantry' ? platoonFindings(unit) : suitFindings(unit);

function platoonFindings(unit: Infantry): Finding[] {
  const { troopers, motion, techBase } = unit;
  const most = fullStrength(motion, techBase);
  const hasGuns = weaponsOf(unit).some(({ location }) => location === 'fieldGuns');
  return [
    ...unless(troopers >= 1 && troopers <= most, 'MT-ICON-01', () => WRONG.troopers(troopers, most)),
    ...unless(!hasGuns || motion === 'Motorized', 'MT-ICON-01', () => WRONG.fieldGuns),
  ];
}

const LARGEST_SQUAD = 6;
const MOST_ARMOR = 20;
const MOST_MP = 5;

function suitFindings({ troopers, armorPerTrooper, ground, jump, mounts }: BattleArmor): Finding[] {
  const isBetween = (value: number, least: number, most: number) => value >= least && value <= most;
  // Weapons of 'Mechs that no trooper can lift; everything without weight is a matter of the file.
  const foreign = mounts.filter(
    ({ item }) => !item.flags.has('battleArmor') && item.kind === 'ammo' && item.tons >= 1,
  );
  return [
    ...unless(isBetween(troopers, 1, LARGEST_SQUAD), 'MT-ICON-02', () => WRONG.squad(troopers)),
    ...unless(isBetween(armorPerTrooper, 1, MOST_ARMOR), 'MT-ICON-02', () => WRONG.plates(armorPerTrooper)),
    ...unless(isBetween(ground, 0, MOST_MP) && isBetween(jump, 0, MOST_MP), 'MT-ICON-02', () =>
      WRONG.speed(ground, jump),
    ),
    ...foreign.map(({ item }) => ({ rule: 'MT-ICON-02', message: WRONG.foreign(item.name) })),
  ];
}
