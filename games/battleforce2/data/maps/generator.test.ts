import { hashOf } from '@ironfield/kernel/hash.ts';
import { expect, test } from 'vitest';
import { generateMap, LANDSCAPES, type Landscape } from './generator.ts';

const SIZES = [
  [15, 17],
  [31, 17],
  [9, 24],
  [40, 34],
] as const;

/** Fingerprints of the maps of one seed, by size. */
const MAPS: Readonly<Record<Landscape, readonly string[]>> = {
  plains: ['412d98c7', 'f1ac342c', '2a6e5392', '58c18ed6'],
  hills: ['12870ddf', '61a28d20', '0f08e28c', 'da942366'],
  forest: ['bc38e86f', 'b9759133', 'd652df74', 'ffbe37e0'],
  river: ['88ce8180', '2c6cbd28', '2723594e', '1145a32b'],
  lakes: ['c2cfeacb', '1e28e0d9', 'd2153253', '18917dc0'],
  badlands: ['3298e585', '3a11a435', '304e4562', 'fa4ad14e'],
  town: ['62ff7a68', 'f6caec79', 'd43de227', '58d9233c'],
};

test.each(LANDSCAPES)('A seed stands for the same map of %s for good', (landscape) => {
  const maps = SIZES.map(([width, height]) => generateMap({ landscape, width, height, seed: 'xxx' }));
  expect(maps.map((map) => hashOf(map).slice(0, 8))).toEqual(MAPS[landscape]);
});

test('The name of a map is its landscape and its seed, 60 characters at most', () => {
  const named = (seed: string) => generateMap({ landscape: 'plains', width: 15, height: 17, seed }).name;
  expect([named('7'), named('x'.repeat(80))]).toEqual(['Plains 7', `Plains ${'x'.repeat(53)}`]);
});
