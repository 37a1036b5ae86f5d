import { expect, test } from 'vitest';
import { type Focused, isTyping, keepsKey } from './whose-key.ts';

/** An element inside others, as selectors find them. */
const element = (tagName: string, type?: string, ...within: readonly string[]): Focused => ({
  tagName: tagName.toUpperCase(),
  type,
  closest: (selector) => {
    const names = [tagName, ...within];
    return selector.split(', ').some((each) => names.includes(each)) ? {} : null;
  },
});

const BOX = element('input', 'checkbox');
const STRIP = element('button');
const LETTERS = ['s', 'o', 'k', '1', 'Escape', 'Ctrl+z', 'Shift+Enter'];

test('A weapon’s box leaves the table its keys; only whoever came to it with the keys ticks it with Space', () => {
  for (const key of [...LETTERS, 'Enter']) {
    expect(keepsKey(BOX, key, true)).toBe(false);
    expect(keepsKey(BOX, key, false)).toBe(false);
  }
  expect(keepsKey(BOX, ' ', false)).toBe(true);
  expect(keepsKey(BOX, ' ', true)).toBe(false);
});

test('Enter and Space press a button that somebody came to with the keys, and not one that was clicked', () => {
  for (const key of ['Enter', ' ']) {
    expect(keepsKey(STRIP, key, false)).toBe(true);
    expect(keepsKey(STRIP, key, true)).toBe(false);
  }
  for (const key of LETTERS) expect(keepsKey(STRIP, key, false)).toBe(false);
  // The body has the focus when nothing else has.
  expect(keepsKey(element('body'), 'Enter', false)).toBe(false);
});

test('Whoever types text keeps every key, however they came there', () => {
  const fields = [
    element('input', 'text'),
    element('input', 'search'),
    element('input', 'number'),
    element('input'),
    element('textarea'),
    { ...element('div'), isContentEditable: true },
  ];
  for (const field of fields) {
    expect(isTyping(field)).toBe(true);
    for (const key of [...LETTERS, 'Enter', ' ', 'ArrowUp'])
      for (const isByPointer of [true, false]) expect(keepsKey(field, key, isByPointer)).toBe(true);
  }
  for (const type of ['checkbox', 'radio', 'range', 'button'])
    expect(isTyping(element('input', type))).toBe(false);
});

test('Arrows belong to radios, tabs and sliders that somebody came to with the keys, otherwise to the map', () => {
  const radio = element('button', undefined, '[role="radiogroup"]');
  expect(keepsKey(radio, 'ArrowLeft', false)).toBe(true);
  expect(keepsKey(radio, 'ArrowLeft', true)).toBe(false);
  expect(keepsKey(radio, 's', false)).toBe(false);
  expect(keepsKey(element('input', 'range'), 'ArrowLeft', false)).toBe(true);
  expect(keepsKey(STRIP, 'ArrowLeft', false)).toBe(false);
});

test('A list that somebody chooses from with the keys keeps them; one that was clicked gives them back', () => {
  const list = element('select');
  for (const key of ['s', 'ArrowDown', 'Enter', ' ']) {
    expect(keepsKey(list, key, false)).toBe(true);
    expect(keepsKey(list, key, true)).toBe(false);
  }
  // While it is open, it is chosen from.
  for (const key of ['ArrowDown', 'Enter', 'Escape'])
    expect(keepsKey({ ...list, isOpen: true }, key, true)).toBe(true);
});

test('A dialog and the game menu have their own keys', () => {
  for (const room of ['dialog', '[role="dialog"]', '[data-part="menu-sheet"]'])
    expect(keepsKey(element('button', undefined, room), 's', true)).toBe(true);
});
