import { rule } from '@ironfield/conformance/rule.ts';
import type { Force, RandomWish } from '@ironfield/kernel/options/mustering.ts';
import { checkSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { forceFile, readForce } from '@ironfield/kernel/record/force-file.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect, test } from 'vitest';
import { classic } from '../game.ts';
import { STOCK_MECHS } from '../mechs/mechs.ts';
import { STOCK_PLATOONS } from '../platoons/platoons.ts';
import { roleOf } from '../rules/unit/role.ts';
import { STOCK_SQUADS } from '../squads/squads.ts';
import type { MechFile } from '../units/unit-file.ts';
import { STOCK_VEHICLES } from '../vehicles/vehicles.ts';
import { mustering } from './mustering.ts';
import { unitValue } from './value.ts';

const { maps } = mustering;
const REGULAR = mustering.trainings[0].skills;
const worthOf = (force: Force, measure: string) =>
  force.reduce((sum, member) => sum + mustering.worth(member, measure), 0);
const drawn = (seed: number, wish: Partial<RandomWish> = {}) =>
  mustering.random(
    { sizes: [4, 4], measure: 'value', skills: [REGULAR, REGULAR], ...wish },
    randomFrom(`force ${seed}`),
  );
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

describe('the value of a unit', () => {
  const atlas = STOCK_MECHS['AS7-D'];

  rule(
    'CBT-FOR-16',
    'Better shooting, better piloting, more armour and more speed are each worth more',
    () => {
      const base = unitValue(atlas, 4, 5);
      expect(unitValue(atlas, 3, 5)).toBeGreaterThan(base);
      expect(unitValue(atlas, 4, 4)).toBeGreaterThan(base);
      expect(unitValue({ ...atlas, armor: { ...atlas.armor, CT: [1, 1] } }, 4, 5)).toBeLessThan(base);
      const spider = STOCK_MECHS['SDR-5V'];
      expect(unitValue({ ...spider, walk: 3 }, 4, 5)).toBeLessThan(unitValue(spider, 4, 5));
    },
  );

  rule('CBT-FOR-16', 'The Atlas is worth most of the book, and more than three Spiders', () => {
    const values = Object.values(STOCK_MECHS).map((mech) => unitValue(mech, 4, 5));
    expect(Math.max(...values)).toBe(unitValue(atlas, 4, 5));
    expect(3 * unitValue(STOCK_MECHS['SDR-5V'], 4, 5)).toBeLessThan(unitValue(atlas, 4, 5));
  });

  rule('CBT-FOR-16', 'Guns that fire to the rear, and heat that cannot be borne, count for nothing', () => {
    const hunchback = STOCK_MECHS['HBK-4G'];
    const cold = unitValue({ ...hunchback, heatSinks: 20 }, 4, 5);
    expect(unitValue({ ...hunchback, heatSinks: 2 }, 4, 5)).toBeLessThan(cold);
    const backwards = structuredClone(hunchback);
    backwards.slots.RA = backwards.slots.RA.map((item) =>
      item === 'Medium Laser' ? 'Medium Laser (R)' : item,
    );
    expect(unitValue(backwards, 4, 5)).toBeLessThan(unitValue(hunchback, 4, 5));
  });
});

describe('forces of several kinds', () => {
  const options = { 'combined-arms': true };
  const isVehicle = ({ unit }: Force[number]) => 'cruise' in unit;
  const isOf =
    (kind: string) =>
    ({ unit }: Force[number]) =>
      'kind' in unit && unit.kind === kind;

  test('Vehicles are offered with the option, and with it alone', () => {
    const names = (values: OptionValues) =>
      mustering.unitsWith!(values).map(({ name }: { name?: string }) => name);
    expect(names({})).toEqual(mustering.units.map(({ name }: { name?: string }) => name));
    expect(names(options)).toEqual(expect.arrayContaining(['Atlas', 'Palisade', 'Teal', 'Lamplighters']));
    expect(names({})).not.toContain('Palisade');
  });

  rule('CBT-FOR-17', 'Both sides get as many vehicles and platoons, and are worth about the same', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const forces = drawn(seed, { sizes: [5, 5], options });
      for (const isOfKind of [isVehicle, isOf('infantry'), isOf('battle-armor')]) {
        const [own, other] = forces.map((force) => force.filter(isOfKind).length);
        expect([1, 2]).toContain(own);
        expect(other).toBe(own);
      }
      const [one, two] = forces.map((force) => worthOf(force, 'value'));
      expect(Math.abs(one - two)).toBeLessThanOrEqual(0.05 * Math.max(one, two));
    }
  });

  test('A force of both makes a battle; without the option it is refused, and says why', () => {
    const forces = drawn(1, { options });
    const plan = { forces, map: maps.ready[0].map };
    expect(checkSetup(classic, mustering.setup({ ...plan, options })).ok).toBe(true);
    const without = checkSetup(classic, mustering.setup({ ...plan, options: {} }));
    expect(without.ok ? '' : without.error[0].message).toContain('MT-PRE-10');
  });

  test('A platoon at a glance', () => {
    const facts = mustering.facts(STOCK_PLATOONS.Hornets);
    expect(facts.ok && facts.value).toEqual({
      name: 'Hornets',
      note: '21 troopers with jump packs, machine guns, 1/3 MP',
      role: '',
    });
  });

  test('A squad of battle armour at a glance', () => {
    const facts = mustering.facts(STOCK_SQUADS.Halberd);
    expect(facts.ok && facts.value).toEqual({
      name: 'Halberd',
      note: '4 suits with 9 points of armour, Small Laser, SRM 2, 1/3 MP',
      role: '',
    });
  });

  test('Artillery and TAG are offered where the options allow both them and vehicles', () => {
    const offered = (options: Record<string, boolean | string>) => {
      const names = mustering.unitsWith!(options).map((unit) => (unit as MechFile).name);
      return ['Teal', 'Pointer', 'Culverin'].filter((name) => names.includes(name));
    };
    expect(offered({ 'combined-arms': true })).toEqual(['Teal']);
    expect(offered({ 'combined-arms': true, tag: true })).toEqual(['Teal', 'Pointer']);
    expect(offered({ 'combined-arms': true, artillery: 'carried' })).toEqual(['Teal', 'Culverin']);
    expect(offered({ tag: true, artillery: 'carried' })).toEqual([]);
  });

  test('A vehicle at a glance', () => {
    const facts = mustering.facts(STOCK_VEHICLES.Teal);
    expect(facts.ok && facts.value).toEqual({
      name: 'Teal',
      note: '35 tons, hover, 8/12',
      role: 'Skirmisher',
    });
  });
});

