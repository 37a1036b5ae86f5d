import { describe, expect, test } from 'vitest';
import { battle, mapWith, mech, unit } from '../../testing/scene.ts';

describe('A bot that lays mines', () => {
  /** A ridge across the sixth row from the south, with gaps. */
  const laid = (...gaps: readonly string[]) => {
    const columns = Array.from({ length: 15 }, (_, i) => String(i + 1).padStart(2, '0'));
    const ridge = columns.filter((column) => !gaps.includes(column)).map((column) => [`${column}12`, '9']);
    const table = battle({
      options: { mines: 2 },
      map: mapWith(Object.fromEntries(ridge)),
      south: [unit('Lance', 'off the map', mech('Ram'))],
      north: [unit('Pack', 'off the map', mech('Wolf'))],
    });
    table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
    table.give({ type: 'home', edge: 'south' });
    const first = table.advice();
    table.give(first);
    table.give({ type: 'lay-mines', to: '0101' });
    return [first, table.advice()];
  };

  test('closes the gaps through which the enemy comes', () => {
    expect(
      laid('04', '11')
        .map((order) => 'to' in order && order.to)
        .sort(),
    ).toEqual(['0412', '1112']);
  });
});
