import type { OptionModule } from '@ironfield/kernel/options/options.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { describe, expect, test } from 'vitest';
import { pairwiseRows, reconciled } from './option-rows.ts';

const option = (id: string, more: Partial<OptionModule> = {}): OptionModule => ({
  id,
  title: id,
  summary: `All about ${id}.`,
  group: 'All',
  rule: `R-${id}`,
  base: false,
  ...more,
});

describe('rows of options', () => {
  test.each([1, 2, 3, 6, 40, 150])('of %d switches have any two in all four ways, in few rows', (count) => {
    const options = Array.from({ length: count }, (_, index) => option(`o${index}`));
    const rows = pairwiseRows(options, randomFrom('rows'));
    expect(rows.length).toBeLessThan(13);
    for (const [first, a] of options.entries()) {
      for (const b of options.slice(first + 1)) {
        const ways = new Set(rows.map((row) => `${a.id in row} ${b.id in row}`));
        expect(ways.size, `${a.id} and ${b.id}`).toBe(4);
      }
    }
  });

  test('change the options they name, of any type', () => {
    const options = [
      option('a', { base: 'calm', allowed: ['calm', 'high'] }),
      option('b', { base: 3, allowed: [3, 4] }),
      option('c', { base: true }),
    ];
    const rows = pairwiseRows(options, randomFrom('values'));
    const values = (id: string) => new Set(rows.flatMap((row) => (id in row ? [row[id]] : [])));
    expect([values('a'), values('b'), values('c')]).toEqual([
      new Set(['high']),
      new Set([4]),
      new Set([false]),
    ]);
  });

  test('add required options, and drop one of two that exclude each other', () => {
    const options = [
      option('base'),
      option('more', { requires: ['base'] }),
      option('most', { requires: ['more'] }),
      option('rival', { excludes: ['base'] }),
    ];
    const random = randomFrom('needs');
    expect(reconciled(options, { most: true }, random)).toEqual({ base: true, more: true, most: true });
    for (let i = 0; i < 20; i++) {
      const left = Object.keys(reconciled(options, { most: true, rival: true }, random))
        .sort()
        .join();
      expect(['rival', 'base,more,most']).toContain(left);
    }
  });
});
