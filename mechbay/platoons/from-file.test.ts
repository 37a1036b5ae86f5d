import { STOCK_PLATOONS } from '@ironfield/classic/platoons/platoons.ts';
import { describe, expect, test } from 'vitest';
import { battleValue } from '../battle-value/value.ts';
import { unitSheetData } from '../unit-sheet/unit-sheet-data.ts';
import { platoonOf } from './from-file.ts';

describe('our platoons', () => {
  test('are all known to the bay: their weapon, a value and a price', () => {
    for (const file of Object.values(STOCK_PLATOONS)) {
      const platoon = platoonOf(file);
      expect(platoon.mounts, file.name).toHaveLength(1);
      expect(battleValue(platoon)?.value, file.name).toBeGreaterThan(20);
    }
  });

  test('have a sheet with a box for every trooper, and those crossed out who are dead', () => {
    const platoon = platoonOf(STOCK_PLATOONS.Crickets!);
    const left = { troopers: { armor: 0, structure: 15 } };
    const { body, about } = unitSheetData(platoon, { crew: [], left, shots: [], notes: [] });
    expect(about).toContain('jump');
    expect(body).toEqual([
      { id: 'troopers', name: 'Troopers', armor: 0, structure: 21, armorHits: 0, structureHits: 6 },
    ]);
  });
});
