import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { ARCS } from './arcs.ts';

rule(
  'HGB-ARC-01',
  'Halves and fixed quarters look ahead, right, back and left; a turret looks everywhere',
  () => {
    const centres = (...codes: (keyof typeof ARCS)[]) => codes.map((code) => ARCS[code].centre / 4);
    expect(centres('F', 'R', 'RR', 'L')).toEqual([0, 90, 180, 270]);
    expect(centres('FF', 'FR', 'FRR', 'FL')).toEqual([0, 90, 180, 270]);
    expect([ARCS.F, ARCS.FF, ARCS.T].map(({ width }) => width / 4)).toEqual([180, 90, 360]);
  },
);
