import { rule } from '@ironfield/conformance/rule.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import { MISSION_PRIORITIES, MISSIONS, type Mission } from '../../data/missions.ts';
import type { RuleId } from '../../rule-index.ts';
import {
  airStrikeResult,
  defaultRounds,
  type GroupResult,
  goesOn,
  preparedGroups,
  reserveGroups,
  roundsOf,
  strengthOf,
  victoryPoints,
} from './victory.ts';

const group = (left: number, change: Partial<GroupResult> = {}): GroupResult => ({
  name: 'Strike Squad',
  value: 100,
  models: 4,
  left,
  isDemoralized: false,
  isBroken: false,
  zone: 'neutral',
  ...change,
});
const points = (mission: Mission, own: readonly GroupResult[], enemy: readonly GroupResult[] = []) =>
  totalOf<RuleId>((tally) => victoryPoints(tally, mission, own, enemy));
const each = (mission: Mission, groups: readonly GroupResult[], ofEnemy = false) =>
  groups.map((one) => (ofEnemy ? points(mission, [], [one]) : points(mission, [one])));
const LEFT = [4, 3, 2, 1, 0].map((left) => group(left));

rule('HGB-MIS-01', 'A die decides the mission', () => {
  expect(MISSIONS).toEqual(['patrol', 'assault', 'breakthrough', 'defend', 'rearguard', 'last stand']);
});

rule(
  'HGB-MIS-02',
  'A patrol counts own groups: twice above half, once with models, minus twice destroyed',
  () => {
    expect(each('patrol', LEFT)).toEqual([200, 200, 100, 100, -200]);
    expect(each('patrol', LEFT, true)).toEqual([0, 0, 0, 0, 0]);
  },
);

rule(
  'HGB-MIS-03',
  'An assault counts enemy groups: once below half, twice wiped out, minus once else',
  () => {
    expect(each('assault', LEFT, true)).toEqual([-100, -100, -100, 100, 200]);
  },
);

rule('HGB-MIS-04', 'A breakthrough counts where own groups are, and enemy groups below half', () => {
  const at = (zone: GroupResult['zone'], left = 4) => points('breakthrough', [group(left, { zone })]);
  expect([at('enemy'), at('enemy', 2), at('enemy', 1), at('own'), at('neutral'), at('none')]).toEqual([
    100, 100, 0, -100, -25, 0,
  ]);
  // Nothing is counted of a group that is gone, wherever it was.
  expect((['enemy', 'own', 'neutral'] as const).map((zone) => at(zone, 0))).toEqual([0, 0, 0]);
  expect(each('breakthrough', LEFT, true)).toEqual([0, 0, 0, 100, 100]);
});

rule('HGB-MIS-05', 'A rearguard breaks the enemy and leaves its own zone', () => {
  expect(each('rearguard', LEFT, true)).toEqual([0, 0, 0, 100, 200]);
  expect(each('rearguard', [group(4, { zone: 'own' }), group(4), group(0, { zone: 'own' })])).toEqual([
    -100, 0, 0,
  ]);
});

rule(
  'HGB-MIS-06',
  'A defence counts destroyed enemies and strong own groups, minus enemies in its zone',
  () => {
    expect(each('defend', LEFT)).toEqual([100, 100, 0, 0, 0]);
    expect(each('defend', [group(0), group(4, { zone: 'enemy' }), group(4, { zone: 'own' })], true)).toEqual([
      100, -100, 0,
    ]);
  },
);

rule('HGB-MIS-07', 'A last stand counts who is left', () => {
  expect(each('last stand', LEFT)).toEqual([200, 200, 100, 100, -100]);
});

rule('HGB-MIS-08', 'Broken groups are destroyed, Demoralized ones a Unit weaker', () => {
  expect(strengthOf(group(4, { isBroken: true }))).toBe(0);
  expect(strengthOf(group(3, { isDemoralized: true }))).toBe(2);
  expect(points('patrol', [group(3, { isDemoralized: true })])).toBe(100);
});

rule(
  'HGB-MIS-08',
  'A strike shot down counts as destroyed, driven off as at half strength, which costs nobody anything',
  () => {
    const strike = (fate: 'driven off' | 'destroyed') =>
      points('assault', [], [airStrikeResult('Bomber', 200, fate)]);
    expect([strike('destroyed'), strike('driven off')]).toEqual([400, 0]);
    const halves = (['destroyed', 'driven off'] as const).map((fate) => {
      const one = airStrikeResult('Bomber', 200, fate);
      return (2 * strengthOf(one)) / one.models;
    });
    expect(halves).toEqual([0, 1]);
  },
);

rule(['HGB-SETUP-04', 'HGB-MIS-01'], 'Points are added up group by group, each by its value', () => {
  const { total, lines } = explain<RuleId>((tally) =>
    victoryPoints(
      tally,
      'assault',
      [],
      [group(0, { value: 205 }), group(4, { name: 'Tank Squad', value: 185 })],
    ),
  );
  expect(lines.map(({ value, reason, rule }) => `${value} ${reason} ${rule}`)).toEqual([
    '410 Enemy Strike Squad HGB-MIS-03',
    '-185 Enemy Tank Squad HGB-MIS-03',
  ]);
  expect(total).toBe(225);
});

rule(
  ['HGB-MIS-02', 'HGB-MIS-05', 'HGB-MIS-06', 'HGB-MIS-07'],
  'Missions have a priority, some by a die',
  () => {
    expect(MISSION_PRIORITIES.patrol[0]).toBe('very low');
    expect(MISSION_PRIORITIES['last stand'][5]).toBe('very high');
    expect(MISSION_PRIORITIES.rearguard).toEqual(['low', 'high', 'low', 'high', 'low', 'high']);
    expect(MISSION_PRIORITIES.defend).toEqual(['low', 'low', 'normal', 'normal', 'high', 'high']);
  },
);

rule('HGB-MIS-09', 'A game has 5 rounds, one more for each 500 TV, and what the die adds', () => {
  expect([defaultRounds(400), defaultRounds(1000), defaultRounds(1999)]).toEqual([5, 7, 8]);
  expect([1, 2, 5, 6].map((die) => roundsOf(1000, die))).toEqual([7, 8, 11, null]);
});

rule('HGB-MIS-09', 'Of unpredictable length, it goes on above 1, then 2, and so on', () => {
  expect([
    goesOn(1000, 6, 1),
    goesOn(1000, 7, 1),
    goesOn(1000, 7, 2),
    goesOn(1000, 8, 2),
    goesOn(1000, 8, 3),
  ]).toEqual([true, false, true, false, true]);
});

rule(
  ['HGB-STANCE-01', 'HGB-STANCE-02', 'HGB-STANCE-03'],
  'A quarter or half of the groups is held back or prepared',
  () => {
    expect([1, 2, 4, 6].map((groups) => reserveGroups('aggressive', groups))).toEqual([0, 1, 1, 2]);
    expect([reserveGroups('neutral', 5), reserveGroups('defensive', 5)]).toEqual([3, 0]);
    expect([preparedGroups('defensive', 5), preparedGroups('neutral', 5)]).toEqual([3, 0]);
  },
);
