import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playOn, problems, question, requested } from './browser.fixture.ts';
import { House } from './hands.fixture.ts';

/** What may be loaded before the first move, in bytes on the wire. */
const BUDGET = 300 * 1024;

describe.skipIf(process.platform !== 'linux')(
  'The browser client (its test browser runs on Linux only)',
  () => {
    const house = new House();
    beforeAll(() => house.open());
    afterAll(() => house.close());

    test('is small: below 300 kB on the wire until the first move, and nothing from elsewhere', async () => {
      requested.clear();
      const page = await house.visit({ theme: 'dark' });
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(house.address)) elsewhere.push(request.url());
      });
      await page.getByRole('button', { name: 'Begin' }).click();
      await question(page);
      const sizes = [...requested].map((file) => gzipSync(readFileSync(file)).length);
      expect(sizes.length).toBeGreaterThan(3);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET);
      expect(elsewhere).toEqual([]);
    });

    test('plays a whole game against the bot, survives a reload, and plays it again', async () => {
      const page = await house.visit();
      const button = (name: string | RegExp) => page.getByRole('button', { name });
      await button('Begin').click();
      await playOn(page, (prompt) => prompt.startsWith('Move'));
      await page.reload();
      expect(await question(page)).toMatch(/^Move/);
      await playOn(page, () => false);
      await page.getByRole('link', { name: 'Result' }).click();
      await page.locator('.result-page h1').waitFor();
      await button('Replay').first().click();
      await page.locator('.replay').waitFor();

      // By the scrubber, by its buttons, and by what happened.
      const now = page.locator('.replay-list [aria-current="step"]');
      const scrubber = page.getByRole('slider', { name: 'Moment of the game' });
      await scrubber.focus();
      await page.keyboard.press('End');
      expect(await now.textContent()).toMatch(/wins|draw/);
      expect(await button('Play from here').isDisabled()).toBe(true);
      await page.keyboard.press('Home');
      expect(await scrubber.inputValue()).toBe('0');
      await page.locator('.replay-list li', { hasText: 'Turn 2.' }).getByRole('button').click();
      expect(await now.textContent()).toContain('Turn 2.');
      const moment = Number(await scrubber.inputValue());
      await button(/^One step on/).click();
      expect(Number(await scrubber.inputValue())).toBe(moment + 1);
      await button(/^Next/).click();
      expect(await now.textContent()).toContain('Turn 3.');
      await scrubber.fill(String(moment));

      // And then otherwise.
      await button('Play from here').click();
      await page.waitForURL(/#\/table\//);
      await question(page);
      expect(await page.locator('.stepper .turn').textContent()).toMatch(/^Turn [23]/);
      await playOn(page, () => true);
      expect(problems).toEqual([]);
    });

    test('begins the guided first game on a phone, in the dark, and points at things', async () => {
      const page = await house.visit({ width: 390, height: 844, hasTouch: true, theme: 'dark' });
      await page.getByRole('button', { name: 'Your first game' }).click();
      await question(page);
      await page.getByRole('button', { name: 'Sheet' }).click();
      await page.locator('.lesson').waitFor();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.locator('.pointer').waitFor();
      expect(await page.locator('html').getAttribute('data-look-at')).toContain('primary');
      expect(problems).toEqual([]);
    });
  },
);
