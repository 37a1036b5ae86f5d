// Answers a question in a real browser, with the mouse, with keys alone, or with a finger.

import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { StoredGame } from '../src/sessions/local-store.ts';
import { question } from '../testing/browser.fixture.ts';
import type { House } from '../testing/hands.fixture.ts';
import { sitDownAt } from '../testing/prepared.fixture.ts';
import type { Position } from './positions.ts';
import { IN_NODE, type TableInNode } from './table-in-node.ts';

/** A game as the browser keeps it now. */
export const kept = (page: Page, id: string): Promise<StoredGame> =>
  page.evaluate(
    (key) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('ironfield', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('games').objectStore('games').get(key);
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    id,
  );

export const HANDS = ['mouse', 'keys', 'touch'] as const;
export type Hands = (typeof HANDS)[number];

async function press(button: Locator, hands: Hands, timeout?: number): Promise<void> {
  const within = timeout === undefined ? {} : { timeout };
  if (hands === 'touch') return button.tap(within);
  if (hands === 'mouse') return button.click(within);
  await button.focus(within);
  await button.page().keyboard.press('Enter');
}

/** Takes the suggestion if there is one, otherwise the first answer. */
async function answerBy(page: Page, hands: Hands): Promise<void> {
  const suggest = page.getByRole('button', { name: 'Suggest' });
  if (!(await suggest.isVisible()))
    return press(
      page.locator('[data-part="bar-panel"] [data-part="action-buttons"] button:enabled').first(),
      hands,
    );
  if (hands === 'keys') await page.keyboard.press('s');
  else await press(suggest, hands);
  await press(page.locator('[data-part="bar-panel"] [data-part="primary"]:enabled').first(), hands);
}

/** A visitor who is asked every question, even those with a single answer. */
export async function visitor(house: House, hands: Hands): Promise<Page> {
  const page = await house.visit({ hasTouch: hands === 'touch' });
  await page.addInitScript(() => {
    localStorage.setItem('ironfield-settings', JSON.stringify({ pace: 'instant', asksAlways: true }));
  });
  return page;
}

/** Opens a position, reads the question and answers it. */
export async function answerAt(page: Page, address: string, { stored, seat, kind }: Position, hands: Hands) {
  const id = await sitDownAt(page, address, stored);
  await answerHere(page, hands, kind, async () => {
    const { log } = await kept(page, id);
    return log.slice(stored.log.length).some((entry) => entry.kind === 'order' && entry.seat === seat);
  });
}

/** The same with a question that was put on a table of ours, which the page is served. */
export async function answerSetUp(
  page: Page,
  address: string,
  table: TableInNode,
  kind: string,
  hands: Hands,
) {
  await page.goto(`${address}#/table/local/${IN_NODE}`);
  await answerHere(page, hands, kind, async () => table.given > 0);
}

async function answerHere(
  page: Page,
  hands: Hands,
  kind: string,
  isGiven: () => Promise<boolean>,
): Promise<void> {
  // Everything shown from here on belongs to this game.
  await page.reload();
  await question(page);
  await answerBy(page, hands);
  const isAnswered = async () => {
    // An order that cannot be taken back asks for confirmation.
    // The next question may have such a button, too, with nothing planned yet.
    const final = page.locator('[data-part="bar-panel"] [data-part="primary"][data-final]:enabled');
    // The press before may have done it, and the button is gone.
    if (!(await isGiven()) && (await final.isVisible())) await press(final, hands, AGAIN).catch(() => {});
    return isGiven();
  };
  await until(isAnswered, `${kind} is answered by ${hands}`);
}

/** Milliseconds after which one looks again whether there is anything to press. */
const AGAIN = 5000;
/** Milliseconds after which nothing more is going to happen, on any machine. */
const PATIENCE = 300_000;

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It takes too long until ${what}`);
    await wait(50);
  }
}
