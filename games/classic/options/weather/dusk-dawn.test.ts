import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { added, shaken } from '../../testing/weather.ts';

rule('MT-WX-04', 'Every weapon is at +1, and nothing else is harder', () => {
  const options = { 'weather-dusk-dawn': true };
  expect(added(options)).toEqual([1, 1, 1]);
  expect(shaken(options)).toEqual([0, 0]);
});

rule('MT-WX-04', 'At night there is no dusk', () => {
  expect(added({ 'weather-dusk-dawn': true, night: true })).toEqual(added({ night: true }));
});
