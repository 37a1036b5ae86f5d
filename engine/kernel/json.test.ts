import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf, sha256Hex } from './hash.ts';
import { canonical, copy, isSame } from './json.ts';

const data = fc.jsonValue({ maxDepth: 4 });

function shuffleKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffleKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, shuffleKeys(inner)]),
  );
}

function deface(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) deface(inner);
  if (Array.isArray(value)) value.push('defaced');
  else Object.assign(value, { defaced: true });
}

test('A copy equals its original and shares nothing with it', () => {
  fc.assert(
    fc.property(data, (value) => {
      const before = JSON.stringify(value);
      const copied = copy(value);
      expect(JSON.stringify(copied)).toBe(before);
      deface(copied);
      expect(JSON.stringify(value)).toBe(before);
    }),
  );
});

test('A copy keeps a property named __proto__ without changing any prototype', () => {
  const copied = copy(JSON.parse('{"__proto__":{"polluted":true},"a":1}'));
  expect(JSON.stringify(copied)).toBe('{"__proto__":{"polluted":true},"a":1}');
  expect(Object.getPrototypeOf(copied)).toBe(Object.prototype);
});

test('Canonical text means the same as JSON, whatever the order of keys', () => {
  fc.assert(
    fc.property(data, (value) => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonical(shuffleKeys(value))).toBe(canonical(value));
    }),
  );
});

test('Different data has different canonical text', () => {
  fc.assert(
    fc.property(data, data, (a, b) => {
      const isSame = canonical(a) === canonical(b);
      expect(isSame).toBe(
        canonical(JSON.parse(JSON.stringify(a))) === canonical(JSON.parse(JSON.stringify(b))),
      );
      if (isSame) expect(a).toEqual(b);
    }),
  );
});

test.each([
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  [undefined],
  [() => 1],
  [[undefined]],
  [{ a: [Number.NaN] }],
])('What JSON would lose is refused: %s', (value) => {
  expect(() => canonical(value)).toThrow('not JSON');
});

test('A property that is undefined counts as absent', () => {
  expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
});

test('The fingerprint is SHA-256 of the canonical text', () => {
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hashOf({ b: 1, a: [true] })).toBe(sha256Hex('{"a":[true],"b":1}'));
});

test('Data are the same if and only if their canonical text is', () => {
  fc.assert(
    fc.property(data, data, (one, other) => {
      expect(isSame(one, shuffleKeys(one))).toBe(true);
      expect(isSame(one, other)).toBe(canonical(one) === canonical(other));
    }),
  );
  const differing = [{}, [], [1], [1, 2], { a: 1 }, { a: 1, b: 2 }, { a: null }, null, 0, '0', [[]], [{}]];
  for (const [i, one] of differing.entries()) {
    for (const [j, other] of differing.entries()) expect(isSame(one, other)).toBe(i === j);
  }
  expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(true);
});
