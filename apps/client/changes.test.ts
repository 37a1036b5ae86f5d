import { copy } from '@ironfield/kernel/json.ts';
import { type Random, randomBelow, randomFrom, randomItem } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { changesBetween, withChanges } from './changes.ts';

const wired = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test.each([
  ['a member', { a: 1, b: [1, 2] }, { a: 2, b: [1, 2] }, { a: [2] }],
  ['a member inside', { a: { b: { c: 1, d: 2 } } }, { a: { b: { c: 1, d: 3 } } }, { a: { b: { d: [3] } } }],
  ['a new member', { a: 1 }, { a: 1, b: null }, { b: [null] }],
  ['a member less', { a: 1, b: 2 }, { a: 1 }, { b: [] }],
  ['a member that became undefined', { a: 1, b: 2 }, { a: 1, b: undefined }, { b: [] }],
  ['a member with an inherited name', { toString: 1 }, {}, { toString: [] }],
  ['a member with an inherited name for another', { a: 1 }, { toString: 1 }, { toString: [1], a: [] }],
  ['an item', [{ a: 1 }, { a: 2 }, 5], [{ a: 1 }, { a: 3 }, 5], { 1: { a: [3] } }],
  ['an item more', [1, 2, 3], [1, 2, 3, 4], { 3: [4] }],
  ['an item less', [1, 2, 3], [1, 2], { length: [2] }],
  ['most items', [1, 2, 3], [4, 5, 3], [[4, 5, 3]]],
  ['no items left', [1, 2], [], [[]]],
  ['another kind', { a: [] }, { a: {} }, { a: [{}] }],
  ['an array that was null', { a: null }, { a: [1] }, { a: [[1]] }],
  ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, null],
])('%s', (_, before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes);
  if (changes) expect(withChanges(before, changes)).toEqual(wired(after));
});

test('any value becomes any other, over the wire, and the old one stays as it was', () => {
  const random = randomFrom('changes');
  let inside = 0;
  for (let i = 0; i < 2000; i++) {
    const before = anything(random, 4);
    const after = randomBelow(random, 4) === 0 ? anything(random, 4) : altered(random, before);
    const asItWas = wired(before);
    const changes = changesBetween(before, after);
    if (changes === null) expect(after).toEqual(before);
    else expect(withChanges(before, wired(changes))).toEqual(after);
    expect(before).toEqual(asItWas);
    if (changes && !Array.isArray(changes)) inside++;
  }
  expect(inside).toBeGreaterThan(500);
});

test('what has not changed is the same object as before', () => {
  const before = { board: { hexes: [1, 2, 3] }, units: [{ heat: 0 }, { heat: 4 }] };
  const after = copy(before);
  after.units[1].heat = 9;
  const changed = withChanges(before, changesBetween(before, after)!) as typeof before;
  expect(changed.board).toBe(before.board);
  expect(changed.units[0]).toBe(before.units[0]);
  expect(changed.units[1]).toEqual({ heat: 9 });
});

test('changes of another value are refused', () => {
  expect(() => withChanges(null, { a: [1] })).toThrow('not those of this value');
});

function anything(random: Random, depth: number): unknown {
  const kind = randomBelow(random, depth > 0 ? 6 : 3);
  if (kind === 0) return randomItem(random, [null, true, false, '', 'one']);
  if (kind <= 2) return randomBelow(random, 5);
  const size = randomBelow(random, 5);
  const members = Array.from({ length: size }, () => anything(random, depth - 1));
  if (kind === 3) return members;
  return Object.fromEntries(members.map((member) => [randomItem(random, 'abcdefg'), member]));
}

/** A copy with one or the other thing in it changed, added or taken away. */
function altered(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return randomBelow(random, 5);
  const other = copy(value) as Record<string, unknown>;
  const members = Object.keys(other);
  const member = members.length > 0 ? randomItem(random, members) : 'a';
  if (Array.isArray(other)) {
    const kind = randomBelow(random, 4);
    if (kind === 0) other.push(anything(random, 2));
    else if (kind === 1) other.pop();
    else if (other.length > 0) other[Number(member)] = altered(random, other[Number(member)]);
    return other;
  }
  const kind = randomBelow(random, 4);
  if (kind === 0) other[randomItem(random, 'abcdefg')] = anything(random, 2);
  else if (kind === 1) delete other[member];
  else other[member] = altered(random, other[member] ?? null);
  return other;
}
