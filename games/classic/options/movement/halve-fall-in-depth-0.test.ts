import { rule } from '@ironfield/conformance/rule.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import { fallDamage } from '../../rules/piloting/falls.ts';
import { scene } from '../../testing/scene.ts';

rule('CBT-FALL-04', 'By agreement only water that is deeper than the ankles halves a fall', () => {
  const damage = (map: string, halve: boolean) => {
    const { field, state } = scene({
      map,
      units: { Wolf: { at: '0101' }, Bear: {} },
      options: { 'halve-fall-in-depth-0': halve },
    });
    return totalOf((tally) => fallDamage(tally, field, 0, state.units[0].hex, 0));
  };
  expect(damage('~0', true)).toBe(3);
  expect(damage('~0', false)).toBe(5);
  expect(damage('~1', false)).toBe(3);
  expect(damage('.', false)).toBe(5);
});
