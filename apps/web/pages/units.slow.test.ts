import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { writeMtf } from '@ironfield/classic/units/mtf/mtf-writer.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handedOut } from '../testing/bay.fixture.ts';
import { checkBothThemes, problems } from '../testing/browser.fixture.ts';
import { House, type Visit } from '../testing/hands.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';

const TANK = `<UnitType>
Tank
</UnitType>
<Name>
Harrow
</Name>
<Model>
HRW-1
</Model>
<year>
3060
</year>
<type>
IS Level 2
</type>
<motion_type>
Tracked
</motion_type>
<tonnage>
50
</tonnage>
<cruiseMP>
5
</cruiseMP>
<engine_type>
1
</engine_type>
<armor>
24
20
20
16
16
</armor>
<Turret Equipment>
Autocannon/5
</Turret Equipment>
<Front Equipment>
Machine Gun
</Front Equipment>
<Body Equipment>
IS Ammo AC/5
IS Ammo MG - Full
</Body Equipment>
`;

/** A folder dropped onto the page, as far as a test can make one: files with names. */
async function dropAll(page: Page, files: readonly (readonly [name: string, text: string])[]): Promise<void> {
  await page.locator('[data-part="units-page"]').evaluate((target, list) => {
    const dataTransfer = new DataTransfer();
    for (const [name, text] of list) dataTransfer.items.add(new File([text], name));
    for (const type of ['dragover', 'drop'])
      target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, files);
}

async function visitUnits(house: House, visit: Visit = {}): Promise<Page> {
  const page = await house.visit(visit);
  await page.goto(`${house.address}#/bay/units`);
  await page.getByRole('heading', { name: 'Drop a folder here' }).waitFor();
  return page;
}

const atlas = writeMtf(STOCK_MECHS['AS7-D']);
const FILES = [
  ['atlas.mtf', atlas],
  ['harrow.blk', TANK],
  ['strange.blk', TANK.replace('Autocannon/5', 'Mangler Ray')],
  ['readme.txt', 'nothing'],
] as const;

describeInBrowser('Unit files', () => {
  const house = new House();
  beforeAll(() => house.open());
  afterAll(() => house.close());

  test('A folder is read, what does not fit is told with its line, and the rest is found, opened and kept', async () => {
    const page = await visitUnits(house);
    await dropAll(page, FILES);
    await page.getByText('2 units read. 1 file did not fit. 1 file of other kinds left alone.').waitFor();
    await page.getByText('What did not fit').click();
    await page.getByText('Line 36: nothing is called "Mangler Ray"').waitFor();
    await page.getByRole('searchbox', { name: 'Search' }).fill('tracked mach');
    await expect.poll(() => page.locator('[data-part="unit"]').count()).toBe(1);
    await checkBothThemes(page, 'units');

    await page.getByRole('button', { name: /^Harrow/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Legal design').waitFor();
    await dialog.getByText('Weight').click();
    await dialog.getByText('ICE engine, rating 250').first().waitFor();
    await dialog.getByRole('button', { name: 'Record sheet' }).click();
    const sheet = page.getByRole('dialog', { name: 'Record sheet of Harrow HRW-1' });
    const { name, bytes } = await handedOut(page, () =>
      sheet.getByRole('button', { name: 'Download PDF' }).click(),
    );
    expect([name, bytes.subarray(0, 5).toString()]).toEqual(['Harrow-HRW-1.pdf', '%PDF-']);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await dialog.getByRole('button', { name: 'Add to your own elements' }).click();
    await dialog.getByRole('button', { name: 'Among your own elements' }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();

    await page.reload();
    await page.getByRole('heading', { name: '2 units' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('ironfield-battleforce2-elements'))).toContain(
      'Harrow',
    );
    expect(problems).toEqual([]);
  });

  test("An introductory 'Mech goes on to the workbench; nothing is offered for what cannot be fielded", async () => {
    const page = await visitUnits(house, { width: 390, height: 844, isPhone: true, hasTouch: true });
    await dropAll(page, FILES);
    await page.getByRole('button', { name: /^Harrow/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'BattleTech' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Open on the workbench' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^Atlas/ }).click();
    await page.getByRole('button', { name: 'Open on the workbench' }).click();
    await page.waitForURL(/bay\/own/);
    expect(problems).toEqual([]);
  });

  test('A tank is kept for battles: it says what it needs, and takes part where that is agreed on', async () => {
    const page = await visitUnits(house);
    await dropAll(page, FILES);
    await page.getByRole('button', { name: /^Harrow/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('It can be played with the option “Combined arms”.').waitFor();
    await dialog.getByRole('button', { name: 'Keep for battles' }).click();
    await dialog.getByRole('button', { name: 'Kept for battles' }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();

    /** The kept tank where a unit is added under these options. */
    const offered = async (options: string) => {
      await page.goto(`${house.address}#/new/classic/own${options}`);
      const defender = page.getByRole('region', { name: 'Defender' });
      await defender.getByRole('button', { name: 'Add' }).click();
      const picker = page.getByRole('dialog');
      await picker.getByRole('searchbox').fill('harrow');
      const unit = picker.getByRole('button', { name: /^Harrow HRW-1/ });
      await unit.waitFor();
      return { picker, unit, defender };
    };
    const before = await offered('');
    expect(await before.unit.isDisabled()).toBe(true);
    await before.picker.getByText('needs the option “Combined arms”').waitFor();
    await before.picker.getByRole('button', { name: 'Done' }).click();
    const { picker, unit, defender } = await offered('/combined-arms');
    await unit.click();
    await picker.getByRole('button', { name: 'Done' }).click();
    await defender.getByText('Harrow HRW-1').waitFor();
    expect(problems).toEqual([]);
  });

  test('A vehicle is built from its parts, filled up, undone, saved, and found among the units', async () => {
    const page = await house.visit();
    await page.goto(`${house.address}#/bay/vehicle/new`);
    await page.getByRole('heading', { name: 'New vehicle' }).waitFor();
    await page.getByText('Not a legal design yet').waitFor();
    await page.getByLabel('Name').fill('Millstone');
    await page.getByLabel('Cruising MP').fill('5');
    const turret = page.getByRole('region', { name: 'Turret' });
    await page.getByRole('searchbox', { name: 'Search' }).fill('autocannon/10');
    await page.getByRole('button', { name: /^Autocannon\/10/ }).click();
    await turret.getByText('Autocannon/10').waitFor();
    // Dragged onto its place.
    await page
      .getByRole('button', { name: /^Autocannon\/10/ })
      .dragTo(page.getByRole('region', { name: 'Front' }));
    await page.getByRole('region', { name: 'Front' }).getByText('Autocannon/10').waitFor();
    await page.getByText('nothing is there for Autocannon/10 to fire').waitFor();
    await page.keyboard.press('Control+z');
    await expect
      .poll(() => page.getByRole('region', { name: 'Front' }).getByText('Autocannon/10').count())
      .toBe(0);
    await page.getByRole('button', { name: 'Fill up' }).click();
    await page.getByText('Legal design', { exact: true }).waitFor();
    await page.getByText('Weighs what it should').waitFor();
    await page.getByText('Weight', { exact: true }).click();
    await page.getByText('Fusion engine, rating 250').first().waitFor();
    await checkBothThemes(page, 'vehicle');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Saved' }).waitFor();
    await page.goto(`${house.address}#/bay/units`);
    await page.getByRole('button', { name: /^Millstone/ }).click();
    await page.getByRole('link', { name: 'Change this vehicle' }).click();
    await page.getByRole('heading', { name: 'Millstone' }).waitFor();
    expect(problems).toEqual([]);
  });

  test("A 'Mech is built: chosen, pressed, dragged, turned, filled up, undone, saved and opened again", async () => {
    const page = await house.visit({ width: 1280, height: 720 });
    await page.goto(`${house.address}#/bay/mech/new`);
    await page.getByRole('heading', { name: "New 'Mech" }).waitFor();
    await page.getByText('Not a legal design yet').waitFor();
    await page.getByLabel('Name').fill('Ploughshare');
    await page.getByLabel('Walking MP').fill('5');
    await page.getByRole('combobox', { name: /^Structure/ }).selectOption('endo-steel');
    const place = (name: string) => page.getByRole('region', { name, exact: true });
    await place('Left torso').getByText('Endo Steel').waitFor();
    const parts = page.getByRole('region', { name: 'Parts' });
    const part = (name: RegExp) => parts.getByRole('button', { name });
    await page.getByRole('searchbox', { name: 'Search' }).fill('ppc');
    await part(/^ER PPC/).click();
    await place('Right arm').getByText('ER PPC').waitFor();
    await page.getByRole('searchbox', { name: 'Search' }).fill('srm 6');
    await part(/^SRM 6/)
      .first()
      .dragTo(place('Centre torso'));
    // Four slots of a compact gyro hold what two did not.
    await page.getByRole('combobox', { name: /^Gyro/ }).selectOption('compact');
    await part(/^SRM 6/)
      .first()
      .dragTo(place('Centre torso'));
    await place('Centre torso')
      .getByRole('button', { name: /^SRM 6/ })
      .first()
      .press('r');
    await place('Centre torso').getByText('SRM 6 (rear)').waitFor();
    await page.getByText('nothing is there for SRM 6 to fire').waitFor();
    await place('Head').getByText('1 of 6 open').waitFor();
    await page.getByRole('button', { name: 'Hand, Right arm' }).click();
    await page.getByRole('button', { name: 'Leave out' }).click();
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Fill up' }).click();
    await page.getByText('Legal design', { exact: true }).waitFor();
    await page.getByText('Weighs what it should').waitFor();
    await page.getByText('Weight', { exact: true }).click();
    await page.getByText('Gyro, compact').first().waitFor();
    await checkBothThemes(page, 'mech');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Saved' }).waitFor();
    await page.goto(`${house.address}#/bay/units`);
    await page.getByRole('button', { name: /^Ploughshare/ }).click();
    await page.getByRole('link', { name: "Change this 'Mech" }).click();
    await page.getByRole('heading', { name: 'Ploughshare' }).waitFor();
    await page.getByText('Legal design', { exact: true }).waitFor();
    expect(problems).toEqual([]);
  });

  test("On a telephone a 'Mech is built by pressing", async () => {
    const page = await house.visit({ width: 390, height: 844, isPhone: true, hasTouch: true });
    await page.goto(`${house.address}#/bay/mech/new`);
    await page.getByRole('searchbox', { name: 'Search' }).fill('medium laser');
    await page.getByRole('button', { name: /^Medium Laser/ }).tap();
    const arm = page.getByRole('region', { name: 'Right arm', exact: true });
    await arm.getByRole('button', { name: /^Medium Laser/ }).tap();
    await arm.getByLabel('Where Medium Laser lies').selectOption('HD');
    await page
      .getByRole('region', { name: 'Head', exact: true })
      .getByRole('button', { name: /^Medium Laser/ })
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(problems).toEqual([]);
  });
});
