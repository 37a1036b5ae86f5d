// Long series of one kind for one of several games: how many are asked for, how far it is, what was found.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ConformanceFailure } from '@ironfield/conformance/failure.ts';

interface Asked {
  readonly number: number;
  /** The first of them, counted from 0: a run that was stopped goes on there. */
  readonly from: number;
  /** Decides everything. */
  readonly seed: string;
  /** Says how far it is. */
  readonly onProgress: (words: string) => void;
}

interface Found {
  readonly failure: ConformanceFailure | null;
  /** The extent of the search, if nothing was found. */
  readonly words: string;
}

/** The series of one game. */
export type Play = (asked: Asked) => Found;

interface Series {
  /** The npm script. */
  readonly script: string;
  /** The thing that is counted. */
  readonly what: string;
  readonly number: number;
  readonly games: Readonly<Record<string, Play>>;
  /** A hint what to do with the file of a failure. */
  readonly hint: (file: string) => string;
  /** A run that was stopped can go on. */
  readonly canGoOn?: boolean;
}

/** Runs what the command line asks for. */
export function runSeries({ script, what, number: usual, games, hint, canGoOn }: Series): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      [what]: { type: 'string', default: `${usual}` },
      seed: { type: 'string', default: script },
      from: { type: 'string', default: '0' },
    },
  });
  const [id = ''] = positionals;
  const number = Number(values[what]);
  const from = Number(values.from);
  const isCount =
    [number, from].every(Number.isInteger) && from >= 0 && from < number && (canGoOn || from === 0);
  if (!Object.hasOwn(games, id) || positionals.length > 1 || !isCount) {
    const goesOn = canGoOn ? ' [--from 0]' : '';
    console.error(
      `npm run ${script} -- ${Object.keys(games).join('|')} [--${what} ${usual}]${goesOn} [--seed TEXT]`,
    );
    process.exitCode = 2;
    return;
  }
  const onProgress = (words: string) => process.stderr.write(`\r${words} `);
  const { failure, words } = games[id]({ number, from, seed: `${values.seed}`, onProgress });
  process.stderr.write('\n');
  if (!failure) {
    console.log(`${id}: ${words}`);
    return;
  }
  const file = `${id}-${script}-failure.json`;
  writeFileSync(file, JSON.stringify(failure.repro));
  console.log(`${failure.message}\n${hint(file)}`);
  process.exitCode = 1;
}
