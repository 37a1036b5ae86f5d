import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Random, randomBelow, randomFrom, randomItem, randomUnit, shuffle } from './random.ts';

const draw = (random: Random, count: number, below = 6) =>
  Array.from({ length: count }, () => randomBelow(random, below));

test('A seed gives the same sequence everywhere and for ever', () => {
  expect(randomFrom('ironfield')).toEqual({ a: -559706318, b: 1611508460, c: 1204302361, d: -584539204 });
  expect(draw(randomFrom('ironfield'), 20)).toEqual([
    2, 3, 2, 2, 3, 0, 3, 2, 1, 3, 4, 0, 4, 0, 5, 4, 1, 5, 4, 3,
  ]);
});

test('A generator is plain data: a copy goes on with the same numbers', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(50), (seed, drawn) => {
      const random = randomFrom(seed);
      draw(random, drawn);
      const copied: Random = JSON.parse(JSON.stringify(random));
      expect(draw(copied, 10)).toEqual(draw(random, 10));
    }),
  );
});

test('Different seeds give different sequences', () => {
  expect(draw(randomFrom('a'), 20)).not.toEqual(draw(randomFrom('b'), 20));
});

test('Faces of a die come up equally often, and follow each other equally often', () => {
  const random = randomFrom('distribution');
  const faces = new Array<number>(6).fill(0);
  const pairs = new Array<number>(36).fill(0);
  const count = 216_000;
  for (let i = 0, last = 0; i < count; i++) {
    const face = randomBelow(random, 6);
    faces[face]++;
    pairs[last * 6 + face]++;
    last = face;
  }
  expect(chiSquare(faces, count)).toBeLessThan(20.5); // 5 degrees of freedom: exceeded once in a thousand
  expect(chiSquare(pairs, count)).toBeLessThan(66.6); // 35 degrees
});

function chiSquare(observed: readonly number[], count: number): number {
  const expected = count / observed.length;
  return observed.reduce((sum, value) => sum + (value - expected) ** 2 / expected, 0);
}

test('Numbers are within their limits, up to the largest range', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, below) => {
      const random = randomFrom(seed);
      const value = randomBelow(random, below);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(below);
      expect(Number.isInteger(value)).toBe(true);
      expect(randomUnit(random)).toBeLessThan(1);
    }),
  );
});

test('Nothing is drawn from nothing, nor from more than the generator can tell apart', () => {
  for (const below of [0, -1, Number.NaN, 2 ** 32 + 1])
    expect(() => randomBelow(randomFrom('x'), below)).toThrow(RangeError);
  expect(() => randomItem(randomFrom('x'), [])).toThrow(RangeError);
});

test('A shuffle keeps all items and reaches every order', () => {
  const random = randomFrom('shuffle');
  const seen = new Map<string, number>();
  for (let i = 0; i < 2400; i++) {
    const order = shuffle(random, ['a', 'b', 'c', 'd']).join('');
    expect([...order].sort().join('')).toBe('abcd');
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect(seen.size).toBe(24);
  expect(chiSquare([...seen.values()], 2400)).toBeLessThan(49.7); // 23 degrees
});
