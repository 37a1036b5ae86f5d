import { command } from '../line/command.ts';
import { workerOptions } from '../options/worker.ts';

export const worker = command({
  name: 'worker',
  summary: 'play games for a laboratory on another machine',
  about:
    'Plays whatever "ironfield lab run --database URL" asks for. Start it, stop it, or cut it off at any time: no game is ' +
    'lost, and none counts twice. Ctrl-C ends it after the games it has begun.',
  options: workerOptions,
  positionals: [],
  examples: [
    { line: 'DATABASE_URL=postgres://lab@host/lab ironfield worker', does: 'helps until it is stopped' },
  ],
  async run(terminal, values) {
    const { runWorker } = await import('../lab/worker.ts');
    return runWorker(terminal, values);
  },
});
