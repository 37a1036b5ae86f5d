import { createGrid } from '@ironfield/hex/grid.ts';
import { expect, test } from 'vitest';
import { centreOfCell } from './geometry.ts';
import { PLATE_HEIGHT, platePlaces } from './plate-places.ts';

const grid = createGrid(15, 17);
const plateAt = (number: string) => ({ at: centreOfCell(grid, grid.cells.get(number)!), width: 130 });

test('A name stands below its token while there is room', () => {
  const [place] = platePlaces([plateAt('0808')], 1);
  expect(place).toMatchObject({ x: 0 });
  expect(place!.y).toBeGreaterThan(0);
});

test.each([0.62, 0.8, 1, 1.4, 2])('Names of neighbours do not cover each other at scale %d', (scale) => {
  const plates = ['0808', '0908', '0809', '0708'].map(plateAt);
  const boxes = platePlaces(plates, scale).map((place, index) => {
    const { at, width } = plates[index]!;
    return {
      left: at.x * scale + place.x - width / 2,
      top: at.y * scale + place.y - PLATE_HEIGHT / 2,
      width,
    };
  });
  for (const [index, a] of boxes.entries()) {
    for (const b of boxes.slice(index + 1)) {
      const isClear =
        Math.abs(a.left - b.left) >= Math.min(a.width, b.width) || Math.abs(a.top - b.top) >= PLATE_HEIGHT;
      expect(isClear).toBe(true);
    }
  }
});
