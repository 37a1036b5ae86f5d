import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { movedTo } from './support-map.ts';

rule(
  'BF2-OFF-03',
  'Between two boxes a unit counts as being in the one it left, as long as it waits there',
  () => {
    const box = (from: number, left: number, to: number) =>
      movedTo({ half: 0, space: from, box: left }, to).box;
    // On the way up from Box 1, and down from Box 2.
    expect([box(7, 1, 7), box(7, 2, 7)]).toEqual([1, 2]);
    expect([box(7, 1, 9), box(7, 1, 10), box(7, 1, 12)]).toEqual([1, 2, 2]);
    expect([box(7, 2, 6), box(7, 2, 5), box(7, 2, 3)]).toEqual([2, 1, 1]);
    expect([box(10, 2, 10), box(10, 2, 8), box(10, 2, 12)]).toEqual([2, 2, 2]);
  },
);
