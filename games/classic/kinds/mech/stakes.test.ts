import { describe, expect, test } from 'vitest';
import { mech, scene } from '../../testing/scene.ts';
import { armorFacing, CT, LA, LL, LT, RA, RL, RT } from '../../units/locations.ts';
import { stakes } from './stakes.ts';

const [FRONT, RIGHT, REAR, LEFT] = [0, 1, 2, 3];

function made(slots: NonNullable<Parameters<typeof mech>[1]>['slots'] = {}, armor = 20) {
  const s = scene({ units: { Wolf: { at: '0505', mech: mech('Wolf', { armor, slots: slots! }) } } });
  return { unit: s.unit('Wolf'), shown: () => stakes(s.field, s.state, 0) };
}

describe("What a point of damage takes of a 'Mech", () => {
  test('is the same on both sides while both are alike', () => {
    const [, right, , left] = made().shown();
    expect(right).toBeCloseTo(left);
  });

  test('grows as the armour on that side gets thin, and on no other', () => {
    const { unit, shown } = made();
    const before = shown();
    for (const location of [LA, LL]) unit.armor[location] = 0;
    expect(shown()[LEFT]).toBeGreaterThan(before[LEFT]);
    expect(shown()[LEFT] - before[LEFT]).toBeGreaterThan(3 * (shown()[RIGHT] - before[RIGHT]));
    for (const location of [CT, LT, RT]) unit.armor[armorFacing(location, true)] = 0;
    expect(shown()[REAR]).toBeGreaterThan(before[REAR]);
    const bare = shown()[FRONT];
    unit.armor[CT] = 0;
    expect(shown()[FRONT]).toBeGreaterThan(bare);
  });

  test('is more where weapons or ammunition are', () => {
    const plain = made().shown()[FRONT];
    const armed = made({ RA: ['Medium Laser'] }).shown();
    expect(armed[FRONT]).toBeGreaterThan(plain);
    expect(armed[RIGHT]).toBeGreaterThan(armed[LEFT]);
    const loaded = made({ RA: ['Machine Gun'], LT: ['Ammo Machine Gun'] });
    expect(loaded.shown()[LEFT]).toBeGreaterThan(made({ RA: ['Machine Gun'] }).shown()[LEFT]);
    const before = loaded.shown()[LEFT];
    loaded.unit.shots.fill(0);
    expect(loaded.shown()[LEFT]).toBeLessThan(before);
  });

  test('goes inward where a part is gone', () => {
    const { unit, shown } = made();
    for (const location of [RL, RA]) {
      const before = shown();
      unit.armor[location] = 0;
      unit.structure[location] = 0;
      unit.lost |= 1 << location;
      unit.armor[RT] = 40;
      expect(shown()[RIGHT]).not.toBe(before[RIGHT]);
    }
    // All that is left of the right takes hits meant for arm and leg: 40 points of armour keep them off.
    expect(shown()[RIGHT]).toBeLessThan(shown()[LEFT]);
  });
});
