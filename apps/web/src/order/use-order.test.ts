import { expect, test } from 'vitest';
import { answersTo, firstForm } from './use-order.ts';

type Menu = NonNullable<Parameters<typeof answersTo>[0]>;

const asking = (...orders: Menu['orders']): Menu => ({ prompt: 'Well?', orders });
const pick = (name: string, choices: readonly object[]) =>
  ({ kind: 'pick', name, label: name, choices }) as Menu['orders'][number]['fields'][number];

test('A question that is one choice has an order for each answer', () => {
  const menu = asking({
    type: 'line',
    label: 'Line',
    fields: [pick('side', [{ value: 'left' }, { value: 'right' }])],
  });
  expect(answersTo(menu)?.map(({ order }) => order)).toEqual([
    { type: 'line', side: 'left' },
    { type: 'line', side: 'right' },
  ]);
});

test('What has a place on the map, more to it, or other kinds of order is no plain question', () => {
  const still = { type: 'still', label: 'Still', fields: [] };
  const form = (...choices: readonly object[]) => ({
    type: 'go',
    label: 'Go',
    fields: [pick('unit', choices)],
  });
  expect(answersTo(asking(form({ value: 0, piece: 0 })))).toBeNull();
  expect(answersTo(asking(form({ value: '0101', hex: '0101' })))).toBeNull();
  expect(answersTo(asking(form({ value: 0, fields: [pick('mode', [{ value: 'walk' }])] })))).toBeNull();
  expect(answersTo(asking(form({ value: 0 }), still))).toBeNull();
  expect(answersTo(asking(still))).toBeNull();
  expect(answersTo(null)).toBeNull();
});

test('A question of plain orders alone has a button for each way to give one', () => {
  const use = {
    type: 'use',
    label: 'Use',
    fields: [
      pick('unit', [{ value: 0, label: 'A', piece: 0, fields: [pick('to', [{ value: 1, label: 'B' }])] }]),
    ],
  };
  const pass = { type: 'pass', label: 'Pass', fields: [] };
  const answers = answersTo(asking(use, pass), ['use', 'pass'])!;
  expect(answers.map(({ order }) => order)).toEqual([{ type: 'use', unit: 0, to: 1 }, { type: 'pass' }]);
  expect(answers.map(({ choice }) => choice.label)).toEqual(['Use: B', 'Pass']);
  expect(answersTo(asking(use, pass), ['use'])).toBeNull();
});

test('An answer says what tells it from the others, and not what all of them have in common', () => {
  const to = (...labels: string[]) => [
    pick(
      'to',
      labels.map((label, value) => ({ value, label })),
    ),
  ];
  const pass = (...units: object[]) =>
    asking({ type: 'pass-down', label: 'Pass down', fields: [pick('unit', units)] });
  const labels = (menu: Menu) => answersTo(menu, ['pass-down'])!.map(({ choice }) => choice.label);
  expect(labels(pass({ value: 0, label: 'A', fields: to('C', 'D') }))).toEqual([
    'Pass down: C',
    'Pass down: D',
  ]);
  const both = pass({ value: 0, label: 'A', fields: to('C') }, { value: 1, label: 'B', fields: to('C') });
  expect(labels(both)).toEqual(['Pass down: A: C', 'Pass down: B: C']);
});

test('A plan begins with what is mostly wanted: not with letting the chance go by, nor with a standing order', () => {
  const form = (type: string) => ({ type, label: type, fields: [] });
  const style = { asides: ['still'], later: ['sinks'] };
  const first = (...types: string[]) => firstForm(asking(...types.map(form)), style)?.type;
  expect(first('still', 'sinks', 'move')).toBe('move');
  // A unit that cannot move has no plan that a touch would confirm.
  expect(first('sinks', 'still')).toBe('still');
  expect(first('sinks')).toBe('sinks');
  expect(firstForm(null, style)).toBeUndefined();
  // Nor does anybody begin with what a question is mostly answered with.
  expect(firstForm(asking({ ...form('leave'), isUsual: true }, form('link')), style)?.type).toBe('link');
});
