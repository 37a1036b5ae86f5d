import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { writeBlk } from './blk-writer.ts';
import { vehicleOf } from './files.fixture.ts';
import { readUnit } from './read.ts';
import { hasReferenceFiles, readReference, referenceFiles } from './reference.fixture.ts';

rule('MT-CONS-08', 'A vehicle that is written and read again is the same', () => {
  const vehicle = vehicleOf({
    type: 'Mixed (IS Chassis)',
    motion_type: 'Wheeled',
    tonnage: 40.5,
    cruiseMP: 4,
    jumpingMP: 2,
    engine_type: 4,
    armor_type: 6,
    armor: [20, 18, 18, 12, 14],
    omni: 1,
    role: 'Scout',
    baseChassisTurretWeight: 1.5,
    transporters: 'troopspace:3',
    'Body Equipment': ['ISCASE', 'ISMG Ammo (100)', 'Communications Equipment (7 ton)'],
    'Right Equipment': ['Medium Laser (ST)', 'Small Laser (R)'],
    'Left Equipment': ['Medium Laser (ST)'],
    'Turret Equipment': ['CLERPPC'],
  });
  expect(readUnit(writeBlk(vehicle), 'blk')).toEqual({ unit: vehicle, faults: [], notes: [] });
});

describe.skipIf(!hasReferenceFiles)('public unit files', () => {
  test('every vehicle comes back as it was', () => {
    for (const file of referenceFiles()) {
      const { unit, faults } = readReference(file);
      if (unit?.kind !== 'vehicle' || faults.length > 0) continue;
      const again = readUnit(writeBlk(unit), 'blk');
      expect(again.faults, file.file).toEqual([]);
      // Blocks are written in an order of their own.
      const sorted = (mounts: typeof unit.mounts) =>
        mounts.toSorted((a, b) => a.location.localeCompare(b.location) || a.item.id.localeCompare(b.item.id));
      const read = again.unit as typeof unit;
      expect({ ...read, mounts: sorted(read.mounts) }, file.file).toEqual({
        ...unit,
        mounts: sorted(unit.mounts),
      });
    }
  });
});
