import { remembered } from '@ironfield/kernel/memory.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { OpenField } from '../../battlefield.ts';
import { type Back, backOf, withShown } from '../../state/counter-faces.ts';
import type { Setup, State, UnitSetup } from '../../state.ts';

declare module '../../extensions.ts' {
  interface UnitMarks {
    /** BF2-UNIT-06: the back of its counter; null when it is face-up. */
    readonly back?: Back | null;
  }
}

type Units = Pick<State, 'units'>;

export const backShown = ({ units }: Units, unit: number): Back | null => units[unit].marks?.back ?? null;

/** BF2-CONC-01 */
export const isUnidentified = (state: Units, unit: number): boolean => backShown(state, unit) !== null;

export function turn({ units }: Units, unit: number, back: Back | null): void {
  units[unit].marks = { ...units[unit].marks, back };
}

/** Its number in the force of its side. */
const placeIn = ({ unitsOf, seatOf }: OpenField, unit: number): number => unitsOf[seatOf[unit]].indexOf(unit);

/** BF2-UNIT-06: a counter as seen by a viewer who does not know it. */
export function shown(field: OpenField, state: Units, unit: number): UnitSetup {
  const back = backShown(state, unit);
  return back ? backUnder(field, unit, back) : field.unitSetups[unit];
}

export const backUnder = (field: OpenField, unit: number, back: Back): UnitSetup =>
  backOf(field.letters[unit], placeIn(field, unit), field.elementsOf[unit].length, back);

/** The setup with this public view of a counter. */
export const withCounter = (setup: Setup, field: OpenField, unit: number, seen: UnitSetup): Setup =>
  withShown(setup, field.seatOf[unit] as Seat, placeIn(field, unit), seen);

const openedOf = remembered((_: Setup) => new Map<string, Setup>());

/** The public view of all counters; the same object while nothing is turned over. */
export function openSetup(setup: Setup, field: OpenField, state: Units): Setup {
  const opened = openedOf(setup);
  const key = state.units.map((_, unit) => backShown(state, unit)?.[0] ?? '-').join('');
  let open = opened.get(key);
  if (!open) {
    open = state.units.reduce<Setup>(
      (made, _, unit) => withCounter(made, field, unit, shown(field, state, unit)),
      setup,
    );
    opened.set(key, open);
  }
  return open;
}
