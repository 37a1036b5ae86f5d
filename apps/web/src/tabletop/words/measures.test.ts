import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sectorPath } from '../map/overlays.tsx';
import { degrees, inches, outlinePath, placeAt, placeText, spotOf } from './measures.ts';

describe('between the table and its drawing', () => {
  test('every place comes back from where it is drawn', () => {
    const coordinate = fc.integer({ min: 0, max: 240_000 });
    fc.assert(
      fc.property(fc.record({ x: coordinate, y: coordinate }), (place) => {
        expect(placeAt(spotOf(place))).toEqual(place);
      }),
    );
  });

  test('lengths are told to the hundredth of an inch, headings in degrees', () => {
    expect([5250, 5254, 12_000].map(inches)).toEqual(['5.25″', '5.25″', '12″']);
    expect(degrees(361)).toBe('90.25°');
    expect(placeText({ x: 1500, y: 36_000 })).toBe('1.5″, 36″');
  });

  test('an inch is 24 units in the drawing', () => {
    const corners = [
      { x: 1000, y: 1000 },
      { x: 2000, y: 1000 },
      { x: 2000, y: 3000 },
    ];
    expect(outlinePath(corners)).toBe('M24 24L48 24L48 72Z');
  });

  test('an arc is drawn from its left to its right, the large way around where it is more than half', () => {
    const arc = { kind: 'arc', at: { x: 0, y: 0 }, heading: 0, radius: 1000, look: 'range' } as const;
    expect(sectorPath({ ...arc, width: 720 })).toBe('M0 0L-24 0A24 24 0 0 1 24 0Z');
    expect(sectorPath({ ...arc, width: 1080 })).toContain('A24 24 0 1 1 ');
    expect(sectorPath({ ...arc, width: 1440 })).toMatch(/^M-24 0a24 24 0 1 0 48 0/);
  });
});
