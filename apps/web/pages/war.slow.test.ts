import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { planetary } from '@ironfield/planetary/game.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problems } from '../testing/browser.fixture.ts';
import { House } from '../testing/hands.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';
import { gameUntil, sitDownAt } from '../testing/prepared.fixture.ts';

/** A war whose counters are dealt alike every time. */
function war() {
  const setup = scenarioSetup(planetary, 'australia', {}, randomFrom('dealt-1'));
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  return setup.value;
}

/** A war up to where the first player may propose to fight a battle at a smaller scale. */
const atBattle = () =>
  gameUntil(planetary, 'australia', (types) => types.includes('zoom'), {
    seed: 'war',
    changed: () => ({ ...war(), zoom: 'ask' as const }),
  });

/** The first order of a war that is a march. */
const atMovement = () =>
  gameUntil(planetary, 'australia', (types) => types.includes('march'), { seed: 'war', changed: war });

describeInBrowser('A war with battles at a smaller scale', () => {
  const house = new House();
  beforeAll(() => house.open());
  afterAll(() => house.close());

  const shot = process.env.IRONFIELD_SHOTS;
  const look = (page: { screenshot(options: { path: string }): Promise<unknown> }, name: string) =>
    shot ? page.screenshot({ path: `${shot}/${name}.png` }) : null;

  test('goes over to the table of BattleForce 2 and back, and bots fight out what is left', async () => {
    const page = await house.visit({ height: 720 });
    await sitDownAt(page, house.address, atBattle());
    await look(page, 'offer');
    await page.getByRole('button', { name: 'At a smaller scale' }).click();
    const toBattle = page.getByRole('button', { name: 'To the battle' });
    await toBattle.waitFor();
    await look(page, 'waiting');
    await toBattle.click();
    await page.getByText('This is a battle of your war.').waitFor();
    await page.locator('[data-part="bar-panel"] [data-part="action-buttons"] button').first().waitFor();
    await look(page, 'battle');
    await page.getByRole('link', { name: 'Back to the war' }).click();
    await page.getByRole('button', { name: 'Let the bots fight it out' }).click();
    await toBattle.waitFor({ state: 'detached' });
    await page.getByText('The field is held by').first().waitFor({ state: 'attached' });
    await look(page, 'after');
    expect(problems).toEqual([]);
  });

  test('turns as a globe under the hand, and lies flat with the same counter in hand', async () => {
    const page = await house.visit({ height: 720 });
    await sitDownAt(page, house.address, atMovement());
    const globe = page.locator('[data-part="globe"]');
    await globe.locator('canvas').waitFor();
    await look(page, 'globe');
    // An order by keys alone.
    await page.keyboard.press('n');
    const bar = page.locator('[data-part="bar-panel"]');
    await bar.getByText('choose where it goes').waitFor();
    const inHand = await bar.getByText('choose where it goes').textContent();
    const tokens = () =>
      globe
        .locator('[aria-hidden="true"] > div')
        .evaluateAll((all) => all.map((each) => each.style.transform));
    const before = await tokens();
    const box = (await globe.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 20, { steps: 4 });
    await page.mouse.up();
    await expect.poll(tokens).not.toEqual(before);
    await globe.locator('[data-part="map-keys"]').focus();
    const words = globe.locator('[aria-live]');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => words.textContent()).toMatch(/^[A-P]\d\d, /);
    const first = await words.textContent();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => words.textContent()).not.toBe(first);
    await page.keyboard.press('f');
    await page.locator('[data-part="planet-map"]').waitFor();
    expect(await bar.getByText('choose where it goes').textContent()).toBe(inHand);
    await page.keyboard.press('f');
    await globe.locator('canvas').waitFor();
    expect(problems).toEqual([]);
  });
});
