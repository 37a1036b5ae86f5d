// What is refused is refused for its own reason, whoever orders it and however wrong it is.

import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import type { Order } from '../orders.ts';
import { battle, fighter, mapWith, mech, type Scene, tank, unit } from '../testing/scene.ts';

const LANCE = unit('Lance', '0810 N', mech('Ram'), mech('Ewe'));

describe('attacks', () => {
  const scene = (more: Partial<Scene> = {}) => {
    const table = battle({
      south: [LANCE, unit('Herd', '0811 N', mech('Bull', { specials: ['prb'] }))],
      north: [unit('Pack', '0807 S', mech('Wolf'), mech('Cub')), unit('Far', '1501 S', mech('Fox'))],
      ...more,
    });
    Object.assign(table.element('Cub'), { destroyed: true });
    table.suffered('Cub', { structure: 0 });
    table.phase('combat', 'south');
    return table;
  };
  const fire = (target: number, attacker: number, element: number): Order => ({
    type: 'fire',
    unit: 0,
    target,
    withholds: false,
    attacks: [{ attacker, element }],
  });

  rule('BF2-ATK-01', 'A target says why it is none', () => {
    const table = scene();
    const why = (target: number) => table.refusal(fire(target, 0, 3)).message;
    expect(why(3)).toMatch(/more than 8 hexes away/);
    expect(why(1)).not.toMatch(/Damage Value/);
    table.put(3, '0812 S');
    expect(why(3)).toMatch(/outside the firing arc/);
  });

  rule('BF2-DECL-01', 'An element that is gone is no target, nor is one of another unit', () => {
    const table = scene();
    expect(table.refusal(fire(2, 0, table.elementIndex('Cub'))).message).toMatch(/destroyed|gone/i);
    expect(table.refusal(fire(2, 0, table.elementIndex('Fox'))).message).not.toMatch(/destroyed|gone/i);
  });

  rule('BF2-INFO-03', 'A probe says whom it does not reach', () => {
    const table = scene();
    const scan = (target: number): Order => ({ type: 'scan', element: table.elementIndex('Bull'), target });
    expect(table.refusal(scan(3)).message).toMatch(/more than 4 hexes away/);
    expect(table.refusal(scan(0)).message).not.toMatch(/4 hexes|probe/);
    expect(table.refusal(scan(77)).message).toMatch(/no active probe/);
  });
});

describe('moves', () => {
  const scene = (more: Partial<Scene> = {}) => {
    const table = battle({
      south: [LANCE, unit('Herd', '0809 N', mech('Bull')), unit('Late', 'off', mech('Ox'))],
      north: [unit('Pack', '0801 S', mech('Wolf'))],
      ...more,
    });
    table.phase('movement', 'south');
    return table;
  };
  const move = (number: number, to: string, way: 'ground' | 'jump' = 'ground'): Order => ({
    type: 'move',
    unit: number,
    way,
    to,
    facing: 0,
  });

  rule('BF2-SEQ-04', 'Only one’s own units on the map move, and once', () => {
    const table = scene();
    const why = (number: number) => table.refusal(move(number, '0811')).message;
    expect([why(3), why(2)]).toEqual([why(3), why(3)]);
    expect(why(3)).toMatch(/not one of your units on the map/);
    table.move('Lance', '0811');
    expect(why(0)).toMatch(/has moved/);
  });

  rule('BF2-STACK-01', 'A friend in the hex is the reason, however far it is', () => {
    const table = scene();
    expect(table.refusal(move(0, '0809')).message).toMatch(/Another unit of yours is in hex 0809/);
    table.put(1, '0117 N');
    table.phase('movement', 'south');
    expect(table.refusal(move(0, '0117')).message).toMatch(/Another unit of yours/);
    expect(table.refusal(move(0, '9999')).message).toMatch(/There is no hex 9999/);
  });

  rule('BF2-JUMP-02', 'What a jump has the MP for and does not clear is too high', () => {
    const table = scene({
      map: mapWith({ '0708': '9', '0808': '9', '0908': '9', '0709': '9', '0909': '9' }),
      south: [unit('Lance', '0809 N', mech('Ram', { mode: 'J', mp: 2 }))],
    });
    expect(table.refusal(move(0, '0807', 'jump')).rule).toBe('BF2-JUMP-02');
  });

  rule('BF2-JUMP-01', 'One hex to land in is enough to jump, be it not beside the unit', () => {
    const ring1 = ['0709', '0710', '0808', '0810', '0909', '0910'];
    const ring2 = ['0608', '0609', '0610', '0708', '0711', '0811', '0908', '0911', '1008', '1009', '1010'];
    const ways = (mp: number, ...free: readonly string[]) => {
      const taken = [...ring1, ...ring2, '0807'].filter((hex) => !free.includes(hex));
      const table = battle({
        south: [
          unit('Lance', '0809 N', mech('Ram', { mode: 'J', mp })),
          ...taken.map((hex, i) => unit(`Friend ${i}`, `${hex} N`, mech(`Ewe ${i}`))),
        ],
        north: [unit('Pack', '0101 S', mech('Wolf'))],
      });
      table.phase('movement', 'south');
      return table.ways('Lance');
    };
    expect([ways(1, '0807'), ways(2), ways(2, '0807')]).toEqual([['ground'], ['ground'], ['ground', 'jump']]);
  });
});

