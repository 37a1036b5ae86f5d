import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  buildClient,
  checkAccess,
  launch,
  open,
  playOn,
  problems,
  question,
  requested,
  serve,
} from './browser.fixture.ts';

/** What may be loaded before the first move, in bytes on the wire. */
const BUDGET = 300 * 1024;

describe.skipIf(process.platform !== 'linux')(
  'The browser client (its test browser runs on Linux only)',
  () => {
    let server: Server;
    let address: string;
    const browsers: Browser[] = [];

    beforeAll(async () => {
      await buildClient();
      server = await serve();
      address = `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
    });

    afterAll(async () => {
      await Promise.all(browsers.map((browser) => browser.close()));
      server.close();
    });

    async function fresh(look: Parameters<typeof open>[2]) {
      const browser = await launch();
      browsers.push(browser);
      problems.length = 0;
      return open(browser, address, look);
    }

    test('is small: below 300 kB on the wire until the first move', async () => {
      requested.clear();
      const page = await fresh({ size: 'desktop', theme: 'dark' });
      await page.getByRole('button', { name: 'Begin' }).click();
      await question(page);
      const sizes = [...requested].map((file) => gzipSync(readFileSync(file)).length);
      expect(sizes.length).toBeGreaterThan(3);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET);
    });

    test('plays a whole game against the bot, survives a reload, shows the result and the replay', async () => {
      const page = await fresh({ size: 'desktop', theme: 'light' });
      await page.getByRole('button', { name: 'Begin' }).click();
      await playOn(page, (prompt) => prompt.startsWith('Move'));
      await page.reload();
      expect(await question(page)).toMatch(/^Move/);
      await playOn(page, () => false);
      await checkAccess(page, 'end');
      await page.getByRole('link', { name: 'Result' }).click();
      await page.locator('.result-page h1').waitFor();
      await checkAccess(page, 'result');
      await page.getByRole('button', { name: 'Replay' }).first().click();
      await page.locator('.replay').waitFor();
      await checkAccess(page, 'replay');
      expect(problems).toEqual([]);
    });

    test('begins the guided first game on a phone, in the dark', async () => {
      const page = await fresh({ size: 'phone', theme: 'dark' });
      await page.getByRole('button', { name: 'Your first game' }).click();
      await question(page);
      await page.getByRole('button', { name: 'Sheet' }).click();
      await page.locator('.lesson').waitFor();
      expect(problems).toEqual([]);
    });
  },
);
