import { rule } from '@ironfield/conformance/rule.ts';
import { distance } from '@ironfield/spaces/spaces.ts';
import { findWays } from '@ironfield/spaces/ways.ts';
import { describe, expect, test } from 'vitest';
import type { PlanetHex } from '../state.ts';
import { GLOBE, placeOf } from './places.ts';
import { terra, whyNotPlanet } from './world.ts';

const PLANET = terra();
const hex = (name: string): PlanetHex => PLANET.find((each) => each.hex === name)!;

/** Fewest steps in one unbroken move, over land or over water. */
function steps(from: string, to: string, over: 'landGroups' | 'waterGroups'): number {
  const parts = PLANET.map((each) => each[over].map((group) => group.map(placeOf)));
  const byNumber = new Map(PLANET.map((each, index) => [placeOf(each.hex), parts[index]]));
  const travel = { points: 30, cost: () => 1, parts: (space: number) => byNumber.get(space)! };
  return findWays(GLOBE, placeOf(from), travel).cost[placeOf(to)];
}

describe('Terra', () => {
  rule('PA-MAP-02', 'Every hex has land of one kind, or is an ocean', () => {
    const count = (land: PlanetHex['land']) => PLANET.filter((each) => each.land === land).length;
    expect(
      [null, 'woods', 'plains', 'desert', 'arctic', 'mountains'].map((each) => count(each as never)),
    ).toEqual([122, 37, 30, 23, 22, 18]);
    expect(PLANET.filter(({ water }) => water === 'none')).toHaveLength(25);
    expect(hex('E10')).toMatchObject({ land: 'woods', water: 'none' });
  });

  rule('PA-MAP-03', 'Specks of land count as ocean, and some sides hold no land', () => {
    for (const name of ['B06', 'G10', 'H22', 'I16', 'L13', 'L18', 'N13']) expect(hex(name).land).toBeNull();
    expect(hex('E01').landGroups.flat()).not.toContain('E25');
    expect(hex('J01').landGroups.flat()).not.toContain('I25');
    expect(hex('G18').landGroups).toHaveLength(2);
    expect(hex('G20').waterGroups).toHaveLength(2);
    // Both canals are one piece of land and one of water.
    for (const name of ['F18', 'H10'])
      expect([hex(name).landGroups.length, hex(name).waterGroups.length]).toEqual([1, 1]);
  });

  rule('PA-MAP-09', 'Land masses and seas hang together as they should', () => {
    expect(steps('D16', 'F21', 'landGroups')).toBe(5);
    expect(steps('D19', 'F18', 'landGroups')).toBe(2);
    expect(steps('E11', 'K12', 'landGroups')).toBe(7);
    expect(steps('H18', 'F19', 'landGroups')).toBe(3);
    expect(steps('E01', 'F24', 'landGroups')).toBe(-1);
    expect(steps('L01', 'F21', 'landGroups')).toBe(-1);
    expect(steps('G19', 'G21', 'waterGroups')).toBe(3);
  });

  test('is a planet: sides are shared by both neighbours, and nothing leads elsewhere', () => {
    expect(whyNotPlanet(PLANET)).toBeNull();
    expect(whyNotPlanet(PLANET.slice(1))).toBe('a planet has 252 hexes, each once');
    const oneWay = PLANET.map((each) => (each.hex === 'J24' ? { ...each, landGroups: [] } : each));
    expect(whyNotPlanet(oneWay)).toMatch(/leads to J24, but not the other way round/);
    expect(distance(GLOBE, placeOf('A01'), placeOf('P01'))).toBe(15);
  });
});
