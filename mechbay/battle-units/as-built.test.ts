import { STOCK_EMPLACEMENTS } from '@ironfield/classic/emplacements/stock.ts';
import { ADVANCED_MECHS } from '@ironfield/classic/mechs/advanced.ts';
import { EQUIPPED_MECHS } from '@ironfield/classic/mechs/equipped.ts';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { STOCK_PLATOONS } from '@ironfield/classic/platoons/platoons.ts';
import { STOCK_SQUADS } from '@ironfield/classic/squads/squads.ts';
import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import { STOCK_VEHICLES } from '@ironfield/classic/vehicles/vehicles.ts';
import { describe, expect, test } from 'vitest';
import { battleValue } from '../battle-value/value.ts';
import { battleFileOf } from '../fielding/fielding.ts';
import { hasReferenceFiles, readReference, referenceFiles } from '../unit-files/reference.fixture.ts';
import { asBuilt, battleValueOf } from './as-built.ts';

const ours: readonly UnitFile[] = [
  ...Object.values(STOCK_MECHS),
  ...ADVANCED_MECHS,
  ...EQUIPPED_MECHS,
  ...Object.values(STOCK_VEHICLES),
  ...Object.values(STOCK_PLATOONS),
];

describe('the Battle Value of a unit of battles', () => {
  test('is there for all of ours but battle armour, which only the book or a file values', () => {
    expect(ours.filter((file) => battleValueOf(file, 4, 5) === null).map(({ name }) => name)).toEqual([]);
    expect(Object.values(STOCK_SQUADS).map((squad) => battleValueOf(squad, 4, 5))).toContain(null);
  });

  test('is higher by a fifth for each better point of Gunnery, and by a twentieth for one of Piloting', () => {
    const atlas = STOCK_MECHS['AS7-D'];
    expect(battleValueOf(atlas, 4, 5)).toBe(1557);
    expect(battleValueOf(atlas, 3, 5)).toBe(Math.round(1557 * 1.2));
    expect(battleValueOf(atlas, 4, 4)).toBe(Math.round(1557 * 1.05));
    expect(battleValueOf(atlas, 5, 5)).toBe(Math.round(1557 * 0.9));
  });

  test('and there is none for the guns of a building, nor for what is not complete', () => {
    for (const guns of Object.values(STOCK_EMPLACEMENTS)) expect(battleValueOf(guns, 4, 5)).toBeNull();
    const odd = { ...STOCK_MECHS['AS7-D'], slots: { ...STOCK_MECHS['AS7-D'].slots, HD: ['Nothing known'] } };
    expect(asBuilt(odd as UnitFile)).toBeNull();
  });
});

test.runIf(hasReferenceFiles)('A unit of a public file that is fielded counts for as much as before', () => {
  for (const [index, reference] of referenceFiles().entries()) {
    if (index % 3 > 0) continue;
    const { unit } = readReference(reference);
    if (!unit) continue;
    const file = battleFileOf(unit, reference.text);
    if (!file.ok) continue;
    const back = asBuilt(file.value);
    expect([reference.file, back && battleValue(back)?.value]).toEqual([
      reference.file,
      battleValue(unit)?.value,
    ]);
  }
});
