import { gearblitz } from '@ironfield/gearblitz/game.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkAccess, problems, question } from '../testing/browser.fixture.ts';
import { clicksOfRound } from '../testing/gear-clicks.fixture.ts';
import { House, hiddenInBar } from '../testing/hands.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';
import { gameUntil, sitDownAt } from '../testing/prepared.fixture.ts';

/** A place of the table, in inches, on the screen. */
async function spotOf(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  await page.locator('[data-part="map-drawing"][data-zoom]').waitFor();
  return page.evaluate(
    ([right, down]) => {
      const svg = document.querySelector('[data-part="map-drawing"] > svg') as SVGSVGElement;
      const { x, y } = new DOMPoint(right * 24, down * 24).matrixTransform(svg.getScreenCTM()!);
      return { x, y };
    },
    [x, y] as const,
  );
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Of all that can be seen. */
async function boxesOf(page: Page, selector: string): Promise<Box[]> {
  const all = await page.locator(selector).all();
  const boxes = await Promise.all(all.map((each) => each.boundingBox()));
  return boxes.filter((box) => box !== null);
}

/** The area of the screen that two things share, in square pixels. */
function overlap(one: Box, other: Box): number {
  const along = (from: number, size: number, to: number, more: number) =>
    Math.max(0, Math.min(from + size, to + more) - Math.max(from, to));
  return along(one.x, one.width, other.x, other.width) * along(one.y, one.height, other.y, other.height);
}

describeInBrowser('A table without hexes', () => {
  const house = new House();
  const deploying = gameUntil(gearblitz, 'meeting', (types) => types.includes('deploy'));
  const activating = gameUntil(gearblitz, 'meeting', (types) => types.includes('activate'));
  const grouping = gameUntil(gearblitz, 'meeting', (types) => types.includes('group'));
  const crowd = gameUntil(gearblitz, 'border', () => true);
  const standing = gameUntil(
    gearblitz,
    'meeting',
    (types, { units }) =>
      (types.includes('walk') || types.includes('advance')) &&
      units.some(({ activation, isLocked, body }) => activation && !isLocked && body.speed === 'stationary'),
  );
  const walking = gameUntil(gearblitz, 'meeting', (types) => types.includes('walk'));
  const shooting = gameUntil(gearblitz, 'meeting', (types) => types.includes('attack'), { seed: 'a' });
  beforeAll(() => house.open());
  afterAll(() => house.close());

  test('a model is put down, dragged and turned with the mouse', async () => {
    const page = await house.visit({ width: 1280, height: 720 });
    await sitDownAt(page, house.address, deploying);
    const plan = page.locator('[data-part="action-plan"]');
    const { x, y } = await spotOf(page, 10, 24);
    await page.mouse.click(x, y);
    // A forbidden place is shown where it would be, with the reason.
    await expect
      .poll(() => page.locator('[data-part="action-warning"]').textContent())
      .toMatch(/outside your deployment zone/);
    await expect
      .poll(() => page.locator('[data-part="bar-panel"] [data-part="primary"]').isDisabled())
      .toBe(true);

    const start = await spotOf(page, 10, 4);
    await drag(page, { x, y }, start);
    await expect.poll(() => plan.textContent()).toMatch(/at 10(\.\d+)?″, 4(\.\d+)?″, facing 180°/);
    const knob = await middleOf(page, '[data-part="turn-handle"] [data-part="knob"]');
    await drag(page, knob, { x: start.x + 60, y: start.y });
    await expect.poll(() => plan.textContent()).toMatch(/facing 90°/);
    await page.getByRole('radio', { name: 'Combat Speed' }).click();
    await checkAccess(page, 'deploying');
    await page.locator('[data-part="bar-panel"] [data-part="primary"]').click();
    await expect
      .poll(() => page.locator('[data-part="model"] [data-part="model-arrow"]').count())
      .toBeGreaterThan(0);

    // One key plans for the whole squad: each is shown, by name, where it would stand, and one press gives it all.
    await sitDownAt(page, house.address, deploying);
    await question(page);
    await page.keyboard.press('o');
    const go = page.getByRole('button', { name: 'Go: 5 orders' });
    await expect.poll(() => go.isEnabled()).toBe(true);
    const planned = page.locator(
      '[data-part="model"][data-side="0"]:is([data-look~="planned"], [data-look~="ghost"])',
    );
    await expect.poll(() => planned.count()).toBe(5);
    await expect.poll(() => page.locator('[data-part="name-plate"]', { hasText: 'Hunter' }).count()).toBe(4);
    await page.keyboard.press('Enter');
    const log = page.locator('[data-part="event-log"]');
    for (const name of ['Headhunter', 'Hunter 1', 'Hunter 2', 'Hunter 3', 'Hunter 4'])
      await expect.poll(() => log.textContent()).toContain(`${name} is deployed`);
    await expect.poll(() => page.locator('[data-part="model"][data-look~="planned"]').count()).toBe(0);

    // In the battle it plans until dice are thrown.
    await sitDownAt(page, house.address, grouping);
    await question(page);
    await page.keyboard.press('o');
    await page.getByRole('button', { name: /^Go: \d orders/ }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => log.textContent()).toMatch(/is activated: /);
    expect(problems).toEqual([]);
  });

  test('a model goes leg by leg with the keys alone, and by numbers', async () => {
    const page = await house.visit({ width: 1280, height: 720 });
    await sitDownAt(page, house.address, walking);
    const plan = page.locator('[data-part="action-plan"]');
    // The rarer orders are in a list, and a move in numbers takes a line: the sheet keeps half of a small laptop.
    await page.getByLabel('More actions').waitFor();
    await expect
      .poll(async () => (await page.locator('[data-part="bar-panel"]').boundingBox())!.y)
      .toBeGreaterThan(400);
    await page.locator('[data-part="map-keys"]').focus();
    await expect
      .poll(() => page.locator('[data-part="map-keys"] [aria-selected="true"]').textContent())
      .toMatch(/at .*″, facing/);
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']) {
      await page.keyboard.press(key);
      if (/goes 0\.25″/.test((await plan.textContent()) ?? '')) break;
      await page.keyboard.press('Escape');
    }
    await expect.poll(() => plan.textContent()).toMatch(/goes 0\.25″ · .* MP/);
    await page.keyboard.press('g');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0.5');
    await expect.poll(() => plan.textContent()).toMatch(/goes 0\.5″/);
    await page.locator('[data-part="map-keys"]').focus();
    await page.keyboard.press('e');
    await expect.poll(() => plan.textContent()).toMatch(/^After 1 order: .* turns to/);
    await page.keyboard.press('Escape');
    await expect.poll(() => plan.textContent()).toMatch(/goes 0\.5″/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[data-part="event-log"]').textContent()).toMatch(/moves 0\.5"/);
    expect(problems).toEqual([]);
  });

  test('one drag activates a model, turns it and moves it, and its lines of sight are shown before it goes', async () => {
    const page = await house.visit({ width: 1280, height: 720 });
    await sitDownAt(page, house.address, activating);
    await page.locator('[data-part="go-handle"]').waitFor();
    const { x, y } = await middleOf(page, '[data-part="go-handle"]');
    await drag(page, { x, y }, { x: x + 60, y: y + 30 });
    const plan = page.locator('[data-part="action-plan"]');
    await expect.poll(() => plan.textContent()).toMatch(/^After 1 order: .* goes .*″ · .* MP/);
    await page.keyboard.press('v');
    await page.locator('[data-part="laid-line"]').first().waitFor();
    // Each line says at its end whose it is, how far and behind how much, and covers no model with it.
    const told = page.locator('[data-part="name-plate"][data-side="1"]');
    for (const words of await told.allTextContents())
      expect(words).toMatch(/^\S.* · [\d.]+″ · (obs\. \d|hidden)$/);
    const bases = await boxesOf(page, '[data-part="model"] [data-part="base-disc"]');
    const plates = await boxesOf(page, '[data-part="name-plate"][data-needed] rect');
    expect(plates).toHaveLength(5);
    for (const plate of plates) for (const base of bases) expect(overlap(plate, base)).toBeLessThan(30);
    await checkAccess(page, 'a planned activation');
    await page.getByRole('button', { name: /^Go: \d orders/ }).click();
    const log = page.locator('[data-part="event-log"]');
    await expect.poll(() => log.textContent()).toMatch(/is activated: .*moves/);
    expect(problems).toEqual([]);
  });

  test('detection ranges go along with what is planned, and say why they are what they are', async () => {
    const page = await house.visit({ width: 1280, height: 720 });
    await sitDownAt(page, house.address, activating);
    await page.locator('[data-part="go-handle"]').waitFor();
    await expect.poll(() => page.locator('[data-part="laid-round"][data-look~="near"]').count()).toBe(0);
    await page.getByRole('button', { name: 'Detection ranges' }).click();
    // Around whoever is in hand, and around each enemy.
    const own = page.locator('[data-part="laid-round"][data-look~="near"][data-side="0"]');
    await own.waitFor();
    await expect
      .poll(async () => [
        await own.count(),
        await page.locator('[data-part="laid-round"][data-look~="near"][data-side="1"]').count(),
      ])
      .toEqual([1, 5]);
    const { x, y } = await middleOf(page, '[data-part="go-handle"]');
    const before = await middleOf(page, '[data-part="laid-round"][data-look~="near"][data-side="0"]');
    await drag(page, { x, y }, { x, y: y + 40 });
    await page.locator('[data-part="model"][data-look~="ghost"]').waitFor();
    const after = await middleOf(page, '[data-part="laid-round"][data-look~="near"][data-side="0"]');
    expect(after.y - before.y).toBeGreaterThan(25);
    const words = page.locator('[data-part="range-words"]');
    const first = words.locator('p').first();
    await expect
      .poll(() => first.textContent())
      .toMatch(/is detected within 6″ HGB-DET-02 · detects through Obscurement 2\s+HGB-DET-01/);
    await first.getByRole('button', { name: '6″' }).hover();
    const reasons = page.getByRole('dialog', { name: /is detected within/ });
    await expect.poll(() => reasons.textContent()).toMatch(/Size.*6.*HGB-DET-02/);
    // An enemy under the pointer says how near one has to come to it.
    const enemy = await middleOf(
      page,
      '[data-part="map-drawing"] [data-part="model"][data-side="1"] >> nth=0',
    );
    await page.mouse.move(enemy.x, enemy.y);
    await expect
      .poll(() => words.textContent())
      .toMatch(/is detected within 6″.*now [\d.]+″ away, Obscurement \d: (not )?detected/);
    await checkAccess(page, 'detection ranges');
    await page.keyboard.press('w');
    await expect.poll(() => page.locator('[data-part="laid-round"][data-look~="near"]').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('where one group is left nobody is asked which, and any of its units can be dragged at once', async () => {
    const page = await house.visit({ width: 1280, height: 720 });
    await sitDownAt(page, house.address, grouping);
    await page.locator('[data-part="action-title"]', { hasText: 'which unit is next' }).waitFor();
    const { x, y } = await middleOf(
      page,
      '[data-part="map-drawing"] [data-part="model"][data-side="0"] >> nth=2',
    );
    await drag(page, { x, y }, { x: x + 10, y: y + 50 });
    const plan = page.locator('[data-part="action-plan"]');
    const name = await page
      .locator('[data-part="strip"][data-look~="in-hand"] [data-part="strip-name"]')
      .textContent();
    expect(name).not.toBe('Headhunter');
    await expect.poll(() => plan.textContent()).toMatch(new RegExp(`^After 1 order: ${name} goes`));
    // A press where it would stand gives all of it; then another one is dragged, and whoever acts stands by first.
    const ghost = await middleOf(
      page,
      '[data-part="map-drawing"] [data-part="model"][data-look~="ghost"] [data-part="base-disc"]',
    );
    await page.mouse.click(ghost.x, ghost.y);
    const log = page.locator('[data-part="event-log"]');
    await expect.poll(() => log.textContent()).toMatch(new RegExp(`${name} is activated: .*${name} moves`));
    await page.locator('[data-part="action-title"]', { hasText: `What does ${name} do` }).waitFor();
    const next = await middleOf(
      page,
      '[data-part="map-drawing"] [data-part="model"][data-side="0"][data-look~="plain"] >> nth=0',
    );
    await drag(page, next, { x: next.x, y: next.y + 40 });
    await expect.poll(() => plan.textContent()).toMatch(/^After 2 orders: /);
    await page.getByRole('button', { name: /^Go: \d orders/ }).click();
    await expect.poll(() => log.textContent()).toMatch(new RegExp(`${name} stands by`));
    // Nobody is told to drag what stands still.
    await sitDownAt(page, house.address, standing);
    await expect.poll(() => plan.textContent()).toMatch(/stands still: turn it by its handle/);
    expect(problems).toEqual([]);
  });

  test('five Gears take no more than thirty clicks a round, pointing at every place and enemy', async () => {
    const page = await house.visit({ width: 1280, height: 720 });
    await sitDownAt(page, house.address, grouping);
    const clicks = await clicksOfRound(page);
    expect(clicks.filter(([, what]) => what === 'a place')).toHaveLength(5);
    expect(clicks.filter(([, what]) => what === 'an enemy').length).toBeGreaterThanOrEqual(5);
    expect(clicks.length).toBeLessThanOrEqual(30);
    expect(problems).toEqual([]);
  });

  test('many strips are sorted by Combat Group, each in sight, and nothing lies over them', async () => {
    const page = await house.visit({ width: 1280, height: 720 });
    await sitDownAt(page, house.address, crowd);
    await question(page);
    expect(
      await page.locator('[data-part="strip-side"]').first().locator('[data-part="strip-group"]').count(),
    ).toBe(5);
    const panel = (await page.locator('[data-part="map-panel"]').boundingBox())!;
    for (const strip of await boxesOf(page, '[data-part="strip"]'))
      expect(strip.x + strip.width).toBeLessThanOrEqual(panel.x + panel.width);
    for (const [width, height] of [
      [1280, 720],
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const covered = async () => {
        const strips = await boxesOf(page, '[data-part="strip"]');
        const over = await boxesOf(page, '[data-part="map-tools"] > *, [data-part="side-notes"] p');
        return over.filter((each) => strips.some((strip) => overlap(each, strip) > 0)).length;
      };
      await expect.poll(covered).toBe(0);
    }
    expect(problems).toEqual([]);
  });

  test('the guided game shows what to do and goes on when it is done', async () => {
    const page = await house.visit({ width: 1280, height: 720 });
    await house.learn(page, 'gearblitz');
    const lesson = page.locator('[data-part="lesson"]');
    await lesson.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => lesson.textContent()).toMatch(/choose who deploys first/);
    await lesson.getByRole('button', { name: 'Show me' }).click();
    await page.locator('[data-part="bar-panel"] [data-part="primary"]:enabled').click();
    for (let deployed = 0; deployed < 3; deployed++) {
      await expect.poll(() => lesson.textContent()).toMatch(/Deploy/);
      await question(page);
      await lesson.getByRole('button', { name: 'Show me' }).click();
      await page.locator('[data-part="bar-panel"] [data-part="primary"]:enabled').click();
      await expect.poll(() => page.locator('[data-part="model"][data-side="0"]').count()).toBe(deployed + 1);
    }
    await expect.poll(() => lesson.textContent()).toMatch(/Initiative/);
    await checkAccess(page, 'the guided game');
    expect(problems).toEqual([]);
  });

  test('fingers put a model down and turn it on a phone', async () => {
    const page = await house.visit({ width: 390, height: 844, hasTouch: true, isPhone: true, theme: 'dark' });
    await sitDownAt(page, house.address, deploying);
    const { x, y } = await middleOf(page, '[data-part="map-view"]');
    await page.locator('[data-part="map-drawing"][data-zoom]').waitFor();
    await page.touchscreen.tap(x, y - 100);
    await page.locator('[data-part="go-handle"]').waitFor();
    // There is enough to take hold of.
    for (const handle of ['[data-part="go-handle"]', '[data-part="turn-handle"] [data-part="hold"]'])
      await expect
        .poll(async () => (await page.locator(handle).boundingBox())!.width)
        .toBeGreaterThanOrEqual(40);
    await page.getByLabel('Facing').fill('45');
    await expect.poll(() => page.locator('[data-part="action-plan"]').textContent()).toMatch(/facing 45°/);
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(async () => [width, wide, await hiddenInBar(page)]).toEqual([width, 0, []]);
      // On its side: what to deploy as is one line, and the place in numbers stands in the sheet.
      if (height < width) {
        await page.locator('[data-part="sheet-panel"]').getByLabel('Facing').waitFor();
        await expect
          .poll(async () => (await page.locator('[data-part="action-tools"]').boundingBox())!.height)
          .toBeLessThan(60);
      }
    }
    await page.locator('[data-part="bar-panel"] [data-part="primary"]').tap();
    await expect
      .poll(() =>
        page
          .locator('[data-part="model"][data-look~="plain"], [data-part="model"][data-look~="done"]')
          .count(),
      )
      .toBeGreaterThan(0);

    // Of much that can be done the rarer things are in a list: the map is not covered with buttons.
    await sitDownAt(page, house.address, walking);
    await page.getByLabel('More actions').waitFor();
    await expect.poll(() => hiddenInBar(page)).toEqual([]);
    await expect
      .poll(async () => (await page.locator('[data-part="action-tools"]').boundingBox())!.height)
      .toBeLessThan(110);
    // The tools of the plan do not lie on the model.
    const held = (await page
      .locator('[data-part="model"][data-look~="in-hand"] [data-part="base-disc"]')
      .boundingBox())!;
    const tools = (await page.locator('[data-part="action-tools"]').boundingBox())!;
    expect(held.y + held.height).toBeLessThan(tools.y);

    // On its side three weapons are seen at once, whatever is planned.
    await page.setViewportSize({ width: 844, height: 390 });
    await page.locator('[data-part="action-tools"]').getByRole('button', { name: 'Attack' }).tap();
    await page.locator('[data-part="target-chip"]:enabled').first().tap();
    const floor = (await page.locator('[data-part="bar-panel"]').boundingBox())!.y;
    const rows = await page.locator('[data-part="attack-table"] tbody tr').all();
    const boxes = await Promise.all(rows.map((row) => row.boundingBox()));
    expect(boxes.filter((box) => box!.y + box!.height <= floor + 1).length).toBeGreaterThanOrEqual(3);
    await expect.poll(() => hiddenInBar(page)).toEqual([]);
    // No door of the set-up is cut.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${house.address}#/new/gearblitz`);
    const doors = page.locator('[data-part="new-game-doors"]');
    await doors.getByRole('link', { name: 'Learn it in a guided game' }).waitFor();
    await expect
      .poll(() => doors.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0);
    expect(problems).toEqual([]);
  });

  test('on a phone nothing lies over what an attack is about, and all that is decided can be read', async () => {
    const page = await house.visit({ width: 390, height: 844, hasTouch: true, isPhone: true });
    await sitDownAt(page, house.address, walking);
    // The strength of both sides lies on no unit, wherever the strips have slid to.
    await page.locator('[data-part="strip"][data-look~="in-hand"]').waitFor();
    for (const end of [0, 9999]) {
      await page.locator('[data-part="strips"]').evaluate((strips, left) => strips.scrollTo({ left }), end);
      const strips = await boxesOf(page, '[data-part="strip"]');
      const tools = await boxesOf(page, '[data-part="map-tools"] > *');
      for (const note of await boxesOf(page, '[data-part="side-notes"] p'))
        for (const other of [...strips, ...tools]) expect(overlap(note, other)).toBe(0);
    }
    const tools = page.locator('[data-part="action-tools"]');
    const line = async (name: string) => (await tools.getByText(name, { exact: true }).boundingBox())!.y;
    await tools.getByRole('button', { name: 'Attack' }).tap();
    await expect.poll(() => page.locator('[data-part="action-plan"]').textContent()).toMatch(/^Choose whom/);
    // Possible targets are offered where the thumb is, and seen on the map beside the attacker.
    await tools.getByRole('group', { name: 'Target' }).getByRole('button').first().tap();
    await expect
      .poll(() => page.locator('[data-part="bar-panel"] [data-part="primary"]').isEnabled())
      .toBe(true);
    await tools.getByRole('group', { name: 'Weapons' }).locator('[aria-pressed="true"]').waitFor();
    const more = (await tools.getByLabel('More actions').boundingBox())!;
    expect(Math.abs(more.y - (await line('Move')))).toBeLessThan(20);
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const share = async () => {
        const map = (await page.locator('[data-part="map-panel"]').boundingBox())!;
        return (map.width * map.height) / (width * height);
      };
      await expect.poll(share).toBeGreaterThan(0.5);
      await expect.poll(share).toBeLessThan(0.8);
      await expect.poll(() => hiddenInBar(page)).toEqual([]);
      await page.locator('[data-part="action-title"]').waitFor();
      await page.locator('[data-part="coach-bubble"]').waitFor();
      const covers = () =>
        boxesOf(
          page,
          '[data-part="guide-panel"], [data-part="action-bar"], [data-part="action-tools"] > *, [data-part="strip"], [data-part="map-tools"] > *',
        );
      const about = () =>
        boxesOf(
          page,
          '[data-part="model"]:is([data-look~="in-hand"], [data-look~="lit"], [data-look~="left"]) [data-part="base-disc"]',
        );
      await expect.poll(async () => (await about()).length).toBe(2);
      const covered = async () => {
        const [over, models] = [await covers(), await about()];
        return models.flatMap((model) => over.filter((each) => overlap(model, each) > 0)).length;
      };
      await expect.poll(covered).toBe(0);
    }
    // The log and the chat are one tap away, and the panel is free for them.
    await page.getByRole('button', { name: 'Log', exact: true }).tap();
    await expect
      .poll(async () => (await page.locator('[data-part="log-panel"]').boundingBox())?.height)
      .toBeGreaterThan(120);
    const log = (await page.locator('[data-part="lower-tabs"] button').boundingBox())!;
    const last = (await page.locator('[data-part="event-log"] li').last().boundingBox())!;
    expect(overlap(log, last)).toBe(0);
    expect(problems).toEqual([]);
  });

  test('on a phone what the coach says lies above what comes after it', async () => {
    const page = await house.visit({ width: 390, height: 844, hasTouch: true, isPhone: true });
    await sitDownAt(page, house.address, shooting);
    await question(page);
    await page.getByRole('button', { name: 'Suggest' }).tap();
    await page.locator('[data-part="action-tools"]').getByRole('group', { name: 'Weapons' }).waitFor();
    const buried = async () => {
      const [card] = await boxesOf(page, '[data-part="coach-bubble"]');
      return (await boxesOf(page, '[data-part="action-tools"] > *')).filter((tool) => overlap(card, tool) > 0)
        .length;
    };
    await expect.poll(buried).toBe(0);
    expect(problems).toEqual([]);
  });

  test('a scene is made with mouse and keys, kept, and refused where it is none', async () => {
    const page = await house.visit();
    await page.goto(`${house.address}#/scenes`);
    await page.getByRole('button', { name: 'New scene' }).click();
    await page.getByLabel('Name of the scene').fill('Two woods');
    await page.getByRole('button', { name: 'Woodland' }).click();
    const piece = page.locator('[data-part="map-keys"] [aria-selected="true"]');
    await expect.poll(() => piece.textContent()).toMatch(/^woodland at 24/);
    const from = await spotOf(page, 24, 24);
    await drag(page, from, await spotOf(page, 30, 20));
    await expect.poll(() => piece.textContent()).toMatch(/^woodland at 30\..*″, 19\./);
    await page.locator('[data-part="map-keys"]').focus();
    for (const key of ['ArrowRight', 'e', '.', 'c']) await page.keyboard.press(key);
    await expect.poll(() => page.locator('[data-part="map-keys"] [role="option"]').count()).toBe(2);
    await page.keyboard.press('Delete');
    await page.keyboard.press('z');
    await expect.poll(() => page.locator('[data-part="map-keys"] [role="option"]').count()).toBe(2);
    await checkAccess(page, 'scene editor');

    await page.getByRole('link', { name: 'Scenes' }).click();
    await page.reload();
    const card = page.locator('[data-part="scene-cards"] li');
    await expect.poll(() => card.textContent()).toMatch(/Two woods.*48″ × 48″ · 2 pieces/s);
    await page.locator('input[type="file"]').setInputFiles({
      name: 'broken.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        '{"format":"ironfield-scene","version":1,"name":"","width":5,"height":48000,"pieces":[]}',
      ),
    });
    await expect
      .poll(() => page.locator('[data-part="problems"]').textContent())
      .toMatch(/broken\.json.*width/s);
    expect(problems).toEqual([]);
  });

  test('a league is drawn with the keys, its results are kept, and a Chaplain and own cards go to war', async () => {
    const page = await house.visit();
    await page.goto(`${house.address}#/league`);
    await page.getByLabel('Name', { exact: true }).fill('Cup');
    await page.keyboard.press('Tab');
    await page.keyboard.press('t');
    await page.getByLabel('Players, one in a line').fill('Anna\nBen\nCleo\nDan');
    await checkAccess(page, 'a new league');
    await page.getByRole('button', { name: 'Draw the rounds' }).press('Enter');
    await page.locator('[data-part="league-result"] input').first().fill('120');
    await page.keyboard.press('Tab');
    await page.keyboard.type('-40');
    await checkAccess(page, 'a league');
    await page.reload();
    await expect
      .poll(() => page.locator('[data-part="league-table"] tbody tr').first().textContent())
      .toMatch(/120/);
    // A table is found by its number, and each result stays with its pair.
    const places = await page
      .locator('[data-part="league-rounds"] section')
      .evaluateAll((rounds) =>
        rounds.map((each) =>
          [...each.querySelectorAll('[data-part="league-place"]')].map((place) => place.textContent),
        ),
      );
    for (const round of places) expect(round).toEqual(round.toSorted());

    await page.evaluate(() => localStorage.removeItem('ironfield-gearblitz-cards'));
    await page.goto(`${house.address}#/cards`);
    // On paper they are cards and nothing else, six on a sheet of A4.
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 733, height: 1062 });
    const visible = await page
      .locator('[data-part="cards-page"] :is(button, input)')
      .evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);
    expect(visible).toBe(0);
    const sixth = (await page.locator('[data-part="card-picture"]').nth(5).boundingBox())!;
    expect([sixth.x > 733 / 2, sixth.y + sixth.height <= 1062]).toEqual([true, true]);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Make it your own' }).first().click();
    await page.getByRole('button', { name: 'Keep this card' }).click();
    await page.goto(`${house.address}#/new/gearblitz`);
    await page.getByRole('checkbox', { name: 'With 1 datacard of your own' }).waitFor();
    await page.goto(`${house.address}#/new/gearblitz/own`);
    const chaplain = page.getByLabel('Chaplain');
    await chaplain.selectOption({ index: 1 });
    await expect.poll(() => chaplain.inputValue()).toBe('0 0');
    await checkAccess(page, 'own forces');
    expect(problems).toEqual([]);
  });
});
