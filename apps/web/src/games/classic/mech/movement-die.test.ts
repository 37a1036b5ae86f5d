import { expect, test } from 'vitest';
import { skirmish } from './classic.fixture.ts';
import { movementDie } from './movement-die.ts';
import type { Table } from './table.ts';

const { table } = skirmish((_, { turn }) => turn === 1);

/** The first 'Mech has run five hexes. */
const ran = (phase: Table['phase'], acted: boolean, options: Table['setup']['options']): Table => ({
  ...table,
  phase,
  setup: { ...table.setup, options },
  units: table.units.map((mech) => ({
    ...mech,
    hex: 20,
    thisTurn: { ...mech.thisTurn, mode: 'run', hexesMoved: 5 },
    thisPhase: { ...mech.thisPhase, acted },
  })),
});
const on = { 'movement-dice': true };

test('A die shows what its movement adds, in the colour of its mode', () => {
  expect(movementDie(ran('weapon', false, on), 0)).toEqual({ mode: 'run', value: 2 });
  expect(movementDie(ran('movement', true, on), 0)).toEqual({ mode: 'run', value: 2 });
});

test('There is none before the move, nor in the End Phase, nor where nobody wants it', () => {
  expect(movementDie(ran('movement', false, on), 0)).toBeNull();
  expect(movementDie(ran('end', false, on), 0)).toBeNull();
  expect(movementDie(ran('weapon', false, {}), 0)).toBeNull();
});

test('One that has not moved gets its die, too', () => {
  const still = ran('heat', false, on);
  const units = still.units.map((mech) => ({
    ...mech,
    thisTurn: { ...mech.thisTurn, mode: 'still' as const, hexesMoved: 0 },
  }));
  expect(movementDie({ ...still, units }, 0)).toEqual({ mode: 'still', value: 0 });
});
