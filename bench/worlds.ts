// npm run worlds -- GAME [--views 10000] [--seed TEXT]
// Compares worlds that differ in one hidden piece, as those see them who may not know.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { worlds as battleforce2 } from '@ironfield/battleforce2/testing-worlds.ts';
import { worlds as classic } from '@ironfield/classic/testing-worlds.ts';
import { worlds as gearblitz } from '@ironfield/gearblitz/testing-worlds.ts';

const GAMES = { classic, battleforce2, gearblitz };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { views: { type: 'string', default: '10000' }, seed: { type: 'string', default: 'worlds' } },
});
const [id = ''] = positionals;
const views = Number(values.views);
const worlds = GAMES[id as keyof typeof GAMES];

if (!worlds || !Number.isInteger(views)) {
  console.error(`npm run worlds -- ${Object.keys(GAMES).join('|')} [--views 10000] [--seed TEXT]`);
  process.exitCode = 2;
} else {
  const onProgress = (done: number, pairs: number) =>
    process.stderr.write(`\r${done} of ${views} views, ${pairs} pairs of worlds `);
  const { failure, ...found } = worlds({ views, seed: values.seed, onProgress });
  process.stderr.write('\n');
  if (failure) {
    const file = `${id}-worlds-failure.json`;
    writeFileSync(file, JSON.stringify(failure.repro));
    console.log(`${failure.message}\nThe game up to there: ${file}`);
    process.exitCode = 1;
  } else console.log(`${id}: ${found.views} views of ${found.pairs} pairs of worlds, and no difference.`);
}
