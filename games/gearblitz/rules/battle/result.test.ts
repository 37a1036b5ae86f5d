import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { Mission } from '../../data/missions.ts';
import type { RuleId } from '../../rule-index.ts';
import { Battle, type Side } from '../../testing/table.ts';
import { isInPlay, isWipedOut, modelsOf, victoryOf } from './result.ts';

const SQUAD = { kind: 'infantry', bases: 3 } as const;

/** The North has its zone above 8", the South below 40"; each group is worth 100. */
const table = (north: Side, south: Side, missions: [Mission, Mission] = ['assault', 'assault']): Battle => {
  const battle = new Battle({ north, south });
  battle.state.battle = { ...battle.state.battle, missions };
  return battle;
};

const points = ({ state }: Battle, seat: 0 | 1) => {
  const { total, lines } = explain<RuleId>((tally) => victoryOf(tally, state, seat));
  return [total, ...lines.map(({ value }) => value)];
};

rule(
  ['HGB-SETUP-04', 'HGB-MIS-08'],
  'on the table, aboard or in reserve one is in play; nobody is wiped out',
  () => {
    const battle = table({ A: { at: '20,20' }, B: { at: '22,20' } }, { X: { at: '20,40' } });
    const [a, b] = [battle.id('A'), battle.id('B')];
    expect(isInPlay(battle.state, a)).toBe(true);
    battle.unit('A').at = null;
    expect([isInPlay(battle.state, a), isWipedOut(battle.state, 0)]).toEqual([false, false]);
    battle.unit('A').aboard = b;
    expect(isInPlay(battle.state, a)).toBe(true);
    battle.unit('A').aboard = null;
    battle.unit('B').at = null;
    expect([isWipedOut(battle.state, 0), isWipedOut(battle.state, 1)]).toEqual([true, false]);
    const waiting = { arrival: 3, isKnown: false, isDue: false, edge: null, waiting: [b] };
    battle.state.battle = { ...battle.state.battle, reserves: [waiting, null] };
    expect([isInPlay(battle.state, b), isWipedOut(battle.state, 0)]).toEqual([true, false]);
  },
);

rule('HGB-MIS-08', 'every base of infantry is a model, of others the whole Unit', () => {
  const battle = table(
    { Squad: { at: '20,20', card: SQUAD }, Gear: { at: '30,20' } },
    { X: { at: '20,40' } },
  );
  const models = (name: string) => modelsOf(battle.state, battle.id(name));
  expect([models('Squad'), models('Gear')]).toEqual([
    { all: 3, left: 3 },
    { all: 1, left: 1 },
  ]);
  const squad = battle.unit('Squad');
  squad.body = { ...squad.body, bases: 2 };
  expect(models('Squad')).toEqual({ all: 3, left: 2 });
  squad.at = null;
  expect(models('Squad')).toEqual({ all: 3, left: 0 });
});

rule(['HGB-MIS-03', 'HGB-MIS-08'], 'a demoralized group counts its largest Unit less', () => {
  const enemy = (left: number, isDemoralized: boolean) => {
    const battle = table({ A: { at: '20,20' } }, { X: { at: '10,40', card: SQUAD }, Y: { at: '30,40' } });
    const squad = battle.unit('X');
    squad.body = { ...squad.body, bases: left, isDemoralized };
    squad.others = squad.others.slice(0, left - 1);
    return points(battle, 0);
  };
  // Of 4 models: 4, 3, and 1 without the squad of 3.
  expect([enemy(3, false), enemy(2, false), enemy(3, true)]).toEqual([
    [-100, -100],
    [-100, -100],
    [100, 100],
  ]);
});

rule(['HGB-MIS-03', 'HGB-MIS-08'], 'a demoralized group of Gears counts one Gear less', () => {
  const battle = table({ A: { at: '20,20' } }, { X: { at: '10,40' }, Y: { at: '30,40' } });
  battle.unit('X').body = { ...battle.unit('X').body, isDemoralized: true };
  // 1 of 2 is not below half.
  expect(points(battle, 0)).toEqual([-100, -100]);
  battle.unit('Y').at = null;
  expect(points(battle, 0)).toEqual([200, 200]);
});

rule('HGB-MIS-04', 'a group is where more than half of its models are that it has left', () => {
  const own = (...places: readonly string[]) => {
    const side = Object.fromEntries(places.map((at, i) => [`A${i}`, { at }]));
    return points(table(side, { X: { at: '40,24' } }, ['breakthrough', 'assault']), 0);
  };
  expect(own('10,44', '20,44', '30,24')).toEqual([100, 100]);
  expect(own('10,4', '20,4', '30,44')).toEqual([-100, -100]);
  expect(own('10,24', '20,24', '30,44')).toEqual([-25, -25]);
  // Half is not more than half.
  expect(own('10,24', '20,44')).toEqual([0]);
  expect(own('10,4', '20,44')).toEqual([0]);
});

rule('HGB-MIS-08', 'a strike that was shot down counts as destroyed, one driven off or used does not', () => {
  const strike = (fate: 'waiting' | 'used' | 'driven off' | 'destroyed', seat: 0 | 1) => {
    const battle = table({ A: { at: '20,20' } }, { X: { at: '20,40' } });
    const asset = { seat, type: 'bomber', value: 40, fate } as const;
    const course = { due: 1, isKnown: true, isDelayed: false, at: null, threshold: null };
    battle.state.battle = { ...battle.state.battle, support: [{ ...asset, ...course }] };
    return points(battle, 0);
  };
  expect(strike('destroyed', 1)).toEqual([-20, -100, 80]);
  expect(strike('driven off', 1)).toEqual([-100, -100]);
  expect(strike('used', 1)).toEqual([-100, -100]);
  expect(strike('destroyed', 0)).toEqual([-100, -100]);
});
