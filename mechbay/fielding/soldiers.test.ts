import { STOCK_PLATOONS } from '@ironfield/classic/platoons/platoons.ts';
import { STOCK_SQUADS } from '@ironfield/classic/squads/squads.ts';
import { describe, expect, test } from 'vitest';
import { battleValueOf } from '../battle-units/as-built.ts';
import { platoonOf } from '../platoons/from-file.ts';
import { squadOf } from '../platoons/squads.ts';
import { readUnit } from '../unit-files/read.ts';
import { battleFileOf } from './fielding.ts';

const platoonText = (lines: readonly (readonly [string, string])[]) =>
  [
    ['UnitType', 'Infantry'],
    ['Name', 'Foot Platoon'],
    ['Model', '(Rifle)'],
    ['year', '2370'],
    ['type', 'IS Level 1'],
    ...lines,
  ]
    .map(([tag, value]) => `<${tag}>\n${value}\n</${tag}>\n`)
    .join('\n');

const suitText = (equipment: string, more: readonly (readonly [string, string])[] = []) =>
  [
    ['UnitType', 'BattleArmor'],
    ['Name', 'Sample Armor'],
    ['Model', '[Laser]'],
    ['year', '3050'],
    ['type', 'IS Level 2'],
    ['Trooper Count', '4'],
    ['cruiseMP', '1'],
    ['jumpingMP', '3'],
    ['Armor', '9'],
    ...more,
    ['Squad Equipment', equipment],
  ]
    .map(([tag, value]) => `<${tag}>\n${value}\n</${tag}>\n`)
    .join('\n');

const fielded = (text: string) => {
  const { unit, faults } = readUnit(text, 'blk');
  if (!unit || faults.length > 0) throw new Error(faults.map(({ message }) => message).join());
  return battleFileOf(unit);
};

describe('A platoon of a public file', () => {
  test('has the motion, the arms and the troopers of its file, and weighs what such a platoon weighs', () => {
    const text = platoonText([
      ['motion_type', 'Motorized'],
      ['squad_size', '7'],
      ['squadn', '4'],
      ['Primary', 'Laser Rifle'],
      ['antimek', '6'],
    ]);
    expect(fielded(text)).toEqual({
      ok: true,
      value: {
        format: 'ironfield-unit',
        version: 1,
        kind: 'infantry',
        name: 'Foot Platoon',
        model: '(Rifle)',
        motion: 'motorized',
        tons: 6,
        arms: 'laser',
        troopers: 28,
        antiMech: true,
      },
    });
  });

  test('of ours is the same after a way through the bay, but for what the bay knows nothing of', () => {
    for (const file of Object.values(STOCK_PLATOONS)) {
      const { narc, tag, heavyArmor, suits, engineers, paratroops, fieldGuns, squad, role, ...rest } = file!;
      if (squad) continue;
      expect(battleFileOf(platoonOf(file!)), file!.name).toEqual({ ok: true, value: rest });
    }
  });
});

describe('A squad of a public file', () => {
  test('has the weapons that every trooper fires, and attacks at close quarters where it is trained', () => {
    const back = fielded(
      suitText(
        'ISBASmallLaser:RA\nBA-SRM2:Body\nBA-SRM2 Ammo:Body:Shots2#\nBABattleClaw:LA\nSwarmMek\nLegAttack',
      ),
    );
    expect(back).toEqual({
      ok: true,
      value: expect.objectContaining({
        kind: 'battle-armor',
        tons: 4,
        troopers: 4,
        armor: 9,
        ground: 1,
        jump: 3,
        weapons: [{ weapon: 'Small Laser' }, { weapon: 'SRM 2', shots: 2 }],
        antiMech: true,
      }),
    });
  });

  test('fires a launcher of one shot once, and hides behind its stealth', () => {
    const back = fielded(
      suitText('CLBAMG:RA\nISBASRM2OS:Body\nIS BA Stealth (Improved):Body\nIS BA Stealth (Improved):RA'),
    );
    expect(back.ok && back.value).toMatchObject({
      weapons: [{ weapon: 'Machine Gun' }, { weapon: 'SRM 2', shots: 1 }],
      covering: 'improved-stealth',
    });
    expect(back.ok && back.value).not.toHaveProperty('antiMech');
  });

  test('is refused with what of it cannot be played, and without a weapon', () => {
    expect(fielded(suitText('ISBAActiveProbe:Body\nBABattleClaw:LA'))).toEqual({
      ok: false,
      error: [expect.stringMatching(/probe.* cannot be played yet/i)],
    });
    expect(fielded(suitText('BABattleClaw:LA'))).toMatchObject({
      ok: false,
      error: [expect.stringMatching(/without a weapon/)],
    });
  });

  test('of ours is the same after a way through the bay', () => {
    for (const file of Object.values(STOCK_SQUADS)) {
      const { antiMech: _, role: __, clamps: ___, ...rest } = file!;
      expect(battleFileOf(squadOf(file!)), file!.name).toEqual({ ok: true, value: rest });
    }
  });

  test('of the book keeps its Battle Value', () => {
    const text = suitText('ISBASmallLaser:RA\nSwarmMek\nLegAttack\nBABattleClaw:LA').replace(
      'Sample Armor',
      'IS Standard Battle Armor',
    );
    const back = fielded(text);
    expect(back.ok && battleValueOf(back.value, 4, 5)).toBeGreaterThan(0);
  });
});
