import { rule } from '@ironfield/conformance/rule.ts';
import { DEGREE } from '@ironfield/table/heading.ts';
import { expect } from 'vitest';
import { Battle, type Model } from '../../testing/table.ts';
import { bestShelter } from './shelter.ts';

/** The best cover of a unit at 20", 20" among these pieces: its counters, and where it lies in degrees. */
function shelter(scene: string, model: Partial<Model> = {}): unknown {
  const table = new Battle({
    scene: `48 x 48\n${scene}`,
    north: { Gear: { at: '20,20', ...model } },
    south: { Far: { at: '46,46' } },
  });
  const best = bestShelter(table.state, table.id('Gear'));
  return best && [best.counters, best.shelter === null ? 'all around' : best.shelter / DEGREE];
}

const SQUAD = { card: { kind: 'infantry', bases: 1 } } as const;

rule('HGB-ACT-06', 'cover shelters on its side, and all around whoever stands in it', () => {
  expect(shelter('rocks 18,18 to 22,19.45 height 1')).toEqual([2, 0]);
  expect(shelter('rocks 20.5,18 to 22,22 height 1')).toEqual([2, 90]);
  expect(shelter('woodland 10,10 to 30,30 height 2')).toEqual([1, 'all around']);
  expect(shelter('rocks 18,18 to 22,19.44 height 1')).toBe(null);
  expect(shelter('sand 10,10 to 30,30 height 2')).toBe(null);
});

rule('HGB-ACT-06', 'of several the one with more counters is best, and then what is all around', () => {
  const [woods, rocks] = ['woodland 10,10 to 30,30 height 2', 'rocks 18,18 to 22,19.5 height 1'];
  expect([shelter(`${woods}\n${rocks}`), shelter(`${rocks}\n${woods}`)]).toEqual([
    [2, 0],
    [2, 0],
  ]);
  const bushes = 'bushes 18,18 to 22,19.5 height 1';
  expect([shelter(`${woods}\n${bushes}`), shelter(`${bushes}\n${woods}`)]).toEqual([
    [1, 'all around'],
    [1, 'all around'],
  ]);
});

rule('HGB-ACT-06', 'height counts from where the model stands', () => {
  const hill = 'hill 19,19 to 30,30 height 1 ground';
  expect(shelter('rocks 18,18 to 22,19.5 height 0.55')).toEqual([2, 0]);
  expect(shelter(`hill 10,19.8 to 30,30 height 1 ground\nrocks 18,18 to 22,19.5 height 1.54`)).toBe(null);
  expect(shelter(`${hill}\nrocks 18,18 to 22,19.5 height 1.55`)).toEqual([2, 0]);
});

rule(['HGB-ACT-06', 'HGB-INF-12'], 'infantry has to be inside a building, a wreck or a trench', () => {
  for (const kind of ['building', 'bunker', 'wreck', 'trench']) {
    expect(shelter(`${kind} 18,18 to 22,22 height 1`, SQUAD)).toEqual([2, 'all around']);
    expect(shelter(`${kind} 18,18 to 22,19.5 height 1`, SQUAD)).toBe(null);
  }
  expect(shelter('rocks 18,18 to 22,22 height 1', SQUAD)).toBe(null);
  // As it was read before, beside one as well.
  const table = new Battle({
    reading: 0,
    scene: '48 x 48\nwreck 18,18 to 22,19.5 height 1',
    north: { Squad: { at: '20,20', ...SQUAD } },
    south: { Far: { at: '46,46' } },
  });
  expect(bestShelter(table.state, table.id('Squad'))).toEqual({ counters: 2, shelter: 0 });
});
