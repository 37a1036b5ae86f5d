import { rule } from '@ironfield/conformance/rule.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import { describe, expect, test } from 'vitest';
import { weighVehicle } from '../weights/vehicle.ts';
import { type BlockOutline, battleArmorOf, blkText, vehicleOf } from './files.fixture.ts';
import { readUnit } from './read.ts';

const TANK = {
  motion_type: 'Tracked',
  tonnage: 50,
  cruiseMP: 5,
  engine_type: 1,
  armor: [20, 20, 20, 16, 20],
};
const faultsOf = (text: string) =>
  readUnit(text, 'blk').faults.map(({ line, message }) => `${line}: ${message}`);

describe('files of blocks', () => {
  rule(
    ['MT-CONS-08', 'MT-VCON-09'],
    'A tank has a turret if its armour has five numbers, and a rating from its speed',
    () => {
      const tank = vehicleOf({ ...TANK, 'Turret Equipment': ['ISAC5'], 'Body Equipment': ['ISAC5 Ammo'] });
      expect(tank).toMatchObject({ hasTurret: true, engine: { rating: 250, type: { id: 'ice' } }, level: 2 });
      expect(tank.mounts.map(({ item, location }) => [item.kind, location])).toEqual([
        ['weapon', 'turret'],
        ['ammo', 'body'],
      ]);
      const open = vehicleOf({ ...TANK, armor: [20, 20, 20, 16] });
      expect(open.hasTurret).toBe(false);
    },
  );

  rule('MT-CONS-08', 'What it carries may stand in several blocks, and handles weigh nothing', () => {
    const text = `${blkText(TANK)}<transporters>\ntroopspace:4.0\n</transporters>\n<transporters>\nBattleArmorHandles - troopers:-1\ncargobay:6:1\n</transporters>\n`;
    const { unit, faults } = readUnit(text, 'blk');
    expect(faults).toEqual([]);
    expect(unit).toMatchObject({ carriedTons: 10, hasInfantrySpace: true });
  });

  rule('MT-CONS-08', 'A plain IS is level 1 in 3025 and level 2 later; names of blocks have no case', () => {
    expect(vehicleOf({ ...TANK, type: 'IS', year: 3025 }).level).toBe(1);
    expect(vehicleOf({ ...TANK, type: 'IS', year: 3026 }).level).toBe(2);
    expect(vehicleOf({ ...TANK, type: 'Clan' })).toMatchObject({ level: 2, techBase: 'Clan' });
    const text = blkText(TANK).replaceAll('cruiseMP', 'CRUISEMP');
    expect(readUnit(text, 'blk').unit).toMatchObject({ cruise: 5 });
  });

  rule('MT-CONS-08', 'A platoon is known by its words, and a squad of suits by its troopers', () => {
    const platoon = blkText({
      UnitType: 'Infantry',
      Model: '(SRM)',
      motion_type: 'Jump',
      squad_size: 7,
      squadn: 3,
      Primary: 'Auto-Rifle',
      antimek: 7,
    });
    expect(readUnit(platoon, 'blk').unit).toMatchObject({
      motion: 'Jump',
      weapon: 'SRM',
      troopers: 21,
      isAntiMech: true,
    });
    const suits = battleArmorOf({
      type: 'Clan Level 2',
      cruiseMP: 1,
      jumpingMP: 3,
      armor: 10,
      'Point Equipment': ['CLBAFlamer:RA'],
    });
    expect(suits).toMatchObject({ troopers: 5, armorPerTrooper: 10, ground: 1, jump: 3 });
  });

  rule(
    'MT-SPV-13',
    'A vehicle without an engine is a trailer: no engine and no controls weigh or cost',
    () => {
      const trailer = vehicleOf({
        ...TANK,
        tonnage: 10,
        cruiseMP: 0,
        engine_type: 8,
        armor: [16, 16, 16, 16],
        'Front Equipment': 'Hitch',
        'Body Equipment': Array(5).fill('ISLongTomAmmo'),
      });
      expect(trailer.isTrailer).toBe(true);
      // 1 structure, 4 armour, 5 ammunition.
      expect(explain((tally) => weighVehicle(trailer, tally))).toTotal(10);
    },
  );

  rule('MT-VCON-05', 'Weapons marked as standing in sponsons weigh a tenth more, both sides together', () => {
    const plain = { ...TANK, 'Left Equipment': ['PPC'], 'Right Equipment': ['PPC', 'Medium Laser'] };
    const turning = {
      ...TANK,
      'Left Equipment': ['PPC (ST)'],
      'Right Equipment': ['PPC (ST)', 'Medium Laser'],
    };
    const weightOf = (blocks: BlockOutline) => totalOf((tally) => weighVehicle(vehicleOf(blocks), tally));
    expect(weightOf(turning) - weightOf(plain)).toBe(1.5);
  });

  test.each([
    [
      'an unknown kind',
      { UnitType: 'Gun Emplacement' },
      '"Gun Emplacement": only vehicles, infantry, battle armour, fighters and DropShips are read',
    ],
    ['a ProtoMech', { UnitType: 'ProtoMech' }, 'ProtoMechs are not played; the book lists only their values'],
    [
      'a name that nothing has',
      { ...TANK, 'Front Equipment': 'Mangler Ray' },
      'nothing is called "Mangler Ray"',
    ],
    [
      'a location that tanks lack',
      { ...TANK, 'Nose Equipment': 'Medium Laser' },
      '"nose" is no location of this unit',
    ],
    ['too little armour', { ...TANK, armor: [20, 20] }, 'the armour has 2 numbers; it should have 4 or 5'],
    [
      'a second turret',
      { ...TANK, armor: [9, 9, 9, 9, 9, 9] },
      'the armour has 6 numbers: a vehicle with two turrets is not read (MT-VCON-04)',
    ],
    [
      'a turret below a rotor',
      { ...TANK, UnitType: 'VTOL', motion_type: 'VTOL', armor: [9, 9, 9, 9, 2, 9] },
      'the armour has 6 numbers: a VTOL has no turret in these rules (MT-VCON-12)',
    ],
    [
      'a turret that is not there',
      { ...TANK, armor: [9, 9, 9, 9], 'Turret Equipment': 'Medium Laser' },
      'the turret has equipment and no armour: five numbers would say that there is one',
    ],
    [
      'strange cargo',
      { ...TANK, transporters: 'dinosaurbay:2' },
      '"transporters" is "dinosaurbay:2", which these rules do not know',
    ],
  ])('%s is a fault', (_, blocks, message) => {
    expect(faultsOf(blkText(blocks)).map((each) => each.replace(/^\d+: /, ''))).toContain(message);
  });

  test('blocks that are left open, closed twice or contradict each other are faults with their lines', () => {
    expect(faultsOf('<UnitType>\nTank\n<Name>\nX\n</Name>\n')).toContain(
      '1: the block "unittype" is not closed',
    );
    expect(faultsOf(`${blkText(TANK)}</armor>\n`)[0]).toMatch(/"armor" is closed and was not open/);
    expect(faultsOf(`${blkText(TANK)}<tonnage>\n60\n</tonnage>\n`)[0]).toMatch(
      /"tonnage" stood in line \d+ already/,
    );
    expect(faultsOf(`${blkText(TANK)}<tonnage>\n50\n</tonnage>\n`)).toEqual([]);
    expect(faultsOf(`hello\n${blkText(TANK)}`)).toEqual(['1: "hello" stands in no block']);
  });
});
