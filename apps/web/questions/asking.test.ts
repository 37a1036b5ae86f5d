import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import { gearblitz } from '@ironfield/gearblitz/game.ts';
import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { History } from '@ironfield/kernel/record/history.ts';
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

test('What happened is shown on the table as it stood before it, also where other questions were not looked at', async () => {
  const seed = 'before';
  const made = scenarioSetup(battleforceQs, 'veteran', {});
  if (!made.ok) throw new Error(made.error[0].message);
  let shownOn: unknown;
  const game: typeof battleforceQs = {
    ...battleforceQs,
    after(table) {
      shownOn = table;
      throw new Error('Seen');
    },
  };
  const met = newMet();
  await asInBrowser(async () => {
    let moves = 0;
    // The first, and one of the same side after many moves of both.
    const isWanted = (fine: string) => fine.startsWith('movement/move') && [1, 9].includes(++moves);
    const asking = { game, dressing: await dressingOf(game), setup: made.value, seed, length: 30, most: 2 };
    await askAlong({ ...asking, isWanted }, met, 'random');
  });
  const { log } = met.failures.at(-1)!;
  const history = new History(battleforceQs, made.value, seed);
  for (const entry of log.slice(0, -1)) expect(history.add(entry as never)).toBeNull();
  const [seat] = waitingFor(history.state);
  expect(log.length).toBeGreaterThan(5);
  expect(shownOn).toEqual(viewFor(battleforceQs, history.state, seat).table);
});
