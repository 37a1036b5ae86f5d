import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { added, heatLeft, shaken } from '../../testing/weather.ts';

const rain = (strength: string) => ({ 'weather-rainfall': strength });

rule('MT-WX-09', 'Light rain: +1 to hit and a point of heat less', () => {
  expect(added(rain('light'))).toEqual([1, 1, 1]);
  expect(shaken(rain('light'))).toEqual([0, 0]);
  expect(heatLeft(rain('light'))).toBe(4);
});

rule('MT-WX-09', 'Heavy rain: +1 to hit and to piloting, two points of heat less', () => {
  expect(added(rain('heavy'))).toEqual([1, 1, 1]);
  expect(shaken(rain('heavy'))).toEqual([1, 1]);
  expect(heatLeft(rain('heavy'))).toBe(3);
});

rule('MT-WX-09', 'It hangs over the map, and a downpour looks like one', () => {
  const over = (strength: string) => {
    const units = { Wolf: { at: '0505 N' }, Bear: { at: '0509 N' } };
    const { field } = scene({ units, options: rain(strength) });
    return field.plugged.sky!([], field).map(({ look }) => look);
  };
  expect([over('light'), over('heavy')]).toEqual([['rain'], ['downpour']]);
});
