import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import { scene } from '@ironfield/classic/testing/scene.ts';
import { table as tableOf } from '@ironfield/classic/view.ts';
import { changesBetween, withChanges } from '@ironfield/client/changes.ts';
import { expect, test } from 'vitest';
import { boardOf } from '../../order/table-shape.ts';

type Table = Classic['Table'];

const received = (before: Table, after: Table): Table => {
  const changes = JSON.parse(JSON.stringify(changesBetween(before, after)));
  return withChanges(before, changes) as Table;
};

test('a table that arrives as changes has the ground as it is now, compiled again only when it changes', () => {
  const { state } = scene({ units: { Locust: { at: '0101' }, Atlas: { at: '0505' } } });
  const first = tableOf(state);
  state.ground = { '0203': { terrain: 'heavy woods' } };
  const burnt = tableOf(state);
  const second = received(first, burnt);
  const cell = battlefieldOf(first).board.cells.get('0203')!;
  expect([battlefieldOf(first).woods[cell], battlefieldOf(second).woods[cell]]).toEqual([0, 2]);
  expect(boardOf(second)!.terrain[cell]).not.toBe(boardOf(first)!.terrain[cell]);
  state.units[0].heat = 3;
  const third = received(second, tableOf(state));
  expect(third.units[0].heat).toBe(3);
  expect(battlefieldOf(third)).toBe(battlefieldOf(second));
});
