import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { Battle } from '../testing-table.ts';
import { coverOnRun } from './run.ts';

/** A strider, 2" high, at 20", 20". */
const coverIn = (terrain: string): number => {
  const table = new Battle({
    scene: `48 x 48\n${terrain}`,
    north: { Strider: { at: '20,20', card: { kind: 'strider' } } },
    south: { Far: { at: '46,46' } },
  });
  return coverOnRun(table.state, { x: 20_000, y: 0 }, table.id('Strider'));
};

rule('HGB-AIR-02', 'Nothing below half its height covers a unit from the air', () => {
  expect(coverIn('woodland 14,16 to 26,24 height 0.9')).toBe(0);
  expect(coverIn('woodland 14,16 to 26,24 height 1')).toBeGreaterThan(0);
});

rule('HGB-AIR-02', 'Terrain on the way that it does not touch covers it from nothing', () => {
  expect(coverIn('woodland 14,4 to 26,16 height 3')).toBe(0);
});
