import { rule } from '@ironfield/conformance/rule.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { Unit } from '../../cards/unit.ts';
import { USUAL_COVER } from '../../data/terrain.ts';
import type { RuleId } from '../../rule-index.ts';
import { unit } from '../../testing/scene.ts';
import { type Crossed, concealment, cover, obscurement, type Surroundings } from './obscurement.ts';

const crossed = (change: Partial<Crossed>): Crossed => ({
  light: 0,
  heavy: 0,
  hard: 0,
  solid: 0,
  isHiddenOrTouching: false,
  ...change,
});
const points = (change: Partial<Crossed>) => totalOf<RuleId>((tally) => cover(tally, crossed(change)));
const around = (change: Partial<Surroundings>): Surroundings => ({
  distance: 10_000,
  weather: 'clear',
  light: 'day',
  throughSmoke: false,
  isInCover: false,
  isInLightCover: false,
  isHullDownHere: false,
  ...change,
});
const conceals = (target: Unit, change: Partial<Surroundings>) =>
  totalOf<RuleId>((tally) => concealment(tally, target, around(change)));

rule('HGB-LOS-03', 'Example a: 8 inches of woods and swamp, 4 of rocks that hide the model are 3', () => {
  expect(points({ light: 8000, hard: 4000, isHiddenOrTouching: true })).toBe(3);
});

rule('HGB-LOS-03', 'Example b: 1 inch of woods, 8 of houses and rocks are 2', () => {
  expect(points({ light: 1000, hard: 8000 })).toBe(2);
});

rule('HGB-LOS-03', 'Example c: a hill in the way is 1', () => {
  expect(points({ solid: 1 })).toBe(1);
});

rule('HGB-LOS-03', 'Example d: 14 inches of jungle that hide the target are 3', () => {
  expect(points({ heavy: 14_000, isHiddenOrTouching: true })).toBe(3);
});

rule('HGB-LOS-03', 'Example e: 9 inches of buildings, one of them touched, are 4', () => {
  expect(points({ hard: 9000, isHiddenOrTouching: true })).toBe(4);
});

rule(
  'HGB-LOS-03',
  'Light cover counts from more than 2 inches, Heavy from more than 1, Hard from any',
  () => {
    expect([points({ light: 2000 }), points({ light: 2020 }), points({ light: 18_000 })]).toEqual([0, 1, 2]);
    expect([points({ heavy: 1000 }), points({ heavy: 1020 }), points({ heavy: 12_000 })]).toEqual([0, 1, 2]);
    expect([points({ hard: 0 }), points({ hard: 100 }), points({ hard: 6000 })]).toEqual([0, 1, 2]);
    expect(points({ isHiddenOrTouching: true })).toBe(1);
  },
);

rule('HGB-TERR-10', 'Pieces have the cover of their kind', () => {
  expect([USUAL_COVER.woodland, USUAL_COVER.jungle, USUAL_COVER.wreck, USUAL_COVER.hill]).toEqual([
    'light',
    'heavy',
    'hard',
    'solid',
  ]);
});

rule(['HGB-LOS-05', 'HGB-AUX-09'], 'Smoke conceals by 2', () => {
  expect(conceals(unit(), { throughSmoke: true })).toBe(2);
});

rule(['HGB-LOS-05', 'HGB-SCEN-05'], 'Fog and rain conceal by 1 for each 15 inches, storms for each 6', () => {
  const weather = (kind: Surroundings['weather'], distance: number) =>
    conceals(unit(), { weather: kind, distance });
  expect([weather('fog or smoke', 14_900), weather('fog or smoke', 30_000)]).toEqual([0, 2]);
  expect([weather('rain or snow', 15_000), weather('storm', 15_000), weather('winds', 90_000)]).toEqual([
    1, 2, 0,
  ]);
});

rule(
  ['HGB-STL-01', 'HGB-AUX-10', 'HGB-SCEN-06'],
  'Stealth conceals in cover, and at night everywhere',
  () => {
    const ghost = unit({ aux: { stealth: 2 } });
    expect(conceals(ghost, {})).toBe(0);
    expect(conceals(ghost, { isInCover: true })).toBe(2);
    expect(conceals(ghost, { light: 'night' })).toBe(2);
    expect(conceals({ ...ghost, auxHits: 1 }, { light: 'night' })).toBe(0);
  },
);

rule('HGB-PERK-05', 'Camo Netting conceals a Stationary Unit in Light cover', () => {
  const netted = (change: Partial<Unit>) => unit({ perks: { camoNetting: true } }, change);
  expect(conceals(netted({ speed: 'stationary' }), { isInLightCover: true })).toBe(1);
  expect(conceals(netted({ speed: 'combat' }), { isInLightCover: true })).toBe(0);
  expect(conceals(netted({ speed: 'stationary' }), { isInCover: true })).toBe(0);
});

rule('HGB-PERK-11', 'A Low Profile conceals by 1 behind cover, by 2 Hull-Down', () => {
  const low = unit({ perks: { lowProfile: true } });
  expect([conceals(low, {}), conceals(low, { isInCover: true })]).toEqual([0, 1]);
  expect(conceals(low, { isInCover: true, isHullDownHere: true })).toBe(2);
});

rule(
  ['HGB-LOS-01', 'HGB-FLAW-07'],
  'Cover and Concealment add up, and emissions in cover take from them, down to 0',
  () => {
    const total = (target: Unit, lines: Partial<Crossed>, change: Partial<Surroundings>) =>
      totalOf<RuleId>((tally) => obscurement(tally, target, crossed(lines), around(change)));
    expect(total(unit(), { hard: 3000 }, { throughSmoke: true })).toBe(3);
    const loud = unit({ flaws: { traceableEmissions: 2 } });
    expect(total(loud, { hard: 9000 }, { isInCover: true })).toBe(1);
    expect(total(loud, { hard: 100 }, { isInCover: true })).toBe(0);
    expect(total(loud, {}, { throughSmoke: true })).toBe(2);
  },
);

rule('HGB-LOS-01', 'In the open there is nothing to tell', () => {
  const open = explain<RuleId>((tally) => obscurement(tally, unit(), crossed({}), around({})));
  expect(open).toEqual({ total: 0, lines: [] });
});
