// The holds of 'Mechs on each other.

import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { UnitMarks } from '../../../extensions.ts';
import type { Classic } from '../../../game-types.ts';
import type { PassingMark } from '../../../rules/unit/mark-ends.ts';
import { kept } from '../../../rules/unit/marks.ts';
import type { State, UnitState } from '../../../state.ts';
import { OFF_MAP } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface UnitMarks {
    /** It grapples with this unit: as the one who began, or as the one who was seized. */
    readonly grip?: { readonly partner: number; readonly isHolder: boolean };
  }
  interface OptionEvents {
    seized: { readonly type: 'seized'; readonly holder: number; readonly held: number };
    /** `unit` leaves the hex. */
    parted: {
      readonly type: 'parted';
      readonly unit: number;
      readonly other: number;
      readonly facing: Facing;
    };
    'grip-lost': { readonly type: 'grip-lost'; readonly unit: number };
  }
}

/** As long as nobody has moved one of the two out of their hex; where places are hidden, the other may be off the map. */
export function gripOf({ units }: Pick<State, 'units'>, unit: number): UnitMarks['grip'] | null {
  const { marks, hex, loss } = units[unit];
  const grip = marks?.grip;
  if (!grip || loss !== null) return null;
  const other = units[grip.partner];
  return other.loss === null && (other.hex === hex || other.hex === OFF_MAP) ? grip : null;
}

/** -1 for one who grapples with nobody. */
export const partnerOf = (state: Pick<State, 'units'>, unit: number): number =>
  gripOf(state, unit)?.partner ?? -1;

export const grapples = (state: Pick<State, 'units'>, unit: number): boolean => gripOf(state, unit) !== null;

export function seize({ units }: Pick<State, 'units'>, holder: number, held: number): void {
  units[holder].marks = { ...units[holder].marks, grip: { partner: held, isHolder: true } };
  units[held].marks = { ...units[held].marks, grip: { partner: holder, isHolder: false } };
}

/** Notes it and tells everybody. */
export function grasp(play: Play<Classic>, holder: number, held: number): void {
  seize(play.state, holder, held);
  play.emit({ type: 'seized', holder, held });
}

export function letGo(mech: UnitState): void {
  const { grip: _, ...marks } = mech.marks ?? {};
  mech.marks = kept(marks);
}

/** A unit that was moved away from the other, or has lost it, grapples no more. */
export const GRIP: PassingMark = {
  name: 'grappling',
  ends: ['is parted', 'phase'],
  isOn: ({ marks }) => marks?.grip !== undefined,
  takeOff: letGo,
  outlasts: ({ state, unit, end }) => end === 'phase' && grapples(state, unit),
  told: (unit, end) => (end === 'phase' ? { type: 'grip-lost', unit } : null),
};
