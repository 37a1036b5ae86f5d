import { rule } from '@ironfield/conformance/rule.ts';
import { distance } from '@ironfield/table/place.ts';
import { expect } from 'vitest';
import { UNMOVED } from '../../state.ts';
import { Battle } from '../../testing/table.ts';
import { whyNotWalk } from '../movement/walking.ts';
import { placesBeside } from './beside.ts';

/** A Gear that is to stand beside the base of a tank. */
function beside(tank: string, other = '2,40', scene = '48 x 48') {
  const table = new Battle({
    scene,
    north: { Gear: { at: '46,46' }, Tank: { at: tank, card: { kind: 'tank' } } },
    south: { Other: { at: other } },
  });
  const { x, y } = table.unit('Tank').at!;
  return [...placesBeside(table.state, table.id('Gear'), { x, y, radius: 1000 })].map((place) => ({
    ...place,
    apart: distance(place, { x, y }),
  }));
}

rule(['HGB-INF-05', 'HGB-SCALE-01'], 'whoever is put beside a base touches it, to the north first', () => {
  const places = beside('20,20');
  expect(places).toHaveLength(24);
  for (const { apart } of places) {
    expect(apart).toBeGreaterThanOrEqual(1500);
    expect(apart).toBeLessThan(1510);
  }
  expect([places[0].x, places[6].y, places[12].x, places[18].y]).toEqual([20_000, 20_000, 20_000, 20_000]);
  expect([places[0].y < 20_000, places[6].x > 20_000]).toEqual([true, true]);
});

rule(['HGB-INF-05', 'HGB-TERR-01'], 'not beyond the table, not on another, not where it cannot go', () => {
  expect(beside('20,0.5').every(({ y }) => y >= 0)).toBe(true);
  expect(beside('20,0.5').length).toBeLessThan(24);
  const taken = beside('20,20', '20,18');
  for (const place of taken) expect(distance(place, { x: 20_000, y: 18_000 })).toBeGreaterThanOrEqual(1000);
  expect(taken.length).toBeLessThan(24);
  expect(beside('20,20', '2,40', '48 x 48\nwater 0,19 to 48,48').every(({ y }) => y <= 18_500)).toBe(true);
});

rule(['HGB-MOVE-01', 'HGB-MOVE-07'], 'a walk leads somewhere, no further than the MP reach', () => {
  const table = new Battle({ north: { Gear: { at: '20,20' } }, south: { Far: { at: '46,46' } } });
  table.unit('Gear').activation = UNMOVED;
  const why = (y: number) => whyNotWalk(table.state, table.id('Gear'), { x: 20_000, y });
  expect(why(20_000)).not.toBe(null);
  expect([why(20_001), why(24_000), why(24_010)]).toEqual([null, null, null]);
  expect(why(24_011)?.rule).toBe('HGB-MOVE-01');
});
