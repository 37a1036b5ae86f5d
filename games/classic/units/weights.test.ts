import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { engineHalfTons } from '../data/engines.ts';
import { STRUCTURE } from '../data/structure.ts';
import { STOCK_MECHS } from '../mechs/mechs.ts';
import { hatchetTons } from './design.ts';
import { LOCATION_CODES } from './locations.ts';
import type { MechFile } from './unit-file.ts';
import {
  armorHalfTons,
  gyroHalfTons,
  heatSinkHalfTons,
  itemHalfTons,
  jumpJetHalfTons,
  knownWeights,
  maxArmor,
  maxArmorPoints,
  ratingOf,
  structureHalfTons,
  sumOf,
  weightsOf,
} from './weights.ts';

const catapult = STOCK_MECHS['CPLT-C1'];

describe('weights', () => {
  test('internal structure: a tenth of the tonnage (CBT-CON-06)', () => {
    expect(structureHalfTons(65)).toBe(13);
    expect(structureHalfTons(20)).toBe(4);
    expect(structureHalfTons(52)).toBe(11);
  });

  test('what is made of things that nobody builds or knows', () => {
    expect([maxArmor(37, 'HD'), maxArmor(20, 'HD'), maxArmor(37, 'CT')]).toEqual([0, 9, 0]);
    expect([100, 101, 200, 201].map(gyroHalfTons)).toEqual([2, 4, 4, 6]);
    const axe = structuredClone(catapult);
    axe.slots.LA.fill('Hatchet', 8, 12);
    const { weapons, equipment } = knownWeights(axe);
    expect(weapons).toBe(knownWeights(catapult).weapons);
    expect(equipment).toBeGreaterThan(0);
    const odd = structuredClone(catapult);
    odd.slots.LA[11] = 'Banner';
    expect(knownWeights(odd)).toMatchObject({ weapons: null, total: null });
    expect(weightsOf(odd)).toEqual({ ok: false, error: ['"Banner" is not in the introductory rules'] });
  });

  test('most armour: twice the structure, nine on the head (CBT-CON-06, CBT-CON-15)', () => {
    const totals = [69, 89, 105, 119, 137, 153, 169, 185, 201, 211, 217, 231, 247, 263, 279, 293, 307];
    expect(Object.keys(STRUCTURE).map((tons) => maxArmorPoints(Number(tons)))).toEqual(totals);
    expect(maxArmor(65, 'CT')).toBe(42);
    expect(maxArmor(65, 'LA')).toBe(20);
    expect(maxArmor(100, 'HD')).toBe(9);
    expect(maxArmor(37, 'CT')).toBe(0);
  });

  test('engines: light, middling and huge ones (CBT-CON-08, CBT-CON-09)', () => {
    const tons = (rating: number) => engineHalfTons(rating)! / 2;
    expect([10, 100, 140, 175, 200, 255, 260, 300, 340, 355, 380, 400].map(tons)).toEqual([
      0.5, 3, 5, 7, 8.5, 13, 13.5, 19, 27, 31.5, 41, 52.5,
    ]);
    expect([5, 12, 405, 500, 0, -10].map(engineHalfTons)).toEqual(new Array(6).fill(undefined));
    expect(ratingOf({ tons: 65, walk: 4 })).toBe(260);
  });

  test('gyroscope: a ton for each hundred of the rating or part of it (CBT-CON-10)', () => {
    expect([260, 300, 305, 100, 400].map(gyroHalfTons)).toEqual([6, 6, 8, 2, 8]);
  });

  test('jump jets by tonnage (CBT-CON-11)', () => {
    expect([20, 55, 56, 60, 85, 86, 90, 100].map(jumpJetHalfTons)).toEqual([1, 1, 2, 2, 2, 4, 4, 4]);
    expect(5 * jumpJetHalfTons(55)).toBe(5);
    expect(3 * jumpJetHalfTons(90)).toBe(12);
  });

  test('heat sinks beyond the free ten weigh a ton each (CBT-CON-12)', () => {
    expect([10, 15, 28].map(heatSinkHalfTons)).toEqual([0, 10, 36]);
  });

  test('armour is bought by the half ton, and more may be bought than placed (CBT-CON-14, CBT-CON-16)', () => {
    expect(armorHalfTons(catapult)).toBe(20);
    expect(armorHalfTons({ ...catapult, armor: { ...catapult.armor, HD: 8 } })).toBe(20);
    expect(armorHalfTons({ ...catapult, armor: { ...catapult.armor, HD: 1 } })).toBe(19);
    expect(armorHalfTons({ ...catapult, armorHalfTons: 22 })).toBe(22);
    const { HD } = catapult.armor;
    const bare = {
      HD: 0,
      CT: [0, 0],
      LT: [0, 0],
      RT: [0, 0],
      LA: 0,
      RA: 0,
      LL: 0,
      RL: 0,
    } as typeof catapult.armor;
    expect(armorHalfTons({ ...catapult, armor: bare })).toBe(0);
    expect(armorHalfTons({ ...catapult, armor: { ...bare, HD } })).toBe(2);
  });

  test('what is unknown leaves its kind, and the total, without a weight', () => {
    const known = (name: string) => {
      const slots = structuredClone(catapult.slots);
      slots.LT[11] = name;
      const { weapons, ammunition, jumpJets, equipment, total } = knownWeights({ ...catapult, slots });
      return { weapons, ammunition, jumpJets, equipment, total };
    };
    const whole = { weapons: 36, ammunition: 4, jumpJets: 8, equipment: 0, total: 130 };
    expect(known('Plasma Rifle')).toEqual({ ...whole, weapons: null, total: null });
    expect(known('Ammo Gauss')).toEqual({ ...whole, ammunition: null, total: null });
    expect(known('Heat Sink')).toEqual(whole);
    expect(known('Medium Laser')).toEqual({ ...whole, weapons: 38, total: 132 });
    expect(sumOf([1, null, 2])).toBeNull();
    expect(sumOf([])).toBe(0);
  });

  test('the Catapult of the book, part by part (CBT-CON-24)', () => {
    expect(weightsOf(catapult)).toEqual({
      ok: true,
      value: {
        structure: 13,
        cockpit: 6,
        engine: 27,
        gyro: 6,
        jumpJets: 8,
        heatSinks: 10,
        armor: 20,
        weapons: 2 * (14 + 4),
        ammunition: 4,
        equipment: 0,
        total: 130,
      },
    });
  });

  rule('CBT-EQP-05', 'A hatchet weighs a ton for each fifteen of its Mech or part of them', () => {
    expect([45, 50, 20, 100].map(hatchetTons)).toEqual([3, 4, 2, 7]);
    expect([45, 50, 20, 100].map((tons) => itemHalfTons('Hatchet', tons))).toEqual([6, 8, 4, 14]);
  });

  rule('CBT-EQP-07', 'A one-shot launcher is half a ton heavier', () => {
    expect(itemHalfTons('LRM 20 (OS)', 50)).toBe(21);
    expect(itemHalfTons('LRM 20', 50)).toBe(20);
    expect(itemHalfTons('AC/5 (OS)', 50)).toBeNull();
  });

  test('half a ton of machine gun ammunition weighs just that', () => {
    expect(itemHalfTons('Ammo Machine Gun (half)', 50)).toBe(1);
    expect(itemHalfTons('Ammo Machine Gun', 50)).toBe(2);
  });

  test('a weapon split over two locations weighs once', () => {
    const slots = structuredClone(STOCK_MECHS['HBK-4G'].slots);
    slots.RT[9] = null;
    slots.RA[5] = 'AC/20';
    const split: MechFile = { ...STOCK_MECHS['HBK-4G'], slots };
    expect(weightsOf(split)).toEqual(weightsOf(STOCK_MECHS['HBK-4G']));
  });

  test('what cannot be weighed is named', () => {
    const slots = structuredClone(catapult.slots);
    slots.LT[11] = 'Plasma Rifle';
    expect(weightsOf({ ...catapult, walk: 9, slots })).toEqual({
      ok: false,
      error: [
        'engine rating 585 (65 tons x 9 Walking MP): engines are built from 10 to 400 in steps of 5',
        '"Plasma Rifle" is not in the introductory rules',
      ],
    });
  });

  test('each location has the structure of its tonnage', () => {
    expect(STRUCTURE[50]).toHaveLength(LOCATION_CODES.length);
    for (const [tons, row] of Object.entries(STRUCTURE)) {
      expect(
        row.reduce((sum, points) => sum + points),
        tons,
      ).toBe((maxArmorPoints(Number(tons)) - 9) / 2 + 3);
    }
  });
});
