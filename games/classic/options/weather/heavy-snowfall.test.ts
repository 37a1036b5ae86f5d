import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { added, heatLeft, shaken } from '../../testing/weather.ts';

const options = { 'weather-heavy-snowfall': true };

rule('MT-WX-08', 'Weapons and piloting are at +1, and a point of heat goes', () => {
  expect(added(options)).toEqual([1, 1, 1]);
  expect(shaken(options)).toEqual([1, 1]);
  expect([heatLeft({}), heatLeft(options)]).toEqual([5, 4]);
});
