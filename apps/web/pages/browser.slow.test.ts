import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginGame, buildClient, playOn, problems, question, requested } from '../testing/browser.fixture.ts';
import { House, placeOf } from '../testing/hands.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';
import { gameUntil, sitDownAt } from '../testing/prepared.fixture.ts';

/** The most that may be loaded before the first move, in bytes on the wire. */
const BUDGET = 300 * 1024;
/** The most that each of the other games may add to the needs of every table. */
const BUDGETS = {
  'BattleTech, introductory rules': 179_500,
  'BattleForce 2': 106_000,
  'Heavy Gear Blitz': 132_000,
};

describeInBrowser('The browser client', () => {
  const house = new House();
  beforeAll(() => house.open());
  afterAll(() => house.close());

  test('is small: below 300 kB on the wire until the first move, and nothing from elsewhere', async () => {
    requested.clear();
    const page = await house.visit({ theme: 'dark' });
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(house.address)) elsewhere.push(request.url());
    });
    await beginGame(page);
    await question(page);
    const sizes = [...requested].map((file) => gzipSync(readFileSync(file)).length);
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET);
    // For a first move in 8 s over 50 kB a second: `npm run slow-line`.
    const client = await buildClient();
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    // The list of my games has those of the games before, which the browser keeps.
    const before = new Set([...requested].map((file) => file.slice(client.length)));
    for (const [game, budget] of Object.entries(BUDGETS)) {
      await page.goto(house.address);
      const play = page.getByRole('button', { name: `Play ${game}` });
      await play.waitFor();
      asked.clear();
      await play.click();
      await page.locator('[data-part="bar-panel"] [data-part="action-buttons"] button').first().waitFor();
      const files = [...asked].filter((path) => /\/(rules|views|mechs)-/.test(path) && !before.has(path));
      for (const path of asked) before.add(path);
      expect(files.length, game).toBeGreaterThan(2);
      const size = files.reduce((sum, path) => sum + gzipSync(readFileSync(join(client, path))).length, 0);
      expect(size, game).toBeLessThan(budget);
    }
    expect(elsewhere).toEqual([]);
  });

  test('plays against the bot, survives a reload, takes back, and plays a game again when it is over', async () => {
    const page = await house.visit();
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    await beginGame(page);
    await playOn(page, (prompt) => prompt.startsWith('Move'));
    await page.reload();
    expect(await question(page)).toMatch(/^Move/);
    // An order that is taken back is struck out of the log.
    await button('Suggest').click();
    await button('Undo').waitFor();
    await page.keyboard.press('Enter');
    await question(page);
    await button('Game menu').click();
    await button('Take back').click();
    await expect.poll(() => page.locator('[data-part="event-log"] del').count()).toBeGreaterThan(0);
    // Whole games are played by those who are taught, and by friends; here the last turns of one.
    const late = gameUntil(battleforceQs, 'veteran', (_, { turn }) => turn === 11);
    await sitDownAt(page, house.address, late);
    await playOn(page, () => false);
    await page.getByRole('link', { name: 'Result' }).click();
    await page.locator('[data-part="result-page"] h1').waitFor();
    await button('Replay').first().click();
    await page.locator('[data-part="replay"]').waitFor();

    // By the scrubber, by its buttons, and by what happened.
    const now = page.locator('[data-part="replay-list"] [aria-current="step"]');
    const scrubber = page.getByRole('slider', { name: 'Moment of the game' });
    await scrubber.focus();
    await page.keyboard.press('End');
    await expect.poll(() => now.textContent()).toMatch(/Victory for|draw/);
    await expect.poll(() => button('Play from here').isDisabled()).toBe(true);
    await page.keyboard.press('Home');
    await expect.poll(() => scrubber.inputValue()).toBe('0');
    await page.locator('[data-part="replay-list"] li', { hasText: 'Turn 2.' }).getByRole('button').click();
    await expect.poll(() => now.textContent()).toContain('Turn 2.');
    const moment = Number(await scrubber.inputValue());
    await button(/^One step on/).click();
    await expect.poll(async () => Number(await scrubber.inputValue())).toBe(moment + 1);
    await button(/^Next/).click();
    await expect.poll(() => now.textContent()).toContain('Turn 3.');
    await scrubber.fill(String(moment));

    // The bots' play from there, and a link to it.
    await page.getByRole('radio', { name: 'Recruit' }).click();
    await button('Play it out').click();
    await page
      .locator('[data-part="odds-sides"]')
      .getByText(/%, between/)
      .first()
      .waitFor();
    await page
      .locator('[data-part="odds-lines"] [data-part="odds-words"]')
      .getByText(/%, between/)
      .first()
      .waitFor();
    await button('Stop').click();
    await button('Share').click();
    const link = await page.getByLabel('Link to this position').inputValue();
    const friend = await house.visit();
    await friend.goto(link);
    await friend.locator('[data-part="replay"]').waitFor();
    await expect
      .poll(() => friend.locator('[data-part="replay-list"] [aria-current="step"]').textContent())
      .toContain('Turn 2.');
    await friend.getByRole('button', { name: 'By hand' }).click();
    await friend.waitForURL(/#\/table\//);
    await question(friend);
    await friend.close();
    await page.keyboard.press('Escape');

    // And then otherwise.
    await button('Play from here').click();
    await page.waitForURL(/#\/table\//);
    await question(page);
    await expect
      .poll(() => page.locator('[data-part="stepper"] [data-part="turn"]').textContent())
      .toMatch(/^Turn [23]/);
    await playOn(page, () => true);

    // An analysis begins with any of one's games, where it stands.
    await page.goto(`${house.address}#/analysis`);
    await page.getByRole('list', { name: 'My games' }).getByRole('link').first().click();
    await page.locator('[data-part="replay"]').waitFor();
    await expect.poll(async () => Number(await scrubber.inputValue())).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  test('sets up a position by hand, says what is wrong with it, analyses it, and shares it by a link', async () => {
    const page = await house.visit();
    await page.goto(`${house.address}#/analysis`);
    await page.getByRole('button', { name: 'Set up a position' }).click();
    await page.getByLabel('Heat', { exact: true }).fill('12');
    const { x, y } = await placeOf(page, '0808');
    await page.mouse.click(x, y);
    await page.getByText('It stands in hex 0808').waitFor();
    // A press on another one takes that in hand.
    const second = await placeOf(page, '0516');
    await page.mouse.click(second.x, second.y);
    await page.getByText('It stands in hex 0516').waitFor();
    await page.mouse.click(x, y);
    const centre = page.getByLabel('Structure of the centre torso');
    await centre.fill('0');
    await page.getByText(/is out of the game already/).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Analyse' }).isDisabled()).toBe(true);
    await centre.fill('3');
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.locator('[data-part="replay"]').waitFor();

    // Anyone with the link has never seen this game.
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByLabel('Link to this position').inputValue();
    expect(problems).toEqual([]);
    const other = await house.visit();
    await other.goto(link);
    const middle = other.locator('#hex-0808');
    await middle.waitFor({ state: 'attached' });
    await expect.poll(() => middle.textContent()).toMatch(/Atlas of Iron Lance/);
    await other.goto(link.slice(0, -50));
    await other.reload();
    await other.getByText('The link is damaged').waitFor();
    expect(problems).toEqual([]);
  });

  test.each([
    ['battleforce-qs', 'Play the Green scenario', /^Deploy/, 'Cadet', 'you have won your first'],
    ['classic', 'Lead a whole lance', /^Place/, 'Cadet', 'you have won your first'],
    ['classic/combined-arms', 'Lead a mixed lance', /^Place/, 'Company', 'your company knows its trade'],
  ])(
    'teaches the guided game of %s on a phone, in the dark, to its victory and on to the next',
    async (game, sequel, begins, winner, farewell) => {
      const page = await house.visit({ width: 390, height: 844, hasTouch: true, theme: 'dark' });
      await house.learn(page, game);
      await question(page);
      const next = page.getByRole('button', { name: 'Continue' });
      await next.tap();
      await page.locator('[data-part="pointer"]').waitFor();
      await expect.poll(() => page.locator('html').getAttribute('data-look-at')).toContain('primary');
      const [show, end] = [
        page.getByRole('button', { name: 'Show me' }),
        page.locator('[data-part="end-banner"]'),
      ];
      for (let steps = 0; steps < 100 && (await question(page)) !== 'over'; steps++) {
        await next.or(show).first().waitFor();
        if (await next.isVisible()) {
          await next.tap();
        } else {
          await show.tap();
          await page.locator('[data-part="bar-panel"] [data-part="primary"]:enabled').tap();
        }
        await page.waitForTimeout(100);
      }
      await expect.poll(() => end.textContent()).toMatch(new RegExp(`Victory.*${winner}`));
      await expect.poll(() => page.locator('[data-part="lesson"]').textContent()).toContain(farewell);
      await page.getByRole('button', { name: sequel }).tap();
      await end.waitFor({ state: 'detached' });
      expect(await question(page)).toMatch(begins);
      expect(problems).toEqual([]);
    },
  );

  test('goes on with one game in two tabs: neither undoes what the other did', async () => {
    const page = await house.visit();
    await beginGame(page);
    await question(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    const tabs = [page, other];
    const logs = () => Promise.all(tabs.map((tab) => tab.locator('[data-part="event-log"] ol').innerText()));
    const bothShowMoreThan = (before: string) =>
      expect
        .poll(async () => (await logs()).every((log, _, [first]) => log === first && log !== before))
        .toBe(true);
    const decideAtOnce = async () => {
      for (const tab of tabs) {
        await question(tab);
        await tab.getByRole('button', { name: 'Suggest' }).click();
        await tab.getByRole('button', { name: 'Undo' }).waitFor();
      }
      // No waiting here: whoever is late presses a button that is dead by then.
      const buttons = await Promise.all(
        tabs.map((tab) => tab.$('[data-part="bar-panel"] button[data-part="primary"]')),
      );
      await Promise.all(buttons.map((button) => button!.evaluate((each) => (each as HTMLElement).click())));
      await bothShowMoreThan('');
    };
    await decideAtOnce();
    await expect
      .poll(() => logs())
      .toEqual(Array(2).fill(expect.stringMatching(/^Divine Fire deploys[^\n]*$/)));
    // Then one at a time.
    for (const tab of [other, page, other]) {
      const [before = ''] = await logs();
      await question(tab);
      await tab.getByRole('button', { name: 'Suggest' }).click();
      await tab.getByRole('button', { name: 'Undo' }).waitFor();
      await tab.locator('[data-part="bar-panel"] [data-part="primary"]').click();
      await bothShowMoreThan(before);
    }
    const [before] = await logs();
    await page.reload();
    await question(page);
    await expect.poll(async () => (await logs())[0]).toBe(before);
    expect(problems).toEqual([]);
  });
});
