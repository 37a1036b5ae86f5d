import { expect, test } from 'vitest';
import { battle, mech, tank, unit } from '../../testing/scene.ts';

const gun = tank('Sniper', { mode: 'w', class: 'AR', structure: 1, specials: ['artS', 'mof'] });
const north = [unit('Pack', '0801 S', mech('Wolf'))];

test('A bot deploys artillery pieces in Box 0', () => {
  const table = battle({
    south: [unit('Lance', 'off', mech('Ram')), unit('Battery', 'off', gun)],
    north: [unit('Pack', 'off', mech('Wolf'))],
    options: { offboard: true },
  });
  table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
  table.give({ type: 'home', edge: 'south' }, ['deployment', 6, 6], ['deployment', 1, 1]);
  table.give({ type: 'set-up-first', first: true });
  expect(table.advice()).toEqual({ type: 'deploy-off-board', unit: 1, box: 0 });
});

test('Whoever is off the map comes back, but for artillery pieces', () => {
  const moving = (place: string, who = mech('Ram')) => {
    const table = battle({ south: [unit('Lance', place, who)], north, options: { offboard: true } });
    table.phase('movement', 'south');
    return table.advice();
  };
  expect(moving('box 2')).toMatchObject({ type: 'support-move', unit: 0, space: 9 });
  expect(moving('box 0')).toMatchObject({ type: 'enter', unit: 0 });
  expect(moving('box 0', gun).type).toBe('done');
  expect(moving('box 2', gun).type).toBe('done');
});
