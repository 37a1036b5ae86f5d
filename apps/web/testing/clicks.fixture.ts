// A hand that plays by pointing alone: at hexes, at targets and at buttons. It takes no suggestion and presses no key.

import type { Page } from 'playwright-core';
import { question, settled } from './browser.fixture.ts';
import { bestEnemy } from './table.fixture.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Nobody clicks so often in a turn: something goes round in circles. */
const MOST = 120;

/** A question, and the click for it. */
export type Click = readonly [asked: string, what: string];

/** Plays at a hex table until the turn is over, and tells every click. */
export async function clicksOfTurn(page: Page): Promise<readonly Click[]> {
  // Both sides of a battle may have a part of the turn each.
  const turn = async () =>
    /^[^:]*/.exec((await page.locator('[data-part="stepper"] [data-part="turn"]').textContent()) ?? '')?.[0];
  const clicks: Click[] = [];
  const begun = await turn();
  for (let asked = await question(page); (await turn()) === begun; asked = await question(page)) {
    if (asked === 'over') break;
    if (clicks.length > MOST) throw new Error(`It goes on and on:\n${clicks.join('\n')}`);
    const at = async (what: string, { x, y }: Spot) => {
      await page.mouse.click(x, y);
      clicks.push([asked, what]);
    };
    const number = await page.evaluate(() =>
      document.querySelector('[data-part="table-frame"]')?.getAttribute('data-number'),
    );
    const target = await atRest(page, targetOf);
    const goal = target ?? (await atRest(page, reachTowardsEnemies));
    if (goal) {
      await at(target ? 'the target' : 'the hex', goal);
      await page.locator('[data-part="bar-panel"] [data-part="primary"]:enabled').waitFor();
      await at(target ? 'the target again' : 'the hex again', goal);
    } else {
      const button = await letGo(page);
      clicks.push([asked, button]);
    }
    await goneOn(page, number);
  }
  return clicks;
}

/** A spot that stays where it is: what still moves would be gone from under the hand. */
async function atRest(page: Page, find: (page: Page) => Promise<Spot | null>): Promise<Spot | null> {
  for (let before = await find(page); ; ) {
    await settled(page);
    const now = await find(page);
    if (now?.x === before?.x && now?.y === before?.y) return now;
    before = now;
  }
}

/** An order has gone out: the log has grown, or the game is over. */
async function goneOn(page: Page, number: string | null | undefined): Promise<void> {
  await page.waitForFunction(
    (before) =>
      document.querySelector('[data-part="end-banner"]') !== null ||
      document.querySelector('[data-part="table-frame"]')?.getAttribute('data-number') !== before,
    number,
  );
}

/** The enemy that the unit in hand hits best, where it is on the map; null where it attacks nobody. */
async function targetOf(page: Page): Promise<Spot | null> {
  if (
    (await page.locator('[data-part="plan-panel"]').count()) === 0 ||
    (await page.locator('[data-part="fire-row"]').count()) === 0
  )
    return null;
  const number = await bestEnemy(page);
  if (number === null) return null;
  return page.evaluate((wanted) => {
    const strips = [...document.querySelectorAll<HTMLElement>('[data-part="strip"]')];
    const strip = strips.find(
      (each) => each.querySelector('[data-part="strip-number"]')?.textContent === wanted,
    );
    const disc = document.querySelector(
      `[data-part="map-drawing"] [data-unit="${strip?.dataset.unit}"] [data-part="token-disc"]`,
    );
    if (!disc) return null;
    const { x, y, width, height } = disc.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, number);
}

/** Of the hexes that the unit in hand can reach the one that is nearest to an enemy; null where it goes nowhere. */
export async function reachTowardsEnemies(page: Page): Promise<Spot | null> {
  if ((await page.locator('[data-part="fire-row"], [data-part="strike-table"]').count()) > 0) return null;
  return page.evaluate(() => {
    const middleOf = (each: Element) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const map = document.querySelector('[data-part="map-view"]')!.getBoundingClientRect();
    const strips = [...document.querySelectorAll<HTMLElement>('[data-part="strip"]')].filter((each) =>
      each.querySelector('[data-part="strip-number"]'),
    );
    const enemies = strips.flatMap((each) => {
      const disc = document.querySelector(
        `[data-part="map-drawing"] [data-unit="${each.dataset.unit}"] [data-part="token-disc"]`,
      );
      return disc ? [middleOf(disc)] : [];
    });
    const all = [
      ...document.querySelectorAll('[data-part="map-drawing"] [data-unit] [data-part="token-disc"]'),
    ].map(middleOf);
    const far = (a: { x: number; y: number }, b: { x: number; y: number }) =>
      Math.hypot(a.x - b.x, a.y - b.y);
    const free = [...document.querySelectorAll('[data-part="reach"] circle')].map(middleOf).filter((spot) => {
      const top = document.elementFromPoint(spot.x, spot.y);
      return (
        spot.x > map.left &&
        spot.x < map.right &&
        spot.y > map.top &&
        spot.y < map.bottom &&
        top?.closest('[data-part="map-view"]') !== null &&
        top?.closest('[data-control]') === null &&
        all.every((other) => far(other, spot) > 12)
      );
    });
    const nearest = (spot: { x: number; y: number }) =>
      Math.min(...enemies.map((enemy) => far(enemy, spot)), 1e6);
    return free.toSorted((a, b) => nearest(a) - nearest(b))[0] ?? null;
  });
}

/** Lets a chance go by, for everybody at once where that can be; or answers what is asked with what is offered first. */
async function letGo(page: Page): Promise<string> {
  const all = page.locator('[data-part="bar-panel"] [data-part="second"]', { hasText: /: all \d/ });
  const second = page.locator(
    '[data-part="bar-panel"] [data-part="second"]:not([title^="Always answer this way"])',
  );
  const any = page.locator(
    '[data-part="bar-panel"] [data-part="action-buttons"] button:enabled:not([aria-label])',
  );
  for (const button of [all, second, any]) {
    if ((await button.count()) === 0) continue;
    const text = (await button.first().textContent())!.trim();
    await button.first().click();
    return text;
  }
  throw new Error(`Nothing to press: ${await page.locator('[data-part="bar-panel"]').innerText()}`);
}
