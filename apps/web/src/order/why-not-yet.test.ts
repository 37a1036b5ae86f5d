import { expect, test } from 'vitest';
import { whyNotYet } from './why-not-yet.ts';

const choices = [{ value: 1, label: 'Atlas' }];
const form = {
  type: 'fire',
  label: 'Fire',
  fields: [
    { kind: 'pick', name: 'unit', label: 'Unit', choices },
    { kind: 'pick', name: 'target', label: 'Target', choices },
  ],
} as const;
const nothing = { form, full: {}, isComplete: false, objection: null, isTouched: true };

test('A plan says what it lacks, what is against it, or nothing when it can be given', () => {
  expect(whyNotYet({ ...nothing, full: { unit: 1 } })).toBe('Not chosen yet: Target');
  expect(whyNotYet({ ...nothing, full: { unit: 1, target: 1 } })).toBe('Nothing is planned yet');
  expect(whyNotYet({ ...nothing, isTouched: false })).toBe('Nothing is planned yet');
  expect(whyNotYet({ ...nothing, form: undefined })).toBe('Nothing is planned yet');
  expect(whyNotYet({ ...nothing, objection: { message: 'Too hot' } })).toBe('Too hot');
  expect(whyNotYet({ ...nothing, full: { unit: 1 }, isComplete: true })).toBeNull();
});
