import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { bitOf } from '../../../design.ts';
import { jumpMp, runMp, walkMp } from '../../../rules/movement/movement-points.ts';
import { totalPiloting } from '../../../rules/piloting/piloting.ts';
import { weaponWorks } from '../../../rules/unit/condition.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import { Location, type LocationCode } from '../../../units/locations.ts';
import { engineHits, gyroHits, isLifeSupportHit } from '../condition.ts';
import { pilotingModifiers } from '../piloting.ts';
import { strike } from './damage.ts';

const critical = (a: number, b: number): Roll => ['critical hit', a, b];
const slot = (...dice: number[]): Roll => ['critical slot', ...dice];
const ONE = critical(4, 4);

/** Without armour: every hit gets inside. */
function target(plan: Parameters<typeof mech>[1] = {}): Scene {
  return scene({
    units: { Wolf: { at: '0505', mech: mech('Wolf', { armor: 0, ...plan }) }, Bear: { at: '0101' } },
  });
}

/** A point of damage, with the rolls that follow. */
function hit(s: Scene, code: LocationCode, ...rolls: Roll[]): void {
  s.rolling(rolls, () =>
    strike(s.play, s.field, 0, { part: Location[code], rear: false, critical: false }, 1),
  );
}

/** One critical hit on the slot, numbered from 1. */
function hitSlot(s: Scene, code: LocationCode, number: number): void {
  const big = !['HD', 'LL', 'RL'].includes(code);
  hit(s, code, ONE, big ? slot(number > 6 ? 6 : 1, ((number - 1) % 6) + 1) : slot(number));
}

const hitSlots = (s: Scene) => s.happened('critical').map(({ component }) => component);
const wolf = (s: Scene) => s.unit('Wolf');

/** The phase is over: what was recorded is what holds now. */
function nextPhase(s: Scene): void {
  Object.assign(wolf(s), { hitsBefore: wolf(s).hits.slice(), lostBefore: wolf(s).lost });
}

rule(
  ['CBT-CRT-01', 'CBT-REC-09'],
  'Determining critical hits: none to 7, one to 9, two to 11, three on 12',
  () => {
    for (let total = 2; total <= 12; total++) {
      const s = target();
      const dice = critical(Math.ceil(total / 2), Math.floor(total / 2));
      const count = total < 8 ? 0 : total < 10 ? 1 : total < 12 ? 2 : 3;
      hit(s, 'CT', dice, ...[slot(1, 1), slot(1, 2), slot(1, 4)].slice(0, count));
      expect(hitSlots(s)).toEqual(['Engine', 'Engine', 'Gyro'].slice(0, count));
      expect(s.happened('critical-roll')).toMatchObject([{ count }]);
    }
  },
);

rule('CBT-CRT-01', 'A limb that is blown off takes no critical hits besides', () => {
  const s = target();
  hit(s, 'LA', critical(6, 6));
  expect(s.happened('critical-roll')).toMatchObject([{ count: 0, off: true }]);
  expect(hitSlots(s)).toEqual([]);
  expect(s.happened('location-lost')).toMatchObject([{ location: Location.LA, blownOff: true }]);
});

rule('CBT-PHY-13', 'A limb that is blown off lies in the hex, be it in the corner of the map', () => {
  for (const at of ['0505', '0101']) {
    const s = scene({ units: { Wolf: { at, mech: mech('Wolf', { armor: 0 }) }, Bear: { at: '0303' } } });
    hit(s, 'LA', critical(6, 6));
    expect(s.state.limbs).toEqual([s.cell(at)]);
  }
});

rule('CBT-CRT-02', 'Empty slots and slots that were hit are rolled again', () => {
  const s = target({ slots: { LT: ['2 x Heat Sink'] } });
  hit(s, 'LT', critical(5, 5), slot(6, 1), slot(1, 3), slot(1, 1), slot(1, 1), slot(2, 2));
  expect(s.happened('critical').map((event) => event.slot)).toEqual([0, 1]);
});

rule(
  ['CBT-CRT-02', 'CBT-CRT-06'],
  'A PPC is lost by the first hit; its other slots still absorb hits',
  () => {
    const s = target({ slots: { LT: ['3 x PPC'] } });
    const [ppc] = s.design('Wolf').weapons;
    hitSlot(s, 'LT', 2);
    expect(weaponWorks(ppc, wolf(s))).toBe(false);
    hit(s, 'LT', critical(5, 5), slot(1, 1), slot(1, 2), slot(1, 3));
    expect(hitSlots(s)).toEqual(['PPC', 'PPC', 'PPC']);
  },
);

rule('CBT-CRT-03', 'One die finds a slot in head and legs', () => {
  const s = target();
  hit(s, 'LL', ONE, slot(5), slot(2));
  hit(s, 'HD', ONE, slot(4), slot(1));
  expect(hitSlots(s)).toEqual(['Upper Leg Actuator', 'Life Support']);
});

