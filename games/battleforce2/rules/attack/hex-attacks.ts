import { distance } from '@ironfield/hex/board.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Aim, HexShot } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { type Band, LONGEST_RANGE, OUT_OF_RANGE } from '../../data/tables.ts';
import type { State } from '../../state.ts';
import { WHY_NOT } from '../../text.ts';
import { isOnGround } from '../elements/places.ts';
import { damageValue } from './damage.ts';
import { isHexInArc } from './firing-arc.ts';
import { bandOf } from './range.ts';
import { seesHex } from './sight.ts';
import { whyNoAttacker } from './targeting.ts';

/** The purposes of attacks on hexes in this game. */
export const aimsIn = ({ plugged }: Battlefield): readonly Aim[] => plugged.aims?.([]) ?? [];

export const aimIn = (field: Battlefield, id: string): Aim => aimsIn(field).find((aim) => aim.id === id)!;

export const bandTo = ({ board }: Battlefield, { units }: State, unit: number, hex: number) =>
  bandOf(distance(board, units[unit].hex, hex));

/** BF2-ATK-01, for hexes. */
function whyOutOfSight(field: Battlefield, state: State, unit: number, hex: number): Reason | null {
  if (!isOnGround(state, unit) || bandTo(field, state, unit, hex) === OUT_OF_RANGE)
    return WHY_NOT.hexOutOfRange;
  if (!isHexInArc(field, state, unit, hex)) return WHY_NOT.hexOutOfArc;
  if (!seesHex(field, state, unit, hex)) return WHY_NOT.hexOutOfSight;
  return null;
}

/** Why an element cannot attack a hex that its unit can attack. */
export function whyNotWith(
  field: Battlefield,
  state: State,
  aim: Aim,
  attacker: number,
  hex: number,
): Reason | null {
  const band = bandTo(field, state, field.unitOf[attacker], hex) as Band;
  const why = whyNoAttacker(field, state, attacker);
  if (why) return why;
  if (damageValue(field, state, attacker, band) === null) return WHY_NOT.noDamageValue;
  return aim.whyNotAttacker(field, state, { attacker, hex, band });
}

/** The elements of a unit that can attack a hex for something. */
export function attackersOnHex(
  field: Battlefield,
  state: State,
  aim: Aim,
  unit: number,
  hex: number,
): number[] {
  if (whyNotAt(field, state, aim, unit, hex)) return [];
  return field.elementsOf[unit].filter((attacker) => !whyNotWith(field, state, aim, attacker, hex));
}

const LEAST_DAMAGE = 2;

/** BF2-WOOD-01: a ’Mech or vehicle with a Damage Value of 2. */
export const whyTooWeak = (field: Battlefield, state: State, { attacker, band }: HexShot): Reason | null => {
  const type = field.types[attacker];
  const isHeavy = type === 'mech' || type === 'vehicle';
  return isHeavy && damageValue(field, state, attacker, band)! >= LEAST_DAMAGE ? null : WHY_NOT.tooWeak;
};

/** Why a unit cannot attack a hex for something. */
export const whyNotAt = (
  field: Battlefield,
  state: State,
  aim: Aim,
  unit: number,
  hex: number,
): Reason | null => aim.whyNotHex(field, state, hex) ?? whyOutOfSight(field, state, unit, hex);

/** All other hexes need not be looked at. */
const hexesInRange = ({ board, allCells }: Battlefield, state: State, unit: number): number[] =>
  isOnGround(state, unit)
    ? allCells.filter((hex) => distance(board, state.units[unit].hex, hex) <= LONGEST_RANGE)
    : [];

export const hexesFor = (field: Battlefield, state: State, aim: Aim, unit: number): number[] =>
  hexesInRange(field, state, unit).filter((hex) => attackersOnHex(field, state, aim, unit, hex).length > 0);

/** True if a unit can attack any hex for any purpose. */
export function canAttackHex(field: Battlefield, state: State, unit: number): boolean {
  const near = hexesInRange(field, state, unit);
  return aimsIn(field).some((aim) =>
    near.some((hex) => attackersOnHex(field, state, aim, unit, hex).length > 0),
  );
}
