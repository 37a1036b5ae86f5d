import { rule } from '@ironfield/conformance/rule.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import { moveDistance } from '../rules/movement.ts';
import { INCH } from '../state.ts';
import { begin } from '../testing/scene.ts';

rule('DEMO-MARCH-01', 'A forced march of two inches makes it eight', () => {
  expect(totalOf(moveDistance(begin({ march: 2 })))).toBe(8 * INCH);
});
