import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkAccess, problems } from '../testing/browser.fixture.ts';
import { House } from '../testing/hands.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';

describeInBrowser('campaigns', () => {
  const house = new House();
  beforeAll(() => house.open());
  afterAll(() => house.close());

  test('A campaign is begun, its first battle left to bots, and its repairs made', async () => {
    const page = await house.visit();
    await page.goto(`${house.address}#/campaign`);
    await checkAccess(page, 'a new campaign');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    await expect.poll(() => page.locator('[aria-labelledby="odds"]').textContent()).toMatch(/of \d+ battles/);
    await page.getByRole('button', { name: 'Try some more' }).waitFor();
    await page.getByRole('button', { name: 'Let the bots fight it out' }).click();
    await page.getByRole('heading', { name: 'Chronicle' }).waitFor();
    expect(await page.locator('[aria-labelledby="chronicle"]').textContent()).toMatch(/Meeting Engagement/);
    await checkAccess(page, 'a campaign');
    await page.goto(`${house.address}#/campaign`);
    await page.getByRole('heading', { name: 'Under way' }).waitFor();
    expect(problems).toEqual([]);
  });
});
