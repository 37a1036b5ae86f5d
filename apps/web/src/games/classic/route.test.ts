import { orderSchema } from '@ironfield/classic/orders.ts';
import { expect, test } from 'vitest';
import { goThere, isBy, movePlan, usefulFacing, waysOf } from '../../hex-table/moving.ts';
import { choicesOf, completed } from '../../order/draft/draft.ts';
import { skirmish } from './mech/classic.fixture.ts';
import { classicTable } from './table.tsx';

const { field, table, menu } = skirmish((asked) => asked.orders.some(({ type }) => type === 'jump'));
const { board } = field;
const jumps = menu.orders.find(({ type }) => type === 'jump')!;
const unit = choicesOf(jumps.fields, 'unit')[0].value as number;
const ways = waysOf(classicTable, menu, board, unit);
const plan = (way: (typeof ways)[number], full: object) =>
  movePlan(classicTable, table, board, way, { ...full });

test('A Mech that may walk, run and jump has three ways, the quietest first', () => {
  expect(ways.map(({ name }) => name)).toEqual(['walk', 'run', 'jump']);
  expect(isBy(ways[1], 'move', { unit, mode: 'run', to: '0101' })).toBe(true);
  expect(isBy(ways[1], 'move', { unit, mode: 'walk', to: '0101' })).toBe(false);
});

test('Every hex of every way gives an order of the menu, whose path leads there at the price it tells', () => {
  for (const way of ways) {
    for (const cell of way.hexes.keys()) {
      const entry = goThere(classicTable.fields, way, cell, 4);
      const full = completed(way.fields, entry);
      // Nothing of it had to be mended.
      expect(full).toMatchObject(entry);
      expect(orderSchema.safeParse({ type: way.type, ...full }).success).toBe(true);
      const planned = plan(way, full)!;
      expect(planned.path[0]).toBe(table.units[unit].hex);
      expect(planned.path.at(-1)).toBe(cell);
      expect(planned.facings).toContain(planned.facing);
      expect(planned.mp!.total).toBeGreaterThan(0);
    }
  }
});

test('Who is placed looks at the enemy if there is one, else to the middle of the map', () => {
  const placing = skirmish((asked) => asked.orders.some(({ type }) => type === 'place'));
  const form = placing.menu.orders.find(({ type }) => type === 'place')!;
  const placed = choicesOf(form.fields, 'unit')[0].value as number;
  const [way] = waysOf(classicTable, placing.menu, placing.field.board, placed);
  expect(way!.name).toBe('place');
  const { row, height } = placing.field.board;
  const north = [...way!.cells].find((cell) => row[cell] === 0);
  const south = [...way!.cells].find((cell) => row[cell] === height - 1);
  const units = classicTable.units(placing.table);
  const facing = usefulFacing(
    classicTable,
    { table: placing.table, board: placing.field.board, units },
    placed,
    north ?? south!,
  );
  expect(north === undefined ? [5, 0, 1] : [2, 3, 4]).toContain(facing);
  expect(goThere(classicTable.fields, way!, north ?? south!, facing)).toMatchObject({ facing });
});

test('What has no end yet is no plan', () => {
  expect(plan(ways[0], { unit, mode: 'walk', facing: 0 })).toBeNull();
});
