import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { writeMtf } from '@ironfield/classic/units/mtf/mtf-writer.ts';
import { randomFrom, randomItem } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { blkText, mtfText } from './files.fixture.ts';
import type { UnitFileKind } from './read.ts';
import { fateOf, spoilt } from './spoiling.ts';

const TANK = {
  motion_type: 'Tracked',
  tonnage: 50,
  cruiseMP: 5,
  engine_type: 1,
  armor: [24, 20, 20, 16, 16],
};
const SAMPLES: readonly (readonly [UnitFileKind, string])[] = [
  ['mtf', mtfText({ tons: 50, walk: 4, items: { RA: ['Medium Laser', 'CLERPPC', 'CLERPPC'] } })],
  ...Object.values(STOCK_MECHS)
    .slice(0, 4)
    .map((unit) => ['mtf', writeMtf(unit)] as const),
  ['blk', blkText({ ...TANK, 'Turret Equipment': ['ISAC5'], 'Body Equipment': ['ISAC5 Ammo'] })],
  ['blk', blkText({ UnitType: 'Infantry', motion_type: 'Jump', squad_size: 7, squadn: 3, Primary: 'Rifle' })],
  ['blk', blkText({ UnitType: 'BattleArmor', motion_type: 'Jump', cruiseMP: 1, jumpingMP: 3, armor: 10 })],
];

test('A thousand spoilt files become units or are refused with a reason', () => {
  const random = randomFrom('spoilt files');
  const fates = new Map<string, number>();
  for (let each = 0; each < 1000; each++) {
    const [kind, text] = randomItem(random, SAMPLES);
    const fate = fateOf(spoilt(text, random), kind);
    fates.set(fate, (fates.get(fate) ?? 0) + 1);
  }
  // Some do no harm and most do.
  expect(fates.get('refused')).toBeGreaterThan(300);
  expect(fates.get('unit')).toBeGreaterThan(100);
});
