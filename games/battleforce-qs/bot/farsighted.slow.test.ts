import { menuFor, submit, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { farsighted } from '@ironfield/kernel/players/farsighted.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { battleforceQs } from '../game.ts';
import { prospects } from './prospects.ts';

const setup = (() => {
  const made = scenarioSetup(battleforceQs, 'green', {}, randomFrom('ace'));
  if (!made.ok) throw new Error(made.error[0].message);
  return made.value;
})();
const ace = farsighted(battleforceQs, { budget: { playouts: 40 }, turns: 1 });
const regular = battleforceQs.bot('regular');

const afterOrders = (count: number) =>
  playMatch(battleforceQs, setup, 'middle', [regular, regular], { maxOrders: count }).state;

test('with a budget of play-outs it decides the same again, on what its seat may know, and legally', () => {
  for (const count of [9, 14]) {
    const state = afterOrders(count);
    const [seat] = waitingFor(state);
    const view = viewFor(battleforceQs, state, seat);
    const before = JSON.stringify(state);
    const choose = (world: typeof state) =>
      orderFrom(
        ace,
        () => viewFor(battleforceQs, world, seat),
        menuFor(battleforceQs, world, seat)!,
        randomFrom('x'),
      );
    const order = choose(state);
    expect(choose(state)).toEqual(order);
    expect(JSON.stringify(state)).toBe(before);
    // Another world with other dice, which looks the same.
    expect(choose(imagined(battleforceQs, view, 'another'))).toEqual(order);
    expect(submit(battleforceQs, state, seat, order).ok).toBe(true);
  }
});

test('it tries no order out where its budget is used up, and plays as the veteran does', () => {
  const state = afterOrders(9);
  const [seat] = waitingFor(state);
  const none = farsighted(battleforceQs, { budget: { playouts: 1 }, turns: 1 });
  const asked = () => menuFor(battleforceQs, state, seat)!;
  const look = () => viewFor(battleforceQs, state, seat);
  expect(orderFrom(none, look, asked(), randomFrom('y'))).toEqual(
    orderFrom(battleforceQs.bot('veteran'), look, asked(), randomFrom('y')),
  );
});

test('a whole force is worth 1, and what is lost is missing', () => {
  const state = afterOrders(4);
  expect(prospects(state)).toEqual({ turn: 1, left: [1, 1] });
  const all = state.elements.length;
  state.elements[0].marked.destroyed = true;
  const [first, second] = prospects(state).left;
  expect(first).toBeLessThan(1);
  expect(first).toBeGreaterThan(1 - 4 / all);
  expect(second).toBe(1);
});
