// What critical hits do to a 'Mech from the end of the phase on, seen where it matters: in the numbers of its attacks,
// its heat and what it may do at all.

import { rule } from '@ironfield/conformance/rule.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { Blow } from '../../../attacks.ts';
import type { PhysicalKind } from '../../../data/physical-attacks.ts';
import { bitOf } from '../../../design.ts';
import { weaponNumber, whyNotFire } from '../../../rules/fire/to-hit.ts';
import { sinks } from '../../../rules/heat/heat.ts';
import { physicalDamageOf, physicalNumber, whyNoBlow } from '../../../rules/physical/physical-to-hit.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import { Location, type LocationCode } from '../../../units/locations.ts';
import { heatAfter } from '../heat.ts';

const SHOULDER = 1;
const UPPER_ARM = 2;
const LOWER_ARM = 4;
const HAND = 8;
const HIP = 1;
const UPPER_LEG = 2;
const LOWER_LEG = 4;
const FOOT = 8;

/** Wolf (60 tons, Piloting 5, Gunnery 4) looks north at Bear in the next hex; both stand still. */
function duel(hits: Partial<Record<LocationCode, number>> = {}): Scene {
  const slots = { LA: ['Medium Laser'], RT: ['Medium Laser', '6 x Heat Sink'], RA: ['4 x Hatchet'] };
  const s = scene({
    units: {
      Wolf: { at: '0505 N', mech: mech('Wolf', { tons: 60, heatSinks: 16, slots }) },
      Bear: { at: '0504 S' },
    },
  });
  for (const [code, bits] of Object.entries(hits)) s.unit('Wolf').hits[Location[code as LocationCode]] = bits;
  return s;
}

const blow = (kind: PhysicalKind, limb: LocationCode | null = null): Blow => ({
  kind,
  attacker: 0,
  target: 1,
  limb: limb ? Location[limb] : -1,
});
const number = (s: Scene, kind: PhysicalKind, limb: LocationCode | null = null) =>
  physicalNumber(s.field, s.state, blow(kind, limb));
const damage = (s: Scene, kind: PhysicalKind, limb: LocationCode | null = null) =>
  physicalDamageOf(s.field, s.state, blow(kind, limb));
const may = (s: Scene, kind: PhysicalKind, limb: LocationCode | null = null) =>
  whyNoBlow(s.field, s.state, blow(kind, limb)) === null;

/** To-hit number of the laser in this location. */
function laser(s: Scene, code: LocationCode): number {
  const weapon = s.weapon('Wolf', `Medium Laser ${code}`);
  return weaponNumber(s.field, s.state, { attacker: 0, weapon, target: 1, twist: 0, secondary: 0, aim: -1 });
}

rule('CBT-CRT-10', 'Engine hits: 5 points of heat a turn, then 10', () => {
  const heat = (bits: number) => {
    const s = duel({ CT: bits });
    s.unit('Wolf').heat = 20;
    return totalOf((tally) => heatAfter(tally, s.field, s.state, 0));
  };
  expect([heat(0), heat(1), heat(0b11)].map((value) => value - heat(0))).toEqual([0, 5, 10]);
});

rule('CBT-CRT-13', 'Hand: punches of that arm at +1, no club, no hatchet in that hand', () => {
  const s = duel({ RA: HAND });
  s.unit('Wolf').club = 'tree';
  expect([number(s, 'punch', 'LA'), number(s, 'punch', 'RA')]).toEqual([5, 6]);
  expect([may(s, 'club'), may(s, 'hatchet', 'RA'), may(s, 'punch', 'RA')]).toEqual([false, false, true]);
});

rule('CBT-CRT-15', 'Heat sinks: 16 less 3 dissipate 13', () => {
  const s = duel();
  expect(sinks(s.field, s.state, 0)).toBe(16);
  s.unit('Wolf').hits[Location.RT] = 0b1110;
  expect(sinks(s.field, s.state, 0)).toBe(13);
});

