import { readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { parseRepro, type Repro } from '@ironfield/conformance/failure.ts';
import { PROPERTIES } from '@ironfield/conformance/properties/properties.ts';
import { replayFailure } from '@ironfield/conformance/runs/runner.ts';
import { gameNamed, reasons } from '../choosing.ts';
import { EXIT, type ExitCode } from '../line/command.ts';
import { Failure, fileTrouble, UsageError } from '../line/mistake.ts';
import { Progress, perSecond } from '../line/progress.ts';
import type { Terminal } from '../line/terminal.ts';
import { counted } from '../line/text-layout.ts';
import type { FuzzValues } from '../options/fuzz.ts';
import type { FuzzJob, FuzzMessage } from './worker.ts';

export async function runFuzz(terminal: Terminal, values: FuzzValues): Promise<ExitCode> {
  if (values.replay !== undefined) return replay(terminal, values.replay);
  const { game, games, seed, looks, only } = values;
  gameNamed(game);
  if (only !== undefined && !PROPERTIES.some(({ id }) => id === only)) {
    const ids = PROPERTIES.map(({ id }) => id).join(', ');
    throw new UsageError(`There is no property "${only}"; there are: ${ids}`);
  }
  const started = performance.now();
  const progress = new Progress(terminal.err, games, 'games');
  let done = 0;
  const end = await fuzzOnThread(
    { game, games, seed, looks, ...(only !== undefined && { only }) },
    terminal.interrupt,
    (count) => {
      done = count;
      progress.update(count);
    },
  );
  progress.clear();
  if (!end) {
    terminal.err.write(`Stopped after ${done} of ${counted(games, 'game')}; no failure so far.\n`);
    return EXIT.interrupted;
  }
  if (end.failure) return reportFailure(terminal, end.failure, end.games, failureFile(game, seed));
  const seconds = (performance.now() - started) / 1000;
  const { green, dim } = terminal.out.style;
  terminal.out.write(
    `${green('✓')} ${counted(end.games, 'game')} of ${game}, ${counted(end.orders, 'order')}: no failure. ` +
      `${dim(`${perSecond(end.games / seconds)} games/s, seed "${seed}"`)}\n`,
  );
  return EXIT.ok;
}

type End = FuzzMessage & { readonly kind: 'end' };

/** `null` when interrupted. */
function fuzzOnThread(
  job: FuzzJob,
  interrupt: AbortSignal,
  onProgress: (done: number) => void,
): Promise<End | null> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
    const stop = () => void thread.terminate().then(() => resolve(null));
    interrupt.addEventListener('abort', stop);
    thread.on('error', reject);
    thread.on('message', (message: FuzzMessage) => {
      if (message.kind === 'progress') return onProgress(message.done);
      interrupt.removeEventListener('abort', stop);
      resolve(message);
    });
  });
}

function failureFile(game: string, seed: string): string {
  return `ironfield-fuzz-${game}-${seed.replaceAll(/[^\w.-]+/g, '_')}.json`;
}

/** Reports a failure, and writes a file that reproduces it. */
export function reportFailure({ out }: Terminal, failure: Repro, games: number, path: string): ExitCode {
  const { red, bold, dim } = out.style;
  try {
    writeFileSync(path, `${JSON.stringify(failure, null, 1)}\n`);
  } catch (error) {
    throw new Failure(`${failure.property}: ${failure.message}; ${fileTrouble(error, path)}`);
  }
  out.write(
    `${red('✗')} ${bold(`Game ${games} breaks "${failure.property}"`)} ` +
      `${dim(`after ${counted(failure.orders.length, 'order')}, seed "${failure.seed}"`)}\n` +
      `  ${failure.message}\n\nReproduce it with: ironfield fuzz --replay ${path}\n`,
  );
  return EXIT.failed;
}

function replay({ out }: Terminal, path: string): ExitCode {
  const repro = readFailure(path);
  const game = gameNamed(repro.game);
  const { red, green, bold } = out.style;
  let failure: ReturnType<typeof replayFailure>;
  try {
    failure = replayFailure(game, repro);
  } catch (error) {
    throw new Failure(`"${path}" cannot be replayed: ${error instanceof Error ? error.message : error}`);
  }
  if (!failure) {
    out.write(`${green('✓')} It does not fail any more: "${repro.property}" holds.\n`);
    return EXIT.ok;
  }
  out.write(
    `${red('✗')} ${bold(`It still breaks "${failure.repro.property}"`)}\n  ${failure.repro.message}\n`,
  );
  return EXIT.failed;
}

function readFailure(path: string): Repro {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Failure(`"${path}" is not JSON, so it is no recorded failure`);
    throw new UsageError(fileTrouble(error, path));
  }
  const repro = parseRepro(json);
  if (!repro.ok) throw new Failure(`"${path}" is no recorded failure: ${reasons(repro.error.slice(0, 1))}`);
  return repro.value;
}
