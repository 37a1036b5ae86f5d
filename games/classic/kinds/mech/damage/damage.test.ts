import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect, test } from 'vitest';
import { bitOf } from '../../../design.ts';
import { strikeInGroups } from '../../../rules/damage/damage.ts';
import { freshUnit } from '../../../setup/beginning.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import { armorFacing, Location, type LocationCode } from '../../../units/locations.ts';
import { batter, explode, strike } from './damage.ts';

const NO_CRITICAL: Roll = ['critical hit', 3, 4];
const critical = (a: number, b: number): Roll => ['critical hit', a, b];
const slot = (...dice: number[]): Roll => ['critical slot', ...dice];

/** A 'Mech of 50 tons (structure HD 3, CT 16, torso 12, arm 8, leg 12) with 10 points of armour everywhere. */
function target(plan: Parameters<typeof mech>[1] = {}): Scene {
  return scene({ units: { Wolf: { at: '0505', mech: mech('Wolf', plan) }, Bear: { at: '0101' } } });
}

interface Hit {
  readonly rear?: boolean;
  readonly critical?: boolean;
}

function hit(s: Scene, code: LocationCode, points: number, rolls: Roll[] = [], how: Hit = {}): void {
  const { rear = false, critical: threatens = false } = how;
  s.rolling(rolls, () =>
    strike(s.play, s.field, 0, { part: Location[code], rear, critical: threatens }, points),
  );
}

/** Armour and structure of a location, such as `12/11`. */
function points(s: Scene, code: LocationCode, rear = false): string {
  const { armor, structure } = s.unit('Wolf');
  return `${armor[armorFacing(Location[code], rear)]}/${structure[Location[code]]}`;
}

const isLost = (s: Scene, code: LocationCode) => (s.unit('Wolf').lost & bitOf(Location[code])) !== 0;

rule(['CBT-DMG-01', 'CBT-DMG-02'], "A Grasshopper's left arm under fire (the example of the book)", () => {
  const s = target({ tons: 70, armor: { LA: 22 } });
  hit(s, 'LA', 10);
  expect(points(s, 'LA')).toBe('12/11');
  hit(s, 'LA', 8);
  expect(points(s, 'LA')).toBe('4/11');
  hit(s, 'LA', 5, [NO_CRITICAL]);
  expect(points(s, 'LA')).toBe('0/10');
  hit(s, 'LA', 5, [NO_CRITICAL]);
  expect(points(s, 'LA')).toBe('0/5');
  hit(s, 'LA', 5, [NO_CRITICAL]);
  expect(isLost(s, 'LA')).toBe(true);
  expect(points(s, 'LT')).toBe('10/15');
});

rule('CBT-DMG-02', 'What a destroyed location cannot take goes on to the armour of the next', () => {
  const s = target();
  hit(s, 'LA', 10 + 8 + 4, [NO_CRITICAL]);
  expect(isLost(s, 'LA')).toBe(true);
  expect(points(s, 'LT')).toBe('6/12');
  expect(s.happened('damaged').map(({ location, damage }) => [location, damage])).toEqual([
    [Location.LA, 18],
    [Location.LT, 4],
  ]);
});

rule(
  ['CBT-DMG-02', 'CBT-DMG-03'],
  'The critical roll comes even if the location has just been destroyed',
  () => {
    const s = target();
    hit(s, 'LA', 18, [critical(4, 4), slot(1, 1)]);
    expect(s.happened('critical')).toMatchObject([{ location: Location.LA, slot: 0, component: 'Shoulder' }]);
    expect(s.events.map(({ type }) => type)).toEqual([
      'damaged',
      'critical-roll',
      'critical',
      'location-lost',
    ]);
  },
);

rule('CBT-DMG-03', 'One roll however many points get inside, and one more for the next location', () => {
  const s = target({ armor: 0 });
  hit(s, 'LA', 7, [NO_CRITICAL]);
  expect(points(s, 'LA')).toBe('0/1');
  // The torso holds nothing: its chance belongs to the center torso.
  hit(s, 'LA', 3, [NO_CRITICAL, NO_CRITICAL]);
  expect(s.happened('critical-roll').map(({ location }) => location)).toEqual([
    Location.LA,
    Location.LA,
    Location.CT,
  ]);
  expect(points(s, 'LT')).toBe('0/10');
});

