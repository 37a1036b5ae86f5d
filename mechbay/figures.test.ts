import { meanDamage } from '@ironfield/classic/bot/temper/odds.ts';
import { WEAPONS } from '@ironfield/classic/data/equipment.ts';
import { STANDARD } from '@ironfield/classic/forces/firepower.ts';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { weaponNumber } from '@ironfield/classic/rules/fire/to-hit.ts';
import { mech, scene } from '@ironfield/classic/testing/scene.ts';
import { designOf, type MechDesign } from '@ironfield/classic/units/design.ts';
import { rule } from '@ironfield/conformance/rule.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import { describe, expect, test } from 'vitest';
import { assembled } from './assembled.ts';
import { fourLegged } from './design/four-legs.fixture.ts';
import { armorCoverage, damageByRange, FARTHEST, heatBalance, speedOf } from './figures.ts';
import { forceValue, unitValue } from './value.ts';

const design = (model: string): MechDesign => {
  const result = designOf(STOCK_MECHS[model]);
  if (!result.ok) throw new Error(result.error.join());
  return result.value;
};

const at = (model: string, range: number, shooting = STANDARD) =>
  damageByRange(design(model), shooting)[range - 1];

describe('damage by range', () => {
  test('reaches as far as the weapon with the longest arm', () => {
    expect(FARTHEST).toBe(24);
    expect(damageByRange(design('AS7-D'))).toHaveLength(24);
    expect(at('JM6-S', 24).damage).toBeGreaterThan(0);
    expect(at('AWS-8Q', 19)).toEqual({ range: 19, damage: 0, heat: 0, rearDamage: 0 });
  });

  test('is the chance to hit times the damage of a hit', () => {
    // Spider: two medium lasers, at 4+, 6+ and 8+.
    const chances = [33 / 36, 26 / 36, 15 / 36];
    expect([3, 6, 9].map((range) => at('SDR-5V', range).damage)).toEqual(
      chances.map((one) => expect.closeTo(10 * one)),
    );
    expect(at('SDR-5V', 10).damage).toBe(0);
  });

  test('takes minimum ranges into account', () => {
    // Panther: a PPC at 4+, +3, +2, +1 in the nearest hexes, and an SRM 4 with 2.64 missiles on average.
    const missiles = 2 * (95 / 36);
    expect(at('PNT-9R', 1).damage).toBeCloseTo(10 * (21 / 36) + missiles * (33 / 36));
    expect(at('PNT-9R', 12).damage).toBeCloseTo(10 * (26 / 36));
  });

  test('depends on who moves and what the target does', () => {
    const hard = { gunnery: 4, mode: 'jump', target: 3 } as const;
    expect(at('SDR-5V', 3, hard).damage).toBeCloseTo(10 * (6 / 36));
    expect(at('SDR-5V', 9, hard).damage).toBe(0);
    expect(at('SDR-5V', 9, { ...STANDARD, gunnery: 0 }).damage).toBeCloseTo(10 * (33 / 36));
  });

  test('uses the numbers of the game', () => {
    const map = `${'. '.repeat(3)}\n`.repeat(26);
    for (const { name, slots, long } of WEAPONS) {
      const armed = mech('Gunner', { slots: { LT: [`${slots} x ${name}`] } });
      for (const mode of ['still', 'walk', 'run'] as const) {
        const designed = designOf(armed);
        if (!designed.ok) throw new Error(designed.error.join());
        const figures = damageByRange(designed.value, { ...STANDARD, mode });
        for (let range = 1; range <= long; range++) {
          const target = { at: `02${`${range + 1}`.padStart(2, '0')}` };
          const { field, state } = scene({
            map,
            units: { Gunner: { at: '0201 S', mech: armed, state: { mode } }, Target: target },
          });
          const shot = { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 } as const;
          const expected =
            chanceOfTwoDice(weaponNumber(field, state, shot)) * meanDamage(designed.value.weapons[0].type);
          expect(figures[range - 1].damage, `${name} ${range}`).toBeCloseTo(expected);
        }
      }
    }
  });

  test('counts weapons to the rear apart', () => {
    expect(at('QKD-4G', 3).rearDamage).toBeCloseTo(10 * (33 / 36));
    expect(at('QKD-4G', 3).heat).toBe(3 + 3 + 4 + 3);
  });
});

rule('CBT-FOR-11', 'Heat of everything against the sinks, by movement', () => {
  expect(heatBalance(design('AWS-8Q'))).toEqual({
    sinks: 28,
    moving: { still: 0, walk: 1, run: 2, jump: null },
    salvo: 31,
    excess: { still: 3, walk: 4, run: 5, jump: null },
  });
  expect(heatBalance(design('SDR-5V')).moving.jump).toBe(8);
  expect(heatBalance(design('SDR-5V')).excess.jump).toBe(4);
});

test('a short jump heats three', () => {
  const slots = structuredClone(STOCK_MECHS['CDA-2A'].slots);
  slots.LT[11] = 'Jump Jet';
  const hopper = designOf({ ...STOCK_MECHS['CDA-2A'], slots });
  expect(hopper.ok && heatBalance(hopper.value).moving.jump).toBe(3);
});

test('armour against what is possible', () => {
  const atlas = armorCoverage(STOCK_MECHS['AS7-D']);
  expect(atlas).toMatchObject({ points: 304, most: 307 });
  expect(atlas.share).toBeCloseTo(304 / 307);
  expect(atlas.facings.map(({ points }) => points)).toEqual([9, 47, 32, 32, 34, 34, 41, 41, 14, 10, 10]);
  expect(atlas.facings.reduce((sum, { points }) => sum + points, 0)).toBe(304);
  expect(atlas.locations[1]).toEqual({ location: 'CT', points: 61, most: 62, structure: 31 });
  expect(armorCoverage({ ...STOCK_MECHS['AS7-D'], tons: 99 })).toMatchObject({ most: 0, share: 0 });
});

rule('CBT-CON-08', 'Running is half as fast again, rounded up', () => {
  expect(speedOf(STOCK_MECHS['CPLT-C1'])).toEqual({ walk: 4, run: 6, jump: 4 });
  expect(speedOf({ ...STOCK_MECHS['HBK-4G'], walk: 5 })).toEqual({ walk: 5, run: 8, jump: 0 });
});

test('a force is worth its tons', () => {
  expect(unitValue(STOCK_MECHS['AS7-D'])).toBe(100);
  expect(forceValue([STOCK_MECHS['AS7-D'], STOCK_MECHS['COM-2D']], 'tonnage')).toBe(125);
});

test('four legs: damage, heat and armour are those of the design', () => {
  const file = fourLegged();
  const design = assembled(file);
  if (!design.ok) throw new Error(design.error.join());
  // PPC, SRM 6 and two medium lasers ahead, two medium lasers behind; gunnery 4 hits on 4 or more, 33 times in 36.
  const [, , near] = damageByRange(design.value);
  expect(near!.damage).toBeCloseTo((33 / 36) * (2 * 4 + 2 * 5) + (30 / 36) * 10, 1);
  expect(near!.rearDamage).toBeCloseTo((33 / 36) * 2 * 5);
  expect(heatBalance(design.value)).toMatchObject({ sinks: 12, salvo: 26, excess: { run: 16 } });
  expect(armorCoverage(file)).toMatchObject({ points: 176, most: 2 * (18 + 13 * 6) + 9 });
  expect(assembled(file)).toBe(design);
});
