import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { squad, unit } from '../../testing/scene.ts';
import { countersOf, mayRefresh, type Shelter, whyNotHullDown } from './hull-down.ts';

const shelter = (change: Partial<Shelter> = {}): Shelter => ({
  cover: 'hard',
  height: 600,
  modelHeight: 1100,
  isForInfantry: false,
  ...change,
});

rule('HGB-ACT-06', 'Light and Heavy cover give one counter, Hard and Solid two', () => {
  expect((['light', 'heavy', 'hard', 'solid'] as const).map(countersOf)).toEqual([1, 1, 2, 2]);
});

rule('HGB-ACT-06', 'Cover hides half of the model, and nobody is at Top Speed', () => {
  expect(whyNotHullDown(unit(), shelter())).toBeNull();
  expect(whyNotHullDown(unit(), shelter({ height: 549 }))?.message).toMatch(/half/);
  expect(whyNotHullDown(unit(), shelter({ height: 550 }))).toBeNull();
  expect(whyNotHullDown(unit(), shelter({ cover: null }))?.message).toMatch(/no cover/);
  expect(whyNotHullDown(unit({}, { speed: 'top' }), shelter())?.message).toMatch(/Top Speed/);
});

rule('HGB-INF-12', 'Infantry goes Hull-Down in buildings, wrecks and trenches', () => {
  expect(whyNotHullDown(squad(), shelter())?.rule).toBe('HGB-INF-12');
  expect(whyNotHullDown(squad(), shelter({ isForInfantry: true }))).toBeNull();
});

rule('HGB-ACT-08', 'A Stationary Unit may have a counter back, up to what the cover gives', () => {
  const down = (hullDown: number | null) => unit({}, { hullDown, speed: 'stationary' });
  expect([mayRefresh(down(1), 2), mayRefresh(down(2), 2), mayRefresh(down(null), 2)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(mayRefresh({ ...down(0), speed: 'combat' }, 2)).toBe(false);
});
