import '../background.ts';
import { parentPort } from 'node:worker_threads';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { menuInView } from '@ironfield/kernel/play/menu-in-view.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import type { CoreOrder, CoreSetup } from '@ironfield/kernel/state.ts';
import { loadGame } from '../../load-games.ts';
import type { ThinkingResult, ThinkingTask } from './thinking-thread.ts';

/** The other side decides what to keep here, because it must know what it need not send again. */
const setups = new Map<string, CoreSetup>();

function choose(game: AnyGame, { question, setup }: ThinkingTask): CoreOrder {
  const table = setup ? { ...question.view.table, setup: setups.get(setup.hash)! } : question.view.table;
  const view = { ...question.view, table };
  const menu = menuInView(game, view);
  if (!menu) throw new Error('Nothing is asked of the bot');
  return orderFrom(game.bot(question.strength), () => view, menu, question.random);
}

async function think(task: ThinkingTask): Promise<ThinkingResult> {
  const { question, setup } = task;
  if (setup?.value) setups.set(setup.hash, setup.value);
  if (setup?.forget) setups.delete(setup.forget);
  try {
    const game = await loadGame(question.game);
    if (!game) throw new Error(`The thread does not know the game ${question.game}`);
    const start = performance.now();
    return { order: choose(game, task), milliseconds: performance.now() - start };
  } catch (error) {
    return { error };
  }
}

parentPort!.on('message', async (task: ThinkingTask) => parentPort!.postMessage(await think(task)));
