import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { added } from '../../testing/weather.ts';

rule('MT-WX-03', 'A laser is at +2; missiles and flames at +1', () => {
  expect(added({ 'weather-blowing-sand': true })).toEqual([2, 1, 1]);
});
