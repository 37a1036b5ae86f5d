import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { TERRAINS } from '../../data/terrain.ts';
import type { Order } from '../../orders.ts';
import { battle, mapWith, mech, platoon, type Scene, tank, toHit, unit } from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';

const lake = mapWith({ '0508': '~', '0507': '~', '0608': '~' });
const landing = (number: number): Roll => ['ice', number];
const shot = (a: number, b: number): Roll => ['ice', a, b];

const scene = (changes: Partial<Scene> = {}, kind = 'not frozen solid', temperature = -5) =>
  battle({
    options: { ice: kind, temperature },
    map: lake,
    south: [unit('Lance', '0510 N', mech('Ram', { mode: 'J' }))],
    north: [unit('Pack', '1501 S', mech('Wolf'))],
    ...changes,
  });
const terrainOf = (table: Battle, hex: string) => TERRAINS[table.field.board.terrain[table.cell(hex)]];

rule('BF2-ENV-02', 'Frozen water counts as clear, with 1 MP more, for everybody but infantry', () => {
  const table = scene({
    south: [
      unit('Lance', '0509 N', mech('Ram')),
      unit('Armor', '0609 N', tank('Tank')),
      unit('Foot', '0408', platoon('Rifles')),
    ],
  });
  table.phase('movement', 'south');
  expect(table.reach('Lance')['0508']).toBe(2);
  expect(table.reach('Armor')['0608']).toBe(2);
  expect(table.reach('Foot')['0508']).toBe(1);
  expect(table.reach('Lance')['0510']).toBe(1);
});

rule('BF2-ENV-02', 'Only at 0 degrees or colder', () => {
  expect(terrainOf(scene({}, 'frozen solid', 0), '0508')).toBe('clear');
  expect(terrainOf(scene({}, 'frozen solid', 1), '0508')).toBe('water');
});

rule('BF2-ENV-02', 'Who stands on it is not in the water', () => {
  const table = scene({
    south: [unit('Lance', '0508 N', mech('Ram'))],
    north: [unit('Pack', '0507 S', mech('Wolf'))],
  });
  table.phase('combat', 'south');
  expect(table.number('Ram', 'Wolf')).toTotal(7);
});

rule('BF2-ENV-02', 'Roads are free of ice, and so is the water under a bridge', () => {
  const table = scene({ roads: ['0509 0508 0507 0506'], bridges: ['0508', '0507'] });
  expect(terrainOf(table, '0508')).toBe('water');
  expect(terrainOf(table, '0608')).toBe('clear');
});

rule('BF2-ENV-03', "A 'Mech unit that lands on frozen water breaks it on 4 or more", () => {
  const held = scene();
  held.phase('movement', 'south');
  held.move('Lance', '0508', 'N', 'jump', landing(3));
  expect([terrainOf(held, '0508'), held.boxes('Ram')]).toEqual(['clear', '3/3']);
  const broken = scene();
  broken.phase('movement', 'south');
  broken.move('Lance', '0508', 'N', 'jump', landing(4));
  expect([terrainOf(broken, '0508'), broken.boxes('Ram')]).toEqual(['water', '2/3']);
  expect(terrainOf(broken, '0507')).toBe('clear');
});