rule('CBT-CRT-04', 'Two dice find a slot in arms and torsos: the block, then the slot (3 and 2)', () => {
  const s = target({ tons: 70, slots: { RT: ['6 x Heat Sink', 'Medium Laser'] } });
  hit(s, 'LA', ONE, slot(3, 2));
  hit(s, 'RT', ONE, slot(4, 1));
  expect(hitSlots(s)).toEqual(['Upper Arm Actuator', 'Medium Laser']);
});

rule('CBT-CRT-05', 'A location with nothing in it passes critical hits on to the next one inward', () => {
  const s = target();
  hit(s, 'LT', ONE, slot(1, 1));
  expect(s.happened('critical-roll')).toMatchObject([{ location: Location.CT }]);
  expect(hitSlots(s)).toEqual(['Engine']);
  expect(wolf(s).structure[Location.CT]).toBe(16);
});

rule('CBT-CRT-05', 'Slots used up in this phase: the rest is lost. Used up earlier: it moves inward', () => {
  const s = target({ slots: { LT: ['Heat Sink'] } });
  hit(s, 'LT', critical(5, 5), slot(1, 1));
  hit(s, 'LT', ONE);
  expect(hitSlots(s)).toEqual(['Heat Sink']);
  nextPhase(s);
  hit(s, 'LT', ONE, slot(1, 1));
  expect(hitSlots(s)).toEqual(['Heat Sink', 'Engine']);
});

rule('CBT-CRT-05', 'From an arm without anything left the chance may go two locations inward', () => {
  const s = target();
  wolf(s).hits[Location.LA] = 0b1111;
  nextPhase(s);
  hit(s, 'LA', ONE, slot(1, 1));
  expect(s.happened('critical')).toMatchObject([{ location: Location.CT }]);
});

rule(
  'CBT-CRT-05',
  'A location that was lost before passes the chance on, head and torso have nobody behind',
  () => {
    const s = target({ slots: { LT: ['Heat Sink'] } });
    wolf(s).lost = bitOf(Location.LT) | bitOf(Location.LA);
    wolf(s).structure[Location.LA] = 0;
    wolf(s).structure[Location.LT] = 0;
    nextPhase(s);
    hit(s, 'LA', ONE, slot(1, 1));
    expect(s.happened('critical-roll')).toMatchObject([{ location: Location.CT }]);
    for (const code of ['HD', 'CT'] as const) {
      const full = target();
      wolf(full).hits[Location[code]] = full.design('Wolf').filled[Location[code]];
      nextPhase(full);
      hit(full, code);
      expect(full.happened('critical-roll')).toEqual([]);
    }
  },
);

rule('CBT-CRT-05', 'Of several critical hits those beyond the last slot are lost', () => {
  const s = target({ slots: { LT: ['2 x Heat Sink'] } });
  hit(s, 'LT', critical(6, 6), slot(1, 1), slot(1, 2));
  expect(hitSlots(s)).toEqual(['Heat Sink', 'Heat Sink']);
  expect(wolf(s).hits[Location.CT]).toBe(0);
});

rule('CBT-CRT-08', 'An arm that is blown off is lost with all it holds, and lies in the hex', () => {
  const s = target({ slots: { LA: ['Medium Laser'] } });
  hit(s, 'LA', critical(6, 6));
  expect(wolf(s).lost).toBe(bitOf(Location.LA));
  expect(weaponWorks(s.design('Wolf').weapons[0], wolf(s))).toBe(false);
  expect(s.state.limbs).toEqual([s.cell('0505')]);
  expect(s.happened('location-lost')).toMatchObject([{ blownOff: true }]);
});

rule(['CBT-CRT-08', 'CBT-PHY-13'], 'A limb with a single point of structure left is blown off whole', () => {
  const s = target();
  wolf(s).structure[Location.LA] = 2;
  hit(s, 'LA', critical(6, 6));
  expect(s.state.limbs).toEqual([s.cell('0505')]);
});

rule('CBT-CRT-05', 'A head that is gone has nothing more to hit', () => {
  const s = target();
  wolf(s).lost = bitOf(Location.HD);
  wolf(s).structure[Location.HD] = 0;
  wolf(s).loss = 'pilot';
  s.rolling([], () => strike(s.play, s.field, 0, { part: Location.HD, rear: false, critical: true }, 1));
  expect(s.happened('critical-roll')).toEqual([]);
});

rule(['CBT-CRT-08', 'CBT-PHY-13'], 'A limb whose structure was shot away is no club, even on a 12', () => {
  const s = target();
  wolf(s).structure[Location.LA] = 1;
  hit(s, 'LA', critical(6, 6));
  expect(wolf(s).lost).toBe(bitOf(Location.LA));
  expect(s.state.limbs).toEqual([]);
});

