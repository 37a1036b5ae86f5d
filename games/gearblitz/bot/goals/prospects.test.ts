import { startGame } from '@ironfield/kernel/play/advance.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { gearblitz } from '../../game.ts';
import { rosterOf } from '../../state/roster.ts';
import { prospects } from './prospects.ts';

test('models that are lost are missing, and those of the other side are not', () => {
  const made = scenarioSetup(gearblitz, 'outpost', {}, randomFrom('prospects'));
  if (!made.ok) throw new Error(made.error[0].message);
  const state = startGame(gearblitz, made.value, 'prospects');
  for (const [id, unit] of state.units.entries()) unit.at = { x: 1000 * (1 + id), y: 1000 };
  const before = prospects(state);
  expect(before.turn).toBe(state.round);
  expect(before.left).toHaveLength(2);
  const { id, seat } = rosterOf(state.setup).units[0];
  const fewer = { ...state, units: state.units.map((unit) => ({ ...unit })) };
  fewer.units[id].at = null;
  const after = prospects(fewer);
  expect(after.left[seat]).toBeLessThan(before.left[seat]);
  expect(after.left[1 - seat]).toBeGreaterThanOrEqual(before.left[1 - seat]);
});
