import { rule } from '@ironfield/conformance/rule.ts';
import { menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import { demo } from '../game.ts';
import { aboutToFire, give, types } from '../testing/scene.ts';

rule('DEMO-LUCK-01', 'Whoever rolled to hit may pay one supply and roll again, once', () => {
  const state = aboutToFire('bluff', { luck: true });
  const supply = state.supply[0];
  const shot = give(state, 0, { type: 'fire', shooter: 0, target: 4 }, ['to hit', 1, 2]);
  expect(types(shot)).toEqual(['revealed']);
  expect(waitingFor(state)).toEqual([0]);
  expect(menuFor(demo, state, 0)).toMatchObject({
    prompt: 'You have rolled 1 and 2. Do you buy another try?',
    rule: 'DEMO-LUCK-01',
  });
  expect(viewFor(demo, state, 1).table.markers[0]).toMatchObject({ isRevealed: true });
  const again = give(state, 0, { type: 'roll-again' }, ['to hit', 6, 6]);
  expect(again).toMatchObject([
    { type: 'luck', seat: 0, dice: [1, 2] },
    { type: 'fired', dice: [6, 6] },
  ]);
  expect(state.supply[0]).toBe(supply - 1);
  expect(waitingFor(state)).toEqual([1]);
});

rule('DEMO-LUCK-01', 'A roll that is kept costs nothing, and without supply nobody is asked', () => {
  const state = aboutToFire('bluff', { luck: true });
  const { supply } = viewFor(demo, state, 0).table;
  give(state, 0, { type: 'fire', shooter: 0, target: 4 }, ['to hit', 1, 2]);
  expect(types(give(state, 0, { type: 'keep' }))).toEqual(['fired']);
  expect(state.supply).toEqual(supply);

  const poor = aboutToFire('bluff', { luck: true });
  poor.supply[0] = 0;
  expect(types(give(poor, 0, { type: 'fire', shooter: 0, target: 4 }, ['to hit', 1, 2]))).toEqual([
    'revealed',
    'fired',
  ]);
});
