import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { LOCATION_CODES, type LocationCode } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { checkUnit } from '@ironfield/mechbay/design/construction.ts';
import {
  newDesign,
  type Outcome,
  setHeatSinks,
  setWalk,
} from '@ironfield/mechbay/design/design-operations.ts';
import { describe, expect, test } from 'vitest';
import { exchanged, putInto, shifted, splitsOf, takeOutAt, verdictsOn } from './place-things.ts';

const must = (outcome: Outcome | null): MechFile => {
  if (!outcome?.ok) throw new Error(outcome?.error.message ?? 'nothing happened');
  return outcome.value;
};
const catapult = STOCK_MECHS['CPLT-C1'];
const count = (file: MechFile, name: string): number =>
  LOCATION_CODES.flatMap((location) => file.slots[location]).filter((item) => item === name).length;
const from = (location: LocationCode, slot: number, file = catapult) => ({
  name: file.slots[location][slot]!,
  from: { location, slot },
});

describe('heat sinks', () => {
  test('from the list are one more, out of a slot one less', () => {
    const more = must(putInto(catapult, { name: 'Heat Sink', from: null }, 'LT', 9));
    expect([more.heatSinks, count(more, 'Heat Sink'), more.slots.LT[9]]).toEqual([16, 6, 'Heat Sink']);
    const again = must(takeOutAt(more, 'LT', 9));
    expect([again.heatSinks, count(again, 'Heat Sink')]).toEqual([15, 5]);
  });

  test('of the ten that every Mech has leave their slot only, and find one again', () => {
    const spider = STOCK_MECHS['SDR-5V'];
    expect([spider.heatSinks, spider.slots.HD[3]]).toEqual([10, 'Heat Sink']);
    const homeless = must(takeOutAt(spider, 'HD', 3));
    expect([homeless.heatSinks, count(homeless, 'Heat Sink')]).toEqual([10, 0]);
    const placed = must(putInto(homeless, { name: 'Heat Sink', from: null }, 'LL'));
    expect([placed.heatSinks, count(placed, 'Heat Sink')]).toEqual([10, 1]);
    expect(checkUnit(placed).isLegal).toBe(true);
  });

  test('go into the engine while it has room', () => {
    const bare = must(setWalk(must(newDesign({ name: 'Test', tons: 100 })), 4));
    const eleven = must(putInto(bare, { name: 'Heat Sink', from: null }, 'LT'));
    expect([eleven.heatSinks, count(eleven, 'Heat Sink')]).toEqual([11, 0]);
    expect(must(setHeatSinks(bare, 11))).toEqual(eleven);
  });
});

describe('what is in hand', () => {
  test('moves with all its slots, and weighs as before', () => {
    const moved = must(putInto(catapult, from('LA', 3), 'LT'));
    expect([count(moved, 'LRM 15'), moved.slots.LA.includes('LRM 15')]).toEqual([6, false]);
    expect(checkUnit(moved).isLegal).toBe(true);
  });

  test('may go where there is room, and is told what the rules have against a place', () => {
    const verdicts = verdictsOn(catapult, { name: 'Jump Jet', from: null });
    expect(verdicts.HD.can).toBe(false);
    expect(verdicts.LT).toEqual({ can: true, but: null });
    expect(verdicts.LA).toMatchObject({
      can: true,
      but: expect.stringContaining('Jump jet in the left arm'),
    });
    expect(verdictsOn(catapult, { name: 'AC/20', from: null }).CT.can).toBe(false);
  });

  test('is exchanged in place', () => {
    const turned = must(exchanged(catapult, 'CT', 10, 'Medium Laser (R)'));
    expect(turned.slots.CT.slice(10)).toEqual(['Medium Laser (R)', 'Medium Laser']);
    const oneShot = must(exchanged(catapult, 'LA', 4, 'LRM 15 (OS)'));
    expect(oneShot.slots.LA.slice(2, 5)).toEqual(Array(3).fill('LRM 15 (OS)'));
  });

  test('is split where it does not fit whole', () => {
    const bare = must(newDesign({ name: 'Test', tons: 80 }));
    const splits = splitsOf(bare, { name: 'AC/20', from: null }, 10);
    expect(splits.map(({ first, second, slots }) => `${first} ${slots} ${second}`)).toEqual([
      ...[8, 7, 6, 5, 4, 3, 2, 1].map((slots) => `LA ${slots} LT`),
      ...[8, 7, 6, 5, 4, 3, 2, 1].map((slots) => `RA ${slots} RT`),
      ...['LL 2 LT', 'LL 1 LT', 'RL 2 RT', 'RL 1 RT', 'LT 9 CT', 'LT 8 CT', 'RT 9 CT', 'RT 8 CT'],
    ]);
    for (const { outcome } of splits)
      expect(checkUnit(outcome.value).violations.filter(({ rule }) => rule === 'CBT-CON-20')).toEqual([]);
  });
});

describe('an item', () => {
  test('moves up and down among open slots', () => {
    const down = must(shifted(catapult, 'LA', 2, 1)?.outcome ?? null);
    expect(down.slots.LA.slice(2, 6)).toEqual([null, 'LRM 15', 'LRM 15', 'LRM 15']);
    expect(must(shifted(down, 'LA', 4, -1)?.outcome ?? null)).toEqual(catapult);
  });

  test('changes places with its neighbour, but not with what is built in', () => {
    const { LT } = must(shifted(catapult, 'LT', 2, 1)?.outcome ?? null).slots;
    expect(LT.slice(0, 4)).toEqual(['Jump Jet', 'Jump Jet', 'Ammo LRM 15', 'Medium Laser']);
    expect(must(shifted(catapult, 'LT', 2, -1)?.outcome ?? null).slots.LT.slice(0, 3)).toEqual([
      'Jump Jet',
      'Medium Laser',
      'Jump Jet',
    ]);
    expect(shifted(catapult, 'LA', 2, -1)).toBeNull();
    expect(shifted(catapult, 'LT', 11, 1)).toBeNull();
  });
});
