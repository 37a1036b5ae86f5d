import { classic } from '@ironfield/classic/game.ts';
import { forgetLastTurn } from '@ironfield/classic/phases/turn/turn.ts';
import { duel } from '@ironfield/classic/testing/duel.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import type { GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { expect, test } from 'vitest';
import { droppedBy } from '../../hex-table/desk/use-caution.ts';
import { wordsIn } from '../../hex-table/hex-words.ts';
import { suggestThere } from '../../sessions/thinking.ts';
import { classicTable } from './table.tsx';

/** Gun watches, and is asked how it moves in the next turn. */
function watching() {
  const made = duel({ options: { 'opportunity-fire': true }, range: 6 });
  made.order({ type: 'watch', unit: 'Gun' });
  const { state } = made.scene;
  state.turn++;
  forgetLastTurn(state);
  made.beginAt('movement', 1);
  made.order({ type: 'still', unit: 'Mark' });
  return { made, view: viewFor(classic, state, 0) as unknown as View<GameTypes> };
}

test('Who watches is marked so, on its strip, its token and in words', () => {
  const { view } = watching();
  const table = view.table as Parameters<typeof classicTable.units>[0];
  const units = classicTable.units(table);
  expect(units.map(({ orders }) => orders)).toEqual([['watching'], []]);
  expect(wordsIn(classicTable, table, units, units[0]!.cell)).toMatch(/watching$/);
});

test('Whatever would end a watch says so; watching on does not', () => {
  const { view } = watching();
  const dropped = (order: object) => droppedBy(classicTable, classic, view, 0, order as never);
  expect(dropped({ type: 'still', unit: 0 })).toBe('Gun would no longer be watching.');
  expect(dropped({ type: 'watch-on', unit: 0 })).toBeNull();
  const advice = suggestThere(classic, view, { about: { fields: ['unit'], piece: 0 } })!;
  expect(dropped(advice)).toBe(advice.type === 'watch-on' ? null : 'Gun would no longer be watching.');
});
