import { orderSchema } from '@ironfield/classic/orders.ts';
import { expect, test } from 'vitest';
import { completed } from '../../order/draft.ts';
import { skirmish } from './classic.fixture.ts';
import { goThere, isBy, movePlan, waysOf } from './move-plan.ts';

const moving = skirmish((menu) => menu.orders.some(({ type }) => type === 'jump'));
const { field, table, menu } = moving;
const jumper = menu.orders.find(({ type }) => type === 'jump')!.fields[0]!;
const unit = jumper.kind === 'pick' ? (jumper.choices[0]!.value as number) : -1;
const ways = waysOf(menu, field, unit);

test('A Mech that may walk, run and jump has three ways, the quietest first', () => {
  expect(ways.map(({ name }) => name)).toEqual(['walk', 'run', 'jump']);
  expect(isBy(ways[1]!, 'move', { unit, mode: 'run', to: '0101' })).toBe(true);
  expect(isBy(ways[1]!, 'move', { unit, mode: 'walk', to: '0101' })).toBe(false);
});

test('Every hex of every way gives an order of the menu, whose path leads there at the price it tells', () => {
  for (const way of ways) {
    const { fields } = menu.orders.find(({ type }) => type === way.type)!;
    for (const cell of way.hexes.keys()) {
      const entry = goThere(field, table, unit, way, cell);
      const full = completed(fields, entry);
      // Nothing of it had to be mended.
      expect(full).toMatchObject(entry);
      expect(orderSchema.safeParse({ type: way.type, ...full }).success).toBe(true);
      const plan = movePlan(field, table, way.type, fields, full)!;
      expect(plan.path[0]).toBe(table.units[unit]!.hex);
      expect(plan.path.at(-1)).toBe(cell);
      expect(plan.facings).toContain(plan.facing);
      expect(plan.mp!.total).toBeGreaterThan(0);
    }
  }
});

test('Who is placed looks at the enemy if there is one, else to the middle of the map', () => {
  const placing = skirmish((asked) => asked.orders.some(({ type }) => type === 'place'));
  const form = placing.menu.orders.find(({ type }) => type === 'place')!;
  const first = form.fields[0]!;
  const placed = first.kind === 'pick' ? (first.choices[0]!.value as number) : -1;
  const [way] = waysOf(placing.menu, placing.field, placed);
  const north = [...way!.hexes.keys()].find((cell) => placing.field.board.row[cell] === 0);
  const south = [...way!.hexes.keys()].find(
    (cell) => placing.field.board.row[cell] === placing.field.board.height - 1,
  );
  const cell = north ?? south!;
  const { facing } = goThere(placing.field, placing.table, placed, way!, cell) as { facing: number };
  expect(north === undefined ? [5, 0, 1] : [2, 3, 4]).toContain(facing);
});

test('What is no move is no plan', () => {
  const still = menu.orders.find(({ type }) => type === 'still')!;
  expect(movePlan(field, table, 'still', still.fields, { unit })).toBeNull();
});
