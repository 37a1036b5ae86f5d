// MT-CRIT-02 to MT-CRIT-07: what is wrong with weapons and equipment that were hit and still work.

import type { UnitState } from '../../state.ts';
import { noteInside } from '../unit/marks.ts';

export type Fault =
  | 'none'
  | 'off'
  | 'focus'
  | 'crystal'
  | 'barrel'
  | 'ranging'
  | 'feed'
  | 'balky'
  | 'stiff'
  | 'dead'
  | 'destroyed';

export type FaultTable = 'energy' | 'ballistic' | 'missile' | 'equipment';

declare module '../../extensions.ts' {
  interface InsideMarks {
    /** By the label of the weapon or hatchet: what is known to be wrong with it, as often as it was found. */
    readonly faults?: Readonly<Record<string, readonly Fault[]>>;
  }
}

export const faultsOf = ({ marks }: Pick<UnitState, 'marks'>, label: string): readonly Fault[] =>
  marks?.inside?.faults?.[label] ?? [];

export const countOf = (faults: readonly Fault[], fault: Fault): number =>
  faults.filter((each) => each === fault).length;

export function noteFaults(mech: Pick<UnitState, 'marks'>, label: string, faults: readonly Fault[]): void {
  const found = [...faultsOf(mech, label), ...faults];
  noteInside(mech, { faults: { ...mech.marks?.inside?.faults, [label]: found } });
}

/** MT-CRIT-03 to MT-CRIT-05: those that make a shot at this range harder. */
export const spoilsShot = (fault: Fault, range: number, short: number): boolean =>
  fault === 'off' || ((fault === 'focus' || fault === 'ranging') && range > short);

export const FAULT_WORDS: Readonly<Record<Fault, string>> = {
  none: 'works as before',
  off: 'shoots worse',
  focus: 'has its focus misaligned',
  crystal: 'has a damaged crystal',
  barrel: 'has a damaged barrel',
  ranging: 'has damaged ranging',
  feed: 'has a damaged ammunition feed',
  balky: 'works on 7 or more',
  stiff: 'works on 10 or more',
  dead: 'cannot fire any more',
  destroyed: 'is destroyed',
};
