import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { gearblitz } from './game.ts';
import { Battle } from './testing/table.ts';
import { TEXT } from './text/menus.ts';

test('Numbers below zero have a minus sign in the log and in questions, and names keep their hyphens', () => {
  const table = new Battle({ north: { 'Gear-2': { at: '20,5' } }, south: { Target: { at: '20,35' } } });
  const seen = viewFor(gearblitz, table.state, 0).table;
  const say = (event: object) => gearblitz.describe(event as Event, seen);
  const unit = table.id('Gear-2');
  const defended = { type: 'defended', unit, isConcussion: false, margin: 1, total: -2, against: -1 };
  expect(say(defended)).toBe('Gear-2 defends with −2 against −1 and is hit by 1.');
  const lost = { type: 'initiative', winner: null, results: [-1, -1] };
  expect(say(lost)).toBe('Nobody wins initiative: −1 to −1; both roll again.');
  expect(TEXT.evade('Gear-2', 'Target', -3)).toBe('Target attacks Gear-2 with −3: does it evade?');
});
