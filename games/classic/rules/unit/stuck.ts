// The mark of a unit that is stuck in soft ground (MT-PRE-03).

import type { UnitState } from '../../state.ts';
import type { PassingMark } from './mark-ends.ts';
import { kept } from './marks.ts';

declare module '../../extensions.ts' {
  interface UnitMarks {
    /** The hex that it is stuck in; once it is elsewhere it is not stuck any more. */
    readonly stuckIn?: number;
  }
}

export const isStuck = ({ marks, hex }: UnitState): boolean => marks !== null && marks.stuckIn === hex;

export function markStuck(mech: UnitState, hex: number | null): void {
  const { stuckIn: _, ...rest } = mech.marks ?? {};
  if (hex !== null) mech.marks = { ...rest, stuckIn: hex };
  else mech.marks = kept(rest);
}

export const STUCK: PassingMark = {
  name: 'stuck',
  ends: ['arrives', 'gets free'],
  isOn: isStuck,
  takeOff: (mech) => markStuck(mech, null),
  told: (unit) => ({ type: 'stuck', unit, hex: null }),
};
