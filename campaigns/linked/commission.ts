// What a campaign says of a battle to whoever fights it, and what it hears of it.

import type { ForceFaction } from '@ironfield/battleforce2/data/assignment.ts';
import type { MapsheetId } from '@ironfield/battleforce2/data/maps.ts';
import type { ElementRecord } from '@ironfield/battleforce2/state.ts';
import type { Edge } from '@ironfield/hex/board.ts';
import type { Report, Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import { SEATS, STAGES, type Stage, type State } from './state.ts';
import { fieldedUnits, recordOf, registerOf } from './units.ts';

export interface Commission {
  readonly stage: Stage;
  readonly attacker: Seat | null;
  /** BF2-CAMP-02: whose Initiative rolls are better by 2. */
  readonly bonus: Seat | null;
  readonly homes: readonly [Edge, Edge] | null;
  readonly sheets: readonly (readonly MapsheetId[])[];
  readonly sides: readonly {
    readonly name: string;
    readonly faction: ForceFaction;
    readonly units: readonly {
      readonly name: string;
      readonly elements: readonly ElementRecord[];
      /** Of its elements, in the campaign. */
      readonly numbers: readonly number[];
    }[];
  }[];
}

const count = z.int().min(0).max(99);
const seat = z.int().min(0).max(1).nullable();
export const reportSchema = z.strictObject({
  type: z.literal('fought'),
  winner: seat,
  /** BF2-CAMP-06: who holds the field. */
  holder: seat,
  turns: z.int().min(0),
  /** In the order in which they were sent. */
  elements: z.array(
    z.strictObject({
      element: z.int().min(0),
      /** What destroyed it; null where it was not. */
      cause: z.enum(['structure', 'engine', 'crew']).nullable(),
      marked: z.strictObject({
        armor: count,
        structure: count,
        arm: count,
        leg: count,
        weapon: count,
        engine: count,
      }),
    }),
  ),
});
export type BattleReport = z.infer<typeof reportSchema> & Report;

const fitIn = (state: State, unit: number): number[] =>
  registerOf(state.setup).units[unit]!.elements.filter((element) => state.elements[element]!.fate === 'fit');

/** The elements that fight, in the order in which they are sent. */
export const sentTo = (state: State): number[] =>
  SEATS.flatMap((side) => fieldedUnits(state, side).flatMap((unit) => fitIn(state, unit)));

export function commissionOf(state: State): Commission {
  const { setup, battle, attacker, assaultWinner, homes, sheets } = state;
  const stage = STAGES[battle]!;
  return {
    stage,
    attacker,
    bonus: stage === 'final' ? assaultWinner : null,
    homes,
    sheets,
    sides: SEATS.map((side) => ({
      name: setup.sides[side]!.name,
      faction: setup.sides[side]!.faction,
      units: fieldedUnits(state, side).map((unit) => ({
        name: registerOf(setup).units[unit]!.unit.name,
        elements: fitIn(state, unit).map((element) => recordOf(state, element)),
        numbers: fitIn(state, unit),
      })),
    })),
  };
}
