// What many duels come to.

import { type Interval, wilson } from '@ironfield/kernel/players/wilson.ts';
import type { Duel } from './arena.ts';

export interface DuelTally {
  readonly fought: number;
  /** By number in the pair: duels won, and in how many turns. */
  readonly kills: readonly [readonly number[], readonly number[]];
  readonly draws: number;
}

export const NO_DUELS: DuelTally = { fought: 0, kills: [[], []], draws: 0 };

export function counted({ fought, kills, draws }: DuelTally, { winner, turns }: Duel): DuelTally {
  const withTurns = (of: 0 | 1) => (winner === of ? [...kills[of], turns] : kills[of]);
  return {
    fought: fought + 1,
    kills: [withTurns(0), withTurns(1)],
    draws: winner === null ? draws + 1 : draws,
  };
}

/** The share of all duels that one of the pair wins, with its 95 % interval. */
export const shareWon = ({ fought, kills }: DuelTally, of: 0 | 1): Interval =>
  wilson(kills[of].length, fought);

/** The turn by which half of its victories are won; null without one. */
export function usualTurns({ kills }: DuelTally, of: 0 | 1): number | null {
  const turns = kills[of].toSorted((a, b) => a - b);
  return turns.length === 0 ? null : turns[Math.floor((turns.length - 1) / 2)];
}

/** By turn, from the first: the share of all duels in which one of the pair has killed the other by then. */
export function killedBy({ fought, kills }: DuelTally, of: 0 | 1, turns: number): readonly number[] {
  return Array.from({ length: turns }, (_, index) =>
    fought === 0 ? 0 : kills[of].filter((turn) => turn <= index + 1).length / fought,
  );
}