rule(
  ['CBT-CRT-19', 'CBT-CRT-24'],
  'Upper and lower arm: weapons +1 each, blows +2 each, punches half as hard',
  () => {
    const whole = duel();
    const one = duel({ LA: UPPER_ARM });
    const both = duel({ LA: UPPER_ARM | LOWER_ARM });
    expect([whole, one, both].map((s) => laser(s, 'LA') - laser(whole, 'LA'))).toEqual([0, 1, 2]);
    expect([whole, one, both].map((s) => number(s, 'punch', 'LA'))).toEqual([5, 7, 9]);
    expect([whole, one, both].map((s) => damage(s, 'punch', 'LA'))).toEqual([6, 3, 1]);
    expect([whole, one, both].map((s) => number(s, 'club'))).toEqual([4, 6, 8]);
    expect(number(duel({ RA: LOWER_ARM }), 'hatchet', 'RA')).toBe(number(whole, 'hatchet', 'RA') + 2);
    expect(number(both, 'punch', 'RA')).toBe(5);
  },
);

rule(
  ['CBT-CRT-22', 'CBT-CRT-24'],
  'Shoulder: weapons of the arm +4 and nothing else, no blows with it, pushes +2',
  () => {
    const whole = duel();
    const s = duel({ LA: SHOULDER | UPPER_ARM | LOWER_ARM });
    expect(laser(s, 'LA') - laser(whole, 'LA')).toBe(4);
    s.unit('Wolf').club = 'tree';
    expect([may(s, 'punch', 'LA'), may(s, 'punch', 'RA'), may(s, 'club')]).toEqual([false, true, false]);
    expect(may(duel({ RA: SHOULDER }), 'hatchet', 'RA')).toBe(false);
    expect(number(s, 'push') - number(whole, 'push')).toBe(2);
    expect(number(duel({ LA: SHOULDER, RA: SHOULDER }), 'push') - number(whole, 'push')).toBe(4);
  },
);

rule(
  ['CBT-CRT-11', 'CBT-CRT-20', 'CBT-CRT-24'],
  'Legs: kicks with the leg +1 for the foot, +2 and half as hard for the rest',
  () => {
    const whole = duel();
    expect([number(whole, 'kick', 'LL'), damage(whole, 'kick', 'LL')]).toEqual([3, 12]);
    const foot = duel({ LL: FOOT });
    expect([number(foot, 'kick', 'LL'), damage(foot, 'kick', 'LL'), number(foot, 'kick', 'RL')]).toEqual([
      4, 12, 3,
    ]);
    const both = duel({ LL: UPPER_LEG | LOWER_LEG });
    expect([number(both, 'kick', 'LL'), damage(both, 'kick', 'LL')]).toEqual([7, 3]);
  },
);

rule(['CBT-CRT-16', 'CBT-CRT-24'], 'A hip: no kicks with either leg', () => {
  const s = duel({ LL: HIP });
  expect([may(s, 'kick', 'LL'), may(s, 'kick', 'RL')]).toEqual([false, false]);
  expect(may(duel(), 'kick', 'RL')).toBe(true);
});

rule('CBT-CRT-21', 'Sensors: weapons at +2, then no weapon attacks; blows are not affected', () => {
  const whole = duel();
  const one = duel({ HD: 0b10 });
  expect(laser(one, 'RT') - laser(whole, 'RT')).toBe(2);
  const STANDING = { unit: 0, twist: 0, prop: null } as const;
  const blind = duel({ HD: 0b10010 });
  const weapon = blind.weapon('Wolf', 'Medium Laser RT');
  expect(whyNotFire(whole.field, whole.state, STANDING, weapon, 1)).toBeNull();
  expect(whyNotFire(blind.field, blind.state, STANDING, weapon, 1)).not.toBeNull();
  expect(number(blind, 'punch', 'LA')).toBe(5);
  expect(may(blind, 'punch', 'LA')).toBe(true);
});

rule('CBT-CRT-08', 'A lost arm strikes no more', () => {
  const s = duel();
  s.unit('Wolf').lost = bitOf(Location.LA);
  expect([may(s, 'punch', 'LA'), may(s, 'punch', 'RA'), may(s, 'push')]).toEqual([false, true, false]);
});
