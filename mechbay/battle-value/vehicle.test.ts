import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { type BlockOutline, battleArmorOf, blkText, vehicleOf } from '../unit-files/files.fixture.ts';
import { readUnit } from '../unit-files/read.ts';
import type { Infantry } from '../units/unit.ts';
import { sideAddition, structureValue } from './side.ts';
import { battleValue, type Situation } from './value.ts';

const TANK = {
  motion_type: 'Tracked',
  tonnage: 50,
  cruiseMP: 5,
  engine_type: 1,
  armor: [24, 20, 20, 16, 16],
};
const GUNS = {
  'Turret Equipment': ['Autocannon/5'],
  'Front Equipment': ['Machine Gun'],
  'Body Equipment': ['IS Ammo AC/5', 'IS Ammo MG - Full'],
};
const worth = (blocks: BlockOutline): number => battleValue(vehicleOf(blocks))!.value;
const part = (blocks: BlockOutline, index: 0 | 1): number =>
  battleValue(vehicleOf(blocks))!.parts[index]!.total;

describe('the value of a vehicle', () => {
  rule(['MT-BV-58', 'MT-BV-65'], 'A tank of fifty tons comes to 229, a hovercraft of five to 160', () => {
    expect(worth({ ...TANK, ...GUNS })).toBe(229);
    const hover = {
      motion_type: 'Hover',
      tonnage: 5,
      cruiseMP: 13,
      armor: [8, 6, 6, 4],
      'Front Equipment': 'Medium Laser',
    };
    expect(worth(hover)).toBe(160);
  });

  rule('MT-BV-59', 'A VTOL counts its Flank MP twice, and comes to 545', () => {
    const vtol = {
      UnitType: 'VTOL',
      motion_type: 'VTOL',
      tonnage: 20,
      cruiseMP: 10,
      armor: [14, 10, 10, 8, 2],
      'Front Equipment': ['LRM 5', 'ISStreakSRM2', 'ISStreakSRM2'],
      'Body Equipment': ['IS Ammo LRM-5', 'IS Streak SRM 2 Ammo'],
    };
    expect(worth(vtol)).toBe(545);
  });

  rule(['MT-BV-29', 'MT-BV-65'], 'Amphibious and desert gear raise the factor of the motion', () => {
    expect(worth({ ...TANK, ...GUNS, 'Rear Equipment': 'Amphibious Equipment' })).toBe(243);
    expect(part({ ...TANK, 'Rear Equipment': 'Dune Buggy' }, 0)).toBeCloseTo(108.5 * 0.85 * 1.3);
  });

  rule(
    ['MT-BV-27', 'MT-BV-28', 'MT-BV-31'],
    'Blades, sweepers and coolant join before the factors, bridges after',
    () => {
      const plain = part(TANK, 0);
      expect(part({ ...TANK, 'Front Equipment': 'Bulldozer' }, 0) - plain).toBeCloseTo(10 * 0.8 * 1.3);
      expect(part({ ...TANK, 'Front Equipment': 'Minesweeper (vehicle)' }, 0) - plain).toBeCloseTo(
        30 * 0.8 * 1.3,
      );
      expect(part({ ...TANK, 'Rear Equipment': 'Coolant System' }, 0) - plain).toBeCloseTo(15 * 0.8 * 1.3);
      expect(part({ ...TANK, 'Front Equipment': 'Bridgelayer (Heavy)' }, 0) - plain).toBeCloseTo(20);
    },
  );

  rule(
    ['MT-BV-58', 'MT-BV-26', 'MT-BV-33'],
    'Probes, crew and masts join the weapons, and the rear counts half',
    () => {
      expect(part({ ...TANK, 'Body Equipment': 'BeagleActiveProbe' }, 1)).toBeCloseTo(10 * 1.37);
      expect(part({ ...TANK, 'Body Equipment': ['Extra Crewman', 'Mast Mount'] }, 1)).toBeCloseTo(12 * 1.37);
      expect(
        part({ ...TANK, 'Front Equipment': 'Medium Laser', 'Rear Equipment': 'Small Laser' }, 1),
      ).toBeCloseTo(50.5 * 1.37);
    },
  );

  rule(['MT-BV-30', 'MT-BV-12'], 'Jump jets and superchargers count for defence and speed', () => {
    const jumper = { ...TANK, jumpingMP: 5, 'Front Equipment': 'Medium Laser' };
    expect(part(jumper, 1)).toBeCloseTo(46 * 2.02);
    expect(part(jumper, 0)).toBeCloseTo(108.5 * 0.8 * 1.3);
    const fast = { ...TANK, 'Body Equipment': 'Supercharger', 'Front Equipment': 'Medium Laser' };
    expect(part(fast, 1)).toBeCloseTo(46 * 1.5);
    expect(part(fast, 0)).toBeCloseTo(108.5 * 0.8 * 1.4);
  });

  rule(['MT-BV-01', 'MT-BV-58'], 'Heat, explosions and tonnage count nothing', () => {
    const hot = {
      ...TANK,
      tonnage: 50,
      'Turret Equipment': ['PPC', 'PPC', 'PPC'],
      'Body Equipment': ['IS Ammo AC/20', 'IS Ammo AC/20'],
    };
    expect(part(hot, 0)).toBe(part(TANK, 0));
    expect(part(hot, 1)).toBeCloseTo((3 * 176 + 40) * 1.37);
  });
});

