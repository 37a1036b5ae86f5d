import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginGame, checkBothThemes, playOn, problems, question, setUp } from '../testing/browser.fixture.ts';
import { House } from '../testing/hands.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';

describeInBrowser('Every screen can be used by everybody', () => {
  const house = new House();
  beforeAll(() => house.open());
  afterAll(() => house.close());

  test('on a desk', async () => {
    const page = await house.visit({ pace: 'step' });
    const check = (name: string) => checkBothThemes(page, name);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    await check('start');
    await setUp(page, 'BattleForce Quick-Start');
    await page.getByText('Options', { exact: true }).click();
    await check('options');
    await page.getByRole('link', { name: '← Start' }).click();
    await setUp(page, 'BattleTech, introductory rules');
    await page.getByText('Options', { exact: true }).click();
    await button('Night and fog').click();
    await page.getByLabel('Search the options').fill('skill');
    await check('many options');
    await page.getByRole('link', { name: '← Start' }).click();

    await house.learn(page);
    await question(page);
    await check('lesson');
    await button('Skip lesson').click();
    await button('Really skip it').click();
    await button('Game menu').click();
    await check('menu');
    await page.keyboard.press('Escape');
    await button('Suggest').click();
    await page.locator('[data-part="bar-panel"] [data-part="primary"]:enabled').waitFor();
    await check('planned');
    await page.keyboard.press('Enter');

    await playOn(page, (prompt) => prompt.startsWith('Move'));
    await page.locator('[data-part="strip"]').first().click();
    await page.keyboard.press('r');
    await page.locator('[data-part="map-view"]').hover({ position: { x: 300, y: 200 } });
    await check('reach and ruler');
    await page.keyboard.press('r');

    await playOn(page, (prompt) => prompt.startsWith('Declare'));
    await button('Suggest').click();
    await page.locator('[data-part="to-hit"]').first().click();
    await page.locator('[data-part="explanation"] [data-part="rule-id"]').first().hover();
    await page.locator('[data-part="rule-popover"]').waitFor();
    await check('attacks, explained');
    await page.keyboard.press('Escape');
    await page.locator('[data-part="bar-panel"] [data-part="primary"]').click();
    await button('Skip').waitFor();
    // One's own attacks are drawn on the map as well.
    await page.locator('[data-part="map-line"]').first().waitFor({ state: 'attached' });
    await check('resolving');

    expect(await playOn(page, () => false)).toBe('over');
    await check('end');
    await page.getByRole('link', { name: 'Result' }).click();
    await page.locator('[data-part="result-page"] h1').waitFor();
    await check('result');
    await button('Replay').first().click();
    await page.locator('[data-part="replay"]').waitFor();
    await check('replay');
    for (const [name, hash] of [
      ['rules', '#/rules/battleforce-qs/BFQ-COM-03'],
      ['no rulebook', '#/rules/nothing'],
      ['no page', '#/nowhere'],
      ['no table', '#/table/local/none'],
      ['no replay', '#/replay/local/none'],
    ] as const) {
      await page.goto(house.address + hash);
      await page.locator('main h1').waitFor();
      await check(name);
    }
    // The page that is not there is an answer, not an error.
    expect(problems).toEqual([]);
  });

  test('from the menus alone, on a phone', async () => {
    const page = await house.visit({ width: 390, height: 844, hasTouch: true }, '?plain');
    const sheet = page.getByRole('button', { name: /^(Plan|Sheet)$/ });
    await beginGame(page);
    await question(page);
    await sheet.tap();
    await page.getByRole('combobox').first().waitFor();
    await checkBothThemes(page, 'plain');
    await page.getByText('The table as text').tap();
    await checkBothThemes(page, 'as text');
    expect(problems).toEqual([]);
  });
});
