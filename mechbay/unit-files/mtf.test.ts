import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { mechOf, mtfText } from './files.fixture.ts';
import { readUnit } from './read.ts';

const LASER = 'ISMediumLaser';
const faultsOf = (text: string) => readUnit(text, 'mtf').faults;

describe("files of 'Mechs", () => {
  rule('MT-CONS-07', 'The slot lists say what is mounted, and where it points', () => {
    const { mounts } = mechOf({
      tons: 50,
      walk: 4,
      items: { RA: [LASER, `${LASER} (R)`], LT: Array(3).fill('PPC') },
    });
    expect(mounts.map(({ item, location, isRear }) => [item.id, location, isRear])).toEqual(
      [
        ['is-ppc', 'LT', false],
        ['is-medium-laser', 'RA', false],
        ['is-medium-laser', 'RA', true],
      ].toSorted((a, b) => ORDER.indexOf(String(a[1])) - ORDER.indexOf(String(b[1]))),
    );
  });

  rule('MT-CONS-07', 'Engine, armour, sinks and structure name their kind and technology base', () => {
    const clan = mechOf({
      tons: 75,
      walk: 5,
      techBase: 'Clan',
      engine: '375 XL (Clan) Engine(IS)',
      structure: 'Clan Endo Steel',
      armorType: 'Ferro-Fibrous(Clan)',
      sinks: '15 Clan Double',
    });
    expect(clan.engine.type.id).toBe('xl-clan');
    expect(clan.heatSinks).toMatchObject({ count: 15, type: { id: 'double-clan' } });
    expect(clan.armor).toMatchObject({ tech: 'Clan', type: { id: 'ferro-fibrous' } });
    expect(clan.structure.id).toBe('endo-steel');
    const sphere = mechOf({
      tons: 75,
      walk: 5,
      engine: '375 XL Engine',
      armorType: 'Standard((Unknown Technology Base))',
    });
    expect(sphere.engine.type.id).toBe('xl-is');
    expect(sphere.armor.tech).toBe('IS');
  });

  rule('MT-CONS-07', 'An XL engine of either base shows in the side torsos', () => {
    const sides = { LT: Array(3).fill('Fusion Engine'), RT: Array(3).fill('Fusion Engine') };
    const mixed = mechOf({
      tons: 50,
      walk: 4,
      techBase: 'Mixed (Clan Chassis)',
      engine: '200 XL Engine',
      items: sides,
    });
    expect(mixed).toMatchObject({ techBase: 'Clan', isMixed: true, engine: { type: { id: 'xl-is' } } });
  });

  rule('MT-CONS-07', 'Missing arms and hands are left out by design', () => {
    expect(mechOf({ tons: 20, walk: 8, bareArms: true }).missingActuators).toEqual([
      'LA:lowerArm',
      'LA:hand',
      'RA:lowerArm',
      'RA:hand',
    ]);
  });

  rule('MT-CONS-07', 'Of Jump MP and jump jets the smaller number counts, and a note says so', () => {
    const text = mtfText({ tons: 50, walk: 4, jump: 4, items: { LT: ['Jump Jet'], RT: ['Jump Jet'] } });
    const { unit, faults, notes } = readUnit(text, 'mtf');
    expect(faults).toEqual([]);
    expect(unit).toMatchObject({ jump: 2 });
    expect(notes).toMatchObject([{ message: 'Jump MP is 4, and the jump jets give 2: the smaller counts' }]);
  });

  rule('MT-MCON-15', 'A weapon may lie in two locations if it is one of the largest', () => {
    const split = { RT: Array(6).fill('Autocannon/20'), RA: Array(4).fill('Autocannon/20') };
    const { mounts } = mechOf({ tons: 50, walk: 4, items: split });
    expect(mounts).toMatchObject([{ item: { id: 'is-autocannon-20' }, location: 'RT', otherLocation: 'RA' }]);
    const ppc = mtfText({ tons: 50, walk: 4, items: { RT: ['PPC', 'PPC'], RA: ['PPC'] } });
    expect(faultsOf(ppc).map(({ message }) => message)).toEqual([
      'PPC fills 3 slots, and RA has 1 of them',
      'PPC fills 3 slots, and RT has 2 of them',
    ]);
  });

  rule('MT-MCON-17', "Front legs stand where a four-legged 'Mech has no arms", () => {
    const quad = mechOf({ tons: 65, walk: 4, config: 'Quad', armor: { LA: 20, RA: 20, LL: 20, RL: 20 } });
    expect(quad).toMatchObject({
      frame: 'quad',
      missingActuators: [],
      armor: { points: { LA: 20, RL: 20 } },
    });
    const newer = mtfText({ tons: 65, walk: 4, config: 'Quad' }).replace('LA Armor:0', 'FLL Armor:12');
    expect(readUnit(newer, 'mtf').unit).toMatchObject({ armor: { points: { LA: 12 } } });
  });

  test.each([
    ['a name that nothing has', /Medium Laser/, 'Mangler Ray', 'nothing is called "Mangler Ray"'],
    ['an odd tonnage', 'Mass:50', 'Mass:52', "a 'Mech weighs 10 to 100 tons in steps of 5, not 52"],
    ['no tonnage', 'Mass:50\n', '', 'the file lacks "mass"'],
    ['no name', 'Ploughshare\n', '\n', 'the file lacks "name"'],
    ['a tripod', 'Config:Biped', 'Config:Tripod', '"Tripod": only \'Mechs on two or four legs are read'],
    [
      'a word for a number',
      'Walk MP:4',
      'Walk MP:four',
      '"walk mp" is "four"; it should be a number from 0 to 20',
    ],
    ['no structure', 'Structure:Standard', 'Structure:', '"structure" is "", which these rules do not know'],
    [
      'strange armour',
      'Armor:Standard',
      'Armor:Cheese',
      '"armor" is "Cheese", which these rules do not know',
    ],
  ])('%s is a fault with its line', (_, from, to, message) => {
    const text = mtfText({ tons: 50, walk: 4, items: { RA: ['Medium Laser'] } }).replace(from, to);
    const fault = faultsOf(text).find((each) => each.message === message);
    expect(fault).toBeDefined();
    const line = text.split('\n').findIndex((each) => each.endsWith(to)) + 1;
    if (to.trim() !== '') expect(fault?.line).toBe(line);
  });
});

const ORDER = ['LA', 'RA', 'LT'];

test('engines and gyros may be named with their kind, and an OmniMech may say no more than that', () => {
  const text = mtfText({ tons: 50, walk: 4, config: 'Omnimech' })
    .replaceAll('Fusion Engine\n', 'XL Fusion Engine (IS)\n')
    .replaceAll('\nGyro', '\nHeavy-Duty Gyro');
  const { unit, faults } = readUnit(text, 'mtf');
  expect(faults).toEqual([]);
  expect(unit).toMatchObject({ isOmni: true, frame: 'biped', mounts: [] });
});
