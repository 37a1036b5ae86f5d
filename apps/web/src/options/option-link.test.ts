import type { OptionModule } from '@ironfield/kernel/options/options.ts';
import { describe, expect, test } from 'vitest';
import { optionsWord, readOptionsWord } from './option-link.ts';

const option = (id: string, more: Partial<OptionModule> = {}): OptionModule => ({
  id,
  title: id,
  summary: `All about ${id}.`,
  group: 'Weather',
  rule: `R-${id}`,
  base: false,
  ...more,
});
const options = [
  option('night'),
  option('landing', { base: true }),
  option('turn-limit', { base: 100, allowed: [1, 200] }),
  option('wind', { base: 'calm', allowed: ['calm', 'high'] }),
  option('temperature', { base: 20, allowed: [-150, 200] }),
  option('seed', { base: '' }),
];

describe('options in an address', () => {
  test('are read back as they were written', () => {
    const wanted = {
      night: true,
      landing: false,
      'turn-limit': 12,
      wind: 'high',
      temperature: -40,
      seed: 'a=b',
    };
    const word = optionsWord(options, wanted);
    expect(word).toBe('night,landing=off,turn-limit=12,wind=high,temperature=-40,seed=a=b');
    expect(readOptionsWord(options, word)).toEqual({ wanted, strange: [] });
    expect(readOptionsWord(options, '')).toEqual({ wanted: {}, strange: [] });
  });

  test('that do not exist, or not so, are named and left out', () => {
    const { wanted, strange } = readOptionsWord(options, 'night,snow,wind=purple,turn-limit=many,landing=3');
    expect(wanted).toEqual({ night: true });
    expect(strange).toEqual(['snow', 'wind=purple', 'turn-limit=many', 'landing=3']);
  });
});
