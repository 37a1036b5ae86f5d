import { GLOBE as planet } from '@ironfield/planetary/rules/places.ts';
import { describe, expect, test } from 'vitest';
import {
  along,
  aspectOnto,
  between,
  cellsOf,
  lookFrom,
  nearestCell,
  nearSide,
  placeUnder,
  turned,
  vectorOf,
} from './sphere.ts';

const cells = cellsOf(planet);
const at = (name: string) => planet.numbers.get(name)!;

describe('A globe', () => {
  test('has a corner between any two neighbours in a row, and shares it with both', () => {
    expect(cells.filter(({ corners }) => corners.length === 5)).toHaveLength(12);
    for (const [cell, { corners, beyond }] of cells.entries()) {
      expect(corners).toHaveLength(planet.neighbours[cell]!.length);
      for (const [side, other] of beyond.entries()) {
        const [a, b] = [corners[side]!, corners[(side + 1) % corners.length]!];
        const back = cells[other]!.beyond.indexOf(cell);
        const [c, d] = [
          cells[other]!.corners[back]!,
          cells[other]!.corners[(back + 1) % cells[other]!.corners.length]!,
        ];
        // The same side, seen from the other cell, runs the other way.
        expect(Math.hypot(a.x - d.x, a.y - d.y, a.z - d.z)).toBeLessThan(1e-9);
        expect(Math.hypot(b.x - c.x, b.y - c.y, b.z - c.z)).toBeLessThan(1e-9);
      }
    }
  });

  test('shows the place that it is turned to in the middle, east at the right and north above', () => {
    const look = lookFrom({ longitude: 30, latitude: 40 });
    expect(look(vectorOf({ longitude: 30, latitude: 40 }))).toEqual({
      right: expect.closeTo(0),
      up: expect.closeTo(0),
      depth: expect.closeTo(1),
    });
    expect(look(vectorOf({ longitude: 40, latitude: 40 })).right).toBeGreaterThan(0.1);
    expect(look(vectorOf({ longitude: 30, latitude: 50 })).up).toBeGreaterThan(0.1);
    expect(look(vectorOf({ longitude: -150, latitude: -40 })).depth).toBeCloseTo(-1);
  });

  test('finds the cell under each point of its picture', () => {
    const aspect = { longitude: -75, latitude: 35 };
    const look = lookFrom(aspect);
    for (const [cell, { at: middle }] of cells.entries()) {
      const { right, up, depth } = look(middle);
      if (depth > 0.05) expect(nearestCell(cells, placeUnder(aspect, right, up)!)).toBe(cell);
    }
    expect(placeUnder(aspect, 0.8, 0.7)).toBeNull();
  });

  test('leaves out what lies beyond the rim', () => {
    const square = [
      { right: 0.9, up: 0.1, depth: 0.4 },
      { right: 0.9, up: -0.1, depth: 0.4 },
      { right: 0.9, up: -0.1, depth: -0.4 },
      { right: 0.9, up: 0.1, depth: -0.4 },
    ];
    const shown = nearSide(square);
    expect(shown).toHaveLength(4);
    expect(shown.every(({ depth }) => depth >= 0)).toBe(true);
    for (const { right, up, depth } of shown.filter((each) => each.depth === 0))
      expect([Math.hypot(right, up), depth]).toEqual([expect.closeTo(1), 0]);
    expect(nearSide(square.map((each) => ({ ...each, depth: -1 })))).toEqual([]);
  });

  test('turns by the shorter way, and never quite over a pole', () => {
    expect(between({ longitude: 170, latitude: 0 }, { longitude: -170, latitude: 10 }, 0.5)).toEqual({
      longitude: -180,
      latitude: 5,
    });
    expect(turned({ longitude: 0, latitude: 70 }, 0, 40).latitude).toBe(80);
    expect(turned({ longitude: 350, latitude: 0 }, 20, 0).longitude).toBe(10);
  });

  test('looks at the middle of several places', () => {
    const places = ['J24', 'J25', 'K24'].map((name) => cells[at(name)]!.at);
    const { longitude, latitude } = aspectOnto(places);
    expect(nearestCell(cells, vectorOf({ longitude, latitude }))).toBeOneOf([
      at('J24'),
      at('J25'),
      at('K24'),
    ]);
  });

  test('has ways that bend over the ground', () => {
    const way = along(cells[at('F01')]!.at, cells[at('F02')]!.at, 4);
    expect(way).toHaveLength(5);
    for (const { x, y, z } of way) expect(Math.hypot(x, y, z)).toBeCloseTo(1);
  });
});
