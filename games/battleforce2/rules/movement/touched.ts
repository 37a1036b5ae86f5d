import { remembered } from '@ironfield/kernel/memory.ts';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { ABOARD, type State } from '../../state.ts';
import { isOnMap, isVtol, surviving } from '../elements/condition.ts';
import { isAirborne } from '../elements/places.ts';
import { EFFECTS, type Effect, type Layer } from '../map/effects.ts';
import { gaitOf } from '../map/terrain-costs.ts';

/** BF2-VEH-04: a unit of nothing but hovercraft. */
export const hovers = (field: Battlefield, state: State, unit: number): boolean =>
  surviving(field, state, unit).every((element) => gaitOf(field, element) === 'h');

/** The layer of a unit. */
export function layerOf(field: Battlefield, state: State, unit: number): Layer {
  const { hex, onBridge, submerged } = state.units[unit];
  if (hex === ABOARD) return 'aboard';
  if (hex < 0) return field.plugged.hidesOnMap?.(state, unit) ? 'hidden' : 'off board';
  if (isAirborne(state, unit)) return 'air';
  if (isVtol(field, unit)) return 'VTOL';
  if (submerged) return 'submerged';
  if (onBridge) return 'on a bridge';
  if (field.plugged.isOnTop?.(state, unit)) return field.letters[unit] === 'I' ? 'inside' : 'on top';
  return hovers(field, state, unit) ? 'hovering' : 'ground';
}

const reachOf = ({ past }: OpenField, effect: Effect): readonly Layer[] =>
  past.meetsAsBefore?.() ? EFFECTS[effect].before : EFFECTS[effect].reaches;

const everybody = remembered(({ letters }: OpenField) => Array.from(letters.keys()));

/** True if an effect in a unit's hex reaches it in its layer. */
export const isTouched = (field: Battlefield, state: State, effect: Effect, unit: number): boolean =>
  reachOf(field, effect).includes(layerOf(field, state, unit));

/** The units touched by an effect in a hex: the one answer for all chapters, from the table in `effects.ts`. */
export function touchedBy(
  field: Battlefield,
  state: State,
  effect: Effect,
  hex: number,
  among: readonly number[] = everybody(field),
): readonly number[] {
  if (hex < 0) return NOBODY;
  const hidden = field.plugged.hiddenIn?.(state, hex);
  return among.filter((unit) => {
    const isThere = state.units[unit].hex === hex || hidden?.includes(unit) === true;
    return isThere && isTouched(field, state, effect, unit);
  });
}
const NOBODY: readonly number[] = [];

/** Those of them that everybody sees, and that may react to the dice. */
export const seenTouchedBy = (
  field: Battlefield,
  state: State,
  effect: Effect,
  hex: number,
): readonly number[] => touchedBy(field, state, effect, hex).filter((unit) => isOnMap(state, unit));
