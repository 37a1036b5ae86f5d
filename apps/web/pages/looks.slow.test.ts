import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import type { GameSummary } from '@ironfield/client/api.ts';
import { gearblitz } from '@ironfield/gearblitz/game.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoredGame } from '../src/sessions/local-store.ts';
import { beginGame, playOn, problems, question, settled } from '../testing/browser.fixture.ts';
import { covered, hyphenated, unexplained, unfitting } from '../testing/fit.fixture.ts';
import { House, layoutShift } from '../testing/hands.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';
import { gameUntil, sitDownAt, skirmishUntil } from '../testing/prepared.fixture.ts';

/** The most that may move by itself while a page is opened; browsers call up to 0.1 good. */
const SHIFT = 0.05;

/** Does everything fit that should? Panels scroll within themselves, pages only up and down. */
async function expectToFit(page: Page, name: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect([name, wide]).toEqual([name, 0]);
}

/** Addresses, and what they show when they are ready. */
const PAGES: readonly (readonly [way: string, shown: string])[] = [
  ['', '[data-part="game-card"], [data-part="battles"]'],
  ['new/classic', '[data-part="scenario-card"]'],
  ['new/battleforce2', '[data-part="scenario-card"]'],
  ['new/classic/own', '[data-part="own-battle"]'],
  ['new/battleforce2/own', '[data-part="force-card"]'],
  ['new/gearblitz/own', '[data-part="force-card"]'],
  ['bay', '[data-part="library-list"]'],
  ['bay/stock/AS7-D', '[data-part="builder"]'],
  ['cards', '[data-part="card-list"] li'],
  ['league', 'main'],
  ['scenes', 'main'],
  ['analysis', 'main h1'],
  ['lobby', '[data-part="open-games"] li'],
];

const OPTIONS = { 'called-shots': true, 'opportunity-fire': true };

/** Tables where much is said at once: four enemies, and options that add to every weapon and every move. */
const TABLES: readonly (readonly [name: string, game: () => StoredGame])[] = [
  [
    'moving',
    () => skirmishUntil((types, { turn }) => types.includes('move') && turn === 2, 'table', OPTIONS),
  ],
  [
    'firing',
    () => skirmishUntil((types, { turn }) => types.includes('fire') && turn === 2, 'table', OPTIONS),
  ],
  ['BattleForce 2', () => gameUntil(battleforce2, 'border-raid', (types) => types.includes('fire'))],
  [
    'Heavy Gear',
    () => gameUntil(gearblitz, 'meeting', (types) => types.includes('attack'), { seed: 'look' }),
  ],
];

/** A window is made larger, a phone is turned: what is measured is how things lie, which no theme changes. */
const SCREENS: readonly {
  readonly name: string;
  readonly isPhone: boolean;
  readonly sizes: readonly (readonly [width: number, height: number])[];
}[] = [
  {
    name: 'a desk',
    isPhone: false,
    sizes: [
      [1280, 720],
      [1920, 1080],
    ],
  },
  {
    name: 'a phone',
    isPhone: true,
    sizes: [
      [390, 844],
      [844, 390],
    ],
  },
];

/** A table that somebody with a long name has set up, and that waits for anybody. */
const LISTED: GameSummary = {
  id: 'l'.repeat(22),
  game: 'battleforce2',
  scenario: 'border-raid',
  title: 'The last stand of the second company at the river',
  number: 0,
  seats: [
    {
      seat: 0,
      side: 'Attacker',
      kind: 'human',
      name: 'Wilhelmina Featherstonehaugh-Cholmondeley',
      strength: null,
      timeLeft: null,
    },
    { seat: 1, side: 'Defender', kind: 'open', name: null, strength: null, timeLeft: null },
  ],
  begun: false,
  waiting: [],
  commitment: '',
  dice: { kind: 'house' },
  seed: null,
  outcome: null,
  clock: null,
  takeback: null,
  listed: true,
  spectators: true,
  created: '2026-01-01T00:00:00.000Z',
  updated: '2026-01-01T00:00:00.000Z',
  now: '2026-01-01T00:00:00.000Z',
};

/** Behind these pages there are files and no server: what it would say of open tables. */
const waitInLobby = (page: Page) =>
  page.route('**/api/open', (route) =>
    route.fulfill({ json: { games: [LISTED, { ...LISTED, id: 'o'.repeat(22), title: null }] } }),
  );

/** Everything that lies beside the map or slides over it, one after the other: plan, sheet, record sheet, log. */
async function openSides(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const slides = page.locator('[data-part="sheet-tabs"] button');
  const isUpright = await slides.first().isVisible();
  for (const side of await (isUpright ? slides : page.locator('[data-part="lower-tabs"] button')).all()) {
    await side.click();
    await look(`${await side.innerText()}`);
    const panels = page.getByRole('radiogroup', { name: 'Panel' }).getByRole('radio');
    for (const panel of isUpright && !(await panels.first().isVisible()) ? [] : await panels.all()) {
      await panel.click();
      await look(await panel.innerText());
    }
    await side.click();
  }
}

/** The number of our functions that a page calls in half a second, if nobody touches it. */
async function callsAtRest(page: Page): Promise<number> {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Profiler.enable');
  await inspector.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await page.waitForTimeout(500);
  const { result } = await inspector.send('Profiler.takePreciseCoverage');
  await inspector.detach();
  return result
    .flatMap(({ functions }) => functions)
    .reduce((calls, { ranges }) => calls + ranges[0].count, 0);
}

