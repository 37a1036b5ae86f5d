import { rule } from '@ironfield/conformance/rule.ts';
import type { Direction } from '@ironfield/hex/coordinates.ts';
import { expect } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { explainMp } from '../movement/movement-points.ts';
import {
  canBeDisplacedTo,
  hexesBeside,
  mayStepAside,
  rowBefore,
  type Way,
  waysForDisplaced,
  whyNotStep,
} from './displacement.ts';

/** Three by three hexes; 0202 has 0201 in the north, then clockwise 0302, 0303, 0203, 0103 and 0102. */
function around(hexes: Readonly<Record<string, string>>, at = '0202 N', others: readonly string[] = []) {
  const map = ['1', '2', '3']
    .map((row) => ['1', '2', '3'].map((col) => hexes[`0${col}0${row}`] ?? '.').join(' '))
    .join('\n');
  const units = { Fox: { at }, ...Object.fromEntries(others.map((place) => [place, { at: place }])) };
  return scene({ map, units });
}

const ways = (hexes: Readonly<Record<string, string>>, at = '0202 N', others: readonly string[] = []) => {
  const { field, state } = around(hexes, at, others);
  return waysForDisplaced(field, state, 0, 0);
};

rule(
  'CBT-DSP-03',
  'Straight on, else one of the hexsides beside that, then of the next, at last back',
  () => {
    const walls = { '0201': '.9', '0302': '.9', '0102': '.9', '0303': '.9', '0103': '.9' };
    const { '0201': ahead, '0302': right, '0102': left, '0303': rightBehind, '0103': leftBehind } = walls;
    expect(ways({})).toEqual([0]);
    expect(ways({ '0201': ahead })).toEqual([5, 1]);
    expect(ways({ '0201': ahead, '0102': left })).toEqual([1]);
    expect(ways({ '0201': ahead, '0302': right })).toEqual([5]);
    expect(ways({ '0201': ahead, '0302': right, '0102': left })).toEqual([4, 2]);
    expect(ways({ '0201': ahead, '0302': right, '0102': left, '0103': leftBehind })).toEqual([2]);
    expect(ways({ '0201': ahead, '0302': right, '0102': left, '0303': rightBehind })).toEqual([4]);
    expect(ways(walls)).toEqual([3]);
    expect(ways({ ...walls, '0203': '.9' })).toEqual([]);
  },
);

rule(['CBT-DSP-03', 'CBT-SCN-05'], 'Off the map is as good as any way, but for a hex that is as good', () => {
  // One column: straight on is too high, and on both sides the map ends, which is one and the same.
  const shaft = scene({ map: '.9\n.\n.', units: { Fox: { at: '0102 N' }, Owl: { at: '0103 N' } } });
  expect(waysForDisplaced(shaft.field, shaft.state, 0, 0)).toEqual([5]);
  expect(ways({}, '0101 N')).toEqual([0]);
  expect(ways({}, '0102 N')).toEqual([0]);
  // Past a cliff in the north there is a hex on the right; past that one, too, only the edge on the left.
  expect(ways({ '0101': '.9' }, '0102 N')).toEqual([1]);
  expect(ways({ '0101': '.9', '0201': '.9' }, '0102 N')).toEqual([5]);
  const { field, state } = around({ '0102': '.9' }, '0101 N');
  // Thrown to the south, past the cliff: south-east is a hex, south-west is not.
  expect(waysForDisplaced(field, state, 0, 3)).toEqual([2]);
  const corner = around({ '0102': '.9', '0201': '.9' }, '0101 N');
  expect(waysForDisplaced(corner.field, corner.state, 0, 3)).toEqual([4]);
});

rule(
  'CBT-DSP-02',
  'The first hex of the map is one into which somebody can be shoved; off the map is possible',
  () => {
    const { field, state } = around({}, '0102 N', ['0101 N']);
    expect(canBeDisplacedTo(field, state, 3, -1)).toBe(true);
    expect(canBeDisplacedTo(field, state, 3, 0)).toBe(true);
    expect(rowBefore(field, state, 3, 0, 0)).toEqual([1]);
  },
);

