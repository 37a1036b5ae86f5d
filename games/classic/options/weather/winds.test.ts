import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { added, heatLeft, missiles, shaken } from '../../testing/weather.ts';

const wind = (strength: string, more: object = {}) => ({ 'weather-winds': strength, ...more });

rule('MT-WX-10', 'What is thrown is at +1 in a moderate wind, at +2 in a high one', () => {
  expect(added(wind('moderate'))).toEqual([0, 1, 1]);
  expect(added(wind('high'))).toEqual([0, 2, 2]);
});

rule('MT-WX-10', 'Only a high wind shakes a standing unit', () => {
  expect([shaken(wind('moderate')), shaken(wind('high'))]).toEqual([
    [0, 0],
    [2, 2],
  ]);
});

rule('MT-WX-10', 'Cluster rolls are at −2 and −4, and below 2 no missile hits at all', () => {
  expect(missiles(wind('moderate'), 4, 5, 3)).toBe(3);
  expect(missiles(wind('high'), 4, 5, 2)).toBe(2);
  expect(missiles(wind('high'), 2, 3, 0)).toBe(0);
  expect(missiles(wind('moderate'), 2, 2, 1)).toBe(1);
});

rule('MT-WX-02', 'A blizzard takes the place of a high wind and of snowfall, not of a moderate wind', () => {
  const snow = { 'weather-heavy-snowfall': true, 'weather-blizzard': true };
  expect(added(wind('high', snow))).toEqual([1, 2, 2]);
  expect(shaken(wind('high', snow))).toEqual([1, 1]);
  expect(heatLeft(wind('high', snow))).toBe(3);
  expect(missiles(wind('high', snow), 5, 4, 2)).toBe(2);
  expect(added(wind('moderate', snow))).toEqual([1, 3, 3]);
});
