import { describe, expect, test } from 'vitest';
import { Location } from './locations.ts';
import { itemsOf, partsOf, type Slot } from './slot-items.ts';

const { LA, LT, LL, CT } = Location;

function slots(...counts: readonly (readonly [Location, number])[]): Slot[] {
  return counts.flatMap(([location, count]) =>
    Array.from({ length: count }, (_, slot): Slot => ({ location, slot })),
  );
}

/** How many slots each item has in which location. */
const shares = (items: readonly (readonly Slot[])[]) =>
  items.map((item) =>
    [...Map.groupBy(item, ({ location }) => location)].map(([location, { length }]) => [location, length]),
  );

describe('slots of an autocannon that may be split (CBT-CON-20)', () => {
  test.each([
    ['whole', slots([LT, 10]), [[[LT, 10]]]],
    [
      'an arm and a torso',
      slots([LT, 4], [LA, 6]),
      [
        [
          [LA, 6],
          [LT, 4],
        ],
      ],
    ],
    [
      'two that share a torso',
      slots([LT, 10], [LA, 8], [LL, 2]),
      [
        [
          [LA, 8],
          [LT, 2],
        ],
        [
          [LL, 2],
          [LT, 8],
        ],
      ],
    ],
    ['one whole, and one that lacks slots', slots([LT, 10], [LA, 3]), [[[LT, 10]], [[LA, 3]]]],
    [
      'a side torso and the middle',
      slots([LT, 8], [CT, 2]),
      [
        [
          [LT, 8],
          [CT, 2],
        ],
      ],
    ],
  ])('%s', (_, all, expected) => {
    expect(shares(itemsOf(all, 10, true))).toEqual(expected);
  });

  test('three, one of them whole in an arm that has a part of another', () => {
    expect(shares(itemsOf(slots([LA, 12], [LT, 10], [LL, 8]), 10, true))).toEqual([
      [[LA, 10]],
      [
        [LA, 2],
        [LT, 8],
      ],
      [
        [LL, 8],
        [LT, 2],
      ],
    ]);
  });

  test('two that share a torso, and a whole one elsewhere', () => {
    const items = itemsOf(slots([LT, 10], [LA, 8], [LL, 2], [CT, 10]), 10, true);
    expect(shares(items)).toHaveLength(3);
    expect(shares(items)).toContainEqual([[CT, 10]]);
  });

  test('where nothing need be split the first slots are the whole one', () => {
    const [whole, split] = itemsOf(slots([LT, 12], [LA, 8]), 10, true);
    expect(whole).toEqual(slots([LT, 10]));
    expect(partsOf(whole)).toEqual([{ location: LT, mask: 0b1111111111 }]);
    expect(partsOf(split)).toEqual([
      { location: LA, mask: 0b11111111 },
      { location: LT, mask: 0b110000000000 },
    ]);
  });

  test('nothing else is split', () => {
    expect(shares(itemsOf(slots([LT, 1], [LA, 1]), 2, false))).toEqual([[[LT, 1]], [[LA, 1]]]);
  });
});