describe('random forces', () => {
  rule('CBT-FOR-17', 'Both sides are worth the same within a twentieth, by value and by tonnage', () => {
    for (const measure of ['value', 'tonnage'])
      for (const seed of SEEDS) {
        const [own, other] = drawn(seed, { measure }).map((force) => worthOf(force, measure));
        expect(Math.abs(own - other) / Math.max(own, other), `${measure} ${seed}`).toBeLessThan(0.05);
      }
  });

  rule('CBT-FOR-17', 'Neither is worth more than agreed on, and hardly less', () => {
    for (const most of [200, 250])
      for (const seed of SEEDS)
        for (const force of drawn(seed, { measure: 'tonnage', most })) {
          expect(worthOf(force, 'tonnage')).toBeLessThanOrEqual(most);
          expect(worthOf(force, 'tonnage')).toBeGreaterThan(0.9 * most);
        }
  });

  rule('CBT-FOR-17', 'A lance has somebody to hold the line, somebody fast and somebody with reach', () => {
    for (const seed of SEEDS)
      for (const force of drawn(seed)) {
        const roles = force.map(({ unit }) => roleOf(unit as MechFile));
        const has = (...wanted: ReturnType<typeof roleOf>[]) => roles.some((role) => wanted.includes(role));
        expect([
          has('juggernaut', 'brawler'),
          has('skirmisher', 'striker', 'scout'),
          has('sniper', 'missileBoat'),
        ]).toEqual([true, true, true]);
      }
  });

  test('One against three, better skill against numbers: they are worth the same all the same', () => {
    const elite = mustering.trainings.find(({ id }) => id === 'elite')!.skills;
    const [one, three] = drawn(7, { sizes: [2, 5], skills: [elite, REGULAR] });
    expect([one.length, three.length]).toEqual([2, 5]);
    expect(worthOf(one, 'value') / worthOf(three, 'value')).toBeCloseTo(1, 1);
  });

  test('The same seed draws the same, another one something else; sixteen a side have sixteen names', () => {
    expect(drawn(1)).toEqual(drawn(1));
    expect(drawn(1)).not.toEqual(drawn(2));
    const [force] = drawn(1, { sizes: [16, 16] });
    expect(new Set(force.map(({ name }) => name)).size).toBe(16);
  });

  test('Only what is offered is drawn', () => {
    const units = [STOCK_MECHS['HBK-4G'], STOCK_MECHS['JR7-D']];
    for (const member of drawn(3, { units }).flat()) expect(units).toContain(member.unit);
  });
});