rule(['CBT-CRT-09', 'CBT-DES-01', 'CBT-DES-02'], 'A hit on the cockpit kills the pilot', () => {
  const s = target();
  hitSlot(s, 'HD', 3);
  expect(wolf(s)).toMatchObject({ loss: 'pilot', pilotHits: 6 });
});

rule(
  ['CBT-CRT-10', 'CBT-DES-01', 'CBT-DES-02'],
  "The third engine hit destroys the 'Mech, not the pilot",
  () => {
    const s = target();
    hitSlot(s, 'CT', 1);
    hitSlot(s, 'CT', 10);
    expect(wolf(s).loss).toBeNull();
    expect(engineHits(s.design('Wolf'), wolf(s))).toBe(2);
    hitSlot(s, 'CT', 2);
    expect(wolf(s)).toMatchObject({ loss: 'engine', pilotHits: 0 });
  },
);

/** What the record sheet adds to a Piloting Skill Roll. */
const added = (s: Scene) => totalPiloting((tally) => pilotingModifiers(tally, s.field, 0, wolf(s)));

rule('CBT-CRT-11', 'A foot actuator: 1 MP less, piloting at +1', () => {
  const s = target({ walk: 5 });
  hitSlot(s, 'LL', 4);
  expect([walkMp(s.field, s.state, 0), added(s)]).toEqual([4, 1]);
  hitSlot(s, 'RL', 4);
  expect([walkMp(s.field, s.state, 0), added(s)]).toEqual([3, 2]);
});

rule('CBT-CRT-12', 'The gyro: piloting at +3, then destroyed at +6', () => {
  const s = target();
  hitSlot(s, 'CT', 4);
  expect([gyroHits(s.design('Wolf'), wolf(s)), added(s)]).toEqual([1, 3]);
  hitSlot(s, 'CT', 7);
  expect([gyroHits(s.design('Wolf'), wolf(s)), added(s)]).toEqual([2, 6]);
  expect(wolf(s).loss).toBeNull();
});

rule(
  ['CBT-CRT-14', 'CBT-DES-01', 'CBT-PIL-04'],
  'A head that is blown off takes the pilot along, and is no club',
  () => {
    const s = target();
    hit(s, 'HD', critical(6, 6));
    expect(wolf(s)).toMatchObject({ loss: 'pilot', pilotHits: 6, lost: bitOf(Location.HD) });
    expect(s.state.limbs).toEqual([]);
  },
);

rule('CBT-CRT-16', 'A hip halves the MP and adds 2; the other actuators of that leg count no more', () => {
  const s = target({ walk: 5 });
  hitSlot(s, 'LL', 2);
  hitSlot(s, 'LL', 3);
  hitSlot(s, 'LL', 4);
  expect([walkMp(s.field, s.state, 0), added(s)]).toEqual([2, 3]);
  hitSlot(s, 'LL', 1);
  expect([walkMp(s.field, s.state, 0), runMp(s.field, s.state, 0), added(s)]).toEqual([3, 5, 2]);
  hitSlot(s, 'RL', 1);
  expect([walkMp(s.field, s.state, 0), added(s)]).toEqual([0, 4]);
});

rule('CBT-CRT-17', 'A jump jet less is a jumping MP less; a leg that is blown off lies in the hex', () => {
  const s = target({ slots: { LL: ['2 x Jump Jet'], RL: ['2 x Jump Jet'] } });
  hitSlot(s, 'LL', 5);
  expect(jumpMp(s.field, s.state, 0)).toBe(3);
  hit(s, 'RL', critical(6, 6));
  expect(jumpMp(s.field, s.state, 0)).toBe(1);
  expect(s.state.limbs).toEqual([s.cell('0505')]);
});

rule('CBT-CRT-18', 'One hit and there is no life support any more', () => {
  const s = target();
  expect(isLifeSupportHit(s.design('Wolf'), wolf(s))).toBe(false);
  hitSlot(s, 'HD', 6);
  expect(isLifeSupportHit(s.design('Wolf'), wolf(s))).toBe(true);
});

rule('CBT-CRT-20', 'Upper and lower leg actuators: 1 MP less and piloting at +1 each', () => {
  const s = target({ walk: 5 });
  hitSlot(s, 'LL', 2);
  hitSlot(s, 'LL', 3);
  hitSlot(s, 'RL', 2);
  expect([walkMp(s.field, s.state, 0), added(s)]).toEqual([2, 3]);
});

rule(
  ['CBT-CRT-23', 'CBT-SEQ-06'],
  'What is hit is marked at once, and the phase goes on with what was before',
  () => {
    const s = target({ slots: { LA: ['Medium Laser'] } });
    hitSlot(s, 'LA', 5);
    const { hits, hitsBefore, lost, lostBefore } = wolf(s);
    const [laser] = s.design('Wolf').weapons;
    expect(weaponWorks(laser, { hits, lost })).toBe(false);
    expect(weaponWorks(laser, { hits: hitsBefore, lost: lostBefore })).toBe(true);
  },
);