describeInBrowser('Looks', () => {
  const house = new House();
  beforeAll(() => house.open());
  afterAll(() => house.close());

  test.each([
    [390, 844],
    [820, 1180],
    [1280, 800],
    [3840, 2160],
  ])('fit a screen of %d by %d, and nothing jumps', async (width, height) => {
    const page = await house.visit({ width, height, hasTouch: width < 1000 });
    await settled(page);
    await expectToFit(page, 'start');
    expect(await layoutShift(page)).toBeLessThan(SHIFT);
    await house.learn(page);
    await question(page);
    // The map has found its size.
    await page.locator('[data-part="map-drawing"][data-zoom]').waitFor();
    await settled(page);
    expect(await layoutShift(page)).toBeLessThan(SHIFT);
    await expectToFit(page, 'table');
    const primary = (await page.locator('[data-part="bar-panel"] [data-part="primary"]').boundingBox())!;
    expect(primary.y + primary.height).toBeLessThanOrEqual(height);
    const map = (await page.locator('[data-part="map-panel"]').boundingBox())!;
    expect((map.width * map.height) / (width * height)).toBeGreaterThan(0.55);
    // The map fills its window in one direction at least; above it stand the strips, and upright what changes a plan below.
    const board = (await page.locator('[data-part="board-edge"]').boundingBox())!;
    const strips = (await page.locator('[data-part="strips"]').boundingBox())!;
    const above = strips.y + strips.height - map.y;
    const below = width < height ? 48 : 0;
    const share = Math.max(board.width / map.width, board.height / (map.height - above - below));
    expect(share).toBeGreaterThan(0.88);
    await page.goto(`${house.address}#/rules/battleforce-qs`);
    await page.locator('[data-part="rules-page"]').waitFor();
    await expectToFit(page, 'rules');
    await page.goto(`${house.address}#/nowhere`);
    await page.locator('main h1').waitFor();
    await expectToFit(page, 'message');
    expect(problems).toEqual([]);
  });

  test.each(SCREENS)('cut nothing off on $name', async ({ isPhone, sizes }) => {
    const [width, height] = sizes[0];
    const page = await house.visit({ width, height, hasTouch: isPhone, isPhone });
    await waitInLobby(page);
    const troubles = async () => {
      const wrong = [unfitting, covered, hyphenated, unexplained].map((check) => check(page));
      return (await Promise.all(wrong)).flat();
    };
    // A page that has just been turned may still be on its way to its new shape.
    const look = async (name: string) => {
      await settled(page);
      const { width, height } = page.viewportSize()!;
      await expect.poll(troubles, { message: `${name} at ${width} by ${height}` }).toEqual([]);
    };
    const atEverySize = async (measure: () => Promise<void>) => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await measure();
      }
    };
    for (const [way, shown] of PAGES) {
      await page.goto(`${house.address}#/${way}`);
      await page.locator(shown).first().waitFor();
      await atEverySize(() => look(way));
    }
    for (const [name, game] of TABLES) {
      await sitDownAt(page, house.address, game());
      await question(page);
      await atEverySize(async () => {
        await look(name);
        await openSides(page, (side) => look(`${name}, ${side}`));
      });
    }
    // A press on a control that refuses gives the reason.
    await page.locator('[data-part="bar-panel"] [data-part="primary"]:disabled').click({ force: true });
    expect(await page.locator('[data-part="why-bubble"]').textContent()).toBe('Nothing is planned yet');
    expect(problems).toEqual([]);
  });

  test('show opponent and options above the fold, whatever is fought', async () => {
    const page = await house.visit({ width: 1280, height: 720 });
    for (const game of ['classic', 'battleforce-qs', 'battleforce2', 'gearblitz'])
      for (const way of [`new/${game}`, `new/${game}/own`]) {
        await page.goto(`${house.address}#/${way}`);
        const bar = page.locator('[data-part="begin-bar"]');
        await bar.waitFor();
        await page.locator('[data-part="scenario-card"], [data-part="force-card"]').first().waitFor();
        const fold = (await bar.boundingBox())!.y;
        for (const part of ['[data-part="new-game-form"]', '[data-part="options"] > summary']) {
          const { y, height } = (await page.locator(part).boundingBox())!;
          expect([way, part, y + height < fold]).toEqual([way, part, true]);
        }
      }
    expect(problems).toEqual([]);
  });

  test('stand still for those who want it so', async () => {
    const page = await house.visit({ reducedMotion: 'reduce' });
    await beginGame(page);
    await playOn(page, (prompt) => prompt.startsWith('Move'));
    const longest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element);
          return `${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat);
        }),
      ),
    );
    expect(longest).toBeLessThan(0.01);
    expect(problems).toEqual([]);
  });

  test('do nothing while nobody does', async () => {
    const page = await house.visit({});
    for (const [way, shown] of [
      ['new/classic/own', '[data-part="own-battle"]'],
      ['analysis', 'main h1'],
      ['rules/classic', '[data-part="rules-page"]'],
      ['bay', 'main'],
    ]) {
      await page.goto(`${house.address}#/${way}`);
      await page.locator(shown).first().waitFor();
      await settled(page);
      await expect.poll(() => callsAtRest(page), { message: way }).toBeLessThan(200);
    }
    expect(problems).toEqual([]);
  });
});
