// npm run worlds -- [--views 10000] [--seed TEXT]
// Compares worlds of classic BattleTech that differ in one hidden unit, as those see them who may not know.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { worlds } from '@ironfield/classic/testing-worlds.ts';

const { values } = parseArgs({
  options: { views: { type: 'string', default: '10000' }, seed: { type: 'string', default: 'worlds' } },
});
const views = Number(values.views);

if (!Number.isInteger(views)) {
  console.error('npm run worlds -- [--views 10000] [--seed TEXT]');
  process.exitCode = 2;
} else {
  const onProgress = (done: number, pairs: number) =>
    process.stderr.write(`\r${done} of ${views} views, ${pairs} pairs of worlds `);
  const { failure, ...found } = worlds({ views, seed: values.seed, onProgress });
  process.stderr.write('\n');
  if (failure) {
    writeFileSync('classic-worlds-failure.json', JSON.stringify(failure.repro));
    console.log(`${failure.message}\nThe game up to there: classic-worlds-failure.json`);
    process.exitCode = 1;
  } else console.log(`${found.views} views of ${found.pairs} pairs of worlds, and no difference.`);
}
