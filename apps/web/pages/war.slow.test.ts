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
});
