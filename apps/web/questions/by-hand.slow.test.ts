import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import { classic } from '@ironfield/classic/game.ts';
import { mishapReport } from '@ironfield/client/mishap.ts';
import { gearblitz } from '@ironfield/gearblitz/game.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyWrittenGame } from '@ironfield/kernel/play/game.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../src/catalogue.ts';
import { answer, problems, question } from '../testing/browser.fixture.ts';
import { House } from '../testing/hands.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';
import { gameUntil, sitDownAt, skirmishUntil } from '../testing/prepared.fixture.ts';
import { answerAt, answerSetUp, HANDS, type Hands, kept, visitor } from './by-hand.ts';
import { type Position, positionsOf } from './positions.ts';
import { SET_UP } from './set-up.ts';
import { TableInNode } from './table-in-node.ts';

/** Breaks every map of the page: it watches its size, and the form of a game without hexes does not. */
async function breakMaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { observe } = ResizeObserver.prototype;
    ResizeObserver.prototype.observe = function (element, options) {
      if (element.matches('[data-part="map-view"]')) throw new Error('The map is broken');
      observe.call(this, element, options);
    };
  });
  await page.reload();
}

/** Kinds of question of each game: a few, since the page's own code is asked all of them elsewhere. */
const KINDS = 3;

/** The questions of all games that come latest in a game, each for other hands. */
async function sample(): Promise<Position[]> {
  const found: Position[] = [];
  for (const id of GAME_IDS) found.push(...positionsOf((await loadGame(id))!, 2, 60).slice(-KINDS));
  const salvo = gameUntil(gearblitz, 'outpost', (types) => types.includes('cardinal'), { seed: 'salvo' });
  return [...found, { kind: 'gearblitz cardinal', seat: 0, stored: salvo }];
}

describeInBrowser('A question in a real browser', () => {
  const house = new House();
  beforeAll(() => house.open());
  afterAll(() => house.close());

  test('is drawn and answered, by mouse, by keys and by touch', async () => {
    const positions = await sample();
    expect(new Set(positions.map(({ kind }) => kind)).size).toBe(KINDS * GAME_IDS.length + 1);
    const play = async (hands: Hands, turn: number) => {
      const page = await visitor(house, hands);
      for (const [i, position] of positions.entries())
        if (i % HANDS.length === turn) await answerAt(page, house.address, position, hands);
    };
    await Promise.all(HANDS.map(play));
    expect(problems).toEqual([]);
  });

  test('that hardly ever comes up is put by us, and answered likewise', async () => {
    const ask = async (game: AnyWrittenGame, hands: Hands) => {
      const [setUp] = SET_UP[game.id];
      const page = await visitor(house, hands);
      const table = new TableInNode(game, setUp);
      await table.serve(page);
      await answerSetUp(page, house.address, table, setUp.question.step, hands);
      expect(table.given).toBe(1);
    };
    const games = [classic, battleforce2, gearblitz] as unknown as AnyWrittenGame[];
    await Promise.all(games.map((game, i) => ask(game, HANDS[i])));
    expect(problems).toEqual([]);
  });

  test('that is moot is answered by the page, unless somebody wants to be asked', async () => {
    const luck = (isMoot: boolean) =>
      gameUntil(
        battleforce2,
        'border-raid',
        (types, state) =>
          // Only whoever holds the counter has a choice at all.
          types.includes('use') &&
          state.phase === 'combat' &&
          menuFor(battleforce2, state, 0)!.prompt.endsWith('Roll again?') &&
          menuFor(battleforce2, state, 0)!.orders.some((form) => form.isMoot) === isMoot,
        { seed: 'luck' },
      );
    const page = await house.visit();
    const moot = luck(true);
    const id = await sitDownAt(page, house.address, moot);
    // Nobody presses anything.
    const given = async () => (await kept(page, id)).log[moot.log.length];
    await expect.poll(given).toEqual({ kind: 'order', seat: 0, order: { type: 'pass' } });

    await sitDownAt(page, house.address, luck(false));
    await page.reload();
    expect(await question(page)).toContain('Roll again?');

    const asked = await visitor(house, 'mouse');
    await sitDownAt(asked, house.address, moot);
    await asked.reload();
    expect(await question(asked)).toContain('Roll again?');
    expect(problems).toEqual([]);
  });

  test('that breaks the table is told, and can be answered by form, taken back, saved and given up', async () => {
    const stored = gameUntil(gearblitz, 'meeting', (types) => types.includes('deploy'));
    const page = await house.visit();
    // The battle on the start page breaks, too, and leaves the rest of that page as it is.
    const reports: { readonly page?: string }[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/mishaps')) return;
      const report = JSON.parse(request.postData()!);
      if (report.page === 'table') reports.push(report);
    });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    let id = '';
    const log = async () => (await kept(page, id)).log;
    const press = (name: string) => page.getByRole('button', { name }).click();
    await breakMaps(page);
    id = await sitDownAt(page, house.address, stored);
    const broken = page.getByRole('heading', { name: 'This table broke' });
    await broken.waitFor();
    expect(errors.join('\n')).toContain('This page broke');
    await expect.poll(() => reports.length).toBe(1);
    expect(mishapReport.parse(reports[0])).toMatchObject({
      page: 'table',
      game: 'gearblitz',
      question: 'deploy',
      message: 'The map is broken',
    });

    await press('Answer by form');
    await question(page);
    await answer(page);
    await expect.poll(async () => (await log()).length).toBeGreaterThan(stored.log.length);
    // The table is tried again.
    await broken.waitFor();
    await press('Take back the last order');
    await expect.poll(async () => (await log()).map(({ kind }) => kind)).toContain('takeback');

    await broken.waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), press('Save as file')]);
    expect(file.suggestedFilename()).toBe('gearblitz-meeting.json');
    await press('Give up…');
    await press('Really give up');
    await expect.poll(async () => (await kept(page, id)).isOver).toBe(true);
  });

  test('that breaks its map is answered by a form without one', async () => {
    const stored = skirmishUntil((types) => types.includes('place'));
    const page = await house.visit();
    await breakMaps(page);
    const id = await sitDownAt(page, house.address, stored);
    await page.getByRole('button', { name: 'Answer by form' }).click();
    await expect
      .poll(() => page.locator('[data-part="text-drawing"]').textContent())
      .toContain('Atlas AS7-D off the map');
    await expect.poll(() => page.locator('[data-part="map-view"]').count()).toBe(0);
    expect(await question(page)).toMatch(/^Place/);
    await page.locator('[data-part="order-form"]').getByRole('option', { name: '0516' }).click();
    await expect.poll(() => page.locator('[data-part="action-bar"]').textContent()).toContain('Hex: 0516');
    await page.locator('[data-part="bar-panel"] [data-part="primary"]:enabled').click();
    await expect
      .poll(async () => (await kept(page, id)).log[stored.log.length])
      .toMatchObject({ order: { type: 'place', to: '0516' } });
  });
});
