import type { Outcome } from '@ironfield/kernel/state.ts';
import { STRENGTH } from '../data/numbers.ts';
import { markersOf, type State } from '../state.ts';
import { TEXT } from '../text.ts';

/** Strength left, by seat. */
export function strengths(state: State): number[] {
  return [0, 1].map((seat) =>
    markersOf(state, seat).reduce((sum, { isDecoy, damage }) => sum + (isDecoy ? 0 : STRENGTH - damage), 0),
  );
}

/** DEMO-WIN-01, DEMO-WIN-02; `null` while the game goes on. */
export function outcomeOf(state: State, isLastTurnOver: boolean): Outcome | null {
  const points = strengths(state);
  const [ours, theirs] = points as [number, number];
  const winners = ours === theirs ? [] : [ours > theirs ? 0 : 1];
  if (points.includes(0)) return { winners, reason: TEXT.annihilation, rule: 'DEMO-WIN-01', points };
  return isLastTurnOver ? { winners, reason: TEXT.lastTurn, rule: 'DEMO-WIN-02', points } : null;
}
