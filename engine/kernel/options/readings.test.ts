import { expect, test } from 'vitest';
import { type Sticks, sticks, sticksSetup } from '../menu/sticks.fixture.ts';
import type { Game } from '../play/game.ts';
import { checkSetup, newSetup, scenarioSetup } from '../play/setup.ts';
import { plugIn } from './options.ts';
import { asReadToday, feltReadings, formerReadings, latestReading, type Reading } from './readings.ts';

interface Points {
  readonly add: { told(words: string[]): void };
  readonly replace: { last(): string };
  readonly stage: { passed(words: readonly string[]): readonly string[] };
}

const say = (word: string) => ({
  add: { told: (words: string[]) => words.push(word) },
  replace: { last: () => word },
  stage: { passed: (words: readonly string[]) => [...words, word] },
});
const reading = (id: string, until: number): Reading<Points> => ({
  id,
  rule: 'S-1',
  summary: 'Sticks were counted twice.',
  until,
  handlers: say(id),
});
const READINGS = [reading('first', 1), reading('second', 2)];
const corrected: Game<Sticks> = { ...sticks, readings: READINGS };
const setup = (number?: number) => ({ ...sticksSetup(), ...(number !== undefined && { reading: number }) });
const idsFor = (number?: number) => formerReadings(READINGS, setup(number)).map(({ id }) => id);

test('a game keeps the readings that it began with', () => {
  expect(idsFor()).toEqual(['first', 'second']);
  expect(idsFor(1)).toEqual(['second']);
  expect(idsFor(2)).toEqual([]);
});

test('a reading of an option that is off is kept, and not worth a word', () => {
  const all = [...READINGS, { ...reading('odd', 3), option: 'odd-sticks' }];
  const ids = (options: object) =>
    feltReadings(all, { ...setup(1), options: { ...options } }).map(({ id }) => id);
  expect(ids({})).toEqual(['second']);
  expect(ids({ 'odd-sticks': true })).toEqual(['second', 'odd']);
  expect(formerReadings(all, setup(1))).toHaveLength(2);
});

test('a game that begins now is played as the rules are read now, wherever its setup comes from', () => {
  expect(latestReading(corrected)).toBe(2);
  expect(scenarioSetup(corrected, 'ten')).toMatchObject({ value: { reading: 2 } });
  expect(newSetup(corrected, setup())).toMatchObject({ value: { reading: 2 } });
  expect(newSetup(corrected, setup(1))).toMatchObject({ value: { reading: 2 } });
});

test('before the first correction setups say nothing about readings', () => {
  expect(latestReading(sticks)).toBe(0);
  expect(asReadToday(sticks, setup(0))).toEqual(setup());
  expect(scenarioSetup(sticks, 'ten')).toEqual({ ok: true, value: setup() });
});

test('a setup that was stored keeps its number, and one from the future is refused', () => {
  expect(checkSetup(corrected, setup(1))).toEqual({ ok: true, value: setup(1) });
  expect(checkSetup(corrected, setup())).toEqual({ ok: true, value: setup() });
  expect(checkSetup(corrected, setup(3))).toMatchObject({
    ok: false,
    error: [{ message: expect.stringMatching(/^setup\.reading: correction 3 .* newer Ironfield/) }],
  });
});

test('former readings are plugged in before the options, and give way to one that replaces them', () => {
  const loud = {
    id: 'loud',
    title: '',
    summary: '',
    group: '',
    rule: 'S-2',
    base: false,
    plug: () => say('loud'),
  };
  const former = READINGS.map(({ handlers }) => handlers);
  const both = plugIn<Points>([loud], { loud: true }, former.slice(1));
  const words: string[] = [];
  both.told!(words);
  expect(words).toEqual(['second', 'loud']);
  expect(both.passed!([])).toEqual(['second', 'loud']);
  expect(both.last!()).toBe('loud');
  expect(plugIn<Points>([loud], {}, former.slice(1)).last!()).toBe('second');
});
