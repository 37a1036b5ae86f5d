import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { FACING_CODES } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { armorIn, maxArmor } from '@ironfield/classic/units/weights.ts';
import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { checkUnit } from './construction.ts';
import {
  addItem,
  buildArm,
  newDesign,
  type Outcome,
  setArmor,
  setHeatSinks,
  setJumpJets,
  setRole,
  setWalk,
} from './design-operations.ts';

const done = (outcome: Outcome): MechFile => {
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
};

const ARMOR = { HD: 9, LA: 13, RA: 13, LL: 18, RL: 18, CT: 24, LT: 19, RT: 19, CTR: 11, LTR: 8, RTR: 8 };

/** The design after each step of the book. */
function steps() {
  const chassis = done(newDesign({ name: 'Catapult', model: 'CPLT-C1', tons: 65 }));
  const engine = done(setWalk(chassis, 4));
  const jets = done(setJumpJets(engine, 4));
  const sinks = done(setHeatSinks(jets, 15));
  const armor = FACING_CODES.reduce((unit, facing) => done(setArmor(unit, facing, ARMOR[facing])), sinks);
  let missiles = armor;
  for (const arm of ['LA', 'RA'] as const) {
    missiles = done(addItem(done(buildArm(missiles, arm, 'no lower arm')), 'LRM 15', arm));
  }
  const ammunition = ['LT', 'RT'].reduce(
    (unit, side) => done(addItem(unit, 'Ammo LRM 15', side as 'LT' | 'RT')),
    missiles,
  );
  const lasers = (['CT', 'CT', 'LT', 'RT'] as const).reduce(
    (unit, location) => done(addItem(unit, 'Medium Laser', location)),
    ammunition,
  );
  return { chassis, engine, jets, sinks, armor, missiles, ammunition, lasers };
}

/** Tons. */
const remaining = (unit: MechFile): number => checkUnit(unit).remaining / 2;
const weightOf = (unit: MechFile, ...parts: (keyof ReturnType<typeof checkUnit>['weights'])[]): number =>
  parts.reduce((sum, part) => sum + checkUnit(unit).weights[part]!, 0) / 2;

rule('CBT-CON-24', 'Steps 1 to 3: 65 tons, structure 6.5, cockpit 3: 55.5 tons remain', () => {
  const { chassis } = steps();
  expect(chassis.tons).toBe(65);
  expect(65 - weightOf(chassis, 'structure')).toBe(58.5);
  expect(65 - weightOf(chassis, 'structure', 'cockpit')).toBe(55.5);
  expect(remaining(chassis)).toBe(55.5);
});

rule('CBT-CON-24', 'Steps 4 and 5: an engine of 13.5 tons and a gyro of 3: 39 tons remain', () => {
  const { chassis, engine } = steps();
  expect(remaining(chassis) - weightOf(engine, 'engine')).toBe(42);
  expect(remaining(engine)).toBe(39);
});

rule(
  'CBT-CON-24',
  'Step 6: four jump jets, two in each side torso: 35 tons and 10 slots a side remain',
  () => {
    const { jets } = steps();
    expect(remaining(jets)).toBe(35);
    expect(checkUnit(jets).free).toMatchObject({ LT: 10, RT: 10, CT: 2 });
  },
);

rule(
  'CBT-CON-24',
  'Step 7: 15 heat sinks, 5 of them in head and legs, which are full: 30 tons remain',
  () => {
    const { sinks } = steps();
    expect(remaining(sinks)).toBe(30);
    expect(checkUnit(sinks).free).toMatchObject({ HD: 0, LL: 0, RL: 0, LT: 10, RT: 10 });
  },
);

rule('CBT-CON-24', 'Step 8: 160 points of armour in 10 tons, within every limit: 20 tons remain', () => {
  const { armor } = steps();
  expect(Object.values(ARMOR).reduce((sum, points) => sum + points, 0)).toBe(160);
  expect(weightOf(armor, 'armor')).toBe(10);
  expect(remaining(armor)).toBe(20);
  expect((['LA', 'LL', 'LT', 'CT'] as const).map((location) => maxArmor(65, location))).toEqual([
    20, 30, 30, 42,
  ]);
  expect((['LA', 'LL', 'LT', 'CT'] as const).map((location) => armorIn(armor.armor, location))).toEqual([
    13, 18, 27, 35,
  ]);
});

rule('CBT-CON-24', 'Step 9: an LRM 15 in each arm, without hand and lower arm: 6 tons remain', () => {
  const { missiles } = steps();
  expect(remaining(missiles)).toBe(6);
  expect(checkUnit(missiles).free).toMatchObject({ LA: 7, RA: 7 });
  expect(checkUnit(missiles).violations.map(({ rule }) => rule)).toEqual(['CBT-CON-01', 'CBT-CON-18']);
});

rule('CBT-CON-24', 'Step 10: a ton of ammunition in each side torso: 4 tons remain', () => {
  expect(remaining(steps().ammunition)).toBe(4);
});

rule('CBT-CON-24', 'Step 11: four medium lasers: nothing remains, and the design is legal', () => {
  const { lasers } = steps();
  const { remaining, free, violations, warnings, isLegal } = checkUnit(lasers);
  expect({ remaining, violations, warnings, isLegal }).toEqual({
    remaining: 0,
    violations: [],
    warnings: [],
    isLegal: true,
  });
  expect(free).toEqual({ HD: 0, CT: 0, LT: 8, RT: 8, LA: 7, RA: 7, LL: 0, RL: 0 });
});

rule('CBT-CON-24', 'What comes out is the Catapult of the stock', () => {
  const { houses: _, slots, ...stock } = STOCK_MECHS['CPLT-C1'];
  const { slots: ours, ...built } = done(setRole(steps().lasers, 'missileBoat'));
  expect(built).toEqual(stock);
  // The book says which slots hold what, and not in which order.
  for (const location of ['HD', 'CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL'] as const) {
    expect(ours[location].toSorted(), location).toEqual(slots[location].toSorted());
  }
});
