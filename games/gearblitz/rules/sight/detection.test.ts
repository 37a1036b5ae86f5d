import { rule } from '@ironfield/conformance/rule.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { Unit } from '../../cards/unit.ts';
import type { Light } from '../../data/weather.ts';
import type { RuleId } from '../../rule-index.ts';
import { squad, unit } from '../../testing/scene.ts';
import {
  activeDetectionModifiers,
  activeDetectionThreshold,
  autoDetects,
  detectionRating,
  isDefectiveOn,
  mayDetectActively,
  seesThrough,
  sizeOf,
  sizeToDetect,
} from './detection.ts';

const rating = (observer: Unit, light: Light = 'day') =>
  totalOf<RuleId>((tally) => detectionRating(tally, observer, light));
const threshold = (target: Unit, obscured: number) =>
  totalOf<RuleId>((tally) => activeDetectionThreshold(tally, target, obscured));
const nearness = (target: Unit, isHullDownHere: boolean) =>
  totalOf<RuleId>((tally) => sizeToDetect(tally, target, isHullDownHere));
const finds = (target: Unit, inches: number, obscured: number, observer = unit(), isHullDownHere = false) =>
  autoDetects(observer, target, { obscured, distance: inches * 1000, isHullDownHere });

rule('HGB-DET-01', 'Examples a and b: a rating of 2 sees through 1, but not through 3', () => {
  expect([seesThrough(unit(), 2, 1), seesThrough(unit(), 2, 2), seesThrough(unit(), 2, 3)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(seesThrough(unit({}, { auxHits: 1 }), 2, 0)).toBe(false);
});

rule(['HGB-DET-01', 'HGB-SCEN-06'], 'A better crew adds 1, then the dark takes its part', () => {
  expect([
    rating(unit({ detection: 2 }, {}, { ew: 2 })),
    rating(unit({ detection: 2 }, {}, { ew: 3 })),
  ]).toEqual([2, 3]);
  expect([
    rating(unit({ detection: 4 }), 'dawn or dusk'),
    rating(unit({ detection: 2 }), 'dawn or dusk'),
    rating(unit({ detection: 1 }, {}, { ew: 1 }), 'dawn or dusk'),
  ]).toEqual([3, 1, 1]);
  expect(rating(unit({ detection: 5 }), 'night')).toBe(3);
  expect(rating(unit({ detection: 2 }, {}, { ew: 3 }), 'night')).toBe(2);
  expect(rating(unit({ detection: 1 }, {}, { ew: 1 }), 'night')).toBe(1);
});

rule('HGB-INF-11', 'The rating of infantry is its skill, and it never detects actively', () => {
  expect(rating(squad())).toBe(2);
  expect([mayDetectActively(squad()), mayDetectActively(unit())]).toEqual([false, true]);
  expect(mayDetectActively(unit({}, { auxHits: 1 }))).toBe(false);
});

rule('HGB-DET-02', 'Example a: a Size 6 Gear in jungle is auto-detected at 6 inches or less', () => {
  expect([finds(unit({ size: 6 }), 6, 3), finds(unit({ size: 6 }), 6.02, 3)]).toEqual([true, false]);
});

rule('HGB-DET-02', 'Example b: a Size 13 tank at 12 inches is auto-detected through anything', () => {
  expect(finds(unit({ size: 13 }), 12, 4)).toBe(true);
});

rule(
  ['HGB-DET-02', 'HGB-FLAW-06'],
  'Without Obscurement anybody is found, but not by the Sensor Dependent',
  () => {
    expect(finds(unit({ size: 1 }), 90, 0)).toBe(true);
    expect(finds(unit({ size: 6 }), 1, 0, unit({ flaws: { sensorDependent: true } }))).toBe(false);
  },
);

rule(
  ['HGB-DET-03', 'HGB-FLAW-07', 'HGB-STL-01'],
  'Hull-Down halves, Stealth reduces to half at most, emissions add',
  () => {
    expect(nearness(unit({ size: 7 }), true)).toBe(4);
    expect(nearness(unit({ size: 7, aux: { stealth: 2 } }), false)).toBe(5);
    expect(nearness(unit({ size: 7, aux: { stealth: 5 } }), false)).toBe(4);
    expect(nearness(unit({ size: 7, aux: { stealth: 2 } }), true)).toBe(4);
    expect(nearness(unit({ size: 7, flaws: { traceableEmissions: 2 } }), true)).toBe(6);
    expect(nearness(squad({ bases: 2 }), false)).toBe(3);
    expect([sizeOf(squad({ bases: 1 })), sizeOf(unit({ size: 9 }))]).toEqual([2, 9]);
  },
);

rule('HGB-DET-04', 'Example a: cover 3, Stealth 2, one weapon, ECM, Combat Speed: Threshold 1', () => {
  const target = unit(
    { aux: { ecm: 1, stealth: 2 } },
    { weaponsUsed: 1, ecm: { isOn: true }, speed: 'combat' },
  );
  const { total, lines } = explain<RuleId>((tally) => activeDetectionThreshold(tally, target, 5));
  expect(lines.map(({ value, reason }) => `${value} ${reason}`)).toEqual([
    '5 Obscurement',
    '-1 Weapons the target has used',
    '-1 ECM of the target',
    '-2 Target at Combat Speed',
  ]);
  expect(total).toBe(1);
});

rule(
  ['HGB-DET-04', 'HGB-FLAW-03'],
  'Everything that gives a target away counts, down to a Threshold of 1',
  () => {
    const quiet = unit({}, { speed: 'stationary' });
    expect(threshold(quiet, 8)).toBe(8);
    expect(threshold({ ...quiet, speed: 'top' }, 8)).toBe(4);
    expect(threshold({ ...quiet, emissions: 2, eccm: { isOn: true } }, 8)).toBe(5);
    expect(threshold(unit({ flaws: { largeSensorProfile: 3 } }, { speed: 'stationary' }), 8)).toBe(5);
    expect(threshold({ ...quiet, weaponsUsed: 9 }, 3)).toBe(1);
  },
);

rule(
  ['HGB-DET-04', 'HGB-FLAW-02', 'HGB-ACT-05', 'HGB-MOR-03'],
  'Sensors help the roll; damage, evasion, morale and defects hinder it',
  () => {
    const modifier = (observer: Unit, isDefective = false) =>
      totalOf<RuleId>((tally) => activeDetectionModifiers(tally, observer, isDefective));
    expect(modifier(unit({ sensors: 2 }))).toBe(2);
    expect(modifier(unit({ sensors: 2 }, { damage: 2, evasions: 1, isDemoralized: true }))).toBe(-1);
    expect(modifier(unit({ flaws: { defectiveSensors: 2 } }), true)).toBe(-2);
    expect([isDefectiveOn(2, 2), isDefectiveOn(3, 2)]).toEqual([true, false]);
  },
);

rule(['HGB-DET-01', 'HGB-INF-11', 'HGB-SCEN-06'], 'The rating tells what it is made of', () => {
  const told = (observer: Unit, light: Light = 'day') =>
    explain<RuleId>((tally) => detectionRating(tally, observer, light)).lines.map(
      ({ value, rule: id }) => `${value} ${id}`,
    );
  expect(told(unit())).toEqual(['2 HGB-DET-01']);
  expect(told(unit({}, {}, { ew: 3 }), 'night')).toEqual(['2 HGB-DET-01', '1 HGB-DET-01', '2 HGB-SCEN-06']);
  expect(told(unit(), 'dawn or dusk')).toEqual(['2 HGB-DET-01', '1 HGB-SCEN-06']);
  expect(told(squad())).toEqual(['2 HGB-INF-11']);
});

rule(
  ['HGB-DET-02', 'HGB-DET-03', 'HGB-INF-10', 'HGB-STL-01', 'HGB-FLAW-07'],
  'How near one has to come tells why',
  () => {
    const told = (target: Unit, isHullDownHere = false) =>
      explain<RuleId>((tally) => sizeToDetect(tally, target, isHullDownHere)).lines.map(
        ({ value, rule: id }) => `${value} ${id}`,
      );
    expect(told(unit({ size: 6 }))).toEqual(['6 HGB-DET-02']);
    expect(told(squad({ bases: 2 }))).toEqual(['3 HGB-INF-10']);
    const sneaky = unit({ size: 6, aux: { stealth: 4 }, flaws: { traceableEmissions: 1 } });
    expect(told(sneaky)).toEqual(['6 HGB-DET-02', '-4 HGB-STL-01', '3 HGB-DET-03', '1 HGB-FLAW-07']);
    expect(told(unit({ size: 6, aux: { stealth: 3 } }))).toEqual(['6 HGB-DET-02', '-3 HGB-STL-01']);
    expect(told(unit({ size: 6, aux: { stealth: 1 } }))).toEqual(['6 HGB-DET-02', '-1 HGB-STL-01']);
    expect(told(unit({ size: 6 }), true)).toEqual(['6 HGB-DET-02', '3 HGB-DET-03']);
  },
);

rule(['HGB-AUX-08', 'HGB-DET-02'], 'Whoever has its searchlight on is found from anywhere', () => {
  const lit = unit({ size: 6 }, { isLit: true });
  expect([finds(lit, 90, 5), finds(unit({ size: 6 }), 90, 5)]).toEqual([true, false]);
  expect(finds(lit, 1, 5, unit({ flaws: { sensorDependent: true } }))).toBe(false);
});

rule(['HGB-DET-04', 'HGB-FLAW-02', 'HGB-FLAW-03'], 'A Threshold and its dice tell only what counts', () => {
  const told = (target: Unit, obscured: number) =>
    explain<RuleId>((tally) => activeDetectionThreshold(tally, target, obscured)).lines.map(
      ({ value }) => value,
    );
  const quiet = unit({}, { speed: 'stationary' });
  expect(told(quiet, 3)).toEqual([3]);
  expect(told(quiet, 1)).toEqual([1]);
  expect(told(quiet, 0)).toEqual([0, 1]);
  const loud = unit(
    { aux: { ecm: 1, eccm: 1 }, flaws: { largeSensorProfile: 2 } },
    { weaponsUsed: 1, emissions: 1, ecm: { isOn: true }, eccm: { isOn: true }, speed: 'top' },
  );
  expect(told(loud, 12)).toEqual([12, -2, -1, -1, -1, -1, -4]);
  // Without its systems neither ECM nor ECCM gives it away.
  expect(told({ ...loud, auxHits: 1 }, 12)).toEqual([12, -2, -1, -1, -4]);
  const dice = explain<RuleId>((tally) => activeDetectionModifiers(tally, unit(), true)).lines;
  expect(dice.map(({ value, rule: id }) => `${value} ${id}`)).toEqual(['0 HGB-DET-04', '0 HGB-FLAW-02']);
});
