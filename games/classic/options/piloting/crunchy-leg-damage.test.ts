import { rule } from '@ironfield/conformance/rule.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { RuleId } from '../../rule-index.ts';
import { walkMp } from '../../rules/movement/movement-points.ts';
import { phaseNumber } from '../../rules/piloting/piloting.ts';
import { mech, scene } from '../../testing/scene.ts';
import { LL, RL } from '../../units/locations.ts';

/** The first slots of a leg: hip, upper leg, lower leg, foot. */
const HIP = 0b1;
const UPPER = 0b10;
const FOOT = 0b1000;

/** Walking MP of a 'Mech with 8, and what is added to its rolls. */
function after(
  left: number,
  right: number,
  options: Record<string, boolean> = { 'crunchy-leg-damage': true },
): number[] {
  const hits = [0, 0, 0, 0, 0, 0, 0, 0];
  hits[LL] = left;
  hits[RL] = right;
  const { field, state } = scene({
    units: {
      Lame: { mech: mech('Lame', { walk: 8 }), at: '0505 N', state: { hits, hitsBefore: hits } },
      Other: { at: '1010 N' },
    },
    options,
  });
  return [walkMp(field, state, 0), totalOf<RuleId>((tally) => phaseNumber(tally, field, state, 0)) - 5];
}

rule('MT-PSR-05', 'A hip costs 2 MP and adds 2, two hips twice that', () => {
  expect(after(HIP, 0)).toEqual([6, 2]);
  expect(after(HIP, HIP)).toEqual([4, 4]);
  expect(after(HIP, HIP, {})[0]).toBe(0);
});

rule('MT-PSR-05', 'The other actuators of the leg count besides', () => {
  expect(after(HIP | UPPER | FOOT, 0)).toEqual([4, 4]);
  expect(after(HIP | UPPER, FOOT)).toEqual([4, 4]);
  expect(after(HIP | UPPER, 0, {})).toEqual([4, 2]);
});
