import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { STRUCTURE } from '../data/structure.ts';
import { STOCK_MECHS } from '../mechs/mechs.ts';
import { loadedSlots } from '../mechs/stock.ts';
import { ARMOR_OF_THE_BOOK, GOLDEN } from './auto-allocation.fixture.ts';
import { layOut, loadOf, spreadArmor } from './auto-allocation.ts';
import { designOf } from './design.ts';
import { armBuildsOf, COMPLETE_ARMS } from './frame.ts';
import { LOCATION_CODES } from './locations.ts';
import { armorIn, armorPoints, maxArmor, maxArmorPoints, weightsOf } from './weights.ts';

const models = Object.keys(GOLDEN);
const loadFor = (model: string) => loadOf(STOCK_MECHS[model])!;

describe('armour', () => {
  rule('CBT-FOR-13', '56 points on 30 tons', () => {
    expect(spreadArmor(30, 56)).toEqual({
      HD: 7,
      CT: [9, 2],
      LT: [5, 2],
      RT: [5, 2],
      LA: 5,
      RA: 5,
      LL: 7,
      RL: 7,
    });
  });

  rule('CBT-FOR-13', 'The armour of all designs', () => {
    expect(models).toHaveLength(24);
    for (const model of models.filter((name) => !ARMOR_OF_THE_BOOK.includes(name))) {
      const [HD, centre, side, arm, leg] = GOLDEN[model].armor;
      expect(spreadArmor(STOCK_MECHS[model].tons, armorPoints(STOCK_MECHS[model])), model).toEqual({
        HD,
        CT: centre,
        LT: side,
        RT: side,
        LA: arm,
        RA: arm,
        LL: leg,
        RL: leg,
      });
    }
  });

  rule(
    'CBT-FOR-13',
    'Any number of points is placed to the last one, within the limits and alike on both sides',
    () => {
      const unfair: string[] = [];
      for (const tons of Object.keys(STRUCTURE).map(Number)) {
        for (let points = 0; points <= maxArmorPoints(tons) + 3; points++) {
          const armor = spreadArmor(tons, points)!;
          const placed = LOCATION_CODES.map((location) => armorIn(armor, location));
          const limits = LOCATION_CODES.map((location) => maxArmor(tons, location));
          const total = placed.reduce((sum, value) => sum + value, 0);
          const sides = [armor.LT, armor.RT, armor.LA, armor.RA, armor.LL, armor.RL].map(String);
          const isFair =
            total === Math.min(points, maxArmorPoints(tons)) &&
            placed.every((value, index) => value <= limits[index]) &&
            Object.values(armor)
              .flat()
              .every((value) => value >= 0) &&
            [0, 2, 4].every((index) => sides[index] === sides[index + 1]);
          if (!isFair) unfair.push(`${tons} tons, ${points} points: ${JSON.stringify(armor)}`);
        }
      }
      expect(unfair).toEqual([]);
    },
  );

  rule('CBT-FOR-13', 'The head has an eighth, rounded down, and no more than 9', () => {
    expect([0, 7, 8, 39, 71, 72, 80, 200].map((points) => spreadArmor(100, points)?.HD)).toEqual([
      0, 0, 1, 4, 8, 9, 9, 9,
    ]);
    // On 20 tons the last point finds no other place.
    expect([68, 69].map((points) => spreadArmor(20, points)?.HD)).toEqual([8, 9]);
  });

  test('no armour for a tonnage that is not built', () => {
    expect(spreadArmor(37, 50)).toBeNull();
  });
});

describe('slots', () => {
  rule('CBT-FOR-14', 'The slots of all designs', () => {
    for (const model of models) {
      const mech = STOCK_MECHS[model];
      const { armor: _, ...loads } = GOLDEN[model];
      const expected = loadedSlots(mech.tons, loads, armBuildsOf(mech));
      expect(layOut(loadFor(model)), model).toEqual({ ok: true, value: expected });
    }
  });

  rule('CBT-FOR-14', 'The Catapult comes out as the book builds it', () => {
    expect(layOut(loadFor('CPLT-C1'))).toEqual({ ok: true, value: STOCK_MECHS['CPLT-C1'].slots });
  });

  rule('CBT-FOR-14', 'A design laid out anew weighs and carries the same', () => {
    for (const model of models) {
      const mech = STOCK_MECHS[model];
      const result = layOut(loadFor(model));
      if (!result.ok) throw new Error(model);
      const anew = { ...mech, slots: result.value };
      expect(weightsOf(anew), model).toEqual(weightsOf(mech));
      expect(loadOf(anew), model).toEqual(
        expect.objectContaining({ jumpJets: loadFor(model).jumpJets, heatSinks: loadFor(model).heatSinks }),
      );
      expect(designOf(anew).ok, model).toBe(true);
    }
  });

  const EMPTY = {
    tons: 20,
    frame: 'biped',
    arms: COMPLETE_ARMS,
    weapons: [],
    jumpJets: 0,
    ammunition: [],
    heatSinks: 0,
  } as const;
  const armOf = (...names: readonly string[]) => {
    const weapons = names.map((name) => ({ name, location: 'LA' as const }));
    const result = layOut({ ...EMPTY, weapons });
    return result.ok ? result.value.LA.slice(4) : result.error;
  };

  rule('CBT-FOR-14', 'In a location the largest weapon comes first', () => {
    const nothing = [null, null];
    expect(armOf('Small Laser', 'AC/5', 'Medium Laser')).toEqual([
      ...Array(4).fill('AC/5'),
      'Small Laser',
      'Medium Laser',
      ...nothing,
    ]);
    expect(armOf('AC/5', 'Large Laser')).toEqual([
      ...Array(4).fill('AC/5'),
      'Large Laser',
      'Large Laser',
      ...nothing,
    ]);
    expect(armOf('Large Laser', 'AC/5')).toEqual(armOf('AC/5', 'Large Laser'));
  });

  test('a single thing without room is enough to refuse; what the rules do not know takes one slot', () => {
    expect(armOf('AC/20')).toEqual(['"AC/20" finds no room in LA']);
    expect(armOf('Banner')).toEqual(['Banner', ...Array(7).fill(null)]);
  });

  test('what finds no room is named', () => {
    const load = {
      ...EMPTY,
      weapons: [
        { name: 'PPC', location: 'CT' },
        { name: 'AC/20', location: 'LT' },
        { name: 'AC/20', location: 'RT' },
      ],
      jumpJets: 6,
      ammunition: ['Ammo AC/20'],
      heatSinks: 24,
    } as const;
    expect(layOut(load)).toEqual({
      ok: false,
      error: [
        '"PPC" finds no room in CT',
        '"Jump Jet" finds no room in LT or RT',
        '"Jump Jet" finds no room in RT or LT',
        '"Ammo AC/20" finds no room in LT or RT',
        '"Heat Sink" finds no room anywhere',
      ],
    });
  });

  test('a split weapon is left to the designer', () => {
    const mech = structuredClone(STOCK_MECHS['HBK-4G']);
    mech.slots.RT[9] = null;
    mech.slots.RA[11] = 'AC/20';
    expect(loadOf(mech)).toBeNull();
  });
});
