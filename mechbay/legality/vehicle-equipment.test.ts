import { rule } from '@ironfield/conformance/rule.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { describe, expect } from 'vitest';
import { battleValue } from '../battle-value/value.ts';
import { priceOf } from '../costs/price.ts';
import { MOTIONS } from '../data/frames.ts';
import { itemOf } from '../data/items.ts';
import { battleArmorOf, blkText } from '../unit-files/files.fixture.ts';
import { readUnit } from '../unit-files/read.ts';
import { hasReferenceFiles, readReference, referenceFiles } from '../unit-files/reference.fixture.ts';
import type { BattleArmor, Infantry, Mount, Vehicle } from '../units/unit.ts';
import { choose, newVehicle } from '../vehicle-design/operations.ts';
import { weighVehicle } from '../weights/vehicle.ts';
import { soldierFindings } from './soldiers.ts';
import { equipmentFindings } from './vehicle-equipment.ts';
import { verdictOn } from './verdict.ts';

const tank = choose(newVehicle(), { hasTurret: false });
const as = (motion: string, tons = tank.tons): Vehicle => choose(tank, { motion: MOTIONS[motion]!, tons });

const carrying = (
  vehicle: Vehicle,
  ...things: readonly (string | readonly [string, Partial<Mount>])[]
): Vehicle => ({
  ...vehicle,
  mounts: [
    ...vehicle.mounts,
    ...things.map((thing): Mount => {
      const [id, rest] = typeof thing === 'string' ? [thing, {}] : thing;
      return { item: itemOf(id), location: 'body', isRear: false, armoredSlots: 0, ...rest };
    }),
  ],
});
const wrong = (vehicle: Vehicle): string[] =>
  verdictOn(vehicle)
    .findings.filter(({ rule: id }) => id !== 'MT-VCON-08')
    .map(({ rule: id, message }) => `${id} ${message}`);
const ids = (vehicle: Vehicle): string[] => [...new Set(wrong(vehicle).map((each) => each.split(' ')[0]!))];
const tonsOf = (vehicle: Vehicle): number => totalOf((tally) => weighVehicle(vehicle, tally));
const added = (vehicle: Vehicle, ...things: Parameters<typeof carrying>[1][]): number =>
  tonsOf(carrying(vehicle, ...things)) - tonsOf(vehicle);

