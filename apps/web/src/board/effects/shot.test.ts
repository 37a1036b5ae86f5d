import { expect, test } from 'vitest';
import { arrivalOf, drawnCount, lookOf } from './flight.ts';

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
  expect(lookOf({ name, cluster: 0 })).toBe(look);
});

test('Missiles are a salvo whatever they are called', () => {
  expect(lookOf({ name: 'something new', cluster: 5 })).toBe('salvo');
});

test('A step of what happens is long enough for every shot to arrive', () => {
  const shots = ['Medium Laser', 'PPC', 'AC/20', 'LRM 20', 'Flamer', 'blow'].map((name) => ({
    name,
    cluster: name === 'LRM 20' ? 20 : 0,
    damage: 20,
  }));
  expect(shots.map(drawnCount)).toEqual([1, 1, 6, 10, 1, 1]);
  for (const shot of shots) expect(arrivalOf(shot)).toBeLessThan(800);
});
