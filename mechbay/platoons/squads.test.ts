import { STOCK_SQUADS } from '@ironfield/classic/squads/squads.ts';
import { expect, test } from 'vitest';
import { unitSheetData } from '../unit-sheet/unit-sheet-data.ts';
import { squadOf } from './squads.ts';

test('the bay knows what our squads carry', () => {
  for (const file of Object.values(STOCK_SQUADS)) {
    const { weapons, bins } = unitSheetData(squadOf(file));
    const salvoes = file.weapons.filter(({ shots }) => shots !== undefined);
    expect(weapons.length, file.name).toBe(file.weapons.length);
    expect(
      bins.map(({ shots }) => shots),
      file.name,
    ).toEqual(salvoes.map(({ shots }) => shots));
  }
});

test('their sheet has a row for every trooper, and what is left of each', () => {
  const left = {
    trooper1: { armor: 3, structure: 1 },
    trooper2: { armor: 0, structure: 0 },
    trooper3: { armor: 9, structure: 1 },
    trooper4: { armor: 9, structure: 1 },
  };
  const marks = { crew: [], left, shots: [1], notes: [] };
  const { body, bins, about } = unitSheetData(squadOf(STOCK_SQUADS.Halberd!), marks);
  expect(about).toContain('Battle armour');
  expect(body.map(({ armorHits, structureHits }) => [armorHits, structureHits])).toEqual([
    [6, 0],
    [9, 1],
    [0, 0],
    [0, 0],
  ]);
  expect(bins.map(({ shots }) => shots)).toEqual([1]);
});
