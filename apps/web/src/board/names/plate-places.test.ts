import { createGrid } from '@ironfield/hex/grid.ts';
import { expect, test } from 'vitest';
import { boardExtent, centreOfCell } from '../geometry.ts';
import { PLATE_HEIGHT, platePlaces } from './plate-places.ts';

const grid = createGrid(15, 17);
const crowd = ['0807', '0808', '0809', '0810', '0907', '0908', '0909', '0910', '0707', '0708', '0709'];
const plateAt = (number: string) => ({ at: centreOfCell(grid, grid.cells.get(number)!), width: 130 });

test('A name stands below its token while there is room', () => {
  const [place] = platePlaces([plateAt('0808')], 1);
  expect(place).toMatchObject({ x: 0 });
  expect(place!.y).toBeGreaterThan(0);
});

test.each([0.62, 0.8, 1, 1.4, 2])('Names of neighbours do not cover each other at scale %d', (scale) => {
  const plates = ['0808', '0908', '0809', '0708'].map(plateAt);
  const boxes = platePlaces(plates, scale).flatMap((place, index) => {
    const { at, width } = plates[index];
    if (!place) return [];
    return {
      left: at.x * scale + place.x - width / 2,
      top: at.y * scale + place.y - PLATE_HEIGHT / 2,
      width,
    };
  });
  expect(boxes).toHaveLength(plates.length);
  for (const [index, a] of boxes.entries()) {
    for (const b of boxes.slice(index + 1)) {
      const isClear =
        Math.abs(a.left - b.left) >= Math.min(a.width, b.width) || Math.abs(a.top - b.top) >= PLATE_HEIGHT;
      expect(isClear).toBe(true);
    }
  }
});

test('A name keeps right beside its token as long as there is room, and says where it is not', () => {
  const alone = platePlaces([plateAt('0808')], 1);
  expect(alone[0]!.isFar).toBe(false);
  // Between two others, one above and one below: to its side.
  const [, middle] = platePlaces(['0807', '0808', '0809'].map(plateAt), 1);
  expect([middle!.isFar, middle!.y]).toEqual([false, 0]);
});

test('A name that somebody asks for is always shown, however crowded it is', () => {
  const without = platePlaces(crowd.map(plateAt), 0.3);
  const lost = without.indexOf(null);
  expect(lost).toBeGreaterThan(0);
  const asked = crowd
    .map(plateAt)
    .map((plate, index) => (index === lost ? { ...plate, isNeeded: true } : plate));
  expect(platePlaces(asked, 0.3)[lost]).not.toBeNull();
});

test('A name stays clear of further things', () => {
  const plate = plateAt('0808');
  const below = { x: plate.at.x, y: plate.at.y + 40, half: 12 };
  expect(platePlaces([plate], 1, null, [below])[0]!.y).toBeLessThan(0);
});

test('A name at the lower edge stands above its token, on the board', () => {
  const [place] = platePlaces([plateAt('0817')], 1, boardExtent(grid));
  expect(place!.y).toBeLessThan(0);
});

test('Where there is no room for a name it is left out', () => {
  const places = platePlaces(crowd.map(plateAt), 0.3);
  expect(places).toContain(null);
  expect(places[0]).not.toBeNull();
});
