import { INCH } from '@ironfield/table/place.ts';
import { expect, test } from 'vitest';
import { spotOf } from '../words/measures.ts';
import { holdOf } from './model-handles.tsx';

/** A scale at which bases are drawn as large as they are. */
const SCALE = 1;
const at = (inches: number) => ({ x: inches * INCH, y: 0 });
const base = (inches: number) => ({ at: at(inches), radius: INCH / 2 });

test('A handle may be missed by as much as a finger needs', () => {
  expect(holdOf(spotOf(at(0)), 12, [], SCALE)).toBe(22);
  expect(holdOf(spotOf(at(0)), 12, [base(5)], SCALE)).toBe(22);
});

test('Whoever takes hold of a model beside the one in hand has that model', () => {
  const hold = holdOf(spotOf(at(0)), 12, [base(1.25)], SCALE);
  expect(hold).toBe(30 - 12);
});

test('A handle can be taken wherever it is seen', () => {
  expect(holdOf(spotOf(at(0)), 12, [base(0.75)], SCALE)).toBe(12);
});
