// A hand that plays Heavy Gear Blitz by pointing alone: at places, at enemies and at buttons, without advice and keys.

import type { Page } from 'playwright-core';
import { question } from './browser.fixture.ts';

/** A question, and the click for it. */
type Click = readonly [asked: string, what: string];

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Nobody clicks so often in a round: something goes round in circles. */
const MOST = 120;
/** The step of a Gear towards the enemy, in pixels, and its least distance. */
const LEG = 40;
const NEAR = 30;
/** The number of enemies that a player tries before giving up. */
const TRIES = 3;

const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The middles of some models on the map. */
function spotsOf(page: Page, selector: string): Promise<Spot[]> {
  return page.locator(`[data-part="map-drawing"] ${selector} [data-part="base-disc"]`).evaluateAll((discs) =>
    discs.map((disc) => {
      const { x, y, width, height } = disc.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
}

/** Plays until the round is over: every unit moves towards an enemy and attacks the nearest it can. Tells every click. */
export async function clicksOfRound(page: Page): Promise<readonly Click[]> {
  const round = async () =>
    /Round \d+/.exec((await page.locator('[data-part="stepper"]').textContent()) ?? '')?.[0];
  const clicks: Click[] = [];
  let asked = await question(page);
  const begun = await round();
  const at = async (what: string, { x, y }: Spot) => {
    await page.mouse.click(x, y);
    clicks.push([asked, what]);
  };
  const press = async (name: RegExp): Promise<boolean> => {
    const button = page.locator('[data-part="bar-panel"]').getByRole('button', { name }).first();
    if ((await button.count()) === 0) return false;
    await button.click();
    clicks.push([asked, String(name)]);
    return true;
  };
  for (; asked !== 'over' && (await round()) === begun; asked = await question(page)) {
    if (clicks.length > MOST) throw new Error(`It goes on and on:\n${clicks.join('\n')}`);
    const before = await page.locator('[data-part="event-log"]').textContent();
    const [hand] = await spotsOf(page, '[data-part="model"][data-look~="in-hand"]');
    if (hand && /which unit is next|What does/.test(asked)) {
      const all = await spotsOf(page, '[data-part="model"][data-side="1"]');
      const enemies = all.toSorted((a, b) => far(a, hand) - far(b, hand)).slice(0, TRIES);
      const room = Math.min(LEG, far(enemies[0], hand) - NEAR);
      if (asked.includes('which unit') && room > 8) {
        const share = room / far(enemies[0], hand);
        const [x, y] = [enemies[0].x - hand.x, enemies[0].y - hand.y];
        await at('a place', { x: hand.x + x * share, y: hand.y + y * share });
        await page
          .locator('[data-part="model"][data-look~="ghost"], [data-part="model"][data-look~="bad"]')
          .waitFor();
      }
      await aimAtOneOf(page, enemies, at);
      await press(/^Attack, then|stand by$|done$/i);
    } else if (/Snap Fire\?/.test(asked)) await press(/^Snap Fire/);
    else if (!(await press(/^(Let it stand|Stand firm|Attack nobody|Not now)/))) await press(/./);
    await page.waitForFunction(
      (log) =>
        document.querySelector('[data-part="end-banner"]') !== null ||
        document.querySelector('[data-part="event-log"]')?.textContent !== log,
      before,
    );
  }
  return clicks;
}

/** Presses enemies until one can be attacked. */
async function aimAtOneOf(
  page: Page,
  enemies: readonly Spot[],
  at: (what: string, spot: Spot) => Promise<void>,
): Promise<void> {
  const looked = page.locator(
    '[data-part="strip-side"] + [data-part="strip-side"] [data-part="strip"][aria-pressed="true"]',
  );
  const unit = async () => ((await looked.count()) > 0 ? looked.getAttribute('data-unit') : null);
  for (const enemy of enemies) {
    const before = await unit();
    await at('an enemy', enemy);
    await page.waitForFunction((was) => {
      const now = document.querySelector<HTMLElement>(
        '[data-part="strip-side"] + [data-part="strip-side"] [data-part="strip"][aria-pressed="true"]',
      );
      return now !== null && now.dataset.unit !== was;
    }, before);
    if ((await page.getByRole('button', { name: /^Attack, then/ }).count()) > 0) return;
  }
}
