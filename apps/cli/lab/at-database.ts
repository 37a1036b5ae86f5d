import { hostname } from 'node:os';
import type { Experiment } from '@ironfield/lab/experiment/plan.ts';
import type { Crew } from '@ironfield/lab/play/crew.ts';
import { placeOf } from '@ironfield/lab/queue/lab-database.ts';
import { QueueCrew } from '@ironfield/lab/queue/queue-crew.ts';
import { work } from '@ironfield/lab/queue/worker.ts';
import type { Terminal } from '../line/terminal.ts';
import { threadCrew } from './thread-crew.ts';
import { openLab } from './worker.ts';

interface Wish {
  readonly database: string;
  /** Threads of this machine that work, too. */
  readonly workers: number;
}

/** All who work at the database, and this machine, too. */
export async function atDatabase(
  terminal: Terminal,
  { plan, id }: Experiment,
  { database: place, workers }: Wish,
): Promise<Crew> {
  const database = await openLab(placeOf(place));
  await database.putPlan(id, plan);
  await database.forgetMishaps(id);
  const crew = new QueueCrew(database, id);
  const ending = new AbortController();
  const working =
    workers === 0
      ? Promise.resolve()
      : work(
          database,
          {
            name: hostname(),
            threads: workers,
            idleSeconds: null,
            crewFor: (wanted) => threadCrew(wanted, workers),
            onTrouble: (message) => {
              if (!ending.signal.aborted) terminal.err.write(`Trouble with the database: ${message}.\n`);
            },
          },
          ending.signal,
        );
  return {
    places: crew.places,
    get fitting() {
      return crew.fitting;
    },
    play: (task) => crew.play(task),
    close: async () => {
      ending.abort();
      await crew.close();
      await working;
      await database.close();
    },
  };
}
