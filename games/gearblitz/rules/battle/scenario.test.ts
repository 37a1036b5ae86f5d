import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import {
  DEPLOYMENTS,
  LANDSCAPES,
  LANDSCAPES_OF,
  type Location,
  NINTHS,
  TABLES,
} from '../../data/scenario-tables.ts';
import { fits, landscapeBy, missionOf, type TableMakeUp } from './scenario.ts';

const table = (parts: TableMakeUp['parts'], levels = 0): TableMakeUp => ({ parts, levels });

rule(['HGB-SCEN-01', 'HGB-SCEN-02'], 'A die decides about the place, and one about its ground', () => {
  const by = (dice: number[], location?: Location) => landscapeBy(() => dice.shift()!, location);
  expect([by([1, 4]), by([2, 5]), by([3, 4]), by([4, 5]), by([5, 1]), by([6, 5])]).toEqual([
    'plains',
    'polar',
    'jungle',
    'swamp',
    'desert',
    'white desert',
  ]);
  expect(by([2], 'Badlands')).toBe('desert');
});

rule('HGB-SCEN-02', 'Every landscape can come up, and has a table', () => {
  const all = new Set(Object.values(LANDSCAPES_OF).flat());
  expect([...all].sort()).toEqual([...LANDSCAPES].sort());
  expect(Object.keys(TABLES).sort()).toEqual([...LANDSCAPES].sort());
});

rule('HGB-SCEN-03', 'A desert is half sand, mountains have high hills and rough ground', () => {
  expect([fits('desert', table({ sand: 0.5 })), fits('desert', table({ sand: 0.49 }))]).toEqual([
    true,
    false,
  ]);
  expect(fits('mountains', table({ hills: 0.4, rough: 0.25 }, 3))).toBe(true);
  expect(fits('mountains', table({ hills: 0.4, rough: 0.25 }, 2))).toBe(false);
  expect(fits('mountains', table({ hills: 0.4, rough: 0.2 }, 3))).toBe(false);
  expect(fits('broken ground', table({ rough: 0.3, hills: 0.2 }, 2))).toBe(true);
  expect(fits('broken ground', table({ rough: 0.3, hills: 0.2 }, 1))).toBe(false);
  expect(fits('white desert', table({ whiteSandRough: 0.25 }))).toBe(true);
  expect(fits('swamp', table({ swamp: 0.5, jungle: 0.25 }))).toBe(true);
});

rule('HGB-SCEN-03', 'Plains are clear and flat', () => {
  expect(fits('plains', table({ clear: 0.5 }))).toBe(true);
  expect(fits('plains', table({}))).toBe(false);
  expect(fits('plains', table({ clear: 0.5, hills: 0.25 }, 2))).toBe(true);
  expect(fits('plains', table({ clear: 0.5, hills: 0.3 }, 1))).toBe(false);
  expect(fits('plains', table({ clear: 0.5, hills: 0.1 }, 3))).toBe(false);
});

rule('HGB-MIS-01', 'A die for each player names the mission', () => {
  expect([1, 4, 6].map(missionOf)).toEqual(['patrol', 'defend', 'last stand']);
});

rule('HGB-DEPLOY-02', 'There are four ways to deploy; ninths of a number lie opposite each other', () => {
  expect(DEPLOYMENTS).toHaveLength(4);
  expect(NINTHS.map((_, i) => NINTHS[8 - i])).toEqual(NINTHS);
});
