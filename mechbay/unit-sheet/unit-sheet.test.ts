import { expect, test } from 'vitest';
import { battleArmorOf, mechOf, vehicleOf } from '../unit-files/files.fixture.ts';
import type { Unit } from '../units/unit.ts';
import { unitSheet } from './unit-sheet.ts';
import { placeOf, unitSheetData } from './unit-sheet-data.ts';

const tank = vehicleOf({
  motion_type: 'Tracked',
  tonnage: 50,
  cruiseMP: 5,
  engine_type: 1,
  armor: [24, 20, 20, 16, 16],
  'Turret Equipment': ['Autocannon/5'],
  'Front Equipment': ['Machine Gun', 'Machine Gun'],
  'Body Equipment': ['IS Ammo AC/5', 'ISCASE'],
});
const mech = mechOf({
  tons: 50,
  walk: 4,
  armor: { HD: 9, CT: 20, RTC: 6, LL: 12 },
  items: { RA: ['CLERPPC', 'CLERPPC'] },
  techBase: 'Mixed (IS Chassis)',
  level: 3,
});
const suits = battleArmorOf({ cruiseMP: 1, jumpingMP: 3, armor: 10, 'Squad Equipment': ['ISBAFlamer:RA'] });

/** The number of circles or squares of a part. */
const pips = (unit: Unit, part: string) =>
  unitSheet(unit).primitives.filter(({ id }) => id?.startsWith(`${part}.`)).length;
const texts = (unit: Unit) =>
  unitSheet(unit).primitives.flatMap((each) => (each.kind === 'text' ? [each.text] : []));

test('A vehicle has a circle for each point of armour, and a square for each box of each side', () => {
  expect([pips(tank, 'armor.front'), pips(tank, 'armor.turret')]).toEqual([24, 16]);
  expect(pips(tank, 'structure.rear')).toBe(5);
  expect(texts(tank)).toEqual(
    expect.arrayContaining(['Harrow', 'Autocannon/5', 'AC/5 Ammo, Body: 20 rounds', 'CASE', '5 / 8']),
  );
});

test("A 'Mech of any technology has its locations; the rear has armour and no structure", () => {
  expect([pips(mech, 'armor.CT'), pips(mech, 'armor.CTR')]).toEqual([20, 6]);
  expect([pips(mech, 'structure.CT'), pips(mech, 'structure.CTR')]).toEqual([16, 0]);
  expect(placeOf('CTR')).toBe('Centre torso, rear');
  expect(placeOf('rearLeft')).toBe('Rear left');
});

test('Battle armour has a line for each trooper', () => {
  expect(pips(suits, 'armor.trooper4')).toBe(10);
  expect(pips(suits, 'structure.trooper4')).toBe(1);
  expect(pips(suits, 'armor.trooper5')).toBe(0);
});

test('Weapons of one kind in one place are one row', () => {
  expect(unitSheetData(tank).weapons.map(({ count, name, location }) => [count, name, location])).toEqual([
    [1, 'Autocannon/5', 'Turret'],
    [2, 'Machine Gun', 'Front'],
  ]);
});

test('Everything stays on the paper', () => {
  for (const unit of [tank, mech, suits])
    for (const paper of ['a4', 'letter'] as const) {
      const { width, height, primitives } = unitSheet(unit, paper);
      for (const each of primitives)
        if (each.kind === 'circle' || each.kind === 'text')
          expect(each.x > 0 && each.x < width && each.y > 0 && each.y < height, JSON.stringify(each)).toBe(
            true,
          );
    }
});

test('What a game has marked is crossed out and written down', () => {
  const left = { front: { armor: 4, structure: 5 }, rear: { armor: 0, structure: 2 } };
  const marks = { crew: ['Anders', '4', '5'], left, shots: [13], notes: ['Turret locked', 'Crew stunned'] };
  const { primitives } = unitSheet(tank, 'a4', marks);
  const crossed = (part: string) =>
    primitives.filter((each) => each.hit && each.id?.startsWith(`${part}.`)).length;
  expect([crossed('armor.front'), crossed('armor.rear'), crossed('armor.turret')]).toEqual([20, 16, 0]);
  expect([crossed('structure.front'), crossed('structure.rear')]).toEqual([0, 3]);
  const words = primitives.flatMap((each) => (each.kind === 'text' ? [each.text] : []));
  expect(words).toEqual(
    expect.arrayContaining(['Anders', 'AC/5 Ammo, Body: 13 rounds', 'Turret locked · Crew stunned']),
  );
});
