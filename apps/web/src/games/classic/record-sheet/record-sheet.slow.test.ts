import { STOCK_MECHS } from '@ironfield/classic/data/mechs/mechs.ts';
import type { Page as Sheet, Text } from '@ironfield/mechbay/sheet/primitives.ts';
import { recordSheet } from '@ironfield/mechbay/sheet/record-sheet.ts';
import { svgOf } from '@ironfield/mechbay/sheet/svg.ts';
import { HOSTILE_NAMES } from '@ironfield/mechbay/sheet/testing.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../../../browser.fixture.ts';
import { describeInBrowser } from '../../../../in-browser.fixture.ts';

/** Millimetres: what letters may lean out of the room they take. */
const SLACK = 0.35;

interface Seen {
  readonly text: string;
  readonly x: number;
  readonly width: number;
}

describeInBrowser('In a browser', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launch();
    page = await browser.newPage();
  });
  afterAll(() => browser.close());

  /** Every text as the browser draws it. */
  async function seen(svg: string): Promise<Seen[]> {
    await page.setContent(`<!doctype html><body>${svg}</body>`);
    return page.evaluate(() =>
      [...document.querySelectorAll<SVGTextElement>('svg text')].map((element) => {
        const { x, width } = element.getBBox();
        return { text: element.textContent ?? '', x, width };
      }),
    );
  }

  async function expectToFit(sheet: Sheet): Promise<void> {
    const texts = sheet.primitives.filter((part): part is Text => part.kind === 'text');
    const drawn = await seen(svgOf(sheet));
    expect(drawn.map(({ text }) => text)).toEqual(texts.map(({ text }) => text));
    const wide = drawn.filter(({ x, width }, i) => {
      const { box } = texts[i]!;
      return x < box.x - SLACK || x + width > box.x + box.width + SLACK;
    });
    expect(wide).toEqual([]);
  }

  function sheetOf(...call: Parameters<typeof recordSheet>): Sheet {
    const sheet = recordSheet(...call);
    if (!sheet.ok) throw new Error(sheet.error.join('; '));
    return sheet.value;
  }

  test.each(['a4', 'letter'] as const)('all stock designs keep to their boxes on %s', async (paper) => {
    for (const mech of Object.values(STOCK_MECHS)) await expectToFit(sheetOf(mech, { paper }));
  });

  test.each(HOSTILE_NAMES.map((name) => [name]))('the name %j is only a name', async (name) => {
    const mech = { ...STOCK_MECHS['AS7-D']!, name, model: name };
    await expectToFit(sheetOf(mech, { warrior: { name } }));
    expect(await page.locator('script, rect[width="999"]').count()).toBe(0);
  });
});
