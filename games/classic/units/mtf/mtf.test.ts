import { describe, expect, test } from 'vitest';
import { WEAPONS } from '../../data/equipment.ts';
import { STOCK_MECHS } from '../../mechs/mechs.ts';
import type { MechFile } from '../unit-file.ts';
import { readMtf } from './mtf.ts';
import { nameForMtf, nameFromMtf } from './mtf-names.ts';
import { writeMtf } from './mtf-writer.ts';

function unitOf(text: string): MechFile {
  const result = readMtf(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.unit;
}

function errorsOf(text: string): string[] {
  const result = readMtf(text);
  return result.ok ? [] : result.error.map(({ line, message }) => `${line}: ${message}`);
}

const hunchback = writeMtf(STOCK_MECHS['HBK-4G']);
const lineOf = (start: string): number =>
  hunchback.split('\n').findIndex((line) => line.startsWith(start)) + 1;

describe('round trips', () => {
  test.each(Object.values(STOCK_MECHS))('$name $model', (mech) => {
    const { houses: _, ...known } = mech;
    const read = unitOf(writeMtf(mech));
    expect(read).toEqual(known);
    expect(unitOf(writeMtf(read))).toEqual(read);
  });

  test('every weapon and its ammunition, to the rear and with one shot', () => {
    for (const { name, shots, category } of WEAPONS) {
      const names = [name, `${name} (R)`, ...(shots > 0 ? [`Ammo ${name}`] : [])];
      if (category === 'missile') names.push(`${name} (OS)`, `${name} (OS) (R)`);
      if (name === 'Machine Gun') names.push('Ammo Machine Gun (half)');
      for (const ours of names) expect(nameFromMtf(nameForMtf(ours)), ours).toBe(ours);
    }
  });

  test('the weapons are listed once each, one that is split where it begins', () => {
    const listed = (file: string) => /^Weapons:.*\n(?:.+\n)*/m.exec(file)?.[0].trim().split('\n');
    const weapons = [
      'Medium Laser, Left Arm',
      'Medium Laser, Right Arm',
      'Autocannon/20, Right Torso',
      'Small Laser, Head',
    ];
    expect(listed(hunchback)).toEqual(['Weapons:4', ...weapons]);
    const split = structuredClone(STOCK_MECHS['HBK-4G']);
    split.slots.RT[split.slots.RT.lastIndexOf('AC/20')] = null;
    split.slots.RA[11] = 'AC/20';
    expect(listed(writeMtf(split))?.filter((line) => line.startsWith('Autocannon'))).toEqual([
      'Autocannon/20, Right Arm',
    ]);
  });

  test('a four-legged design keeps its legs apart', () => {
    const quad: MechFile = { ...STOCK_MECHS['HBK-4G'], frame: 'quad', houses: undefined };
    delete quad.houses;
    expect(writeMtf(quad)).toContain('\nFront Left Leg:\n');
    expect(unitOf(writeMtf(quad))).toEqual(quad);
  });
});

describe('other spellings', () => {
  test.each([
    ['ISMediumLaser', 'Medium Laser'],
    ['Particle Cannon', 'PPC'],
    ['ISAC10', 'AC/10'],
    ['Autocannon/10', 'AC/10'],
    ['ISAC10 Ammo', 'Ammo AC/10'],
    ['IS Ammo SRM-6', 'Ammo SRM 6'],
    ['ISMG Ammo (200)', 'Ammo Machine Gun'],
    ['IS Ammo MG - Half', 'Ammo Machine Gun (half)'],
    ['ISLRM20 (OS)', 'LRM 20 (OS)'],
    ['Medium Laser (R)', 'Medium Laser (R)'],
    ['ISVehicleFlamer', 'Flamer (Vehicle)'],
    ['Single Heat Sink', 'Heat Sink'],
    ['(R) Medium Laser', 'Medium Laser (R)'],
    ['ISSRM4 (OS) (R)', 'SRM 4 (OS) (R)'],
    ['Autocannon/20 (Split)', 'AC/20'],
    ['Autocannon/20 (R) (SPLIT)', 'AC/20 (R)'],
    ['IS Ammo AC/20 - Half', 'Ammo AC/20 (half)'],
  ])('%s', (text, ours) => {
    expect(nameFromMtf(text)).toBe(ours);
  });

  test.each([
    'CLERPPC',
    'ISDouble Heat Sink',
    'ER Large Laser',
    'Ammo PPC',
    'Heat Sink (R)',
    'ISC3SlaveUnit',
    '',
  ])('not ours: %s', (text) => {
    expect(nameFromMtf(text)).toBeNull();
  });

  test('newer files have keys for name and model, and much about the world', () => {
    const [, name, model, ...rest] = hunchback.split('\n');
    const text = [
      'generator:Some Program 1.0',
      `chassis:${name}`,
      `model:${model}`,
      '# a comment',
      'mul id:1457',
      ...rest.map((line) => line.replace('Armor:', 'armor:')),
      'overview:A sturdy machine: the terror of cities.',
    ].join('\r\n');
    expect(unitOf(text)).toEqual(unitOf(hunchback));
  });

  test.each([
    '200 Fusion',
    '200 Fusion Engine(IS)',
    '200 Fusion (IS) Engine',
    '200  FUSION ENGINE (Inner Sphere)',
  ])('an engine: %s', (engine) => {
    expect(unitOf(hunchback.replace('200 Fusion Engine', engine))).toEqual(unitOf(hunchback));
  });

  test('short lists of slots and unknown lines do no harm', () => {
    const text = hunchback
      .replace(/(-Empty-\n)+/g, '\n')
      .replace('Rules Level:1', 'Rules Level:1\nmood:grim');
    const result = readMtf(text);
    expect(result).toEqual({
      ok: true,
      value: {
        unit: unitOf(hunchback),
        skipped: [{ line: 8, message: 'not understood and left out: "mood:grim"' }],
      },
    });
  });
});

describe('four legs', () => {
  const { houses: _, ...known } = STOCK_MECHS['HBK-4G'];
  const quad: MechFile = { ...known, frame: 'quad' };
  const text = writeMtf(quad);

  test('the armour of the legs may go by the names of arms and legs', () => {
    const older = [
      ['FLL', 'LA'],
      ['FRL', 'RA'],
      ['RLL', 'LL'],
      ['RRL', 'RL'],
    ].reduce((file, [leg, limb]) => file.replace(`${leg} Armor`, `${limb} Armor`), text);
    expect(older).not.toBe(text);
    expect(unitOf(older)).toEqual(quad);
  });

  test('a leg that is left out is named', () => {
    expect(errorsOf(text.replace(/FLL Armor:.*\n/, ''))).toEqual(['0: there is no "FLL Armor:" line']);
    expect(errorsOf(text.replace('Front Left Leg:', 'Tail:'))).toContain(
      '0: there is no list of slots for Front Left Leg',
    );
  });
});

describe('numbers', () => {
  const swapped = (right: string, wrong: string): string[] => errorsOf(hunchback.replace(right, wrong));

  test('a decimal point before nothing is no harm', () => {
    expect(unitOf(hunchback.replace('Mass:50', 'Mass:50.0'))).toEqual(unitOf(hunchback));
  });

  test.each([
    ['Mass:50', 'Mass:0', `Mass "0": a 'Mech weighs 20 to 100 tons`],
    ['Mass:50', `Mass:${'9'.repeat(400)}`, `Mass "${'9'.repeat(60)}…": a 'Mech weighs 20 to 100 tons`],
    ['Mass:50', 'Mass:-50', 'Mass: "-50" is no whole number from 0 on'],
    ['Walk MP:4', 'Walk MP:41', 'Walk MP "41": no engine gives more than 20'],
    ['Heat Sinks:13', 'Heat Sinks:101', 'Heat Sinks "101": no \'Mech has slots for so many'],
    ['Heat Sinks:13', 'Heat Sinks:many', 'Heat Sinks: "many" is no whole number from 0 on'],
    ['LA Armor:16', 'LA Armor:201', 'LA Armor "201": no location takes more than 62 points'],
    ['LA Armor:16', 'LA Armor:1e1', 'LA Armor: "1e1" is no whole number from 0 on'],
  ])('%s for %s', (right, wrong, message) => {
    expect(swapped(right, wrong)).toContain(`${lineOf(right)}: ${message}`);
  });

  test('jump jets are counted whatever else is wrong', () => {
    const text = hunchback.replace('Jump MP:0', 'Jump MP:3').replace('Fusion Engine', 'XL Engine');
    expect(errorsOf(text)).toContain(`${lineOf('Jump MP')}: Jump MP 3, but the slots hold 0 jump jets`);
    // Of other kinds of jets we cannot say how many MP they give.
    const later = hunchback.replace('Jump MP:0', 'Jump MP:3').replace('-Empty-', 'Improved Jump Jet');
    expect(errorsOf(later).join()).not.toContain('Jump MP');
    const ours = hunchback.replace('-Empty-', 'Jump Jet');
    expect(errorsOf(ours)).toEqual([`${lineOf('Jump MP')}: Jump MP 0, but the slots hold 1 jump jet`]);
  });
});

describe('what is not introductory is refused by line and name', () => {
  const swaps: [string, string, string][] = [
    [
      'TechBase:Inner Sphere',
      'TechBase:Clan',
      'Techbase "Clan": the introductory rules have only Inner Sphere',
    ],
    [
      'Engine:200 Fusion',
      'Engine:200 XL',
      'Engine "XL Engine": the introductory rules have only Fusion Engine',
    ],
    [
      'Structure:Standard',
      'Structure:Endo Steel',
      'Structure "Endo Steel": the introductory rules have only Standard',
    ],
    [
      'Myomer:Standard',
      'Myomer:Triple-Strength',
      'Myomer "Triple-Strength": the introductory rules have only Standard',
    ],
    [
      'Heat Sinks:13 Single',
      'Heat Sinks:13 Double',
      'Heat Sinks "Double": the introductory rules have only Single',
    ],
    ['Config:Biped', 'Config:Tripod', 'Config "Tripod": only Biped and Quad can be read'],
    [
      'Armor:Standard',
      'Armor:Ferro-Fibrous',
      'Armor "Ferro-Fibrous(Inner Sphere)": the introductory rules have only Standard',
    ],
    ['Walk MP:4', 'Walk MP:fast', 'Walk MP: "fast" is no whole number from 0 on'],
    ['Jump MP:0', 'Jump MP:3', 'Jump MP 3, but the slots hold 0 jump jets'],
    ['HD Armor:9', 'HD Armor:FerroLamellor:9', 'HD Armor: "FerroLamellor:9" is no whole number from 0 on'],
  ];
  test.each(swaps)('%s', (right, wrong, message) => {
    expect(errorsOf(hunchback.replace(right, wrong))).toContain(`${lineOf(right.split(':')[0])}: ${message}`);
  });

  test('equipment of later days', () => {
    const [line] = errorsOf(hunchback.replace('\nHeat Sink\n', '\nISDoubleHeatSink\n'));
    expect(line).toMatch(/^\d+: "ISDoubleHeatSink" is not in the introductory rules$/);
  });

  test('an engine that does not fit the speed', () => {
    expect(errorsOf(hunchback.replace('Engine:200', 'Engine:250'))).toEqual([
      `${lineOf('Engine:')}: Engine rating 250: 50 tons with 4 Walking MP take a rating of 200`,
    ]);
  });

  test('more in a location than it holds', () => {
    const [line] = errorsOf(hunchback.replace('Life Support\n-Empty-', 'Life Support\nMedium Laser'));
    expect(line).toMatch(/^\d+: "Medium Laser" in slot 7: Head has 6$/);
  });

  test('a name that is too long', () => {
    expect(errorsOf(hunchback.replace('Hunchback', 'H'.repeat(61)))).toEqual([
      '2: a name of 61 characters; at most 60 are possible',
    ]);
    expect(errorsOf(hunchback.replace('Hunchback', 'H'.repeat(60)))).toEqual([]);
  });

  test('a line given twice, and a list missing', () => {
    expect(errorsOf(hunchback.replace('Walk MP:4', 'Walk MP:4\nWalk MP:5'))).toContain(
      `${lineOf('Walk MP:') + 1}: "walk mp" stood in line ${lineOf('Walk MP:')} already`,
    );
    expect(errorsOf(hunchback.replace('Left Leg:', 'Tail:'))).toContain(
      '0: there is no list of slots for Left Leg',
    );
  });
});

describe('strange input gives errors and no crash', () => {
  test('what is no such file at all is told in a sentence', () => {
    for (const text of ['', ' \n', 'Version:1.0', '{"name": "Atlas"}', '<html></html>']) {
      expect(errorsOf(text)).toEqual([
        '0: this is no MTF file: no line says anything of a \'Mech, such as "Mass:50" or "Left Arm:"',
      ]);
    }
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \n\n \t\n'],
    ['a version alone', 'Version:1.0'],
    ['binary', '\u0000\u0001\u0002MZ'],
    ['huge', 'x'.repeat(2_000_000)],
    ['one endless line', `Version:1.0\n${'A'.repeat(100_000)}\nB\nMass:50`],
    ['numbers out of bounds', hunchback.replace('LA Armor:16', 'LA Armor:9999')],
    ['keys of objects', 'Version:1.0\nA\nB\n__proto__:1\nconstructor:\nMass:50\n\ntoString:\nEngine'],
    ['a hundred thousand bad slots', hunchback.replace('Left Arm:', `Left Arm:\n${'bad\n'.repeat(100_000)}`)],
  ])('%s', (_, text) => {
    const errors = errorsOf(text);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThanOrEqual(21);
    expect(errors.join('').length).toBeLessThan(5_000);
  });
});
