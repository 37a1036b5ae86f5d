import './background.ts';
import { parentPort } from 'node:worker_threads';
import type { News } from '@ironfield/client/api.ts';
import { takesDraw } from '@ironfield/kernel/draw-offer.ts';
import type { AnyGame, GameTypes } from '@ironfield/kernel/game.ts';
import { History } from '@ironfield/kernel/history.ts';
import { recordOf } from '@ironfield/kernel/record.ts';
import { newSetup } from '@ironfield/kernel/setup.ts';
import type { CoreEvent } from '@ironfield/kernel/state.ts';
import { loadGame } from '../load-games.ts';
import { readImport } from './importing.ts';
import { newsFor } from './news.ts';
import type { Answer, Standing, Task, WholeLog, Work, Works } from './workshop.ts';

async function gameOf(id: string): Promise<AnyGame> {
  return (await loadGame(id))!;
}

function standing({ setup, state }: History<GameTypes>): Standing {
  const { setup: _same, ...rest } = state;
  return { setup, state: rest };
}

/** A history with its entries, as it is before they are played. */
async function unplayed({
  game,
  setup,
  seed,
}: Pick<WholeLog, 'game' | 'setup' | 'seed'>): Promise<History<GameTypes>> {
  return new History(await gameOf(game), setup, seed);
}

const WORKS: { readonly [Kind in Work]: (task: Works[Kind]['task']) => Promise<Works[Kind]['answer']> } = {
  check: async ({ game, setup }) => newSetup(await gameOf(game), setup),
  begin: async (beginning) => standing(await unplayed(beginning)),
  import: ({ body, limits }) => readImport(body, limits),
  async write({ version, dice, ...log }) {
    const history = await unplayed(log);
    history.entries.push(...log.entries);
    return recordOf(history, version, dice);
  },
  async replay(log) {
    const history = await unplayed(log);
    for (const [index, entry] of log.entries.entries()) {
      const refusal = history.add(entry);
      if (refusal) throw new Error(`Entry ${index + 1} of the log is refused: ${refusal.message}`);
    }
    return standing(history);
  },
  draw: async ({ game, view, seed }) => takesDraw(await gameOf(game), view, seed),
  async news({ since, viewer, bytes, ...log }) {
    const history = await unplayed(log);
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

async function done(task: Task): Promise<Answer> {
  try {
    return { answer: await (WORKS[task.kind] as (task: Task) => Promise<Works[Work]['answer']>)(task) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort!.on('message', async (task: Task) => parentPort!.postMessage(await done(task)));
