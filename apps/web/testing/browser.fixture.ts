// A real browser for tests and pictures: the built client on an address of this machine, and hands that play.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { onTestFinished, TestRunner } from 'vitest';
import { type Found, findBrowser } from '../browser/find.ts';
import { PATIENCE, startBrowser } from '../browser/start.ts';
import { TRIAL } from '../bundling/compressed-build.ts';

const here = join(import.meta.dirname, '..');
/** A folder of its own: whoever starts a server meanwhile builds into the other one. */
const dist = mkdtempSync(join(tmpdir(), 'ironfield-client-'));
removeAtTheEnd(dist);

/**
 * Removes a folder when whoever needs it is gone: test runners end their workers without a word, so it takes another
 * process, which hears of it because nobody holds the other end of its input any more.
 */
function removeAtTheEnd(folder: string): void {
  const program =
    "process.stdin.resume().on('close', () => fs.rmSync(process.argv[1], { recursive: true, force: true }))";
  const remover = spawn(process.execPath, ['-e', program, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  remover.unref();
  (remover.stdin as Socket).unref();
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** As strict as a server could be: whatever this forbids shows up as an error. */
const POLICY =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'";

/** Files that pages have asked for, by path; not those that are only kept for later. */
export const requested = new Set<string>();

/** Serves a folder, which may change meanwhile. */
export function serve(folder: () => string = () => dist): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder(), path === '/' ? 'index.html' : path);
    if (!request.headers.referer?.endsWith('/sw.js')) requested.add(file);
    try {
      const body = readFileSync(file);
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': POLICY,
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false },
  laptop: { viewport: { width: 1280, height: 800 }, hasTouch: false },
  wall: { viewport: { width: 3840, height: 2160 }, hasTouch: false },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
} as const;

export interface Look {
  readonly size: keyof typeof SIZES;
  readonly theme: 'light' | 'dark';
  /** With it a page draws the same seeds every time, so that its games run alike. */
  readonly chance?: number;
}

/** Runs in the page. */
function fixChance(chance: number): void {
  let drawn = chance;
  crypto.getRandomValues = (array) => {
    const bytes = array as unknown as Uint8Array;
    for (let i = 0; i < bytes.length; i++) {
      drawn = (Math.imul(drawn, 1_103_515_245) + 12_345) >>> 0;
      bytes[i] = drawn >>> 16;
    }
    return array;
  };
}

/** Failures in any page, in their order. */
export const problems: string[] = [];

export async function open(browser: Browser, address: string, { size, theme, chance }: Look): Promise<Page> {
  const context = await browser.newContext({ ...SIZES[size], colorScheme: theme, deviceScaleFactor: 1 });
  if (chance !== undefined) await context.addInitScript(fixChance, chance);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${size} ${theme}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${size} ${theme}: ${error.message}`));
  await page.goto(address);
  await page.getByRole('heading', { name: 'Choose a battle' }).waitFor();
  return page;
}

/** From the start page to what can be chosen about a game, and there to a scenario. */
export async function setUp(page: Page, game: string, scenario?: string): Promise<void> {
  const card = page.getByRole('link', { name: `Set up ${game}`, exact: true });
  await card.or(page.getByRole('link', { name: game, exact: true })).click();
  const cards = page.getByRole('radiogroup', { name: 'Scenario' });
  await cards.waitFor();
  if (scenario !== undefined) await cards.getByRole('radio', { name: scenario }).first().click();
}

/** Begins a game as the start page would: the first scenario against a regular bot. */
export async function beginGame(page: Page, game = 'BattleForce Quick-Start'): Promise<void> {
  await page.getByRole('button', { name: `Play ${game}` }).click();
}

/** Does what the veteran suggests until the game asks something that fits, or ends. */
export async function playOn(page: Page, until: (prompt: string) => boolean, limit = 400): Promise<string> {
  for (let orders = 0; orders < limit; orders++) {
    const prompt = await question(page);
    if (prompt === 'over' || until(prompt)) return prompt;
    await answer(page);
  }
  throw new Error('The game goes on and on');
}

const SKIP = '[data-part="bar-panel"] button[title^="Show all at once"]';
const SUGGEST = '[data-part="bar-panel"] button[aria-label="Suggest"]';

/** Runs in the page. It is asked again and again, so it looks for marks of the page instead of names. */
const HOW_IT_STANDS = `(() => {
  const shows = (selector) => document.querySelector(selector)?.checkVisibility() ?? false;
  if (shows('[data-part="end-banner"]')) return 'over';
  if (shows('${SKIP}')) return 'tells';
  return shows('[data-part="bar-panel"] [data-part="action-buttons"] button') ? 'asks' : 'waits';
})()`;

/** Says if a table asks this person something, tells them what happens, waits for others, or is over. */
export function howItStands(page: Page): Promise<'over' | 'tells' | 'asks' | 'waits'> {
  return page.evaluate(HOW_IT_STANDS);
}

export async function question(page: Page): Promise<string> {
  for (const end = performance.now() + PATIENCE; performance.now() < end; ) {
    const now = await howItStands(page);
    if (now === 'over') return 'over';
    if (now === 'asks') return (await page.locator('[data-part="action-title"]').textContent()) ?? '';
    if (now === 'tells')
      await page
        .locator(SKIP)
        .click({ timeout: 1000 })
        .catch(() => {});
    else await page.waitForTimeout(25);
  }
  throw new Error(`Nothing is asked: ${(await page.locator('body').innerText()).slice(0, 500)}`);
}

/** Does what the veteran suggests, or what is offered first. */
export async function answer(page: Page): Promise<void> {
  const suggest = page.locator(SUGGEST);
  if (await suggest.isVisible()) {
    await suggest.click();
    await page.locator('[data-part="bar-panel"] [data-part="primary"]:enabled').waitFor();
    await page.waitForTimeout(30);
    await page.locator('[data-part="bar-panel"] [data-part="primary"]').click();
  } else {
    await page.locator('[data-part="bar-panel"] [data-part="action-buttons"] button').first().click();
  }
  await page.waitForTimeout(30);
}

/** Runs in the page: ends when for three frames nothing has moved or changed colour, but for what does so for ever. */
const STAND_STILL = `(async () => {
  const isMoving = (animation) =>
    animation.playState === 'running' && Number.isFinite(animation.effect?.getComputedTiming().endTime);
  for (let still = 0; still < 3; still++) {
    await new Promise(requestAnimationFrame);
    if (document.getAnimations().some(isMoving)) still = -1;
  }
})()`;

/** Waits until the page stands still. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(STAND_STILL);
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** Barriers that keep people from using the page, or only those of colour. Tooltips belong to no landmark. */
export async function checkAccess(page: Page, name: string, isAll = true): Promise<void> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options = {
    ...(isAll ? { rules: { region: { enabled: false } } } : { runOnly: ['color-contrast'] }),
    // Selectors of everything that is well take longer than looking at it.
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
  };
  const { violations } = await page.evaluate(
    (wanted) =>
      (globalThis as unknown as { axe: { run(options: object): Promise<AxeResult> } }).axe.run(wanted),
    options,
  );
  for (const { id, nodes } of violations) problems.push(`${name}: ${id}, ${nodes[0]?.html.slice(0, 160)}`);
}

/** In both themes, which differ in their colours alone. The page is left in the light one. */
export async function checkBothThemes(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkAccess(page, `${name}, dark`, false);
  await page.emulateMedia({ colorScheme: 'light' });
  await checkAccess(page, `${name}, light`);
}

let built: Promise<unknown> | undefined;

/** The folder of the client, built once however often it is asked for. */
export async function buildClient(mode = TRIAL): Promise<string> {
  built ??= buildForPlayers(mode);
  await built;
  return dist;
}

async function buildForPlayers(mode: string): Promise<void> {
  // Test runners set another one, which would build React for developers; and they want theirs back.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build({ root: here, mode, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

let search: Promise<Found> | undefined;

/** The browser of this machine, looked for once. */
export function browserHere(): Promise<Found> {
  search ??= findBrowser();
  return search;
}

/**
 * A browser of its own for each use: one of those that may come ends with its first window. One that a test launches
 * ends with the test; what nobody looks at any more would go on drawing, and slow the others down.
 */
export async function launch(): Promise<Browser> {
  const found = await browserHere();
  if (found.path === undefined) throw new Error(['There is no browser here.', ...found.reasons].join('\n'));
  const browser = await startBrowser(found.path);
  if (TestRunner.getCurrentTest()) onTestFinished(() => browser.close());
  if (SLOWNESS > 1) browser.on('context', (context) => context.on('page', slowDown));
  return browser;
}

/** Pages run so many times slower than this machine: to find tests that win a race by luck. */
const SLOWNESS = Number(process.env.IRONFIELD_SLOW_PAGES ?? 1);

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
}
