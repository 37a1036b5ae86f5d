import { expect, test } from 'vitest';
import { overlapsPolygon } from './leg.ts';
import { nearestFree } from './nearest.ts';
import { distance } from './place.ts';
import { rectangle } from './polygon.ts';
import { drawnPlace } from './scenes/scene-drawing.ts';

const house = rectangle(drawnPlace('4,4'), drawnPlace('10,8'));
const isFree = (place: { x: number; y: number }) => !overlapsPolygon(house, { ...place, radius: 500 });

test('a place that is free is its own nearest one', () => {
  expect(nearestFree(drawnPlace('1,1'), 5000, isFree)).toEqual([drawnPlace('1,1')]);
});

test('a model on a taken place moves to the nearest free one', () => {
  expect(nearestFree(drawnPlace('7,5'), 5000, isFree)).toEqual([drawnPlace('7,3.5')]);
  expect(nearestFree(drawnPlace('7,5'), 1000, isFree)).toEqual([]);
});

test('of several equally near places, all are offered', () => {
  const middle = drawnPlace('7,6');
  const places = nearestFree(middle, 5000, isFree);
  expect(places).toEqual([drawnPlace('7,3.5'), drawnPlace('7,8.5')]);
  expect(places.map((place) => distance(middle, place))).toEqual([2500, 2500]);
});
