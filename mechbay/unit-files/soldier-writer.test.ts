import { STOCK_PLATOONS } from '@ironfield/classic/platoons/platoons.ts';
import { STOCK_SQUADS } from '@ironfield/classic/squads/squads.ts';
import { describe, expect, test } from 'vitest';
import { platoonOf } from '../platoons/from-file.ts';
import { squadOf } from '../platoons/squads.ts';
import { readUnit } from './read.ts';
import { writeSoldiers } from './soldier-writer.ts';

const again = (text: string) => {
  const { unit, faults } = readUnit(text, 'blk');
  expect(faults).toEqual([]);
  return unit;
};

describe('What is written of soldiers means the same when it is read again', () => {
  test('platoons', () => {
    for (const file of Object.values(STOCK_PLATOONS)) {
      const platoon = { ...platoonOf(file!), model: '' };
      // What a platoon carries is one of six; which weapon the bay has for it, files do not say.
      expect(again(writeSoldiers(platoon)), file!.name).toMatchObject({ ...platoon, tons: 0, mounts: [] });
    }
  });

  test('squads, with the shots of their launchers and the value that their file states', () => {
    for (const file of Object.values(STOCK_SQUADS)) {
      const squad = { ...squadOf(file!), statedValue: 123 };
      expect(again(writeSoldiers(squad)), file!.name).toMatchObject({ ...squad, tons: 0 });
    }
  });

  test('a platoon that cannot be shared out into squads is one squad', () => {
    const platoon = { ...platoonOf(Object.values(STOCK_PLATOONS)[0]!), troopers: 23, isAntiMech: true };
    expect(again(writeSoldiers(platoon))).toMatchObject({ troopers: 23, isAntiMech: true });
  });
});
