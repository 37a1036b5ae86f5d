import { expect, test } from 'vitest';
import { blkText, mechOf, mtfText, vehicleOf } from '../unit-files/files.fixture.ts';
import { readUnit } from '../unit-files/read.ts';
import { entryOf, type UnitEntry } from './entry.ts';
import { byName, foundUnits, type UnitSearch } from './search.ts';

const TANK = { motion_type: 'Hover', tonnage: 35, cruiseMP: 8, engine_type: 1, armor: [20, 16, 16, 12, 14] };
const entries: readonly UnitEntry[] = [
  entryOf('fox.mtf', mechOf({ name: 'Fox', tons: 50, walk: 4, items: { RA: ['PPC', 'PPC', 'PPC'] } })),
  entryOf(
    'lynx.mtf',
    mechOf({ name: 'Lynx', techBase: 'Clan', tons: 75, walk: 5, items: { RA: ['CLERPPC', 'CLERPPC'] } }),
  ),
  entryOf(
    'plough.blk',
    vehicleOf({ ...TANK, role: 'Striker', 'Turret Equipment': ['Medium Laser', 'Medium Laser'] }),
  ),
];
const names = (search: UnitSearch) => foundUnits(entries, search).map(({ name }) => name);

test('An entry has what a search asks for', () => {
  expect(entries[2]).toMatchObject({
    kind: 'vehicle',
    role: 'Striker',
    motion: 'hover',
    weapons: '2 Medium Laser',
    tons: 35,
    year: 3060,
    verdict: 'underweight',
  });
  expect(entries[0]!.bv).toBeGreaterThan(0);
});

test('Every word has to be found somewhere, whatever its case and its hyphens', () => {
  expect(names({})).toEqual(['Fox', 'Lynx', 'Harrow']);
  expect(names({ text: 'ppc' })).toEqual(['Fox', 'Lynx']);
  expect(names({ text: 'ER-ppc' })).toEqual(['Lynx']);
  expect(names({ text: 'hover striker' })).toEqual(['Harrow']);
  expect(names({ text: 'clan mech' })).toEqual(['Lynx']);
  expect(names({ text: 'hover ppc' })).toEqual([]);
});

test('Kind, technology and ranges leave out the others; ends of a range belong to it', () => {
  expect(names({ kind: 'mech' })).toEqual(['Fox', 'Lynx']);
  expect(names({ tech: 'Clan' })).toEqual(['Lynx']);
  expect(names({ tons: { min: 35, max: 50 } })).toEqual(['Fox', 'Harrow']);
  expect(names({ year: { max: 3059 } })).toEqual([]);
  const value = entries[0]!.bv!;
  expect(names({ value: { min: value, max: value } })).toEqual(['Fox']);
  expect(foundUnits([{ ...entries[0]!, bv: null }], { value: { min: 1 } })).toEqual([]);
});

test('Names with numbers stand in their order, and the same name by its file', () => {
  const list = ['Mk 10', 'Mk 2'].map((model) => ({ ...entries[0]!, model }));
  expect(list.toSorted(byName).map(({ model }) => model)).toEqual(['Mk 2', 'Mk 10']);
});

test('A role that says nothing is none', () => {
  const mech = readUnit(`${mtfText({ tons: 50, walk: 4 })}\nrole:Undetermined\n`, 'mtf').unit;
  expect(mech).not.toHaveProperty('role');
  const tank = readUnit(blkText({ ...TANK, role: 'Scout' }), 'blk').unit;
  expect(tank).toMatchObject({ role: 'Scout' });
});
