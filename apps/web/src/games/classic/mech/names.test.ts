import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { expect, test } from 'vitest';
import { skirmish } from './classic.fixture.ts';
import { shortNames } from './names.ts';

const { field } = skirmish(() => true);

function named(...mechs: readonly (readonly [side: 0 | 1, name: string, model: string])[]): Battlefield {
  const [unit] = field.setup.units;
  const units = mechs.map(([side, name, model]) => ({
    ...unit!,
    side,
    unit: { ...unit!.unit, name, model },
  }));
  return { ...field, setup: { ...field.setup, units } };
}

test('Names are as short as they can be and still differ within a side', () => {
  expect(shortNames(named([0, 'Atlas', 'AS7-D'], [0, 'Jenner', 'JR7-D'], [1, 'Atlas', 'AS7-D']))).toEqual([
    'Atlas',
    'Jenner',
    'Atlas',
  ]);
  expect(shortNames(named([0, 'Atlas', 'AS7-D'], [0, 'Atlas', 'AS7-K'], [1, 'Wasp', '']))).toEqual([
    'Atlas AS7-D',
    'Atlas AS7-K',
    'Wasp',
  ]);
  expect(shortNames(named([1, 'Wasp', 'WSP-1A'], [1, 'Wasp', 'WSP-1A']))).toEqual(['Wasp 1', 'Wasp 2']);
});
