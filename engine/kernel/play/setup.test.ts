import { expect, test } from 'vitest';
import { sticks, sticksSetup } from '../menu/sticks.fixture.ts';
import { checkSetup, scenarioSetup } from './setup.ts';

test('A scenario is set up with the options wanted', () => {
  expect(scenarioSetup(sticks, 'ten')).toEqual({ ok: true, value: sticksSetup() });
  expect(scenarioSetup(sticks, 'ten', { calm: true })).toEqual({
    ok: true,
    value: sticksSetup({ calm: true }),
  });
});

test("A player's options override a scenario's", () => {
  const game = {
    ...sticks,
    scenarios: sticks.scenarios.map((scenario) => ({ ...scenario, options: { calm: true } })),
  };
  expect(scenarioSetup(game, 'ten')).toMatchObject({ value: { options: { calm: true } } });
  expect(scenarioSetup(game, 'ten', { calm: false })).toHaveProperty('value.options', {});
});

test('An unknown scenario is refused with those that exist, and an unknown option is named', () => {
  expect(scenarioSetup(sticks, 'twenty')).toEqual({
    ok: false,
    error: [{ message: 'Sticks has no scenario "twenty"; it has "ten"' }],
  });
  expect(scenarioSetup(sticks, 'ten', { wild: true })).toMatchObject({
    error: [{ message: 'There is no option "wild"' }],
  });
});

test('Options closed by a scenario cannot be changed, and the refusal says why', () => {
  const closed = { calm: 'this is a storm' };
  const game = (options: object) => ({
    ...sticks,
    scenarios: sticks.scenarios.map((scenario) => ({ ...scenario, options: { ...options }, closed })),
  });
  expect(scenarioSetup(game({}), 'ten', { calm: true })).toEqual({
    ok: false,
    error: [
      {
        message: 'Option "calm" cannot be changed in scenario "ten": this is a storm',
        rule: sticks.options[0]!.rule,
      },
    ],
  });
  expect(scenarioSetup(game({}), 'ten', { calm: false })).toHaveProperty('ok', true);
  expect(scenarioSetup(game({ calm: true }), 'ten')).toHaveProperty('value.options', { calm: true });
  expect(scenarioSetup(game({ calm: true }), 'ten', { calm: false })).toHaveProperty('ok', false);
});

test('A setup from outside is checked, and keeps only the options that differ from the base game', () => {
  const base = { ok: true, value: { scenario: 'ten', options: {}, sticks: 7 } };
  expect(checkSetup(sticks, { scenario: 'ten', options: {}, sticks: 7 })).toEqual(base);
  expect(checkSetup(sticks, { scenario: 'ten', options: { calm: false }, sticks: 7 })).toEqual(base);
  expect(checkSetup(sticks, { scenario: 'ten', options: { calm: true }, sticks: 7 })).toHaveProperty(
    'value.options',
    { calm: true },
  );
  expect(checkSetup(sticks, { ...sticksSetup(), sticks: 0 })).toMatchObject({
    ok: false,
    error: [{ message: expect.stringContaining('setup.sticks') }],
  });
  expect(checkSetup(sticks, { ...sticksSetup(), options: { wild: 1 } })).toMatchObject({ ok: false });
  for (const nonsense of [null, 1, [], 'setup']) expect(checkSetup(sticks, nonsense).ok).toBe(false);
});
