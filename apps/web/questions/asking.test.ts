import { gearblitz } from '@ironfield/gearblitz/game.ts';
import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { viewFor, waitingFor } from '@ironfield/kernel/advance.ts';
import { History } from '@ironfield/kernel/history.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';
import { expect, test } from 'vitest';
import type { GameViews } from '../src/table/game-views.ts';
import type { TabletopGame } from '../src/tabletop/tabletop-game.ts';
import { askAlong, type Met, newMet } from './asking.ts';
import { dressingOf } from './dressing.ts';
import { asInBrowser } from './paper-page.ts';

const outpost = scenarioSetup(gearblitz, 'outpost', {});
if (!outpost.ok) throw new Error(outpost.error[0].message);
const setup = outpost.value;

/** Asks a table of Heavy Gear Blitz the first question about a salvo from beyond the table. */
const askSalvo = (change: (own: TabletopGame<GearBlitz>) => Partial<TabletopGame<GearBlitz>>): Promise<Met> =>
  asInBrowser(async () => {
    const { tabletopViews } = await import('../src/tabletop/tabletop-views.tsx');
    const { gearblitzTable } = await import('../src/games/gearblitz/table.tsx');
    const usual = await dressingOf(gearblitz);
    const changed = tabletopViews({ ...gearblitzTable, ...change(gearblitzTable) });
    const dressing = { ...usual, views: { ...usual.views, ...(changed as unknown as GameViews) } };
    const met = newMet();
    const isWanted = (fine: string) => fine.startsWith('cardinal ');
    // Not every game comes to it.
    for (let i = 0; !met.looked.has('cardinal'); i++) {
      const asked = { game: gearblitz, dressing, setup, seed: `salvo ${i}`, length: 200, most: 1, isWanted };
      await askAlong(asked, met, 'recruit');
    }
    return met;
  });

test('A table that can show a question passes', async () => {
  expect((await askSalvo(() => ({}))).failures).toEqual([]);
});

test('A table whose usual answer takes every point for that of an attack fails, with the way to the question', async () => {
  const { failures } = await askSalvo(({ usual }) => ({
    usual: (table, type, full, question, given) =>
      type === 'cardinal'
        ? { at: (question as unknown as GearBlitz['Frames']['scatter-point']).attack.at! }
        : usual!(table, type, full, question, given),
  }));
  expect(failures).toMatchObject([{ step: 'cardinal', seed: expect.stringContaining('salvo'), setup }]);
  const [{ message, seed, log }] = failures;
  expect(message).toMatch(/TypeError.*undefined/);
  const history = new History(gearblitz, setup, seed);
  for (const entry of log) expect(history.add(entry as never)).toBeNull();
  const { state } = history;
  expect(waitingFor(state).map((seat) => viewFor(gearblitz, state, seat).question?.step)).toEqual([
    'cardinal',
  ]);
});
