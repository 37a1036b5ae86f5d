import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import { targetNumber } from '../rules/fire.ts';
import { begin, inches } from '../testing/scene.ts';

rule('DEMO-NIGHT-01', 'At night the second range band counts twice', () => {
  const state = begin({ night: true });
  state.markers[0].at = inches(6, 12);
  state.markers[3].at = inches(6, 20);
  const { total, lines } = explain(targetNumber(state, { shooter: 0, target: 3 }, null));
  expect(total).toBe(7);
  expect(lines.at(-1)).toEqual({ value: 1, reason: 'night', rule: 'DEMO-NIGHT-01', kind: 'add' });
});