rule(['CBT-DMG-04', 'CBT-REC-05'], 'Damage goes from limbs to the side, from there to the center', () => {
  for (const [limb, side] of [
    ['LA', 'LT'],
    ['LL', 'LT'],
    ['RA', 'RT'],
    ['RL', 'RT'],
  ] as const) {
    const s = target();
    Object.assign(s.unit('Wolf'), { lost: bitOf(Location[limb]) });
    s.unit('Wolf').armor[Location[limb]] = 0;
    s.unit('Wolf').structure[Location[limb]] = 0;
    hit(s, limb, 4);
    expect(points(s, side)).toBe('6/12');
    hit(s, side, 6 + 12 + 3, [NO_CRITICAL]);
    expect(points(s, 'CT')).toBe('7/16');
  }
});

rule(
  ['CBT-DMG-04', 'CBT-REC-05'],
  'An attack from the rear on a missing leg hits the rear of the torso',
  () => {
    const s = target();
    hit(s, 'LL', 10 + 12, [NO_CRITICAL], { rear: true });
    expect(isLost(s, 'LL')).toBe(true);
    hit(s, 'LL', 3, [], { rear: true });
    expect(points(s, 'LT', true)).toBe('7/12');
    expect(points(s, 'LT')).toBe('10/12');
    expect(s.happened('damaged').at(-1)).toMatchObject({ location: Location.LT, rear: true, armor: 7 });
    hit(s, 'LT', 7 + 12 + 2, [NO_CRITICAL], { rear: true });
    expect(points(s, 'CT', true)).toBe('8/16');
  },
);

rule(['CBT-DMG-04', 'CBT-DES-01'], 'Nothing goes beyond the center torso', () => {
  const s = target();
  hit(s, 'CT', 40, [NO_CRITICAL]);
  expect(s.unit('Wolf')).toMatchObject({ loss: 'center-torso', damage: 26 });
  expect(points(s, 'LT')).toBe('10/12');
});

rule('CBT-DMG-05', 'A side torso takes its arm along, which lies there as a club; the leg stays', () => {
  const s = target();
  hit(s, 'RT', 22, [NO_CRITICAL]);
  expect(isLost(s, 'RT')).toBe(true);
  expect(isLost(s, 'RA')).toBe(true);
  expect(isLost(s, 'RL')).toBe(false);
  expect(s.state.limbs).toEqual([s.cell('0505')]);
  expect(s.happened('location-lost')).toMatchObject([
    { location: Location.RT, blownOff: false },
    { location: Location.RA, blownOff: true },
  ]);
  hit(s, 'RA', 4);
  expect(points(s, 'CT')).toBe('6/16');
});

rule('CBT-DMG-05', 'An arm that is gone already is not blown off again', () => {
  const s = target();
  hit(s, 'RA', 18, [NO_CRITICAL]);
  hit(s, 'RT', 22, [NO_CRITICAL]);
  expect(s.state.limbs).toEqual([]);
});

rule('CBT-DMG-06', 'A leg is destroyed when its structure is gone, and by a 12', () => {
  const shot = target();
  hit(shot, 'LL', 22, [NO_CRITICAL]);
  expect(isLost(shot, 'LL')).toBe(true);
  expect(shot.state.limbs).toEqual([]);

  const blown = target();
  hit(blown, 'LL', 11, [critical(6, 6)]);
  expect(isLost(blown, 'LL')).toBe(true);
  expect(points(blown, 'LL')).toBe('0/0');
  expect(blown.unit('Wolf').loss).toBeNull();
});

rule(['CBT-DMG-07', 'CBT-PIL-04'], 'Every hit on the head hurts the pilot, whatever the armour', () => {
  const s = target();
  hit(s, 'HD', 1);
  hit(s, 'HD', 1);
  expect(s.unit('Wolf')).toMatchObject({ pilotHits: 2, pilotDamage: 2, loss: null });
  expect(points(s, 'HD')).toBe('7/3');
});

rule(
  ['CBT-DMG-07', 'CBT-DES-01', 'CBT-PIL-05'],
  'Without a head there is no pilot, and nothing is passed on',
  () => {
    const s = target();
    hit(s, 'HD', 30, [NO_CRITICAL]);
    expect(s.unit('Wolf')).toMatchObject({ loss: 'pilot', pilotHits: 6, damage: 12 });
    expect(points(s, 'CT')).toBe('10/16');
  },
);

