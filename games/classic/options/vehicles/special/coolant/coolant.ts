// The hoses of coolant systems: who is hooked up to them, and how many are left (MT-SPV-11).

import { sum } from '@ironfield/kernel/dice.ts';
import type { Battlefield } from '../../../../battlefield.ts';
import { workingFittings } from '../../../../rules/unit/fittings.ts';
import type { State, UnitState } from '../../../../state.ts';

/** How far it is: hoses are handed over, coolant flows, or they are taken off. */
export type Stage = 'begins' | 'flows' | 'ends';

interface Hose {
  readonly truck: number;
  readonly stage: Stage;
  /** The turn in which it was hooked up. */
  readonly turn: number;
}

declare module '../../../../extensions.ts' {
  interface UnitMarks {
    /** MT-SPV-11: it is hooked up to the coolant of a vehicle. */
    readonly hose?: Hose;
  }
}

/** Of each system; and the tons from which a 'Mech takes two of them. */
const POINTS = 5;
const HEAVY_FROM = 60;

export const hoseOf = ({ marks }: Pick<UnitState, 'marks'>): Hose | undefined => marks?.hose;

export const hosesNeeded = ({ designs }: Pick<Battlefield, 'designs'>, unit: number): number =>
  designs[unit].tons >= HEAVY_FROM ? 2 : 1;

const servedBy = ({ units }: Pick<State, 'units'>, truck: number): number[] =>
  units.flatMap((unit, index) => (hoseOf(unit)?.truck === truck && unit.loss === null ? [index] : []));

/** Hoses of a vehicle that nobody uses. */
export function hosesLeft(field: Battlefield, state: Pick<State, 'units'>, truck: number): number {
  const { body } = state.units[truck];
  const systems = workingFittings(field.designs[truck], body, 'coolant-system').length;
  return POINTS * systems - sum(servedBy(state, truck).map((unit) => hosesNeeded(field, unit)));
}
