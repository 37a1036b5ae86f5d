// Platoons and battle armour (BF2-CONV-01, BF2-CONV-04, BF2-CONV-15).

import type { Weapon } from '../data/items.ts';
import { nearest, roundUp } from '../data/rounding.ts';
import {
  type BattleArmor,
  hasFlag,
  type Infantry,
  type InfantryMotion,
  type InfantryWeapon,
  weaponsOf,
} from '../units/unit.ts';
import { missilesThatHit, shares } from './bands.ts';
import type { Element } from './element.ts';

/** Infantry has at least one point of armour (BF2-REC-07). */
const POINTS = 30;
const PER_SUIT = 5;

/** MP of a platoon that carries light weapons; lasers and missiles weigh down all but those on foot. */
const MP: Readonly<Record<InfantryMotion, number>> = { Foot: 1, Motorized: 3, Jump: 3 };
const HEAVY: readonly InfantryWeapon[] = ['Laser', 'SRM', 'LRM'];

/** MT-PRE-13: what a platoon does with all its troopers. */
const PLATOON_DAMAGE: Readonly<Record<InfantryWeapon, (troopers: number) => number>> = {
  Rifle: (troopers) => roundUp(troopers / 4),
  LRM: (troopers) => roundUp(troopers / 4),
  Laser: (troopers) => roundUp(troopers / 2),
  SRM: (troopers) => roundUp(troopers / 2),
  'Machine Gun': sprayed,
  Flamer: sprayed,
};

function sprayed(troopers: number): number {
  if (troopers >= 28) return 10;
  return troopers <= 1 ? troopers : roundUp((troopers - 1) / 3);
}

/** Only missiles reach beyond three hexes. */
const isFar = (weapon: InfantryWeapon): boolean => weapon === 'SRM' || weapon === 'LRM';

export function platoonElement({ motion, weapon, troopers }: Infantry): Element {
  const mp = motion !== 'Foot' && HEAVY.includes(weapon) ? MP[motion] - 1 : MP[motion];
  const damage = nearest(PLATOON_DAMAGE[weapon](troopers) / 10);
  return {
    mp,
    mode: motion === 'Jump' ? 'J' : '',
    pb: damage,
    m: isFar(weapon) ? damage : 0,
    l: 0,
    ov: 0,
    class: 'I',
    armor: Math.max(1, nearest(troopers / POINTS)),
    structure: 0,
    specials: [],
  };
}

/** The damage of one trooper with a weapon. */
function trooperDamage({ damagePerTrooper, damage, rack, damageMode }: Weapon): number {
  if (damageMode === 'perMissile' && rack !== null) return missilesThatHit(rack, false) * (damage ?? 2);
  return damagePerTrooper ?? damage ?? 0;
}

/** One of their two missiles hits. The table has no figures for these launchers of newer files. */
const LAUNCHERS: readonly string[] = ['ba-srm2', 'ba-srm2-os'];
const SRM_2 = 2;

/** A half is lost here, and only here. */
const halfDown = (value: number): number => Math.max(0, Math.ceil(value - 0.5 - 1e-9));

export function suitElement(unit: BattleArmor): Element {
  const { troopers, armorPerTrooper, jump, ground } = unit;
  const total: [number, number, number] = [0, 0, 0];
  const carriers = (location: string): number => (location === 'squad' ? troopers : 1);
  for (const { item, location } of weaponsOf(unit).filter(({ item: weapon }) => !weapon.flags.has('oneShot')))
    for (const [band, share] of shares(item).entries())
      total[band as 0 | 1 | 2] += share * carriers(location) * trooperDamage(item);
  for (const { location } of unit.mounts.filter(({ item }) => LAUNCHERS.includes(item.id))) {
    total[0] += carriers(location) * SRM_2;
    total[1] += carriers(location) * SRM_2;
  }
  const isProbing = unit.mounts.some(({ item }) => item.id === 'ba-probe');
  const [pb, m, l] = total.map((damage) => halfDown(damage / 10)) as [number, number, number];
  return {
    mp: jump > 0 ? jump : ground,
    mode: jump > 0 ? 'J' : '',
    pb,
    m,
    l,
    ov: 0,
    class: 'I',
    armor: Math.max(1, nearest((troopers * (armorPerTrooper + 1 + PER_SUIT)) / POINTS)),
    structure: 0,
    specials: [...(isProbing ? ['prb'] : []), ...(hasFlag(unit, 'tag') ? ['tag'] : [])],
  };
}
