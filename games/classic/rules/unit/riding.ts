// Units that are with another one instead of in a hex of their own: platoons that cling to a 'Mech (MT-PRE-15).

import type { Battlefield } from '../../battlefield.ts';
import { OFF_MAP, type State, type UnitState } from '../../state.ts';
import { isOpenTo } from '../ground/steps-of.ts';
import { kept } from './marks.ts';
import { mayEnter } from './stacking.ts';

declare module '../../extensions.ts' {
  interface UnitMarks {
    /** The unit that it clings to. */
    readonly swarms?: number;
  }
}

type Units = Pick<State, 'units'>;

/** Whom it clings to; -1 for nobody. */
export const swarmedBy = ({ marks }: Pick<UnitState, 'marks'>): number => marks?.swarms ?? -1;

/** Who clings to a unit; -1 for nobody. */
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

/** It is in a hex again; its turn to move is over. */
export function getOff(unit: UnitState, hex: number): void {
  const { swarms: _, ...marks } = unit.marks ?? {};
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
