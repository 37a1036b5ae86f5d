import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { expect, test } from 'vitest';
import { setFrame } from './design-operations.ts';
import { differences } from './difference.ts';

const atlas = STOCK_MECHS['AS7-D'];

const changed = (change: (unit: MechFile) => void): MechFile => {
  const unit = structuredClone(atlas);
  change(unit);
  return unit;
};

test('the same design does not differ from itself', () => {
  for (const mech of Object.values(STOCK_MECHS)) expect(differences(mech, structuredClone(mech))).toEqual([]);
});

test.each<[string, (unit: MechFile) => void, [string, string, string][]]>([
  [
    'a name and a role',
    (unit) => {
      unit.name = 'Titan';
      delete unit.role;
    },
    [
      ['name', 'Atlas', 'Titan'],
      ['role', 'juggernaut', 'none'],
    ],
  ],
  [
    'armour on one facing',
    (unit) => {
      unit.armor.CT[1] = 12;
    },
    [['armour CTR', '14', '12']],
  ],
  [
    'armour bought',
    (unit) => {
      unit.armorHalfTons = 39;
    },
    [['half tons of armour bought', 'none', '39']],
  ],
  [
    'equipment',
    (unit) => {
      unit.slots.LA[5] = 'Small Laser';
    },
    [
      ['Medium Laser in the left arm', '1 time', '0 times'],
      ['Small Laser in the left arm', '0 times', '1 time'],
    ],
  ],
  [
    'the order of slots alone',
    (unit) => {
      unit.slots.LA[4] = 'Medium Laser';
      unit.slots.LA[5] = 'Heat Sink';
    },
    [
      ['slot 5 of the left arm', 'Heat Sink', 'Medium Laser'],
      ['slot 6 of the left arm', 'Medium Laser', 'Heat Sink'],
    ],
  ],
])('%s', (_, change, expected) => {
  const found = differences(atlas, changed(change));
  expect(found.map(({ what, a, b }) => [what, a, b])).toEqual(expected);
});

test('arms and front legs are compared for what is in them', () => {
  const quad = setFrame(STOCK_MECHS['HBK-4G'], 'quad');
  if (!quad.ok) throw new Error(quad.error.message);
  const found = differences({ ...quad.value, armor: { ...quad.value.armor, LA: 17 } }, STOCK_MECHS['HBK-4G']);
  expect(found.map(({ what, a, b }) => [what, a, b])).toEqual([
    ['frame', 'quad', 'biped'],
    ['armour FLL or LA', '17', '16'],
  ]);
});
