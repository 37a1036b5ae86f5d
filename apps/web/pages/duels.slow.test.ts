import { afterAll, beforeAll, expect, test } from 'vitest';
import { handedOut } from '../testing/bay.fixture.ts';
import { checkBothThemes, problems } from '../testing/browser.fixture.ts';
import { House } from '../testing/hands.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';

describeInBrowser('Duels, and soldiers of one’s own', () => {
  const house = new House();
  beforeAll(() => house.open());
  afterAll(() => house.close());

  test('Two designs are compared by what they do, and fight it out in workers until that is cancelled', async () => {
    const page = await house.visit();
    await page.goto(`${house.address}#/bay/compare/stock/HBK-4G/stock/AS7-D`);
    await page.getByRole('link', { name: 'Duels and odds' }).click();
    await page.getByRole('cell', { name: '1557' }).waitFor();
    expect(await page.getByRole('img', { name: 'Damage on average' }).count()).toBe(1);
    await page.getByLabel('The shooter').selectOption('runs');
    await page.getByText(/^Atlas AS7-D does .* on 7\+ at best/).waitFor();
    await page.getByRole('button', { name: 'Fight' }).click();
    await page.getByRole('row', { name: /^Hunchback HBK-4G and Atlas AS7-D/ }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Fight' }).waitFor();
    const fought = await page.getByRole('region', { name: 'Duels' }).getByRole('status').innerText();
    expect(fought).toMatch(/^\d+ of 100$/);
    await checkBothThemes(page, 'duels');
    await page.getByRole('button', { name: 'Remove Hunchback HBK-4G' }).click();
    await page.getByLabel('Add a unit').selectOption('Palisade');
    await page.getByText('Palisade counts no heat').waitFor();
    expect(problems).toEqual([]);
  });

  test('A squad of one’s own is built, kept, and found where forces are chosen', async () => {
    const page = await house.visit({ width: 390, height: 844, isPhone: true, hasTouch: true });
    await page.goto(`${house.address}#/bay/soldiers`);
    await page.getByRole('radio', { name: 'Battle armour' }).click();
    await page.getByLabel('Name').fill('Falchions');
    await page.getByLabel('Second weapon').selectOption('SRM 2');
    await checkBothThemes(page, 'soldiers');
    await page.getByRole('button', { name: 'Keep for battles' }).click();
    await page.getByRole('button', { name: 'Kept' }).waitFor();
    await page.goto(`${house.address}#/bay/units`);
    await page.getByRole('button', { name: /^Falchions/ }).waitFor();
    await page.goto(`${house.address}#/new/classic/own/combined-arms`);
    const defender = page.getByRole('region', { name: 'Defender' });
    await defender.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('searchbox', { name: 'Search the units' }).fill('falchions');
    await page.getByRole('button', { name: /^Falchions/ }).waitFor();
    expect(problems).toEqual([]);
  });

  test('A fair fight is drawn from the stock, equal in Battle Value', async () => {
    const page = await house.visit();
    await page.goto(`${house.address}#/new/classic/own`);
    await page.getByRole('button', { name: 'Fair fight…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Fair fight' });
    await dialog.getByLabel('Defender serves').selectOption('Kurita');
    await checkBothThemes(page, 'fair-fight');
    await dialog.getByRole('button', { name: 'Draw both sides' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('The sides are even.').waitFor();
    await page.getByRole('region', { name: 'Defender' }).getByRole('button', { name: 'Lists…' }).click();
    const { name, bytes } = await handedOut(page, () =>
      page.getByRole('button', { name: 'Record sheets (PDF)' }).click(),
    );
    expect([name, bytes.subarray(0, 5).toString()]).toEqual(['defender-force.pdf', '%PDF-']);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    expect(await page.getByRole('radio', { name: 'Battle Value' }).getAttribute('aria-checked')).toBe('true');
    expect(problems).toEqual([]);
  });
});
