import { rule } from '@ironfield/conformance/rule.ts';
import { expect, test } from 'vitest';
import { bitOf } from '../../design.ts';
import { harm } from '../../testing/march.ts';
import { mech, type Scene, type Sheet, scene } from '../../testing/scene.ts';
import { CT, LA, type LocationCode, LT, RL, RT } from '../../units/locations.ts';
import { contradictions, isCrippled, isWrecked } from './body.ts';

type Slots = NonNullable<Parameters<typeof mech>[1]>['slots'];

const made = (slots: Slots = { RA: ['Medium Laser'], LA: ['Medium Laser'] }): Scene =>
  scene({ units: { Wolf: { at: '0505', mech: mech('Wolf', { slots: slots! }) }, Bear: { at: '0101' } } });

/** Harm to a 'Mech: a location, or a hit on a component of one, such as `CT gyro`. */
function after(s: Scene, ...harms: readonly string[]): Scene {
  for (const one of harms) {
    const [code, kind] = one.split(' ');
    harm(s, 'Wolf', code as LocationCode, kind as never);
  }
  return s;
}

const crippled = (s: Scene, ...harms: readonly string[]) => isCrippled(after(s, ...harms).field, s.state, 0);
const wrecked = (...harms: readonly string[]) => {
  const s = after(made(), ...harms);
  return isWrecked(s.field, s.state, 0);
};

rule('CBT-SCN-04', 'A leg, the gyro, two engine hits or the last weapon gone: crippled', () => {
  expect(crippled(made())).toBe(false);
  expect(crippled(made(), 'LL')).toBe(true);
  expect(crippled(made(), 'CT gyro')).toBe(false);
  expect(crippled(made(), 'CT gyro', 'CT gyro')).toBe(true);
  expect(crippled(made(), 'CT engine')).toBe(false);
  expect(crippled(made(), 'CT engine', 'CT engine')).toBe(true);
  expect(crippled(made(), 'LA')).toBe(false);
  expect(crippled(made(), 'LA', 'RA')).toBe(true);
});

rule('CBT-SCN-04', 'A hatchet is a weapon, and whoever never had any has none to lose', () => {
  const axe: Slots = { RA: ['4 x Hatchet'], LA: ['Medium Laser'] };
  expect(crippled(made(axe), 'LA')).toBe(false);
  expect(crippled(made(axe), 'RA')).toBe(false);
  expect(crippled(made(axe), 'RA', 'LA')).toBe(true);
  expect(crippled(made({ RA: ['4 x Hatchet'] }))).toBe(false);
  expect(crippled(made({ RA: ['4 x Hatchet'] }), 'RA')).toBe(true);
  expect(crippled(made({}), 'RA', 'LA')).toBe(false);
});

rule('CBT-DES-01', 'Cockpit, head, centre torso or three engine hits: destroyed', () => {
  expect(wrecked()).toBe(false);
  expect(wrecked('HD cockpit')).toBe(true);
  expect(wrecked('HD')).toBe(true);
  expect(wrecked('CT')).toBe(true);
  expect(wrecked('CT engine', 'CT engine')).toBe(false);
  expect(wrecked('CT engine', 'CT engine', 'CT engine')).toBe(true);
  expect(wrecked('LT', 'LA', 'LL', 'RL')).toBe(false);
});

test('record sheets that cannot be are told, location by location', () => {
  const wrong = (change: (wolf: Sheet) => void) => {
    const s = made();
    change(s.unit('Wolf'));
    return contradictions(s.field, s.state, 0);
  };
  const lose =
    (...locations: readonly number[]) =>
    (wolf: Sheet) => {
      for (const location of locations) wolf.lost |= bitOf(location);
    };
  expect(wrong(lose())).toEqual([]);
  expect(wrong(lose(LT, LA))).toEqual([]);
  expect(wrong(lose(LA))).toEqual([]);
  expect(wrong(lose(RT))).toEqual(['RA: hangs on a lost torso']);
  expect(wrong(lose(LT, RL))).toEqual(['LA: hangs on a lost torso']);
  expect(wrong(({ hits }) => hits.fill(1, LT, LT + 1))).toEqual(['LT: an empty slot is hit']);
  expect(wrong(({ hitsBefore }) => hitsBefore.fill(1, CT, CT + 1))).toEqual(['CT: a hit has been undone']);
});
