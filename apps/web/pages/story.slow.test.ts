import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildClient, checkBothThemes, problems } from '../testing/browser.fixture.ts';
import { House } from '../testing/hands.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';
import { gameToItsEnd, sitDownAt } from '../testing/prepared.fixture.ts';

/** On demand, on the wire. */
const BUDGET = 20_000;

describeInBrowser('The story of a battle', () => {
  const house = new House();
  beforeAll(() => house.open());
  afterAll(() => house.close());

  test('is told after the game, tried again from where it turned, and sent on by a link', async () => {
    const page = await house.visit();
    const id = await sitDownAt(page, house.address, gameToItsEnd(battleforceQs, 'green', 'd'));
    await page.getByRole('link', { name: 'The story' }).click();
    await page.locator('[data-part="story-page"][data-told]').waitFor();
    const headline = await page.getByRole('heading', { level: 1 }).textContent();
    expect(headline).toMatch(/ (won|lost|led|never led)/);
    // The curve is a sentence, too.
    const curve = page.locator('[data-part="story-curve"]');
    expect(await curve.locator('desc').textContent()).toMatch(/^start: \d+ %; 1: \d+ %;.* (100|0) %$/);
    await checkBothThemes(page, 'the story');

    // A link holds all of it.
    const other = await house.visit();
    const link = await page.evaluate(() => document.querySelector('[data-link]')!.getAttribute('data-link')!);
    await other.goto(link);
    await other.locator('[data-part="story-page"]').waitFor();
    await other.locator('[data-part="story-curve"] desc').waitFor({ state: 'attached' });

    // A turn leads to its moment in the replay.
    await curve.getByRole('button').nth(1).click();
    await page.waitForURL(new RegExp(`#/replay/local/${id}/\\d+$`));
    await page.getByRole('link', { name: 'Story' }).click();
    await page.locator('[data-part="story-page"]').waitFor();
    await page.getByRole('button', { name: 'Try it' }).first().click();
    await page.waitForURL(/#\/table\/local\//);
    await page
      .locator('[data-part="action-bar"]')
      .or(page.locator('[data-part="bar-panel"]'))
      .first()
      .waitFor();
    expect(problems).toEqual([]);
  });

  test('costs little, and nothing before it is opened', async () => {
    const assets = join(await buildClient(), 'assets');
    const files = readdirSync(assets).filter((name) => /^story-route-/.test(name));
    expect(files.map((name) => name.split('.').at(-1)).sort()).toEqual(['css', 'js']);
    const size = files.reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name))).length, 0);
    expect(size).toBeLessThan(BUDGET);
  });
});
