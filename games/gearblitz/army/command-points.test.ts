import { rule } from '@ironfield/conformance/rule.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import { ARMIES } from '../data/armies.ts';
import type { RuleId } from '../rule-index.ts';
import { commandPointCap, countedGroups, startingCommandPoints } from './command-points.ts';
import type { ArmyGroup } from './group.ts';

const [NORTH, SOUTH, RIVER] = ARMIES;
const points = (list = NORTH, leadership = 3, counted = 5, isNeutral = false, limit = 1000) =>
  totalOf<RuleId>((tally) => startingCommandPoints(tally, list, { leadership, counted, limit, isNeutral }));

rule(
  'HGB-CP-01',
  'Example a: a Northern Commander with Ld 3 and five groups has 7; Peace River with Ld 4 and four 10',
  () => {
    expect(commandPointCap(1000)).toBe(10);
    expect(points(NORTH, 3, 5)).toBe(7);
    expect(points(RIVER, 4, 4)).toBe(10);
  },
);

rule('HGB-CP-01', 'The MILICIA has twice the Leadership, and one for each four groups', () => {
  expect([points(SOUTH, 2, 3), points(SOUTH, 2, 4), points(SOUTH, 2, 7), points(SOUTH, 2, 8)]).toEqual([
    4, 5, 5, 6,
  ]);
  expect(points(NORTH, 2, 0)).toBe(2);
});

rule(
  ['HGB-CP-01', 'HGB-STANCE-03'],
  'The cap goes by full 500 TV, and Neutral armies have 2 beyond it',
  () => {
    expect([commandPointCap(499), commandPointCap(500), commandPointCap(1999)]).toEqual([6, 8, 12]);
    expect(points(RIVER, 4, 4, true)).toBe(12);
    expect(points(NORTH, 3, 5, true)).toBe(9);
  },
);

rule(
  ['HGB-CP-01', 'HGB-SM-04'],
  'Snipers never count, convicts not in the South, infantry not in Peace River',
  () => {
    const kinds: ArmyGroup['kind'][] = [
      'general purpose',
      'infantry',
      'snipers',
      'convict',
      'convict infantry',
      'strike',
    ];
    const groups = kinds.map((kind) => ({ kind }));
    expect([NORTH, SOUTH, RIVER].map((list) => countedGroups(list, groups))).toEqual([5, 3, 3]);
  },
);
