import { rule } from '@ironfield/conformance/rule.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import { battleValue } from '../battle-value/value.ts';
import { ARMOR_TYPES, ENGINE_TYPES } from '../data/frames.ts';
import { itemOf } from '../data/items.ts';
import { verdictOn } from '../legality/verdict.ts';
import { blkText, type MechOutline, mechOf, vehicleOf } from '../unit-files/files.fixture.ts';
import { readUnit } from '../unit-files/read.ts';
import { mechEngineTons } from './engine.ts';
import { weighMech } from './mech.ts';
import { weighVehicle } from './vehicle.ts';

const FRAME: MechOutline = {
  tons: 50,
  walk: 4,
  level: 3,
  sinks: '10 Single',
  items: { LT: ['Heat Sink', 'Heat Sink'] },
};
const tonsOf = (outline: MechOutline) => totalOf((tally) => weighMech(mechOf(outline), tally));
/** The weight of items beside the bare frame. */
const added = (...items: string[]) =>
  tonsOf({ ...FRAME, items: { ...FRAME.items, RT: items } }) - tonsOf(FRAME);
const engine = (type: string, rating: number) => ({ type: ENGINE_TYPES[type]!, rating });

rule(
  'MT-ENG-03',
  'A compact engine weighs half as much again, fills three slots, and is in no vehicle',
  () => {
    expect(mechEngineTons(engine('compact', 200))).toBe(13);
    expect(ENGINE_TYPES.compact).toMatchObject({
      ctSlots: 3,
      sideSlots: 0,
      vehicleItems: null,
      baseCost: 10_000,
    });
  },
);

rule('MT-ENG-04', 'An XXL engine weighs a third and fills twice the slots of an XL one', () => {
  expect(mechEngineTons(engine('xxl-clan', 300))).toBe(6.5);
  expect([ENGINE_TYPES['xxl-is']!.sideSlots, ENGINE_TYPES['xxl-clan']!.sideSlots]).toEqual([6, 4]);
  expect([ENGINE_TYPES['xl-is']!.sideSlots, ENGINE_TYPES['xl-clan']!.sideSlots]).toEqual([3, 2]);
});

rule('MT-MCON-12', 'CASE of the Inner Sphere weighs half a ton; one protects a whole vehicle', () => {
  expect(added('ISCASE')).toBe(0.5);
  const tank = { motion_type: 'Tracked', tonnage: 50, cruiseMP: 4, armor: [1, 1, 1, 1] };
  const weight = (body: string[]) =>
    totalOf((tally) => weighVehicle(vehicleOf({ ...tank, 'Body Equipment': body }), tally));
  expect(weight(['ISCASE', 'IS Ammo AC/5']) - weight(['IS Ammo AC/5'])).toBe(0.5);
});

rule('MT-SYS-01', 'CASE II weighs a ton, and half a ton for the Clans', () => {
  expect([itemOf('is-case-ii').tons, itemOf('clan-case-ii').tons]).toEqual([1, 0.5]);
  expect(added('ISCASEII')).toBe(1);
});

rule('MT-MCON-18', 'A one-shot launcher weighs half a ton more, needs no ammunition, and counts less', () => {
  expect(added('SRM 4 (OS)') - added('SRM 4')).toBe(0.5);
  const armed = (name: string) => mechOf({ ...FRAME, items: { ...FRAME.items, RT: [name] } });
  expect(verdictOn(armed('SRM 4 (OS)')).findings.map(({ rule: id }) => id)).not.toContain('CBT-CON-18');
  expect(verdictOn(armed('SRM 4')).findings.map(({ rule: id }) => id)).toContain('CBT-CON-18');
  expect(battleValue(armed('SRM 4 (OS)'))!.value).toBeLessThan(battleValue(armed('SRM 4'))!.value);
});

rule(
  'MT-ARMOR-10',
  "Special armour fills items of a vehicle, and slots of a 'Mech, by its technology base",
  () => {
    expect(ARMOR_TYPES['ferro-fibrous']).toMatchObject({
      slotsIS: 14,
      slotsClan: 7,
      itemsIS: 2,
      itemsClan: 1,
    });
    expect(ARMOR_TYPES['heavy-ferro-fibrous']).toMatchObject({ slotsIS: 21, mult: 1.24 });
    expect(ARMOR_TYPES.hardened).toMatchObject({ pointsPerTon: 8 });
  },
);

rule('MT-ICON-03', 'A ProtoMech is refused with a plain message', () => {
  const { unit, faults } = readUnit(blkText({ UnitType: 'ProtoMech' }), 'blk');
  expect(unit).toBeNull();
  expect(faults[0]!.message).toBe('ProtoMechs are not played; the book lists only their values');
});

rule(
  'MT-ICON-04',
  'Fighters and DropShips are converted, and have neither value nor price; LAMs are refused',
  () => {
    const fighter = readUnit(
      blkText({ UnitType: 'Aero', tonnage: 50, SafeThrust: 6, heatsinks: 10, armor: [20, 10, 10, 8] }),
      'blk',
    ).unit!;
    expect(fighter.kind).toBe('fighter');
    expect(battleValue(fighter)).toBeNull();
    expect(readUnit('Version:1.0\nFox\nFX-1\nConfig:LAM\nMass:50\n', 'mtf').unit).toBeNull();
  },
);
