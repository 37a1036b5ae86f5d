import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { march } from '../../testing/march.ts';
import { falls, piloting } from '../../testing/table.ts';
import { jumper } from '../../testing/terrain.ts';
import { added, heatLeft, missiles, shaken } from '../../testing/weather.ts';

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

rule(
  'MT-WX-02',
  'Nobody sees the trees: who jumps into woods rolls or falls, once however bad the weather is',
  () => {
    const plan = (all: object) => ({
      map: ['. . .', '. H .', '. . .'].join('\n'),
      units: { Wolf: { mech: jumper, at: '0203 N' }, Bear: { at: '0301 N' } },
      options: { ...options, ...all },
    });
    const jump = { type: 'jump', unit: 'Wolf', to: '0202', facing: 'N' } as const;
    const made = march(plan({}));
    made.order(jump, piloting(3, 4));
    // 5, +1 for heavy woods, +1 for the blizzard.
    expect(made.scene.happened('piloting-roll')[0].number).toTotal(7);
    const fell = march(plan({ 'careful-movement': true, 'weather-fog': true }));
    fell.order(jump, piloting(3, 3), ...falls(1, [3, 4], [3, 4]));
    expect(fell.scene.unit('Wolf').prone).toBe(true);
  },
);
