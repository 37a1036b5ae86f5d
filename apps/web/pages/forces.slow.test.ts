import { readFileSync } from 'node:fs';
import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkAccess, playOn, problems, question } from '../testing/browser.fixture.ts';
import { House, hiddenInBar, placeOf } from '../testing/hands.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';
import { gameUntil, sitDownAt } from '../testing/prepared.fixture.ts';

describeInBrowser('Forces and maps of one’s own', () => {
  const house = new House();
  let page: Page;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const side = (name: string) => page.getByRole('region', { name });
  beforeAll(async () => {
    await house.open();
    page = await house.visit({ width: 1280, height: 720 });
  });
  afterAll(() => house.close());

  test('are drawn fair, changed unit by unit, kept as a list and played', async () => {
    await page.goto(`${house.address}#/new/classic/own`);
    await page.getByText('The sides are even.').waitFor();
    await page.getByLabel('Units a side').selectOption('2');
    const rows = (name: string) => side(name).locator('li').count();
    await expect.poll(() => rows('Defender')).toBe(2);
    await checkAccess(page, 'own forces');
    await page.setViewportSize({ width: 390, height: 844 });
    for (const box of await page
      .locator('[data-part="force-card"], [data-part="begin"], [data-part="new-game-head"]')
      .all())
      await expect.poll(async () => (await box.boundingBox())!.width).toBeLessThanOrEqual(390);
    // The page scrolls inside its frame, and nothing behind it does.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
    await page.setViewportSize({ width: 1280, height: 720 });

    await side('Defender').getByRole('button', { name: 'Add' }).click();
    await page.getByLabel('Search the units').fill('atlas');
    await page
      .locator('[data-part="unit-choices"]')
      .getByRole('button', { name: /Atlas AS7-D/ })
      .dblclick();
    await page.getByText('2 added. Room for 12 more.').waitFor();
    await checkAccess(page, 'units to add');
    await button('Done').click();
    await expect.poll(() => rows('Defender')).toBe(4);
    await page.getByText(/Defender has \d+ % more\./).waitFor();
    const worth = () => side('Defender').locator('[data-part="force-worth"]').textContent();
    const before = await worth();
    await side('Defender').getByLabel('Training of all').selectOption('elite');
    await expect.poll(() => worth()).not.toBe(before);
    await side('Attacker').getByRole('button', { name: 'Match' }).click();

    await side('Defender').getByRole('button', { name: 'Lists…' }).click();
    await page.getByLabel('Name of the list').fill('Two Atlases');
    await button('Keep').click();
    await button('Close').click();
    await side('Attacker').getByRole('button', { name: 'Lists…' }).click();
    await page
      .getByRole('button', { name: /Two Atlases/ })
      .first()
      .click();
    await page.getByText('The sides are even.').waitFor();

    // A press on a unit exchanges it for another one.
    const attackers = side('Attacker').locator('[data-part="member-name"]');
    await attackers.first().click();
    await page.getByLabel('Search the units').fill('hunchback');
    await page
      .locator('[data-part="unit-choices"]')
      .getByRole('button', { name: /Hunchback HBK-4G/ })
      .click();
    await page.locator('[data-part="unit-choices"]').waitFor({ state: 'detached' });
    await expect
      .poll(async () => [await rows('Attacker'), await attackers.first().innerText()])
      .toEqual([4, expect.stringContaining('Hunchback HBK-4G')]);

    await button('Begin').click();
    await question(page);
    await expect.poll(() => page.locator('body').innerText()).toContain('Atlas');
    // A player who comes back finds earlier choices.
    await page.goBack();
    await expect.poll(() => attackers.first().innerText()).toContain('Hunchback HBK-4G');
    await expect.poll(() => rows('Defender')).toBe(4);
  });

  test('a map is painted, taken back, kept and exported, and one from a file is played on', async () => {
    await page.goto(`${house.address}#/new/classic/own`);
    await button('Edit…').click();
    await checkAccess(page, 'map editor');
    await page.getByRole('radio', { name: 'Water', exact: true }).click();
    await page.getByLabel('Which of these').selectOption('water 1');
    await page.locator('[data-part="editor-map"] [data-part="map-drawing"][data-zoom]').waitFor();
    const { x, y, width, height } = (await page
      .locator('[data-part="editor-map"] [data-part="board-edge"]')
      .boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    const painted = page.locator('[data-part="editor-map"] [aria-selected="true"]');
    await expect.poll(() => painted.textContent()).toContain('Hex 0809, water 1');
    await button('Undo').click();
    await expect.poll(() => painted.textContent()).not.toContain('water 1');
    await button('Redo').click();
    // All of it is on the screen, and whoever closes it by mistake loses nothing.
    const keep = (await button('Keep and use').boundingBox())!;
    expect(keep.y + keep.height).toBeLessThan(720);
    await page.keyboard.press('Escape');
    await button('Edit…').click();
    await expect.poll(() => button('Undo').isEnabled()).toBe(true);
    await page.getByLabel('Name of the map').fill('My ford');
    await button('Keep and use').click();
    await page.getByRole('radio', { name: 'My ford', checked: true }).waitFor();
    const download = page.waitForEvent('download');
    await button('Save .board').click();
    const text = readFileSync(await (await download).path(), 'utf8');
    expect(text).toContain('hex 0809 0 "water:1" ""');

    const file = (body: string) => ({
      name: 'flat.board',
      mimeType: 'text/plain',
      buffer: Buffer.from(body),
    });
    const input = page.locator('[data-part="map-tools-row"] input[type="file"]');
    await input.setInputFiles(file('size 4 12\nhex 0101 0 "lava:1" ""\nend\n'));
    await page.getByText(/flat\.board: Line 2: .*lava/).waitFor();
    await input.setInputFiles(file('size 4 12\nhex 0203 2 "rough:1" ""\nend\n'));
    await page.getByRole('radio', { name: 'flat', checked: true }).waitFor();
    await button('New land').click();
    await page.getByRole('radio', { name: /^Hills/, checked: true }).waitFor();
  });

  test('what cannot be played says why, before anybody begins', async () => {
    await page.goto(`${house.address}#/new/classic/own`);
    await page.getByLabel('Units a side').selectOption('16');
    const tiny = { name: 'tiny.board', mimeType: 'text/plain', buffer: Buffer.from('size 4 6\nend\n') };
    await page.locator('[data-part="map-tools-row"] input[type="file"]').setInputFiles(tiny);
    await page.getByText(/has too few hexes for 16 'Mechs/).waitFor();
    await expect.poll(() => button('Begin').isDisabled()).toBe(true);
  });

  test('a design of one’s own goes from the bay to a fair fight', async () => {
    await page.goto(`${house.address}#/bay/stock/HBK-4G`);
    await page.getByRole('textbox', { name: 'Model' }).fill('HBK-4X');
    await button('Save as my own').click();
    await page.waitForURL(/#\/bay\/own\//);
    await button("Fight with this 'Mech").click();
    await side('Defender').getByText('Hunchback HBK-4X').first().waitFor();
    for (const name of ['Defender', 'Attacker'])
      await expect.poll(() => side(name).locator('li').count()).toBe(1);
    await button('Begin').click();
    await playOn(page, (prompt) => prompt.startsWith('Move'));
    await expect.poll(() => page.locator('[data-part="strip"]').first().innerText()).toContain('Hunchback');
    await page.getByRole('radio', { name: 'Sheet', exact: true }).click();
    await page.locator('[data-part="side-panel"]').getByText('HBK-4X').first().waitFor();

    // It is among the units of every battle, too.
    await page.goto(`${house.address}#/new/classic/own`);
    await side('Defender').getByRole('button', { name: 'Add' }).click();
    await page.getByLabel('Search the units').fill('HBK-4X');
    await page
      .locator('[data-part="unit-choices"]')
      .getByRole('button', { name: /Hunchback HBK-4X/ })
      .waitFor();
    expect(problems).toEqual([]);
  });

  test('of BattleForce 2 are drawn by points or dice, changed from the roster, printed and played', async () => {
    await page.goto(`${house.address}#/new/battleforce2/own`);
    const attackers = side('Attackers');
    const worth = async () =>
      Number.parseInt((await attackers.locator('[data-part="force-worth"]').textContent())!, 10);
    await attackers.waitFor();
    await page.getByLabel('Points a unit').fill('30');
    await expect.poll(worth).toBeLessThanOrEqual(90);
    await page.getByText('By dice').click();
    await page.getByLabel('Points a unit').waitFor({ state: 'detached' });
    await checkAccess(page, 'forces of BattleForce 2');

    const first = attackers.locator('[data-part="unit-card"]').first();
    const drawn = await first.locator('li').count();
    await first
      .getByRole('button', { name: /^Remove .* from / })
      .first()
      .click();
    await expect.poll(() => first.locator('li').count()).toBe(drawn - 1);
    // The dice may have brought Elementals.
    await first.getByRole('button', { name: 'Element', exact: true }).click();
    await button('Own element').click();
    await page.getByLabel('Name', { exact: true }).fill('TST-1 Tester');
    await button('Keep it').click();
    await page.getByLabel('Search the roster').fill('tester');
    await button(/TST-1 Tester own/).click();
    await page.getByText('1 added.').waitFor();
    await button('Done').click();
    await expect.poll(() => first.locator('li').count()).toBe(drawn);
    const download = page.waitForEvent('download');
    await attackers.getByRole('button', { name: 'SVG' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('TST-1 Tester');
    await attackers.locator('[data-part="command-list"] summary').click();
    await attackers.getByRole('combobox', { name: 'List' }).selectOption('Davion');
    await attackers.getByRole('combobox', { name: 'Counter 2' }).selectOption('Ambush');
    await attackers.getByText('a list needs a negative command (BF2-LIST-05)').waitFor();
    await attackers.getByRole('combobox', { name: 'Counter 4' }).selectOption('Hello, HQ?');
    await attackers.getByText('a list of their own').waitFor();
    await button('Begin').click();
    await question(page);
    await expect
      .poll(() => page.locator('[data-part="sheet-panel"], [data-part="strips"]').allInnerTexts())
      .not.toEqual([]);
    // Here, too, whoever comes back finds what they had chosen.
    await page.goBack();
    await expect.poll(() => attackers.innerText()).toContain('TST-1 Tester');
    expect(problems).toEqual([]);
  });

  test('both want the Clans: the lower bid plays them and buys for just that', async () => {
    await page.goto(`${house.address}#/new/battleforce2/own`);
    // Not those of before, which are by dice.
    await page.reload();
    const bidFor = button('Bid for the Clans…');
    await page.getByRole('combobox', { name: 'Attackers' }).selectOption('Steiner');
    await page.getByRole('combobox', { name: 'Defenders' }).selectOption('Davion');
    await expect
      .poll(async () => [await bidFor.isDisabled(), await bidFor.getAttribute('title')])
      .toEqual([true, expect.stringContaining('choose one as attackers or defenders')]);
    await page.getByRole('combobox', { name: 'Defenders' }).selectOption('Wolf');
    const [houses, clans] = [side('Attackers'), side('Defenders')].map((each) =>
      each.locator('[data-part="force-worth"]'),
    );
    const before = await houses.textContent();
    const most = Number.parseInt((await clans.textContent())!, 10);
    await bidFor.click();
    await checkAccess(page, 'bidding');
    await page.getByLabel('Your bid').fill(String(most + 1));
    await page.getByText(/^(A bid must be below|The Clans would have)/).waitFor();
    await expect.poll(() => button('Bid').last().isDisabled()).toBe(true);
    const bid = Math.round(most * 0.7);
    await page.getByLabel('Your bid').fill(String(bid));
    await button(`Bid ${bid}`).click();
    await page.getByText(new RegExp(`^You play Clan Wolf.* for ${bid} points`)).waitFor();
    await button(`Buy for ${bid} points`).click();
    await expect.poll(() => clans.textContent()).toMatch(new RegExp(`^\\d+ of ${bid} points`));
    await expect.poll(async () => Number.parseInt((await clans.textContent())!, 10)).toBeLessThanOrEqual(bid);
    await expect.poll(() => houses.textContent()).toBe(before);
    await expect.poll(() => page.getByRole('radio', { name: /^Clan Wolf/ }).isChecked()).toBe(true);
    expect(problems).toEqual([]);
  });

  test('nobody is asked who has nothing to choose; the log says so, and whoever goes back there is asked', async () => {
    const isOnly = (type: string) => (types: readonly string[]) => types.length === 1 && types[0] === type;
    const isGone = () => expect.poll(() => question(page), { timeout: 60_000 });
    await sitDownAt(page, house.address, gameUntil(battleforce2, 'border-raid', isOnly('pass')));
    await isGone().toMatch(/^(Draw|Use|Move|Declare|Do you want)/);
    await expect
      .poll(() => page.locator('[data-part="event-log"]').textContent())
      .not.toMatch(/the only choice/);

    await sitDownAt(page, house.address, gameUntil(battleforce2, 'border-raid', isOnly('done')));
    await page
      .locator('[data-part="event-log"]', { hasText: 'Done: the only choice.' })
      .waitFor({ state: 'attached' });
    await isGone().toMatch(/^(Act|Draw|Use|Move|Declare|Do you want)/);
    await button('Game menu').click();
    await button('Take back').click();
    await page.getByText('There is nothing else to choose.').waitFor();
    await button('Done').click();
    await page.getByText('There is nothing else to choose.').waitFor({ state: 'detached' });

    // A phone has room for all the answers to any question.
    const isDrawn = (types: readonly string[]) => types.includes('place-counter');
    await sitDownAt(page, house.address, gameUntil(battleforce2, 'border-raid', isDrawn));
    expect(await question(page)).toMatch(/^You have drawn .*\. Where does it go\?/);
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => hiddenInBar(page)).toEqual([]);
      const decider = page.locator('[data-part="decider-words"]');
      await expect.poll(() => decider.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(problems).toEqual([]);
  });

  test('fire from off the map: an aircraft and a gun are ordered on the map and the support map', async () => {
    const isBoxed = ({ units, marks }: Battleforce2['State'], isFlying: boolean) =>
      marks !== null &&
      units.some(
        ({ hex, marks: own }, unit) => unit < 6 && hex < 0 && own?.support && !!own.flight === isFlying,
      );
    const tap = async (hex: string) => {
      const { x, y } = await placeOf(page, hex);
      await page.mouse.click(x, y);
    };
    const primary = page.locator('[data-part="bar-panel"] [data-part="primary"]');
    const isFlying = (types: readonly string[], state: Battleforce2['State']) =>
      types.includes('fly') && isBoxed(state, true);
    await sitDownAt(page, house.address, gameUntil(battleforce2, 'fire-support', isFlying));
    await question(page);
    const flyer = page
      .locator('[data-part="support-half"] [data-part="support-counter"][data-look~="ready"] svg')
      .first();
    await flyer.click();
    await tap('0808');
    await page.locator('[data-kind="sheet"] [data-part="support-counter"][data-look~="ghost"]').waitFor();
    await checkAccess(page, 'support map');
    await primary.click();
    await page
      .getByText(/flies to hex 0808/)
      .first()
      .waitFor();

    const isFiring = (types: readonly string[], state: Battleforce2['State']) =>
      types.includes('shell') && isBoxed(state, false);
    await sitDownAt(page, house.address, gameUntil(battleforce2, 'fire-support', isFiring));
    await question(page);
    await page
      .locator('[data-part="support-half"] [data-part="support-counter"][data-look~="ready"]')
      .first()
      .click();
    await page.locator('[data-part="gun"]').first().click();
    await tap('0805');
    await page
      .locator('[data-part="action-plan"]')
      .getByText(/at hex 0805.*lands/)
      .waitFor();
    await primary.click();
    await page
      .getByText(/goes to hex 0805/)
      .first()
      .waitFor();
    expect(problems).toEqual([]);
  });
});
