import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect, test } from 'vitest';
import { TERRAINS } from '../../data/terrain.ts';
import type { Order } from '../../orders.ts';
import { battle, mapWith, mech, platoon, type Scene, suits, tank, toHit, unit } from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';

const clearing = (a: number, b: number): Roll => ['clearing', a, b];

const scene = (changes: Partial<Scene> = {}) => {
  const table = battle({
    options: { 'clearing-woods': true },
    map: mapWith({ '0507': 'H', '0707': 'l', '0607': 'r' }),
    south: [
      unit('Lance', '0509 N', mech('Ram', { damage: [4, 4, 1], ov: 2 }), mech('Ewe', { damage: [1, 1, 1] })),
    ],
    north: [unit('Pack', '0501 S', mech('Wolf'))],
    ...changes,
  });
  table.phase('combat', 'south');
  return table;
};

const clear = (to: string, ...attackers: readonly number[]): Order => ({
  type: 'attack-hex',
  unit: 0,
  aim: 'clear',
  to,
  attacks: attackers.map((attacker) => (attacker === 0 ? { attacker, overheat: 0 } : { attacker })),
});

const terrainOf = (table: Battle, hex: string) => TERRAINS[table.field.board.terrain[table.cell(hex)]];

rule(
  'BF2-WOOD-01',
  'A hit on the hex needs only range and the attacker’s own modifiers, not the woods’',
  () => {
    const table = scene();
    table.suffered('Ram', { arm: 1 });
    table.give(clear('0507', 0), toHit(1, 2), clearing(5, 5));
    expect(table.events('attacked-hex')[0].toHit).toMatchObject({
      total: 3,
      lines: [{ value: 0 }, { value: 2 }, { value: 1 }],
    });
    expect(table.events('attacked-hex')[0].hit).toBe(true);
  },
);

rule('BF2-WOOD-01', 'Two dice and the damage make 14 or more, and the hex is converted', () => {
  const table = scene();
  table.give(clear('0507', 0), toHit(6, 5), clearing(5, 5));
  expect(terrainOf(table, '0507')).toBe('light woods');
  const short = scene();
  short.give(clear('0507', 0), toHit(6, 5), clearing(5, 4));
  expect(terrainOf(short, '0507')).toBe('heavy woods');
});

rule('BF2-WOOD-01', 'Overheating adds to the damage, and heats up', () => {
  const table = scene();
  const order = { ...clear('0507', 0), attacks: [{ attacker: 0, overheat: 2 }] } as Order;
  table.give(order, toHit(6, 5), clearing(4, 4));
  expect(terrainOf(table, '0507')).toBe('light woods');
  expect(table.heat('Ram')).toBe(2);
});

rule('BF2-WOOD-01', 'A miss clears nothing, a 2 always misses', () => {
  const table = scene();
  table.give(clear('0507', 0), toHit(1, 1));
  expect(terrainOf(table, '0507')).toBe('heavy woods');
});

rule('BF2-WOOD-01', "It takes a 'Mech or vehicle with a Damage Value of 2 at that range", () => {
  const table = scene({
    south: [
      unit('Lance', '0509 N', mech('Ram', { damage: [4, 4, 1] }), mech('Ewe', { damage: [1, 1, 1] })),
      unit('Foot', '0609', platoon('Rifles', { damage: [4, 4, 4] })),
      unit('Star', '0709', suits('Toad', { damage: [4, 4, 4] })),
      unit('Armor', '0809 N', tank('Tank')),
    ],
  });
  expect(table.values('attack-hex', 'unit')).toEqual([0, 3]);
  expect(table.refusal({ ...clear('0507'), attacks: [{ attacker: 1 }] } as Order).rule).toBe('BF2-WOOD-01');
});

rule('BF2-WOOD-01', 'Sight, arc and range count', () => {
  const blocked = scene({ map: mapWith({ '0506': 'H', '0507': '2', '0608': 'l' }) });
  expect(blocked.refusal(clear('0506', 0)).rule).toBe('BF2-LOS-03');
  const far = scene({
    map: mapWith({ '0517': 'l', '0608': 'l' }),
    south: [unit('Lance', '0508 N', mech('Ram'))],
  });
  expect(far.refusal(clear('0517', 0)).rule).toBe('BF2-ATK-01');
  const behind = scene({
    map: mapWith({ '0512': 'l', '0507': 'l' }),
    south: [unit('Armor', '0509 N', tank('Tank'))],
  });
  expect(behind.refusal(clear('0512', 0)).rule).toBe('BF2-ARC-01');
});

rule('BF2-WOOD-02', 'Heavy woods become light, light woods rough, and nothing else changes', () => {
  const table = scene();
  table.give(clear('0707', 0), toHit(6, 5), clearing(6, 6));
  expect(terrainOf(table, '0707')).toBe('rough');
  expect(table.refusal({ ...clear('0607', 0) }).rule).toBeDefined();
});

