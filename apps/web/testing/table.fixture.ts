// Hands at the table of a hex game.

import type { Page } from 'playwright-core';
import { placeOf } from './hands.fixture.ts';

/** The parts of the table, as somebody finds them. */
export const partsOf = (page: Page) => ({
  primary: page.locator('[data-part="bar-panel"] [data-part="primary"]'),
  warning: page.locator('[data-part="action-warning"]'),
  plan: page.locator('[data-part="action-plan"]'),
  button: (name: string | RegExp) => page.getByRole('button', { name }),
  ready: page.locator('[data-part="ready-dot"]'),
  rows: page.locator('[data-part="fire-row"]'),
});

export async function clickHex(page: Page, hex: string): Promise<void> {
  const { x, y } = await placeOf(page, hex);
  await page.mouse.click(x, y);
}

/** A hex inside the border that the unit in hand can reach. */
export async function clickReach(page: Page, index: number): Promise<void> {
  const { x, y, width, height } = (await page
    .locator('[data-part="reach"] circle')
    .nth(index)
    .boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** The enemy, by its number, that the first weapon which can hit anybody hits best; null if none can. */
export async function bestEnemy(page: Page): Promise<string | null> {
  const options = page.locator(
    '[data-part="fire-row"]:not([data-vain]) [data-part="target-chip"] option:not([value=""])',
  );
  const words = await options.allTextContents();
  const chance = (text: string) => Number(/\((\d+)/.exec(text)?.[1] ?? 0);
  return words.toSorted((a, b) => chance(b) - chance(a))[0]?.trim()[0] ?? null;
}

/** From now on, how many noises a page has made. */
export async function countNoises(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { prototype } = AudioBufferSourceNode;
    const { start } = prototype;
    Object.assign(globalThis, { noises: 0 });
    prototype.start = function (...when) {
      (globalThis as unknown as { noises: number }).noises++;
      return start.apply(this, when);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { noises: number }).noises);
}
