import type { GameTypes } from '@ironfield/kernel/game.ts';
import { History, type LogEntry } from '@ironfield/kernel/history.ts';
import { recordOf } from '@ironfield/kernel/record.ts';
import { loadGame } from '../games/catalogue.ts';
import type { PlayFrom } from './timeline.ts';

/** The text of a game file for a game that has come so far. */
export async function fileFrom({ game: id, setup, seed, entries }: PlayFrom): Promise<string> {
  const game = await loadGame(id);
  if (!game) throw new Error(`There is no game "${id}" here`);
  const history = new History<GameTypes>(game, setup as GameTypes['Setup'], seed);
  for (const entry of entries as readonly LogEntry[]) history.add(entry);
  return JSON.stringify(recordOf(history, 'Ironfield in the browser'));
}
