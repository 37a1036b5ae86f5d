import { expandMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { applyOrder, menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../catalogue.ts';
import { Asked } from './asked.ts';

async function begun(id: string) {
  const game = (await loadGame(id))!;
  const setup = scenarioSetup(game, game.scenarios[0].id);
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  return { game, state: startGame(game, setup.value, 'seven') };
}

test.each(GAME_IDS)('%s: a view alone says what is asked, and why something is not possible', async (id) => {
  const { game, state } = await begun(id);
  const random = randomFrom('asked');
  for (let orders = 0; orders < 12 && !state.outcome; orders++) {
    const seat = waitingFor(state)[0];
    const view = structuredClone(viewFor(game, state, seat));
    const asked = Asked.in(game, view)!;
    const real = menuFor(game, state, seat)!;
    expect(asked.menu.prompt).toBe(real.prompt);
    expect(asked.menu.orders.map(({ type }) => type)).toEqual(
      expandMenu(real).orders.map(({ type }) => type),
    );
    const order = sampleOrder(real, random)!;
    expect(asked.whyNot(order)).toBeNull();
    expect(asked.whyNot({ type: 'nonsense' })).not.toBeNull();
    applyOrder(game, state, seat, order);
  }
});

test('The question is the same as long as the table is, whoever else has answered', async () => {
  const { game, state } = await begun('demo');
  const view = viewFor(game, state, 0);
  const asked = Asked.in(game, view);
  expect(view.waiting).toEqual([0, 1]);
  expect(Asked.in(game, { ...view, waiting: [0] })).toBe(asked);
  expect(Asked.in(game, { ...view, waiting: [1] })).toBeNull();
  expect(Asked.in(game, structuredClone(view))).not.toBe(asked);
});

test('Whoever only watches is asked nothing', async () => {
  const { game, state } = await begun('demo');
  expect(Asked.in(game, viewFor(game, state, 'spectator'))).toBeNull();
});