rule('CBT-HIT-03', 'A location roll of 2: one critical roll through armour, two without', () => {
  const armored = target();
  hit(armored, 'CT', 5, [NO_CRITICAL], { critical: true });
  expect(points(armored, 'CT')).toBe('5/16');
  const bare = target({ armor: 0 });
  hit(bare, 'CT', 5, [NO_CRITICAL, NO_CRITICAL], { critical: true });
  expect(bare.happened('critical-roll')).toHaveLength(2);
});

rule('CBT-HIT-03', 'If the torso is gone, damage and critical roll both move inward', () => {
  const s = target({ slots: { LT: ['Heat Sink'] } });
  hit(s, 'LT', 22, [NO_CRITICAL]);
  hit(s, 'LT', 5, [critical(4, 4), slot(1, 1)], { critical: true });
  expect(s.happened('critical')).toMatchObject([{ location: Location.CT, component: 'Engine' }]);
  expect(points(s, 'CT')).toBe('5/16');
});

rule('CBT-FALL-05', '33 points are six groups of 5 and one of 3', () => {
  const s = target();
  const rolls: Roll[] = [1, 2, 3, 4, 5, 1, 2].map((die) => ['hit location', die]);
  s.rolling(rolls, () =>
    strikeInGroups(s.play, s.field, 0, 33, { table: 'punch', side: 'front', covered: 0 }),
  );
  expect(s.happened('damaged').map(({ damage }) => damage)).toEqual([5, 5, 5, 5, 5, 5, 3]);
});

rule(
  ['CBT-CRT-07', 'CBT-DMG-02', 'CBT-PIL-04'],
  'A full ton of machine gun ammunition does 400 points',
  () => {
    const s = target({ slots: { LT: ['Ammo Machine Gun'] } });
    s.rolling([NO_CRITICAL, NO_CRITICAL], () => explode(s.play, s.field, 0, 0));
    expect(s.happened('explosion')).toMatchObject([{ ammo: 'Machine Gun', shots: 200, damage: 400 }]);
    expect(s.unit('Wolf')).toMatchObject({ loss: 'explosion', pilotDamage: 2, damage: 12 + 16 });
    expect(s.unit('Wolf').shots).toEqual([0]);
  },
);

rule('CBT-EQP-09', 'A bin that was loaded with 50 of its 200 shots does 100 points', () => {
  const s = target({ slots: { LT: ['Ammo Machine Gun'] } });
  const { hex } = s.unit('Wolf');
  s.state.units[0] = { ...freshUnit({ ...s.state.setup.units[0], shots: [50] }), hex };
  s.rolling([NO_CRITICAL, NO_CRITICAL], () => explode(s.play, s.field, 0, 0));
  expect(s.happened('explosion')).toMatchObject([{ shots: 50, damage: 100 }]);
});

rule('CBT-CRT-07', 'A full ton of SRM 2 ammunition does 200 points', () => {
  const s = target({ slots: { LT: ['Ammo SRM 2'] } });
  s.rolling([NO_CRITICAL, NO_CRITICAL], () => explode(s.play, s.field, 0, 0));
  expect(s.happened('explosion')[0].damage).toBe(200);
});

rule('CBT-CRT-07', 'Explosions go from structure to structure; armour does not help', () => {
  const s = target({ slots: { LA: ['Ammo AC/5'] } });
  s.unit('Wolf').shots = [3];
  s.rolling([NO_CRITICAL, NO_CRITICAL], () => explode(s.play, s.field, 0, 0));
  expect(isLost(s, 'LA')).toBe(true);
  expect(points(s, 'LT')).toBe('10/5');
});

rule('CBT-CRT-07', 'Shots that were fired do not explode, and an empty slot absorbs the hit', () => {
  const s = target({ armor: 0, slots: { LT: ['2 x Ammo AC/5'] } });
  s.unit('Wolf').shots = [1, 0];
  hit(s, 'LT', 1, [critical(4, 4), slot(1, 2)]);
  expect(s.happened('explosion')).toEqual([]);
  expect(s.unit('Wolf').pilotHits).toBe(0);
  hit(s, 'LT', 1, [critical(4, 4), slot(1, 1), NO_CRITICAL]);
  expect(s.happened('explosion')).toMatchObject([{ shots: 1, damage: 5 }]);
  expect(points(s, 'LT')).toBe('0/5');
});

