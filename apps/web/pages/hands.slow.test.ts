import { afterAll, beforeAll, expect, test } from 'vitest';
import { playOn, problems, question, setUp } from '../testing/browser.fixture.ts';
import { House, placeOf, playByKeys } from '../testing/hands.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';

describeInBrowser('Playing with all kinds of hands', () => {
  const house = new House();
  beforeAll(() => house.open());
  afterAll(() => house.close());

  test('the keys alone play a game to its end', async () => {
    const page = await house.visit();
    const { keyboard } = page;
    await house.learn(page);
    await question(page);

    // Deploys with the arrows: the cursor says where it is.
    await page.locator('[data-part="map-keys"]').focus();
    const cursor = async () => page.locator('[data-part="map-keys"] [aria-selected="true"]').textContent();
    await expect.poll(() => cursor()).toMatch(/^Hex \d{4}, clear/);
    while (!(await cursor())?.includes('can be chosen')) await keyboard.press('ArrowDown');
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowLeft');
    await keyboard.press('Enter');
    await expect.poll(() => cursor()).toContain('planned');
    await keyboard.press('q');
    await expect
      .poll(() => page.locator('[data-part="action-plan"]').textContent())
      .toMatch(/facing northwest/);
    await keyboard.press('e');
    await keyboard.press('Escape');
    await expect.poll(() => cursor()).not.toContain('planned');

    // A forbidden move gives its reason, with its rule.
    for (let row = 0; row < 8; row++) await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    const warning = page.locator('[data-part="action-warning"]');
    await warning.waitFor();
    await expect.poll(() => warning.textContent()).toMatch(/outside the deployment zone.*BFQ-SCN/);

    // The ruler measures between two chosen hexes.
    await keyboard.press('r');
    await keyboard.press('Enter');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect
      .poll(() => page.locator('[data-part="ruler-reading"]').textContent())
      .toMatch(/2 hexes, medium range/);
    await keyboard.press('Escape');
    await page.locator('[data-part="ruler-reading"]').waitFor({ state: 'detached' });

    expect(await playByKeys(page, (prompt) => prompt.startsWith('Declare'))).toMatch(/^Declare/);
    // A number explains itself on focus, and its rules can be reached with Tab.
    await keyboard.press('s');
    const number = page.locator('[data-part="to-hit"]').first();
    await number.waitFor();
    await number.focus();
    await page.locator('[data-part="explanation"]').waitFor();
    await keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-part="explanation"]') !== null))
      .toBe(true);
    await keyboard.press('Escape');
    await page.locator('[data-part="explanation"]').waitFor({ state: 'detached' });
    await expect.poll(() => number.evaluate((element) => element === document.activeElement)).toBe(true);

    expect(await playByKeys(page, () => false)).toBe('over');
    expect(problems).toEqual([]);
  });

  test('the map of a phone has room beside the lesson, hexes for fingers, and keeps still under them', async () => {
    const page = await house.visit({ width: 390, height: 844, hasTouch: true, isPhone: true });
    await house.learn(page, 'classic');
    await page.getByRole('button', { name: 'Continue' }).tap();
    const map = page.locator('[data-part="map-panel"]');
    const before = (await map.boundingBox())!;
    expect((before.width * before.height) / (390 * 844)).toBeGreaterThan(0.55);
    const [here, below] = [await placeOf(page, '0610'), await placeOf(page, '0611')];
    expect(below.y - here.y).toBeGreaterThan(26);

    // The tap that places a 'Mech does not press an arrow that it brings up.
    await page.touchscreen.tap(here.x, here.y);
    await page.locator('[data-part="bar-panel"] [data-part="primary"]:enabled').waitFor();
    await expect
      .poll(() => page.locator('[data-part="action-plan"]').textContent())
      .toMatch(/0610, facing north/);
    expect(await map.boundingBox()).toEqual(before);
    await page.getByRole('button', { name: 'Turn right' }).tap();
    await expect
      .poll(() => page.locator('[data-part="action-plan"]').textContent())
      .toMatch(/facing north-east/);
    await page.getByRole('button', { name: 'Turn left' }).tap();
    await page.locator('[data-part="bar-panel"] [data-part="primary"]').tap();

    // The cost of a move can be read wherever it ends, and nothing is left under a finger that is gone.
    expect(await question(page)).toMatch(/^Move/);
    await page.getByRole('button', { name: 'Continue' }).tap();
    await expect.poll(() => page.locator('[data-part="action-plan"]').textContent()).toMatch(/choose a hex/);
    const reach = page.locator('[data-part="reach"] circle');
    for (const index of [0, (await reach.count()) - 1]) {
      const { x, y } = (await reach.nth(index).boundingBox())!;
      await page.touchscreen.tap(x, y);
      const note = page.locator('[data-part="map-note"] rect');
      await note.waitFor();
      const box = (await note.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
      // A map too small for the numbers of all hexes has those of the plan and the lesson.
      const zoom = await page.locator('[data-part="map-drawing"]').getAttribute('data-zoom');
      const [printed, left] = zoom?.startsWith('far')
        ? ['[data-part="hex-tag"]', '[data-part="hex-numbers"]']
        : ['[data-part="hex-numbers"]', '[data-part="hex-tag"]'];
      const plan = (await page.locator('[data-part="action-plan"]').textContent())!;
      const tags = await page.locator('[data-part="hex-tag"]').allTextContents();
      const [number, ...more] = tags.filter((each) => plan.includes(each));
      expect(more).toEqual([]);
      const text = page.locator(`${printed} text`, { hasText: number });
      await text.waitFor();
      const size = (await text.boundingBox())!;
      expect(size.height).toBeGreaterThan(7);
      expect(size.y).toBeGreaterThanOrEqual(before.y);
      expect(size.y + size.height).toBeLessThanOrEqual(before.y + before.height);
      await expect.poll(() => page.locator(left).first().isVisible()).toBe(false);
    }
    expect(problems).toEqual([]);
  });

  test('fingers play on a phone, look things up, and find everything as it was', async () => {
    const page = await house.visit({ width: 390, height: 844, hasTouch: true });
    const { touchscreen } = page;
    await house.learn(page);
    await question(page);
    const tapHex = async (hex: string) => {
      const { x, y } = await placeOf(page, hex);
      await touchscreen.tap(x, y);
    };
    await tapHex('0102');
    await expect
      .poll(() => page.locator('[data-part="action-warning"]').textContent())
      .toMatch(/outside the deployment zone/);
    await tapHex('0609');
    await page.locator('[data-part="bar-panel"] [data-part="primary"]:enabled').waitFor();
    await expect.poll(() => page.locator('[data-part="action-plan"]').textContent()).toContain('0609');

    // A rule is looked up from the bar; the plan is still there afterwards.
    await page.locator('[data-part="action-title"] [data-part="rule-id"]').tap();
    await page.locator('[data-part="rules-page"]').waitFor();
    await page.getByRole('link', { name: 'Back to the game' }).tap();
    await question(page);
    await expect.poll(() => page.locator('[data-part="action-plan"]').textContent()).toContain('0609');
    await page.locator('[data-part="bar-panel"] [data-part="primary"]').tap();

    // The ruler, with two taps.
    await playOn(page, (prompt) => prompt.startsWith('Move'));
    await page.getByRole('button', { name: 'Ruler' }).tap();
    const readout = page.locator('[data-part="ruler-reading"]');
    if (!/measure from/.test((await readout.textContent()) ?? '')) await tapHex('0611');
    await tapHex('0611');
    await tapHex('0601');
    await expect.poll(() => readout.textContent()).toMatch(/out of range.*(clear|block|between two)/s);
    await page.getByRole('button', { name: 'Close the ruler' }).tap();

    // Explanations: a tap opens and shows rules, a tap elsewhere closes; a long press does the same.
    await playOn(page, (prompt) => prompt.startsWith('Declare'));
    await page.getByRole('button', { name: 'Suggest' }).tap();
    await page.getByRole('button', { name: /^(Plan|Sheet)$/ }).tap();
    const number = page.locator('[data-part="to-hit"]').first();
    await number.tap();
    const sheet = page.locator('[data-part="explanation"]');
    await sheet.waitFor();
    const box = (await sheet.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    await page.locator('[data-part="stepper"]').tap();
    await sheet.waitFor({ state: 'detached' });
    const at = (await number.boundingBox())!;
    const devtools = await page.context().newCDPSession(page);
    const finger = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await sheet.waitFor();
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await sheet.locator('[data-part="rule-id"]').first().tap();
    await page.locator('[data-part="rules-list"] [aria-current]').waitFor();
    await page.goBack();
    await question(page);
    await expect
      .poll(() => page.locator('[data-part="bar-panel"] [data-part="primary"]').textContent())
      .toMatch(/Declare \d attack/);

    expect(await playOn(page, () => false)).toBe('over');
    expect(problems).toEqual([]);
  });

  test('the keys alone find, set and clear options among many; among few there is nothing to search', async () => {
    const page = await house.visit();
    const { keyboard } = page;
    const search = page.getByLabel('Search the options');
    const options = page.locator('[data-part="options"] > summary');
    await setUp(page, 'BattleForce Quick-Start');
    await options.focus();
    await keyboard.press('Enter');
    await page.getByLabel('Deployed start').waitFor();
    await expect.poll(() => search.count()).toBe(0);

    await page.getByRole('link', { name: '← Start' }).click();
    await setUp(page, 'BattleTech, introductory rules', 'Lance against lance');
    await options.focus();
    await keyboard.press('Enter');
    const group = (title: string) => page.locator('[data-part="option-group"]').filter({ hasText: title });
    await expect.poll(() => group('Conditions').textContent()).toMatch(/^Conditions0 of \d+ changed$/);

    // A set, all of it and then part of it.
    const set = page.getByRole('button', { name: 'Night and fog' });
    await set.focus();
    await keyboard.press('Space');
    await expect.poll(() => options.textContent()).toBe('Options Night · Fog');
    await expect.poll(() => set.getAttribute('aria-pressed')).toBe('true');
    await group('Conditions').locator('summary').focus();
    await keyboard.press('Enter');
    await page.getByLabel('Fog', { exact: true }).focus();
    await keyboard.press('Space');
    await expect.poll(() => set.getAttribute('aria-pressed')).toBe('mixed');
    await expect
      .poll(() => group('Conditions').locator('summary').textContent())
      .toMatch(/^Conditions1 of \d+ changed$/);

    // The search opens what it finds, by word and by rule, and leaves the rest out.
    await search.focus();
    await keyboard.type('pilots submarines');
    await page.getByText('No option has all of these words.').waitFor();
    await keyboard.press('Escape');
    await keyboard.type('cbt-scn-24');
    await expect.poll(() => page.locator('[data-part="option-group"]').count()).toBe(1);
    await expect.poll(() => page.getByLabel('Night', { exact: true }).isChecked()).toBe(true);
    await keyboard.press('Escape');
    await expect.poll(() => page.locator('[data-part="option-group"]').count()).toBeGreaterThan(4);

    // An option that is reset stays in sight among the changed ones.
    await page.getByRole('button', { name: /^Changed only/ }).focus();
    await keyboard.press('Enter');
    await expect.poll(() => page.locator('[data-part="option"]').count()).toBe(1);
    await page.getByLabel('Night', { exact: true }).focus();
    await keyboard.press('Space');
    await expect.poll(() => options.textContent()).toBe('Options none chosen');
    await expect.poll(() => page.getByLabel('Night', { exact: true }).isChecked()).toBe(false);
    await page.getByRole('button', { name: /^Changed only/ }).click();

    // Disagreements are shown beside the button that would begin, with their remedies.
    await search.fill('turn limit');
    await page.getByLabel('Turn limit').fill('999');
    const begin = page.getByRole('button', { name: 'Begin' });
    await expect.poll(() => begin.isDisabled()).toBe(true);
    await page
      .locator('[data-part="begin-bar"]')
      .getByRole('button', { name: 'Turn limit as usual' })
      .click();
    await set.click();
    await expect.poll(() => page.getByRole('button', { name: 'Clear' }).isEnabled()).toBe(true);
    await begin.click();
    await question(page);
    expect(problems).toEqual([]);
  });

  test('a large map begins with hexes that a finger can hit, where something is asked; all of it is a tap away', async () => {
    const page = await house.visit({ width: 390, height: 844, hasTouch: true });
    await setUp(page, 'BattleTech, introductory rules', 'Trial by Fire');
    await page.getByRole('button', { name: 'Begin' }).tap();
    await question(page);
    const [upper, lower] = [await placeOf(page, '0107'), await placeOf(page, '0108')];
    const height = lower.y - upper.y;
    expect((height * 2) / Math.sqrt(3)).toBeGreaterThanOrEqual(36);
    await page.touchscreen.tap(lower.x, lower.y);
    await page.locator('[data-part="token"][data-look~="ghost"]').waitFor();

    await page.getByRole('button', { name: 'Whole map' }).tap();
    const board = (await page.locator('[data-part="board-edge"]').boundingBox())!;
    expect(board.x).toBeGreaterThanOrEqual(0);
    expect(board.x + board.width).toBeLessThanOrEqual(390);
    expect(problems).toEqual([]);
  });

  test('two at one screen play a game with secrets to its end, from its menus alone', async () => {
    const page = await house.visit();
    await setUp(page, 'Ambush (demonstration)', 'The ravine');
    await page.getByRole('radio', { name: 'Hot seat' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    // An untouched form is always an order that can be given.
    const sides = new Set<string>();
    for (let orders = 0; orders < 200; orders++) {
      const cover = page.getByRole('button', { name: /^I play the/ });
      const bar = page.locator('[data-part="bar-panel"] [data-part="primary"]');
      const end = page.locator('[data-part="end-banner"]');
      await cover.or(bar).or(end).first().waitFor();
      if (await end.isVisible()) break;
      if (await cover.isVisible()) {
        sides.add((await cover.textContent()) ?? '');
        await cover.click();
      } else {
        await bar.click();
      }
      await page.waitForTimeout(30);
    }
    await expect.poll(() => page.locator('[data-part="end-banner"]').textContent()).toMatch(/Won by|draw/);
    expect(sides.size).toBe(2);
    expect(problems).toEqual([]);
  });
});
