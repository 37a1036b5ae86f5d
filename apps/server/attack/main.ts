// Attacks a server of its own and reports what it withstood:
// npm run attack -- --help
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { attack, type Done, PART_NAMES, PARTS, type PartName, reportText } from './attack.ts';
import { DATABASES } from './part.ts';

const COUNTS = PART_NAMES.map((name) => [name, PARTS[name].unit] as const);

const HELP = `npm run attack -- [options]

Starts a server of its own and attacks it: fuzz (hostile requests, frames, files, heads of requests), secrecy (pairs of
games that nobody may be able to tell apart), siege (everything that is allowed and expensive, while somebody else plays),
faults of the database, and kills. Ends with a report, and with status 1 if anything did not hold.

${COUNTS.map(([name, unit]) => `  --${unit.padEnd(9)} N     of ${name}; usually ${PARTS[name].usual.toLocaleString('en')}`).join('\n')}
  --minutes   N     for everything; without it as long as the counts take, with it as much as there is time for
  --only      PARTS some of ${PART_NAMES.join(',')}
  --database  KIND  ${DATABASES.join(' or ')}
  --seed      TEXT  what is random follows from it
  --keep      FILE  what has been done is written there, slice by slice; a run with the same file goes on after it
  --json            the report as JSON
`;

class Mistake extends Error {}

const text = { type: 'string' } as const;

function planFrom(words: string[]) {
  const { values } = parseArgs({
    args: words,
    options: {
      inputs: text,
      pairs: text,
      orders: text,
      faults: text,
      kills: text,
      minutes: text,
      only: text,
      database: text,
      seed: text,
      keep: text,
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const number = (name: string, given: string | undefined): number | undefined => {
    if (given === undefined) return undefined;
    if (/^\d+(\.\d+)?$/.test(given)) return Number(given);
    throw new Mistake(`--${name} must be a number`);
  };
  const names = values.only?.split(',') ?? PART_NAMES;
  const unknown = names.find((name) => !PART_NAMES.includes(name as PartName));
  if (unknown !== undefined)
    throw new Mistake(`There is no part "${unknown}", only ${PART_NAMES.join(', ')}`);
  const database = DATABASES.find((kind) => kind === (values.database ?? DATABASES[0]));
  if (!database) throw new Mistake(`--database must be ${DATABASES.join(' or ')}`);
  const counts = COUNTS.map(([name, unit]) => [name, number(unit, values[unit])] as const);
  return {
    isHelp: values.help === true,
    isJson: values.json === true,
    seed: values.seed,
    file: values.keep,
    database,
    parts: names as PartName[],
    counts: Object.fromEntries(counts.filter(([, count]) => count !== undefined)),
    minutes: number('minutes', values.minutes),
  };
}

interface Kept {
  readonly seed: string;
  readonly database: string;
  readonly done: Done;
}

function keptIn(file: string): Kept | null {
  if (!existsSync(file)) return null;
  try {
    const { seed, database, done } = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof seed === 'string' && typeof done === 'object') return { seed, database, done };
  } catch {
    // Not ours, whatever it is.
  }
  throw new Mistake(`${file} was not written by an attack; name another file, or remove it`);
}

/** Whole or not at all, however it ends. */
function keepIn(file: string, kept: Kept): void {
  writeFileSync(`${file}.new`, JSON.stringify(kept, null, 2));
  renameSync(`${file}.new`, file);
}

/** Milliseconds between two signs of life. */
const OFTEN = 5000;

async function main(words: string[]): Promise<number> {
  const { isHelp, isJson, file, ...given } = planFrom(words);
  if (isHelp) {
    process.stdout.write(HELP);
    return 0;
  }
  const kept = file === undefined ? null : keptIn(file);
  const seed = given.seed ?? kept?.seed ?? randomBytes(6).toString('hex');
  const plan = { ...given, seed };
  if (kept && (kept.seed !== seed || kept.database !== plan.database)) {
    throw new Mistake(`${file} holds a run with the seed ${kept.seed} on the ${kept.database} database`);
  }
  process.stderr.write(`Seed ${seed}\n`);
  let told = 0;
  const report = await attack({
    ...plan,
    ...(kept && { done: kept.done }),
    keep(done) {
      if (file !== undefined) keepIn(file, { seed, database: plan.database, done });
    },
    progress(part, done) {
      if (performance.now() - told < OFTEN) return;
      told = performance.now();
      process.stderr.write(`${part}: ${done}\n`);
    },
  });
  process.stdout.write(`${isJson ? JSON.stringify(report, null, 2) : reportText(report)}\n`);
  // A part that did too little proves nothing, so the run fails.
  return report.parts.some(({ failure, tooLittle }) => failure ?? tooLittle) ? 1 : 0;
}

try {
  process.exit(await main(process.argv.slice(2)));
} catch (error) {
  const isMistake =
    error instanceof Mistake || String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE');
  process.stderr.write(`${isMistake ? (error as Error).message : (error as Error).stack}\n`);
  process.exit(isMistake ? 2 : 1);
}
