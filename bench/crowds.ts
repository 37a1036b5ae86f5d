// npm run crowds -- GAME [--games 2000] [--seed TEXT]
// Plays random games that begin crowded, and looks after every order whether something is that can never be.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { crowds as battleforceQs } from '@ironfield/battleforce-qs/testing-crowd.ts';
import { crowds as battleforce2 } from '@ironfield/battleforce2/testing-crowd.ts';
import { crowds as classic } from '@ironfield/classic/testing-crowd.ts';
import { crowds as gearblitz } from '@ironfield/gearblitz/testing-crowd.ts';

const GAMES = { classic, 'battleforce-qs': battleforceQs, battleforce2, gearblitz };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '2000' }, seed: { type: 'string', default: 'crowds' } },
});
const [id = ''] = positionals;
const games = Number(values.games);
const crowds = GAMES[id as keyof typeof GAMES];

if (!crowds || !Number.isInteger(games)) {
  console.error(`npm run crowds -- ${Object.keys(GAMES).join('|')} [--games 2000] [--seed TEXT]`);
  process.exitCode = 2;
} else {
  const onProgress = (done: number, orders: number) =>
    process.stderr.write(`\r${done} of ${games} games, ${orders} orders `);
  const { orders, failure } = crowds({ games, seed: values.seed, onProgress });
  process.stderr.write('\n');
  if (failure) {
    const file = `${id}-crowd-failure.json`;
    writeFileSync(file, JSON.stringify(failure.repro));
    console.log(`${failure.message}\nSee it again: npm run ironfield -- fuzz --replay ${file}`);
    process.exitCode = 1;
  } else console.log(`${id}: ${games} games that begin crowded, ${orders} orders, nothing found.`);
}
