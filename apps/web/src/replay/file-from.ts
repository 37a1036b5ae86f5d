import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { recordOf } from '@ironfield/kernel/record/record.ts';
import type { PlayFrom } from './timeline.ts';

/** The text of a game file for a game that has come so far. */
export function fileFrom(game: AnyGame, { setup, seed, entries }: PlayFrom): string {
  const history = new History(game, setup, seed);
  for (const entry of entries) history.add(entry);
  return JSON.stringify(recordOf(history, 'Ironfield in the browser'));
}
