import { expect, test } from 'vitest';
import type { OptionModule } from './options.ts';
import type { Reading } from './readings.ts';
import { OptionRegister } from './register.ts';

interface Points {
  readonly add: { told(words: string[]): void };
}
interface Past {
  readonly replace: { whispers(): boolean };
}

const saying = (id: string): OptionModule<Points, string> => ({
  id,
  title: 'Gossip',
  summary: 'Somebody says something.',
  group: 'Talk',
  rule: 'R-1',
  base: '',
  plug: (word) => ({ add: { told: (words) => words.push(word) } }),
});
const [gossip, rumour] = [saying('gossip'), saying('rumour')];

const whispering: Reading<Past> = {
  id: 'whispering',
  rule: 'R-1',
  summary: 'all was whispered',
  until: 1,
  handlers: { replace: { whispers: () => true } },
};

const setup = (options = {}) => ({ scenario: 'talk', options });

function said(register: OptionRegister<Points>, options = {}): string[] {
  const words: string[] = [];
  register.plugged(setup(options)).told?.(words);
  return words;
}

test('procedures get what the options of a setup have plugged in', () => {
  const register = new OptionRegister<Points>();
  register.add([gossip]);
  expect(said(register, { gossip: 'hush' })).toEqual(['hush']);
  expect(said(register)).toEqual([]);
});

test('it is put together once per setup', () => {
  const register = new OptionRegister<Points>();
  register.add([gossip]);
  const one = setup({ gossip: 'hush' });
  expect(register.plugged(one)).toBe(register.plugged(one));
  expect(register.plugged(one)).not.toBe(register.plugged(setup({ gossip: 'hush' })));
});

test.each([
  [[rumour], [gossip, rumour]],
  [[gossip, rumour], [rumour]],
])('options plug in as the whole game has them, whichever part of it is loaded first', (first, second) => {
  const register = new OptionRegister<Points>();
  register.add(first);
  register.add(second);
  expect(said(register, { rumour: 'second', gossip: 'first' })).toEqual(['first', 'second']);
});

test('an option never takes the place of another, and what is not loaded is not left out', () => {
  const register = new OptionRegister<Points>();
  register.add([gossip]);
  expect(() => register.add([saying('gossip')])).toThrow('There are two options "gossip"');
  expect(() => register.plugged(setup({ rumour: 'psst' }))).toThrow('Option "rumour" is not loaded');
});

test('a game begun before a correction has the reading of the past', () => {
  const register = new OptionRegister<Points, OptionModule<Points>, Past>();
  register.add([gossip], [whispering]);
  expect(register.past(setup()).whispers?.()).toBe(true);
  expect(register.past({ ...setup(), reading: 1 }).whispers).toBeUndefined();
});

test('a game that was never loaded says so instead of playing the base game', () => {
  const register = new OptionRegister<Points>();
  expect(() => register.plugged(setup())).toThrow('No options are registered');
  expect(() => register.past(setup())).toThrow('No options are registered');
});

test('the types enforce the kinds of points', () => {
  new OptionRegister<{ stage: { phases(list: string[], turn: number): string[] } }>();
  // @ts-expect-error what is added gives nothing back
  new OptionRegister<{ add: { toHit(range: number): number } }>();
  // @ts-expect-error a stage gives back what it was given
  new OptionRegister<{ stage: { phases(list: string[]): string } }>();
});
