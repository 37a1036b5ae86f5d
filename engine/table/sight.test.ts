import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lengthOf } from './crossing.ts';
import { INCH } from './place.ts';
import type { Scene } from './scenes/scene.ts';
import { drawnPlace, drawnScene } from './scenes/scene-drawing.ts';
import { isHiddenBy, obstructionsBetween, type Target } from './sight.ts';
import { anyPlace, anyScene, quarterTurned } from './table.fixture.ts';

/** A model 1" high on a 1" base. */
const model = (text: string, ground = 0): Target => ({
  ...drawnPlace(text),
  radius: 500,
  foot: ground * INCH,
  top: (ground + 1) * INCH,
});
const eyeOf = ({ x, y, top }: Target) => ({ x, y, z: top });

/** Each piece in the way with its inches; `hidden` if they hide the target together. */
function seen(scene: Scene, from: Target, to: Target): string {
  const obstructions = obstructionsBetween(scene, eyeOf(from), to);
  const parts = obstructions.map(({ piece, spans }) => `${piece.id} ${lengthOf(spans) / INCH}`);
  return [...parts, ...(isHiddenBy(obstructions) ? ['hidden'] : [])].join(', ');
}

describe('what stands between two models', () => {
  test('is told with the inches that the line between their centres crosses', () => {
    const scene = drawnScene(`
      24 x 24
      woods  5,2 to 8,8  height 3
      rocks  15,2 to 17,8  height 0.5
      woods  5,12 to 8,16  height 3
    `);
    expect(seen(scene, model('2,4'), model('20,4'))).toBe('woods-1 3, rocks-1 2, hidden');
    expect(seen(scene, model('9,4'), model('20,4'))).toBe('rocks-1 2');
    expect(seen(scene, model('2,10'), model('20,10'))).toBe('');
  });

  test('counts by its longest crossing when only lines to the edge of the base meet it', () => {
    const scene = drawnScene(`
      24 x 24
      wall  10,4.1 to 14,5  height 3
    `);
    const [wall] = obstructionsBetween(scene, eyeOf(model('2,4')), model('12,4'));
    expect(lengthOf(wall.spans)).toBeGreaterThan(1900);
    expect(isHiddenBy([wall])).toBe(false);
  });

  test('hides a model only together where no piece does it alone', () => {
    const scene = drawnScene(`
      24 x 24
      wall  10,3 to 11,4.1  height 3
      wall  8,4 to 9,5.5  height 3
    `);
    const walls = obstructionsBetween(scene, eyeOf(model('2,4')), model('20,4'));
    expect(walls.map((wall) => isHiddenBy([wall]))).toEqual([false, false]);
    expect(isHiddenBy(walls)).toBe(true);
  });

  test('does not cut a line that passes above it, or below its foot', () => {
    const scene = drawnScene(`
      24 x 24
      fence   5,2 to 6,8  height 0.5
      bridge  10,2 to 12,8  height 0.5  foot 1.5
    `);
    expect(seen(scene, model('2,4', 3), model('20,4', 3))).toBe('');
    expect(seen(scene, model('2,4', 1), model('20,4', 1))).toBe('bridge-1 2, hidden');
    expect(seen(scene, model('7,4'), model('20,4'))).toBe('');
    expect(seen(scene, model('2,4'), model('8,4'))).toBe('fence-1 1');
  });

  test('does not include a hill that a line only grazes, but does include a wood exactly as high', () => {
    const text = (what: string) => `
      24 x 24
      ${what}
    `;
    const hill = drawnScene(text('hill   4,2 to 22,8  height 2  ground'));
    const wood = drawnScene(text('woods  4,2 to 22,8  height 2'));
    expect(seen(hill, model('6,4', 2), model('20,4', 2))).toBe('');
    expect(seen(wood, model('6,4', 2), model('20,4', 2))).toBe('woods-1 14');
    expect(seen(hill, model('2,4', 0.8), model('5,4', 2))).toBe('hill-1 1');
    expect(seen(hill, model('2,4'), model('20,4', 2))).toBe('hill-1 16, hidden');
    expect(seen(hill, model('2,4'), model('23,4'))).toBe('hill-1 18, hidden');
  });

  test('counts woods around either of them', () => {
    const scene = drawnScene(`
      24 x 24
      woods  1,2 to 8,8  height 3
    `);
    expect(seen(scene, model('4,4'), model('6,4'))).toBe('woods-1 2, hidden');
    expect(seen(scene, model('20,4'), model('7,4'))).toBe('woods-1 1, hidden');
  });

  test('is the same after a quarter of a turn of the table', () => {
    const anyModel = fc.record({ at: anyPlace, foot: fc.nat(3000) });
    fc.assert(
      fc.property(anyScene, anyModel, anyModel, (scene, from, to) => {
        const eye = { ...from.at, z: from.foot + 1000 };
        const target = { ...to.at, radius: 700, foot: to.foot, top: to.foot + 1000 };
        const pieces = scene.pieces.map((piece) => ({ ...piece, corners: piece.corners.map(quarterTurned) }));
        const before = obstructionsBetween(scene, eye, target);
        const after = obstructionsBetween(
          { ...scene, pieces },
          { ...eye, ...quarterTurned(eye) },
          { ...target, ...quarterTurned(target) },
        );
        expect(after.map(({ piece, spans }) => [piece.id, lengthOf(spans)])).toEqual(
          before.map(({ piece, spans }) => [piece.id, lengthOf(spans)]),
        );
        expect(isHiddenBy(after)).toBe(isHiddenBy(before));
      }),
      { numRuns: 60 },
    );
  });
});

test('a gap that shows only the foot of a model does not hide it', () => {
  const scene = drawnScene(`
    24 x 24
    wall    18.9,2 to 19,3.99  height 3
    wall    18.9,4.01 to 19,6  height 3
    lintel  18.8,3.5 to 18.85,4.5  foot 0.5 height 3
  `);
  const walls = obstructionsBetween(scene, eyeOf(model('2,4')), model('20,4'));
  expect(isHiddenBy(walls)).toBe(false);
  const closed = drawnScene('24 x 24\nwall 18.9,2 to 19,6 height 3');
  expect(isHiddenBy(obstructionsBetween(closed, eyeOf(model('2,4')), model('20,4')))).toBe(true);
});
