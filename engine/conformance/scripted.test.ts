import { sticks, sticksSetup } from '@ironfield/kernel/menu/sticks.fixture.ts';
import { startGame, submit } from '@ironfield/kernel/play/advance.ts';
import { expect, test } from 'vitest';
import { expectDiceUsed, setDice, withDice } from './scripted.ts';

function jolting() {
  const state = startGame(sticks, sticksSetup(), 'scripted');
  for (const seat of [0, 1]) submit(sticks, state, seat, { type: 'wager', odd: true });
  submit(sticks, state, 0, { type: 'take', count: 1 });
  return state;
}

test('Rolls that the game asks for are used up', () => {
  const state = jolting();
  setDice(state, ['jolt', 6]);
  submit(sticks, state, 1, { type: 'jolt' });
  expectDiceUsed(state);
  expect(state.sticks).toBe(10);
});

test('Rolls left over fail the test, by name', () => {
  const state = jolting();
  setDice(state, ['jolt', 6], ['to hit', 3, 4]);
  expect(() => expectDiceUsed(state)).toThrow('2 left over: "jolt" 6; "to hit" 3, 4');
  expect(() => setDice(state, ['jolt', 1])).toThrow('left over');
  expect(() => withDice(jolting(), [['jolt', 6]], () => {})).toThrow('left over');
});

test('Rolls that are missing fail the test', () => {
  const state = jolting();
  expect(() => withDice(state, [], () => submit(sticks, state, 1, { type: 'jolt' }))).toThrow(
    'roll 1 is missing',
  );
});

test('The result of the body is passed on', () => {
  const state = jolting();
  expect(withDice(state, [['jolt', 2]], () => submit(sticks, state, 1, { type: 'jolt' }).ok)).toBe(true);
});
