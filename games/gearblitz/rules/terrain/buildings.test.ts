import { rule } from '@ironfield/conformance/rule.ts';
import { contains, distanceToOutline, polygonOf, rectangle } from '@ironfield/table/polygon.ts';
import { expect } from 'vitest';
import { unit } from '../../testing/scene.ts';
import { accumulated, damageLevel } from '../damage/damage.ts';
import { coverOf } from '../sight/sighting.ts';
import {
  BUILDING_DEFENSE,
  buildingArmor,
  countersStripped,
  ruinedAs,
  sectionOf,
  TRAPPED_THRESHOLD,
  trappedDamage,
} from './buildings.ts';
import { pieceCost } from './ground.ts';
import { buildingOf, wallTowards } from './structures.ts';

const HOUSE = {
  id: 'house',
  kind: 'building',
  label: 'House',
  corners: rectangle({ x: 0, y: 0 }, { x: 3000, y: 3000 }),
  foot: 0,
  height: 2000,
  isGround: false,
};
const section = (side: number) => sectionOf([1, side, 1], 'medium');

rule('HGB-BLDG-01', 'The largest side of a section decides its Size', () => {
  expect([2, 3, 4, 5, 6].map((side) => section(side)?.size)).toEqual([3, 5, 8, 11, 15]);
  expect([2, 3, 4, 5, 6].map((side) => section(side)?.sturdy)).toEqual([0, 0, 1, 2, 3]);
  expect([section(2)?.fragile, section(2.5)?.fragile]).toEqual([true, false]);
  expect(section(6.1)).toBeNull();
});

rule('HGB-BLDG-01', 'Sides are measured along the walls, of odd shapes across', () => {
  const sizeOf = (...corners: [x: number, y: number][]) => {
    const outline = polygonOf(corners.map(([x, y]) => ({ x: x * 1000, y: y * 1000 })));
    return buildingOf({ effects: { buildings: {} } } as never, { ...HOUSE, corners: outline }).section.size;
  };
  // Wherever it stands.
  expect(sizeOf([20, 30], [22, 30], [20, 31])).toBe(3);
  // 2.83" along its walls, 4" from corner to corner.
  expect(sizeOf([2, 0], [4, 2], [2, 4], [0, 2])).toBe(5);
  // The longer of two sides that face each other counts, either way.
  expect(sizeOf([0, 0], [2, 0], [3.9, 2], [0, 2])).toBe(8);
  expect(sizeOf([0, 0], [2, 0], [2, 3.9], [0, 2])).toBe(8);
  expect(sizeOf([0, 0], [2, 0], [2, 3.9], [0, 3.9])).toBe(8);
  expect(sizeOf([0, 0], [3.9, 0], [2, 2], [0, 2])).toBe(8);
  // An L of six corners is 5" by 5".
  expect(sizeOf([0, 0], [5, 0], [5, 2], [2, 2], [2, 5], [0, 5])).toBe(11);
});

rule('HGB-BLDG-01', 'Damage to a building adds up as on Units, and costs it Armor', () => {
  const shed = section(2)!;
  expect(buildingArmor(shed, 0)).toBe(15);
  expect(buildingArmor(shed, 2)).toBe(13);
  expect(accumulated(2, damageLevel(14, buildingArmor(shed, 2)), shed)).toBe(4);
});

rule('HGB-BLDG-02', 'Armor goes by material', () => {
  const armor = (material: Parameters<typeof sectionOf>[1]) => sectionOf([3, 3, 3], material)?.armor;
  expect([armor('light'), armor('medium'), armor('heavy'), armor('reinforced')]).toEqual([10, 15, 20, 25]);
});

rule('HGB-BLDG-03', 'A building has Defense 0; its damage strips the counters of those inside', () => {
  expect(BUILDING_DEFENSE).toBe(0);
  expect([countersStripped(0), countersStripped(1), countersStripped(2)]).toEqual([0, 1, 2]);
});

rule(
  ['HGB-BLDG-04', 'HGB-TERR-03'],
  'A Heavy building is entered as Woodland, a collapsed one is Rough',
  () => {
    expect(([0, 1, 2, 3, 4] as const).map(ruinedAs)).toEqual([
      null,
      null,
      'damaged building',
      'damaged building',
      'rubble',
    ]);
    const walker = unit({}, { mode: 'W' });
    const costs = (['damaged building', 'rubble'] as const).map((kind) =>
      pieceCost(walker, { ...HOUSE, kind }),
    );
    expect(costs).toEqual([2, 1]);
    expect(coverOf({ ...HOUSE, kind: 'damaged building' })).toBe('light');
    expect(coverOf({ ...HOUSE, kind: 'rubble' })).toBeUndefined();
  },
);

rule('HGB-BLDG-04', 'Whoever is trapped tests against 4, and is hurt by the Size of the building', () => {
  expect(TRAPPED_THRESHOLD).toBe(4);
  const house = section(3)!;
  expect([trappedDamage(0, house), trappedDamage(3, house)]).toEqual([5, 15]);
});

rule('HGB-BLDG-03', 'What is nearest of a building is a hair inside of it, however crooked it stands', () => {
  const corners = polygonOf([
    { x: 20_000, y: 20_000 },
    { x: 23_017, y: 21_311 },
    { x: 21_706, y: 24_328 },
    { x: 18_689, y: 23_017 },
  ]);
  const house = { id: 'a', kind: 'building', label: '', corners, foot: 0, height: 3000, isGround: false };
  for (let x = 10_000; x <= 30_000; x += 1111) {
    for (const y of [10_000, 22_000, 33_000]) {
      const wall = wallTowards(house, { x, y });
      expect(contains(corners, wall)).toBe(true);
      expect(distanceToOutline(corners, wall)).toBeLessThan(25);
    }
  }
});
