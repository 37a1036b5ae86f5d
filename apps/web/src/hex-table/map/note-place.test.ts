import { expect, test } from 'vitest';
import { notePlace } from './note-place.ts';

const use = { width: 160, height: 38, scale: 1, seen: { x: 0, y: 0, width: 1000, height: 1000 } };

test('A note stands at the right of its place, at the left by the edge, above or below where neither has room', () => {
  expect(notePlace({ ...use, at: { x: 500, y: 500 } })).toEqual({ x: 40, y: -19 });
  expect(notePlace({ ...use, at: { x: 900, y: 500 } })).toEqual({ x: -200, y: -19 });
  const narrow = { ...use, seen: { x: 0, y: 0, width: 300, height: 1000 } };
  expect(notePlace({ ...narrow, at: { x: 150, y: 100 } })).toEqual({ x: -80, y: 60 });
  expect(notePlace({ ...narrow, at: { x: 150, y: 900 } })).toEqual({ x: -80, y: -98 });
});

test('Of a map that is larger than its window it keeps to what can be seen', () => {
  const part = { ...use, seen: { x: 400, y: 400, width: 250, height: 300 } };
  expect(notePlace({ ...part, at: { x: 420, y: 450 } })).toEqual({ x: 40, y: -19 });
  expect(notePlace({ ...part, at: { x: 630, y: 650 } })).toEqual({ x: -200, y: -19 });
  expect(notePlace({ ...part, at: { x: 525, y: 650 } })).toEqual({ x: -80, y: -98 });
});

test('It gives way to units, and to the action wheel', () => {
  const at = { x: 500, y: 500 };
  const right = { x: 560, y: 480 };
  const left = { x: 440, y: 520 };
  expect(notePlace({ ...use, at, others: [right] })).toEqual({ x: -200, y: -19 });
  expect(notePlace({ ...use, at, others: [right, left] })).toEqual({ x: -80, y: 60 });
  expect(notePlace({ ...use, at, around: 66 })).toEqual({ x: -80, y: 74 });
});
