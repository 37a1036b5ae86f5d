import { expect, test } from 'vitest';
import { wheelPlaces } from './wheel-places.ts';

const seen = { x: 100, y: 100, width: 400, height: 600 };
const use = { widths: [60, 60, 80], step: 40, scale: 1, seen };

test('The words stand by turns at both sides of a unit', () => {
  expect(wheelPlaces({ ...use, at: { x: 300, y: 400 } })).toEqual([
    { x: 44, y: -20 },
    { x: -104, y: 0 },
    { x: 44, y: 20 },
  ]);
});

test('By the edge of what can be seen all of them stand at the other side, and none above or below it', () => {
  const [right, left] = [480, 120].map((x) => wheelPlaces({ ...use, at: { x, y: 690 } }));
  expect(right).toEqual([
    { x: -104, y: -90 },
    { x: -104, y: -50 },
    { x: -124, y: -10 },
  ]);
  expect(left!.map(({ x }) => x)).toEqual([44, 44, 44]);
});

test('A word too long for both sides stands above the others or below them', () => {
  const widths = [60, 200, 60];
  const [first, wide, last] = wheelPlaces({ ...use, widths, at: { x: 300, y: 200 } });
  expect([first, last]).toEqual([
    { x: 44, y: 0 },
    { x: -104, y: 0 },
  ]);
  expect(wide).toEqual({ x: -100, y: 64 });
  expect(wheelPlaces({ ...use, widths, at: { x: 300, y: 600 } })[1]).toEqual({ x: -100, y: -64 });
});

test('None leaves what can be seen, nor lies on another, however low that is', () => {
  const low = { x: 0, y: 0, width: 464, height: 296 };
  const widths = [152, 51, 44, 51, 116, 202, 101];
  for (let x = 20; x < 460; x += 20)
    for (let y = 20; y < 290; y += 15) {
      const places = wheelPlaces({ widths, step: 44, scale: 1, seen: low, at: { x, y } });
      const boxes = places.map((place, index) => ({
        left: x + place.x,
        right: x + place.x + widths[index]!,
        y: y + place.y,
      }));
      for (const [index, { left, right, y: middle }] of boxes.entries()) {
        expect([left >= -1e-9, right <= 464 + 1e-9, middle >= 20, middle <= 276]).toEqual(
          Array(4).fill(true),
        );
        const over = boxes.filter(
          (other, place) =>
            place > index && other.left < right && left < other.right && Math.abs(other.y - middle) < 40,
        );
        expect([x, y, over]).toEqual([x, y, []]);
      }
    }
});
