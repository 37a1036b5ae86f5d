import { expect, test } from 'vitest';
import { hasVariant, maySplit, plainName, variantsOf, withVariant } from './variants.ts';

test('what may be chosen about an item', () => {
  expect(variantsOf('Medium Laser', 50)).toEqual(['R']);
  expect(variantsOf('SRM 6', 50)).toEqual(['R', 'OS']);
  expect(variantsOf('Ammo Machine Gun', 50)).toEqual(['half']);
  for (const name of ['Ammo AC/5', 'Heat Sink', 'Jump Jet', 'Hatchet', 'Engine', 'Moon beam'])
    expect([name, variantsOf(name, 50)]).toEqual([name, []]);
});

test('marks come and go, and leave the name alone', () => {
  const both = withVariant(withVariant('LRM 5', 'R', true), 'OS', true);
  expect(both).toBe('LRM 5 (R) (OS)');
  expect([hasVariant(both, 'R'), hasVariant(both, 'half')]).toEqual([true, false]);
  expect(variantsOf(both, 50)).toEqual(['R', 'OS']);
  expect(withVariant(both, 'R', false)).toBe('LRM 5 (OS)');
  expect(plainName(both)).toBe('LRM 5');
  expect(plainName('Flamer (Vehicle) (R)')).toBe('Flamer (Vehicle)');
});

test('only an AC/20 is split', () => {
  expect(maySplit('AC/20', 50)).toBe(true);
  expect(maySplit('AC/20 (R)', 50)).toBe(true);
  for (const name of ['AC/10', 'LRM 20', 'Ammo AC/20', 'Moon beam'])
    expect([name, maySplit(name, 50)]).toEqual([name, false]);
});
