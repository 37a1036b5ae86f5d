// Units that hang on the side of a cliff (MT-MOV-07). They are in the lower of the two hexes.

import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { UnitState } from '../../state.ts';
import { leaveHotGround } from '../heat/hot-ground.ts';
import { endMark, type PassingMark } from '../unit/mark-ends.ts';
import { kept } from '../unit/marks.ts';

export interface Climb {
  /** The higher hex. */
  readonly upper: number;
  /** Levels above the ground of its own. */
  readonly height: number;
  /** It hangs from the edge by both hands (MT-MOV-10). */
  readonly dangles?: true;
}

declare module '../../extensions.ts' {
  interface UnitMarks {
    /** In this hex; once it has been moved elsewhere it does not climb any more. */
    readonly climb?: Climb & { readonly hex: number };
  }
  interface OptionEvents {
    /** It hangs there now. */
    clings: {
      readonly type: 'clings';
      readonly unit: number;
      readonly hex: number;
      readonly facing: Facing;
      readonly hexesMoved: number;
      readonly climb: Climb;
    };
    'climb-over': { readonly type: 'climb-over'; readonly unit: number };
  }
}

export function climbOf({ marks, hex, prone }: UnitState): Climb | null {
  const climb = marks?.climb;
  return climb && climb.hex === hex && !prone ? climb : null;
}

/** On the side of a hex, in the one below it. */
export function cling(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { hex, facing, climb }: { readonly hex: number; readonly facing: Facing; readonly climb: Climb },
): void {
  const mech = play.state.units[unit];
  const { thisTurn } = mech;
  if (mech.hex !== hex) {
    if (!field.past.chaptersApart) leaveHotGround(play, field, unit, mech.hex);
    thisTurn.hexesMoved = thisTurn.heading === -1 ? 1 : thisTurn.hexesMoved + 1;
    thisTurn.heading = 1;
  }
  Object.assign(mech, { hex, facing });
  markClimb(mech, climb);
  play.emit({ type: 'clings', unit, hex, facing, hexesMoved: thisTurn.hexesMoved, climb });
}

export function markClimb(mech: UnitState, climb: Climb): void {
  mech.marks = { ...mech.marks, climb: { ...climb, hex: mech.hex } };
}

/** It stands on the ground again. */
export const stopClimbing = (play: Play<Classic>, field: Battlefield, unit: number): boolean =>
  endMark(play, field, unit, CLINGING, { end: 'stands' });

export function forgetClimb(mech: UnitState): void {
  if (!mech.marks?.climb) return;
  const { climb: _, ...marks } = mech.marks;
  mech.marks = kept(marks);
}

export const CLINGING: PassingMark = {
  name: 'hanging on a cliff',
  ends: ['falls', 'stands'],
  isOn: ({ marks }) => marks?.climb !== undefined,
  takeOff: forgetClimb,
  told: (unit, end) => (end === 'falls' ? null : { type: 'climb-over', unit }),
};
