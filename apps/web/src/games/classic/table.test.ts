import { expect, test } from 'vitest';
import { wordsIn } from '../../hex-table/hex-words.ts';
import { skirmish, withMech } from './mech/classic.fixture.ts';
import { classicTable } from './table.tsx';

test('A hex says its level, who is there and in what state, and what else lies there', () => {
  const { field, table } = skirmish((_, { turn }) => turn === 1);
  const hill = field.level.indexOf(2);
  const placed = { ...withMech(table, 0, { hex: hill, facing: 3, prone: true }), limbs: [hill] };
  const words = (cell: number) => wordsIn(classicTable, placed, classicTable.units(placed), cell);
  const { name } = table.setup.units[0].mech;
  expect(words(hill)).toBe(
    `level 2, ${name} of ${table.setup.sides[0]} facing south prone, a limb lies here`,
  );
  const empty = field.level.findIndex(
    (level, cell) => level === 0 && !placed.units.some(({ hex }) => hex === cell),
  );
  expect(words(empty)).toBe('');
});
