import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answer, beginGame, problems, question, setUp } from '../testing/browser.fixture.ts';
import { House } from '../testing/hands.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';

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

  test('the battle that is on comes first, then the games, then what to do; all are above the fold', async () => {
    await expect
      .poll(() => page.locator('main h2').allTextContents())
      .toEqual(
        expect.arrayContaining(['A battle is on. Take a side.', 'Choose a battle', 'First time here?']),
      );
    const cards = page.locator('[data-part="game-card"]');
    for (const text of await cards.allTextContents()) {
      expect(text).toMatch(/\d+–\d+ min/);
      expect(text).not.toContain('demonstration');
    }
    await expect.poll(() => cards.locator('svg').count()).toBe(await cards.count());
    const lowest = async (name: RegExp) =>
      Math.max(
        ...(await Promise.all(
          (
            await page.getByRole('button', { name }).all()
          ).map(async (button) => {
            const { y, height } = (await button.boundingBox())!;
            return y + height;
          }),
        )),
      );
    expect(await lowest(/^Play /)).toBeLessThan(720);
    const last = (await page.locator('[data-part="first-steps"]').boundingBox())!;
    expect(last.y + last.height).toBeLessThan(720);
    await page.locator('[data-part="doors"]').getByRole('link', { name: 'Ambush (demonstration)' }).waitFor();
  });

  test('a set of Maximum Tech is one press away from the battle with it', async () => {
    await page.getByRole('link', { name: 'Winter war' }).click();
    await page.getByRole('button', { name: 'Begin' }).waitFor();
    await expect
      .poll(() => page.locator('[data-part="options"] > summary').textContent())
      .toMatch(/Deep snow/);
  });

  test('two bots fight while somebody looks, and one press takes over a side of the very battle', async () => {
    const badge = page.locator('[data-part="hero"] p', { hasText: 'BattleTech ·' });
    await page.getByText(/^Live · BattleTech · turn/).waitFor();
    // It goes on: another order is drawn on the real table.
    const stage = page.locator('[data-part="live-stage"]');
    await stage.locator('[data-part="hex-numbers"]').waitFor({ state: 'attached' });
    const drawn = () => stage.locator('svg').first().innerHTML();
    const before = await drawn();
    await expect.poll(drawn).not.toBe(before);
    await page.getByRole('button', { name: 'Pause the battle' }).click();
    await expect.poll(() => badge.textContent()).toMatch(/^BattleTech · turn \d+, /);
    const turn = /turn (\d+)/.exec((await badge.textContent())!)![1];
    await page.getByRole('button', { name: 'Play Orange' }).click();
    await page.waitForURL(/#\/table\/local\//);
    await question(page);
    await expect
      .poll(() => page.locator('[data-part="stepper"] [data-part="turn"]').textContent())
      .toBe(`Turn ${turn}`);
    await expect.poll(() => page.locator('[data-part="decider"]').textContent()).toMatch(/Your|Ember Lance/);
    await answer(page);
    await question(page);
    // It is a game like any other: kept, listed, and its record is proven when it is opened as a replay.
    await page.goto(page.url().replace('/table/', '/replay/'));
    await page.locator('[data-part="replay"]').waitFor();
    await start();
    await page.locator('[data-part="my-games"]').getByText('Own battle').waitFor();
    await page.getByRole('button', { name: 'Remove Own battle' }).click();
    expect(problems).toEqual([]);
  });

  test('it stands still where motion is not wanted, until somebody presses', async () => {
    const still = await house.visit({ reducedMotion: 'reduce' });
    const asked: string[] = [];
    still.on('request', (request) => asked.push(request.url()));
    await still.waitForTimeout(4000);
    expect(asked.filter((url) => /live-/.test(url))).toEqual([]);
    await still.getByRole('button', { name: 'Play the battle' }).click();
    await still.getByText(/^Live · BattleTech · turn/).waitFor();
    expect(problems).toEqual([]);
  });

  test('one press begins; the game is listed with what waits for me; what is removed comes back', async () => {
    await beginGame(page, CLASSIC);
    await question(page);
    await start();
    const row = page.locator('[data-part="my-games"] li');
    await expect
      .poll(() => row.locator('[data-part="game-words"]').textContent())
      .toMatch(/Skirmish.*Set-up.*(Place|Deploy).*Atlas, .* against Atlas, .*against a regular bot/);
    await row.locator('[data-part="game-picture"] svg').waitFor();
    await page.getByRole('button', { name: 'Remove Skirmish' }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.getByRole('link').click();
    await question(page);
  });

  test('no option is behind the button that begins', async () => {
    await setUp(page, CLASSIC);
    await page.locator('[data-part="options"] > summary').click();
    const group = page.locator('[data-part="option-group"] summary').last();
    await group.click();
    const option = page.locator('[data-part="option"]').last();
    await option.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await option.boundingBox())!;
    const bar = (await page.locator('[data-part="begin-bar"]').boundingBox())!;
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
        .locator('[data-part="load-file"] input')
        .setInputFiles({ name: 'saved.json', mimeType: 'application/json', buffer });
    };
    const says = (words: string | RegExp) =>
      page.locator('[data-part="hero"] [role="alert"]').getByText(words).waitFor();
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
    const chapters = page.locator('[data-part="rules-chapters"]');
    await chapters.waitFor();
    // The rules begin on the first screen, however many chapters there are.
    const first = (await page.locator('[data-part="rules-list"] article').first().boundingBox())!;
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
    await page.locator('[data-part="lesson"]').waitFor();
    await page.getByRole('button', { name: 'Really skip it' }).click();
    await page.locator('[data-part="lesson"]').waitFor({ state: 'detached' });
  });

  test('two at one screen are not asked to hand it over where nothing is secret', async () => {
    await setUp(page, CLASSIC);
    await page.getByRole('radio', { name: 'Hot seat' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    const cover = page.getByText('Hand over the screen');
    const deciders = new Set<string | null>();
    // Four 'Mechs are placed by one, then by the other.
    for (let orders = 0; orders < 6; orders++) {
      await page
        .locator('[data-part="bar-panel"] [data-part="action-buttons"] button')
        .first()
        .or(cover)
        .first()
        .waitFor();
      await expect.poll(() => cover.count()).toBe(0);
      deciders.add(await page.locator('[data-part="decider"]').textContent());
      await answer(page);
    }
    expect([...deciders]).toEqual(['Iron Lance to decide', 'Ember Lance to decide']);

    // One offers a draw, the other beside them accepts; the replay ends with it, and the list says so.
    await page.getByRole('button', { name: 'Game menu' }).click();
    await page.getByRole('button', { name: 'Offer a draw…' }).click();
    await page.getByRole('button', { name: 'Really offer a draw' }).click();
    await page.getByText('Ember Lance offers a draw to Iron Lance.').waitFor();
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.locator('[data-part="end-banner"]').getByText('The players agree on a draw.').waitFor();
    await page.getByRole('link', { name: 'Replay' }).click();
    await page
      .locator('[data-part="replay-list"]')
      .getByText('Ember Lance offers a draw, and it is accepted.')
      .waitFor();
    await start();
    await page.locator('[data-part="my-games"]').getByText('The players agree on a draw').waitFor();
    expect(problems).toEqual([]);
  });
});
