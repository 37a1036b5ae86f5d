// Units that are still in the air when the game begins, and come down later (MT-PRE-34).

import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { State, UnitState } from '../../state.ts';

/** When a unit comes down, and where it means to. */
export interface Jump {
  readonly unit: number;
  readonly turn: number;
  readonly hex: number;
  readonly facing: Facing;
}

declare module '../../extensions.ts' {
  interface GameMarks {
    readonly jumps?: readonly Jump[];
  }
  interface UnitMarks {
    /** It is in the air above the map. */
    readonly drops?: true;
  }
}

export const isInTheAir = ({ marks }: Pick<UnitState, 'marks'>): boolean => marks?.drops === true;

/** Those that are still to come, as far as anybody knows. */
export const jumpsIn = ({ marks }: Pick<State, 'marks'>): readonly Jump[] => marks?.jumps ?? [];

export function noteJump(table: Pick<State, 'marks'>, jump: Jump): void {
  table.marks = { ...table.marks, jumps: [...jumpsIn(table), jump] };
}

/** It has come down, or is lost. */
export function forgetJump(table: Pick<State, 'marks'>, unit: number): void {
  const { jumps = [], ...others } = table.marks ?? {};
  const left = jumps.filter((jump) => jump.unit !== unit);
  const known = left.length > 0 ? { ...others, jumps: left } : others;
  table.marks = Object.keys(known).length > 0 ? known : null;
}
