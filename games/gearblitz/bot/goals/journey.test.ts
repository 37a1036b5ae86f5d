import { rectangle } from '@ironfield/table/polygon.ts';
import { describe, expect, test } from 'vitest';
import { Battle } from '../../testing/table.ts';
import { journeyTo } from './journey.ts';

const at = (x: number, y: number) => ({ x: x * 1000, y: y * 1000 });
const SOUTH = [rectangle(at(0, 40), at(48, 48))];

function journey(scene: string, modes: readonly ('W' | 'G')[] = ['W']) {
  const combat = { W: 4, G: 8 } as const;
  const movement = modes.map((mode) => ({
    mode,
    combat: combat[mode],
    top: 12,
    defense: [-2, 0, 1] as const,
  }));
  const table = new Battle({ scene, north: { Runner: { at: '24,10', card: { movement } } }, south: {} });
  return journeyTo(table.state, table.id('Runner'), SOUTH);
}

describe('the way to a zone', () => {
  test('HGB-TERR-01: takes as many rounds as its ground costs, in the mode that is quickest', () => {
    expect(journey('48 x 48').rounds(at(24, 16))).toBeCloseTo(24 / 4, 0);
    expect(journey('48 x 48', ['W', 'G']).rounds(at(24, 16))).toBeCloseTo(24 / 8, 0);
    const woods = '48 x 48\nwoodland 0,16 to 48,40 height 2';
    expect(journey(woods).rounds(at(24, 16))).toBeCloseTo(48 / 4, 0);
    // On the ground an inch of it costs four.
    expect(journey(woods, ['W', 'G']).rounds(at(24, 16))).toBeCloseTo(48 / 4, 0);
    expect(journey(woods).rounds(at(24, 44))).toBe(0);
  });

  test('HGB-TERR-01: leads around what costs more, and through the only gap', () => {
    const wall = journey('48 x 48\nbuilding 0,20 to 40,24 height 3');
    expect(wall.rounds(at(8, 16))).toBeGreaterThan(10);
    const next = wall.next(at(8, 16))!;
    expect(next.x).toBeGreaterThan(11_000);
    expect(next.y).toBeLessThan(20_000);
    expect(journey('48 x 48\nbuilding 0,20 to 48,24 height 3').rounds(at(8, 16))).toBe(
      Number.POSITIVE_INFINITY,
    );
  });
});
