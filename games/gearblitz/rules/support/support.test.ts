import { rule } from '@ironfield/conformance/rule.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { AirStrike } from '../../cards/army-list.ts';
import { ARMIES } from '../../data/armies.ts';
import { AIRCRAFT, RUN_WIDTH, SALVO, SUPPORT_SKILL } from '../../data/support.ts';
import type { RuleId } from '../../rule-index.ts';
import { scatterDistance } from '../special/indirect.ts';
import {
  airAttackModifiers,
  arrivalRound,
  interceptionResult,
  interceptModifiers,
  windDelay,
} from './support.ts';

const modifier = (strike: AirStrike, obscured = 0, isTagged = false) =>
  totalOf<RuleId>((tally) => airAttackModifiers(tally, strike, { obscured, isTagged }));

rule(
  ['HGB-AIR-01', 'HGB-SCEN-05', 'HGB-ARTY-01'],
  'What is called arrives after as many rounds as the die shows; winds delay strikes',
  () => {
    expect(arrivalRound(3, 4)).toBe(7);
    expect([windDelay('winds', 4), windDelay('winds', 1), windDelay('storm', 4)]).toEqual([3, 0, 0]);
  },
);

rule('HGB-AIR-02', 'Each type of aircraft has its attacks and weapon', () => {
  const runs = Object.values(AIRCRAFT).map(({ attacks, weapon }) => `${attacks} ${weapon}`);
  expect(runs).toEqual(['2 LAC', '2 AGM', '4 ATM']);
  expect([SUPPORT_SKILL, RUN_WIDTH]).toEqual([2, 6]);
});

rule(
  'HGB-AIR-02',
  'Aircraft attack with Accuracy less Obscurement, and Guided weapons better at tags',
  () => {
    expect([modifier('fighter'), modifier('fighter-bomber'), modifier('bomber', 2)]).toEqual([0, 1, -1]);
    expect([modifier('bomber', 0, true), modifier('fighter', 0, true)]).toEqual([3, 0]);
  },
);

rule(['HGB-AIR-03', 'HGB-PR-03'], 'Fighters intercept, bombers do not; Peace River flies better', () => {
  const [, , river] = ARMIES;
  const none = { interceptor: 0, target: 0 };
  expect(interceptModifiers('fighter', 'bomber', none)).toEqual({ intercept: 2, defense: 1 });
  expect(interceptModifiers('bomber', 'fighter', none)).toBeNull();
  expect(interceptModifiers('fighter', 'bomber', { interceptor: 0, target: 1 })?.defense).toBe(2);
  expect(interceptModifiers('fighter', 'fighter', { interceptor: river.aircraftBonus, target: 0 })).toEqual({
    intercept: 3,
    defense: 0,
  });
  expect([-1, 0, 1, 3, 4].map(interceptionResult)).toEqual([
    'attacks',
    'attacks',
    'driven off',
    'driven off',
    'destroyed',
  ]);
});

rule('HGB-ARTY-02', 'Salvos have their damage and radius, and scatter twice as far', () => {
  expect(Object.values(SALVO)).toEqual([
    { damage: 12, radius: 2 },
    { damage: 18, radius: 3 },
    { damage: 22, radius: 5 },
  ]);
  expect([-2, 0, 1].map((margin) => scatterDistance(margin, { isOffBoard: true }))).toEqual([4000, 1000, 0]);
});

rule(['HGB-AIR-02', 'HGB-IF-09'], 'An attack from the air tells only what counts, with its rule', () => {
  const told = (strike: AirStrike, obscured: number, isTagged: boolean) =>
    explain<RuleId>((tally) => airAttackModifiers(tally, strike, { obscured, isTagged })).lines.map(
      ({ value, rule: id }) => `${value} ${id}`,
    );
  expect(told('fighter', 0, true)).toEqual([]);
  expect(told('bomber', 2, true)).toEqual(['1 HGB-AIR-02', '2 HGB-IF-09', '-2 HGB-AIR-02']);
});
