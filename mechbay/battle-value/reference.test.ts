// Battle Values beside a program of the same edition, and beside the printed list.

import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { PUBLISHED_MECHS } from '../data/catalogue.ts';
import {
  hasReferenceFiles,
  readReference,
  referenceFiles,
  referenceRecords,
} from '../unit-files/reference.fixture.ts';
import { mechFrom, type UnitRecord, vehicleFrom } from './records.fixture.ts';
import { battleValue } from './value.ts';

const records = (kind: string): UnitRecord[] =>
  referenceRecords<UnitRecord>('mt-units.jsonl').filter((record) => record.kind === kind);

describe.skipIf(!hasReferenceFiles)('beside a program of the same edition', () => {
  rule('MT-BV-64', "Every 'Mech but one has the same value", () => {
    const others = records('mech').filter((record) => battleValue(mechFrom(record))!.value !== record.bv);
    // Its Artemis in the head serves a launcher of the centre torso there.
    expect(others.map(({ unit }) => unit)).toEqual(['Perseus P1D']);
  });

  rule(
    'MT-BV-65',
    'Every ground vehicle has the same value once its probe is forgotten, as that program does',
    () => {
      const vehicles = records('vehicle');
      expect(vehicles.length).toBeGreaterThan(90);
      for (const record of vehicles) {
        const misc = record.misc.filter(([name]) => !name.includes('Probe'));
        expect(battleValue(vehicleFrom({ ...record, misc }))!.value, record.unit).toBe(record.bv);
      }
    },
  );

  rule('MT-BV-57', 'Skills multiply alike, to a point', () => {
    for (const record of records('mech'))
      for (const [words, value] of Object.entries(record.bvSkill)) {
        const [gunnery = 4, piloting = 5] = words.split('/').map(Number);
        if (record.unit === 'Perseus P1D') continue;
        const ours = battleValue(mechFrom(record), { skills: { gunnery, piloting } })!.value;
        // That program loses a half point that binary fractions miss by a hair.
        expect(Math.abs(ours - value), `${record.unit} ${words}`).toBeLessThanOrEqual(1);
      }
  });
});

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

describe.skipIf(!hasReferenceFiles)('beside the printed list', () => {
  test('what the list has confirmed comes out to the point, if the heat of an AMS is forgotten', () => {
    const found = new Map<string, number>();
    for (const file of referenceFiles().filter(({ kind }) => kind === 'mtf')) {
      const { unit } = readReference(file);
      if (unit === null) continue;
      const names = [unit.name, unit.name.replace(/ \(.*\)/, '')].map((name) => plain(name + unit.model));
      const rows = PUBLISHED_MECHS.filter(
        ({ name, bvCheck }) => bvCheck === 'exact' && names.includes(plain(name)),
      );
      for (const { name, battleValue: printed } of rows)
        found.set(name, battleValue(unit, { forgetsAmsHeat: true })!.value - printed);
    }
    expect(found.size).toBeGreaterThan(150);
    expect([...found].filter(([, difference]) => difference !== 0)).toEqual([]);
  });
});
