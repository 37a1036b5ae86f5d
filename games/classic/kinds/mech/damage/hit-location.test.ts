import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import type { HitTable } from '../../../data/physical-attacks.ts';
import { bitOf } from '../../../design.ts';
import type { AttackSide } from '../../../events.ts';
import { scene } from '../../../testing/scene.ts';
import { LOCATION_CODES, Location } from '../../../units/locations.ts';
import { armorOn, rollLocation } from './hit-location.ts';

const one = () => scene({ units: { Wolf: { at: '0505' } } });

function hit(table: HitTable, side: AttackSide, dice: number[], covered = 0) {
  const s = one();
  const struck = s.rolling([['hit location', ...dice]], () =>
    rollLocation(s.play, s.field, 0, { table, side, covered }),
  );
  return { struck, event: s.happened('location')[0] };
}

/** The column for throws from the lowest to the highest. */
function column(table: HitTable, side: AttackSide): string {
  const isFull = table === 'mech' || table === 'prone';
  const throws = isFull ? [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] : [1, 2, 3, 4, 5, 6];
  return throws
    .map((total) => (isFull ? [Math.ceil(total / 2), Math.floor(total / 2)] : [total]))
    .map((dice) => LOCATION_CODES[hit(table, side, dice).struck!.part])
    .join(' ');
}

rule(['CBT-HIT-02', 'CBT-REC-13'], "The 'Mech Hit Location Table", () => {
  expect(column('mech', 'left')).toBe('LT LL LA LA LL LT CT RT RA RL HD');
  expect(column('mech', 'front')).toBe('CT RA RA RL RT CT LT LL LA LA HD');
  expect(column('mech', 'right')).toBe('RT RL RA RA RL RT CT LT LA LL HD');
});

rule('CBT-HIT-02', 'An attack from the rear uses the front column, and strikes the rear', () => {
  expect(column('mech', 'rear')).toBe(column('mech', 'front'));
  expect(hit('mech', 'rear', [4, 4]).struck).toEqual({ part: Location.LT, rear: true, critical: false });
  for (const side of ['front', 'left', 'right'] as const) {
    expect(hit('mech', side, [4, 4]).struck!.rear).toBe(false);
  }
});

rule('CBT-HIT-03', 'Only a 2 on the full table threatens the inside', () => {
  expect(hit('mech', 'left', [1, 1]).struck).toEqual({ part: Location.LT, rear: false, critical: true });
  expect(hit('mech', 'left', [1, 2]).struck!.critical).toBe(false);
  expect(hit('punch', 'left', [1]).struck!.critical).toBe(false);
  expect(hit('kick', 'left', [1]).struck!.critical).toBe(false);
});

rule(['CBT-HIT-04', 'CBT-REC-14'], "The 'Mech Punch Location Table", () => {
  expect(column('punch', 'left')).toBe('LT LT CT LA LA HD');
  expect(column('punch', 'front')).toBe('LA LT CT RT RA HD');
  expect(column('punch', 'rear')).toBe('LA LT CT RT RA HD');
  expect(column('punch', 'right')).toBe('RT RT CT RA RA HD');
});

rule(['CBT-HIT-05', 'CBT-REC-15'], "The 'Mech Kick Location Table", () => {
  expect(column('kick', 'left')).toBe('LL LL LL LL LL LL');
  expect(column('kick', 'front')).toBe('RL RL RL LL LL LL');
  expect(column('kick', 'rear')).toBe('RL RL RL LL LL LL');
  expect(column('kick', 'right')).toBe('RL RL RL RL RL RL');
});

rule('CBT-LOS-08', 'A hit on a leg behind cover is lost, any other is not', () => {
  const legs = bitOf(Location.LL) | bitOf(Location.RL);
  const leg = hit('mech', 'front', [4, 5], legs);
  expect(leg.struck).toBeNull();
  expect(leg.event).toMatchObject({ location: Location.LL, struck: false });
  expect(hit('mech', 'front', [4, 4], legs).struck!.part).toBe(Location.LT);
});

rule('CBT-HIT-01', 'The armour that a side shows is weighed by how often each location is hit', () => {
  const s = one();
  const weights = (side: AttackSide) =>
    LOCATION_CODES.map((_, location) => {
      const armor = Array(11).fill(0);
      armor[location] = 1;
      return armorOn({ ...s.state.units[0].body, armor }, side);
    });
  // Head, centre, left and right torso, arms, legs: of 36 throws.
  expect(weights('front')).toEqual([1, 7, 5, 5, 5, 5, 4, 4]);
  expect(weights('left')).toEqual([1, 5, 7, 4, 7, 3, 7, 2]);
  expect(weights('right')).toEqual([1, 5, 4, 7, 3, 7, 2, 7]);
});
