import { describe, expect, test } from 'vitest';
import { type Box, boxAhead } from './roving.ts';

const box = (left: number, top: number, width = 100, height = 20): Box => ({ left, top, width, height });

/** Two columns; the right one begins lower and has a tall box. */
const [A, B, C, D] = [box(0, 0), box(0, 22), box(110, 10, 100, 60), box(110, 80)];
const boxes = [A, B, C, D];

describe('arrow keys', () => {
  test('lead down and up a column', () => {
    expect(boxAhead(boxes, A, 'ArrowDown')).toBe(1);
    expect(boxAhead(boxes, B, 'ArrowUp')).toBe(0);
    expect(boxAhead(boxes, C, 'ArrowDown')).toBe(3);
  });

  test('lead to the column beside, where it is level', () => {
    expect(boxAhead(boxes, A, 'ArrowRight')).toBe(2);
    expect(boxAhead(boxes, B, 'ArrowRight')).toBe(2);
    expect(boxAhead(boxes, D, 'ArrowLeft')).toBe(1);
  });

  test('keep to their row where rows touch', () => {
    const rows = [0, 20, 40].flatMap((top) => [box(0, top), box(105, top, 40)]);
    expect([0, 2, 4].map((row) => boxAhead(rows, rows[row], 'ArrowRight'))).toEqual([1, 3, 5]);
    expect([1, 3, 5].map((row) => boxAhead(rows, rows[row], 'ArrowLeft'))).toEqual([0, 2, 4]);
  });

  test('lead nowhere at the edge, and other keys do not lead at all', () => {
    expect(boxAhead(boxes, A, 'ArrowLeft')).toBe(-1);
    expect(boxAhead(boxes, A, 'ArrowUp')).toBe(-1);
    expect(boxAhead(boxes, A, 'Enter')).toBe(-1);
  });
});
