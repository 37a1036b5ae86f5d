// A run over one game: first random games of all kinds, then rare questions, and games likely to bring the kinds not
// met yet.

import type { AnyWrittenGame, GameTypes, WrittenGame } from '@ironfield/kernel/play/game.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { askAlong, askSetUp, kindsOf, type Met, newMet, setupAsking, setupFor } from './asking.ts';
import { dressingOf } from './dressing.ts';
import { SET_UP } from './set-up.ts';

export interface Wanted {
  readonly seed: string;
  /** Random games, and questions of each that the page is asked about. */
  readonly games: number;
  readonly each: number;
  /** The number of times the page is asked each kind of question, told apart by its orders, in all games together. */
  readonly often: number;
  /** Orders after which a game is left. */
  readonly length: number;
  /** Games that are played for a kind of question which has been neither met nor set up. */
  readonly hunts: number;
  onProgress?(games: number, met: Met): void;
}

export interface Report {
  readonly met: Met;
  readonly games: number;
  /** The game's kinds of question, and those that were never asked. */
  readonly kinds: readonly string[];
  readonly missing: readonly string[];
}

/** Needs a simulated browser. */
export async function askGame(game: AnyWrittenGame, wanted: Wanted): Promise<Report> {
  const { games, each, often, length, hunts, onProgress } = wanted;
  const dressing = await dressingOf(game);
  const met = newMet();
  const kinds = kindsOf(game);
  let played = 0;
  const play = async (setup: CoreSetup, seed: string, most: number, kind: string | null) => {
    const manner = played % 3 === 0 ? 'recruit' : 'random';
    const isWanted = (fine: string) =>
      kind === null
        ? (met.looked.get(fine) ?? 0) < often
        : fine.startsWith(`${kind} `) && (met.looked.get(kind) ?? 0) < 3;
    await askAlong({ game, dressing, setup, seed, length, most, isWanted }, met, manner);
    onProgress?.(++played, met);
  };
  for (let i = 0; i < games; i++) {
    const seed = `${wanted.seed} ${i}`;
    await play(setupFor(game as unknown as WrittenGame<GameTypes>, i, seed), seed, each, null);
  }
  for (const setUp of SET_UP[game.id] ?? []) await askSetUp(game, dressing, setUp, met);
  for (const kind of kinds) {
    for (let i = 0; i < hunts && !met.looked.has(kind); i++) {
      const seed = `${wanted.seed} ${kind} ${i}`;
      await play(setupAsking(game, kind, seed), seed, 3, kind);
    }
  }
  return { met, games: played, kinds, missing: kinds.filter((kind) => !met.looked.has(kind)) };
}
