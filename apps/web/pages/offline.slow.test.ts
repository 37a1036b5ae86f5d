import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeServiceWorker } from '../bundling/offline-build.ts';
import { buildClient, launch, open, playOn, problems, question, serve } from '../testing/browser.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';

describeInBrowser('The client without a network', () => {
  let folder: string;
  let server: Server;
  let address: string;
  let browser: Browser;
  /** The client after an update. */
  const next = mkdtempSync(join(tmpdir(), 'ironfield-next-'));

  beforeAll(async () => {
    folder = await buildClient();
    server = await serve(() => folder);
    address = `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
    browser = await launch();
    problems.length = 0;
  });

  afterAll(async () => {
    await browser.close();
    server.close();
    rmSync(next, { recursive: true });
  });

  test('plays after one visit, keeps the API out, and takes a new version whole and when asked', async () => {
    const page = await open(browser, address, { size: 'desktop', theme: 'light' });
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

    // Every file is kept, but no answer of the API, and its addresses do not lead to the page.
    const cached = await page.evaluate(async () => {
      const [name, ...others] = await caches.keys();
      const kept = await (await caches.open(name!)).keys();
      return { others, paths: kept.map(({ url }) => new URL(url).pathname) };
    });
    expect(cached.others).toEqual([]);
    expect(cached.paths).toContain('/index.html');
    expect(cached.paths.some((path) => /local-worker/.test(path))).toBe(true);
    expect(cached.paths.filter((path) => /^\/(api|sw\.js)/.test(path))).toEqual([]);
    await expect.poll(() => page.evaluate(async () => (await fetch('/api/catalogue')).status)).toBe(404);

    // Without a network: reload, and play against the bot.
    await page.context().setOffline(true);
    await page.reload();
    await page.goto(`${address}#/learn/battleforce-qs`);
    await page.waitForURL(/#\/table\//);
    await playOn(page, (prompt) => prompt.startsWith('Move'));
    await page.reload();
    expect(await question(page)).toMatch(/^Move/);
    await playOn(page, (prompt) => prompt.startsWith('Declare'));
    await page
      .getByRole('link', { name: /^BFQ-COM/ })
      .first()
      .click();
    await page.locator('[data-part="rules-page"]').waitFor();

    // A link that somebody was sent opens, too, and says what is the matter.
    await page.goto(`${address}watch/nothing`);
    await page
      .getByText(/server|connection|network/i)
      .first()
      .waitFor();

    // A new version is brought in behind the page, which stays what it is until the person wants it.
    cpSync(folder, next, { recursive: true });
    const html = readFileSync(join(next, 'index.html'), 'utf8');
    writeFileSync(join(next, 'index.html'), html.replace('<title>Ironfield', '<title>Ironfield anew'));
    writeServiceWorker(next);
    writeFileSync(join(next, 'icon.svg'), '<svg/>');
    folder = next;
    await page.context().setOffline(false);
    const update = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => {}));
    // Files that do not belong together are refused.
    await update();
    const isInstalling = async () => (await navigator.serviceWorker.ready).installing !== null;
    await expect.poll(() => page.evaluate(isInstalling)).toBe(false);
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
    await expect.poll(() => page.locator('[data-part="update-notice"]').count()).toBe(0);
    writeServiceWorker(next);
    // The browser looks for itself as well, and joins our question to an answer that is already on its way.
    const isWaiting = async () => (await navigator.serviceWorker.ready).waiting !== null;
    await expect.poll(() => update().then(() => page.evaluate(isWaiting))).toBe(true);
    await page.locator('[data-part="update-notice"]').waitFor();
    await page.reload();
    await expect.poll(() => page.title()).toBe('Ironfield');
    await page.locator('[data-part="update-notice"]').waitFor();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => document.title === 'Ironfield anew');
    expect(
      problems.filter((problem) => !/404|another version|ERR_INTERNET_DISCONNECTED/.test(problem)),
    ).toEqual([]);
  });

  test('can be installed', async () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
    expect(manifest).toMatchObject({ name: 'Ironfield', start_url: '/', display: 'standalone' });
    for (const { src, sizes, type } of manifest.icons) {
      const file = readFileSync(join(folder, src));
      if (type !== 'image/png') continue;
      const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});
