import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import { expect, test } from 'vitest';
import { completed } from '../order/draft/draft.ts';
import { attacksOn, attackWords, plannedLines } from './aiming.ts';
import { styleOf } from './order-style.ts';

/** A game whose attacks have one target, and other words for it; it is played with one die. */
const names = { unit: 'who', to: 'where', targets: ['whom'] } as const;
const chanceOf = (number: number) => Math.max(0, Math.min(6, 7 - number)) / 6;
const number = (total: number): Explanation => ({ total, lines: [] });

const fields: ExpandedMenu['orders'][number]['fields'] = [
  {
    name: 'who',
    label: 'Unit',
    kind: 'pick',
    choices: [0, 1].map((value) => ({
      value,
      piece: value,
      fields: [
        {
          name: 'whom',
          label: 'Target',
          kind: 'pick' as const,
          choices: [2, 3].map((enemy) => ({
            value: enemy,
            piece: enemy,
            explanation: number(enemy + 2 * value),
          })),
        },
      ],
    })),
  },
];
const menu: ExpandedMenu = { prompt: 'Attack', orders: [{ type: 'attack', label: 'Attack', fields }] };
const cellOf = (piece: unknown) => (typeof piece === 'number' ? piece * 10 : -1);

test('An attack on one target is a line as soon as the target is chosen, and not before', () => {
  const { isOpen } = styleOf({ fields: names, idle: [] });
  const begun = completed(fields, { who: 1 }, isOpen);
  expect(begun).toEqual({ who: 1 });
  expect(plannedLines(names, fields, begun, cellOf)).toEqual([]);
  const aimed = completed(fields, { who: 1, whom: 3 }, isOpen);
  expect(plannedLines(names, fields, aimed, cellOf)).toEqual([
    { from: 10, to: 30, label: '5+', tone: 'shot' },
  ]);
});

test('Pointing at an enemy tells the number of the unit in hand, by the dice of the game', () => {
  const numbers = (who: number, enemy: number) =>
    attacksOn(names, menu, { who }, enemy).map((attack) => attackWords(attack, chanceOf));
  expect(numbers(0, 3)).toEqual(['Attack hits on 3 or more']);
  expect(numbers(1, 3)).toEqual(['Attack hits on 5 or more']);
  expect(numbers(1, 7)).toEqual([]);
  expect(attackWords({ label: 'Attack', explanation: number(7) }, chanceOf)).toBe('Attack cannot hit');
  expect(attackWords({ label: 'Let go', explanation: number(0) }, () => 1)).toBe('Let go is sure');
});
