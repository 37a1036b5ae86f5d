import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxTowards, createGrid, HEADINGS, headingTo, oppositeOf, rowOf } from './grid.ts';
import { createHexField } from './hex-field.ts';
import { createPlanet } from './planet.ts';
import { createRing } from './ring.ts';
import { areAdjacent, createSpaces, distance, type Spaces, spaceOf } from './spaces.ts';

const MAPS: Readonly<Record<string, Spaces>> = {
  planet: createPlanet(),
  ring: createRing(10),
  field: createHexField(15, 9),
  board: createGrid(5, 5),
};

describe.each(Object.entries(MAPS))('On the map "%s"', (_name, map) => {
  const space = fc.nat(map.size - 1);

  test('neighbours are mutual, and no space is its own neighbour', () => {
    for (const [number, around] of map.neighbours.entries()) {
      expect(new Set(around).size).toBe(around.length);
      expect(around).not.toContain(number);
      for (const beside of around) expect(areAdjacent(map, beside, number)).toBe(true);
    }
  });

  test('names and numbers belong together', () => {
    for (const [number, name] of map.name.entries()) expect(spaceOf(map, name)).toBe(number);
    expect(spaceOf(map, 'nowhere')).toBe(-1);
  });

  test('distances are those of the shortest way', () => {
    fc.assert(
      fc.property(space, space, space, (a, b, c) => {
        expect(distance(map, a, b)).toBe(distance(map, b, a));
        expect(distance(map, a, b) === 0).toBe(a === b);
        expect(distance(map, a, b) === 1).toBe(areAdjacent(map, a, b));
        expect(distance(map, a, c)).toBeLessThanOrEqual(distance(map, a, b) + distance(map, b, c));
        if (a === b) return;
        const nearer = map.neighbours[a].filter((each) => distance(map, each, b) === distance(map, a, b) - 1);
        expect(nearer.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('A map is refused', () => {
  test('that names a space twice', () => {
    expect(() => createSpaces(['A', 'B', 'A'].map((name) => ({ name, neighbours: [] })))).toThrow(
      'Two spaces are called A',
    );
  });

  test('that names a neighbour that does not exist', () => {
    expect(() => createSpaces([{ name: 'A', neighbours: ['B'] }])).toThrow(
      'A has the neighbour B, which does not exist',
    );
  });

  test('whose neighbours are not mutual', () => {
    const oneWay = [
      { name: 'A', neighbours: ['B'] },
      { name: 'B', neighbours: [] },
    ];
    expect(() => createSpaces(oneWay)).toThrow('B is a neighbour of A, but not the other way round');
  });
});

test('Unconnected spaces have no distance', () => {
  const islands = createSpaces(['A', 'B'].map((name) => ({ name, neighbours: [] })));
  expect(distance(islands, 0, 1)).toBe(-1);
});

test('The ring closes', () => {
  const { ring } = MAPS;
  expect(distance(ring, spaceOf(ring, '10'), spaceOf(ring, '1'))).toBe(1);
  expect(distance(ring, spaceOf(ring, '1'), spaceOf(ring, '6'))).toBe(5);
});

test('A field of hexes counts columns first, and even columns lie lower', () => {
  const { field } = MAPS;
  const steps = (a: string, b: string) => distance(field, spaceOf(field, a), spaceOf(field, b));
  expect([steps('0803', '0105'), steps('0803', '1505'), steps('0803', '0703')]).toEqual([7, 7, 1]);
  expect([steps('0803', '0702'), steps('0803', '0704'), steps('0703', '0804')]).toEqual([2, 1, 2]);
});

describe('On a grid', () => {
  const grid = createGrid(5, 5);
  const box = (name: string) => spaceOf(grid, name);

  test('boxes are named from the southwest', () => {
    expect([box('A1'), box('E1'), box('A2'), box('E5')]).toEqual([0, 4, 5, 24]);
    expect(rowOf(grid, box('C4'))).toBe(3);
  });

  test('a heading leads straight on and off the board', () => {
    expect(boxTowards(grid, box('C2'), 'N', 2)).toBe(box('C4'));
    expect(boxTowards(grid, box('C2'), 'E')).toBe(box('D2'));
    expect(boxTowards(grid, box('C2'), 'S', 2)).toBe(-1);
    expect(boxTowards(grid, box('A2'), 'W')).toBe(-1);
    expect(boxTowards(grid, box('E2'), 'E')).toBe(-1);
    expect(boxTowards(grid, box('C5'), 'N')).toBe(-1);
  });

  test('the heading to a box is the one that leads there, and there is none to others', () => {
    for (let from = 0; from < grid.size; from++) {
      for (let to = 0; to < grid.size; to++) {
        const leads = HEADINGS.filter((heading) =>
          [1, 2, 3, 4].some((steps) => boxTowards(grid, from, heading, steps) === to),
        );
        expect(headingTo(grid, from, to)).toBe(leads[0] ?? null);
        if (leads[0]) expect(headingTo(grid, to, from)).toBe(oppositeOf(leads[0]));
      }
    }
  });
});
