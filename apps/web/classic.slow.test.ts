import type { Server } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildClient, checkAccess, launch, open, playOn, problems, serve } from './browser.fixture.ts';

describe.skipIf(process.platform !== 'linux')('Classic BattleTech in the browser', () => {
  let server: Server;
  let browser: Browser;

  beforeAll(async () => {
    await buildClient();
    server = await serve();
    browser = await launch();
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  test('is played from its menus alone, through all phases of a turn', { timeout: 600_000 }, async () => {
    const { port } = server.address() as { port: number };
    const page = await open(browser, `http://127.0.0.1:${port}/`, { size: 'desktop', theme: 'dark' });
    await page.getByRole('radio', { name: 'BattleTech, introductory rules' }).click();
    await page.getByRole('radio', { name: /A battered Zeus/ }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await playOn(page, (prompt) => prompt.startsWith('Declare weapon'));
    await checkAccess(page, 'weapon attacks');
    expect(await playOn(page, (prompt) => prompt.startsWith('Move'))).toMatch(/^(Move|over)/);
    expect(problems).toEqual([]);
  });
});
