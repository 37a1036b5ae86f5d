// The worked examples of the rulebook about victory points, and its table of values.

import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { DIVINE_FIRE, FIRE_SUPPORT_STAR, PEACEFUL_CLEANSING, RECON_STAR } from '../data/forces.ts';
import type { Counter, UnitSheet } from '../state.ts';
import { battle, mech, unit } from '../testing/scene.ts';

/** What an enemy of this Force gains for one of its counters when the last turn ends. */
function award(force: readonly UnitSheet[], kind: Counter['kind'], fate: 'occupied' | 'captured'): number {
  const table = battle({
    scenario: 'veteran',
    options: { 'turn-limit': 1 },
    south: force.map(({ name, elements }, i) => unit(name, `0${i + 1}17 N`, ...elements)),
    north: [unit('Enemy', '1501 S', mech('Enemy'))],
  });
  const counter = table.counter(kind, 'south', '0816');
  counter.occupied = true;
  counter.captured = fate === 'captured';
  table.counter('headquarters', 'south', '0115');
  table.counter('headquarters', 'north', '0101');
  table.phase('end', 'south');
  const [south, north] = table.state.outcome!.points!;
  expect(south).toBe(0);
  return north;
}

/** Objective occupied and captured, Headquarters occupied and captured. */
function values(...force: UnitSheet[]): number[] {
  return [
    award(force, 'objective', 'occupied'),
    award(force, 'objective', 'captured'),
    award(force, 'headquarters', 'occupied'),
    award(force, 'headquarters', 'captured'),
  ];
}

const forceOf = (points: number): UnitSheet => ({
  name: 'Force',
  size: 2,
  elements: [mech('All', { points })],
});

rule(
  'BFQ-SCN-09',
  'Example 09a: against the 487 points of Tom an objective brings 161 or 40, Headquarters 161 or 80',
  () => {
    expect(values(forceOf(487))).toEqual([40, 161, 80, 161]);
  },
);

rule(
  'BFQ-SCN-09',
  'Example 09b: against the 492 points of Brian an objective brings 162 or 41, Headquarters 162 or 81',
  () => {
    expect(values(forceOf(492))).toEqual([41, 162, 81, 162]);
  },
);

rule('BFQ-SCN-09', 'Example 09c: a destroyed Element of 24 points brings 48 and costs its owner 24', () => {
  const madCat = FIRE_SUPPORT_STAR.elements[1];
  const table = battle({
    scenario: 'veteran',
    options: { 'turn-limit': 1 },
    south: [unit('Flock', '0817 N', mech('Ram'))],
    north: [unit('Star', '0801 S', madCat, mech('Puma'))],
  });
  table.counter('headquarters', 'south', '0117');
  table.counter('headquarters', 'north', '0101');
  table.element(madCat.name).marked.destroyed = true;
  table.phase('end', 'south');
  expect(table.state.outcome).toMatchObject({ winners: [0], points: [48, -24], rule: 'BFQ-SCN-08' });
});

rule('BFQ-SCN-10', 'Example 10-1: the counters of Divine Fire', () => {
  expect(values(DIVINE_FIRE)).toEqual([6, 23, 12, 23]);
});

rule('BFQ-SCN-10', 'Example 10-2: the counters of Peaceful Cleansing', () => {
  expect(values(PEACEFUL_CLEANSING)).toEqual([9, 34, 17, 34]);
});

rule('BFQ-SCN-10', 'Example 10-3: the counters of both Level IIs', () => {
  expect(values(DIVINE_FIRE, PEACEFUL_CLEANSING)).toEqual([14, 57, 29, 57]);
});

rule('BFQ-SCN-10', 'Example 10-4: the counters of the Recon Star', () => {
  expect(values(RECON_STAR)).toEqual([6, 22, 11, 22]);
});

rule('BFQ-SCN-10', 'Example 10-5: the counters of the Fire Support Star', () => {
  expect(values(FIRE_SUPPORT_STAR)).toEqual([8, 34, 17, 34]);
});

rule('BFQ-SCN-10', 'Example 10-6: the counters of both Stars', () => {
  expect(values(RECON_STAR, FIRE_SUPPORT_STAR)).toEqual([14, 56, 28, 56]);
});
