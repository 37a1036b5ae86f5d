// People before browsers of their own at tables of one server.

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PATIENCE } from '../browser/start.ts';
import { howItStands, type Look, launch, problems, SIZES, setUp } from './browser.fixture.ts';

export interface Person {
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Messages of a browser when a server is gone or refuses something: here that is often the subject of a test. */
const EXPECTED = /ERR_CONNECTION_REFUSED|Failed to load resource|WebSocket connection to/;

/** Somebody new, who does not like to wait. */
export async function newPerson({ size, theme }: Look): Promise<Person> {
  const browser = await launch();
  // Pages come from the server each time: what is kept for offline use has tests of its own.
  const context = await browser.newContext({
    ...SIZES[size],
    colorScheme: theme,
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => {
    const key = 'ironfield-settings';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"pace":"instant"}');
  });
  const page = await context.newPage();
  watchPage(page);
  return { browser, context, page };
}

export function watchPage(page: Page): void {
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) problems.push(message.text());
  });
}

/** Sets up a game with one open seat on the start page; the answer is the invitation. */
export async function shareGame(page: Page, url: string, scenario: string, name: string): Promise<string> {
  await page.goto(url);
  const game = scenario === 'The ravine' ? 'Ambush (demonstration)' : 'BattleForce Quick-Start';
  await setUp(page, game, scenario);
  await page.getByRole('radio', { name: 'Share a link' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Set up the table' }).click();
  return page.locator('[data-part="join-seats"] [data-part="share-link"] input').inputValue();
}

export async function join(page: Page, invitation: string, name: string): Promise<void> {
  await page.goto(invitation);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: /^Join/ }).click();
  await page.locator('[data-part="table-frame"]').waitFor();
}

/** Waits until somebody is asked; -1 when the game is over. */
export async function whoIsAsked(pages: readonly Page[]): Promise<number> {
  for (const end = performance.now() + PATIENCE; performance.now() < end; ) {
    for (const [index, page] of pages.entries()) {
      const now = await howItStands(page);
      if (now === 'over') return -1;
      if (now === 'asks' || now === 'tells') return index;
    }
    await pages[0].waitForTimeout(50);
  }
  const texts = await Promise.all(pages.map((page) => page.locator('body').innerText()));
  throw new Error(`Nobody is asked:\n${texts.map((text) => text.slice(-500)).join('\n---\n')}`);
}

export const promptOn = (page: Page) => page.locator('[data-part="action-title"]').textContent();

/** Does what the veteran suggests, or else what the form offers first. */
export async function decide(page: Page): Promise<void> {
  const buttons = page.locator('[data-part="bar-panel"] [data-part="action-buttons"]');
  const suggest = buttons.locator('[aria-label="Suggest"]');
  if (await suggest.isVisible()) {
    await suggest.click();
    await buttons.locator('[data-part="primary"]:enabled').click();
  } else {
    await buttons.locator('button').first().click();
  }
}

/** Plays on with all of them until something is so, or the game is over. */
export async function playOnTogether(
  pages: readonly Page[],
  isEnough: (orders: number) => boolean | Promise<boolean> = () => false,
): Promise<number> {
  for (let orders = 0; orders < 400; orders++) {
    const asked = await whoIsAsked(pages);
    if (asked < 0 || (await isEnough(orders))) return orders;
    await decide(pages[asked]);
  }
  throw new Error('The game goes on and on');
}
