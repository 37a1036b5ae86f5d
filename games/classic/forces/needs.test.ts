import { turned } from '@ironfield/kernel/options/options.ts';
import { expect, test } from 'vitest';
import { STOCK_MECHS } from '../mechs/mechs.ts';
import { STOCK_PLATOONS } from '../platoons/platoons.ts';
import { register } from '../register.ts';
import type { UnitFile } from '../units/unit-file.ts';
import { STOCK_VEHICLES } from '../vehicles/vehicles.ts';
import { mustering } from './mustering.ts';
import { neededFor } from './needs.ts';
import '../game.ts';

const LT = { ...STOCK_MECHS['AS7-D'].slots };
const carrying = (...names: readonly string[]): UnitFile => ({
  ...STOCK_MECHS['AS7-D'],
  slots: { ...LT, LL: [...LT.LL.slice(0, 4), names[0] ?? null, names[1] ?? null] },
});

test("a 'Mech of the box needs nothing, a vehicle the rules for combined arms", () => {
  expect(neededFor(STOCK_MECHS['AS7-D'])).toEqual([]);
  expect(neededFor(Object.values(STOCK_VEHICLES)[0])).toEqual(['combined-arms']);
});

test('what a unit carries needs the option that allows it, and what that requires', () => {
  expect(neededFor(carrying('ER Medium Laser'))).toEqual(['level-2-beams']);
  expect(neededFor(carrying('ER Medium Laser', 'Clan Machine Gun'))).toEqual([
    'level-2-beams',
    'clan-small-arms',
  ]);
  expect(neededFor(carrying('TAG'))).toEqual(['tag']);
  const platoon = { ...Object.values(STOCK_PLATOONS)[0], squad: true } as UnitFile;
  expect(neededFor(platoon)).toEqual(['combined-arms', 'infantry-squads']);
});

test('with the options that it needs a unit is let into a battle', () => {
  for (const option of register.options) {
    if (typeof option.base !== 'boolean') continue;
    const offered = mustering.unitsWith!({ [option.id]: !option.base }) as readonly UnitFile[];
    for (const unit of offered.filter((each) => !Object.values(STOCK_MECHS).includes(each as never))) {
      const values = Object.fromEntries(
        neededFor(unit)!.map((id) => [id, turned(register.options.find((each) => each.id === id)!)]),
      );
      expect(mustering.unitsWith!(values), unit.name).toContain(unit);
    }
  }
});