rule('BF2-WOOD-02', 'Two hits of one volley convert twice; a hit on rough ground is wasted', () => {
  const two = {
    south: [unit('Lance', '0509 N', mech('Ram', { damage: [9, 9, 9] }), mech('Ewe', { damage: [9, 9, 9] }))],
  };
  const table = scene(two);
  const both = { ...clear('0507'), attacks: [{ attacker: 0 }, { attacker: 1 }] } as Order;
  table.give(both, toHit(6, 5), toHit(6, 5), clearing(3, 3), clearing(3, 3));
  expect(terrainOf(table, '0507')).toBe('rough');
  const light = scene(two);
  light.give({ ...both, to: '0707' } as Order, toHit(6, 5), toHit(6, 5), clearing(3, 3));
  expect(terrainOf(light, '0707')).toBe('rough');
});

rule('BF2-WOOD-01', 'Who has not attacked the hex may still attack a unit, who has may not', () => {
  const table = scene({ north: [unit('Pack', '0503 S', mech('Wolf'))], map: mapWith({ '0707': 'l' }) });
  table.give(clear('0707', 0), toHit(6, 5), clearing(1, 1));
  expect(table.attackers('Lance', 'Pack')).toEqual(['Ewe']);
  table.fire('Lance', 'Pack', ['Ewe > Wolf'], toHit(1, 1));
  expect(table.asked).not.toBe('south combat/declare');
});

const engineers = (changes: Partial<Scene> = {}) =>
  scene({
    south: [
      unit('Sappers', '0508 N', tank('Digger', { specials: ['eng'], damage: [0, null, null] })),
      unit('Lance', '0509 N', mech('Ram')),
    ],
    ...changes,
  });
const dig = (element: number, to: string): Order => ({ type: 'clear-woods', element, to });

rule('BF2-WOOD-03', 'Engineers in or beside the hex convert it on 8 or more, without a roll to hit', () => {
  const table = engineers();
  table.give(dig(0, '0507'), clearing(4, 4));
  expect(terrainOf(table, '0507')).toBe('light woods');
  const low = engineers();
  low.give(dig(0, '0507'), clearing(3, 4));
  expect(terrainOf(low, '0507')).toBe('heavy woods');
});

rule('BF2-WOOD-03', 'Once a turn, only engineers, and not two hexes away', () => {
  const table = engineers();
  expect(table.values('clear-woods', 'element')).toEqual([0]);
  expect(table.refusal(dig(0, '0707')).rule).toBe('BF2-WOOD-02');
  table.give(dig(0, '0507'), clearing(1, 1));
  expect(table.possible).not.toContain('clear-woods');
});

rule('BF2-WOOD-03', 'Not in a turn in which their unit has moved', () => {
  const table = engineers({ map: mapWith({ '0506': 'H' }) });
  table.phase('movement', 'south');
  table.move('Sappers', '0507');
  table.done();
  expect(table.asked).toBe('south combat/declare');
  expect(table.possible).not.toContain('clear-woods');
});

rule(
  'BF2-CMDX-11',
  'In the middle of an attack on woods nobody has to guess who of the others has hit',
  () => {
    const table = battle({
      options: { 'clearing-woods': true, commands: true },
      map: mapWith({ '0507': 'H' }),
      south: [unit('Lance', '0509 N', mech('Ram', { skill: 3 }), mech('Ewe', { damage: [3, 3, 3] }))],
      north: [unit('Pack', '0501 S', mech('Wolf'))],
    });
    table.counter('Lance', 'Luck of the Fox');
    table.phase('combat', 'south');
    table.give({ ...clear('0507'), attacks: [{ attacker: 0 }, { attacker: 1 }] } as Order, toHit(1, 3));
    table.pass(toHit(1, 3));
    // The Ram has missed: others, who do not know its crew, would think that it has hit, too.
    table.pass(clearing(1, 2));
    table.use('Lance', clearing(6, 6));
    expect(terrainOf(table, '0507')).toBe('light woods');
  },
);

rule('BF2-WOOD-03', 'Engineers who pay a price for their last attack do no work', () => {
  const table = engineers();
  table.unit('Sappers').mayNotAttack = true;
  table.phase('combat', 'south');
  expect(table.possible).not.toContain('clear-woods');
});

test('other orders are none of its business', () => {
  const table = engineers({ options: { 'clearing-woods': true, mines: 1 } });
  table.state.marks = {
    ...table.state.marks,
    mines: [{ owner: 1, hex: table.unit('Sappers').hex, knownTo: 'all' }],
  };
  table.phase('combat', 'south');
  table.give({ type: 'clear-mines', unit: table.unitIndex('Sappers') }, ['clear mines', 3, 3]);
  expect(table.events('engineers')).toEqual([]);
});