describe('special equipment', () => {
  rule('MT-SPV-01', 'Each item is for some vehicles and fills its place', () => {
    const allowed = [
      ['any-bulldozer', 'tracked wheeled'],
      ['any-minesweeper-vehicle', 'tracked wheeled hover'],
      ['any-mash', 'tracked wheeled hover displacement hydrofoil submarine'],
      ['any-amphibious', 'tracked wheeled'],
      ['any-dune-buggy', 'wheeled'],
      ['any-snowmobile', 'tracked wheeled'],
      ['any-trailer-hitch', 'tracked wheeled'],
      ['any-mobile-hq', 'tracked wheeled hover vtol displacement hydrofoil submarine'],
      ['any-bridgelayer-light', 'tracked wheeled hover displacement hydrofoil submarine'],
      ['is-coolant-system', 'tracked wheeled hover vtol displacement hydrofoil submarine'],
    ] as const;
    for (const [id, motions] of allowed) {
      const fits = Object.keys(MOTIONS).filter(
        (motion) => !ids(carrying(as(motion, motion === 'vtol' ? 30 : 50), id)).includes('MT-SPV-01'),
      );
      expect([id, fits.sort()]).toEqual([id, motions.split(' ').sort()]);
    }
    expect(wrong(carrying(tank, 'any-bulldozer', 'any-minesweeper-vehicle'))).toEqual([
      'MT-SPV-01 Bulldozer Blade and Minesweeper (vehicle) fill the front; there is room for one of them',
    ]);
    expect(wrong(carrying(tank, 'any-bulldozer', 'any-mash', 'any-amphibious'))).toEqual([]);
    expect(ids(carrying(tank, 'any-amphibious', 'any-snowmobile'))).toEqual(['MT-SPV-01']);
    expect(ids(carrying(tank, 'any-bridgelayer-light', 'any-bulldozer'))).toEqual(['MT-SPV-01']);
    expect(added(as('tracked', 45), 'any-amphibious')).toBe(4.5);
    expect(added(tank, 'any-minesweeper-vehicle')).toBe(3);
    expect(added(tank, 'any-bulldozer')).toBe(2);
  });

  rule('MT-SPV-02', 'Each extra crewman weighs half a ton and is one item', () => {
    expect(added(tank, 'any-extra-crew', 'any-extra-crew')).toBe(1);
    const crew = (count: number) => carrying(tank, ...Array<string>(count).fill('any-extra-crew'));
    expect(ids(crew(15))).not.toContain('MT-VCON-14');
    expect(ids(crew(16))).toContain('MT-VCON-14');
  });

  rule(
    'MT-SPV-03',
    'A bridge weighs one, two or six tons and leaves no room for a turret, but for sponsons',
    () => {
      expect(['light', 'medium', 'heavy'].map((size) => added(tank, `any-bridgelayer-${size}`))).toEqual([
        1, 2, 6,
      ]);
      const turret = choose(tank, { hasTurret: true });
      expect(wrong(carrying(turret, 'any-bridgelayer-heavy'))).toEqual([
        'MT-SPV-03 Bridgelayer (Heavy) lies folded where the turret stands; leave one out',
      ]);
      const laser = ['is-small-laser', { location: 'left', inSponson: true }] as const;
      expect(wrong(carrying(tank, 'any-bridgelayer-heavy', laser))).toEqual([]);
    },
  );

  rule(
    ['MT-SPV-18', 'MT-VCON-05'],
    "Jump jets weigh as a 'Mech's, reach Cruising MP, and go without sponsons",
    () => {
      const jumping = (jump: number, motion = 'tracked') => ({ ...as(motion, 30), jump });
      expect(wrong(jumping(4))).toEqual([]);
      expect(wrong(jumping(5))).toEqual(['MT-SPV-18 it jumps 5 MP; its Cruising MP allow 4']);
      expect(tonsOf(jumping(4)) - tonsOf(jumping(0))).toBe(2);
      const heavy = as('tracked', 60);
      expect(tonsOf({ ...heavy, jump: 3 }) - tonsOf(heavy)).toBe(3);
      const flying = ['vtol', 'hydrofoil', 'displacement', 'submarine'];
      expect(flying.map((motion) => ids(jumping(2, motion)))).toEqual(flying.map(() => ['MT-SPV-18']));
      expect(ids(jumping(2, 'hover'))).toEqual([]);
      const laser = ['is-small-laser', { location: 'left', inSponson: true }] as const;
      expect(ids(carrying(jumping(2), laser))).toEqual(['MT-VCON-05']);
      // The whole set is one item: eleven of them fit into 30 tons.
      const full = carrying(jumping(4), ...Array<string>(10).fill('any-extra-crew'));
      expect(ids(full)).not.toContain('MT-VCON-14');
      expect(ids(carrying(full, 'any-extra-crew'))).toContain('MT-VCON-14');
      // 30 tons, 4 MP squared, 200 each.
      expect(priceOf(jumping(4))!.lines.some(({ value }) => value === 30 * 16 * 200)).toBe(true);
    },
  );

  rule(
    'MT-VCON-06',
    'A jet booster weighs a tenth of the engine of a VTOL, and no supercharger is there',
    () => {
      const vtol = as('vtol', 30);
      const booster = carrying(vtol, 'any-jet-booster');
      expect(wrong(booster)).toEqual([]);
      // 30 tons at 4 MP less 140: the smallest engine, half a ton, shielded to a ton.
      expect(tonsOf(booster) - tonsOf(vtol)).toBe(0.5);
      const fast = choose(vtol, { cruise: 13 });
      // 250: 12.5 tons, shielded 19.
      expect(added(fast, 'any-jet-booster')).toBe(2);
      expect(priceOf(carrying(fast, 'any-jet-booster'))!.lines.some(({ value }) => value === 2_500_000)).toBe(
        true,
      );
      expect(ids(carrying(tank, 'any-jet-booster'))).toEqual(['MT-VCON-06']);
      expect(ids(carrying(vtol, 'is-supercharger'))).toEqual(['MT-SYS-12']);
      expect(ids(carrying(as('displacement'), 'is-supercharger'))).toEqual(['MT-SYS-12']);
      expect(wrong(carrying(tank, 'is-supercharger'))).toEqual([]);
      // It counts as a supercharger would.
      expect(battleValue(carrying(fast, 'any-jet-booster', 'is-small-laser'))!.value).toBeGreaterThan(
        battleValue(carrying(fast, 'is-small-laser'))!.value,
      );
    },
  );

  rule('MT-VCON-07', 'A mast weighs half a ton on a VTOL, fills no item, and is one', () => {
    const vtol = as('vtol', 30);
    expect(added(vtol, 'any-mast-mount')).toBe(0.5);
    const full = carrying(vtol, ...Array<string>(11).fill('any-extra-crew'));
    expect(ids(carrying(full, 'any-mast-mount'))).toEqual([]);
    expect(ids(carrying(full, 'any-mast-mount', 'is-beagle-active-probe'))).toEqual(['MT-VCON-14']);
    expect(ids(carrying(vtol, 'any-mast-mount', 'any-mast-mount'))).toEqual(['MT-VCON-07']);
    expect(ids(carrying(tank, 'any-mast-mount'))).toEqual(['MT-VCON-07']);
  });

  rule(
    'MT-DRONE-01',
    'A drone has remote gear and sensors; its carrier two tons and half a ton for each',
    () => {
      const drone = carrying(as('hover', 35), 'is-drone-remote', ['is-drone-sensors', { size: 0.5 }]);
      expect(wrong(drone)).toEqual([]);
      expect(tonsOf(drone) - tonsOf(as('hover', 35))).toBe(4);
      expect(ids(carrying(tank, 'is-drone-remote'))).toEqual(['MT-DRONE-01']);
      expect(ids(carrying(tank, ['is-drone-sensors', { size: 1 }]))).toEqual(['MT-DRONE-01']);
      const carrier = (size: number) => carrying(tank, ['is-drone-carrier', { size }]);
      expect(wrong(carrier(3.5))).toEqual([]);
      expect(tonsOf(carrier(3.5)) - tonsOf(tank)).toBe(3.5);
      expect(wrong(carrier(2))).toEqual([
        'MT-DRONE-01 the control system for drones weighs 2 t; it is 2 t and half a ton for each drone',
      ]);
      expect(ids(choose({ ...carrier(3.5), techBase: 'Clan' }, {}))).toContain('MT-CONS-05');
    },
  );

  rule(['MT-SYS-01', 'MT-SYS-02', 'MT-SYS-07'], "What only 'Mechs have is not for vehicles", () => {
    const own = [
      ['is-case-ii', 'MT-SYS-01'],
      ['is-coolant-pod', 'MT-SYS-02'],
      ['any-jump-pack', 'MT-SYS-07'],
      ['is-masc', 'MT-MCON-10'],
      ['is-null-signature-system', 'MT-ELEC-11'],
    ] as const;
    for (const [id, cited] of own) expect([id, ids(carrying(tank, id))]).toEqual([id, [cited]]);
  });
});

