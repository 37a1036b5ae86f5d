import { startGame } from '@ironfield/kernel/play/advance.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { battlefieldOf } from '../battlefields.ts';
import { battleforce2 } from '../game.ts';
import { prospects } from './prospects.ts';

function begun() {
  const made = scenarioSetup(battleforce2, 'border-raid', {}, randomFrom('prospects'));
  if (!made.ok) throw new Error(made.error[0].message);
  return startGame(battleforce2, made.value, 'prospects');
}

test('a whole force is worth 1; what is destroyed is missing, and a claimed Objective counts', () => {
  const state = begun();
  expect(prospects(state).left).toEqual([1, 1]);
  const { unitsOf, elementsOf } = battlefieldOf(state);
  state.elements[elementsOf[unitsOf[0][0]][0]].destroyed = true;
  const [own, other] = prospects(state).left;
  expect(own).toBeLessThan(1);
  expect(own).toBeGreaterThan(0);
  expect(other).toBe(1);
  state.objectives.push({ kind: 'objective', owner: 0, hex: 0, faceUpSince: 1, claimed: true });
  expect(prospects(state).left[0]).toBeCloseTo(own + 0.15);
  state.objectives.push({ kind: 'headquarters', owner: 0, hex: 0, faceUpSince: 1, claimed: true });
  expect(prospects(state).left[1]).toBeCloseTo(1.15);
});
