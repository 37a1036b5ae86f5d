import { expect, test } from 'vitest';
import { mapKey } from './map-keys.ts';

test('Enter chooses the hex that somebody has walked to, and is left to the table otherwise', () => {
  expect(mapKey({ key: 'Enter' }, true)).toBe('choose');
  expect(mapKey({ key: 'Enter' }, false)).toBeNull();
});

test.each(['o', 's', 'k', '1', 'O'])('after the key %s of the table the cursor is put away', (key) => {
  expect(mapKey({ key }, true)).toBe('leave');
});

test.each(['Shift', 'Tab', 'Escape', 'r', 'v'])('%s leaves the cursor where it is', (key) => {
  expect(mapKey({ key }, true)).toBeNull();
});

test('what is pressed with Ctrl belongs to the browser or the table', () => {
  expect(mapKey({ key: '-', ctrlKey: true }, true)).toBeNull();
  expect(mapKey({ key: '0', metaKey: true }, true)).toBeNull();
  expect(mapKey({ key: '-' }, true)).toBe('farther');
});
