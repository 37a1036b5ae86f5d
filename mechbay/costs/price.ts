// The price of any unit in C-bills, line by line.

import { type Explanation, explain, type Tally } from '@ironfield/kernel/explanation.ts';
import { publishedSuit } from '../battle-value/soldiers.ts';
import { roundUp } from '../data/rounding.ts';
import type { BattleArmor, Infantry, InfantryMotion, InfantryWeapon, Unit } from '../units/unit.ts';
import { weaponsOf } from '../units/unit.ts';
import { priceFrame, priceMech } from './mech.ts';
import { COST } from './text.ts';
import { priceVehicle } from './vehicle.ts';

/** MT-COST-12: platoons on foot, by their weapon; riding costs 1.6 times, jumping twice as much. */
const ON_FOOT: Readonly<Record<InfantryWeapon, number>> = {
  Rifle: 600_000,
  'Machine Gun': 800_000,
  Flamer: 800_000,
  Laser: 1_200_000,
  SRM: 1_400_000,
  LRM: 1_400_000,
};
const TENTHS: Readonly<Record<InfantryMotion, number>> = { Foot: 10, Motorized: 16, Jump: 20 };
const TRAINING = 5;
const DIVING = 2;
/** MT-COST-19: a suit that the book does not list. */
const SUIT = { IS: 600_000, Clan: 700_000 };

/** Null for fighters and DropShips, which are not built here. */
export function priceOf(unit: Unit): Explanation | null {
  switch (unit.kind) {
    case 'mech':
      return explain((tally) => priceMech(unit, tally));
    case 'vehicle':
      return explain((tally) => priceVehicle(unit, tally));
    case 'infantry':
      return explain((tally) => pricePlatoon(unit, tally));
    case 'battleArmor':
      return explain((tally) => priceSuits(unit, tally));
    default:
      return null;
  }
}

/** Structures whose replacement has a price of its own. */
const OWN_FRAMES = ['composite', 'reinforced'];
/** Of a vehicle, for each of its tons. */
const REINFORCED_VEHICLE = 8400;

/** MT-REPAIR-01: what it costs to replace its whole structure; null where that is like any other. */
export function frameRepairOf(unit: Unit): Explanation | null {
  if (unit.kind !== 'mech' && unit.kind !== 'vehicle') return null;
  if (!OWN_FRAMES.includes(unit.structure.id)) return null;
  if (unit.kind === 'mech') return explain((tally) => priceFrame(unit, tally));
  return explain((tally) => tally.add(unit.tons * REINFORCED_VEHICLE, COST.structure, 'MT-REPAIR-01'));
}

function pricePlatoon(unit: Infantry, tally: Tally): void {
  const price = (ON_FOOT[unit.weapon] * TENTHS[unit.motion]) / 10;
  tally.add(price, COST.platoon(unit.motion, unit.weapon), 'MT-COST-12');
  if (unit.isAntiMech) tally.set(tally.total * TRAINING, COST.training, 'MT-COST-13');
  if (unit.isSubmersible) tally.set(tally.total * DIVING, COST.diving, 'MT-COST-13');
  for (const { item } of weaponsOf(unit).filter(({ location }) => location === 'fieldGuns'))
    tally.add(item.cost, item.name, 'MT-COST-13');
}

function priceSuits(unit: BattleArmor, tally: Tally): void {
  const suit = publishedSuit(unit);
  if (suit) tally.add(suit.cost, COST.printed(suit.name), 'MT-COST-19');
  else tally.add(SUIT[unit.techBase] * unit.troopers, COST.suits(unit.troopers), 'MT-COST-19');
  if (unit.isSubmersible) tally.set(tally.total * DIVING, COST.diving, 'MT-COST-13');
}

/** MT-COST-20: losses do not make a platoon cheaper; a squad is its share, up. */
export const squadPrice = (platoon: number, squads: number): number => roundUp(platoon / squads);
