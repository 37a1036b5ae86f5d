import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { heatOfUnit, shutdownNumber } from '../../phases/heat/heat.ts';
import { scene } from '../../testing/scene.ts';

/** The number that the roll against a shutdown needs at this heat. */
function needed(heat: number, piloting: number, options: object): number {
  const made = scene({
    units: { Hot: { at: '0505 N', piloting, state: { heat: heat + 10 } }, Other: { at: '1010 N' } },
    options: { ...options },
  });
  made.rolling([['shutdown', 6, 6]], () => heatOfUnit(made.play, { unit: 0 }));
  return made.happened('shutdown')[0].number;
}

rule('MT-HEAT-04', 'The Piloting Skill, changed by the number of the scale less 8', () => {
  expect(needed(26, 5, { 'shutdown-skill-roll': true })).toBe(7);
  expect(needed(18, 4, { 'shutdown-skill-roll': true })).toBe(2);
  expect(needed(26, 5, {})).toBe(10);
});

rule(['MT-HEAT-02', 'MT-HEAT-04'], 'Above 30 the numbers of the longer scale count', () => {
  const both = { 'shutdown-skill-roll': true, 'expanded-heat-scale': true };
  const numbers = [29, 30, 33, 34, 37, 38, 41, 42, 45, 46, 49].map((heat) => needed(heat, 5, both));
  expect(numbers).toEqual([7, 9, 9, 11, 11, 13, 13, 15, 15, 17, 17]);
});

rule('MT-HEAT-04', 'Who is cool rolls nothing, whatever its Piloting Skill', () => {
  const cool = scene({
    units: { Cool: { at: '0505 N', piloting: 8, state: { heat: 10 } }, Other: { at: '1010 N' } },
    options: { 'shutdown-skill-roll': true },
  });
  cool.rolling([], () => heatOfUnit(cool.play, { unit: 0 }));
  expect(cool.happened('shutdown')).toEqual([]);
  expect(shutdownNumber(cool.field, cool.state.units[0])).toBe(0);
});

rule('MT-HEAT-04', 'At 30 there is still nothing to roll', () => {
  const made = scene({
    units: { Hot: { at: '0505 N', state: { heat: 40 } }, Other: { at: '1010 N' } },
    options: { 'shutdown-skill-roll': true },
  });
  made.rolling([], () => heatOfUnit(made.play, { unit: 0 }));
  expect(made.unit('Hot').shutDown).toBe(1);
});
