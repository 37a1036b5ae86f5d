import './background.ts';
import { parentPort } from 'node:worker_threads';
import type { News } from '@ironfield/client/api.ts';
import type { AnyGame, GameTypes } from '@ironfield/kernel/game.ts';
import { History } from '@ironfield/kernel/history.ts';
import { recordOf } from '@ironfield/kernel/record.ts';
import { newSetup } from '@ironfield/kernel/setup.ts';
import type { CoreEvent } from '@ironfield/kernel/state.ts';
import { games } from '../games.ts';
import { readImport } from './importing.ts';
import { newsFor } from './news.ts';
import type { Answer, Standing, Task, WholeLog, Work, Works } from './workshop.ts';

function gameOf(id: string): AnyGame {
  return games.find((game) => game.id === id)!;
}

function standing({ setup, state }: History<GameTypes>): Standing {
  const { setup: _same, ...rest } = state;
  return { setup, state: rest };
}

/** A history with its entries, as it is before they are played. */
function unplayed({ game, setup, seed }: WholeLog): History<GameTypes> {
  return new History(gameOf(game), setup, seed);
}

const WORKS: { readonly [Kind in Work]: (task: Works[Kind]['task']) => Works[Kind]['answer'] } = {
  check: ({ game, setup }) => newSetup(gameOf(game), setup),
  begin: ({ game, setup, seed }) => standing(new History(gameOf(game), setup, seed)),
  import: ({ body, limits }) => readImport(body, games, limits),
  write({ version, dice, ...log }) {
    const history = unplayed(log);
    history.entries.push(...log.entries);
    return recordOf(history, version, dice);
  },
  replay(log) {
    const history = unplayed(log);
    for (const [index, entry] of log.entries.entries()) {
      const refusal = history.add(entry);
      if (refusal) throw new Error(`Entry ${index + 1} of the log is refused: ${refusal.message}`);
    }
    return standing(history);
  },
  news({ since, viewer, bytes, ...log }) {
    const history = unplayed(log);
    const news: News[] = [];
    let size = 0;
    for (const [index, entry] of log.entries.entries()) {
      const events: CoreEvent[] = [];
      history.add(entry, events);
      if (index < since) continue;
      const one = newsFor(history.game, { entry, events }, index + 1, viewer);
      size += JSON.stringify(one).length + 1;
      // At least one, so that whoever asks on gets on.
      if (size > bytes && news.length > 0) break;
      news.push(one);
    }
    return news;
  },
};

function done(task: Task): Answer {
  try {
    return { answer: (WORKS[task.kind] as (task: Task) => Works[Work]['answer'])(task) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort!.on('message', (task: Task) => parentPort!.postMessage(done(task)));
