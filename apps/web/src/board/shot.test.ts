import { expect, test } from 'vitest';
import { arrivalOf, drawnCount, lookOf } from './shot.ts';

test.each([
  ['Medium Laser', 'beam'],
  ['PPC', 'bolt'],
  ['Particle Accelerator', 'bolt'],
  ['AC/10', 'burst'],
  ['Machine Gun', 'burst'],
  ['LRM 15', 'salvo'],
  ['SRM 4', 'salvo'],
  ['Heavy Rocket Pack', 'salvo'],
  ['Flamer', 'flames'],
  ['something new', 'burst'],
])('%s is drawn as a %s', (name, look) => {
  expect(lookOf(name)).toBe(look);
});

test('A step of what happens is long enough for every shot to arrive', () => {
  const shots = (['beam', 'bolt', 'burst', 'salvo', 'flames', 'blow'] as const).map((look) => ({
    look,
    count: 20,
    power: 10,
  }));
  expect(shots.map(drawnCount)).toEqual([1, 1, 6, 10, 1, 1]);
  for (const shot of shots) expect(arrivalOf(shot)).toBeLessThan(800);
});
