import { expect, test } from 'vitest';
import { battle, mech, unit } from '../testing/scene.ts';

/** Flock stands on its objective, which lies face-up or not; there is much to shoot at from elsewhere. */
const leaves = (isOccupied: boolean, owner: 'south' | 'north' = 'south') => {
  const table = battle({
    south: [unit('Flock', '0805 N', mech('Ram', { damage: [4, 3, null], mp: 6 }))],
    north: [
      unit('Pack', '1405 S', mech('Wolf', { points: 12, armor: 1, structure: 1, mp: 1, damage: [1, 1, 1] })),
    ],
    objectives: 'objectives',
  }).showAll();
  const objective = table.objective('objective', owner, '0805');
  if (isOccupied) objective.faceUpSince = 1;
  table.state.turn = 2;
  table.phase('movement', 'south');
  const order = table.advice('regular');
  return order.type === 'move' && order.to !== '0805';
};

test('A veteran stays on a counter that it is about to claim, however near another one lies', () => {
  const table = battle({
    south: [unit('Flock', '0805 N', mech('Ram', { mp: 6 }))],
    north: [unit('Pack', '0804 S', mech('Wolf', { points: 90, armor: 1, structure: 1, damage: [0, 0, 0] }))],
    objectives: 'objectives and headquarters',
  }).showAll();
  table.objective('objective', 'south', '0805').faceUpSince = 1;
  table.objective('headquarters', 'north', '0803');
  table.state.turn = 2;
  table.phase('movement', 'south');
  expect(table.advice('veteran')).toMatchObject({ type: 'move', to: '0805' });
});

test('A bot stays on a counter that it is about to claim, whatever there is to shoot at', () => {
  expect([leaves(true), leaves(false), leaves(true, 'north')]).toEqual([false, true, true]);
});