describe('soldiers', () => {
  const platoon = (blocks: BlockOutline, situation?: Situation): number => {
    const text = blkText({
      UnitType: 'Infantry',
      motion_type: 'Leg',
      squad_size: 7,
      squadn: 4,
      antimek: 8,
      ...blocks,
    });
    return battleValue(readUnit(text, 'blk').unit as Infantry, situation)!.value;
  };

  rule(['MT-BV-63', 'MT-BV-36'], 'A platoon has the value of its table, by those that are left', () => {
    expect(platoon({ Model: '(Rifle)' })).toBe(23);
    expect(platoon({ Model: '(Rifle)' }, { survivors: 14 })).toBe(12);
    expect(platoon({ Model: '(Rifle)', antimek: 7 })).toBe(32);
    expect(platoon({ Model: '(LRM)', motion_type: 'Jump', squadn: 3 })).toBe(87);
    expect(platoon({ Model: '(LRM)', antimek: 5 })).toBe(56);
  });

  rule('MT-BV-37', 'A field gun adds its value', () => {
    expect(
      platoon({ Model: '(Rifle)', motion_type: 'Motorized', 'Field Guns Equipment': 'Autocannon/5' }),
    ).toBe(28 + 70);
  });

  rule('MT-BV-62', 'Suits have the printed value, by those that are left and their skills', () => {
    const point = battleArmorOf({
      Name: 'Elemental Battle Armor',
      Model: '[Laser]',
      type: 'Clan Level 2',
      cruiseMP: 1,
      jumpingMP: 3,
      armor: 10,
    });
    expect(battleValue(point)!.value).toBe(279);
    expect(battleValue(point, { survivors: 3 })!.value).toBe(167);
    expect(battleValue(point, { survivors: 3, skills: { gunnery: 3, piloting: 5 } })!.value).toBe(200);
    const unknown = { Name: 'Garden Suit', Model: '', cruiseMP: 1, armor: 5 };
    expect(battleValue(battleArmorOf({ ...unknown, BV: 77 }))).toMatchObject({ value: 77 });
    expect(battleValue(battleArmorOf(unknown))).toBeNull();
  });
});

rule(
  ['MT-BV-35', 'MT-BV-10', 'MT-BV-15', 'MT-BV-32'],
  'Of what helps a whole side the better combination counts',
  () => {
    const side = { hasUplink: false, hasConsole: false, headquartersTons: 0 };
    expect(sideAddition(side)).toBe(0);
    expect(sideAddition({ ...side, hasUplink: true, hasConsole: true, headquartersTons: 7 })).toBe(400);
    expect(sideAddition({ ...side, hasConsole: true, headquartersTons: 3 })).toBe(200);
    expect([2, 3, 6, 7].map((headquartersTons) => sideAddition({ ...side, headquartersTons }))).toEqual([
      0, 100, 100, 200,
    ]);
  },
);

rule(
  'MT-BV-40',
  'A building counts armour, strength and defences half, and what it fires as if it stood still',
  () => {
    expect(
      structureValue({ constructionFactor: 90, armor: 32, defences: 43, inTurret: 92, fixed: 176 }),
    ).toBe(162);
    expect(structureValue({ constructionFactor: 60, armor: 0, defences: 0, inTurret: 0, fixed: 0 })).toBe(30);
  },
);
