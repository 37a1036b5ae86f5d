// A program that starts another one, which hangs, and tells its number.
import { fork } from 'node:child_process';
import { endWithStarter } from './end-with-starter.ts';

if (process.argv[2] === 'hang') {
  endWithStarter();
  process.send!(process.pid);
  for (;;);
}
fork(import.meta.filename, ['hang'], { execArgv: [] }).on('message', (pid) => process.send!(pid));
