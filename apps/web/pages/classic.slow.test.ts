import type { Server } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { classic } from '@ironfield/classic/game.ts';
import { jumpMp, runMp, walkMp } from '@ironfield/classic/rules/movement/movement-points.ts';
import type { Setup, State } from '@ironfield/classic/state.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { History, type LogEntry } from '@ironfield/kernel/record/history.ts';
import { sheetData } from '@ironfield/mechbay/sheet/sheet-data.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { summaryOf } from '../src/bay/record-sheet/summary.ts';
import {
  buildClient,
  checkAccess,
  launch,
  open,
  playOn,
  problems,
  serve,
  setUp,
} from '../testing/browser.fixture.ts';
import { reachTowardsEnemies } from '../testing/clicks.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';
import { sitDownAt, skirmishUntil } from '../testing/prepared.fixture.ts';

const ZEUS = 0;

interface Kept {
  readonly id: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly log: readonly LogEntry[];
}

/** The state of the one game of this browser, played again from its record. */
async function stateIn(page: Page): Promise<{ readonly id: string; readonly state: State }> {
  const { id, setup, seed, log } = await page.evaluate(
    () =>
      new Promise<Kept>((resolve, reject) => {
        const opening = indexedDB.open('ironfield');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const games = opening.result.transaction('games').objectStore('games').getAll();
          games.onsuccess = () => resolve(games.result[0]);
        };
      }),
  );
  const history = new History(classic, setup, seed);
  for (const entry of log) expect(history.add(entry)).toBeNull();
  return { id, state: history.state };
}

/** The lines of a 'Mech's record sheet. */
function sheetOf(state: State, unit: number): readonly string[] {
  const field = battlefieldOf(state);
  const { unit: file, pilot } = state.setup.units[unit];
  const [walk, run, jump] = [walkMp, runMp, jumpMp].map((points) => points(field, state, unit));
  const data = sheetData(file as MechFile, {
    warrior: { name: pilot.name },
    mech: state.units[unit],
    speed: { walk: walk!, run: run!, jump: jump! },
  });
  return data.ok ? summaryOf(data.value) : data.error;
}

const shownSheet = (page: Page) => page.locator('[data-part="record-sheet"] figcaption li').allTextContents();

