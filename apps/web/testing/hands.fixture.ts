// Visitors with screens and hands of all kinds: windows of any size, fingers, keys alone.

import type { Server } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';
import { buildClient, launch, problems, question, serve } from './browser.fixture.ts';

export interface Visit {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  readonly hasTouch?: boolean;
  /** Its pointers are fingers alone. */
  readonly isPhone?: boolean;
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** Whether the page is kept for when there is no network, which takes as long as the rest of its start. */
  readonly isKept?: boolean;
  /** The pace of events: at once, so that a game takes seconds, or one press at a time. */
  readonly pace?: 'instant' | 'step';
}

/** A server and a browser for the tests of a file. */
export class House {
  private server: Server | undefined;
  private browser: Browser | undefined;
  address = '';

  async open(): Promise<void> {
    await buildClient();
    this.browser = await launch();
    // Some browsers end with their first window: this one stays.
    await this.browser.newPage();
    this.server = await serve();
    this.address = `http://127.0.0.1:${(this.server.address() as { port: number }).port}/`;
  }

  async close(): Promise<void> {
    await this.browser?.close();
    this.server?.close();
  }

  /** Begins the guided game of BattleForce Quick-Start, a table to try things at. */
  async learn(page: Page, game = 'battleforce-qs'): Promise<void> {
    await page.goto(`${this.address}#/learn/${game}`);
    await page.waitForURL(/#\/table\//);
  }

  /** A new visitor, of whom the browser keeps nothing, at the start page. What goes wrong is noted in `problems`. */
  async visit(
    { width = 1280, height = 800, theme = 'light', ...more }: Visit = {},
    query = '',
  ): Promise<Page> {
    const { hasTouch = false, isPhone = false, reducedMotion = 'no-preference', pace = 'instant' } = more;
    const { isKept = false } = more;
    problems.length = 0;
    const context = await this.browser!.newContext({
      viewport: { width, height },
      colorScheme: theme,
      hasTouch,
      isMobile: isPhone,
      reducedMotion,
      serviceWorkers: isKept ? 'allow' : 'block',
    });
    // A page out of use would go on drawing, and slow the others down.
    if (TestRunner.getCurrentTest()) onTestFinished(() => context.close());
    await context.addInitScript((settings) => {
      localStorage.setItem('ironfield-settings', settings);
      let sum = 0;
      const note = (entries: PerformanceEntryList) => {
        for (const entry of entries as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) sum += entry.value;
      };
      new PerformanceObserver((list) => note(list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
      Object.assign(globalThis, { layoutShift: () => sum });
    }, JSON.stringify({ pace }));
    const page = await context.newPage();
    page.on('console', (message) => {
      // Behind these pages there are files and no server; whoever saves a design asks for one, and browsers note it.
      const isAsked = message.location().url.endsWith('/api/shelf');
      if (message.type() === 'error' && !isAsked) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(this.address + query);
    await page.getByRole('heading', { name: 'Choose a battle' }).waitFor();
    return page;
  }
}

/** The sum of all shifts since the page was opened, as browsers reckon it. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { layoutShift(): number }).layoutShift());
}

/** The middle of a hex on the screen. */
export async function placeOf(page: Page, hex: string): Promise<{ x: number; y: number }> {
  // Until then the map has not found its size.
  await page.locator('[data-part="map-drawing"][data-zoom]').waitFor();
  return page.evaluate((number) => {
    const text = [...document.querySelectorAll('[data-part="hex-numbers"] text')].find(
      (each) => each.textContent === number,
    ) as SVGTextElement;
    // The number is printed near the upper side, at most 19 units above the middle.
    const matrix = text.getScreenCTM()!;
    const at = new DOMPoint(text.x.baseVal[0].value, text.y.baseVal[0].value + 18.7);
    const { x, y } = at.matrixTransform(matrix);
    return { x, y };
  }, hex);
}

/** The parts of the bar that a player cannot read or press: too wide for it, cut off, or out of the window. */
export function hiddenInBar(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('[data-part="bar-panel"]')!;
    const words = (element: Element) => `${element.className}: ${element.textContent}`;
    const isCut = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + 1;
    const inner = bar.querySelector('[data-part="action-bar"]')!;
    const edge =
      inner.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(inner).paddingRight);
    // On phones tools lie above the bar, on the map, and have an edge of their own.
    const tools = bar.querySelector('[data-part="action-tools"]');
    const isAbove = tools && getComputedStyle(tools).position === 'absolute';
    const isOut = (element: Element) => {
      const { left, right, bottom, width } = element.getBoundingClientRect();
      const most = isAbove && tools.contains(element) ? tools.getBoundingClientRect().right : edge;
      return width > 0 && (left < 0 || right > most + 1 || bottom > window.innerHeight + 1);
    };
    const texts = [...bar.querySelectorAll('[data-part="action-text"]')].filter(isCut);
    // Weapons side by side are moved sideways.
    const pressed = bar.querySelectorAll(
      '[data-part="action-buttons"] button, [data-part="action-tools"] > :not([data-part="arm-chips"])',
    );
    return [...texts, ...[...pressed].filter(isOut)].map(words);
  });
}

/** Plays with keys alone, by suggestion, until the game asks something that fits or is over. */
export async function playByKeys(page: Page, until: (prompt: string) => boolean): Promise<string> {
  for (let orders = 0; orders < 400; orders++) {
    const prompt = await question(page);
    if (prompt === 'over' || until(prompt)) return prompt;
    const isChoice = !(await page.getByRole('button', { name: 'Suggest' }).isVisible());
    if (isChoice) {
      await page.locator('[data-part="bar-panel"] [data-part="action-buttons"] button').first().focus();
    } else {
      await page.locator('[data-part="map-keys"], [data-part="text-drawing"]').first().focus();
      await page.keyboard.press('s');
      await page.locator('[data-part="bar-panel"] [data-part="primary"]:enabled').waitFor();
      // Now there is something to undo, unless the suggestion is to hold fire.
      await page
        .locator('[aria-label="Undo"]')
        .waitFor({ timeout: 5000 })
        .catch(() => {});
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    }
    await page.keyboard.press('Enter');
    await page.waitForTimeout(20);
  }
  throw new Error('The game goes on and on');
}
