import { rule } from '@ironfield/conformance/rule.ts';
import { createHexField } from '@ironfield/spaces/hex-field.ts';
import { createPlanet } from '@ironfield/spaces/planet.ts';
import { createRing } from '@ironfield/spaces/ring.ts';
import { distance, spaceOf } from '@ironfield/spaces/spaces.ts';
import { findWays, type Travel } from '@ironfield/spaces/ways.ts';
import { describe, expect } from 'vitest';
import { LANDS } from '../state.ts';
import { BOARD, homeOf, terrainOf } from './board.ts';

const planet = createPlanet();
const hex = (name: string) => spaceOf(planet, name);
const around = (name: string) => planet.neighbours[hex(name)].map((each) => planet.name[each]);

describe('The maps', () => {
  rule('PA-MAP-01', 'Halves of a hex at a seam are one hex, next to what lies beside either half', () => {
    expect(around('F25')).toEqual(expect.arrayContaining(['F24', 'F01']));
    expect(around('D01')).toEqual('C01 D03 D24 E01 E03 E25'.split(' '));
  });

  rule('PA-MAP-01', 'A unit at the pole is next to all five hexes around it', () => {
    expect(around('A01')).toEqual('B01 B06 B11 B16 B21'.split(' '));
  });

  rule('PA-MAP-01', 'From pole to pole it is 15 hexes, and over the pole as short as round it', () => {
    const steps = (a: string, b: string) => distance(planet, hex(a), hex(b));
    expect([steps('A01', 'P01'), steps('L01', 'L02'), steps('F25', 'F01'), steps('B01', 'B11')]).toEqual([
      15, 1, 1, 2,
    ]);
  });

  rule('PA-MAP-04', 'Ten orbit zones form a ring, and hexes on borders lie under all that meet there', () => {
    const ring = createRing(10);
    expect(distance(ring, spaceOf(ring, '10'), spaceOf(ring, '1'))).toBe(1);
    expect(planet.zonesOver[hex('F01')].map((zone) => zone + 1)).toEqual([1, 9, 10]);
    expect(planet.zonesOver[hex('A01')].map((zone) => zone + 1)).toEqual([1, 3, 5, 7, 9]);
    expect(planet.zonesOver[hex('C04')].map((zone) => zone + 1)).toEqual([1]);
  });

  rule(
    'PA-MAP-05',
    'Both common jump points are seven hexes from the planet, the nearest pirate point is one',
    () => {
      const system = createHexField(15, 9);
      const steps = (to: string) => distance(system, spaceOf(system, '0803'), spaceOf(system, to));
      expect([steps('0105'), steps('1505'), steps('0703')]).toEqual([7, 7, 1]);
    },
  );
});

describe('A divided hex', () => {
  /** Travel over hexes of which only some lead everywhere. */
  const travel = (points: number, parts: Readonly<Record<string, readonly string[]>>): Travel => ({
    points,
    cost: () => 1,
    parts: (space) =>
      parts[planet.name[space]]?.map((part) => part.split(' ').map(hex)) ?? [planet.neighbours[space]],
  });
  const reaches = (from: string, to: string, how: Travel) => findWays(planet, hex(from), how).cost[hex(to)];

  rule(
    'PA-MOVE-05',
    'A ship does not pass the land in G20, but leaves it to any side when it begins there',
    () => {
      const parts = {
        G20: ['G19', 'G21 H20 H21'],
        G19: ['G20 H20'],
        G21: ['G20 H21'],
        H20: ['G19 G20 H21'],
        H21: ['H20 G20 G21'],
      };
      expect(reaches('G19', 'G21', travel(2, parts))).toBe(-1);
      expect(reaches('G19', 'G21', travel(3, parts))).toBe(3);
      for (const to of ['G19', 'G21', 'H20', 'H21']) expect(reaches('G20', to, travel(1, parts))).toBe(1);
    },
  );

  rule('PA-MOVE-05', 'A ground unit does not cross the water in G18, but leaves it to any side', () => {
    const parts = {
      G18: ['H18 G17 F18', 'F18 F19 G19'],
      H18: ['G18 G17'],
      F19: ['G18 F18 G19'],
      G17: ['G18 H18 F18'],
      F18: ['G17 G18 F19'],
    };
    expect(reaches('H18', 'F19', travel(2, parts))).toBe(-1);
    expect(findWays(planet, hex('H18'), travel(3, parts)).cost[hex('F19')]).toBe(3);
    for (const to of ['H18', 'F19', 'G17', 'F18', 'G19'])
      expect(reaches('G18', to, travel(1, parts))).toBe(1);
  });
});

describe('The battle board', () => {
  const named = (boxes: readonly number[]) => boxes.map((box) => BOARD.name[box]).join(' ');

  rule(
    'PA-MAP-06',
    'Each side has a reserve row at its edge and before it a front row with its main box',
    () => {
      const south = homeOf({ attacker: 0 }, 0);
      const north = homeOf({ attacker: 0 }, 1);
      expect([named(south.reserve), named(south.front), BOARD.name[south.main], south.ahead]).toEqual([
        'A1 B1 C1 D1 E1',
        'A2 B2 C2 D2 E2',
        'C2',
        'N',
      ]);
      expect([named(north.reserve), named(north.front), BOARD.name[north.main], north.ahead]).toEqual([
        'A5 B5 C5 D5 E5',
        'A4 B4 C4 D4 E4',
        'C4',
        'S',
      ]);
    },
  );

  /** The terrain of the middle row, from west to east: two outlying boxes around three shaded ones. */
  const middleRow = (...ground: Parameters<typeof terrainOf>) =>
    terrainOf(...ground)
      .slice(10, 15)
      .join(' ');

  rule('PA-CBT-02', 'Woods lie in Plains and Mountains in Woods; everything else lies in itself', () => {
    expect(LANDS.map((land) => middleRow('land', { land, shape: 'ordinary' }))).toEqual([
      'plains plains plains plains plains',
      'plains woods woods woods plains',
      'woods mountains mountains mountains woods',
      'desert desert desert desert desert',
      'arctic arctic arctic arctic arctic',
    ]);
  });

  rule('PA-CBT-02', 'An island lies in Water, a lake in land', () => {
    expect(middleRow('land', { land: 'woods', shape: 'island' })).toBe('water woods woods woods water');
    expect(middleRow('land', { land: 'woods', shape: 'lake' })).toBe('woods water water water woods');
  });

  rule('PA-CBT-02', 'At sea all is Water and in space all is Space', () => {
    const ground = { land: 'woods', shape: 'ordinary' } as const;
    expect(new Set(terrainOf('sea', ground))).toEqual(new Set(['water']));
    expect(new Set(terrainOf('space', ground))).toEqual(new Set(['space']));
  });

  rule('PA-CBT-02', 'Nine boxes are shaded', () => {
    const terrain = terrainOf('land', { land: 'woods', shape: 'ordinary' });
    expect(named(terrain.flatMap((each, box) => (each === 'woods' ? [box] : [])))).toBe(
      'B2 C2 D2 B3 C3 D3 B4 C4 D4',
    );
  });
});
