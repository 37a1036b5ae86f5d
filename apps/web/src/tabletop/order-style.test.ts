import type { ExpandedField } from '@ironfield/kernel/menu/expanded-menu.ts';
import { expect, test } from 'vitest';
import { styleOf } from './order-style.ts';

const target = (...enemies: readonly number[]): ExpandedField => ({
  kind: 'pick',
  name: 'target',
  label: 'Target',
  choices: enemies.map((piece) => ({ value: piece, label: `Enemy ${piece}`, piece })),
});

test('a target is chosen by hand, unless there is only one', () => {
  const { isOpen } = styleOf({ ways: [], finals: [] }, () => false, null);
  expect(isOpen(target(3, 4))).toBe(true);
  expect(isOpen(target(3))).toBe(false);
});