describe('a battle of one’s own', () => {
  const map = maps.ready[0].map;

  test.each([
    [1, 1],
    [4, 4],
    [3, 7],
    [16, 16],
  ])('of %d against %d can be played on every kind of map', (...sizes) => {
    const forces = drawn(1, { sizes });
    const grounds = [
      ...maps.ready.map((each) => each.map),
      ...maps.landscapes.map(({ id }) => maps.generate({ landscape: id, width: 30, height: 17, seed: '1' })),
    ];
    for (const ground of grounds) {
      const setup = checkSetup(classic, mustering.setup({ forces, map: ground, options: {} }));
      expect(setup).toMatchObject({ ok: true });
    }
  });

  test('has on new land what its options allow, and can be played there', () => {
    const options = { 'expanded-terrain-table': true, 'terrain-jungle': true };
    const wish = { landscape: 'mixed', width: 30, height: 17, seed: '1' };
    const jungle = maps.generate({ ...wish, options });
    expect(JSON.stringify(jungle)).toContain('jungle');
    expect(JSON.stringify(maps.generate(wish))).not.toContain('jungle');
    // What cannot be agreed on brings nothing.
    expect(maps.generate({ ...wish, options: { nonsense: true } })).toEqual(maps.generate(wish));
    const forces = drawn(1, { sizes: [1, 1] });
    expect(checkSetup(classic, mustering.setup({ forces, map: jungle, options }))).toMatchObject({
      ok: true,
    });
    expect(checkSetup(classic, mustering.setup({ forces, map: jungle, options: {} })).ok).toBe(false);
  });

  test('puts the sides at the far ends of the map, whichever way it lies', () => {
    const zones = (ground: object) =>
      mustering
        .setup({ forces: drawn(1), map: ground, options: {} })
        .deployment.map(({ zones }) => zones[0].name);
    expect(zones(map)).toEqual(['south edge', 'north edge']);
    const wide = maps.generate({ landscape: 'hills', width: 30, height: 17, seed: '1' });
    expect(zones(wide)).toEqual(['west edge', 'east edge']);
  });

  test('on too large a map for so many is refused with the rule of the crowd', () => {
    const forces = drawn(1, { sizes: [16, 16] });
    const vast = maps.generate({ landscape: 'hills', width: 80, height: 80, seed: '1' });
    const checked = checkSetup(classic, mustering.setup({ forces, map: vast, options: {} }));
    expect(checked.ok ? '' : checked.error[0].message).toMatch(/32 units on 6400 hexes are too many/);
  });

  test('deepens the zones where a force would find no room, but not beyond a third of the map', () => {
    const narrow = maps.generate({ landscape: 'mixed', width: 4, height: 24, seed: '1' });
    const { deployment } = mustering.setup({
      forces: drawn(1, { sizes: [16, 16] }),
      map: narrow,
      options: {},
    });
    expect(deployment[0].zones[0].hexes).toHaveLength(16);
    const tiny = maps.generate({ landscape: 'mixed', width: 4, height: 6, seed: '1' });
    const setup = mustering.setup({ forces: drawn(1, { sizes: [16, 16] }), map: tiny, options: {} });
    expect(checkSetup(classic, setup).ok).toBe(false);
  });
});

describe('a force as a file', () => {
  const [force] = drawn(1);
  const file = forceFile('classic', 'Iron lance', force);

  test('is the same when it is read', () => {
    expect(readForce(classic, JSON.parse(JSON.stringify(file)))).toEqual({ ok: true, value: file });
  });

  test.each([
    ['nothing', null, /should be a group of named parts, and is empty/],
    ['a force of another game', { ...file, game: 'chess' }, /for "chess", not for BattleTech/],
    ['nobody', { ...file, members: [] }, /members/],
    ['a unit that cannot be played', { ...file, members: [{ ...force[0], unit: {} }] }, /Unit 1: /],
    [
      'a skill out of reach',
      { ...file, members: [{ ...force[0], skills: { gunnery: 9, piloting: 5 } }] },
      /Unit 1: Gunnery is a number from 0 to 8/,
    ],
    [
      'a skill that is missing',
      { ...file, members: [{ ...force[0], skills: { gunnery: 4 } }] },
      /Piloting is a number/,
    ],
    [
      'a skill of another game',
      { ...file, members: [{ ...force[0], skills: { gunnery: 4, piloting: 5, luck: 1 } }] },
      /no skill "luck"/,
    ],
  ])('says what is wrong with %s', (_, json, message) => {
    const read = readForce(classic, json);
    expect(read.ok ? '' : read.error[0].message).toMatch(message);
  });
});

describe('units and maps from anywhere', () => {
  test('a unit says what it is, or why it cannot be fielded', () => {
    expect(mustering.facts(STOCK_MECHS['JR7-D'])).toEqual({
      ok: true,
      value: { name: 'Jenner JR7-D', note: '35 tons, 7/11/5', role: 'Striker' },
    });
    expect(mustering.facts({ ...STOCK_MECHS['JR7-D'], tons: 37 }).ok).toBe(false);
    expect(mustering.facts(null).ok).toBe(false);
  });

  test('a map that is written as a .board file is the same when it is read', () => {
    for (const { map, title } of maps.ready) {
      const read = maps.read(maps.write(map), title);
      expect(read.ok && maps.write(read.value)).toBe(maps.write(map));
      expect(maps.read(JSON.stringify(map), title)).toEqual({ ok: true, value: map });
    }
  });

  test.each([
    ['a letter', 'Dear all', /no map/],
    ['half a file', '{"format":', /no map/],
    ['another game', '{"format":"ironfield-unit"}', /format/],
    ['a strange terrain', 'size 1 1\nhex 0101 0 "lava:1" ""\nend', /Line 2: .*lava/],
  ])('says what is wrong with %s', (_, text, message) => {
    const read = maps.read(text, 'x');
    expect(read.ok ? '' : read.error[0].message).toMatch(message);
  });
});
