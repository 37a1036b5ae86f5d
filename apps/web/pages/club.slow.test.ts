import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildClient, checkAccess, problems } from '../testing/browser.fixture.ts';
import { type GameServer, startGameServer } from '../testing/game-server.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';
import { newPerson, type Person } from '../testing/together.fixture.ts';

describeInBrowser('A club on a server', () => {
  const data = mkdtempSync(join(tmpdir(), 'ironfield-club-'));
  let server: GameServer;
  let ann: Person;
  let ben: Person;

  beforeAll(async () => {
    const client = await buildClient();
    server = await startGameServer({ client, data, port: 0 });
    [ann, ben] = await Promise.all([
      newPerson({ size: 'desktop', theme: 'light' }),
      newPerson({ size: 'phone', theme: 'dark' }),
    ]);
    await Promise.all(
      [[ann, 'Ann'] as const, [ben, 'Ben'] as const].map(([{ page }, name]) => makeIdentity(page, name)),
    );
  });
  beforeEach(() => {
    problems.length = 0;
  });
  afterAll(async () => {
    await server?.kill();
    await Promise.all([ann, ben].map((person) => person?.browser.close()));
    rmSync(data, { recursive: true, force: true });
  });

  const makeIdentity = async (page: Page, name: string) => {
    await page.goto(`${server.url}/#/me`);
    await page.getByLabel('Your name for others').fill(name);
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.locator('[data-part="phrase"] li').first().waitFor();
  };
  const go = (page: Page, where: string) => page.goto(`${server.url}/#/${where}`);
  /** Pictures to look at, where somebody has asked for them. */
  const shoot = async (page: Page, name: string) => {
    const folder = process.env.IRONFIELD_PICTURES;
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    const usual = page.viewportSize()!;
    for (const size of [usual, { width: 1280, height: 720 }, { width: 844, height: 390 }]) {
      await page.setViewportSize(size);
      await page.screenshot({ path: join(folder, `${name}-${size.width}.png`) });
    }
    await page.setViewportSize(usual);
  };

  test('a challenge to a strength is taken up on a phone, and both have met', async () => {
    await go(ann.page, 'new/battleforce-qs');
    await ann.page.getByText('Share a link').click();
    await ann.page.getByLabel('Open seats are for').selectOption({ label: 'A challenge to a strength' });
    await ann.page.getByLabel('Rating from').fill('1400');
    await checkAccess(ann.page, 'a challenge in the making');
    await shoot(ann.page, 'challenge-new');
    await ann.page.getByRole('button', { name: 'Set up the table' }).click();
    await ann.page.locator('[data-part="join-seats"]').waitFor();
    await go(ann.page, 'challenges');
    await ann.page.getByRole('button', { name: 'Take it back' }).waitFor();
    await shoot(ann.page, 'challenges-own');

    await go(ben.page, 'challenges');
    await ben.page.getByText('wants 1400 to 1700').waitFor();
    await checkAccess(ben.page, 'challenges');
    await shoot(ben.page, 'challenges');
    await ben.page.getByRole('button', { name: /^Play / }).click();
    await ben.page.waitForURL(/#\/table\/seat\//);

    await go(ann.page, 'people');
    await ann.page.getByText('1 game together').waitFor();
    await ann.page.getByRole('button', { name: 'Watch', exact: true }).click();
    await ann.page.getByText('on your watch list').waitFor();
    await ann.page.getByText('Report Ben').click();
    await ann.page.getByLabel('What is wrong with Ben?').fill('nothing at all');
    await ann.page.getByRole('button', { name: 'Report', exact: true }).click();
    await ann.page.getByText('Those who run the server will look at it.').waitFor();
    await checkAccess(ann.page, 'people');
    await shoot(ann.page, 'people');
    await go(ben.page, 'people');
    await ben.page.getByText('1 game together').waitFor();
    await shoot(ben.page, 'people-dark');
    expect(problems).toEqual([]);
  });

  test('a tournament is announced, entered, begun and sat down to', async () => {
    await go(ann.page, 'tournaments');
    await ann.page.getByLabel('Title').fill('Winter cup');
    await expect.poll(() => ann.page.getByLabel('Battle').locator('option').count()).toBeGreaterThan(0);
    await checkAccess(ann.page, 'a tournament in the making');
    await shoot(ann.page, 'tournaments');
    await ann.page.getByRole('button', { name: 'Announce it' }).click();
    await ann.page.getByRole('button', { name: 'Enter' }).click();
    await ann.page.getByRole('button', { name: 'Leave it' }).waitFor();
    await go(ben.page, 'tournaments');
    await ben.page.getByText('Winter cup').click();
    await ben.page.getByRole('button', { name: 'Enter' }).click();
    await ben.page.getByRole('button', { name: 'Leave it' }).waitFor();
    await ann.page.getByRole('button', { name: 'Begin' }).click();
    await ann.page.getByRole('button', { name: 'Play round 1' }).waitFor();
    await checkAccess(ann.page, 'a tournament');
    await shoot(ann.page, 'tournament');
    await ben.page.reload();
    await ben.page.getByRole('button', { name: 'Play round 1' }).waitFor();
    await shoot(ben.page, 'tournament-dark');
    await ann.page.getByRole('button', { name: 'Play round 1' }).click();
    await ann.page.waitForURL(/#\/table\/seat\//);
    await ben.page.getByRole('button', { name: 'Play round 1' }).click();
    await ben.page.waitForURL(/#\/table\/seat\//);
    expect(problems).toEqual([]);
  });
});
