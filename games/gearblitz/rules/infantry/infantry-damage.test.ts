import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { basesForLevel, basesHit, basesLost, infantrySize } from './infantry-damage.ts';

rule('HGB-INF-07', 'Example a: a single LAC shot with a margin of 1 does 4 and takes no base', () => {
  expect(basesHit({ multiplier: 4, margin: 1, touched: null, usesRof: false }, 8)).toBe(0);
});

rule(
  'HGB-INF-07',
  'Example b: all of its Rate of Fire in damage with a margin of 3 does 15 and takes one',
  () => {
    expect(basesHit({ multiplier: 5, margin: 3, touched: null, usesRof: true }, 8)).toBe(1);
  },
);

rule('HGB-INF-07', 'Without Rate of Fire and area an attack takes one base at most', () => {
  expect(basesHit({ multiplier: 12, margin: 4, touched: null, usesRof: false }, 8)).toBe(1);
  expect(basesHit({ multiplier: 12, margin: 4, touched: null, usesRof: true }, 8)).toBe(6);
  expect(basesLost(6, 3, 0)).toBe(3);
});

rule('HGB-INF-08', 'Example a: an area of Rate of Fire on two bases does 8 and takes one', () => {
  expect(basesHit({ multiplier: 4, margin: 1, touched: 2, usesRof: true }, 8)).toBe(1);
});

rule('HGB-INF-08', 'Example b: an APGL on three bases with a margin of 2 does 24 and takes all three', () => {
  expect(basesHit({ multiplier: 4, margin: 2, touched: 3, usesRof: false }, 8)).toBe(3);
});

rule('HGB-ACT-07', 'Each Hull-Down counter cancels one base', () => {
  expect([basesLost(2, 3, 1), basesLost(1, 3, 2), basesLost(3, 1, 1)]).toEqual([1, 0, 1]);
});

rule(['HGB-INF-12', 'HGB-TERR-09'], 'Automatic damage takes a base for Light and two for Heavy', () => {
  expect([basesForLevel(1), basesForLevel(2)]).toEqual([1, 2]);
});

rule('HGB-INF-10', 'Three bases have Size 4, one has Size 2', () => {
  expect([infantrySize(3), infantrySize(2), infantrySize(1)]).toEqual([4, 3, 2]);
});
