import { describe, expect, test } from 'vitest';
import { Location } from './locations.ts';
import { itemsOf, type Slot } from './slot-items.ts';

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

  test('nothing else is split', () => {
    expect(shares(itemsOf(slots([LT, 1], [LA, 1]), 2, false))).toEqual([[[LT, 1]], [[LA, 1]]]);
  });
});
