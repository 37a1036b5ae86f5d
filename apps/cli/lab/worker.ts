import { availableParallelism, hostname } from 'node:os';
import { LabDatabase } from '@ironfield/lab/queue/lab-database.ts';
import { work } from '@ironfield/lab/queue/worker.ts';
import { EXIT, type ExitCode } from '../line/command.ts';
import { Failure, UsageError } from '../line/mistake.ts';
import type { Terminal } from '../line/terminal.ts';
import { counted } from '../line/text-layout.ts';
import type { WorkerValues } from '../options/worker.ts';
import { threadCrew } from './thread-crew.ts';

export async function runWorker(terminal: Terminal, values: WorkerValues): Promise<ExitCode> {
  const url = values.database ?? process.env.DATABASE_URL;
  if (url === undefined) throw new UsageError('name the database: --database URL, or DATABASE_URL');
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new UsageError('workers meet at a PostgreSQL server: --database postgres://…');
  }
  const threads = values.workers ?? availableParallelism();
  const database = await openLab({ url });
  let games = 0;
  let trouble = '';
  terminal.err.write(`Waiting for games to play, with ${counted(threads, 'thread')}. Ctrl-C ends it.\n`);
  try {
    await work(
      database,
      {
        name: values.name ?? hostname(),
        threads,
        idleSeconds: values.idle ?? null,
        crewFor: (plan) => threadCrew(plan, threads),
        onGames: (more) => {
          games += more;
          trouble = '';
        },
        onTrouble: (message) => {
          if (message !== trouble)
            terminal.err.write(`Trouble with the database: ${message}. Trying again.\n`);
          trouble = message;
        },
      },
      terminal.interrupt,
    );
  } finally {
    await database.close();
  }
  terminal.out.write(`${counted(games, 'game')} played.\n`);
  return EXIT.ok;
}

/** Opens the database of a laboratory, or says why it cannot be opened. */
export async function openLab(place: Parameters<typeof LabDatabase.open>[0]): Promise<LabDatabase> {
  try {
    return await LabDatabase.open(place);
  } catch (error) {
    const reason = error instanceof AggregateError ? error.errors.map(String).join('; ') : String(error);
    throw new Failure(`the database cannot be opened: ${reason}`);
  }
}
