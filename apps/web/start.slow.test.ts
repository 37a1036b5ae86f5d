import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answer, beginGame, problems, question, setUp } from './browser.fixture.ts';
import { House } from './hands.fixture.ts';
import { describeInBrowser } from './in-browser.fixture.ts';

const CLASSIC = 'BattleTech, introductory rules';

describeInBrowser('Before the table', () => {
  const house = new House();
  /** The smallest common laptop. One page for all. */
  let page: Page;
  beforeAll(async () => {
    await house.open();
    page = await house.visit({ width: 1280, height: 720 });
  });
  afterAll(() => house.close());
  const start = async () => {
    await page.goto(`${house.address}#/`);
    await page.getByRole('heading', { name: 'Choose a battle' }).waitFor();
  };
  beforeEach(start);

  test('the lesson comes first, then my games, then the games; what only demonstrates stands aside', async () => {
    await expect
      .poll(() => page.locator('main h2').allTextContents())
      .toEqual(['Learn in ten minutes', 'My games', 'Choose a battle']);
    const cards = page.locator('.game-card');
    for (const text of await cards.allTextContents()) {
      expect(text).toMatch(/\d+–\d+ min/);
      expect(text).not.toContain('demonstration');
    }
    await expect.poll(() => cards.locator('svg').count()).toBe(await cards.count());
    const last = (await cards.last().boundingBox())!;
    expect(last.y + last.height).toBeLessThan(720);
    await page.locator('.doors').getByRole('link', { name: 'Ambush (demonstration)' }).waitFor();
  });

  test('one press begins; the game is listed with what waits for me; what is removed comes back', async () => {
    await beginGame(page, CLASSIC);
    await question(page);
    await start();
    const row = page.locator('.my-games li');
    await expect
      .poll(() => row.locator('.game-words').textContent())
      .toMatch(/Skirmish.*Set-up.*(Place|Deploy).*Atlas, .* against Atlas, .*against a regular bot/);
    await row.locator('.game-picture svg').waitFor();
    await page.getByRole('button', { name: 'Remove Skirmish' }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.getByRole('link').click();
    await question(page);
  });

  test('no option is behind the button that begins', async () => {
    await setUp(page, CLASSIC);
    await page.locator('.options > summary').click();
    const group = page.locator('.option-group summary').last();
    await group.click();
    const option = page.locator('.option').last();
    await option.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await option.boundingBox())!;
    const bar = (await page.locator('.begin-bar').boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(bar.y + 1);
    const isInSight = await option.evaluate(
      (element, at) => element.contains(document.elementFromPoint(at.x, at.y)),
      { x: x + width / 2, y: y + height - 4 },
    );
    expect(isInSight).toBe(true);
  });

  test('a damaged file says what is wrong with it', async () => {
    const load = async (text: string) => {
      const buffer = Buffer.from(text);
      await page
        .locator('.load-file input')
        .setInputFiles({ name: 'saved.json', mimeType: 'application/json', buffer });
    };
    const says = (words: string | RegExp) => page.locator('.doors [role="alert"]').getByText(words).waitFor();
    await load('null');
    await says('“saved.json” cannot be opened. There is no Ironfield game in this file.');
    const damaged = '{"format":"ironfield-game","version":3';
    await load(damaged);
    await says(/The file is damaged: .* cut off/);
    await load(`${damaged}}`);
    await says(/seed: is missing/);
  });

  test('rules are found by chapters with names, and the search gives examples of this book', async () => {
    await page.goto(`${house.address}#/rules/classic`);
    const chapters = page.locator('.rules-chapters');
    await chapters.waitFor();
    // The rules begin on the first screen, however many chapters there are.
    const first = (await page.locator('.rules-list article').first().boundingBox())!;
    expect(first.y).toBeLessThan(page.viewportSize()!.height / 2);
    await expect.poll(() => chapters.innerText()).toMatch(/MechWarriors[\s\S]*Piloting Skill Rolls/);
    await expect.poll(() => chapters.innerText()).not.toMatch(/\b(Pil|Thm|Dsp)\b/);
    await expect.poll(() => page.getByLabel('Search the rules').getAttribute('placeholder')).toMatch(/CBT-/);
    await page.getByRole('link', { name: 'BattleForce Quick-Start' }).click();
    await expect.poll(() => page.locator('h1').textContent()).toBe('BattleForce Quick-Start');
    await expect.poll(() => page.getByLabel('Search the rules').getAttribute('placeholder')).toMatch(/BFQ-/);
  });

  test('who presses too often stays in the lesson', async () => {
    await page.getByRole('button', { name: 'Start the guided game' }).click();
    await question(page);
    const { x, y, width, height } = (await page.getByRole('button', { name: 'Continue' }).boundingBox())!;
    for (let press = 0; press < 4; press++) await page.mouse.dblclick(x + width / 2, y + height / 2);
    const skip = page.getByRole('button', { name: 'Skip lesson' });
    await skip.dblclick();
    await page.locator('.lesson').waitFor();
    await page.getByRole('button', { name: 'Really skip it' }).click();
    await page.locator('.lesson').waitFor({ state: 'detached' });
  });

  test('two at one screen are not asked to hand it over where nothing is secret', async () => {
    await setUp(page, CLASSIC);
    await page.getByRole('radio', { name: 'Hot seat' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    const cover = page.getByText('Hand the screen over');
    const deciders = new Set<string | null>();
    // Four 'Mechs are placed by one, then by the other.
    for (let orders = 0; orders < 6; orders++) {
      await page.locator('.bar-panel .action-buttons button').first().or(cover).first().waitFor();
      await expect.poll(() => cover.count()).toBe(0);
      deciders.add(await page.locator('.decider').textContent());
      await answer(page);
    }
    expect([...deciders]).toEqual(['Iron Lance to decide', 'Ember Lance to decide']);

    // One offers a draw, the other beside them accepts; the replay ends with it, and the list says so.
    await page.getByRole('button', { name: 'Game menu' }).click();
    await page.getByRole('button', { name: 'Offer a draw…' }).click();
    await page.getByRole('button', { name: 'Really offer a draw' }).click();
    await page.getByText('Ember Lance offers a draw to Iron Lance.').waitFor();
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.locator('.end-banner').getByText('The players agree on a draw.').waitFor();
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.locator('.replay-list').getByText('Ember Lance offers a draw, and it is accepted.').waitFor();
    await start();
    await page.locator('.my-games').getByText('The players agree on a draw').waitFor();
    expect(problems).toEqual([]);
  });
});
