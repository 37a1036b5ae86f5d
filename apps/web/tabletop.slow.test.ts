import { gearblitz } from '@ironfield/gearblitz/game.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkAccess, problems, question } from './browser.fixture.ts';
import { House, hiddenInBar } from './hands.fixture.ts';
import { describeInBrowser } from './in-browser.fixture.ts';
import { gameUntil, sitDownAt } from './prepared.fixture.ts';

/** A place of the table, in inches, on the screen. */
async function spotOf(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  await page.locator('.map-drawing[data-zoom]').waitFor();
  return page.evaluate(
    ([right, down]) => {
      const svg = document.querySelector('.map-drawing > svg') as SVGSVGElement;
      const { x, y } = new DOMPoint(right * 24, down * 24).matrixTransform(svg.getScreenCTM()!);
      return { x, y };
    },
    [x, y] as const,
  );
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

describeInBrowser('A table without hexes', () => {
  const house = new House();
  const deploying = gameUntil(gearblitz, 'meeting', (types) => types.includes('deploy'));
  const activating = gameUntil(gearblitz, 'meeting', (types) => types.includes('activate'));
  const walking = gameUntil(gearblitz, 'meeting', (types) => types.includes('walk'));
  beforeAll(() => house.open());
  afterAll(() => house.close());

  test('a model is put down, dragged and turned with the mouse', async () => {
    const page = await house.visit({ width: 1280, height: 720 });
    await sitDownAt(page, house.address, deploying);
    const plan = page.locator('.action-plan');
    const { x, y } = await spotOf(page, 10, 24);
    await page.mouse.click(x, y);
    // What is forbidden is shown where it would be, and says why.
    await expect
      .poll(() => page.locator('.action-warning').textContent())
      .toMatch(/outside of your deployment zone/);
    expect(await page.locator('.bar-panel .primary').isDisabled()).toBe(true);

    const start = await spotOf(page, 10, 4);
    await drag(page, { x, y }, start);
    await expect.poll(() => plan.textContent()).toMatch(/at 10(\.\d+)?″, 4(\.\d+)?″, facing 180°/);
    const knob = await middleOf(page, '.turn-handle .knob');
    await drag(page, knob, { x: start.x + 60, y: start.y });
    await expect.poll(() => plan.textContent()).toMatch(/facing 90°/);
    await page.getByRole('radio', { name: 'Combat Speed' }).click();
    await checkAccess(page, 'deploying');
    await page.locator('.bar-panel .primary').click();
    await expect.poll(() => page.locator('.model .model-arrow').count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  test('a model goes leg by leg with the keys alone, and by numbers', async () => {
    const page = await house.visit({ width: 1280, height: 720 });
    await sitDownAt(page, house.address, walking);
    const plan = page.locator('.action-plan');
    // The rarer orders are in a list, and a move in numbers takes a line: the sheet keeps half of a small laptop.
    await page.getByLabel('More that it can do').waitFor();
    expect((await page.locator('.bar-panel').boundingBox())!.y).toBeGreaterThan(400);
    await page.locator('.map-keys').focus();
    expect(await page.locator('.map-keys [aria-selected="true"]').textContent()).toMatch(/at .*″, facing/);
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']) {
      await page.keyboard.press(key);
      if (/goes 0\.25″/.test((await plan.textContent()) ?? '')) break;
      await page.keyboard.press('Escape');
    }
    expect(await plan.textContent()).toMatch(/goes 0\.25″ · .* MP/);
    await page.keyboard.press('g');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0.5');
    await expect.poll(() => plan.textContent()).toMatch(/goes 0\.5″/);
    await page.locator('.map-keys').focus();
    await page.keyboard.press('e');
    await expect.poll(() => plan.textContent()).toMatch(/^After 1 order: .* turns to/);
    await page.keyboard.press('Escape');
    await expect.poll(() => plan.textContent()).toMatch(/goes 0\.5″/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.event-log').textContent()).toMatch(/moves 0\.5"/);
    expect(problems).toEqual([]);
  });

  test('one drag activates a model, turns it and moves it, and its lines of sight are shown before it goes', async () => {
    const page = await house.visit({ width: 1280, height: 720 });
    await sitDownAt(page, house.address, activating);
    await page.locator('.go-handle').waitFor();
    const { x, y } = await middleOf(page, '.go-handle');
    await drag(page, { x, y }, { x: x + 60, y: y + 30 });
    const plan = page.locator('.action-plan');
    await expect.poll(() => plan.textContent()).toMatch(/^After 1 order: .* goes .*″ · .* MP/);
    await page.keyboard.press('v');
    await page.locator('.laid-line').first().waitFor();
    await checkAccess(page, 'a planned activation');
    await page.getByRole('button', { name: /^Go: \d orders/ }).click();
    const log = page.locator('.event-log');
    await expect.poll(() => log.textContent()).toMatch(/is activated: .*moves/);
    expect(problems).toEqual([]);
  });

  test('the guided game shows what to do and goes on when it is done', async () => {
    const page = await house.visit({ width: 1280, height: 720 });
    await house.learn(page, 'gearblitz');
    const lesson = page.locator('.lesson');
    await lesson.getByRole('button', { name: 'Continue' }).click();
    for (let deployed = 0; deployed < 3; deployed++) {
      await expect.poll(() => lesson.textContent()).toMatch(/Deploy/);
      await question(page);
      await lesson.getByRole('button', { name: 'Show me' }).click();
      await page.locator('.bar-panel .primary:enabled').click();
      await expect.poll(() => page.locator('.model.side-0').count()).toBe(deployed + 1);
    }
    await expect.poll(() => lesson.textContent()).toMatch(/Initiative/);
    await checkAccess(page, 'the guided game');
    expect(problems).toEqual([]);
  });

  test('fingers put a model down and turn it on a phone', async () => {
    const page = await house.visit({ width: 390, height: 844, hasTouch: true, isPhone: true, theme: 'dark' });
    await sitDownAt(page, house.address, deploying);
    const { x, y } = await middleOf(page, '.map-view');
    await page.locator('.map-drawing[data-zoom]').waitFor();
    await page.touchscreen.tap(x, y - 40);
    await page.locator('.go-handle').waitFor();
    // There is enough to take hold of.
    for (const handle of ['.go-handle', '.turn-handle .hold'])
      expect((await page.locator(handle).boundingBox())!.width).toBeGreaterThanOrEqual(40);
    await page.getByLabel('Facing').fill('45');
    await expect.poll(() => page.locator('.action-plan').textContent()).toMatch(/facing 45°/);
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([width, wide, await hiddenInBar(page)]).toEqual([width, 0, []]);
      // On its side: what to deploy as is one line, the place in numbers another.
      if (height < width)
        expect((await page.locator('.action-tools').boundingBox())!.height).toBeLessThan(90);
    }
    await page.locator('.bar-panel .primary').tap();
    await expect.poll(() => page.locator('.model.plain, .model.done').count()).toBeGreaterThan(0);

    // Of much that can be done the rarer things are in a list: the map is not covered with buttons.
    await sitDownAt(page, house.address, walking);
    await page.getByLabel('More that it can do').waitFor();
    expect(await hiddenInBar(page)).toEqual([]);
    expect((await page.locator('.action-tools').boundingBox())!.height).toBeLessThan(150);

    // On its side three weapons are seen at once, whatever is planned.
    await page.setViewportSize({ width: 844, height: 390 });
    await page.locator('.action-tools').getByRole('button', { name: 'Attack' }).tap();
    await page.locator('.target-chip:enabled').first().tap();
    const floor = (await page.locator('.bar-panel').boundingBox())!.y;
    const rows = await page.locator('.attack-table tbody tr').all();
    const boxes = await Promise.all(rows.map((row) => row.boundingBox()));
    expect(boxes.filter((box) => box!.y + box!.height <= floor + 1).length).toBeGreaterThanOrEqual(3);
    expect(await hiddenInBar(page)).toEqual([]);
    // No door of the set-up is cut.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${house.address}#/new/gearblitz`);
    const doors = page.locator('.new-game-doors');
    await doors.getByRole('link', { name: 'Learn it in a guided game' }).waitFor();
    expect(await doors.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(problems).toEqual([]);
  });

  test('a scene is made with mouse and keys, kept, and refused where it is none', async () => {
    const page = await house.visit();
    await page.goto(`${house.address}#/scenes`);
    await page.getByRole('button', { name: 'New scene' }).click();
    await page.getByLabel('Name of the scene').fill('Two woods');
    await page.getByRole('button', { name: 'Woodland' }).click();
    const piece = page.locator('.map-keys [aria-selected="true"]');
    expect(await piece.textContent()).toMatch(/^woodland at 24/);
    const from = await spotOf(page, 24, 24);
    await drag(page, from, await spotOf(page, 30, 20));
    await expect.poll(() => piece.textContent()).toMatch(/^woodland at 30\..*″, 19\./);
    await page.locator('.map-keys').focus();
    for (const key of ['ArrowRight', 'e', '.', 'c']) await page.keyboard.press(key);
    expect(await page.locator('.map-keys [role="option"]').count()).toBe(2);
    await page.keyboard.press('Delete');
    await page.keyboard.press('z');
    expect(await page.locator('.map-keys [role="option"]').count()).toBe(2);
    await checkAccess(page, 'scene editor');

    await page.getByRole('link', { name: 'Scenes' }).click();
    await page.reload();
    const card = page.locator('.scene-cards li');
    expect(await card.textContent()).toMatch(/Two woods.*48″ × 48″ · 2 pieces/s);
    await page.locator('input[type="file"]').setInputFiles({
      name: 'broken.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        '{"format":"ironfield-scene","version":1,"name":"","width":5,"height":48000,"pieces":[]}',
      ),
    });
    await expect.poll(() => page.locator('.scene-problems').textContent()).toMatch(/broken\.json.*width/s);
    expect(problems).toEqual([]);
  });

  test('a league is drawn with the keys, its results are kept, and a Chaplain and own cards go to war', async () => {
    const page = await house.visit();
    await page.goto(`${house.address}#/league`);
    await page.getByLabel('Name', { exact: true }).fill('Cup');
    await page.keyboard.press('Tab');
    await page.keyboard.press('t');
    await page.getByLabel('Players, one in a line').fill('Anna\nBen\nCleo');
    await checkAccess(page, 'a new league');
    await page.getByRole('button', { name: 'Draw the rounds' }).press('Enter');
    await page.locator('.league-result input').first().fill('120');
    await page.keyboard.press('Tab');
    await page.keyboard.type('-40');
    await checkAccess(page, 'a league');
    await page.reload();
    await expect.poll(() => page.locator('.league-table tbody tr').first().textContent()).toMatch(/120/);

    await page.evaluate(() => localStorage.removeItem('ironfield-gearblitz-cards'));
    await page.goto(`${house.address}#/cards`);
    await page.getByRole('button', { name: 'Make it your own' }).first().click();
    await page.getByRole('button', { name: 'Keep this card' }).click();
    await page.goto(`${house.address}#/new/gearblitz`);
    await page.getByRole('checkbox', { name: 'With 1 datacard of your own' }).waitFor();
    await page.goto(`${house.address}#/new/gearblitz/own`);
    const chaplain = page.getByLabel('Chaplain');
    await chaplain.selectOption({ index: 1 });
    await expect.poll(() => chaplain.inputValue()).toBe('0 0');
    await checkAccess(page, 'own forces');
    expect(problems).toEqual([]);
  });
});
