import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { battle, critical, mech, platoon, suits, tank, toHit, unit } from '../testing/scene.ts';

rule('BF2-ENV-06', "Only 'Mechs and battle armor are deployed; everybody else stays behind", () => {
  const table = battle({
    options: { vacuum: true },
    south: [
      unit('Lance', 'off the map', mech('Ram')),
      unit('Armor', 'off the map', tank('Tank')),
      unit('Foot', 'off the map', platoon('Rifles')),
      unit('Star', 'off the map', suits('Toad')),
    ],
    north: [unit('Pack', 'off the map', mech('Wolf'))],
  });
  table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
  table.give({ type: 'home', edge: 'south' }, ['deployment', 6, 6], ['deployment', 1, 1]);
  table.give({ type: 'set-up-first', first: true });
  expect(table.events('left-behind').map((event) => event.unit)).toEqual([1, 2]);
  expect(table.values('deploy', 'unit')).toEqual([0, 3]);
});

rule('BF2-ENV-06', "Every hit on a 'Mech asks for a critical roll, armor or not", () => {
  const table = battle({
    options: { vacuum: true },
    south: [unit('Lance', '0509 N', mech('Ram'))],
    north: [unit('Pack', '0507 S', mech('Wolf', { armor: 5 }), mech('Cub', { armor: 0 }))],
  });
  table.phase('combat', 'south');
  table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(6, 6), critical(4, 4));
  expect(table.boxes('Wolf')).toBe('3/3');
  expect(table.element('Wolf').condition.arm).toBe(1);
});

rule('BF2-ENV-06', "A hit on bare structure is one roll, not two, and a destroyed 'Mech makes none", () => {
  const table = battle({
    options: { vacuum: true },
    south: [unit('Lance', '0509 N', mech('Ram'), mech('Ewe', { damage: [9, 9, 9] }))],
    north: [unit('Pack', '0507 S', mech('Wolf', { armor: 0 }), mech('Cub'))],
  });
  table.phase('combat', 'south');
  table.fire('Lance', 'Pack', ['Ram > Wolf', 'Ewe > Cub'], toHit(6, 6), toHit(6, 6), critical(3, 3));
  expect(table.element('Cub').destroyed).toBe(true);
});

rule('BF2-ENV-06', 'Battle armor is hit as ever', () => {
  const table = battle({
    options: { vacuum: true },
    south: [unit('Lance', '0509 N', mech('Ram'))],
    north: [unit('Star', '0507 S', suits('Toad', { armor: 5 }))],
  });
  table.phase('combat', 'south');
  table.fire('Lance', 'Star', ['Ram > Toad'], toHit(6, 6));
  expect(table.boxes('Toad')).toBe('3/0');
});

rule('BF2-ENV-06', 'A unit with anybody else in it stays behind', () => {
  const table = battle({
    options: { vacuum: true },
    south: [
      unit('Mixed', 'off the map', mech('Ram'), tank('Tank')),
      unit('Lance', 'off the map', mech('Ewe')),
    ],
    north: [unit('Pack', 'off the map', mech('Wolf'))],
  });
  const cells = (index: number) =>
    table.field.plugged.deployable!([1, 2, 3], table.field, table.state, index).length;
  expect([cells(0), cells(1)]).toEqual([0, 3]);
});