describe('hexes', () => {
  const twice = (purpose: string) =>
    [
      [purpose, 6, 6],
      [purpose, 1, 1],
    ] as const;

  rule('BF2-OBJ-01', 'A counter is refused off the map for one reason, and on it for another', () => {
    const table = battle({
      objectives: 'objectives',
      south: [LANCE],
      north: [unit('Pack', 'off', mech('Wolf'))],
    });
    table.put(0, 'off');
    table.begin(...twice('home-edges'));
    table.give({ type: 'home', edge: 'north' });
    const why = (to: string) => table.refusal({ type: 'place', to }).message;
    expect(why('9999')).toMatch(/There is no hex 9999/);
    expect(why('0101')).toMatch(/No counter can be placed in hex 0101/);
  });

  rule('BF2-SETUP-03', 'So is a place to deploy', () => {
    const table = battle({ south: [LANCE], north: [unit('Pack', 'off', mech('Wolf'))] });
    table.put(0, 'off');
    table.begin(...twice('home-edges'));
    table.give({ type: 'home', edge: 'south' }, ...twice('deployment'));
    table.give({ type: 'set-up-first', first: true });
    const why = (to: string) => table.refusal({ type: 'deploy', unit: 0, to, facing: 0 }).message;
    expect(why('9999')).toMatch(/There is no hex 9999/);
    expect(why('0101')).toMatch(/cannot be deployed in hex 0101/);
    expect(why('0816')).toMatch(/cannot be deployed in hex 0816/);
  });

  rule(['BF2-EQ-16', 'BF2-INF-01'], 'So is a hex to put somebody down in', () => {
    const table = battle({
      south: [
        unit('Badgers', '0810 N', tank('Badger', { specials: ['tran9'] })),
        unit('Foot', '0811 N', tank('Scooter', { specials: ['car3'] })),
      ],
      north: [unit('Pack', '1501 S', mech('Wolf'))],
    });
    table.phase('movement', 'south');
    table.give({ type: 'load', unit: 0, passenger: 1 });
    table.nextTurn('south');
    const put = (to: string): Order => ({ type: 'unload', unit: 0, passenger: 1, to, facing: 2 });
    expect(table.refusal(put('9999')).message).toMatch(/There is no hex 9999/);
    expect(table.refusal(put('0101')).message).toMatch(/cannot be put down in hex 0101/);
    table.give(put('0809'));
    expect([table.hexOf('Foot'), table.unit('Foot').facing]).toEqual(['0809', 2]);
  });

  rule('BF2-AERO-04', 'So is a hex to fly over', () => {
    const table = battle({
      options: { offboard: true, aerospace: true },
      map: mapWith({}, 30, 17),
      south: [unit('Air', '0809 N', fighter('Corsair')), unit('Wing', '0101 N', fighter('Hawk'))],
      north: [unit('Pack', '1501 S', mech('Wolf'))],
    });
    table.phase('movement', 'south');
    const zone = Array.from(
      (table.firstField('fly').follow!(0)[0] as { values: ArrayLike<unknown> }).values,
      String,
    );
    const to = zone.find((name) => /sheet/i.test(name))!;
    const why = (hex: string) => table.refusal({ type: 'fly', unit: 0, to, hex, facing: 0 } as Order).message;
    expect(why('9999')).toMatch(/There is no hex 9999/);
    expect(why('0101')).not.toMatch(/There is no hex/);
  });
});
