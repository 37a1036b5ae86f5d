import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { putsOut } from './engineers-firefighting.ts';

rule('MT-SOPS-08', 'Example: dice 9, inferno: 7, still burning', () => {
  expect([putsOut([4, 5], true), putsOut([4, 5], false), putsOut([5, 5], true)]).toEqual([false, true, true]);
});
