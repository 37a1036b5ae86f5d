import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import type { Mode, Speed } from '../../cards/card.ts';
import { BASE_DIAMETERS, MODEL_HEIGHTS } from '../../data/tables.ts';
import { squad, unit } from '../../testing/scene.ts';
import {
  CREEP,
  leastMovement,
  mayHaveToManeuver,
  modesFrom,
  movementPoints,
  movesFreely,
  speedsFrom,
  turnCost,
} from './movement.ts';

const DEGREE = 4;
const turn = (mode: Mode, speed: Speed, degrees: number, inches: number) => {
  const { mp, needsTest } = turnCost({ mode, speed }, degrees * DEGREE, inches * 1000);
  return `${mp}${needsTest ? ' and a test' : ''}`;
};

rule('HGB-MOVE-01', 'MP are those of the mode at the speed', () => {
  const at = (speed: Speed, mode: Mode) => movementPoints(unit({}, { speed, mode }));
  expect([at('combat', 'W'), at('top', 'W'), at('combat', 'G'), at('top', 'G')]).toEqual([
    4000, 7000, 6000, 12_000,
  ]);
});

rule(
  ['HGB-MOVE-03', 'HGB-FLAW-06'],
  'A Stationary Unit has an inch to creep and no MP, the blind have nothing',
  () => {
    expect([movementPoints(unit({}, { speed: 'stationary' })), CREEP]).toEqual([0, 1000]);
    expect(movementPoints(unit({ flaws: { sensorDependent: true } }, { auxHits: 1 }))).toBe(0);
  },
);

rule(['HGB-MOVE-02', 'HGB-DMG-04'], 'Speed changes by one step, and damage forbids Top Speed', () => {
  const from = (speed: Speed, damage: 0 | 2 = 0) => speedsFrom(unit({}, { speed, damage }));
  expect(from('stationary')).toEqual(['stationary', 'combat']);
  expect(from('combat')).toEqual(['stationary', 'combat', 'top']);
  expect(from('top')).toEqual(['combat', 'top']);
  expect(from('combat', 2)).toEqual(['stationary', 'combat']);
});

rule(
  ['HGB-MOVE-04', 'HGB-MOVE-05'],
  'Combat Speed spends 1 MP at least, Top Speed more than Combat Speed has',
  () => {
    const least = (speed: Speed) => leastMovement(unit({}, { speed }));
    expect(least('stationary')).toEqual({ least: 0, isExclusive: false });
    expect(least('combat')).toEqual({ least: 1000, isExclusive: false });
    expect(least('top')).toEqual({ least: 4000, isExclusive: true });
  },
);

rule(
  'HGB-MOVE-07',
  'A Walker turns freely up to Combat Speed; at Top Speed 60 degrees after each inch',
  () => {
    expect([movesFreely(unit()), movesFreely(unit({}, { speed: 'top' }))]).toEqual([true, false]);
    expect(turn('W', 'combat', 180, 0)).toBe('0');
    expect([turn('W', 'top', 60, 1), turn('W', 'top', 61, 1), turn('W', 'top', 60, 0.9)]).toEqual([
      '0',
      '1 and a test',
      '1 and a test',
    ]);
  },
);

rule('HGB-MOVE-08', 'Example a: 1 inch, 60 degrees, 4 inches, 60 degrees cost a Ground tank 5 MP', () => {
  expect(turn('G', 'combat', 60, 1)).toBe('0');
  expect(turn('G', 'combat', 60, 4)).toBe('0');
});

rule('HGB-MOVE-08', 'A Ground Unit pays 1 MP for any sharper turn, at Top Speed with a test', () => {
  expect([turn('G', 'combat', 60, 0), turn('G', 'combat', 180, 1)]).toEqual(['1', '1']);
  expect([turn('G', 'top', 60, 2), turn('G', 'top', 60, 1.9), turn('G', 'top', 180, 2)]).toEqual([
    '0',
    '1 and a test',
    '1 and a test',
  ]);
});

rule(
  'HGB-MOVE-09',
  'A Hover Unit turns after 2 inches, at Top Speed after 4, and pays for each further 60 degrees',
  () => {
    expect([turn('H', 'combat', 60, 2), turn('H', 'combat', 60, 1), turn('H', 'combat', 180, 2)]).toEqual([
      '0',
      '1',
      '2',
    ]);
    expect([turn('H', 'top', 60, 2), turn('H', 'top', 120, 4), turn('H', 'top', 121, 4)]).toEqual([
      '1 and a test',
      '1 and a test',
      '2 and a test',
    ]);
    expect(turn('H', 'top', 60, 8)).toBe('0');
  },
);

rule('HGB-MOVE-10', 'A Hopper turns as a Hover Unit does', () => {
  expect([turn('R', 'combat', 60, 2), turn('R', 'top', 60, 3)]).toEqual(['0', '1 and a test']);
});

rule('HGB-MOVE-13', 'Example a: a Gear that changes from Ground to Walker has 4 MP', () => {
  expect(modesFrom(unit({}, { mode: 'G' }))).toEqual(['W']);
  expect(movementPoints(unit({}, { mode: 'W' }))).toBe(4000);
});

rule(
  'HGB-MOVE-13',
  'Example b: on foot it turns as it likes, and as Ground Unit no more; never at Top Speed',
  () => {
    expect([turn('W', 'combat', 90, 0), turn('G', 'combat', 90, 0)]).toEqual(['0', '1']);
    expect(modesFrom(unit({}, { speed: 'top' }))).toEqual([]);
  },
);

rule('HGB-INF-02', 'Infantry has 2 and 4 MP, and never has to maneuver on foot', () => {
  expect([movementPoints(squad({ speed: 'combat' })), movementPoints(squad({ speed: 'top' }))]).toEqual([
    2000, 4000,
  ]);
  expect([
    mayHaveToManeuver(squad()),
    mayHaveToManeuver(squad({ mode: 'G' })),
    mayHaveToManeuver(unit()),
  ]).toEqual([false, true, true]);
});

rule('HGB-SCALE-01', 'Models have a height and a base where nobody says otherwise', () => {
  expect(MODEL_HEIGHTS).toMatchObject({ infantry: 500, gear: 1100, tank: 1000, strider: 2000 });
  expect(BASE_DIAMETERS).toMatchObject({ infantry: 1000, gear: 1000 });
});
