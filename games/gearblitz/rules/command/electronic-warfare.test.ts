import { rule } from '@ironfield/conformance/rule.ts';
import { explain, type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { Unit } from '../../cards/unit.ts';
import type { RuleId } from '../../rule-index.ts';
import { squad, unit } from '../../testing/scene.ts';
import {
  activeCommsModifiers,
  activeEmitterModifiers,
  automatedValue,
  communicatesDirectly,
  emitterValue,
  hasOpenComms,
  type Jamming,
  reservesThreshold,
  sideValue,
  tagModifiers,
  tagThreshold,
} from './electronic-warfare.ts';

const jamming = (enemyEcm: number, ownEccm = 0): Jamming => ({ enemyEcm, ownEccm });
const jammer = (change: Partial<Unit>, ew = 2) => unit({ aux: { ecm: 2 } }, change, { ew });

rule(
  'HGB-ECM-01',
  'The automated value is the rating, 1 more for a better crew, and nothing while it is off',
  () => {
    expect([automatedValue(jammer({}), 'ecm'), automatedValue(jammer({}, 3), 'ecm')]).toEqual([2, 3]);
    expect([emitterValue(jammer({}), 'ecm'), emitterValue(jammer({ ecm: { isOn: true } }), 'ecm')]).toEqual([
      0, 2,
    ]);
    expect(automatedValue(unit({}, {}, { ew: 3 }), 'ecm')).toBe(0);
    expect(emitterValue(jammer({ ecm: { isOn: true }, damage: 2 }), 'ecm')).toBe(2);
    expect(emitterValue(jammer({ ecm: { isOn: true }, auxHits: 1 }), 'ecm')).toBe(0);
  },
);

rule('HGB-ECM-02', 'An active result takes the place of the automated value, higher or lower', () => {
  expect(emitterValue(jammer({ ecm: { isOn: true, rolled: 7 } }), 'ecm')).toBe(7);
  expect(emitterValue(jammer({ ecm: { isOn: true, rolled: 0 } }), 'ecm')).toBe(0);
  const modifier = (each: Unit) => totalOf<RuleId>((tally) => activeEmitterModifiers(tally, each, 'ecm'));
  expect([modifier(jammer({})), modifier(jammer({ damage: 3, evasions: 1 }))]).toEqual([2, -1]);
});

rule('HGB-ECM-03', 'The best value of a side counts', () => {
  const side = [jammer({ ecm: { isOn: true } }), jammer({ ecm: { isOn: true, rolled: 5 } }), unit()];
  expect([sideValue(side, 'ecm'), sideValue(side, 'eccm'), sideValue([], 'ecm')]).toEqual([5, 0, 0]);
});

rule('HGB-COMM-02', 'Example a: without ECM a Hunter communicates freely', () => {
  expect(hasOpenComms(unit({ autoComm: 3 }), jamming(0))).toBe(true);
});

rule(['HGB-COMM-02', 'HGB-COMM-03'], 'Example b: a Jaguar with 4 under ECM 6 has to roll 7 or more', () => {
  const jaguar = unit({ autoComm: 4, comm: 1 });
  expect(hasOpenComms(jaguar, jamming(6))).toBe(false);
  const modifier = totalOf<RuleId>((tally) => activeCommsModifiers(tally, jaguar, jamming(6)));
  expect([5 + modifier > 6, 6 + modifier > 6]).toEqual([false, true]);
});

rule('HGB-COMM-02', 'Example c: a Hunter with 3 and ECCM 2 is free under ECM 4, not under 5', () => {
  expect(hasOpenComms(unit({ autoComm: 3 }), jamming(4, 2))).toBe(true);
  expect(hasOpenComms(unit({ autoComm: 3 }), jamming(5, 2))).toBe(false);
});

rule(['HGB-COMM-03', 'HGB-ECM-03'], 'ECCM helps while there is enemy ECM; damage hinders', () => {
  const modifier = (sender: Unit, values: Jamming) =>
    totalOf<RuleId>((tally) => activeCommsModifiers(tally, sender, values));
  expect(modifier(unit({ comm: 2 }), jamming(4, 3))).toBe(5);
  expect(modifier(unit({ comm: 2 }), jamming(1, 1))).toBe(3);
  expect(modifier(unit({ comm: 2 }), jamming(0, 3))).toBe(2);
  expect(modifier(unit({ comm: 2 }, { damage: 3 }), jamming(4))).toBe(0);
});

rule(
  ['HGB-INF-11', 'HGB-APERK-01', 'HGB-DMG-06'],
  'Automated Comms of infantry are its skill; without comms nothing is open',
  () => {
    expect([hasOpenComms(squad(), jamming(1)), hasOpenComms(squad(), jamming(2))]).toEqual([true, false]);
    expect(hasOpenComms(unit({}, { auxHits: 1 }), jamming(0))).toBe(false);
    expect(hasOpenComms(unit({ armorPerks: { backupComms: true } }, { auxHits: 1 }), jamming(0))).toBe(true);
  },
);

rule('HGB-COMM-04', 'Within 10 inches and in sight all communicate', () => {
  expect(communicatesDirectly(10_000, true)).toBe(true);
  expect([communicatesDirectly(10_000, false), communicatesDirectly(10_020, true)]).toEqual([false, false]);
});

rule(
  ['HGB-TD-01', 'HGB-AUX-06'],
  'Example a: an Iguana comes to 9 and needs more than 5 + 2 + 3, so it tags nobody',
  () => {
    const iguana = unit({ comm: 2, aux: { targetDesignator: 3 }, attack: [2, 0, -3] });
    const warrior = unit({}, { mode: 'G', speed: 'top' });
    const total = 4 + totalOf<RuleId>((tally) => tagModifiers(tally, iguana, jamming(3)));
    const threshold = totalOf<RuleId>((tally) => tagThreshold(tally, warrior, jamming(3)));
    expect([total, threshold]).toEqual([9, 10]);
  },
);

rule('HGB-TD-01', 'Own ECCM helps a tag under ECM, the own speed counts, damage hinders', () => {
  const modifier = (change: Partial<Unit>, values: Jamming) =>
    totalOf<RuleId>((tally) => tagModifiers(tally, unit({ aux: { targetDesignator: 2 } }, change), values));
  expect([modifier({}, jamming(0, 2)), modifier({}, jamming(1, 2))]).toEqual([2, 4]);
  expect([modifier({ speed: 'stationary' }, jamming(0)), modifier({ damage: 2 }, jamming(0))]).toEqual([
    4, 1,
  ]);
  expect(totalOf<RuleId>((tally) => tagThreshold(tally, unit({}, { speed: 'stationary' }), jamming(0)))).toBe(
    2,
  );
});

rule('HGB-RES-01', 'Reserves are called against 3 and the enemy ECM', () => {
  const threshold = (ecm: number) => totalOf<RuleId>((tally) => reservesThreshold(tally, jamming(ecm)));
  expect([threshold(0), threshold(4)]).toEqual([3, 7]);
});

rule(
  ['HGB-ECM-03', 'HGB-COMM-03', 'HGB-TD-01', 'HGB-RES-01'],
  'Only what counts is told, with its rule',
  () => {
    const told = (number: (tally: Tally<RuleId>) => void) =>
      explain<RuleId>(number).lines.map(({ value, rule: id }) => `${value} ${id}`);
    const sender = unit({ comm: 1, aux: { targetDesignator: 2, ecm: 3 } });
    expect(told((tally) => activeCommsModifiers(tally, sender, jamming(2, 1)))).toEqual([
      '1 HGB-COMM-03',
      '1 HGB-ECM-03',
    ]);
    // Own ECCM helps against enemy ECM alone.
    expect(told((tally) => activeCommsModifiers(tally, sender, jamming(0, 1)))).toEqual(['1 HGB-COMM-03']);
    expect(told((tally) => activeCommsModifiers(tally, sender, jamming(2)))).toEqual(['1 HGB-COMM-03']);
    expect(
      told((tally) => activeEmitterModifiers(tally, { ...sender, damage: 2, evasions: 1 }, 'ecm')),
    ).toEqual(['3 HGB-ECM-02', '-1 HGB-DMG-04', '-1 HGB-ACT-05']);
    expect(told((tally) => activeEmitterModifiers(tally, { ...sender, isDemoralized: true }, 'ecm'))).toEqual(
      ['3 HGB-ECM-02', '-1 HGB-MOR-03'],
    );
    expect(told((tally) => tagModifiers(tally, sender, jamming(2, 1)))).toEqual([
      '1 HGB-TD-01',
      '2 HGB-TD-01',
      '0 HGB-TD-01',
      '1 HGB-ECM-03',
    ]);
    expect(told((tally) => tagThreshold(tally, unit(), jamming(2)))).toEqual([
      '5 HGB-TD-01',
      '-1 HGB-TD-01',
      '2 HGB-ECM-03',
    ]);
    expect(told((tally) => reservesThreshold(tally, jamming(0)))).toEqual(['3 HGB-RES-01']);
    expect(told((tally) => reservesThreshold(tally, jamming(2)))).toEqual(['3 HGB-RES-01', '2 HGB-ECM-03']);
  },
);
