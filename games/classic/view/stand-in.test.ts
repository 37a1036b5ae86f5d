import { rule } from '@ironfield/conformance/rule.ts';
import { optionProblems, turned } from '@ironfield/kernel/options/options.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect, test } from 'vitest';
import { mustering } from '../forces/mustering.ts';
import { kindOf } from '../kinds.ts';
import { options } from '../options.ts';
import { mech } from '../testing/scene.ts';
import { vehicle } from '../testing/vehicles.ts';
import type { MechFile, UnitFile } from '../units/unit-file.ts';
import { MOTIONS } from '../units/vehicle-file.ts';
import { CARRIERS } from '../vehicles/carriers.ts';
import { SHIPS } from '../vehicles/ships.ts';
import { SUPPORT_VEHICLES } from '../vehicles/support.ts';
import { standIn } from './stand-in.ts';
import '../game.ts';

for (const motion of MOTIONS) {
  for (const turret of [true, false]) {
    rule('MT-INFO-01', `A ${motion} vehicle ${turret ? 'with' : 'without'} a turret shows no more`, () => {
      const own = vehicle('Secret', { motion, turret, tons: 45, cruise: 9, armor: 33 });
      const seen = standIn(own);
      expect(seen).toMatchObject({ kind: 'vehicle', name: 'Secret', model: '', motion, tons: 45 });
      expect(seen).not.toMatchObject({ cruise: 9 });
      expect(kindOf(seen).designOf(seen)).toMatchObject({ ok: true, value: { hasTurret: turret, tons: 45 } });
      // It follows from what everybody sees.
      const other = vehicle('Secret', { motion, turret, tons: 45, cruise: 2, armor: 3 });
      expect(standIn(other)).toEqual(seen);
    });
  }
}

rule('MT-INFO-01', "A 'Mech of one's own looks like one of its weight, and like nothing on wheels", () => {
  const seen = standIn(mech('Secret', { tons: 30 }));
  expect(seen).toMatchObject({ name: 'Secret', tons: 30 });
  expect(seen).not.toHaveProperty('kind');
  expect(kindOf(seen).designOf(seen).ok).toBe(true);
});

rule('MT-INFO-01', 'What carries artillery is known by its name, and stands for nothing else', () => {
  const [, gun] = SUPPORT_VEHICLES;
  expect(standIn({ ...gun, armor: { ...gun.armor, FR: 1 } })).toEqual({ ...gun, model: '' });
  const { motion, tons } = gun;
  const other = standIn(vehicle('Secret', { motion, tons, turret: false }));
  expect(kindOf(other).gearOf!(other)).toEqual([]);
});

rule('MT-INFO-01', 'Whatever an option lets into a battle has something that stands for it', () => {
  const withNeeds = (values: OptionValues): OptionValues => {
    const needed = optionProblems(options, values).flatMap((problem) =>
      problem.kind === 'needs' ? options.filter(({ id }) => id === problem.other) : [],
    );
    if (needed.length === 0) return values;
    return withNeeds({
      ...values,
      ...Object.fromEntries(needed.map((option) => [option.id, turned(option)])),
    });
  };
  const offered = new Set(
    options.flatMap((option) => mustering.unitsWith!(withNeeds({ [option.id]: turned(option) }))),
  ) as ReadonlySet<UnitFile>;
  expect(offered.size).toBeGreaterThan(100);
  for (const file of offered) {
    const seen = standIn(file);
    expect(kindOf(seen).designOf(seen).ok, file.name).toBe(true);
    expect(seen).toMatchObject({ name: file.name, tons: file.tons, model: '' });
  }
});

rule('MT-INFO-01', 'It has hands where the other one has them: who carries a club is seen to', () => {
  const hands = (file: UnitFile) =>
    (['LA', 'RA'] as const).map((arm) => (file as MechFile).slots[arm].includes('Hand Actuator'));
  for (const tons of [30, 40, 50, 75]) {
    expect(hands(standIn(mech('Secret', { tons })))).toEqual([true, true]);
    expect(hands(standIn(mech('Secret', { tons, armsWithout: 'hand' })))).toEqual([false, false]);
  }
});

test('a unit of the book looks like itself, whatever has been made of it', () => {
  const midge = standIn({ ...vehicle('Midge', { motion: 'hover', turret: false, tons: 10 }), model: 'II' });
  expect(midge).toMatchObject({ name: 'Midge', model: '', cruise: 10, armor: { FR: 16 } });
});

test('Vehicles that only some options bring look like themselves, too, so that what they fire tells nothing of them', () => {
  for (const file of [...CARRIERS, ...SHIPS]) expect(standIn(file)).toEqual({ ...file, model: '' });
});
