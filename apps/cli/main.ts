import { EXIT } from './line/command.ts';
import { outputTo } from './line/terminal.ts';
import { runProgram } from './program.ts';

const interrupt = new AbortController();

process.on('SIGINT', () => {
  // A command still busy after the first Ctrl-C is not listening; the second always ends the program.
  if (interrupt.signal.aborted) process.exit(EXIT.interrupted);
  interrupt.abort();
});

// The reader of a pipe may leave early, as `head` does; there is no one left to tell.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.ok);
    throw error;
  });
}

process.exitCode = await runProgram(process.argv.slice(2), {
  input: process.stdin,
  out: outputTo(process.stdout),
  err: outputTo(process.stderr),
  interrupt: interrupt.signal,
});
