import type { TurnNotes } from '../../state.ts';

export function spend(thisTurn: Pick<TurnNotes, 'mpLeft' | 'mpSpent'>, mp: number): void {
  thisTurn.mpLeft -= mp;
  thisTurn.mpSpent += mp;
}

/** CBT-DSP-06: before it has moved; its move is shorter by it. */
export function owe(thisTurn: Pick<TurnNotes, 'mpOwed' | 'mpSpent'>, mp: number): void {
  thisTurn.mpOwed += mp;
  thisTurn.mpSpent += mp;
}
