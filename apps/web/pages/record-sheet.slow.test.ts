import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { fourLegged } from '@ironfield/mechbay/design/four-legs.fixture.ts';
import type { Page as Sheet } from '@ironfield/mechbay/sheet/primitives.ts';
import { FONT_FAMILY, svgOf } from '@ironfield/mechbay/sheet/svg.ts';
import { HOSTILE_NAMES, isText, LEAN, sheetOf, stockMech } from '@ironfield/mechbay/sheet/testing.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../testing/browser.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';

/** Millimetres: what is rounded away on the way to the screen. */
const ROUNDED = 0.05;

/** Fonts of this machine for the sheets. */
const FONTS = [FONT_FAMILY, 'sans-serif', 'serif', 'monospace'];

interface Seen {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly baseline: number;
}

describeInBrowser('A record sheet in a browser', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launch();
    page = await browser.newPage();
  });
  afterAll(() => browser?.close());

  /** Every text as the browser draws it, so large that a pixel is nothing. */
  async function seen(svg: string): Promise<Seen[]> {
    await page.setContent(
      `<!doctype html><style>svg { width: 8000px; height: auto; }</style><body>${svg}</body>`,
    );
    return page.evaluate(() =>
      [...document.querySelectorAll<SVGTextElement>('svg text')].map((element) => {
        const { x, width } = element.getBBox();
        return { text: element.textContent ?? '', x, width, baseline: element.getStartPositionOfChar(0).y };
      }),
    );
  }

  async function expectToFit(sheet: Sheet, font = FONT_FAMILY): Promise<void> {
    const texts = sheet.primitives.filter(isText);
    const drawn = await seen(svgOf(sheet).replace(FONT_FAMILY, font));
    expect(drawn.map(({ text }) => text)).toEqual(texts.map(({ text }) => text));
    const strays = drawn.filter(({ x, width, baseline }, i) => {
      const { box, size } = texts[i];
      const lean = LEAN * size + ROUNDED;
      const isWide = x < box.x - lean || x + width > box.x + box.width + lean;
      return isWide || baseline < box.y || baseline > box.y + box.height;
    });
    expect(strays).toEqual([]);
  }

  test.each(['a4', 'letter'] as const)('all designs keep to their boxes on %s', async (paper) => {
    for (const mech of [...Object.values(STOCK_MECHS), fourLegged()]) {
      await expectToFit(sheetOf(mech, { paper, warrior: { name: 'Ana', gunnery: 4, piloting: 5 } }));
    }
  });

  test.each(FONTS)('texts keep to their boxes in the font %s', async (font) => {
    for (const model of ['AS7-D', 'JR7-D']) await expectToFit(sheetOf(stockMech(model)), font);
  });

  test.each(HOSTILE_NAMES.map((name) => [name]))('the name %j is only a name', async (name) => {
    const mech = { ...stockMech('AS7-D'), name, model: name };
    await expectToFit(sheetOf(mech, { warrior: { name } }));
    await expect.poll(() => page.locator('script, rect[width="999"]').count()).toBe(0);
  });
});
