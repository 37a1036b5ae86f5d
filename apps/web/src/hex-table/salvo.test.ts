import type { ExpandedMenu } from '@ironfield/kernel/expanded-menu.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { expect, test } from 'vitest';
import { type Choice, entriesIn } from '../order/draft.ts';
import type { Form } from '../order/use-order.ts';
import { holdAll } from './actions.ts';
import { aimedAt, shotsOf, without } from './salvo.ts';

/** Two dice: 13 and more cannot be thrown. */
const names = { unit: 'who', to: 'where', targets: ['first', 'at'] } as const;
const chanceOf = (number: number) => Math.max(0, 13 - number) / 12;
const worth = (_item: Choice, { explanation }: Choice) => 10 * chanceOf(explanation!.total);

/** What each weapon of a unit needs against enemies 8 and 9, as long as 8 or 9 comes first. */
type Numbers = Readonly<Record<8 | 9, Readonly<Record<string, Readonly<Record<8 | 9, number>>>>>>;

const LASER_AND_MISSILES: Numbers = {
  8: { laser: { 8: 6, 9: 12 }, missiles: { 8: 11, 9: 14 } },
  9: { laser: { 8: 8, 9: 4 }, missiles: { 8: 13, 9: 14 } },
};

const fireForm = (units: Readonly<Record<number, Numbers>>): Form => ({
  type: 'fire',
  label: 'Fire',
  fields: [
    {
      kind: 'pick',
      name: 'who',
      label: 'Unit',
      choices: Object.entries(units).map(([unit, numbers]) => ({
        value: Number(unit),
        piece: Number(unit),
        fields: [
          {
            kind: 'pick',
            name: 'first',
            label: 'First',
            choices: ([8, 9] as const).map((first) => ({
              value: first,
              piece: first,
              fields: [
                {
                  kind: 'each',
                  name: 'shots',
                  label: 'Shots',
                  key: 'weapon',
                  items: Object.entries(numbers[first]).map(([weapon, needs]) => ({
                    value: weapon,
                    fields: [
                      {
                        kind: 'pick',
                        name: 'at',
                        label: 'Target',
                        choices: ([8, 9] as const).map((enemy) => ({
                          value: enemy,
                          piece: enemy,
                          explanation: { total: needs[enemy], lines: [] },
                        })),
                      },
                    ],
                  })),
                },
              ],
            })),
          },
        ],
      })),
    },
  ],
});

const { fields } = fireForm({ 1: LASER_AND_MISSILES });
const aimAt = (piece: number, full: object) =>
  aimedAt({ names, fields, full: full as never, worth, isHeld: false, piece, isMeant: () => true })!;
const shots = (order: object) =>
  entriesIn((order as Record<string, unknown>).shots).map(({ weapon, at }) => [weapon, at]);

test('When the target changes, a shot that cannot hit any more is not fired', () => {
  const first = aimAt(8, { who: 1, first: 8, shots: [] });
  expect(shots(first)).toEqual([
    ['laser', 8],
    ['missiles', 8],
  ]);
  // With 9 first the missiles would need 13 against 8, and never hit 9.
  const second = aimAt(9, first);
  expect(second).toMatchObject({ first: 9 });
  expect(shots(second)).toEqual([['laser', 9]]);
});

test('Of what is planned, that alone is left which is likely enough', () => {
  const full = aimAt(8, { who: 1, first: 8, shots: [] });
  const likely = without({ names, fields, full, worth }, (entry) => entry.weapon === 'missiles');
  expect(shots(likely)).toEqual([['laser', 8]]);
});

const NEVER: Numbers = { 8: { laser: { 8: 13, 9: 14 } }, 9: { laser: { 8: 14, 9: 13 } } };
const menuOf = (units: Readonly<Record<number, Numbers>>): ExpandedMenu => ({
  prompt: 'Fire',
  orders: [
    fireForm(units),
    {
      type: 'hold',
      label: 'Hold fire',
      fields: [
        {
          kind: 'pick',
          name: 'who',
          label: 'Unit',
          choices: Object.keys(units).map((unit) => ({ value: Number(unit), piece: Number(unit) })),
        },
      ],
    },
  ],
});

test('Where nobody can hit, one press holds the fire of all; where one can, or only one is left, there is none', () => {
  const hex = { fields: names, idle: ['hold'], chanceOf };
  const all = holdAll(hex, menuOf({ 1: NEVER, 2: NEVER }), [1, 2]);
  expect(all?.label).toBe('Hold fire');
  expect([...all!.orders.values()]).toEqual([
    { type: 'hold', who: 1 },
    { type: 'hold', who: 2 },
  ] as unknown as CoreOrder[]);
  expect(holdAll(hex, menuOf({ 1: NEVER, 2: LASER_AND_MISSILES }), [1, 2])).toBeNull();
  expect(holdAll(hex, menuOf({ 1: NEVER }), [1])).toBeNull();
  // Where nothing is attacked nobody holds anything.
  const { prompt, orders } = menuOf({ 1: NEVER, 2: NEVER });
  expect(holdAll(hex, { prompt, orders: orders.slice(1) }, [1, 2])).toBeNull();
});

test('All that a unit could aim at is known, whoever comes first', () => {
  const totals = shotsOf(names, fireForm({ 1: LASER_AND_MISSILES }), 1).map(
    ({ explanation }) => explanation!.total,
  );
  expect(totals.toSorted((a, b) => a - b)).toEqual([4, 6, 8, 11, 12, 13, 14, 14]);
});
