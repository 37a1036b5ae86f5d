import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { readMtf } from '@ironfield/classic/units/mtf/mtf.ts';
import { writeMtf } from '@ironfield/classic/units/mtf/mtf-writer.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  dropFile,
  handedOut,
  mountedIn,
  openBay,
  standing,
  table,
  visitBay,
} from '../testing/bay.fixture.ts';
import { checkAccess, problems, settled } from '../testing/browser.fixture.ts';
import { House, layoutShift } from '../testing/hands.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';

const hunchback = STOCK_MECHS['HBK-4G'];

describeInBrowser("The 'Mech bay", () => {
  const house = new House();
  beforeAll(() => house.open());
  afterAll(() => house.close());

  test('the header stays where it is, and an illegal design says so before it fights', async () => {
    const page = await visitBay(house, '/stock/AS7-D', { width: 1280, height: 720 });
    const top = async () => (await page.locator('[data-part="builder-main"]').boundingBox())!.y;
    const before = await top();
    await page.getByRole('button', { name: 'More: Walk' }).click();
    await page.getByText('Not saved').waitFor();
    expect(await top()).toBe(before);
    await expect.poll(() => standing(page)).toContain('too heavy');
    await page.getByRole('button', { name: "Fight with this 'Mech" }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('This design is not legal').waitFor();
    await dialog.getByText(/take out/).waitFor();
    await dialog.getByRole('button', { name: 'Mend it' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: "Fight with this 'Mech" }).click();
    await page.waitForURL(/new\/classic\/own/);
  });

  test('a stock design becomes another by keys alone, is saved, and is there again without a network', async () => {
    const page = await visitBay(house, '/stock/HBK-4G', { isKept: true });
    await page.evaluate(() => navigator.serviceWorker.ready);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

    // The small laser comes out of the head, and another goes into the torso.
    await page.locator('[data-part="slots"] [data-rove]').first().focus();
    await press('Home');
    for (let i = 0; i < 8 && !(await focused()).includes('Small Laser'); i++) await press('ArrowRight');
    await press('Delete');
    await expect.poll(() => mountedIn(page, 'Head')).toEqual([]);
    await expect.poll(() => standing(page)).toContain('0.5 t left');
    await expect.poll(() => page.locator('[data-part="problems"]').innerText()).toContain('CBT-CON-01');

    await page.locator('[data-part="shelves"] [data-rove]').first().focus();
    await press('End');
    for (let i = 0; i < 40 && !(await focused()).startsWith('Small Laser'); i++) await press('ArrowUp');
    await press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/^LA/);
    await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Small Laser'));
    await expect.poll(() => mountedIn(page, 'Right torso')).toEqual(['AC/20', 'Small Laser']);
    await expect.poll(() => standing(page)).toContain('Legal');
    await expect
      .poll(() => page.locator('[role="status"]').last().innerText())
      .toContain('Small Laser put into right torso');

    await press('Control+z');
    await expect.poll(() => mountedIn(page, 'Right torso')).toEqual(['AC/20']);
    await press('Control+y');
    // Turned to the rear, and moved up a slot.
    await page.locator('[data-part="slots"] [data-name="Small Laser"]').focus();
    await press('r');
    await expect.poll(() => mountedIn(page, 'Right torso')).toEqual(['AC/20', 'Small Laser (R)']);
    await press('Alt+ArrowUp');
    await expect.poll(() => mountedIn(page, 'Right torso')).toEqual(['Small Laser (R)', 'AC/20']);
    await expect.poll(focused).toContain('Small Laser (R)');

    await page.getByRole('textbox', { name: 'Model' }).fill('HBK-4X');
    await page.getByRole('button', { name: 'Save as my own' }).click();
    await page.waitForURL(/#\/bay\/own\//);
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.context().setOffline(true);
    await page.reload();
    await page.locator('[data-part="slots"]').waitFor();
    await expect.poll(() => mountedIn(page, 'Right torso')).toEqual(['Small Laser (R)', 'AC/20']);
    await expect.poll(() => page.getByRole('textbox', { name: 'Model' }).inputValue()).toBe('HBK-4X');

    // A second version, and the first again.
    await page.getByRole('button', { name: 'More: Heat sinks' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Versions' }).click();
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await page.locator('[data-part="dialog"]').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('spinbutton', { name: 'Heat sinks' }).inputValue()).toBe('13');
    await page.getByRole('button', { name: 'Versions' }).click();
    await expect.poll(() => page.locator('[data-part="versions"] li').count()).toBe(3);
    expect(problems).toEqual([]);
  });

  test('a four-legged design is made from nothing by keys alone, and has its sheet', async () => {
    const page = await visitBay(house, '/new/55');
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    /** The first element with this name that the Tab key reaches. */
    const tabTo = async (name: RegExp) => {
      const focused = () =>
        page.evaluate(() => {
          const element = document.activeElement as HTMLInputElement | null;
          return element?.ariaLabel || element?.labels?.[0]?.innerText || element?.textContent || '';
        });
      for (let i = 0; i < 120; i++) {
        if (name.test(await focused())) return;
        await press('Tab');
      }
      throw new Error(`The Tab key does not lead to ${name}`);
    };
    const rove = (attribute: string) =>
      page.evaluate((name) => document.activeElement?.getAttribute(name), attribute);
    /** The list is one stop, the locations another; arrows lead through them. */
    const mount = async (item: string, place: string) => {
      await tabTo(/tons.* slots/);
      await press('Home');
      const weapon = item.replace('Ammo ', '');
      for (let i = 0; i < 40 && (await rove('data-rove')) !== weapon; i++) await press('ArrowDown');
      if (item !== weapon) await press('ArrowRight');
      await press('Enter', 'Home');
      for (let i = 0; i < 8 && !(await rove('aria-label'))?.startsWith(`${place},`); i++)
        await press('ArrowRight');
      await press('Enter');
      // The hand returns to the list.
      await expect.poll(() => rove('data-rove')).toBe(item);
    };
    await tabTo(/^Legs/);
    await press('F');
    await tabTo(/^Walk/);
    await press('ArrowUp');
    await tabTo(/^Heat sinks/);
    await press('ArrowUp', 'ArrowUp');
    for (const place of ['FLL', 'FRL', 'RLL', 'RRL']) await mount('Medium Laser', place);
    await mount('PPC', 'LT');
    await mount('SRM 6', 'RT');
    await mount('Ammo SRM 6', 'RT');
    for (const leg of ['Front left', 'Front right', 'Rear left', 'Rear right'])
      await expect
        .poll(async () => [leg, await mountedIn(page, `${leg} leg`)])
        .toEqual([leg, ['Medium Laser']]);
    await expect.poll(() => mountedIn(page, 'Right torso')).toEqual(['SRM 6', 'Ammo SRM 6']);
    await expect.poll(() => standing(page)).toContain('11 t left');
    await tabTo(/^Use all tons/);
    await press('Enter');
    await expect.poll(() => standing(page)).toMatch(/55 of 55 t 0 t left .* Legal/);
    await expect
      .poll(() => page.locator('[data-part="bay-chart"]').first().innerText())
      .toMatch(/most at range 3, 34 points; reaches 18 hexes/);

    await tabTo(/^Record sheet/);
    await press('Enter');
    await page.getByRole('img', { name: 'Record sheet of' }).waitFor();
    await expect
      .poll(() => page.getByRole('img', { name: 'Record sheet of' }).textContent())
      .toContain('Front left leg');
    await tabTo(/^MechWarrior/);
    await page.keyboard.type('Ana');
    await tabTo(/^Download PDF/);
    const pdf = await handedOut(page, () => press('Enter'));
    expect(pdf.name).toBe('New-design.pdf');
    expect(problems).toEqual([]);
  });

  test('things are dragged in, about and out; unsaved work survives a reload', async () => {
    const page = await visitBay(house, '/stock/HBK-4G');
    await page.dragAndDrop(
      '[data-part="shelves"] [data-rove="Machine Gun"]',
      '[data-part="location"][aria-label^="Left arm"]',
    );
    await expect.poll(() => mountedIn(page, 'Left arm')).toEqual(['Medium Laser', 'Machine Gun']);
    await table(page, 'Left arm')
      .locator('[data-name="Machine Gun"]')
      .dragTo(table(page, 'Right arm').locator('[data-part="slot"][data-kind="open"]').nth(3));
    await expect.poll(() => mountedIn(page, 'Left arm')).toEqual(['Medium Laser']);
    expect(
      await table(page, 'Right arm').locator('[data-name="Machine Gun"]').getAttribute('data-rove'),
    ).toBe('RA 8');
    await expect.poll(() => standing(page)).toContain('0.5 t too heavy');
    await page.reload();
    await page.locator('[data-part="slots"]').waitFor();
    await expect.poll(() => mountedIn(page, 'Right arm')).toEqual(['Medium Laser', 'Machine Gun']);
    await page.dragAndDrop('[data-part="slots"] [data-name="Machine Gun"]', '#bay-equipment');
    await expect.poll(() => standing(page)).toContain('Legal');

    // A slider on its way is one step.
    const slider = page.getByRole('slider', { name: 'Armour, head' });
    await slider.fill('3');
    await slider.fill('5');
    await expect.poll(() => standing(page)).not.toContain('too heavy');
    await page.keyboard.press('Control+z');
    await expect.poll(() => slider.inputValue()).toBe('9');
    // Parts that do not fit are not offered.
    await page.locator('[data-part="shelves"] [data-rove="PPC"]').click();
    await expect.poll(() => page.getByRole('button', { name: /^CT/ }).isDisabled()).toBe(true);
    await page.keyboard.press('Control+y');
    await page.keyboard.press('Control+s');
    await page.waitForURL(/#\/bay\/own\//);

    // Two windows with one design: the second to save is told, and nothing is overwritten.
    const other = await page.context().newPage();
    await other.goto(page.url());
    for (const window of [page, other]) await window.getByRole('button', { name: 'More: Walk' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await other.getByRole('button', { name: 'More: Jump' }).click();
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(() => other.getByRole('alert').innerText())
      .toMatch(/Revision 2 was saved in the meantime/);
    expect(problems).toEqual([]);
  });

  test('files go out, come in again, and hostile ones do not', async () => {
    const page = await visitBay(house, '/stock/HBK-4G');
    const mtf = await handedOut(page, () => page.getByRole('button', { name: '.mtf' }).click());
    expect(mtf.name).toBe('Hunchback-HBK-4G.mtf');
    const { houses: _, ...plain } = hunchback;
    expect(readMtf(mtf.bytes.toString())).toMatchObject({ ok: true, value: { unit: plain } });
    const json = await handedOut(page, () => page.getByRole('button', { name: '.json' }).click());
    expect(JSON.parse(json.bytes.toString())).toEqual(hunchback);
    await page.getByRole('button', { name: 'Record sheet' }).click();
    await page.getByRole('img', { name: 'Record sheet of' }).waitFor();
    const pdf = await handedOut(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
    expect([pdf.name, pdf.bytes.subarray(0, 5).toString()]).toEqual(['Hunchback-HBK-4G.pdf', '%PDF-']);

    await openBay(page, house, '');
    const own = page.locator('section[aria-labelledby="own-designs"]');
    await dropFile(page, 'thunder.mtf', writeMtf({ ...hunchback, name: 'Thunder', model: 'T-1' }));
    await own.getByRole('link', { name: 'Thunder T-1' }).waitFor();
    await page.getByLabel('Import files').setInputFiles({
      name: 'two.json',
      mimeType: '',
      buffer: Buffer.from(JSON.stringify([hunchback, hunchback])),
    });
    // The same one twice is one.
    await page.getByText(/two\.json: this one was here already/).waitFor();
    await expect.poll(() => own.locator('[data-part="design"]').count()).toBe(2);

    for (const [name, text, reason] of [
      ['deep.json', '['.repeat(100_000), /levels deep/],
      ['huge.json', ' '.repeat(5_000_001), /at most 5000000/],
      ['wrong.json', JSON.stringify({ ...hunchback, tons: 'many' }), /tons/],
      [
        'markup.json',
        JSON.stringify({ ...hunchback, name: '<img src=x onerror=alert(1)>' }),
        /without markup/,
      ],
      ['later.mtf', writeMtf(hunchback).replace('Fusion Engine', 'XL Engine'), /only Fusion Engine/],
      ['hidden.json', JSON.stringify({ ...hunchback, name: 'Hunch\u202Ekcab' }), /invisible characters/],
      ['other.json', '{"format":"ironfield-map"}', /no file of a 'Mech/],
      ['newer.json', JSON.stringify({ ...hunchback, version: 2 }), /version 2; this program reads version 1/],
      ['empty.mtf', '', /no MTF file/],
      ['binary.mtf', 'Version:1.0\nA\u0000\nB\nMass:50', /no text file/],
      [
        'latin.mtf',
        Buffer.from(writeMtf({ ...hunchback, name: 'Glöckner' }), 'latin1'),
        /should be UTF-8 text/,
      ],
      ['virus.exe', 'MZ', /\.json or \.mtf/],
    ] as const) {
      await dropFile(page, name, text);
      const note = page.getByRole('alert');
      await note.getByText(`${name} was not imported.`).waitFor();
      await expect.poll(() => note.innerText()).toMatch(reason);
      await expect.poll(() => own.locator('[data-part="design"]').count()).toBe(2);
    }

    // Deleted is not lost.
    await own.getByRole('button', { name: 'Delete Thunder T-1' }).click();
    await expect.poll(() => own.locator('[data-part="design"]').count()).toBe(1);
    await own.getByText('Deleted (1)').click();
    await own.getByRole('button', { name: 'Restore Thunder T-1' }).click();
    await expect.poll(() => own.locator('[data-part="design"]').count()).toBe(2);

    // Searched while typing.
    await page.getByRole('searchbox').fill('thund');
    await expect.poll(() => page.locator('[data-part="design"]').count()).toBe(1);
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByRole('spinbutton', { name: 'Tonnage from' }).fill('90');
    await expect.poll(() => page.locator('[data-part="design"]').count()).toBe(3);
    expect(problems).toEqual([]);
  });

  test('a link is a design; two are compared', async () => {
    const page = await visitBay(house, '/stock/SDR-5V');
    await page.getByRole('textbox', { name: 'Name' }).fill('Spinne & Söhne');
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByRole('textbox', { name: 'Link to this design' }).inputValue();
    expect(link.length).toBeLessThan(1000);
    const other = await house.visit();
    await other.goto(link);
    await other.locator('[data-part="slots"]').waitFor();
    await expect.poll(() => other.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Spinne & Söhne');
    await expect.poll(() => mountedIn(other, 'Centre torso')).toEqual(['Medium Laser', 'Medium Laser']);
    await other.goto(link.slice(0, -30));
    await other.getByRole('heading', { name: 'This design cannot be opened' }).waitFor();

    await openBay(other, house, '');
    await other.getByRole('checkbox', { name: 'Compare Spider SDR-5V' }).check();
    await other.getByRole('checkbox', { name: 'Compare Atlas AS7-D' }).check();
    await other.getByRole('link', { name: 'Compare', exact: true }).click();
    await expect
      .poll(() => other.locator('[data-part="compare-table"]').innerText())
      .toMatch(/Tonnage\s+30\s+100/);
    expect(problems).toEqual([]);
  });

  test.each([
    [390, 844, 'light'],
    [1280, 800, 'dark'],
  ] as const)('can be used by everybody at %d by %d, %s', async (width, height, theme) => {
    const page = await visitBay(house, '', { width, height, theme, hasTouch: width < 600 });
    // The themes differ in their colours alone.
    const check = (name: string) => checkAccess(page, `${name}, ${theme}`, theme === 'light');
    await check('library');
    await openBay(page, house, '/compare/stock/HBK-4G/stock/AS7-D');
    await check('comparison');
    await openBay(page, house, '/new/50');
    const item = page.locator('[data-part="shelves"] [data-rove="SRM 6"]');
    if (width < 600) await item.tap();
    else await item.click();
    await check('in hand');
    await page.getByRole('button', { name: /^LT/ }).click();
    await expect.poll(() => mountedIn(page, 'Left torso')).toEqual(['SRM 6']);
    await check('problems');
    for (const dialog of ['Share', 'Record sheet']) {
      await page.getByRole('button', { name: dialog }).click();
      await page.locator('[data-part="dialog"] button').nth(1).waitFor();
      if (dialog === 'Share') await check(dialog);
      await page.keyboard.press('Escape');
      await page.locator('[data-part="dialog"]').waitFor({ state: 'detached' });
    }
    expect(problems).toEqual([]);
  });

  test.each([
    [390, 844],
    [820, 1180],
    [1280, 720],
    [3840, 2160],
  ])('fits a screen of %d by %d, and nothing jumps', async (width, height) => {
    const isPhone = width < 600;
    const page = await visitBay(house, '', { width, height, hasTouch: width < 1000, isPhone });
    for (const path of ['', '/stock/AS7-D', '/compare/stock/HBK-4G/stock/AS7-D']) {
      await openBay(page, house, path);
      await settled(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, wide]).toEqual([path, 0]);
      // A name that cannot be read in full could be that of another thing.
      const cut = await page
        .locator('[data-part="slot"] span')
        .evaluateAll((all) =>
          all.flatMap(({ scrollWidth, clientWidth, textContent }) =>
            clientWidth > 1 && scrollWidth > clientWidth + 1 ? [textContent] : [],
          ),
        );
      expect([width, cut]).toEqual([width, []]);
      const low = await page
        .locator('[data-part="slot"] > button')
        .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 36).length);
      if (isPhone) expect(low).toBe(0);
    }
    expect(await layoutShift(page)).toBeLessThan(0.05);
    expect(problems).toEqual([]);
  });
});
