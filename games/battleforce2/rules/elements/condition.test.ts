import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { battle, mech, toHit, unit } from '../../testing/scene.ts';
import { isAerospace, isOnMap } from './condition.ts';

rule('BF2-MAP-01', 'Hex 0101 is on the map like any other', () => {
  const table = battle({
    south: [unit('Lance', '0103 N', mech('Ram'))],
    north: [unit('Pack', '0101 S', mech('Wolf')), unit('Far', 'off the map', mech('Fox'))],
  });
  table.phase('combat', 'south');
  expect([0, 1, 2].map((index) => isOnMap(table.state, index))).toEqual([true, true, false]);
  expect(table.targets('Lance')).toEqual(['Pack']);
  table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(6, 6));
  expect(table.boxes('Wolf')).toBe('1/3');
});

rule('BF2-AERO-01', 'Fighters of both kinds and DropShips are aerospace units', () => {
  const types = [
    'aerospaceFighter',
    'conventionalFighter',
    'dropship',
    'mech',
    'vehicle',
    'infantry',
  ] as const;
  expect(types.map(isAerospace)).toEqual([true, true, true, false, false, false]);
});
