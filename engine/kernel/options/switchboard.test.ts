import { expect, test } from 'vitest';
import type { OptionModule } from './options.ts';
import { Switchboard } from './switchboard.ts';

interface Points {
  readonly add: { told(words: string[]): void };
}

const gossip: OptionModule<Points, string> = {
  id: 'gossip',
  title: 'Gossip',
  summary: 'Somebody says something.',
  group: 'Talk',
  rule: 'R-1',
  base: '',
  plug: (word) => ({ add: { told: (words) => words.push(word) } }),
};

const setup = (options = {}) => ({ scenario: 'talk', options });

function said(switchboard: Switchboard<Points>, options = {}): string[] {
  const words: string[] = [];
  switchboard.plugged(setup(options)).told?.(words);
  return words;
}

test('procedures get what the options of a setup have plugged in', () => {
  const switchboard = new Switchboard<Points>();
  switchboard.connect([gossip]);
  expect(said(switchboard, { gossip: 'hush' })).toEqual(['hush']);
  expect(said(switchboard)).toEqual([]);
});

test('it is put together once per setup', () => {
  const switchboard = new Switchboard<Points>();
  switchboard.connect([gossip]);
  const one = setup({ gossip: 'hush' });
  expect(switchboard.plugged(one)).toBe(switchboard.plugged(one));
  expect(switchboard.plugged(one)).not.toBe(switchboard.plugged(setup({ gossip: 'hush' })));
});

test('a game whose register was never loaded says so instead of playing the base game', () => {
  expect(() => new Switchboard<Points>().plugged(setup())).toThrow('No register of options is connected');
});

test('the types insist on the kinds of points', () => {
  new Switchboard<{ stage: { phases(list: string[], turn: number): string[] } }>();
  // @ts-expect-error what is added gives nothing back
  new Switchboard<{ add: { toHit(range: number): number } }>();
  // @ts-expect-error a stage gives back what it was given
  new Switchboard<{ stage: { phases(list: string[]): string } }>();
});
