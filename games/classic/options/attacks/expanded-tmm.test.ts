import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { duel } from '../../testing/duel.ts';

const moved = (hexesMoved: number, mode = 'run', options = { 'expanded-tmm': true }) =>
  duel({ options, mark: { hexesMoved, mode }, range: 2 }).toHit('Medium Laser').total - 4;

rule('MT-ATK-03', 'Every step of the table, and its last hex', () => {
  const steps = [0, 2, 3, 4, 5, 6, 7, 9, 10, 13, 14, 18, 19, 24, 25, 30];
  expect(steps.map((hexes) => moved(hexes))).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]);
});

rule('MT-ATK-03', 'A jump adds 1: the most there is is 8', () => {
  expect(moved(25, 'jump')).toBe(8);
});

rule('MT-ATK-03', 'It takes the place of the table of either edition, and says so', () => {
  const fast = { mark: { hexesMoved: 14, mode: 'run' }, range: 2 };
  const { lines } = duel({ options: { 'expanded-tmm': true, 'master-rules': true }, ...fast }).toHit(
    'Medium Laser',
  );
  expect(lines).toContainEqual({ value: 5, reason: 'Target moved 14 hexes', rule: 'MT-ATK-03', kind: 'add' });
  expect(lines.filter(({ reason }) => reason.startsWith('Target moved'))).toHaveLength(1);
});
