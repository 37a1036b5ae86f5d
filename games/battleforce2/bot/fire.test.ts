import { describe, expect, test } from 'vitest';
import { battle, mech, unit } from '../testing/scene.ts';
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

describe('A bot', () => {
  const targets = (...rams: readonly Parameters<typeof mech>[1][]) => {
    const { field, state } = battle({
      south: [unit('Flock', '0810 N', ...rams.map((figures, i) => mech(`Ram ${i}`, figures)))],
      north: [
        unit(
          'Pack',
          '0808 S',
          mech('Wolf', { armor: 0, structure: 1, mp: 1 }),
          mech('Cub', { armor: 9, mp: 1 }),
        ),
      ],
    });
    const plan = bestVolley(field, state, 0, [1], { concentrates: true, foresees: true })!;
    return plan.order.attacks.map(({ element }) => element - rams.length);
  };

  test('does not fire with everybody at whoever is as good as gone', () => {
    // At 3 or more the first two hardly ever miss both.
    const sure = { skill: -4, damage: [2, 2, 2] } as const;
    expect(targets(sure, sure, sure, sure)).toEqual([0, 1, 1, 1]);
  });

  test('does fire with several where one may well miss', () => {
    const poor = { skill: 4, damage: [2, 2, 2] } as const;
    expect(targets(poor, poor).filter((target) => target === 0)).toHaveLength(2);
  });

  const hot = (heat: number, skill: number) => {
    const table = battle({
      south: [unit('Flock', '0810 N', mech('Ram', { skill }))],
      north: [unit('Pack', '0808 S', mech('Wolf', { mp: 1 }))],
    });
    table.suffered('Ram', { heat });
    return bestVolley(table.field, table.state, 0, [1], { concentrates: true, foresees: true });
  };

  test('holds its fire to cool where it needs 11 or more', () => {
    const needs = (heat: number, skill: number) => hot(heat, skill) === null;
    expect([needs(2, 4), needs(2, 0), needs(0, 8)]).toEqual([true, false, false]);
  });
});
