import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { rollCriticalHits, rollSlot } from '../kinds/mech/damage/critical-hits.ts';
import { orderSchema } from '../orders.ts';
import { mech, scene } from '../testing/scene.ts';
import { Location } from './locations.ts';

const table = () => scene({ units: { Wolf: { at: '0305 SE', mech: mech('Wolf') }, Bear: { at: '0909' } } });

rule(
  'CBT-DICE-01',
  '2D6 are added up; only the slot roll for arms and torsos reads two dice one by one',
  () => {
    const counts = [
      [6, 4],
      [4, 6],
    ].map((dice) => {
      const s = table();
      return s.rolling([['critical hit', ...dice]], () =>
        rollCriticalHits(s.play, 0, Location.LA, { modifier: 0 }),
      );
    });
    expect(counts).toEqual([2, 2]);

    const slots = [
      [3, 2],
      [2, 3],
      [1, 4],
    ].map((dice) => {
      const s = table();
      return s.rolling([['critical slot', ...dice]], () =>
        rollSlot(s.play, s.design('Wolf'), s.unit('Wolf'), Location.LA),
      );
    });
    expect(slots).toEqual([1, 2, 3]);
  },
);

rule('CBT-UNIT-01', 'A Mech has a hex, one of six facings, stands and looks ahead', () => {
  const s = table();
  const { hex, facing, prone, twist } = s.unit('Wolf');
  expect({ hex, facing, prone, twist }).toEqual({ hex: s.cell('0305'), facing: 2, prone: false, twist: 0 });
  const jump = (facing: unknown) =>
    orderSchema.safeParse({ type: 'jump', unit: 0, to: '0306', facing }).success;
  expect([0, 1, 2, 3, 4, 5].every(jump)).toBe(true);
  expect([-1, 6, 0.5, 'N', null].some(jump)).toBe(false);
  const turn = (twist: unknown) => orderSchema.safeParse({ type: 'hold', unit: 0, twist }).success;
  expect([-1, 0, 1].every(turn)).toBe(true);
  expect([-3, 4, 0.5].some(turn)).toBe(false);
});
