import type { ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { expect, test } from 'vitest';
import { type Choice, type Entry, entriesIn } from '../order/draft/draft.ts';
import type { Form } from '../order/use-order.ts';
import { holdAll } from './actions.ts';
import { gunneryOf } from './gunnery.ts';
import { aimedAt, shotsOf } from './salvo.ts';

/** Two dice: 13 and more cannot be thrown. */
const names = { unit: 'who', to: 'where', targets: ['first', 'at'] } as const;
const chanceOf = (number: number) => Math.max(0, 13 - number) / 12;
const worth = (_item: Choice, { explanation }: Choice) => 10 * chanceOf(explanation!.total);

/** The number of each weapon of a unit against enemies 8 and 9, as long as 8 or 9 comes first. */
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

/** The gunnery of unit 1 with all that is planned, and what is planned next. */
function gunneryAt(full: Entry, chances: Readonly<Record<number, number>>) {
  const menu = menuOf({ 1: LASER_AND_MISSILES });
  const planned: Entry[] = [];
  const gunnery = gunneryOf({
    hex: {
      fields: names,
      board: () => undefined,
      chanceOf: (total: number) => chances[total] ?? 0,
      arms: () => ['laser', 'missiles'].map((value) => ({ value, name: value, damageAt: () => 5 })),
    } as never,
    table: {},
    units: Array.from({ length: 10 }, () => ({ name: 'Someone', cell: -1 })) as never,
    ordering: {
      menu,
      form: menu.orders[0],
      full,
      turnTo: (_type: string, entry: Entry) => planned.push(entry),
    } as never,
    style: {} as never,
    unit: 1,
    enemies: [8, 9],
    isHeld: false,
    whyNot: () => null,
  })!;
  return { gunnery, planned };
}

test('Of what is planned, that alone is kept which hits four times of ten or oftener', () => {
  const full = aimAt(8, { who: 1, first: 8, shots: [] });
  // The laser needs a 6, the missiles an 11.
  const mixed = gunneryAt(full, { 6: 0.4, 11: 0.39 });
  expect(mixed.gunnery.isUnlikely).toBe(true);
  mixed.gunnery.keepLikely();
  expect(mixed.planned.map(shots)).toEqual([[['laser', 8]]]);
  // A good shot stays as it is, and no button offers to leave it out.
  expect(gunneryAt(full, { 6: 0.4, 11: 0.4 }).gunnery.isUnlikely).toBe(false);
  expect(gunneryAt(mixed.planned[0]!, { 6: 0.4, 11: 0.39 }).gunnery.isUnlikely).toBe(false);
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
  // With nothing to attack, no unit holds its fire.
  const { prompt, orders } = menuOf({ 1: NEVER, 2: NEVER });
  expect(holdAll(hex, { prompt, orders: orders.slice(1) }, [1, 2])).toBeNull();
});

test('All that a unit could aim at is known, whoever comes first', () => {
  const totals = shotsOf(names, fireForm({ 1: LASER_AND_MISSILES }), 1).map(
    ({ explanation }) => explanation!.total,
  );
  expect(totals.toSorted((a, b) => a - b)).toEqual([4, 6, 8, 11, 12, 13, 14, 14]);
});
