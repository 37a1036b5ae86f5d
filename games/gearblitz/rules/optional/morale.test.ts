import { rule } from '@ironfield/conformance/rule.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { Priority } from '../../data/missions.ts';
import type { RuleId } from '../../rule-index.ts';
import { squad, unit } from '../../testing/scene.ts';
import { isSuccess, marginOf } from '../core/dice.ts';
import {
  afterTokens,
  breakpoint,
  dugIn,
  isBroken,
  isDemoralized,
  isSniperAttack,
  MORALE_EVENTS,
  type MoraleEvent,
  priorityOfDuty,
  type RallyingCry,
  rallyingThreshold,
  regroupThreshold,
  SENSE_OF_DUTY,
  tokensFor,
  variableMorale,
} from './morale.ts';

const tokens = (events: MoraleEvent[], cry: RallyingCry = null, hasBurdenOfDuty = false) =>
  tokensFor(events, { cry, hasBurdenOfDuty });
const limit = (leadership: number, priority: Priority = 'normal', hasLostLeader = false, army = 0) =>
  totalOf<RuleId>((tally) =>
    breakpoint(tally, { leadership, priority, hasLostLeader, army: { value: army, rule: 'HGB-PR-01' } }),
  );

rule(
  'HGB-MOR-01',
  'Losses weigh, victories lighten, and of several events of one act the largest counts',
  () => {
    expect(Object.values(MORALE_EVENTS)).toEqual([1, 2, 1, 1, 1, 1, -1, -1]);
    expect(tokens(['ownDestroyed'])).toBe(2);
    expect(tokens(['friendDestroyedNear', 'ownDestroyed', 'indirectOrSniper'])).toBe(2);
    expect(tokens(['infantryUnderAntiInfantry', 'infantryBaseLost'])).toBe(1);
    expect(tokens(['enemyDestroyedByUs', 'enemyDestroyedNear'])).toBe(-1);
    expect(tokens([])).toBe(0);
    expect([afterTokens(2, -1), afterTokens(0, -1)]).toEqual([1, 0]);
  },
);

rule('HGB-MOR-02', 'A sniper attack comes from where nobody looks', () => {
  expect([isSniperAttack([false, false]), isSniperAttack([false, true])]).toEqual([true, false]);
});

rule(
  ['HGB-MOR-03', 'HGB-MOR-04'],
  'From half of the Breakpoint on a group is Demoralized, at all of it Broken',
  () => {
    expect([2, 3].map((count) => isDemoralized(count, 5))).toEqual([false, true]);
    expect([4, 5].map((count) => isBroken(count, 5))).toEqual([false, true]);
    expect([limit(0), limit(2)]).toEqual([4, 6]);
  },
);

rule('HGB-MOR-07', 'A new leader without Leadership holds them to 3', () => {
  expect([limit(0, 'normal', true), limit(1, 'normal', true)]).toEqual([3, 5]);
});

rule('HGB-MOR-08', 'The priority of the mission shifts the Breakpoint', () => {
  expect(
    (['very high', 'high', 'normal', 'low', 'very low'] as const).map((priority) => limit(1, priority)),
  ).toEqual([7, 6, 5, 4, 3]);
  const usual = { leadership: 1, priority: 'normal', hasLostLeader: false } as const;
  const { lines } = explain<RuleId>((tally) =>
    breakpoint(tally, { ...usual, army: { value: 0, rule: 'HGB-PR-01' } }),
  );
  expect(lines.map(({ rule: id }) => id)).not.toContain('HGB-MOR-08');
  // A leader without Leadership is not told.
  const plain = explain<RuleId>((tally) => breakpoint(tally, { ...usual, leadership: 0, army: null }));
  expect(plain.lines).toHaveLength(1);
});

rule('HGB-NG-01', 'A Rallying Cry spares the tokens for losses, or doubles them', () => {
  expect([tokens(['ownDestroyed'], 'heard'), tokens(['ownDestroyed'], 'failed')]).toEqual([0, 4]);
  expect(tokens(['friendDestroyedNear'], 'failed')).toBe(2);
  expect(tokens(['indirectOrSniper'], 'failed')).toBe(1);
  expect(tokens(['ownDestroyed', 'indirectOrSniper'], 'heard')).toBe(1);
  expect(tokens(['ownDestroyed', 'enemyDestroyedByUs'], 'heard')).toBe(-1);
  expect([rallyingThreshold(false), rallyingThreshold(true)]).toEqual([4, 6]);
});

rule('HGB-SM-01', 'A die makes a Cadre of the MILICIA steadier or shakier', () => {
  expect([1, 2, 5, 6].map(variableMorale)).toEqual([-1, 0, 0, 1]);
});

rule(
  ['HGB-PR-01', 'HGB-PR-02'],
  'Peace River holds out longer, above all in defence, and mourns more',
  () => {
    expect(limit(2, 'normal', false, SENSE_OF_DUTY)).toBe(7);
    expect([
      priorityOfDuty('defend', 'low'),
      priorityOfDuty('rearguard', 'normal'),
      priorityOfDuty('defend', 'very high'),
      priorityOfDuty('patrol', 'very low'),
    ]).toEqual(['high', 'high', 'very high', 'very low']);
    expect([tokens(['ownDestroyed'], null, true), tokens(['friendDestroyedNear'], null, true)]).toEqual([
      3, 1,
    ]);
  },
);

rule(
  ['HGB-MOR-05', 'HGB-MOR-06'],
  'Leadership above the tokens removes one, and infantry that stands digs in',
  () => {
    expect([
      isSuccess(marginOf(3, regroupThreshold(3))),
      isSuccess(marginOf(4, regroupThreshold(3))),
    ]).toEqual([false, true]);
    expect([
      dugIn(squad()),
      dugIn(squad({ speed: 'combat' })),
      dugIn(unit({}, { speed: 'stationary' })),
    ]).toEqual([1, 0, 0]);
  },
);
