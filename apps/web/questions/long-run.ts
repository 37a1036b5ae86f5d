// npm run questions -- [GAME …] [--games 100] [--seed WORDS]
// Asks the page's own code every kind of question of every game, thousands of them, and writes down what came of it.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GAME_IDS, loadGame } from '../src/catalogue.ts';
import { asInBrowser } from './paper-page.ts';
import { askGame, type Report } from './run.ts';

const sum = (counts: ReadonlyMap<string, number>, kinds: readonly string[]): number =>
  kinds.reduce((all, kind) => all + (counts.get(kind) ?? 0), 0);

function lineOf(id: string, { met, games, kinds, missing }: Report): string {
  const never = missing.length === 0 ? '' : `; never asked: ${missing.join(', ')}`;
  return `${id}: ${games} games, ${sum(met.came, kinds)} questions, ${sum(met.looked, kinds)} of them asked of the page, ${
    kinds.length - missing.length
  } of ${kinds.length} kinds${never}; ${met.failures.length} failures`;
}

/** The exit code. */
async function longRun(words: readonly string[]): Promise<number> {
  const { values, positionals: ids } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: 'long run' },
    },
  });
  const { seed } = values;
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 1)
    throw new Error(`--games takes a whole number from 1, not "${values.games}"`);
  let isWell = true;
  for (const id of ids.length > 0 ? ids : GAME_IDS) {
    const game = await loadGame(id);
    if (!game) throw new Error(`There is no game "${id}"; there are ${GAME_IDS.join(', ')}`);
    let told = performance.now();
    const report = await asInBrowser(() =>
      askGame(game, {
        seed,
        games,
        each: 60,
        often: 5 * games,
        length: 500,
        hunts: 60,
        onProgress: (played, { failures }) => {
          if (performance.now() - told < 15_000) return;
          told = performance.now();
          console.error(`${id}: ${played} games, ${failures.length} failures`);
        },
      }),
    );
    console.log(lineOf(id, report));
    for (const [i, failure] of report.met.failures.entries()) {
      const file = `.ironfield/question-${id}-${i}.json`;
      writeFileSync(file, JSON.stringify(failure));
      console.log(
        `  ${failure.step}: ${failure.message.split('\n').slice(0, 4).join('\n    ')}\n    ${file}`,
      );
    }
    isWell &&= report.met.failures.length === 0 && report.missing.length === 0;
  }
  return isWell ? 0 : 1;
}

process.exitCode = await longRun(process.argv.slice(2));
