import { explain } from '@ironfield/kernel/explanation.ts';
import { refusalOf } from '@ironfield/kernel/menu/legality.ts';
import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import { describe, expect, test } from 'vitest';
import { enterText, readAnswer, whyNot } from './answer.ts';
import { type Answer, afterAnswers, type Question } from './order-form.ts';
import { explainedParts, orderText } from './order-text.ts';

const HEXES = ['0101', '0507', '0510'];

const menu: Menu = {
  prompt: 'What now?',
  orders: [
    {
      type: 'move',
      label: 'Move',
      fields: [
        {
          kind: 'pick',
          name: 'to',
          label: 'Hex',
          values: HEXES,
          describe: (hex) => ({ label: `${hex}`, hex: `${hex}` }),
          known: 'texts',
          whyNot: (hex) => ({ message: `Hex ${hex} is too far`, rule: 'T-1' }),
          follow: (hex) => [
            { kind: 'pick', name: 'facing', label: 'Facing', values: hex === '0101' ? [3] : [0, 1] },
          ],
        },
        { kind: 'whole', name: 'speed', label: 'Speed', min: 1, max: 6 },
      ],
    },
    {
      type: 'fire',
      label: 'Fire',
      fields: [
        {
          kind: 'each',
          name: 'shots',
          label: 'Shots',
          key: 'gun',
          items: [10, 11, 12],
          describe: (gun) => ({ label: `Gun ${gun}` }),
          fields: (gun) => [
            {
              kind: 'pick',
              name: 'target',
              label: 'Target',
              values: gun === 11 ? [] : [7, 8],
              describe: (target) => ({
                label: target === 7 ? 'Locust' : 'Longbow',
                explanation: explain((tally) => tally.add(4, 'Base', 'T-2')),
              }),
            },
          ],
        },
      ],
    },
    {
      type: 'land',
      label: 'Land',
      fields: [
        {
          kind: 'point',
          name: 'at',
          label: 'Place',
          forbids: ({ x }) => (x > 6000 ? { message: 'That place is off the table' } : null),
          sample: () => ({ x: 1000, y: 2000 }),
          outline: [],
        },
      ],
    },
    {
      type: 'drive',
      label: 'Drive',
      fields: [
        {
          kind: 'point',
          name: 'to',
          label: 'Place',
          hasFacing: true,
          forbids: ({ facing }) => (facing === 0 ? { message: 'It cannot face that way' } : null),
          sample: () => ({ x: 1000, y: 2000, facing: 180 }),
          outline: [],
          describe: ({ x }) => ({
            label: '',
            measure: 'MP',
            explanation: explain((tally) => tally.add(x / 1000, 'Open ground', 'T-4')),
          }),
        },
      ],
    },
    {
      type: 'impossible',
      label: 'Impossible',
      fields: [{ kind: 'pick', name: 'x', label: 'X', values: [] }],
    },
  ],
};

/** Types the lines one after the other; every one must be understood. */
function type(...lines: string[]): { question: Question } | { order: object } {
  const answers: Answer[] = [];
  for (const line of lines) {
    const step = afterAnswers(menu, answers);
    if (!('question' in step)) throw new Error(`"${line}" is one answer too many`);
    const reading = readAnswer(step.question, line);
    if ('problem' in reading) throw new Error(reading.problem);
    answers.push(reading.answer);
  }
  return afterAnswers(menu, answers);
}

function question(...lines: string[]): Question {
  const step = type(...lines);
  if (!('question' in step)) throw new Error('There is no question left');
  return step.question;
}

describe('answers make an order', () => {
  test.each<[string[], object]>([
    [['1', '0507', '2', '4'], { type: 'move', to: '0507', facing: 1, speed: 4 }],
    [['mov', '507', '', ''], { type: 'move', to: '0507', facing: 0, speed: 1 }],
    [['1', '0101', '6'], { type: 'move', to: '0101', facing: 3, speed: 6 }],
    [
      ['fire', 'loc', '2'],
      {
        type: 'fire',
        shots: [
          { gun: 10, target: 7 },
          { gun: 12, target: 8 },
        ],
      },
    ],
    [['2', '', ''], { type: 'fire', shots: [] }],
    [['2', 'done'], { type: 'fire', shots: [] }],
    [
      ['2', 'later', '1', '2'],
      {
        type: 'fire',
        shots: [
          { gun: 12, target: 7 },
          { gun: 10, target: 8 },
        ],
      },
    ],
    [['land', '1.5 2'], { type: 'land', at: { x: 1500, y: 2000 } }],
    [['3', ''], { type: 'land', at: { x: 1000, y: 2000 } }],
    [['drive', '1.5 2 90'], { type: 'drive', to: { x: 1500, y: 2000, facing: 360 } }],
    [['4', '3, 2, -90.25'], { type: 'drive', to: { x: 3000, y: 2000, facing: 1079 } }],
    [['4', ''], { type: 'drive', to: { x: 1000, y: 2000, facing: 180 } }],
  ])('%j', (lines, order) => {
    expect(type(...lines)).toEqual({ order });
    expect(refusalOf(menu, order as { type: string })).toBeNull();
  });
});

