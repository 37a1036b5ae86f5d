import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildClient, checkAccess, problems } from '../testing/browser.fixture.ts';
import { type GameServer, startGameServer } from '../testing/game-server.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';
import { newPerson, type Person } from '../testing/together.fixture.ts';

describeInBrowser('Designs on a server', () => {
  const data = mkdtempSync(join(tmpdir(), 'ironfield-shelf-'));
  let client: string;
  let server: GameServer;
  let desk: Person;
  let phone: Person;

  beforeAll(async () => {
    client = await buildClient();
    server = await startGameServer({ client, data, port: 0 });
    [desk, phone] = await Promise.all([
      newPerson({ size: 'desktop', theme: 'light' }),
      newPerson({ size: 'phone', theme: 'dark' }),
    ]);
  });
  beforeEach(() => {
    problems.length = 0;
  });
  afterAll(async () => {
    await server?.kill();
    await Promise.all([desk, phone].map((person) => person?.browser.close()));
    rmSync(data, { recursive: true, force: true });
  });

  const openLibrary = async (page: Page) => {
    await page.goto(`${server.url}/#/bay`);
    await page.locator('[data-part="library-list"]').waitFor();
  };
  const row = (page: Page, title: string) =>
    page.locator('section[aria-labelledby="own-designs"] [data-part="design"]', { hasText: title });
  const placed = (page: Page, title: string, place: string) =>
    row(page, title).getByText(place, { exact: false }).waitFor();
  const makeOwn = async (page: Page, model: string) => {
    await page.goto(`${server.url}/#/bay/stock/${model}`);
    await page.getByRole('button', { name: 'Save as my own' }).click();
    await page.waitForURL(/#\/bay\/own\//);
  };
  /** Opens a design of one's own, gives it another model, saves. */
  const rename = async (page: Page, title: string, model: string) => {
    await row(page, title).getByRole('link').click();
    await page.getByRole('textbox', { name: 'Model' }).fill(model);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('link', { name: "← 'Mech bay" }).click();
    await page.locator('[data-part="library-list"]').waitFor();
  };
  const versionsOf = async (page: Page, title: string): Promise<string[]> => {
    await row(page, title).getByRole('link').click();
    await page.getByRole('button', { name: 'Versions' }).click();
    await page.locator('[data-part="versions"] li').first().waitFor();
    const names = await page.locator('[data-part="versions"] strong').allInnerTexts();
    await openLibrary(page);
    return names.map((name) => name.replace(/^\d+\. /, '')).sort();
  };

  test('one link, two devices, the same designs; whatever both do, nothing is lost', async () => {
    await makeOwn(desk.page, 'HBK-4G');
    await openLibrary(desk.page);
    await placed(desk.page, 'Hunchback', 'here and on the server');
    await desk.page.getByRole('button', { name: 'Use on another device' }).click();
    const link = await desk.page.getByRole('textbox', { name: 'Link to your designs' }).inputValue();
    const secret = link.split('/').at(-1)!;
    expect(new URL(link).hash).toContain(secret);
    await checkAccess(desk.page, 'the link to the designs');
    await desk.page.keyboard.press('Escape');

    // The phone has a design of its own, which comes along.
    await makeOwn(phone.page, 'AS7-D');
    await openLibrary(phone.page);
    await placed(phone.page, 'Atlas', 'here and on the server');
    const asked: string[] = [];
    phone.page.on('request', (request) => asked.push(request.url()));
    await phone.page.goto(link);
    await phone.page.getByText('1 design of this browser will be added').waitFor();
    await checkAccess(phone.page, 'the arrival of a shelf');
    expect(phone.page.url()).not.toContain(secret);
    await phone.page.getByRole('button', { name: 'Use them here' }).click();
    await placed(phone.page, 'Hunchback', 'here and on the server');
    await placed(phone.page, 'Atlas', 'here and on the server');
    expect(asked.filter((url) => url.split('#')[0].includes(secret))).toEqual([]);
    await desk.page.reload();
    await placed(desk.page, 'Atlas', 'here and on the server');

    // The server is gone; both go on with the same design.
    const { port } = new URL(server.url);
    await server.kill();
    await rename(desk.page, 'Hunchback', 'HBK-4D');
    await rename(phone.page, 'Hunchback', 'HBK-4P');
    await placed(desk.page, 'HBK-4D', 'waiting for the server');
    await placed(phone.page, 'HBK-4P', 'waiting for the server');
    await placed(desk.page, 'Atlas', 'here and on the server');
    await checkAccess(phone.page, 'waiting for the server');

    server = await startGameServer({ client, data, port: Number(port) });
    const pages = [desk.page, phone.page];
    for (const page of pages) await placed(page, 'Hunchback', 'here and on the server');
    await expect
      .poll(async () =>
        (await Promise.all(pages.map((page) => page.locator('[data-part="shelf-note"]').count()))).sort(),
      )
      .toEqual([0, 1]);
    const told = pages[(await desk.page.locator('[data-part="shelf-note"]').count()) > 0 ? 0 : 1];
    await expect
      .poll(() => told.locator('[data-part="shelf-note"]').innerText())
      .toMatch(/changed here and on another device/);
    await checkAccess(told, 'a design that both have changed');
    await told.locator('[data-part="shelf-note"]').getByRole('button', { name: 'Close' }).click();

    for (const page of pages) await page.reload();
    for (const page of pages) {
      await placed(page, 'HBK-4P', 'here and on the server');
      await expect
        .poll(() => versionsOf(page, 'Hunchback'))
        .toEqual(['Hunchback HBK-4D', 'Hunchback HBK-4G', 'Hunchback HBK-4P', 'Hunchback HBK-4P']);
    }

    // Thrown away on one, brought back on the other.
    await row(desk.page, 'Atlas').getByRole('button', { name: 'Delete Atlas AS7-D' }).click();
    await row(desk.page, 'Atlas').waitFor({ state: 'detached' });
    await expect
      .poll(async () => {
        await phone.page.reload();
        await phone.page
          .getByText('Deleted (1)')
          .waitFor({ timeout: 2000 })
          .catch(() => {});
        return phone.page.getByText('Deleted (1)').count();
      })
      .toBe(1);
    await phone.page.getByText('Deleted (1)').click();
    await phone.page.getByRole('button', { name: 'Restore Atlas AS7-D' }).click();
    await placed(phone.page, 'Atlas', 'here and on the server');
    await desk.page.reload();
    await placed(desk.page, 'Atlas', 'here and on the server');
    expect(problems).toEqual([]);
  });

  test('links that lead nowhere say so, and an older server means saved here', async () => {
    const { page } = phone;
    await page.goto(`${server.url}/#/bay/shelf/short`);
    await page.getByRole('heading', { name: 'This link is incomplete' }).waitFor();
    await page.goto(`${server.url}/#/bay/shelf/${'x'.repeat(43)}`);
    await page.getByRole('heading', { name: 'This link leads to no designs' }).waitFor();
    await checkAccess(page, 'a link to no designs');

    const visitor = await newPerson({ size: 'desktop', theme: 'light' });
    await visitor.page.route('**/api/shelf', (route) =>
      route.fulfill({ status: 404, json: { code: 'unknown-route', message: 'There is nothing here' } }),
    );
    await makeOwn(visitor.page, 'JR7-D');
    await openLibrary(visitor.page);
    await expect.poll(() => row(visitor.page, 'Jenner').innerText()).toMatch(/saved just now\s+here\s/);
    await visitor.page.getByRole('button', { name: 'Use on another device' }).click();
    await visitor.page.getByText('No server keeps designs for this page').waitFor();
    await visitor.browser.close();
    expect(problems).toEqual([]);
  });
});
