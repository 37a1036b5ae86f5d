// Finds puzzles: bots fight scenarios, and at some of their decisions each order that bots think of is played out many
// times. Where one is clearly better than all others, and by enough, there is a puzzle.

import { advance, fork, startGame, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { menuInView } from '@ironfield/kernel/play/menu-in-view.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { seatNames } from '@ironfield/kernel/play/setup.ts';
import { continuation, foretold, ideas } from '@ironfield/kernel/players/continuing.ts';
import { randomFrom, randomUnit } from '@ironfield/kernel/random.ts';
import type { LogEntry } from '@ironfield/kernel/record/history.ts';
import type { CoreState } from '@ironfield/kernel/state.ts';
import { type Choice, intervalOf, type Puzzle, setupOf } from './puzzle.ts';

export interface Search {
  readonly game: AnyGame;
  readonly scenario: string;
  /** Decides the battle, and which decisions are looked at. */
  readonly seed: string;
  /** The decisions looked at: this share of them, from this turn on. */
  readonly share: number;
  readonly firstTurn: number;
  /** Games from each order: to look, to be more certain, and to publish. */
  readonly games: readonly number[];
  /** Asked now and then; the search ends where it holds. */
  isOver(): boolean;
}

/** What is searched for unless somebody knows better. */
export const USUAL = { share: 0.4, firstTurn: 3, games: [10, 40, 160] } as const;

const MOST_CHOICES = 5;
const LEAST_CHOICES = 3;
/** The best has to win by so much more. */
const MARGIN = 0.12;
/** The events that begin a battle are nothing to choose between. */
const MOST_ORDERS = 5000;

/** The first decision of a battle that is a puzzle; null where there is none. */
export function puzzleIn(search: Search): Puzzle | null {
  const { game, scenario, seed, share, firstTurn, isOver } = search;
  const setup = setupOf(game, { scenario, seed });
  if (!setup) return null;
  const players = seatNames(game, setup).map(() => game.bot('regular'));
  const randoms = players.map((_, seat) => randomFrom(`${seed} player ${seat}`));
  const chosen = randomFrom(`${seed} decisions`);
  const entries: LogEntry[] = [];
  const state = fork(game, startGame(game, setup, seed));
  while (!state.outcome && entries.length < MOST_ORDERS && !isOver()) {
    const [seat] = waitingFor(state);
    if (seat === undefined) return null;
    const view = viewFor(game, state, seat);
    const turn = turnIn(game, state);
    if (turn >= firstTurn && randomUnit(chosen) < share) {
      const choices = choicesAt(search, view);
      if (choices) {
        const { reading } = setup;
        return { scenario, seed, ...(reading !== undefined && { reading }), entries, seat, turn, choices };
      }
    }
    const order = orderFrom(players[seat], () => view, menuInView(game, view)!, randoms[seat]);
    if (advance(game, state, seat, order)) return null;
    entries.push({ kind: 'order', seat, order });
  }
  return null;
}

const turnIn = (game: AnyGame, state: CoreState): number => game.prospects?.(state).turn ?? 1;

/** The orders at a decision, the best first, if that one is clearly the best; null otherwise. */
export function choicesAt(search: Search, view: View<GameTypes>): Choice[] | null {
  const { game, games, isOver } = search;
  const words = new Set<string>();
  const played = ideas(game, view, MOST_CHOICES).flatMap((order) => {
    const text = foretold(game, view, order)[0];
    if (!text || words.has(text)) return [];
    words.add(text);
    return [{ order, text, wins: 0, games: 0 }];
  });
  if (played.length < LEAST_CHOICES) return null;
  for (const most of games) {
    for (const each of played) {
      if (isOver()) return null;
      playOut(game, view, each, most);
    }
    played.sort((a, b) => b.wins / b.games - a.wins / a.games);
    const [best, second] = played;
    if (best.wins / best.games - second.wins / second.games < MARGIN) return null;
  }
  const [best, second] = played;
  return intervalOf(best)[0] > intervalOf(second)[1] ? played : null;
}

interface Played {
  readonly order: Choice['order'];
  wins: number;
  games: number;
}

/** All choices are played out with the same dice, as far as they go together. */
function playOut(game: AnyGame, view: View<GameTypes>, choice: Played, most: number): void {
  for (; choice.games < most; choice.games++) {
    const outcome = continuation(game, view, 'recruit', `puzzle ${choice.games}`, choice.order);
    const winners = outcome?.winners ?? [];
    choice.wins += winners.length === 0 ? 0.5 : winners.some((seat) => seat === view.viewer) ? 1 : 0;
  }
}
