// Hex 0101 is the first of the map, and a hex like any other.

import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import {
  battle,
  fighter,
  mapWith,
  mech,
  type PlacedUnit,
  platoon,
  type Scene,
  tank,
  toHit,
  unit,
} from '../../testing/scene.ts';

const far = unit('Pack', '1517 S', mech('Wolf'));
const moving = (south: readonly PlacedUnit[], changes: Partial<Scene> = {}) => {
  const table = battle({ south, north: [far], ...changes });
  table.phase('movement', 'south');
  return table;
};

rule('BF2-LOS-01', 'A unit in 0101 shoots and is shot at', () => {
  const duel = (side: 'south' | 'north') => {
    const table = battle({
      south: [unit('Lance', '0101 S', mech('Ram'))],
      north: [unit('Pack', '0104 N', mech('Wolf'))],
    });
    table.phase('combat', side);
    return table;
  };
  const south = duel('south');
  expect(south.targets('Lance')).toEqual(['Pack']);
  south.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(6, 6));
  expect(south.boxes('Wolf')).toBe('1/3');
  const north = duel('north');
  expect(north.targets('Pack')).toEqual(['Lance']);
  north.fire('Pack', 'Lance', ['Wolf > Ram'], toHit(6, 6));
  expect(north.boxes('Ram')).toBe('1/3');
});

rule('BF2-MOVE-01', 'One goes to it, from it and through it', () => {
  expect(moving([unit('Lance', '0103 N', mech('Ram'))]).reach('Lance')['0101']).toBe(2);
  const walls = mapWith({ '0202': '9', '0102': '.', '0301': '9', '0302': '9' });
  const out = moving([unit('Lance', '0101 N', mech('Ram'))], { map: walls }).reach('Lance');
  expect([out['0102'], out['0201']]).toEqual([1, 1]);
  const jumper = mech('Ram', { mode: 'J' });
  expect(moving([unit('Lance', '0103 N', jumper)]).reach('Lance', 'jump')['0101']).toBe(2);
  expect(moving([unit('Lance', '0101 N', jumper)]).reach('Lance', 'jump')['0103']).toBe(2);
});

rule('BF2-MOVE-02', 'It is one hex that is always possible', () => {
  const map = mapWith({ '0101': 'H3' });
  expect(moving([unit('Lance', '0102 N', mech('Ram', { mp: 1 }))], { map }).reach('Lance')['0101']).toBe(1);
});

rule('BF2-JUMP-01', 'Whoever can jump nowhere else jumps there', () => {
  const lance = unit('Lance', '0201 N', mech('Ram', { mode: 'J', mp: 1 }));
  const friends = ['0102', '0202', '0301', '0302'].map((hex, i) =>
    unit(`Friend ${i}`, `${hex} N`, mech(`Ox ${i}`)),
  );
  expect(Object.keys(moving([lance, ...friends]).reach('Lance', 'jump'))).toContain('0101');
});

rule('BF2-MAP-05', 'The road from there leads onto a bridge', () => {
  const table = moving([unit('Lance', '0101 S', mech('Ram', { class: 'H' }))], {
    map: mapWith({ '0102': '~' }),
    roads: ['0101 0102 0103'],
    bridges: ['0102'],
  });
  expect(table.reach('Lance', 'bridge')).toEqual({ '0102': 1 });
});

rule('BF2-SETUP-03', 'Why nobody sets up there says so, and not that there is no such hex', () => {
  const table = battle({
    south: [unit('Lance', 'off the map', mech('Ram'))],
    north: [unit('Foot', 'off the map', platoon('Rifles')), unit('Tanks', 'off the map', tank('Drum'))],
  });
  table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
  table.give({ type: 'home', edge: 'south' }, ['deployment', 6, 6], ['deployment', 1, 1]);
  table.give({ type: 'set-up-first', first: true });
  expect(table.refusal({ type: 'deploy', unit: 0, to: '0101', facing: 0 } as never)).toMatchObject({
    message: 'That unit cannot be deployed in hex 0101',
    rule: 'BF2-SETUP-03',
  });
});

rule(['BF2-AERO-13', 'BF2-SEQ-05'], 'Who flies over 0101 is asked whether it attacks', () => {
  const table = battle({
    options: { offboard: true, aerospace: true },
    south: [unit('Air', '0101 N', fighter('Corsair'))],
    north: [far],
  });
  table.phase('combat', 'south');
  expect(table.asked).toBe('south combat/declare');
});

rule(['BF2-SCEN-14', 'BF2-AERO-02'], 'From over 0101, too, the target is flown home', () => {
  const table = battle({
    options: { offboard: true, aerospace: true, mission: 'extraction' },
    south: [unit('Air', '0101 N', fighter('Corsair')), unit('Flock', '0808 N', mech('Ram'))],
    north: [far],
  });
  table.objective('objective', 'south', '0303');
  const { mission } = table.state.marks!;
  const notes = { target: 0, isRevealed: true, wasTaken: true, carrier: 0 };
  table.state.marks = { ...table.state.marks, mission: { ...mission!, ...notes } };
  table.phase('movement', 'south');
  table.give({ type: 'fly', unit: 0, to: 'box 1' });
  expect(table.state.outcome?.winners).toEqual([0]);
});

rule('BF2-OFF-04', 'A way from the support map may end in 0101', () => {
  const table = battle({
    options: { offboard: true },
    map: mapWith({}, 3, 3),
    south: [unit('Lance', 'box 0', mech('Ram', { mp: 9 }))],
    north: [unit('Pack', '0301 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  table.give({ type: 'enter', unit: 0, to: '0101', facing: 0 });
  expect(table.hexOf('Lance')).toBe('0101');
});
