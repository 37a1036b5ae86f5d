import { expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../src/catalogue.ts';
import { asInBrowser } from './paper-page.ts';
import { askGame } from './run.ts';
import { SET_UP } from './set-up.ts';

// A sample; `npm run questions` asks thousands, and misses no kind of question.

test.each(GAME_IDS)(
  '%s: the page shows what it asks, and every answer that it offers or suggests is legal',
  async (id) => {
    const game = (await loadGame(id))!;
    const { met, missing, kinds } = await asInBrowser(() =>
      askGame(game, { seed: 'sample', games: 4, each: 6, often: 4, length: 100, hunts: 0 }),
    );
    expect(met.failures.map(({ step, message, seed }) => `${seed}, ${step}: ${message}`)).toEqual([]);
    expect(missing.length).toBeLessThan(kinds.length);
    const setUp = (SET_UP[id] ?? []).map(({ question }) => question.step);
    expect(missing.filter((kind) => setUp.includes(kind))).toEqual([]);
  },
);
