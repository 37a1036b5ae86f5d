import { FULL_TURN } from '@ironfield/kernel/menu/menu.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthOf, spansInside } from '../crossing.ts';
import { movedAlong } from '../heading.ts';
import { contains, distanceToPolygon, polygonProblem } from '../polygon.ts';
import { anyPlace, anyScene, pieceOf } from '../table.fixture.ts';
import { groundOf, isOnTable, outlineAround, roundOutline, topOf, withoutPiece, withPiece } from './scene.ts';
import { drawnPlace, drawnScene } from './scene-drawing.ts';
import { piecesAt, piecesNear } from './scene-index.ts';

const terraces = drawnScene(`
  24 x 24
  hill   4,4 to 16,16   height 1  ground
  hill   6,6 to 12,12   height 1  foot 1  ground
  woods  11,11 to 20,20  height 3
`);

test('a model stands at the height of the highest ground under it', () => {
  const heightAt = (text: string) => groundOf(piecesAt(terraces, drawnPlace(text)));
  expect(['1,1', '5,5', '7,7', '6,6', '13,13', '18,18'].map(heightAt)).toEqual([
    0, 1000, 2000, 2000, 1000, 0,
  ]);
});

test('a piece is at all places inside it and on its edge', () => {
  const idsAt = (text: string) => piecesAt(terraces, drawnPlace(text)).map(({ id }) => id);
  expect(idsAt('12,12')).toEqual(['hill-1', 'hill-2', 'woods-1']);
  expect(idsAt('2,12')).toEqual([]);
  expect(terraces.pieces.map(topOf)).toEqual([1000, 2000, 3000]);
});

test('the edge of the table belongs to it', () => {
  expect(
    [drawnPlace('24,24'), { x: 24_001, y: 0 }, { x: 0, y: -1 }].map((at) => isOnTable(terraces, at)),
  ).toEqual([true, false, false]);
});

test('a scene with another piece is another scene', () => {
  const wreck = pieceOf(roundOutline({ x: 2000, y: 2000, radius: 500 }), { id: 'wreck' });
  const more = withPiece(terraces, wreck);
  expect(more.pieces.map(({ id }) => id)).toEqual(['hill-1', 'hill-2', 'woods-1', 'wreck']);
  const burnt = withPiece(more, { ...more.pieces[2], height: 0 });
  expect(burnt.pieces.map(({ height }) => height)).toEqual([1000, 1000, 0, 2000]);
  expect(withoutPiece(more, 'wreck')).toEqual(terraces);
  expect(terraces.pieces).toHaveLength(3);
});

test('the outline of a base lies on its edge', () => {
  const base = { x: 2000, y: 3000, radius: 500 };
  const outline = roundOutline(base);
  expect(polygonProblem(outline)).toBeNull();
  expect(contains(outline, { x: 2000, y: 2500 })).toBe(true);
  expect(distanceToPolygon(outline, { x: 2600, y: 3000 })).toBe(100);
});

test('an outline around a circle has all of it inside', () => {
  const outline = outlineAround({ x: 9000, y: 9000, radius: 3000 });
  for (let way = 0; way < FULL_TURN; way += 7)
    expect(contains(outline, movedAlong({ x: 9000, y: 9000 }, way, 3010))).toBe(true);
  expect(contains(outline, { x: 9000, y: 12_200 })).toBe(false);
});

test('no piece that a line meets or comes near is missed', () => {
  const margin = fc.nat(3000);
  fc.assert(
    fc.property(anyScene, anyPlace, anyPlace, margin, fc.boolean(), (scene, a, b, reach, isOffTable) => {
      const to = isOffTable ? { x: b.x - 30_000, y: b.y + 9000 } : b;
      const near = piecesNear(scene, a, to, reach);
      expect(near).toEqual(scene.pieces.filter((piece) => near.includes(piece)));
      const isMet = scene.pieces.filter(
        ({ corners }) =>
          spansInside(corners, a, to).length > 0 ||
          corners.some(
            (corner) => lengthOf(spansInside(roundOutline({ ...corner, radius: reach + 2 }), a, to)) > 4,
          ),
      );
      expect(near).toEqual(expect.arrayContaining(isMet));
    }),
  );
});

test('of many pieces each is found where it lies', () => {
  const rows = Array.from(
    { length: 70 },
    (_, i) =>
      `woods ${(i % 10) * 4},${Math.floor(i / 10) * 4} to ${(i % 10) * 4 + 2},${Math.floor(i / 10) * 4 + 2}`,
  );
  const scene = drawnScene(`48 x 36\n${rows.join('\n')}`);
  for (const piece of scene.pieces) {
    const [{ x, y }] = piece.corners;
    const at = { x: x === 0 ? 500 : x, y: y === 0 ? 500 : y };
    expect(piecesAt(scene, at)).toEqual([piece]);
  }
});
