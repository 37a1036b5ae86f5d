// The Battle Value of any unit, with every step as a line (MT-BV-57, MT-BV-64, MT-BV-65).

import { type Explanation, explain, type Tally } from '@ironfield/kernel/explanation.ts';
import { nearest } from '../data/rounding.ts';
import { jetTons } from '../units/quantities.ts';
import { hasItem, type Mech, type Unit } from '../units/unit.ts';
import { defensiveRating, offensiveRating } from './mech.ts';
import { REGULAR, type Skills, skillModifier } from './skills.ts';
import { platoonValue, publishedSuit, suitValue } from './soldiers.ts';
import { BV } from './text.ts';
import { vehicleDefence, vehicleOffence } from './vehicle.ts';
import { ALONE, type Circumstances, type Fighting, hasEnhancedImaging } from './weapons.ts';

export interface BattleValue {
  readonly value: number;
  /** Its parts; the last is the value itself. */
  readonly parts: readonly Explanation[];
}

export interface Situation extends Partial<Circumstances> {
  readonly skills?: Skills;
  /** Of infantry and battle armour, where some are lost. */
  readonly survivors?: number;
}

/** Null for units that have none: fighters, DropShips, and suits that neither the book nor their file values. */
export function battleValue(
  unit: Unit,
  { skills = REGULAR, survivors, ...rest }: Situation = {},
): BattleValue | null {
  if (unit.kind === 'mech' || unit.kind === 'vehicle')
    return fightingValue(unit, { ...ALONE, ...rest }, skills);
  if (unit.kind === 'infantry')
    return ending([explain((tally) => platoonValue(unit, tally, skills, survivors))]);
  if (unit.kind === 'battleArmor' && publishedSuit(unit) === undefined && unit.statedValue === null)
    return null;
  if (unit.kind === 'battleArmor')
    return ending([explain((tally) => suitValue(unit, tally, skills, survivors))]);
  return null;
}

const ending = (parts: readonly Explanation[]): BattleValue => ({ value: parts.at(-1)!.total, parts });

function fightingValue(unit: Fighting, circumstances: Circumstances, skills: Skills): BattleValue {
  const [defence, offence] =
    unit.kind === 'mech'
      ? [
          explain((tally) => defensiveRating(unit, tally, circumstances)),
          explain((tally) => offensiveRating(unit, tally, circumstances)),
        ]
      : [
          explain((tally) => vehicleDefence(unit, tally, circumstances)),
          explain((tally) => vehicleOffence(unit, tally, circumstances)),
        ];
  const total = explain((tally) => {
    tally.add(defence.total, BV.defensive, 'MT-BV-57');
    tally.add(offence.total, BV.offensive, 'MT-BV-57');
    tally.set(nearest(tally.total), BV.rounded, 'MT-BV-57');
    skilled(unit.kind === 'mech' ? steadied(unit, skills) : skills, tally);
    if (unit.kind === 'mech') addPack(unit, tally);
  });
  return ending([defence, offence, total]);
}

/** MT-BV-07, MT-BV-08, MT-BV-14: the cockpit changes the pilot's skill. */
function steadied(mech: Mech, { gunnery, piloting }: Skills): Skills {
  return { gunnery, piloting: piloting + mech.cockpit.piloting - (hasEnhancedImaging(mech) ? 1 : 0) };
}

function skilled(skills: Skills, tally: Tally): void {
  const modifier = skillModifier(skills);
  if (modifier === 1) return;
  tally.set(
    nearest(tally.total * modifier),
    BV.skills(skills.gunnery, skills.piloting, modifier),
    'MT-BV-57',
  );
}

const PER_PACK_MP = 5;

/** MT-BV-19: a jump pack counts outside all factors. */
function addPack(mech: Mech, tally: Tally): void {
  const pack = mech.mounts.find(({ item }) => item.id === 'any-jump-pack');
  if (pack === undefined || !hasItem(mech, 'jump-pack')) return;
  const mp = Math.min(mech.walk, Math.floor((pack.size ?? 0) / jetTons(mech.tons)));
  tally.add(PER_PACK_MP * mp, BV.jumpPack, 'MT-BV-19');
}
