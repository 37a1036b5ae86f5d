import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { RETREATED } from '../../state.ts';
import { battle, dropship, mapWith, mech, platoon, suits, tank, unit } from '../../testing/scene.ts';
import { isExposed, mayBoard } from './boarding.ts';
import { temperature } from './temperature.ts';

const mpAt = (degrees: number, name: string) => {
  const table = battle({
    options: { temperature: degrees },
    south: [
      unit('Lance', '0517', mech('Ram')),
      unit('Armor', '0717', tank('Tank')),
      unit('Star', '0917', suits('Toad')),
      unit('Slow', '1117', tank('Slug', { mp: 2 })),
    ],
    north: [unit('Pack', '0501 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  return table.mp(name);
};

rule('BF2-ENV-01', "Vehicles and battle armor lose 1 MP for each 10 degrees or fraction, 'Mechs none", () => {
  expect([50, 51, 60, 61, 65].map((degrees) => mpAt(degrees, 'Armor'))).toEqual([4, 3, 3, 2, 2]);
  expect([-30, -31, -40, -41].map((degrees) => mpAt(degrees, 'Armor'))).toEqual([4, 3, 3, 2]);
  expect([65, -31].map((degrees) => mpAt(degrees, 'Star'))).toEqual([1, 2]);
  expect([65, -31].map((degrees) => mpAt(degrees, 'Lance'))).toEqual([4, 4]);
});

rule('BF2-ENV-01', 'Nobody is slowed down to less than 1 MP', () => {
  expect([100, 150].map((degrees) => mpAt(degrees, 'Slow'))).toEqual([1, 1]);
});

rule('BF2-ENV-01', 'The base number that attackers are told follows from what is left', () => {
  const table = battle({
    options: { temperature: 61 },
    south: [unit('Armor', '0517', tank('Tank', { mp: 5 }))],
    north: [unit('Pack', '0501 S', mech('Wolf', { mp: 5 }))],
  });
  expect([table.element('Tank').base, table.element('Wolf').base]).toEqual([5, 6]);
});

rule(
  'BF2-ENV-01',
  'Infantry without armor is deployed inside buildings only, and does not leave them',
  () => {
    const table = battle({
      options: { temperature: 60 },
      map: mapWith({ '0515': 'c', '0615': 'b', '1204': 'c' }),
      south: [unit('Foot', 'off the map', platoon('Rifles'))],
      north: [unit('Pack', 'off the map', mech('Wolf'))],
    });
    table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
    table.give({ type: 'home', edge: 'south' }, ['deployment', 6, 6], ['deployment', 1, 1]);
    table.give({ type: 'set-up-first', first: true });
    expect(table.refusal({ type: 'deploy', unit: 0, to: '0517' }).rule).toBe('BF2-SETUP-03');
    table.give({ type: 'deploy', unit: 0, to: '0515' });
    table.put(1, '1401 S');
    table.phase('movement', 'south');
    expect(Object.keys(table.reach('Foot')).sort()).toEqual(['0515', '0615']);
  },
);

rule('BF2-ENV-01', 'Where there is no building, it stays behind', () => {
  const table = battle({
    options: { temperature: -45 },
    south: [unit('Lance', 'off the map', mech('Ram')), unit('Foot', 'off the map', platoon('Rifles'))],
    north: [unit('Pack', 'off the map', mech('Wolf'))],
  });
  table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
  table.give({ type: 'home', edge: 'south' }, ['deployment', 6, 6], ['deployment', 1, 1]);
  table.give({ type: 'set-up-first', first: true });
  expect(table.events('left-behind')).toMatchObject([{ unit: 1 }]);
});

rule(['BF2-ENV-01', 'BF2-MOR-02'], 'Broken infantry stays inside and away from the enemy', () => {
  const table = battle({
    options: { temperature: 60, morale: true },
    map: mapWith({ '0509': 'c', '0508': 'c', '0510': 'c' }),
    south: [unit('Foot', '0509', platoon('Rifles'))],
    north: [unit('Pack', '0505 S', mech('Wolf'))],
  });
  table.unit('Foot').marks = { morale: { nerve: 'broken', since: 1, strength: 1 } };
  table.phase('movement', 'south');
  expect(Object.keys(table.reach('Foot')).sort()).toEqual(['0509', '0510']);
});

rule(
  ['BF2-ENV-01', 'BF2-STACK-01'],
  'Infantry stays inside where a DropShip stands on the ground, too',
  () => {
    const table = battle({
      options: { temperature: 60, offboard: true, aerospace: true },
      map: mapWith({ '0509': 'c', '0508': 'c', '0510': 'c' }),
      south: [unit('Foot', '0509', platoon('Rifles')), unit('Ship', '1210 N grounded', dropship('Union'))],
      north: [unit('Pack', '0501 S', mech('Wolf'))],
    });
    table.phase('movement', 'south');
    expect(Object.keys(table.reach('Foot')).sort()).toEqual(['0508', '0509', '0510']);
  },
);

describe('infantry in vehicles', () => {
  const foot = platoon('Rifles', { specials: ['car3'] });
  const carriers = (room: string, map = {}) => {
    const table = battle({
      options: { temperature: -45 },
      map: mapWith(map),
      south: [
        unit('Trucks', 'off the map', tank('Truck', { specials: [room], mp: 8 })),
        unit('Foot', 'off the map', foot),
        unit('Guards', 'off the map', platoon('Jump', { specials: ['car3'] })),
      ],
      north: [unit('Pack', 'off the map', mech('Wolf'))],
    });
    table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
    table.give({ type: 'home', edge: 'south' }, ['deployment', 6, 6], ['deployment', 1, 1]);
    table.give({ type: 'set-up-first', first: true });
    return table;
  };

  rule('BF2-ENV-01', 'Infantry waits for a vehicle with room, and is deployed inside', () => {
    const table = carriers('tran6');
    expect(table.values('deploy', 'unit')).toEqual([0]);
    expect(table.possible).not.toContain('deploy-aboard');
    table.give({ type: 'deploy', unit: 0, to: '0517', facing: 0 });
    expect(table.values('deploy-aboard', 'unit')).toEqual([1, 2]);
    table.give({ type: 'deploy-aboard', unit: 1, carrier: 0 });
    table.give({ type: 'deploy-aboard', unit: 2, carrier: 0 });
    expect([table.unit('Foot').carrier, table.unit('Guards').carrier]).toEqual([0, 0]);
    expect(table.asked).toBe('north setup/deploy');
  });

  rule('BF2-ENV-01', 'A vehicle in hex 0101 will do, and a bot takes it', () => {
    const table = carriers('tran6');
    table.give({ type: 'deploy', unit: 0, to: '0517', facing: 0 });
    table.put(0, '0101 N');
    expect(table.advice()).toEqual({ type: 'deploy-aboard', unit: 1, carrier: 0 });
    table.give(table.advice());
    expect(table.asked).toBe('south setup/deploy');
    table.give(table.advice());
    expect([table.unit('Foot').carrier, table.unit('Guards').carrier]).toEqual([0, 0]);
  });

  rule('BF2-ENV-01', 'Who finds no room stays behind', () => {
    const table = carriers('tran3');
    table.give({ type: 'deploy', unit: 0, to: '0517', facing: 0 });
    expect(table.refusal({ type: 'deploy-aboard', unit: 1, carrier: 3 }).rule).toBe('BF2-ENV-01');
    table.give({ type: 'deploy-aboard', unit: 1, carrier: 0 });
    expect(table.events('left-behind')).toMatchObject([{ unit: 2 }]);
    expect(carriers('tran2').news.filter(({ type }) => type === 'left-behind')).toHaveLength(2);
  });

  rule(['BF2-ENV-01', 'BF2-EQ-16'], 'It gets out into buildings only', () => {
    const table = carriers('tran6', { '0515': 'c' });
    table.give({ type: 'deploy', unit: 0, to: '0517', facing: 0 });
    table.give({ type: 'deploy-aboard', unit: 1, carrier: 0 });
    table.give({ type: 'deploy', unit: 2, to: '0515' });
    table.put(3, '0501 S');
    table.nextTurn('south');
    expect(table.possible).not.toContain('unload');
    table.move('Trucks', '0516');
    expect(table.possible).not.toContain('unload');
    table.put(2, '0510');
    expect(table.values('unload', 'unit')).toEqual([0]);
    table.give({ type: 'unload', unit: 0, passenger: 1, to: '0515' });
    expect(table.hexOf('Foot')).toBe('0515');
  });
});

rule('BF2-ENV-01', 'One platoon exposes its unit; transports carry others, not themselves', () => {
  const table = battle({
    options: { temperature: -45 },
    south: [
      unit('Mixed', 'off the map', platoon('Rifles', { specials: ['car3', 'tran9'] }), suits('Toad')),
      unit('Omnis', '0517 N', mech('Ram', { specials: ['tran9'] })),
      unit('Suits', 'off the map', suits('Frog')),
    ],
    north: [unit('Pack', '0501 S', mech('Wolf'))],
  });
  expect([0, 1, 2].map((index) => isExposed(table.field, index))).toEqual([true, false, false]);
  expect(mayBoard(table.field, table.state, 0)).toBe(false);
});

rule('BF2-ENV-01', 'A transport is good for boarding while it may still come', () => {
  const waiting = (place: string, fate?: number) => {
    const table = battle({
      options: { temperature: -45 },
      south: [
        unit('Trucks', place, tank('Truck', { specials: ['tran6'] })),
        unit('Foot', 'off the map', platoon('Rifles', { specials: ['car3'] })),
      ],
      north: [unit('Pack', '0501 S', mech('Wolf'))],
    });
    if (fate !== undefined) table.unit('Trucks').hex = fate;
    return mayBoard(table.field, table.state, 1);
  };
  expect([waiting('off the map'), waiting('0517 N'), waiting('off the map', RETREATED)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('temperatures go from −100 to 150 degrees, and 20 is none', () => {
  expect([temperature.base, temperature.allowed]).toEqual([20, [-100, 150]]);
});
