import { battleFileOf } from '@ironfield/mechbay/fielding/fielding.ts';
import { soldierFindings } from '@ironfield/mechbay/legality/soldiers.ts';
import { describe, expect, test } from 'vitest';
import { armed, moving, newPlatoon, newSquad, squadStrength, unitOf, withShots } from './drafts.ts';

describe('A draft', () => {
  test('is legal and can be fielded from the beginning', () => {
    for (const draft of [newPlatoon(), newSquad()]) {
      expect(soldierFindings(unitOf(draft))).toEqual([]);
      expect(battleFileOf(unitOf(draft))).toMatchObject({ ok: true, value: { name: draft.name } });
    }
  });

  test('of a platoon at full strength stays so when it moves otherwise, and weighs what it should', () => {
    expect(moving(newPlatoon(), 'jump')).toMatchObject({ motion: 'jump', troopers: 21, tons: 4 });
    expect(moving({ ...newPlatoon(), troopers: 20 }, 'jump').troopers).toBe(20);
    expect(moving({ ...newPlatoon(), troopers: 27 }, 'jump').troopers).toBe(21);
    expect(moving(moving(newPlatoon(), 'jump'), 'motorized')).toMatchObject({ troopers: 28, tons: 6 });
  });

  test('of a squad weighs a ton for each trooper', () => {
    expect(squadStrength(newSquad(), 5)).toMatchObject({ troopers: 5, tons: 5 });
  });

  test('gives launchers their salvoes, keeps them, and nothing else has any', () => {
    const squad = armed(newSquad(), 'Small Laser', 'SRM 2');
    expect(squad.weapons).toEqual([{ weapon: 'Small Laser' }, { weapon: 'SRM 2', shots: 2 }]);
    const more = withShots(squad, 6);
    expect(armed(more, 'Flamer', 'SRM 2').weapons).toEqual([
      { weapon: 'Flamer' },
      { weapon: 'SRM 2', shots: 6 },
    ]);
    expect(armed(more, 'Flamer', '').weapons).toEqual([{ weapon: 'Flamer' }]);
    expect(battleFileOf(unitOf(more))).toMatchObject({ ok: true });
  });
});