rule(['CBT-CRT-07', 'CBT-CRT-02'], 'The slot that went up is destroyed, and takes no further hit', () => {
  const s = target({ slots: { LL: ['Machine Gun'], LT: ['Ammo Machine Gun', 'Heat Sink'] } });
  s.unit('Wolf').shots[0] = 1;
  s.rolling([NO_CRITICAL], () => explode(s.play, s.field, 0, 0));
  expect(s.unit('Wolf')).toMatchObject({ shots: [0] });
  expect(s.unit('Wolf').hits[Location.LT]).toBe(0b1);
  hit(s, 'LT', 11, [critical(4, 4), slot(1, 1), slot(1, 2)]);
  expect(s.happened('critical').map(({ component }) => component)).toEqual(['Heat Sink']);
  s.rolling([], () => explode(s.play, s.field, 0, 0));
  expect(s.happened('explosion')).toHaveLength(1);
});

rule(['CBT-DMG-05', 'CBT-DMG-06'], 'A torso that is lost has no armour left, in front or behind', () => {
  for (const rear of [false, true]) {
    const s = target();
    hit(s, 'LT', 22, [NO_CRITICAL], { rear });
    expect(isLost(s, 'LT') && isLost(s, 'LA')).toBe(true);
    expect([points(s, 'LT'), points(s, 'LT', true), points(s, 'LA')]).toEqual(['0/0', '0/0', '0/0']);
    // What strikes it later goes through to the centre torso, on the side it comes from.
    hit(s, 'LT', 4, [], { rear: true });
    expect([points(s, 'CT'), points(s, 'CT', true)]).toEqual(['10/16', '6/16']);
    expect(s.state.limbs).toEqual([s.cell('0505')]);
  }
});

rule(['CBT-DMG-02', 'CBT-CRT-07'], 'Ammunition in a location that is shot away does not explode', () => {
  const s = target({ slots: { LT: ['Ammo AC/5'] } });
  hit(s, 'LT', 22, [NO_CRITICAL]);
  expect(s.happened('explosion')).toEqual([]);
  expect(s.unit('Wolf').loss).toBeNull();
});

rule('CBT-DMG-02', 'An explosion is run to its end before the hit that set it off goes on', () => {
  const s = target({ armor: { LA: 0, LT: [2, 0] }, slots: { LA: ['Ammo AC/5'] } });
  s.unit('Wolf').shots = [1];
  // 10 points on an arm with 8 of structure: the shot explodes where nothing is left, in the torso, whose structure
  // is damaged (its chance goes to the center); then the arm is lost, and the last 2 points meet the armour.
  hit(s, 'LA', 10, [critical(4, 4), slot(1, 5), NO_CRITICAL]);
  expect(s.events.map(({ type }) => type)).toEqual([
    'damaged',
    'critical-roll',
    'critical',
    'explosion',
    'pilot-hurt',
    'damaged',
    'critical-roll',
    'location-lost',
    'damaged',
  ]);
  expect(points(s, 'LT')).toBe('0/7');
});

rule(['CBT-PSR-06', 'CBT-SEQ-06'], 'All points that armour and structure took count for the phase', () => {
  const s = target({ slots: { LT: ['Ammo AC/5'] } });
  s.unit('Wolf').shots = [1];
  hit(s, 'LT', 11, [critical(4, 4), slot(1, 1), NO_CRITICAL]);
  expect(s.unit('Wolf').damage).toBe(11 + 5);
});

rule(
  'CBT-DES-02',
  'The pilot outlives a shot center torso and a dead engine, not an explosion in the torso',
  () => {
    const shot = target();
    hit(shot, 'CT', 26, [NO_CRITICAL]);
    expect(shot.unit('Wolf')).toMatchObject({ loss: 'center-torso', pilotHits: 0 });
    const blown = target({ slots: { CT: ['Ammo AC/20'] } });
    blown.rolling([NO_CRITICAL], () => explode(blown.play, blown.field, 0, 0));
    expect(blown.unit('Wolf')).toMatchObject({ loss: 'explosion', pilotHits: 6 });
  },
);

test('Damage from before the game comes without critical hits, and leaves no limbs on the map', () => {
  const s = target({ slots: { LT: ['Ammo AC/5'] } });
  s.unit('Wolf').hex = -1;
  s.rolling([['hit location', 4, 4]], () => batter(s.play, s.field, 0, 24));
  expect(isLost(s, 'LA')).toBe(true);
  expect(points(s, 'CT')).toBe('8/16');
  expect(s.state.limbs).toEqual([]);
});
