// A converted unit as a line of a record sheet, as BattleForce 2 plays it.

import type { ElementSheet, ElementType, Mode, WeightClass } from '@ironfield/battleforce2/element.ts';
import { roundDown } from '../data/rounding.ts';
import type { InfantryMotion, Unit } from '../units/unit.ts';
import { elementOf } from './element.ts';

const TYPES: Readonly<Record<Unit['kind'], ElementType>> = {
  mech: 'mech',
  vehicle: 'vehicle',
  infantry: 'infantry',
  battleArmor: 'battleArmor',
  fighter: 'aerospaceFighter',
  conventionalFighter: 'conventionalFighter',
  dropShip: 'dropship',
};

/** MT-VCON-15: tons of a platoon that is carried. */
const CARGO: Readonly<Record<InfantryMotion, number>> = { Foot: 3, Motorized: 6, Jump: 4 };
const LONGEST_NAME = 60;

const dash = (value: number): number | null => (value === 0 ? null : value);
const brief = (text: string): string => text.slice(0, LONGEST_NAME).trim();

/** Without a Battle Value it counts for no points. */
export function elementSheetOf(unit: Unit, battleValue: number | null): ElementSheet {
  const { pb, m, l, mp, mode, ov, armor, structure, pv, specials, ...element } = elementOf(unit, battleValue);
  return {
    name: brief(`${unit.name} ${unit.model}`),
    chassis: brief(unit.name),
    type: TYPES[unit.kind],
    mp,
    mode: mode as Mode,
    damage: [dash(pb), dash(m), dash(l)],
    ov,
    class: element.class as WeightClass,
    armor,
    structure,
    points: pv ?? 0,
    specials: [...specials, ...loads(unit)].toSorted(),
  };
}

/** BF2-TRO-09: what it can carry, and what it weighs when it is carried. */
function loads(unit: Unit): string[] {
  if (unit.kind === 'infantry') return [`car${CARGO[unit.motion]}`];
  if (unit.kind === 'battleArmor') return [`car${unit.troopers}`];
  if (unit.kind === 'vehicle' && unit.carriedTons >= 1) return [`tran${roundDown(unit.carriedTons)}`];
  return [];
}