rule('BF2-ENV-03', 'The fall is never critical, and the unit may not attack this turn', () => {
  const table = scene({
    south: [unit('Lance', '0510 N', mech('Ram', { mode: 'J', armor: 0 }))],
    north: [unit('Pack', '0504 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  table.move('Lance', '0508', 'N', 'jump', landing(6));
  expect(table.boxes('Ram')).toBe('0/2');
  expect(table.asked).toBe('south combat/declare');
  expect(table.targets('Lance')).toEqual([]);
  table.phase('combat', 'south');
  table.state.turn = 2;
  table.state.units[0].thisTurn = null;
  table.phase('combat', 'south');
  expect(table.targets('Lance')).toEqual(['Pack']);
});

rule('BF2-ENV-03', 'Walking onto it, jumping infantry and jumps onto other hexes break nothing', () => {
  const table = scene({
    south: [
      unit('Lance', '0510 N', mech('Ram', { mode: 'J' })),
      unit('Foot', '0410', platoon('Rifles', { mode: 'J', mp: 3 })),
    ],
  });
  table.phase('movement', 'south');
  table.move('Foot', '0508', 'N', 'jump');
  table.move('Lance', '0509', 'N', 'jump');
  const walker = scene();
  walker.phase('movement', 'south');
  walker.move('Lance', '0508');
  expect(walker.events('ice-roll')).toEqual([]);
});

rule('BF2-ENV-03', 'Frozen solid, it never breaks', () => {
  const table = scene({}, 'frozen solid');
  table.phase('movement', 'south');
  table.move('Lance', '0508', 'N', 'jump');
  expect(table.events('ice-roll')).toEqual([]);
  expect(table.possible).not.toContain('attack-hex');
});

rule('BF2-ENV-03', 'All others in the hex fall, too: tanks are lost, hovercraft are not', () => {
  const with1 = (...north: Scene['north']) => {
    const table = scene({ north: [...north, unit('Far', '1501 S', mech('Wolf'))] });
    table.phase('movement', 'south');
    table.move('Lance', '0508', 'N', 'jump', landing(5));
    return table;
  };
  expect(with1(unit('Armor', '0508 S', tank('Tank'))).element('Tank').destroyed).toBe(true);
  const hover = with1(unit('Armor', '0508 S', tank('Skimmer', { mode: 'h' })));
  expect(hover.element('Skimmer').destroyed).toBe(false);
  expect(hover.unit('Armor').thisTurn).toBeNull();
  const mechs = with1(unit('Pack', '0508 S', mech('Cub')));
  expect(mechs.boxes('Cub')).toBe('2/3');
  expect(mechs.unit('Pack').thisTurn).toEqual({ isWet: true });
});

rule('BF2-ENV-03', 'Ice can be shot away as woods are cleared: 14 with the damage', () => {
  const order: Order = {
    type: 'attack-hex',
    unit: 0,
    aim: 'break ice',
    to: '0508',
    attacks: [{ attacker: 0 }],
  };
  const fight = () => {
    const table = scene({
      south: [unit('Lance', '0510 N', mech('Ram', { damage: [4, 4, 4] }))],
      north: [unit('Armor', '0508 S', tank('Tank')), unit('Far', '1501 S', mech('Wolf'))],
    });
    table.phase('combat', 'south');
    return table;
  };
  const short = fight();
  short.give(order, toHit(6, 6), shot(4, 5));
  expect(terrainOf(short, '0508')).toBe('clear');
  const enough = fight();
  enough.give(order, toHit(6, 6), shot(5, 5));
  expect(terrainOf(enough, '0508')).toBe('water');
  expect(enough.element('Tank').destroyed).toBe(true);
  expect(fight().refusal({ ...order, to: '0509' } as Order).rule).toBe('BF2-ENV-03');
});

rule('BF2-ENV-02', "Infantry on foot beside 'Mechs does not keep the unit from slipping", () => {
  const table = scene({ south: [unit('Mixed', '0509 N', platoon('Rifles'), mech('Ram'))] });
  table.phase('movement', 'south');
  expect(table.reach('Mixed')['0508']).toBe(2);
});

rule('BF2-ENV-03', 'Everybody sees whether the ice holds', () => {
  const table = scene({ south: [unit('Lance', '0510 N', mech('Ram', { damage: [4, 4, 4] }))] });
  table.phase('combat', 'south');
  const attack: Order = {
    type: 'attack-hex',
    unit: 0,
    aim: 'break ice',
    to: '0508',
    attacks: [{ attacker: 0 }],
  };
  table.give(attack, toHit(6, 6), shot(1, 1));
  expect(table.events('ice-roll')).toMatchObject([{ damage: 4, breaks: false }]);
});

rule('BF2-ENV-03', 'Whoever stands elsewhere, or hovers, does not fall in; everybody hears the roll', () => {
  const table = scene({
    south: [unit('Lance', '0510 N', mech('Ram', { mode: 'J' }))],
    north: [
      unit('Mixed', '0508 S', tank('Hover', { mode: 'h' }), tank('Tank')),
      unit('Pack', '0608 S', mech('Wolf')),
    ],
  });
  table.phase('movement', 'south');
  table.move('Lance', '0508', 'N', 'jump', landing(6));
  expect(table.events('ice-roll')).toMatchObject([{ dice: [6], damage: null, breaks: true }]);
  expect(table.events('ice-broke')).toMatchObject([{ units: [0, 1] }]);
  expect(table.element('Tank').destroyed).toBe(true);
  expect(table.boxes('Hover')).toBe('0/3');
});

rule(['BF2-ENV-03', 'BF2-HID-02'], 'Whoever hides on ice that breaks falls in with the rest', () => {
  const table = scene({
    options: { ice: 'not frozen solid', temperature: -5, 'hidden-units': 1 },
    north: [unit('Pack', '1501 S', mech('Wolf')), unit('Foot', 'off the map', platoon('Rifles'))],
  });
  const place = { hex: table.cell('0508'), facing: 0 } as const;
  table.state.marks = { ...table.state.marks, hidden: [null, null, place] };
  table.phase('movement', 'south');
  table.move('Lance', '0508', 'N', 'jump', landing(4));
  expect(table.element('Rifles').destroyed).toBe(true);
});
