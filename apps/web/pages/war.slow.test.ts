import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameSummary, Problem, TableView } from '@ironfield/client/api.ts';
import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { seatLink } from '@ironfield/client/links.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { recordOf } from '@ironfield/kernel/record/record.ts';
import type { Result } from '@ironfield/kernel/refusal.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { planetary } from '@ironfield/planetary/game.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildClient, problems } from '../testing/browser.fixture.ts';
import { startGameServer } from '../testing/game-server.fixture.ts';
import { House } from '../testing/hands.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';
import { gameUntil, sitDownAt } from '../testing/prepared.fixture.ts';

/** How a table stands that can be looked at. */
function summaryOf(answer: Result<TableView, Problem>): GameSummary {
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value.summary;
}

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

  test('goes over and back on a server, too, where both sides agree each on their own screen', async () => {
    const data = mkdtempSync(join(tmpdir(), 'ironfield-war-'));
    const server = await startGameServer({ client: await buildClient(), data, port: 0 });
    try {
      const api = ironfieldApi(server.url, { timeout: 600_000 });
      const { setup, seed, log } = atBattle();
      const history = new History(planetary as unknown as AnyGame, setup as CoreSetup, seed);
      for (const entry of log) expect(history.add(entry)).toBeNull();
      const record = JSON.parse(JSON.stringify(recordOf(history, 'test')));
      const made = await api.import({ record, seats: [{ kind: 'own' }, { kind: 'own' }] });
      if (!made.ok) throw new Error(made.error.message);
      const { id } = made.value.summary;
      const secrets = made.value.seats.map((own) => (own.kind === 'own' ? own.secret : ''));
      const page = await house.visit({ height: 720, theme: 'dark' });
      await page.goto(seatLink(server.url, id, secrets[0]));
      await page.getByRole('button', { name: 'At a smaller scale' }).click();
      await expect.poll(async () => summaryOf(await api.look(id, secrets[1])).waiting).toEqual([1]);
      const { number } = summaryOf(await api.look(id, secrets[1]));
      await api.order(id, secrets[1], { request: 'agreed-to-it', number, order: { type: 'zoom' } });
      await page.getByRole('button', { name: 'To the battle' }).waitFor();
      await look(page, 'server-waiting');
      await page.getByRole('button', { name: 'To the battle' }).click();
      await page.getByText('This is a battle of your war.').waitFor();
      await look(page, 'server-battle');
      const battle = summaryOf(await api.look(id, secrets[1])).battles![0].game;
      await api.concede(battle, secrets[1], { request: 'gives-up' });
      await page.getByText('The war goes on with this result.').waitFor();
      await look(page, 'server-over');
      await page.getByRole('link', { name: 'Back to the war' }).first().click();
      await page.getByText('The field is held by').first().waitFor({ state: 'attached' });
      await look(page, 'server-after');
      expect(problems).toEqual([]);
    } finally {
      await server.kill();
      rmSync(data, { recursive: true, force: true });
    }
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
