import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import {
  PLATOON_VALUES,
  PUBLISHED_MECHS,
  PUBLISHED_PROTOMECHS,
  PUBLISHED_SUITS,
  PUBLISHED_VEHICLES,
} from './catalogue.ts';
import { formulaOf } from './formula.ts';
import { ARMOR_TYPES, ENGINE_TYPES, ENGINE_WEIGHTS, MECH_STRUCTURE } from './frames.ts';
import { type Ammunition, ITEMS, itemOf, type Weapon } from './items.ts';
import { nearest, toHundredths, upToHalf } from './rounding.ts';

const weapons = ITEMS.filter((item): item is Weapon => item.kind === 'weapon');
const bins = ITEMS.filter((item): item is Ammunition => item.kind === 'ammo');

rule(['MT-DATA-01', 'MT-DATA-08'], 'The tables are whole, by kind and by scope', () => {
  const counts = Object.groupBy(ITEMS, ({ kind, scope }) => `${kind} ${scope}`);
  expect(Object.fromEntries(Object.entries(counts).map(([key, items]) => [key, items!.length]))).toEqual({
    'weapon book': 125,
    'weapon edition': 184,
    'weapon beyond': 51,
    'ammo book': 153,
    'ammo edition': 482,
    'ammo beyond': 127,
    'equipment book': 91,
    'equipment edition': 32,
    'equipment beyond': 38,
  });
  expect(PUBLISHED_MECHS.length).toBe(846);
  expect(PUBLISHED_VEHICLES.length).toBe(215);
  expect(PUBLISHED_SUITS.length).toBe(27);
  expect(PUBLISHED_PROTOMECHS.length).toBe(8);
  expect(PLATOON_VALUES.length).toBe(19);
});

rule(['MT-DATA-02', 'MT-DATA-03'], 'Weapons have the figures of the master tables', () => {
  expect(itemOf('is-autocannon-20')).toMatchObject({
    heat: 7,
    damage: 20,
    short: 3,
    medium: 6,
    long: 9,
    extreme: 12,
    tons: 14,
    slots: 10,
    shotsPerTon: 5,
  });
  expect(itemOf('is-medium-laser')).toMatchObject({ heat: 3, damage: 5, long: 9, tons: 1, slots: 1 });
  expect(itemOf('clan-er-ppc')).toMatchObject({
    heat: 15,
    damage: 15,
    short: 7,
    medium: 14,
    long: 23,
    tons: 6,
  });
  expect(itemOf('is-thunderbolt-20')).toMatchObject({
    heat: 8,
    damage: 20,
    min: 5,
    long: 18,
    tons: 15,
    slots: 5,
    shotsPerTon: 3,
  });
});

rule('MT-DATA-03', 'Range bands grow, and extreme range is twice medium range', () => {
  const printed = weapons.filter(({ scope, extreme }) => scope === 'book' && extreme !== null);
  expect(printed.length).toBeGreaterThan(80);
  for (const { id, short, medium, long, extreme } of printed) {
    expect(extreme, id).toBe(2 * medium!);
    expect([short, medium, long, extreme], id).toEqual(
      [short, medium, long, extreme].toSorted((a, b) => a! - b!),
    );
  }
});

rule(['MT-DATA-08', 'MT-DATA-09'], 'Ids are unique, and every gun that needs ammunition finds some', () => {
  expect(new Set(ITEMS.map(({ id }) => id)).size).toBe(ITEMS.length);
  for (const { id, ammo, rack, shotsPerTon } of weapons) {
    if (ammo === null || shotsPerTon === null) continue;
    const fitting = bins.filter(
      (bin) => bin.family === ammo && (bin.rack === null || rack === null || bin.rack === rack),
    );
    expect(
      fitting.some(({ munition }) => munition === 'standard'),
      id,
    ).toBe(true);
  }
});

rule('MT-DATA-09', 'Engines grow heavier with their rating, and exact thirds stay exact', () => {
  const tons = [...ENGINE_WEIGHTS.values()];
  expect(ENGINE_WEIGHTS.size).toBe(99);
  expect(tons).toEqual(tons.toSorted((a, b) => a - b));
  expect([310, 400, 405, 500].map((rating) => ENGINE_WEIGHTS.get(rating))).toEqual([20.5, 52.5, 56.5, 462.5]);
  expect(ENGINE_TYPES['xxl-is']).toMatchObject({ num: 1, den: 3, sideSlots: 6, baseCost: 100_000 });
  expect(Object.keys(ENGINE_TYPES).length).toBe(8);
});