rule('CBT-DSP-04', 'Who misses comes down in a free hex nearest to where it fell from', () => {
  const beside = (hexes: Readonly<Record<string, string>>, others: readonly string[] = []) => {
    const { field, state } = around(hexes, '0202 N', ['0202 S', ...others]);
    const cell = (hex: string) => field.board.cells.get(hex)!;
    return hexesBeside(field, state, cell('0201'), cell('0202')).map((at) => field.board.number[at]);
  };
  expect(beside({ '0201': '.2' }).sort()).toEqual(['0102', '0302']);
  expect(beside({ '0201': '.2' }, ['0102 N'])).toEqual(['0302']);
  expect(beside({ '0201': '.2', '0302': '.4' }).sort()).toEqual(['0102', '0302']);
  expect(beside({ '0201': '.2', '0302': '.5' })).toEqual(['0102']);
  expect(beside({ '0201': '.2' }, ['0102 N', '0302 N']).sort()).toEqual(['0103', '0203', '0303']);
});

rule('CBT-DSP-04', 'A hex is free where nobody stands, whoever it is', () => {
  const { field, state } = around({}, '0102 N', ['0202 S']);
  const cell = (hex: string) => field.board.cells.get(hex)!;
  expect(hexesBeside(field, state, cell('0201'), cell('0202'))).toEqual([cell('0302')]);
});

rule('CBT-DSP-04', 'The first hex of the map is one of them, and beyond the edge there is none', () => {
  const { field, state } = around({}, '0102 N', ['0102 S']);
  expect(hexesBeside(field, state, field.board.cells.get('0201')!, 3).sort()).toEqual([0, 4]);
});

rule('CBT-DSP-06', 'Whoever steps aside needs a free hex, a way that is not too steep, and the MP', () => {
  const why = (
    hexes: Readonly<Record<string, string>>,
    way: Way,
    sheet = {},
    others: readonly string[] = [],
  ) => {
    const table = around(hexes, '0202 N', others);
    Object.assign(table.unit('Fox'), { mode: 'walk', mpLeft: 2, acted: true, ...sheet });
    return whyNotStep(table.field, table.state, 0, way)?.message;
  };
  const messages = {
    free: why({}, 'forward'),
    taken: why({}, 'forward', {}, ['0201 N']),
    steep: why({ '0201': '.3' }, 'forward'),
    up: why({ '0201': '.1' }, 'forward'),
    high: why({ '0201': '.2' }, 'forward'),
    stepBack: why({ '0203': '.1' }, 'backward'),
    back: why({}, 'backward'),
    runningBack: why({}, 'backward', { mode: 'run' }),
    runningWater: why({ '0201': '~1@1' }, 'forward', { mode: 'run' }),
    water: why({ '0201': '~1@1' }, 'forward'),
    jumped: why({}, 'forward', { mode: 'jump' }),
  };
  expect([messages.free, messages.up, messages.back]).toEqual([undefined, undefined, undefined]);
  expect(messages.stepBack).toBe(messages.steep);
  const others = [messages.taken, messages.steep, messages.high, messages.runningBack, messages.runningWater];
  expect(new Set(others).size).toBe(5);
  expect(messages.jumped).toBe(messages.high);
  expect(messages.runningWater).not.toBe(messages.water);
  expect(why({ '0201': '~1' }, 'forward', { mode: 'run' })).toBe(messages.runningWater);
  expect(others).not.toContain(why({}, 'forward', { hex: 1 }));
  expect(why({}, 'forward', { hex: 3 })).toBeUndefined();
});

rule('CBT-DSP-06', 'Only those on their feet who are shoved from the side may do so', () => {
  const may = (sheet: object) => {
    const table = around({});
    Object.assign(table.unit('Fox'), { mode: 'walk', mpLeft: 1, acted: true, ...sheet });
    return ([0, 1, 2, 3, 4, 5] as Direction[]).filter((from) =>
      mayStepAside(table.field, table.state, 0, from),
    );
  };
  expect(may({})).toEqual([1, 2, 4, 5]);
  expect(may({ prone: true })).toEqual([]);
  expect(may({ loss: 'engine' })).toEqual([]);
  expect(may({ shutDown: 1 })).toEqual([]);
  expect(may({ mpLeft: 0 })).toEqual([]);
});

rule('CBT-DSP-06', 'MP spent on a step aside are missing, and only then the account says so', () => {
  const lines = (mpOwed: number) => {
    const table = around({});
    table.unit('Fox').mpOwed = mpOwed;
    const { total, lines: all } = explainMp(table.field, table.state, 0, 'walk');
    return [total, all.filter(({ rule: id }) => id === 'CBT-DSP-06').length];
  };
  expect([lines(0), lines(1), lines(9)]).toEqual([
    [4, 0],
    [3, 1],
    [0, 1],
  ]);
});
