import { describe, expect, test } from 'vitest';
import { battle, mech, unit } from '../testing.ts';
import { bestVolley } from './fire.ts';

describe('Somebody who foresees', () => {
  /** How far Ram overheats against a Wolf with so much armor and one box of structure. */
  const overheat = (armor: number, foresees: boolean) => {
    const { field, state } = battle({
      south: [unit('Flock', '0810 N', mech('Ram', { ov: 2, damage: [3, 3, 3] }))],
      north: [unit('Pack', '0808 S', mech('Wolf', { armor, structure: 1 }))],
    });
    return bestVolley(field, state, 0, [1], { concentrates: true, foresees })!.order.attacks[0].overheat;
  };

  test('overheats as little as destroys the target', () => {
    expect([2, 3, 4].map((armor) => overheat(armor, true))).toEqual([0, 1, 2]);
  });

  test('does not where that destroys nothing', () => {
    expect(overheat(5, true)).toBe(0);
    expect(overheat(5, false)).toBe(2);
  });
});
