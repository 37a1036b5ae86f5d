import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { added, heatLeft, missiles, shaken } from '../../testing-weather.ts';

const options = { 'weather-blizzard': true };

rule('MT-WX-02', 'What is thrown is at +2, a laser at +1, piloting at +1; two points of heat go', () => {
  expect(added(options)).toEqual([1, 2, 2]);
  expect(shaken(options)).toEqual([1, 1]);
  expect(heatLeft(options)).toBe(3);
});

rule('MT-WX-02', 'Cluster rolls are at −4, and below 2 all missiles miss', () => {
  expect(missiles(options, 6, 6, 3)).toBe(3);
  expect(missiles(options, 3, 2, 0)).toBe(0);
});
