import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { STOCK_PLATOONS } from '@ironfield/classic/platoons/platoons.ts';
import { mech } from '@ironfield/classic/testing/scene.ts';
import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import { STOCK_VEHICLES } from '@ironfield/classic/vehicles/vehicles.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import { describe, expect, test } from 'vitest';
import { optionsFor, type Pair } from './arena.ts';
import { damageAgainst, heatCurve } from './expected.ts';

const target = STOCK_MECHS['HBK-4G'];
const pairOf = (unit: UnitFile, other: UnitFile = target): Pair => [
  { unit, gunnery: 4, piloting: 5 },
  { unit: other, gunnery: 4, piloting: 5 },
];
const laser = mech('Laser', { slots: { CT: ['Medium Laser'] } });
const damage = (unit: UnitFile, exchange: Parameters<typeof damageAgainst>[2], other: UnitFile = target) =>
  damageAgainst(pairOf(unit, other), optionsFor([unit, other])!, exchange).map((figure) => figure.damage);

describe('Damage by range', () => {
  test('is the chance of the number that the game rolls against, times the damage', () => {
    const still = damage(laser, { mode: 'still', targetHexes: 0 });
    expect(still[2]).toBeCloseTo(5 * chanceOfTwoDice(4));
    expect(still[3]).toBeCloseTo(5 * chanceOfTwoDice(6));
    expect(still[8]).toBeCloseTo(5 * chanceOfTwoDice(8));
    expect(still[9]).toBe(0);
    const running = damage(laser, { mode: 'run', targetHexes: 5 });
    expect(running[2]).toBeCloseTo(5 * chanceOfTwoDice(4 + 2 + 2));
  });

  test('leaves out what does not bear on what is ahead', () => {
    const rear = mech('Rear', { slots: { CT: ['Medium Laser (R)'] } });
    expect(Math.max(...damage(rear, { mode: 'still', targetHexes: 0 }))).toBe(0);
  });

  test('says the best number, and none where nothing can hit', () => {
    const figures = damageAgainst(pairOf(laser), {}, { mode: 'walk', targetHexes: 3 });
    expect(figures[0].bestToHit).toBe(4 + 1 + 1);
    expect(figures[9]).toEqual({ range: 10, damage: 0, heat: 0, bestToHit: null });
  });

  test('is known of units of every kind, with the options that they need', () => {
    const platoon = Object.values(STOCK_PLATOONS)[0]!;
    const tank = Object.values(STOCK_VEHICLES)[3]!;
    expect(optionsFor([platoon])).toHaveProperty('combined-arms', true);
    expect(Math.max(...damage(platoon, { mode: 'still', targetHexes: 0 }))).toBeGreaterThan(0);
    expect(Math.max(...damage(tank, { mode: 'still', targetHexes: 0 }, platoon))).toBeGreaterThan(0);
    expect(optionsFor([laser])).toEqual({});
  });
});

describe('The curve of heat', () => {
  test('adds up what the sinks do not bear, turn by turn', () => {
    const hot = mech('Hot', { heatSinks: 10, slots: { RA: ['3 x PPC'], LA: ['3 x PPC'] } });
    const curve = heatCurve(pairOf(hot), {}, { mode: 'run', range: 3 })!;
    expect(curve.slice(0, 3)).toEqual([12, 24, 36]);
    expect(heatCurve(pairOf(laser), {}, { mode: 'run', range: 3 })!.at(-1)).toBe(0);
  });

  test('counts only what reaches', () => {
    const hot = mech('Hot', { heatSinks: 1, slots: { RA: ['3 x PPC'], LA: ['Medium Laser'] } });
    expect(heatCurve(pairOf(hot), {}, { mode: 'still', range: 12 })![0]).toBe(10 - 1);
  });

  test('is none for what counts no heat', () => {
    const tank = Object.values(STOCK_VEHICLES)[3]!;
    expect(heatCurve(pairOf(tank), optionsFor([tank])!, { mode: 'still', range: 3 })).toBeNull();
  });
});
