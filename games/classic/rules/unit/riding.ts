// Units that are with another one instead of in a hex of their own: platoons that cling to a 'Mech (MT-PRE-15), and
// passengers (MT-PRE-25).

import type { Battlefield } from '../../battlefield.ts';
import { OFF_MAP, type State, type UnitState } from '../../state.ts';
import { isOpenTo } from '../ground/steps-of.ts';
import { kept } from './marks.ts';
import { mayEnter } from './stacking.ts';

declare module '../../extensions.ts' {
  interface UnitMarks {
    /** The unit that it clings to. */
    readonly swarms?: number;
    /** The unit that carries it, and whether it rides on the outside of that. */
    readonly aboard?: number;
    readonly outside?: true;
  }
}

type Units = Pick<State, 'units'>;

/** The unit it clings to; -1 for none. */
export const swarmedBy = ({ marks }: Pick<UnitState, 'marks'>): number => marks?.swarms ?? -1;

/** The unit that carries it; -1 for none. */
export const carrierOf = ({ marks }: Pick<UnitState, 'marks'>): number => marks?.aboard ?? -1;

/** On the outside of its carrier. */
export const ridesOutside = ({ marks }: Pick<UnitState, 'marks'>): boolean => marks?.outside === true;

/** It clings to somebody, or is aboard: it goes where that one goes, and does nothing by itself. */
export const isWithAnother = (unit: Pick<UnitState, 'marks'>): boolean =>
  swarmedBy(unit) >= 0 || carrierOf(unit) >= 0;

/** Those whom a unit carries, inside and outside. */
export function passengersOf({ units }: Units, carrier: number): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < units.length; unit++)
    if (units[unit].marks !== null && carrierOf(units[unit]) === carrier && units[unit].loss === null)
      found.push(unit);
  return found;
}

/** The squad on its outside; -1 for none. */
export const riderOn = (state: Units, carrier: number): number =>
  passengersOf(state, carrier).find((unit) => ridesOutside(state.units[unit])) ?? -1;

/** The squad that clings to a unit; -1 for none. */
export function swarmerOf({ units }: Units, target: number): number {
  for (let unit = 0; unit < units.length; unit++)
    if (units[unit].marks !== null && swarmedBy(units[unit]) === target && units[unit].loss === null)
      return unit;
  return -1;
}

/** From now on it is nowhere but on its target. */
export function climbOnto(unit: UnitState, target: number): void {
  unit.marks = { ...unit.marks, swarms: target };
  unit.hex = OFF_MAP;
}

/** From now on it is nowhere but with its carrier; its turn to move is over. */
export function climbAboard(unit: UnitState, carrier: number, isOutside: boolean): void {
  const { floor: _, ...marks } = unit.marks ?? {};
  unit.marks = { ...marks, aboard: carrier, ...(isOutside && { outside: true }) };
  unit.hex = OFF_MAP;
  unit.thisPhase.acted = true;
}

/** It is in a hex again; its turn to move is over. */
export function getOff(unit: UnitState, hex: number): void {
  const { swarms: _, aboard: __, outside: ___, ...marks } = unit.marks ?? {};
  unit.marks = kept(marks);
  unit.hex = hex;
  unit.thisPhase.acted = true;
}

/** The hex in which somebody comes to stand who gets off there: that one, or one beside it; -1 for none. */
export function roomAt(field: Battlefield, state: Units, unit: number, hex: number): number {
  const { neighbours } = field.board;
  const around = [hex, ...neighbours.subarray(hex * 6, hex * 6 + 6)];
  return (
    around.find((cell) => cell >= 0 && isOpenTo(field, unit, cell) && mayEnter(field, state, unit, cell)) ??
    -1
  );
}
