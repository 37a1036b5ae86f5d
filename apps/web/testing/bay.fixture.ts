// Hands at the workbench: designs opened, things carried, files made up.

import type { Page } from 'playwright-core';
import type { House, Visit } from './hands.fixture.ts';

/** A visitor of the 'Mech bay, at an address below `#/bay`. */
export async function visitBay(house: House, path: string, visit: Visit = {}): Promise<Page> {
  const page = await house.visit(visit);
  await openBay(page, house, path);
  return page;
}

export async function openBay(page: Page, house: House, path: string): Promise<void> {
  await page.goto(`${house.address}#/bay${path}`);
  await page
    .locator(
      '[data-part="builder"], [data-part="library-list"], [data-part="compare-page"], [data-part="message-page"]',
    )
    .first()
    .waitFor();
}

/** One of the eight tables of slots, by its name. */
export const table = (page: Page, name: string) =>
  page.locator(`[data-part="location"][aria-label^="${name}"]`);

/** The contents of a location, without the parts that every 'Mech has there. */
export const mountedIn = (page: Page, name: string): Promise<string[]> =>
  table(page, name)
    .locator('[data-name]')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.name ?? ''));

export const standing = async (page: Page): Promise<string> =>
  (await page.locator('[data-part="summary-bar"]').innerText()).replace(/\s+/g, ' ');

/** A file that is dropped onto the page. */
export async function dropFile(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  const bytes = typeof content === 'string' ? content : [...content];
  await page.locator('[data-part="library-page"]').evaluate(
    (target, [fileName, text]) => {
      const dataTransfer = new DataTransfer();
      const part = typeof text === 'string' ? text : Uint8Array.from(text);
      dataTransfer.items.add(new File([part], fileName));
      for (const type of ['dragenter', 'dragover', 'drop'])
        target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, bytes] as const,
  );
}

/** A file that the page hands out. */
export async function handedOut(
  page: Page,
  act: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) };
}
