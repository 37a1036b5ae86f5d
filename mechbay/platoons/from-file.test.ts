import { STOCK_PLATOONS } from '@ironfield/classic/platoons/platoons.ts';
import { stock } from '@ironfield/classic/platoons/stock.ts';
import { squad } from '@ironfield/classic/squads/stock.ts';
import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { battleValue } from '../battle-value/value.ts';
import { priceOf } from '../costs/price.ts';
import { unitSheetData } from '../unit-sheet/unit-sheet-data.ts';
import type { Unit } from '../units/unit.ts';
import { platoonOf } from './from-file.ts';
import { squadOf } from './squads.ts';

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

rule('MT-SOPS-11', 'Diving gear doubles the price, of suits as well, and is worth a point', () => {
  const plain = stock('Otters', 'foot', 'laser');
  const divers = stock('Otters', 'foot', 'laser', { submersible: true });
  const priceFor = (unit: Unit) => priceOf(unit)!.total;
  const valueFor = (file: typeof plain) => battleValue(platoonOf(file))!.value;
  expect(priceFor(platoonOf(divers))).toBe(2 * priceFor(platoonOf(plain)));
  expect(valueFor(divers)).toBe(valueFor(plain) + 1);
  const suits = squad('Otters', { armor: 8, weapons: [{ weapon: 'Small Laser' }] });
  expect(priceFor(squadOf({ ...suits, submersible: true }))).toBe(2 * priceFor(squadOf(suits)));
});
