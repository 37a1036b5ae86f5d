import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rule } from '@ironfield/conformance/rule.ts';
import { expect, test } from 'vitest';
import { equipmentPage, shownFigure } from './equipment-page.ts';
import { ITEMS } from './items.ts';

const PAGE = join(import.meta.dirname, '../../docs/equipment.md');

rule(
  ['MT-DATA-01', 'MT-TABLE-05'],
  'docs/equipment.md is what the tables say: npm run equipment-page',
  () => {
    expect(readFileSync(PAGE, 'utf8')).toBe(equipmentPage());
  },
);

test('Every item has a row, and no cell is empty', () => {
  const rows = equipmentPage()
    .split('\n')
    .filter((line) => /\| (IS|Clan|both) \|/.test(line));
  expect(rows).toHaveLength(ITEMS.length);
  expect(rows.filter((row) => /\| +\|/.test(row))).toEqual([]);
});

rule('MT-TABLE-04', 'Figures that follow from the unit are written out', () => {
  expect(shownFigure('=up(T/15)')).toBe('⌈T/15⌉');
  expect(shownFigure('=1000*rating*tons')).toBe('1000 × rating × tons');
  expect(shownFigure('=half(engine/10)')).toBe('⌈engine/10⌉½');
  expect(shownFigure('=1.725*(up(T/10)+1)')).toBe('1.725 × (⌈T/10⌉+1)');
  expect(shownFigure('50000')).toBe('50,000');
});