describeInBrowser('Classic BattleTech in the browser', () => {
  let server: Server;
  let browser: Browser;

  beforeAll(async () => {
    await buildClient();
    server = await serve();
    browser = await launch();
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  test('is played through all phases of a turn, with its record sheets live', async () => {
    const { port } = server.address() as { port: number };
    const address = `http://127.0.0.1:${port}/`;
    const page = await open(browser, address, { size: 'desktop', theme: 'dark', chance: 1 });
    const tab = (name: string) => page.getByRole('radio', { name, exact: true });
    await setUp(page, 'BattleTech, introductory rules', 'A battered Zeus');
    await page.getByRole('button', { name: 'Begin' }).click();

    // A move planned on the map: the ghost stands where it would end, and can be turned and taken back.
    await playOn(page, (prompt) => prompt.startsWith('Move'));
    // The map may still be on its way to what is asked about.
    await expect
      .poll(async () => {
        const spot = await reachTowardsEnemies(page);
        return spot !== null && isDeepStrictEqual(spot, await reachTowardsEnemies(page));
      })
      .toBe(true);
    const { x, y } = (await reachTowardsEnemies(page))!;
    await page.mouse.click(x, y);
    await page.locator('[data-part="token"][data-look~="ghost"]').waitFor();
    await expect
      .poll(() => page.locator('[data-part="action-plan"]').textContent())
      .toMatch(/Zeus (walks|runs) to \d{4}, facing/);
    await page.keyboard.press('Escape');
    await page.locator('[data-part="token"][data-look~="ghost"]').waitFor({ state: 'detached' });

    await playOn(page, (prompt) => prompt.startsWith('Declare weapon'));
    await page.getByRole('button', { name: 'Suggest' }).click();
    await checkAccess(page, 'weapon attacks');
    await tab('Sheet').click();
    await checkAccess(page, 'sheet');
    // The record sheet squeezes nobody, no list is cut off, and no two bins look the same.
    await tab('Plan').click();
    const lists = page.locator('[data-part="side-panel"] select');
    const cut = await lists.evaluateAll(
      (all) => all.filter((list) => list.getBoundingClientRect().right > window.innerWidth).length,
    );
    expect(cut).toBe(0);
    for (const bins of await page.locator('[data-part="fire-more"] select').all()) {
      const names = await bins.locator('option').allTextContents();
      expect(new Set(names).size).toBe(names.length);
    }
    // The bar speaks in sentences: no names of orders, fields or values as a form has them.
    await expect
      .poll(() => page.locator('[data-part="bar-panel"]').innerText())
      .not.toMatch(/[{}[\]=_]|\w+: (true|false|null)|undefined/);
    await tab('Record sheet').click();
    await page.locator('[data-part="record-sheet"]').waitFor();
    for (const strip of await page.locator('[data-part="strip"]').all())
      await expect.poll(async () => (await strip.boundingBox())?.width).toBeGreaterThanOrEqual(92);
    await expect
      .poll(() => page.locator('[data-part="strips"]').evaluate((all) => all.scrollWidth - all.clientWidth))
      .toBe(0);
    await checkAccess(page, 'record sheet');
    const before = await shownSheet(page);
    expect(before).toEqual(sheetOf((await stateIn(page)).state, ZEUS));

    // It stays open while the battle goes on, and shows what becomes of the 'Mech. Some turns leave no trace on it.
    let prompt = '';
    let after = before;
    for (let turns = 0; turns < 10 && prompt !== 'over' && after.join() === before.join(); turns++) {
      prompt = await playOn(page, (asked) => asked.startsWith('Move'));
      if (prompt !== 'over') prompt = await playOn(page, (asked) => asked.startsWith('Declare weapon'));
      after = await shownSheet(page);
    }
    const { id, state } = await stateIn(page);
    expect(after).toEqual(sheetOf(state, ZEUS));
    expect(after).not.toEqual(before);
    await page.keyboard.press('Escape');
    await page.locator('[data-part="record-sheet"]').waitFor({ state: 'detached' });

    // The replay has the same map and tokens.
    await page.goto(`${address}#/replay/local/${id}/${Number.MAX_SAFE_INTEGER}`);
    await page.locator('[data-part="replay"] [data-part="token"]').first().waitFor();
    const onMap = state.units.filter(({ hex }) => hex >= 0).length;
    await expect.poll(() => page.locator('[data-part="replay"] [data-part="token"]').count()).toBe(onMap);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect
      .poll(
        async () =>
          (await page.locator('[data-part="replay"] [data-part="hex-numbers"] text').first().boundingBox())
            ?.height,
      )
      .toBeGreaterThan(7);
    expect(problems).toEqual([]);
  });

  test("leaves whoever stands beside a 'Mech clear of the arrows that turn it", async () => {
    const { port } = server.address() as { port: number };
    const address = `http://127.0.0.1:${port}/`;
    const page = await open(await launch(), address, { size: 'phone', theme: 'light' });
    const areBeside = (state: State) => {
      const { neighbours } = battlefieldOf(state).board;
      const around = (hex: number) => [...neighbours.slice(6 * hex, 6 * hex + 6)];
      const places = state.units.flatMap(({ hex }) => (hex >= 0 ? [hex] : []));
      return places.some((hex) => around(hex).some((cell) => places.includes(cell)));
    };
    await sitDownAt(
      page,
      address,
      skirmishUntil((types, state) => types.includes('fire') && areBeside(state)),
    );
    await page.locator('[data-part="strip"]').first().waitFor();
    const crowded = page.locator('[data-part="facing-arrow"][data-crowded]');
    for (const strip of await page
      .locator('[data-part="strip-side"]')
      .first()
      .locator('[data-part="strip"]')
      .all()) {
      if ((await crowded.count()) === 0) await strip.tap();
    }
    await expect.poll(() => crowded.count()).toBeGreaterThan(0);
    const covered = await page.locator('[data-part="token-disc"]').evaluateAll(
      (all) =>
        all.filter((disc) => {
          const { x, y, width, height } = disc.getBoundingClientRect();
          return document
            .elementFromPoint(x + width / 2, y + height / 2)
            ?.closest('[data-part="facing-picker"]');
        }).length,
    );
    expect(covered).toBe(0);
    expect(problems).toEqual([]);
  });
});
