import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { rosterEntry } from '../../data/roster.ts';
import { battle, mech, unit } from '../../testing/scene.ts';
import { forcePoints, pointsOf } from './force-points.ts';

const cost = (points: number, skill: number) => pointsOf(mech('Any', { points, skill }));

rule(
  'BF2-GEN-21',
  'Example: an Elite of 23 points costs 30, a Green platoon one half, a Regular one a quarter',
  () => {
    expect(cost(23, -2)).toBe(30);
    expect(cost(0.25, 1)).toBe(0.5);
    expect(cost(0.25, 0)).toBe(0.25);
  },
);

rule('BF2-GEN-21', 'Points are multiplied by skill and rounded', () => {
  expect([2, 1, 0, -1, -2, -3, -4].map((skill) => cost(10, skill))).toEqual([7, 9, 10, 11, 13, 16, 20]);
  expect([2, 1, 0, -1, -2, -3, -4].map((skill) => cost(15, skill))).toEqual([11, 14, 15, 17, 20, 24, 30]);
});

rule('BF2-GEN-21', 'Below one point it is rounded to quarters, and never below one half', () => {
  expect(cost(0.5, -4)).toBe(1);
  expect(cost(0.5, -3)).toBe(0.75);
  expect(cost(0.5, -1)).toBe(0.5);
  expect(cost(0.25, -4)).toBe(0.5);
  // 1.3 and 1.1: whole points again.
  expect([cost(1, -2), cost(1, -1)]).toEqual([1, 1]);
});

rule('BF2-SETUP-04', 'A force costs what its elements cost', () => {
  const lance = ['zeus-zeu-6s', 'dervish-dv-6m', 'flashman-fls-7k', 'hunchback-hbk-4g'].map((id, i) => ({
    sheet: rosterEntry(`mech-${id}`)!.sheet,
    skill: i < 2 ? -1 : 0,
  }));
  const table = battle({
    south: [unit('Smith', '0817 N', ...lance), unit('Herd', '0917 N', mech('Bull', { points: 0.25 }))],
    north: [unit('Pack', '0801 S', mech('Wolf', { points: 7 }))],
  });
  // 11 x 1.1 = 12.1, 9 x 1.1 = 9.9
  expect(forcePoints(table.field, 0)).toBe(12 + 10 + 12 + 9 + 0.25);
  expect(forcePoints(table.field, 1)).toBe(7);
});
