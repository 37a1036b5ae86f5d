import { describe, expect, test } from 'vitest';
import { frameOf } from './frame.ts';

const extent = { width: 1456, height: 970 };
const margins = { left: 500, right: 40, top: 20, bottom: 80 };
const room = { width: 1400, height: 400 };
const near = [
  { x: 700, y: 400 },
  { x: 900, y: 500 },
];
const frame = (more: Partial<Parameters<typeof frameOf>[0]> = {}) =>
  frameOf({ extent, around: near, room, margins, former: null, ...more });

describe('The frame of a scenery', () => {
  test('shows all that it is about in its free part', () => {
    const { x, y, k } = frame();
    for (const spot of near) {
      expect(spot.x * k + x).toBeGreaterThan(margins.left);
      expect(spot.x * k + x).toBeLessThan(room.width - margins.right);
      expect(spot.y * k + y).toBeGreaterThan(margins.top);
      expect(spot.y * k + y).toBeLessThan(room.height - margins.bottom);
    }
  });

  test('shows no hex wider than can be drawn well, and none too small to read', () => {
    expect(64 * frame({ around: [near[0]] }).k).toBeLessThanOrEqual(68.001);
    const far = [
      { x: 0, y: 0 },
      { x: 1456, y: 970 },
    ];
    expect(64 * frame({ around: far }).k).toBeGreaterThanOrEqual(34);
  });

  test('leaves no empty ground at the right edge and below, wherever it looks', () => {
    for (const spot of [
      { x: 1456, y: 970 },
      { x: 0, y: 0 },
    ]) {
      const { x, y, k } = frame({ around: [spot] });
      expect(x + extent.width * k).toBeGreaterThanOrEqual(room.width - 0.001);
      expect(y + extent.height * k).toBeGreaterThanOrEqual(room.height - 0.001);
      expect(y).toBeLessThanOrEqual(0.001);
    }
  });

  test('stays as it was while all can be seen, and follows when something leaves it', () => {
    const former = frame();
    const moved = near.map(({ x, y }) => ({ x: x + 20, y }));
    expect(frame({ around: moved, former })).toBe(former);
    const gone = near.map(({ x, y }) => ({ x: x - 500, y }));
    expect(frame({ around: gone, former })).not.toEqual(former);
  });
});
