import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { type Band, OUT_OF_RANGE } from '../../data/tables.ts';
import type { State } from '../../state.ts';
import { WHY_NOT } from '../../text.ts';
import { isOnMap, isShutDown, surviving } from '../elements/condition.ts';
import { isInPlay } from '../elements/places.ts';
import { hasCode } from '../elements/specials.ts';
import { whyUnderWater } from '../map/submarines.ts';
import { damageValue } from './damage.ts';
import { isInArc } from './firing-arc.ts';
import { bandBetween } from './range.ts';
import { sees } from './sight.ts';

/** BF2-ATK-01: why an element cannot attack at all this turn. */
export const whyNoAttacker = (field: Battlefield, state: State, element: number): Reason | null =>
  state.elements[element].spots === null ? whyUnable(field, state, element) : WHY_NOT.spots;

function whyUnable(field: Battlefield, state: State, element: number): Reason | null {
  const why = whyUnableAtAll(field, state, element);
  const { plugged } = field;
  return plugged.whyNoAttacker ? plugged.whyNoAttacker(why, field, state, element) : why;
}

function whyUnableAtAll(field: Battlefield, state: State, element: number): Reason | null {
  const { destroyed, attacked, mount } = state.elements[element];
  const unit = state.units[field.unitOf[element]];
  if (destroyed) return WHY_NOT.attackerDestroyed;
  if (attacked) return WHY_NOT.hasAttacked;
  if (isShutDown(state.elements[element])) return WHY_NOT.attackerShutDown;
  if (unit.mayNotAttack) return WHY_NOT.paysPrice;
  if (mount !== null) return WHY_NOT.rides;
  if (unit.entered > 0 && hasCode(field, state, element, 'mof')) return WHY_NOT.movedOrFires;
  return null;
}

/** BF2-ATK-01: why a unit has another out of range or arc, by public knowledge. */
export function whyOutOfReach(field: OpenField, state: State, unit: number, enemy: number): Reason | null {
  if (field.seatOf[enemy] === undefined || !isInPlay(state, enemy)) return WHY_NOT.targetGone;
  if (field.seatOf[unit] === field.seatOf[enemy]) return WHY_NOT.ownUnit;
  if (bandBetween(field, state, unit, enemy) === OUT_OF_RANGE) return WHY_NOT.outOfRange;
  return (
    whyUnderWater(field, state, unit, enemy) ?? (isInArc(field, state, unit, enemy) ? null : WHY_NOT.outOfArc)
  );
}

const ARTILLERY = ['art', 'artL', 'artS', 'artT', 'artA'];

/** BF2-EQ-11, BF2-EQ-03: artillery, too, while there are no rules for it. */
export const firesIndirectly = (field: Battlefield, state: State, element: number): boolean =>
  hasCode(field, state, element, 'if') ||
  (!field.plugged.hasArtillery?.() && ARTILLERY.some((code) => hasCode(field, state, element, code)));

/** BF2-EQ-11: the elements that can spot a unit for another one: they could attack it themselves, and do not. */
export function spottersFor(field: Battlefield, state: State, unit: number, enemy: number): number[] {
  const canSpot = (element: number, band: Band) => {
    const { spots } = state.elements[element];
    return (
      (spots === null || spots === enemy) &&
      !whyUnable(field, state, element) &&
      damageValue(field, state, element, band) !== null
    );
  };
  return field.unitsOf[field.seatOf[unit]].flatMap((friend) => {
    if (field.plugged.isSilent?.(state, friend)) return [];
    if (friend === unit || !isOnMap(state, friend) || whyOutOfReach(field, state, friend, enemy)) return [];
    if (!sees(field, state, friend, enemy)) return [];
    const band = bandBetween(field, state, friend, enemy) as Band;
    return surviving(field, state, friend).filter((element) => canSpot(element, band));
  });
}

/** BF2-EQ-11: fires over whatever hides its target. The target must not be under water (BF2-VEH-06). */
export const canFireIndirectly = (field: Battlefield, state: State, unit: number, enemy: number): boolean =>
  !state.units[enemy].submerged &&
  !state.units[unit].submerged &&
  field.elementsOf[unit].some(
    (element) => !state.elements[element].destroyed && firesIndirectly(field, state, element),
  ) &&
  spottersFor(field, state, unit, enemy).length > 0;
