import { describe, expect, test } from 'vitest';
import { nearest, suggestion } from './suggest.ts';

const COMMANDS = ['play', 'sim', 'verify', 'rules', 'fuzz'];

describe('the nearest word', () => {
  test.each([
    ['smi', 'sim'],
    ['vrify', 'verify'],
    ['rule', 'rules'],
    ['ver', 'verify'],
    ['PLAY', 'play'],
    ['fuz', 'fuzz'],
  ])('%s means %s', (typed, meant) => expect(nearest(typed, COMMANDS)).toBe(meant));

  test.each(['xyzzy', 'server', ''])('"%s" means nothing known', (typed) => {
    expect(nearest(typed, COMMANDS)).toBeNull();
  });
});

test('a suggestion names the word that was meant, or all there are', () => {
  expect(suggestion('smi', COMMANDS)).toBe('did you mean "sim"?');
  expect(suggestion('xyzzy', COMMANDS)).toBe('it must be one of play, sim, verify, rules, fuzz');
});
