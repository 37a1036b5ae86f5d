import { classic } from '@ironfield/classic/game.ts';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { setupFrom } from '@ironfield/classic/setup/beginning.ts';
import { LOCATIONS, Location } from '@ironfield/classic/units/locations.ts';
import { checkSetup, scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { describe, expect, test } from 'vitest';
import {
  conditionOf,
  slotsOf,
  unitAt,
  withBeginning,
  withHit,
  withMore,
  withoutUnit,
  withPilot,
} from './edits.ts';

const skirmish = scenarioSetup(classic, 'skirmish');
if (!skirmish.ok) throw new Error('no skirmish');
const players = [classic.bot('recruit'), classic.bot('recruit')];
const setup = setupFrom(playMatch(classic, skirmish.value, 'edits', players, { maxOrders: 12 }).state);
const isSound = (changed: object) => checkSetup(classic, changed).ok;

describe('A position set up by hand', () => {
  test('is sound before anything is changed', () => {
    expect(isSound(setup)).toBe(true);
    expect(conditionOf(setup, 0)).toMatchObject({ heat: expect.any(Number), prone: false, pilotHits: 0 });
  });

  test('has units as they are told to be', () => {
    const hot = withBeginning(setup, 2, { heat: 12, prone: true });
    expect(conditionOf(hot, 2)).toMatchObject({ heat: 12, prone: true });
    expect(conditionOf(hot, 1)).toEqual(conditionOf(setup, 1));
    expect(withPilot(setup, 0, { gunnery: 1 }).units[0].pilot).toMatchObject({ gunnery: 1, piloting: 5 });
  });

  test('has slots that are hit, and no bypass in them', () => {
    const isHit = (changed: typeof setup, name: string) =>
      slotsOf(changed, 0, Location.HD)
        .filter((slot) => slot.name === name)
        .map((slot) => slot.isHit);
    const { number } = slotsOf(setup, 0, Location.HD).find(({ name }) => name === 'Sensors')!;
    const hit = withHit(setup, 0, Location.HD, number, true);
    expect([isHit(setup, 'Sensors'), isHit(hit, 'Sensors')]).toEqual([
      [false, false],
      [true, false],
    ]);
    expect(isHit(hit, 'Cockpit')).toEqual([false]);
    expect(isSound(hit)).toBe(true);
    expect(isHit(withHit(hit, 0, Location.HD, number, false), 'Sensors')).toEqual([false, false]);
    const slots = LOCATIONS.map(() => 0).with(Location.HD, 1 << number);
    const rigged = withBeginning(setup, 0, { bypassed: { slots, engine: 0, useless: 0 } });
    expect(isSound(withHit(rigged, 0, Location.HD, number, true))).toBe(true);
  });

  test('tells who stands in a hex', () => {
    const hexes = setup.units.map(({ begins }) => begins!.at!);
    expect(hexes.map((at) => unitAt(setup, at))).toEqual(hexes.map((_, unit) => unit));
    expect(unitAt(setup, '0809')).toBe(-1);
  });

  test('has fewer units, or more', () => {
    const fewer = withoutUnit(setup, 3);
    expect(fewer.units.length).toBe(setup.units.length - 1);
    const more = withMore(setup, 1, STOCK_MECHS['ZEU-6S']);
    expect(more.units.at(-1)).toMatchObject({ side: 1, seat: 1, unit: { name: 'Zeus' } });
    expect(isSound(fewer) && isSound(more)).toBe(true);
  });
});
