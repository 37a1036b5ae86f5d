import type { Play } from '@ironfield/kernel/play/play.ts';
import type { OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Battleforce2 } from '../../game-types.ts';
import type { Way } from '../../orders.ts';
import type { State, UnitState } from '../../state.ts';
import { canClimb } from './table.ts';

declare module '../../extensions.ts' {
  interface UnitMarks {
    /** BF2-BLDG-04: on top of the buildings of its hex, infantry inside them. */
    readonly isOnTop?: boolean;
  }
  interface OptionEvents {
    climbed: { readonly type: 'climbed'; readonly unit: number; readonly isOnTop: boolean };
  }
}

export const isOnTop = ({ units }: Pick<State, 'units'>, unit: number): boolean =>
  units[unit].marks?.isOnTop === true;

export function climb(units: readonly UnitState[], unit: number, up: boolean): void {
  units[unit].marks = { ...units[unit].marks, isOnTop: up };
}

/** BF2-BLDG-04: announced with the move. */
export function climbAfterMove(play: Play<Battleforce2>, unit: number, way: Way): void {
  const { state } = play;
  const up = way === 'climb' && canClimb(battlefieldOf(state), unit, state.units[unit].hex);
  if (up !== isOnTop(state, unit)) play.happen({ type: 'climbed', unit, isOnTop: up });
}

/** BF2-BLDG-06: infantry that has climbed is inside. */
export const isSheltered = (field: OpenField, state: Pick<State, 'units'>, unit: number): boolean =>
  field.letters[unit] === 'I' && isOnTop(state, unit);

export const SHELTERED = {
  message: 'Infantry inside buildings cannot be attacked; the buildings can',
  rule: 'BF2-BLDG-06',
} as const;
