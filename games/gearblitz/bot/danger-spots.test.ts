import { distance } from '@ironfield/table/place.ts';
import { expect, test } from 'vitest';
import { INCH } from '../data/tables.ts';
import { prospectsOf } from '../rules/prospects/prospects.ts';
import { shotAt } from '../state.ts';
import { Battle, gun, type Model } from '../testing/table.ts';
import { type DangerPlace, dangerNow, dangerPlaces } from './danger-spots.ts';

const armed = { card: { weapons: [gun('LAC')] } };

function duel(own: Partial<Model> = {}, foe: Partial<Model> = {}) {
  const table = new Battle({
    north: { Own: { at: '20,20', facing: 180, ...armed, ...own } },
    south: { Foe: { at: '20,32', facing: 0, ...armed, ...foe } },
  });
  const { state } = table;
  const places = [...dangerPlaces(state, 0)].filter((place): place is DangerPlace => place !== null);
  return { state, places };
}

test('Where it stands a unit deals what the rules expect of its best attack, and is back where it was', () => {
  const { state, places } = duel();
  const [here] = places;
  expect(here!.target).toBe(1);
  const at = { ...state.units[0]!.at };
  const most = Math.max(
    ...[0, 1, 2, 3].map(
      (rof) => prospectsOf(state, { ...shotAt(0, 0, 1, 'action'), rof, concentrated: rof }).steps,
    ),
  );
  expect(here!.dealt).toBeGreaterThan(0);
  expect(here!.dealt).toBeLessThanOrEqual(most);
  expect(state.units[0]!.at).toEqual(at);
});

test('Places lie apart, within its movement, and each has its trade', () => {
  const { places } = duel();
  expect(places.length).toBeGreaterThan(10);
  const [{ to: start }] = places as [DangerPlace];
  for (const [index, { to }] of places.entries()) {
    expect(distance(start, to)).toBeLessThanOrEqual(12 * INCH);
    for (const other of places.slice(0, index)) expect(distance(other.to, to)).toBeGreaterThan(INCH);
  }
});

test('An enemy without weapons, or off the table, is no danger; one with its back turned comes round', () => {
  expect(duel({}, { card: { weapons: [] } }).places.every(({ suffered }) => suffered === 0)).toBe(true);
  const facing = duel();
  const away = duel({}, { facing: 180 });
  expect(dangerNow(away.state, 0)).toBeCloseTo(dangerNow(facing.state, 0));
  facing.state.units[1]!.at = null;
  expect(dangerNow(facing.state, 0)).toBe(0);
});
