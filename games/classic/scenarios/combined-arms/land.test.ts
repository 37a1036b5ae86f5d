import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { battlefieldOf } from '../../battlefields.ts';
import { buildingOf, censusOf } from '../../buildings/census.ts';
import { depthOf } from '../../data/terrain.ts';
import { classic } from '../../game.ts';
import type { Setup } from '../../state.ts';

function setupOf(id: string, seed: number): Setup {
  const setup = scenarioSetup(classic, id, { 'map-seed': seed }, randomFrom('land'));
  if (!setup.ok) throw new Error(setup.error[0]!.message);
  return setup.value;
}

test('A deep river runs through the crossing in every row, with three bridges of two hexes', () => {
  for (const seed of [1, 2, 3, 4]) {
    const setup = setupOf('crossing', seed);
    const { board } = battlefieldOf({ setup });
    const wet = board.number.filter((_, cell) => depthOf(board.terrain[cell]!) === 2);
    expect(wet).toHaveLength(2 * board.height);
    const { all } = censusOf(setup);
    expect(all.map(({ type }) => type)).toEqual(Array.from({ length: 6 }, () => 'bridge'));
    expect(new Set(all.map(({ house }) => house)).size).toBe(3);
  }
});

test('The fortress is of seven hexes, with two hangars in its yard, and the siege alone has a gun', () => {
  const setup = setupOf('fortress', 1);
  const { all } = censusOf(setup);
  const types = all.map((_, index) => buildingOf({ setup }, index).type);
  expect([
    types.filter((type) => type === 'fortress').length,
    types.filter((type) => type === 'hangar').length,
  ]).toEqual([7, 2]);
  expect(setup.guns?.map(({ side, piece }) => [side, piece])).toEqual([[1, 'sniper']]);
});

test('The fortress has a turret and two guns, and three doors of the garrison where doors are on', () => {
  const setup = setupOf('fortress', 1);
  const { kinds } = battlefieldOf({ setup });
  const guns = setup.units.flatMap(({ side, begins }, unit) =>
    kinds[unit]!.emplaced ? [[side, begins?.floor ?? 0] as const] : [],
  );
  expect(guns).toEqual([
    [0, 2],
    [0, 0],
    [0, 0],
  ]);
  expect(setup.doors?.map(({ side, height, owner }) => [side, height, owner])).toEqual(
    Array.from({ length: 3 }, () => [3, 2, 0]),
  );
  const without = scenarioSetup(classic, 'fortress', { 'large-doors': false }, randomFrom('land'));
  expect(without.ok && without.value.doors).toBe(undefined);
});

test('The sea is deep in the west and shallow before the coast, and ships begin on it with passengers behind', () => {
  for (const seed of [1, 2, 3, 4]) {
    const setup = setupOf('landing', seed);
    const { board } = battlefieldOf({ setup });
    const depths = (col: number) =>
      board.number.flatMap((_, cell) => (board.col[cell] === col ? [depthOf(board.terrain[cell]!)] : []));
    expect([new Set(depths(0)), new Set(depths(2)), new Set(depths(8))]).toEqual([
      new Set([3]),
      new Set([3]),
      new Set([1]),
    ]);
    // A beach, and no water behind it.
    expect(Math.max(...depths(11))).toBe(-1);
    expect(Math.max(...Array.from({ length: 12 }, (_, col) => Math.max(...depths(12 + col))))).toBe(-1);
    expect(setup.units.filter(({ begins }) => begins?.aboard !== undefined)).toHaveLength(2);
  }
});
