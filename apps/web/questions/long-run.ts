// Asks the page's own code every kind of question of every game, thousands of them, and writes down what came of it.

import { writeFileSync } from 'node:fs';
import { loadGame } from '../src/catalogue.ts';
import type { Wanted } from './arguments.ts';
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
export async function longRun({ ids, games, seed }: Wanted): Promise<number> {
  let isWell = true;
  for (const id of ids) {
    const game = (await loadGame(id))!;
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
