import { rule } from '@ironfield/conformance/rule.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { Unit } from '../../cards/unit.ts';
import type { RuleId } from '../../rule-index.ts';
import { unit } from '../../testing/scene.ts';
import { failureOf, marginOf } from '../core/dice.ts';
import { damageLevel } from '../damage/damage.ts';
import { turnCost } from '../unit/movement.ts';
import {
  comesDown,
  fallMultiplier,
  isUnstableHere,
  maneuverModifiers,
  maneuverThreshold,
  mishapOf,
  overheats,
  shutdownThreshold,
} from './maneuver.ts';

const threshold = (ground: number, levels?: number) =>
  totalOf<RuleId>((tally) => maneuverThreshold(tally, ground, levels));
const modifier = (each: Unit) => totalOf<RuleId>((tally) => maneuverModifiers(tally, each));
const hovering: Partial<Unit> = { mode: 'H', speed: 'top' };

rule(
  ['HGB-MOVE-12', 'HGB-MOVE-11'],
  'Example a: a hovertank that turns after 3 inches pays 1 MP, needs 4, and slides with 2',
  () => {
    expect(turnCost({ mode: 'H', speed: 'top' }, 240, 3000)).toEqual({ mp: 1, needsTest: true });
    expect(threshold(1)).toBe(3);
    expect(failureOf(marginOf(2, threshold(1)))).toBe(1);
    expect(mishapOf(unit({}, hovering), false)).toBe('slide');
  },
);

rule('HGB-MOVE-11', 'The Threshold is 2 and the cost of the ground; damage hinders, speed does not', () => {
  expect([threshold(1), threshold(4), threshold(1, 1)]).toEqual([3, 6, 5]);
  // Without a drop, no drop is mentioned.
  const lines = (levels: number) => explain<RuleId>((tally) => maneuverThreshold(tally, 1, levels)).lines;
  expect([0, 1].map((levels) => lines(levels).length)).toEqual([2, 3]);
  expect([modifier(unit({}, { speed: 'top' })), modifier(unit({}, { damage: 2 }))]).toEqual([0, -1]);
});

rule(
  ['HGB-MOVE-12', 'HGB-FLAW-01'],
  'A Fumble is a crash; Hoppers lose altitude, unless they cannot glide',
  () => {
    const hopper = unit({}, { mode: 'R', altitude: 3000 });
    expect([mishapOf(unit(), true), mishapOf(hopper, true), mishapOf(hopper, false)]).toEqual([
      'crash',
      'crash',
      'lose altitude',
    ]);
    expect(mishapOf({ ...hopper, altitude: 0 }, false)).toBe('slide');
    expect(mishapOf(unit({ flaws: { cannotGlide: true } }, { mode: 'R' }), false)).toBe('crash');
    expect(comesDown(3000, 2)).toEqual({ altitude: 1000, isFall: false });
    expect(comesDown(3000, 3)).toEqual({ altitude: 0, isFall: true });
  },
);

rule(
  ['HGB-TERR-06', 'HGB-RAM-06'],
  'Example a: a Gear of Size 6 jumps down 3 levels with 6 against 9, and takes 33: Heavy',
  () => {
    expect(threshold(1, 3)).toBe(9);
    const failure = failureOf(marginOf(6, 9));
    const multiplier = totalOf<RuleId>((tally) => fallMultiplier(tally, unit({ size: 6 }), 3));
    expect(multiplier).toBe(11);
    expect(failure * multiplier).toBe(33);
    expect(damageLevel(33, 15)).toBe(2);
  },
);

rule('HGB-FLAW-08', 'The Unstable maneuver every round at Top Speed, and into difficult ground', () => {
  const tall = unit({ flaws: { unstable: true } }, { speed: 'top' });
  expect([isUnstableHere(tall, null), isUnstableHere(tall, 2), isUnstableHere(tall, 1)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isUnstableHere({ ...tall, speed: 'combat' }, null)).toBe(false);
  expect(isUnstableHere(unit({}, { speed: 'top' }), null)).toBe(false);
});

rule(
  ['HGB-FLAW-09', 'HGB-FLAW-05'],
  'Shutdowns have a Threshold of 1 and the rating; overheating takes its time',
  () => {
    expect([shutdownThreshold(unit()), shutdownThreshold(unit({ flaws: { randomShutdown: 2 } }))]).toEqual([
      null,
      3,
    ]);
    const hot = unit({ flaws: { overheating: true } });
    expect([
      overheats(hot, 2, 0),
      overheats(hot, 1, 3),
      overheats(hot, 0, 4),
      overheats(unit(), 9, 9),
    ]).toEqual([true, false, true, false]);
  },
);
