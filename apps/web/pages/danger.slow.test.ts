// The danger layer and the puzzle of the day, in a real browser.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { gearblitz } from '@ironfield/gearblitz/game.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildClient, checkAccess, problems, question, settled } from '../testing/browser.fixture.ts';
import { unfitting } from '../testing/fit.fixture.ts';
import { House } from '../testing/hands.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';
import { gameUntil, sitDownAt, skirmishUntil } from '../testing/prepared.fixture.ts';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

describeInBrowser('Danger and puzzles', () => {
  const house = new House();
  beforeAll(() => house.open());
  afterAll(() => house.close());

  const panel = (page: Page) => page.locator('[data-part="danger-panel"]');
  const layer = (page: Page) => page.locator('[data-part="danger"] [data-shade]');

  test('one key shades every hex in reach, says what it means, and puts it away', async () => {
    for (const { width, height } of SIZES) {
      const page = await house.visit({ width, height });
      await sitDownAt(
        page,
        house.address,
        skirmishUntil((types, { turn }) => types.includes('move') && turn === 2),
      );
      expect(await question(page)).toMatch(/^Move/);
      await page.keyboard.press('d');
      await panel(page).waitFor();
      await expect.poll(() => layer(page).count()).toBeGreaterThan(5);
      await expect
        .poll(() => panel(page).getByRole('status').textContent())
        .toMatch(/^Danger for the Atlas\. .+ it deals .+ and suffers /);
      await settled(page);
      expect(await unfitting(page)).toEqual([]);
      await checkAccess(page, `danger at ${width}`);
      // Any unit, an enemy as well.
      const enemy = page.locator('[data-part="strip"]').last();
      await enemy.evaluate((strip: HTMLElement) => strip.click());
      await expect
        .poll(() => panel(page).getByRole('status').textContent())
        .toMatch(/^Danger for the Jenner/);
      await page.keyboard.press('d');
      await expect.poll(() => panel(page).count()).toBe(0);
      await page.close();
    }
    expect(problems).toEqual([]);
  });

  test('on a table without hexes as well', async () => {
    const page = await house.visit(SIZES[0]);
    await sitDownAt(
      page,
      house.address,
      gameUntil(gearblitz, 'meeting', (types) => types.includes('advance')),
    );
    await page.locator('[data-part="bar-panel"] [data-part="primary"]').first().waitFor();
    await page.keyboard.press('x');
    await panel(page).waitFor();
    await expect.poll(() => layer(page).count()).toBeGreaterThan(5);
    await page.getByRole('button', { name: 'Hide the danger' }).click();
    await expect.poll(() => layer(page).count()).toBe(0);
  });

  test('the puzzle of the day is answered once, and shows the chances of every order', async () => {
    for (const size of SIZES) {
      const page = await house.visit(size);
      await page.goto(`${house.address}#/puzzle`);
      await page.getByRole('radio').first().waitFor();
      expect(await page.getByRole('button', { name: 'This is my answer' }).count()).toBe(0);
      await page.getByRole('radio').first().click();
      await page.getByRole('button', { name: 'This is my answer' }).click();
      await page.getByText(/^The best order won/).waitFor();
      await settled(page);
      expect(await unfitting(page)).toEqual([]);
      await checkAccess(page, `puzzle at ${size.width}`);
      await page.reload();
      await page.getByText(/^The best order won/).waitFor();
      expect(await page.getByRole('radio').count()).toBe(0);
      await page.goto(house.address);
      await page.locator('[data-part="puzzle"]', { hasText: 'You have answered it' }).waitFor();
      await page.close();
    }
    expect(problems).toEqual([]);
  });

  test('what is fetched on demand is small on the wire: effects with sound, danger, the puzzle', async () => {
    const assets = join(await buildClient(), 'assets');
    const sizeOf = (names: RegExp) =>
      readdirSync(assets)
        .filter((name) => names.test(name) && /\.(js|css)$/.test(name))
        .reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name))).length, 0);
    expect(sizeOf(/^effects-/)).toBeGreaterThan(1000);
    expect(sizeOf(/^(effects|flight|sound)-/)).toBeLessThan(20_000);
    expect(sizeOf(/^([a-z]+-)?danger-/)).toBeLessThan(20_000);
    expect(sizeOf(/^puzzle-route-/)).toBeLessThan(20_000);
  });
});
