import { parentPort } from 'node:worker_threads';
import type { AnyGame, GameTypes } from '@ironfield/kernel/game.ts';
import { History } from '@ironfield/kernel/history.ts';
import { recordOf, verifyRecord } from '@ironfield/kernel/record.ts';
import { accepted } from '@ironfield/kernel/refusal.ts';
import { games } from '../games.ts';
import type { RecordTask, RecordTaskResult } from './records.ts';

function gameOf(id: string): AnyGame {
  return games.find((game) => game.id === id)!;
}

function work(task: RecordTask): RecordTaskResult {
  if (task.kind === 'verify') {
    const verified = verifyRecord(gameOf(task.record.game), task.record);
    if (!verified.ok) return verified;
    const { setup, state } = verified.value;
    const { setup: _same, ...rest } = state;
    return accepted({ setup, state: rest });
  }
  const history: History<GameTypes> = new History(gameOf(task.game), task.setup, task.seed);
  history.entries.push(...task.entries);
  return accepted({ record: recordOf(history, task.version, task.dice ?? undefined) });
}

parentPort!.on('message', (task: RecordTask) => parentPort!.postMessage(work(task)));
