import { createGrid } from '@ironfield/hex/grid.ts';
import { expect, test } from 'vitest';
import { centreOfCell } from '../geometry.ts';
import { labelPlaces } from './label-places.ts';

const grid = createGrid(15, 17);
const cell = (number: string) => grid.cells.get(number)!;
const line = (from: string, to: string, width = 40) => ({ from: cell(from), to: cell(to), width });
const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

test('A label stands in the middle of its line while nothing is there', () => {
  const [place] = labelPlaces(grid, [line('0802', '0812')], { tokens: [cell('0802'), cell('0812')] }, 1);
  expect(apart(place!, centreOfCell(grid, cell('0807')))).toBeLessThan(1);
});

test('It gives way to a token on the line', () => {
  const tokens = ['0802', '0807', '0812'].map(cell);
  const [place] = labelPlaces(grid, [line('0802', '0812')], { tokens }, 1);
  for (const token of tokens) expect(apart(place!, centreOfCell(grid, token))).toBeGreaterThan(30);
});

test('Between neighbours it stands beside the line', () => {
  const tokens = ['0808', '0908'].map(cell);
  const [place] = labelPlaces(grid, [line('0808', '0908')], { tokens }, 0.5);
  for (const token of tokens) expect(apart(place!, centreOfCell(grid, token))).toBeGreaterThan(30);
});

test('Lines that cross have their labels apart', () => {
  const lines = [line('0508', '1108'), line('0805', '0811')];
  const [first, second] = labelPlaces(grid, lines, { tokens: [] }, 1);
  expect(apart(first!, second!)).toBeGreaterThan(30);
});

test('However long it is, it covers neither of two neighbours one above the other, nor what is written beside them', () => {
  const tokens = ['0808', '0809'].map(cell);
  const [above, below] = tokens.map((token) => centreOfCell(grid, token));
  const beside = { x: above!.x - 80, y: (above!.y + below!.y) / 2, wide: 40, high: 20 };
  const [place] = labelPlaces(grid, [line('0808', '0809', 96)], { tokens, written: [beside] }, 1);
  expect(place!.x - 48).toBeGreaterThan(above!.x + 20);
});

test('Between neighbours with long names it covers neither of them', () => {
  const tokens = ['0808', '0908'].map(cell);
  const written = tokens.flatMap((token) => {
    const { x, y } = centreOfCell(grid, token);
    return [y - 36, y + 36].map((at) => ({ x, y: at, wide: 60, high: 8 }));
  });
  const [place] = labelPlaces(grid, [line('0808', '0908', 60)], { tokens, written }, 1);
  for (const { x, y, wide, high } of written)
    expect(Math.abs(place!.x - x) >= wide + 30 || Math.abs(place!.y - y) >= high + 11).toBe(true);
});

test('It stands on what can be seen of its line, all of it', () => {
  const [from, to] = [centreOfCell(grid, cell('0802')), centreOfCell(grid, cell('0812'))];
  const seen = { x: from.x - 100, y: to.y - 120, width: 300, height: 200 };
  const tokens = [cell('0802'), cell('0812')];
  const [place] = labelPlaces(grid, [line('0802', '0812')], { tokens, seen }, 1);
  expect(place!.y - 11).toBeGreaterThan(seen.y);
  expect(place!.y + 11).toBeLessThan(to.y - 26);
  const beside = { ...seen, x: from.x + 200 };
  expect(labelPlaces(grid, [line('0802', '0812')], { tokens, seen: beside }, 1)).toHaveLength(1);
});
