// Attacks a server of its own, and says what it has held out against:
//   npm run attack -- --help
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { attack, PART_NAMES, PARTS, type PartName, reportText } from './attack.ts';
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
      seconds: text,
      faults: text,
      kills: text,
      minutes: text,
      only: text,
      database: text,
      seed: text,
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
    seed: values.seed ?? randomBytes(6).toString('hex'),
    database,
    parts: names as PartName[],
    counts: Object.fromEntries(counts.filter(([, count]) => count !== undefined)),
    minutes: number('minutes', values.minutes),
  };
}

/** Milliseconds between two signs of life. */
const OFTEN = 5000;

async function main(words: string[]): Promise<number> {
  const { isHelp, isJson, ...plan } = planFrom(words);
  if (isHelp) {
    process.stdout.write(HELP);
    return 0;
  }
  process.stderr.write(`Seed ${plan.seed}\n`);
  let told = 0;
  const report = await attack({
    ...plan,
    progress(part, done) {
      if (performance.now() - told < OFTEN) return;
      told = performance.now();
      process.stderr.write(`${part}: ${done}\n`);
    },
  });
  process.stdout.write(`${isJson ? JSON.stringify(report, null, 2) : reportText(report)}\n`);
  return report.parts.some(({ failure }) => failure !== undefined) ? 1 : 0;
}

try {
  process.exit(await main(process.argv.slice(2)));
} catch (error) {
  const isMistake =
    error instanceof Mistake || String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE');
  process.stderr.write(`${isMistake ? (error as Error).message : (error as Error).stack}\n`);
  process.exit(isMistake ? 2 : 1);
}
