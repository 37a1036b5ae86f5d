import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { Battle } from '../../testing/table.ts';
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

rule(
  ['HGB-AIR-02', 'HGB-LOS-03'],
  'What it touches counts 1, and more for what the run crosses of it',
  () => {
    // 4" of woods before it, and touched; 4" of rocks; a hill; what lies behind is only touched.
    expect(coverIn('woodland 14,16 to 26,24 height 3')).toBe(2);
    expect(coverIn('rocks 14,16 to 26,24 height 3')).toBe(2);
    expect(coverIn('rocks 14,13 to 26,24 height 3')).toBe(3);
    expect(coverIn('hill 14,16 to 26,18.98 height 3 ground')).toBe(2);
    expect(coverIn('hill 14,21.02 to 26,24 height 3 ground')).toBe(1);
    expect(coverIn('sand 14,16 to 26,24 height 3')).toBe(0);
    // Touched within 0.05", and no further.
    expect([
      coverIn('rocks 14,21.05 to 26,24 height 3'),
      coverIn('rocks 14,21.06 to 26,24 height 3'),
    ]).toEqual([1, 0]);
    // On a hill its half is higher.
    const hill = 'hill 14,16 to 26,24 height 1 ground';
    expect(coverIn(`${hill}\nrocks 14,21.02 to 26,24 height 1.9`)).toBe(0);
  },
);