const platoon = (blocks: Record<string, string | number>): Infantry => {
  const { unit } = readUnit(blkText({ UnitType: 'Infantry', motion_type: 'Leg', ...blocks }), 'blk');
  return unit as Infantry;
};

describe('soldiers', () => {
  rule('MT-ICON-01', 'A platoon has at most its full strength, and tows guns only if it rides', () => {
    const strengths = [
      ['Leg', 'IS Level 2', 28],
      ['Motorized', 'IS Level 2', 28],
      ['Jump', 'IS Level 2', 21],
      ['Leg', 'Clan Level 2', 25],
      ['Jump', 'Clan Level 2', 25],
    ] as const;
    for (const [motion_type, type, most] of strengths) {
      const whole = platoon({ motion_type, type });
      expect([motion_type, type, whole.troopers, soldierFindings(whole)]).toEqual([
        motion_type,
        type,
        most,
        [],
      ]);
      expect(soldierFindings({ ...whole, troopers: most + 1 })).toEqual([
        { rule: 'MT-ICON-01', message: `it has ${most + 1} troopers; its full strength is ${most}` },
      ]);
    }
    const guns = { 'Field Guns Equipment': 'Autocannon/5' };
    expect(soldierFindings(platoon({ motion_type: 'Motorized', ...guns }))).toEqual([]);
    expect(soldierFindings(platoon({ motion_type: 'Leg', ...guns })).map(({ rule: id }) => id)).toEqual([
      'MT-ICON-01',
    ]);
    // Words of the weapon, and the training against 'Mechs.
    expect(platoon({ 'Platoon Equipment': 'Infantry MG' }).weapon).toBe('Machine Gun');
    expect(platoon({ antimek: 5 }).isAntiMech).toBe(true);
    expect(platoon({ antimek: 8 }).isAntiMech).toBe(false);
  });

  rule(
    'MT-ICON-02',
    'Suits come in squads of four and Points of five, with possible armour and speed',
    () => {
      const squad = battleArmorOf({ cruiseMP: 1, jumpingMP: 3, armor: [7, 7, 7, 7] });
      expect([squad.troopers, squad.armorPerTrooper, soldierFindings(squad)]).toEqual([4, 7, []]);
      expect(battleArmorOf({ type: 'Clan Level 2', cruiseMP: 1, armor: [10] }).troopers).toBe(5);
      const faults: readonly Partial<BattleArmor>[] = [
        { troopers: 0 },
        { troopers: 7 },
        { armorPerTrooper: 0 },
        { armorPerTrooper: 21 },
        { ground: 6 },
        { jump: 6 },
      ];
      for (const fault of faults)
        expect([fault, soldierFindings({ ...squad, ...fault }).map(({ rule: id }) => id)]).toEqual([
          fault,
          ['MT-ICON-02'],
        ]);
      expect(soldierFindings({ ...squad, troopers: 6, armorPerTrooper: 20, ground: 5, jump: 5 })).toEqual([]);
    },
  );
});

describe.skipIf(!hasReferenceFiles)('public unit files', () => {
  rule(
    ['MT-VCON-16', 'MT-ICON-01', 'MT-ICON-02'],
    'No vehicle, platoon or suit breaks a rule of its equipment',
    () => {
      for (const file of referenceFiles()) {
        const { unit } = readReference(file);
        if (unit?.kind === 'infantry' || unit?.kind === 'battleArmor')
          expect([file.file, soldierFindings(unit)]).toEqual([file.file, []]);
        if (unit?.kind === 'vehicle') expect([file.file, equipmentFindings(unit)]).toEqual([file.file, []]);
      }
    },
  );
});
