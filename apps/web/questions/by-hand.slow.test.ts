import { mishapReport } from '@ironfield/client/mishap.ts';
import { gearblitz } from '@ironfield/gearblitz/game.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, question } from '../browser.fixture.ts';
import { House } from '../hands.fixture.ts';
import { describeInBrowser } from '../in-browser.fixture.ts';
import { gameUntil, sitDownAt } from '../prepared.fixture.ts';
import type { StoredGame } from '../src/sessions/local-store.ts';

/** A game as the browser keeps it now. */
const kept = (page: Page, id: string): Promise<StoredGame> =>
  page.evaluate(
    (key) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('ironfield', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('games').objectStore('games').get(key);
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    id,
  );

/** Breaks every map of the page: it watches its size, and the form of a game without hexes does not. */
async function breakMaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { observe } = ResizeObserver.prototype;
    ResizeObserver.prototype.observe = function (element, options) {
      if (element.matches('.map-view')) throw new Error('The map is broken');
      observe.call(this, element, options);
    };
  });
  await page.reload();
}

describeInBrowser('A question in a real browser', () => {
  const house = new House();
  beforeAll(() => house.open());
  afterAll(() => house.close());

  test('that breaks the table is told, and can be answered by form, taken back, saved and given up', async () => {
    const stored = gameUntil(gearblitz, 'meeting', (types) => types.includes('deploy'));
    const page = await house.visit();
    const reports: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/mishaps')) reports.push(JSON.parse(request.postData()!));
    });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const log = async () => (await kept(page, stored.id)).log;
    const press = (name: string) => page.getByRole('button', { name }).click();
    await breakMaps(page);
    await sitDownAt(page, house.address, stored);
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
    await expect.poll(async () => (await kept(page, stored.id)).isOver).toBe(true);
  });
});
