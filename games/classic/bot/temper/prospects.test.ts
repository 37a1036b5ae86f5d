import { startGame } from '@ironfield/kernel/play/advance.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { battlefieldOf } from '../../battlefields.ts';
import { classic } from '../../game.ts';
import { prospects } from './prospects.ts';

function begun() {
  const made = scenarioSetup(classic, 'skirmish', {}, randomFrom('prospects'));
  if (!made.ok) throw new Error(made.error[0].message);
  return startGame(classic, made.value, 'prospects');
}

test('a whole force is worth 1; damage, a unit that is destroyed and one that has left are missing', () => {
  const state = begun();
  const [seat] = state.setup.seats.keys();
  const other = state.setup.seats.findIndex(({ side }) => side !== state.setup.seats[seat].side);
  const { side } = state.setup.seats[seat];
  const left = () => prospects(state).left;
  expect(left()[seat]).toBeCloseTo(1);
  expect(left()[other]).toBeCloseTo(1);
  const own = state.units[battlefieldOf(state).unitsOf[side][0]];
  own.body.armor[0] -= 5;
  const damaged = left()[seat];
  expect(damaged).toBeLessThan(1);
  own.loss = 'escaped';
  const escaped = left()[seat];
  expect(escaped).toBeLessThan(damaged);
  own.loss = 'engine';
  expect(left()[seat]).toBeLessThan(escaped);
  expect(left()[other]).toBeCloseTo(1);
});
