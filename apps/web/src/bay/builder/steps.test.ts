import { describe, expect, test } from 'vitest';
import { firstStep, redone, settled, step, undone } from './steps.ts';

describe('steps', () => {
  test('of one gesture count once, until it is over', () => {
    const slid = step(step(step(firstStep(0), 1, 'slider'), 2, 'slider'), 3, 'slider');
    expect(undone(slid).present).toBe(0);
    expect(redone(undone(slid)).present).toBe(3);
    expect(undone(step(settled(slid), 4, 'slider')).present).toBe(3);
    expect(undone(step(slid, 4, 'other slider')).present).toBe(3);
    expect(undone(step(step(slid, 9), 10)).present).toBe(9);
  });

  test('after one was taken back begin a new gesture, and end what was taken back', () => {
    const back = undone(step(step(firstStep(0), 1), 2, 'slider'));
    const other = step(back, 7, 'slider');
    expect(undone(other).present).toBe(1);
    expect(redone(other).present).toBe(7);
  });
});
