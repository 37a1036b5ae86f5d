// A position out of a battle of bots in which one order is clearly better than the others that bots thought of.

import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { wilson } from '@ironfield/kernel/players/wilson.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { LogEntry } from '@ironfield/kernel/record/history.ts';
import type { CoreOrder, CoreSetup, Seat } from '@ironfield/kernel/state.ts';

/** An order, in words, and how often whoever gave it won when bots played on. */
export interface Choice {
  readonly order: CoreOrder;
  readonly text: string;
  readonly wins: number;
  readonly games: number;
}

export interface Puzzle {
  readonly scenario: string;
  readonly seed: string;
  /** The latest correction of the rules that its battle knows. */
  readonly reading?: number;
  readonly entries: readonly LogEntry[];
  readonly seat: Seat;
  readonly turn: number;
  /** The best first. */
  readonly choices: readonly Choice[];
}

/** Nineteen times out of twenty the chance lies within. */
export function intervalOf({ wins, games }: Pick<Choice, 'wins' | 'games'>): readonly [number, number] {
  const { low, high } = wilson(wins, games);
  return [low, high];
}

/** The setup of the battle of a puzzle; null where the scenario is no longer there. */
export function setupOf(
  game: AnyGame,
  { scenario, seed, reading }: Pick<Puzzle, 'scenario' | 'seed' | 'reading'>,
): CoreSetup | null {
  const setup = scenarioSetup(game, scenario, {}, randomFrom(`${seed} secrets`));
  if (!setup.ok) return null;
  return reading === undefined ? setup.value : { ...setup.value, reading };
}