test('orders that are not possible are not offered', () => {
  const { choices } = question() as Question & { kind: 'form' };
  expect(choices.map(({ value }) => value)).toEqual(['move', 'fire', 'land', 'drive']);
});

test('a question knows what was answered before it, and what Enter means', () => {
  expect(question('1', '0101')).toMatchObject({ label: 'Speed', trail: ['Move', 'hex 0101', 'facing 3'] });
  expect(enterText(question('1'))).toBe('0101');
  expect(enterText(question('2'))).toBe('none');
  expect(enterText(question('1', '0101'))).toBe('1');
  const turn: Question = {
    ...(question('1', '0101') as Question & { kind: 'whole' }),
    field: { kind: 'whole', name: 'heading', label: 'Heading', min: 0, max: 1439, usual: 720 },
  };
  expect([enterText(turn), readAnswer(turn, '')]).toEqual(['720', { answer: { value: 720 } }]);
  expect(question('2', '1')).toMatchObject({
    item: { number: 3, count: 3, description: { label: 'Gun 12' } },
  });
});

test('of several kinds of order Enter takes only one that lets the chance go by', () => {
  expect(enterText(question())).toBeNull();
  expect(readAnswer(question(), '')).toEqual({
    problem: 'Enter decides nothing here; type one of the numbers or the beginning of a name.',
  });
  const again: Menu = {
    prompt: 'Roll again?',
    orders: [
      { type: 'roll-again', label: 'Roll again for a Command Point', fields: [] },
      { type: 'keep', label: 'Keep the roll', fields: [], isPass: true },
    ],
  };
  const { question: asked } = afterAnswers(again, []) as { question: Question };
  expect([enterText(asked), readAnswer(asked, '')]).toEqual(['2', { answer: { value: 'keep' } }]);
});

describe('what is not understood gets a sentence', () => {
  test.each<[string[], string, string]>([
    [[], 'x', '"x" is not among the choices; type one of the numbers or the beginning of a name.'],
    [['1'], '0909', 'Hex 0909 is too far. (T-1)'],
    [['1'], '05', '"05" could be 0507, or 0510.'],
    [['2'], 'lo', '"lo" could be 1 Locust, or 2 Longbow.'],
    [['1', '0101'], '7', 'Type a whole number from 1 to 6.'],
    [['3'], '9 9', 'That place is off the table.'],
    [['3'], 'here', 'Type a place as two numbers of inches, for example 12.5 8.'],
    [
      ['4'],
      '1 2',
      'Type a place as two numbers of inches and the degrees to face, clockwise from up, for example 12.5 8 90.',
    ],
    [['4'], '1 2 360', 'It cannot face that way.'],
  ])('%j, then %s', (before, line, problem) => {
    expect(readAnswer(question(...before), line)).toEqual({ problem });
  });

  test('the rules say why not', () => {
    expect(whyNot(question('1'), '0909', [])).toEqual({ message: 'Hex 0909 is too far', rule: 'T-1' });
  });
});

test('an order is shown in the words of its menu', () => {
  const fire = {
    type: 'fire',
    shots: [
      { gun: 10, target: 7 },
      { gun: 12, target: 8 },
    ],
  };
  expect(orderText(menu, fire)).toEqual(['Fire', 'Gun 10: target Locust → 4', 'Gun 12: target Longbow → 4']);
  expect(orderText(menu, { type: 'move', to: '0507', facing: 1, speed: 4 } as { type: string })).toEqual([
    'Move: hex 0507, facing 1, speed 4',
  ]);
  expect(orderText(menu, { type: 'land', at: { x: 1500, y: 2000 } } as { type: string })).toEqual([
    'Land: place 1.5, 2',
  ]);
});

test('a place is told with where one faces there, and explains what it costs', () => {
  const order = { type: 'drive', to: { x: 3000, y: 2500, facing: 360 } };
  expect(orderText(menu, order)).toEqual(['Drive: place 3, 2.5 facing 90° → 3 MP']);
  expect(explainedParts(menu, order).map(({ explanation }) => explanation?.total)).toEqual([3]);
});
