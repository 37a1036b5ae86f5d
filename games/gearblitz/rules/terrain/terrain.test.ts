import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import type { Mode } from '../../cards/card.ts';
import type { Unit } from '../../cards/unit.ts';
import { TERRAIN_COSTS, type Terrain } from '../../data/terrain.ts';
import { squad, unit } from '../../testing/scene.ts';
import {
  CLIFF,
  climbCost,
  levelCost,
  mayCrossShore,
  rappelCost,
  roadCost,
  roadLength,
  terrainCost,
  usesRoads,
  whiteSandModifier,
  whiteSandTests,
  whiteSandThreshold,
} from './terrain.ts';

const inMode = (mode: Mode, printed: Parameters<typeof unit>[0] = {}) => unit(printed, { mode });
const costs = (terrain: Terrain, printed: Parameters<typeof unit>[0] = {}) =>
  (['W', 'G', 'H', 'R'] as const).map((mode) => terrainCost(inMode(mode, printed), terrain));

rule('HGB-TERR-01', 'Each terrain has its cost in each mode', () => {
  expect(Object.keys(TERRAIN_COSTS)).toHaveLength(15);
  expect(costs('clear')).toEqual([1, 1, 1, 1]);
  expect(costs('rough')).toEqual([1, 2, 1, 1]);
  expect(costs('woodland')).toEqual([2, 4, null, null]);
  expect(costs('jungle')).toEqual([3, null, null, null]);
  expect(costs('tarSands')).toEqual([3, 4, 1, 1]);
});

rule(
  ['HGB-PERK-09', 'HGB-FLAW-04', 'HGB-TERR-01'],
  'Off-road ability counts where the ground costs more than 1',
  () => {
    expect(costs('woodland', { perks: { improvedOffRoad: true } })).toEqual([1, 3, null, null]);
    expect(costs('woodland', { flaws: { poorOffRoad: true } })).toEqual([3, 5, null, null]);
    expect(costs('rough', { flaws: { poorOffRoad: true } })).toEqual([1, 3, 1, 1]);
  },
);

rule(['HGB-TERR-02', 'HGB-PERK-04'], 'Water is for those who hover and, as Rough, for the Amphibious', () => {
  expect(costs('water')).toEqual([null, null, 1, 1]);
  expect(costs('water', { perks: { amphibious: true } })).toEqual([1, 2, 1, 1]);
  expect([mayCrossShore(inMode('G')), mayCrossShore(unit({}, { mode: 'G', speed: 'top' }))]).toEqual([
    true,
    false,
  ]);
  expect(mayCrossShore(unit({}, { mode: 'H', speed: 'top' }))).toBe(true);
});

rule(
  ['HGB-TERR-03', 'HGB-INF-04', 'HGB-INF-02'],
  'Infantry goes through buildings at 2 MP an inch, and woods at 1',
  () => {
    expect([terrainCost(squad(), 'building'), terrainCost(squad(), 'woodland')]).toEqual([2, 1]);
    expect(terrainCost(unit(), 'building')).toBeNull();
  },
);

rule(
  'HGB-TERR-04',
  'Example a: a Walker with 5 MP climbs one level for 3, and has too little for the next',
  () => {
    const level = 1 + levelCost({ mode: 'W' }, 1);
    expect(level).toBe(3);
    expect(5 - level).toBeLessThan(level);
  },
);

rule('HGB-TERR-04', 'Levels cost 2, 3 and 2 up, nothing or 1 down; Hoppers fly', () => {
  const cost = (levels: number) => (['W', 'G', 'H', 'R'] as const).map((mode) => levelCost({ mode }, levels));
  expect(cost(1)).toEqual([2, 3, 2, 0]);
  expect(cost(-2)).toEqual([0, 0, 2, 0]);
});

rule(
  ['HGB-TERR-05', 'HGB-TERR-07', 'HGB-PERK-19'],
  'Cliffs are climbed with gear or arms, and infantry ropes down',
  () => {
    expect(CLIFF).toBe(2);
    expect(climbCost(unit())).toBeNull();
    expect(climbCost(unit({ perks: { manipulatorArms: true } }))).toBe(2);
    expect(climbCost(unit({ perks: { manipulatorArms: true, climbingGear: true } }))).toBe(1);
    expect([rappelCost(squad()), rappelCost(unit())]).toEqual([1, null]);
  },
);

rule('HGB-TERR-08', 'A whole MP on a road is an inch and a half, a part of one is not', () => {
  expect([4000, 1000, 2500].map(roadLength)).toEqual([6000, 1500, 3500]);
  expect([6000, 1500, 3500, 1200].map(roadCost)).toEqual([4000, 1000, 2500, 1000]);
  expect((['W', 'G', 'H', 'R'] as const).map((mode) => usesRoads({ mode }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

rule('HGB-TERR-09', 'White sand is tested for every 6 inches or part, unless high above it', () => {
  expect([0, 100, 6000, 6020].map((length) => whiteSandTests(length, 0))).toEqual([0, 1, 1, 2]);
  expect([whiteSandTests(6000, 2000), whiteSandTests(6000, 3000)]).toEqual([1, 0]);
  expect([whiteSandThreshold('whiteSand'), whiteSandThreshold('whiteSandRough')]).toEqual([4, 5]);
  expect([whiteSandThreshold('whiteSandDeposit'), whiteSandThreshold('sand')]).toEqual([null, undefined]);
  const bonus = (mode: Unit['mode']) => whiteSandModifier({ mode });
  expect([bonus('H'), bonus('G')]).toEqual([1, 0]);
});