rule('MT-DATA-09', 'Armour is at most twice the structure, and 9 on the head', () => {
  expect([...MECH_STRUCTURE.keys()]).toEqual(Array.from({ length: 19 }, (_, index) => 10 + 5 * index));
  for (const {
    head,
    ct,
    side,
    arm,
    leg,
    total,
    maxArmor,
    totalQuad,
    maxArmorQuad,
  } of MECH_STRUCTURE.values()) {
    expect(total).toBe(head + ct + 2 * (side + arm + leg));
    expect(totalQuad).toBe(head + ct + 2 * side + 4 * leg);
    expect(maxArmor).toBe(2 * (total - 3) + 9);
    expect(maxArmorQuad).toBe(2 * (totalQuad - 3) + 9);
  }
  expect(ARMOR_TYPES['ferro-fibrous']).toMatchObject({
    mult: 1.12,
    multClan: 1.2,
    slotsIS: 14,
    slotsClan: 7,
  });
});

rule(['MT-DATA-04', 'MT-DATA-07'], 'A published unit has its value and price, and no sheet', () => {
  const locust = PUBLISHED_MECHS.find(({ name }) => name === 'Locust LCT-1V')!;
  expect(locust).toEqual({
    name: 'Locust LCT-1V',
    otherName: '',
    battleValue: 356,
    tons: 20,
    cost: 1_512_401,
    tech: 'IS',
    level: 1,
    source: '3025/3026',
    bvCheck: 'exact',
    costCheck: 'exact',
  });
  const savannah = PUBLISHED_VEHICLES.find(({ name }) => name.startsWith('Savannah Master'))!;
  expect(savannah).toMatchObject({ battleValue: 160, tons: 5, cost: 91_667 });
});

rule('MT-DATA-05', 'Printed values say how far they are confirmed', () => {
  const count = (list: readonly string[], kind: string) => list.filter((each) => each === kind).length;
  const values = PUBLISHED_MECHS.map(({ bvCheck }) => bvCheck);
  expect(['exact', 'within_3', 'within_3pct'].map((kind) => count(values, kind))).toEqual([710, 98, 21]);
  const prices = PUBLISHED_MECHS.map(({ costCheck }) => costCheck);
  const kinds = ['exact', 'exact_ammo_quirk', 'exact_clan_case', 'exact_but_probe_omitted'];
  expect(kinds.map((kind) => count(prices, kind))).toEqual([405, 126, 189, 18]);
});

rule('MT-DATA-06', 'What the print had misplaced stands where it belongs', () => {
  const find = (name: string) => PUBLISHED_MECHS.find((each) => each.name === name);
  expect(find('Charger CGR-3K')?.cost).toBe(21_228_722);
  expect(find('Lancelot LNC25-02')?.cost).toBe(4_769_600);
  expect(
    PUBLISHED_VEHICLES.some(({ name, battleValue }) => /^Partisan Heavy/.test(name) && battleValue === 420),
  ).toBe(true);
  const atm = [6, 9, 12].map((rack) => itemOf(`clan-atm-${rack}`));
  expect(atm.map((item) => (item as Weapon).heat)).toEqual([4, 6, 8]);
});

describe('formulas', () => {
  const unit = { T: 65, jet: 1, jump: 4, rating: 260, engine: 13.5, direct: 21, tons: 3 };
  test.each([
    ['up(T/15)', 5],
    ['half(T/20)', 3.5],
    ['round(T/25)', 3],
    ['1000*rating*tons', 780_000],
    ['1.725*(up(T/10)+1)', 13.8],
    ['up(direct/5)', 5],
    ['2*jet+jump-1', 5],
  ])('%s', (text, value) => expect(formulaOf(text)(unit)).toBeCloseTo(value));

  test.each(['up(T', 'T)', 'T 5'])('%s is refused', (text) => expect(() => formulaOf(text)).toThrow());
});

test('a hair decides nothing when something is rounded', () => {
  expect(upToHalf(0.1 * 3 * 10)).toBe(3);
  expect(nearest(0.1 + 0.7 + 0.7)).toBe(2);
  expect(toHundredths(12.125)).toBe(12.13);
});
