import { rule } from '@ironfield/conformance/rule.ts';
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
const helicopter = vehicleOf({
  motion_type: 'VTOL',
  tonnage: 30,
  cruiseMP: 8,
  armor: [10, 8, 8, 6, 2],
  'Front Equipment': ['ISMediumLaser'],
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

rule(
  'MT-L3TB-01',
  'The sheet of a vehicle has its crew, its engine and what else it is built of, with the tons of each',
  () => {
    const { figures, construction, skill, about } = unitSheetData(tank);
    expect(about).toBe('Vehicle · tracked · Inner Sphere');
    expect(figures).toEqual(
      expect.arrayContaining([
        ['Tons', '50'],
        ['Cruising / flank', '5 / 8'],
        ['Crew', '4'],
      ]),
    );
    expect([skill, unitSheetData(mech).skill]).toEqual(['Driving', 'Piloting']);
    expect(construction.map(([label]) => label)).toEqual([
      'Structure, standard',
      expect.stringMatching(/ICE|ombustion.*rating 250/),
      'Control components',
      '96 points of armour, standard',
      'Turret',
    ]);
    const tons = Object.fromEntries(construction);
    expect([tons['Structure, standard'], tons['Control components'], tons.Turret]).toEqual([
      '5 t',
      '2.5 t',
      '1 t',
    ]);
    expect(texts(tank)).toEqual(
      expect.arrayContaining(['Driving', 'Gunnery', 'Control components', '2.5 t']),
    );
    expect([unitSheetData(mech).construction, unitSheetData(suits).construction]).toEqual([[], []]);
  },
);

rule(
  'MT-L3TB-02',
  'That of a VTOL has its rotor, its lift equipment, and a box for its elevation in each turn',
  () => {
    const { body, construction, elevations, figures } = unitSheetData(helicopter);
    expect(body.map(({ name }) => name)).toEqual(['Front', 'Right', 'Left', 'Rear', 'Rotor']);
    expect(construction).toContainEqual(['Lift or diving gear', '3 t']);
    expect([elevations, unitSheetData(tank).elevations]).toEqual([20, 0]);
    expect(figures).toContainEqual(['Crew', '2']);
    const turns = (unit: Unit) =>
      unitSheet(unit).primitives.filter(({ id }) => id?.startsWith('elevation.')).length;
    expect([turns(helicopter), turns(tank)]).toEqual([20, 0]);
    expect(texts(helicopter)).toContain('Elevation');
  },
);

rule('MT-L3TB-03', 'That of a super-heavy tank has six sides', () => {
  const giant = vehicleOf({
    motion_type: 'Tracked',
    tonnage: 120,
    cruiseMP: 2,
    armor: [40, 30, 30, 25, 25, 20],
    'Front Equipment': ['Autocannon/20'],
  });
  const { body, figures } = unitSheetData(giant);
  expect(body.map(({ name, armor, structure }) => [name, armor, structure])).toEqual([
    ['Front', 40, 12],
    ['Front right', 30, 12],
    ['Front left', 30, 12],
    ['Rear right', 25, 12],
    ['Rear left', 25, 12],
    ['Rear', 20, 12],
  ]);
  expect(figures).toContainEqual(['Crew', '8']);
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
  for (const unit of [tank, helicopter, mech, suits])
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

test("The sheet of a 'Mech has every slot of every location, with what stands in it", () => {
  const { slots } = unitSheetData(mech);
  const of = (id: string) => slots.find((each) => each.id === id)!;
  expect(slots.map(({ items }) => items.length)).toEqual(
    slots.map(({ id }) => (['HD', 'LL', 'RL'].includes(id) ? 6 : 12)),
  );
  expect(of('RA').items).toEqual([
    'Shoulder',
    'Upper Arm Actuator',
    'Lower Arm Actuator',
    'Hand Actuator',
    ...Array(2).fill('ER PPC'),
    ...Array(6).fill(null),
  ]);
  expect(of('HD').items).toEqual(['Life Support', 'Sensors', 'Cockpit', null, 'Sensors', 'Life Support']);
  const drawn = unitSheet(mech).primitives.flatMap(({ id }) => (id?.startsWith('slot.') ? [id] : []));
  expect(drawn).toHaveLength(5 * 12 + 3 * 6);
  expect(unitSheetData(tank).slots).toEqual([]);
});

test('Nothing on a full sheet lies on something else, however much a ’Mech carries', () => {
  const loaded = mechOf({
    tons: 100,
    walk: 3,
    armor: { HD: 9, CT: 47, RTC: 10, LT: 30, RT: 30, LA: 34, RA: 34, LL: 40, RL: 40 },
    items: {
      RA: ['ISMediumLaser', 'ISMediumLaser', 'ISSmallLaser', 'ISSmallLaser'],
      LA: ['ISMediumLaser', 'ISMediumLaser', 'ISSmallLaser', 'ISSmallLaser'],
      LT: ['ISMediumLaser', 'ISMediumLaser', 'ISMachine Gun', 'ISMachine Gun', 'IS Ammo MG - Full'],
      RT: ['ISMediumLaser', 'ISMediumLaser', 'ISSRM6', 'ISSRM6', 'IS Ammo SRM-6', 'IS Ammo SRM-6'],
    },
  });
  const { primitives, height } = unitSheet(loaded);
  const boxes = primitives.flatMap((each) => (each.kind === 'text' && each.text !== '' ? [each] : []));
  for (const each of boxes) expect(each.y).toBeLessThanOrEqual(height);
  const bottom = Math.max(...boxes.filter(({ id }) => /^(bin|weapon)/.test(id ?? '')).map(({ y }) => y));
  const top = Math.min(...boxes.filter(({ id }) => id?.startsWith('slot.')).map(({ y }) => y));
  expect(bottom).toBeLessThan(top);
});

test("A 'Mech names what is unusual of its frame, cockpit and armour beside its equipment", () => {
  const plain = unitSheetData(mech).others;
  expect(plain).toEqual([]);
  const [gyro, cockpit] = [
    { ...mech.gyro, id: 'compact' },
    { ...mech.cockpit, id: 'command-console' },
  ];
  const armor = { ...mech.armor, type: { ...mech.armor.type, id: 'stealth' } };
  const changed = { ...mech, gyro, cockpit, armor };
  expect(unitSheetData(changed).others).toEqual([
    'Armor: stealth',
    'Gyro: compact',
    'Cockpit: command console',
  ]);
  expect(texts(changed)).toEqual(expect.arrayContaining(['Armor: stealth', 'Cockpit: command console']));
});
