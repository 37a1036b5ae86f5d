import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { weaponOf } from '../../data/weapons.ts';
import { skillRoll } from '../core/dice.ts';
import { afterFiring, chanceToRunDry, dryingDie, fullOf, mayFire, mayReload, runsDry } from './ammunition.ts';

const dry = (code: string, dice: number[], used: number, rof: number, byInfantry = false) =>
  runsDry(weaponOf(code), skillRoll(dice.length, dice), { used, rof, byInfantry });

rule('HGB-AMMO-02', 'Example a: a LAC at its full 2 is empty when no die is above 4, and reloads', () => {
  expect([dry('LAC', [4, 2], 2, 2), dry('LAC', [5, 1], 2, 2)]).toEqual([true, false]);
  const mount = { weapon: 'LAC', arc: 'F', reloads: true } as const;
  const empty = afterFiring(fullOf(mount), true);
  expect([mayFire(empty), mayReload(mount, empty)]).toEqual([false, true]);
});

rule('HGB-AMMO-02', 'Example b: of 3, one runs dry at 2, two at 3, three at 4; of 4, two are half', () => {
  expect([1, 2, 3].map((used) => dryingDie(used, 3))).toEqual([2, 3, 4]);
  expect([dryingDie(1, 4), dryingDie(2, 4), dryingDie(3, 4)]).toEqual([2, 3, 3]);
  expect([dryingDie(0, 3), dryingDie(1, 1)]).toEqual([0, 3]);
});

rule('HGB-AMMO-02', 'A Fumble empties any weapon, also that of the unskilled', () => {
  expect([dry('LAC', [1, 1], 0, 2), dry('LAC', [2, 2], 0, 2)]).toEqual([true, false]);
  expect(runsDry(weaponOf('LAC'), skillRoll(0, [6, 1]), { used: 0, rof: 2, byInfantry: false })).toBe(true);
});

rule('HGB-AMMO-03', 'Frag Cannons run dry on a Fumble only; melee weapons and infantry never', () => {
  expect([dry('FC', [2, 2], 2, 2), dry('FC', [1, 1], 2, 2)]).toEqual([false, true]);
  expect([dry('VB', [1, 1], 0, 0), dry('INF-LMG', [1, 1], 2, 2, true)]).toEqual([false, false]);
});

rule(['HGB-AMMO-01', 'HGB-AMMO-04', 'HGB-WSR-15'], 'Without Reloads an empty weapon stays empty', () => {
  const mount = { weapon: 'LRP', arc: 'F', rof: 3 } as const;
  const empty = afterFiring(fullOf(mount), true);
  expect([mayFire(empty), mayReload(mount, empty)]).toEqual([false, false]);
  expect(mayReload({ ...mount, reloads: true }, fullOf(mount))).toBe(false);
});

rule('HGB-AMMO-05', 'Limited Ammo goes circle by circle, a Fumble takes all, and nothing is reloaded', () => {
  const mount = { weapon: 'APGL', arc: 'F', ammo: 2 } as const;
  const one = afterFiring(fullOf(mount), false);
  expect(one).toEqual({ isOut: false, circles: 1 });
  expect([mayFire(one), mayFire(afterFiring(one, false))]).toEqual([true, false]);
  expect(afterFiring(fullOf(mount), true).circles).toBe(0);
  expect(mayReload(mount, afterFiring(one, false))).toBe(false);
});

rule('HGB-AMMO-02', 'The chance to run dry is what all throws come to', () => {
  const faces = [1, 2, 3, 4, 5, 6];
  const counted = (code: string, level: number, used: number, byInfantry = false): number => {
    const throws = faces.flatMap((a) => (level === 1 ? [[a]] : faces.map((b) => [a, b])));
    const fire = { used, rof: 3, byInfantry };
    const isDry = throws.filter((dice) => runsDry(weaponOf(code), skillRoll(level, dice), fire));
    expect(chanceToRunDry(weaponOf(code), level, fire)).toBe(isDry.length / throws.length);
    return isDry.length;
  };
  expect([0, 1, 2, 3].map((used) => counted('LAC', 2, used))).toEqual([1, 4, 9, 16]);
  expect([0, 1, 2, 3].map((used) => counted('LAC', 1, used))).toEqual([1, 2, 3, 4]);
  expect([0, 1, 2, 3].map((used) => counted('LAC', 0, used))).toEqual([11, 12, 15, 20]);
  expect([counted('FC', 2, 2), counted('VB', 2, 0), counted('LAC', 2, 2, true)]).toEqual([1, 0, 0]);
});
