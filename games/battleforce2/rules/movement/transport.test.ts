import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { rosterEntry } from '../../data/roster.ts';
import type { Order } from '../../orders.ts';
import { hitOn } from '../../phases/combat/hits.ts';
import { battle, critical, mapWith, mech, platoon, suits, tank, toHit, unit } from '../../testing/scene.ts';
import { whyNoRoom } from './transport.ts';

const badger = (name: string, tons = 4) => tank(name, { mp: 5, structure: 2, specials: [`tran${tons}`] });
const foot = (name: string, figures = {}) =>
  platoon(name, { mp: 1, specials: ['car3'], damage: [1, 1, null], ...figures });

interface Scene {
  readonly carriers?: ReturnType<typeof tank>[];
  readonly footAt?: string;
  readonly enemyAt?: string;
  readonly map?: Record<string, string>;
}

/** A lance of four Badgers (16 tons) in 0810, and a company of three platoons (9 tons) beside it. */
function scene({
  carriers = [badger('B1'), badger('B2'), badger('B3'), badger('B4')],
  footAt = '0811',
  enemyAt = '0801 S',
  map = {},
}: Scene = {}) {
  const table = battle({
    map: mapWith(map),
    south: [unit('Badgers', '0810 N', ...carriers), unit('Foot', footAt, foot('P1'), foot('P2'), foot('P3'))],
    north: [
      unit('Pack', enemyAt, mech('Wolf', { damage: [9, 9, 9] }), mech('Cub', { damage: [9, 9, 9] })),
      unit('Reserve', '0604 S', mech('Hare')),
    ],
  });
  table.phase('movement', 'south');
  return table;
}
const load: Order = { type: 'load', unit: 0, passenger: 1 };
const unload = (to: string): Order => ({ type: 'unload', unit: 0, passenger: 1, to });

rule(['BF2-EQ-16', 'BF2-EQ-06'], 'A unit beside a transport is taken aboard if its tons fit', () => {
  const table = scene();
  table.give(load);
  expect(table.hexOf('Foot')).toBeUndefined();
  expect(table.unit('Foot').carrier).toBe(0);
  expect(table.events('loaded')).toEqual([{ type: 'loaded', unit: 0, passenger: 1, mounts: [] }]);
  expect(scene({ carriers: [badger('B1'), badger('B2')] }).possible).not.toContain('load');
  const exact = scene({ carriers: [badger('B1'), badger('B2', 5)] });
  expect(exact.possible).toContain('load');
  expect(scene({ footAt: '0812' }).possible).not.toContain('load');
  const plain = battle({
    south: [unit('Badgers', '0810 N', badger('B1', 99)), unit('Lance', '0811 N', tank('T'))],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  plain.phase('movement', 'south');
  expect(plain.possible).not.toContain('load');
});

rule('BF2-TRO-09', 'Example 1: which transports of the roster carry a company on foot or on wheels', () => {
  const line = (id: string, name: string) => ({
    sheet: { ...rosterEntry(id)!.sheet, name, chassis: name },
    skill: 0,
  });
  const carries = (carrier: string, count: number, passenger: string) => {
    const some = (id: string, many: number) =>
      Array.from({ length: many }, (_, index) => line(id, `${id} ${index}`));
    const table = battle({
      south: [unit('Lance', '0810 N', ...some(carrier, count)), unit('Foot', '0811', ...some(passenger, 3))],
      north: [unit('Pack', '0801 S', mech('Wolf'))],
    });
    table.phase('movement', 'south');
    return table.possible.includes('load');
  };
  expect(carries('veh-apc-tracked', 4, 'inf-foot-rifle')).toBe(false);
  expect(carries('veh-maultier-hover-apc', 4, 'inf-foot-rifle')).toBe(true);
  expect(carries('veh-heavy-tracked-apc', 3, 'inf-motor-rifle')).toBe(true);
  expect(carries('veh-heavy-tracked-apc', 2, 'inf-motor-rifle')).toBe(false);
});

rule(
  'BF2-EQ-16',
  'Loading is possible before and after the move of the transport, but only for units that have not moved',
  () => {
    const before = scene();
    before.give(load);
    before.move('Badgers', '0806');
    expect(before.unit('Foot').carrier).toBe(0);
    const after = scene({ footAt: '0809' });
    after.move('Badgers', '0808');
    after.give(load);
    expect(after.unit('Foot').carrier).toBe(0);
    const moved = scene();
    moved.move('Foot', '0811');
    expect(moved.possible).not.toContain('load');
  },
);

rule(
  'BF2-EQ-16',
  'Whoever is carried moves with its transport and is put down beside it, before or after its move',
  () => {
    const table = scene();
    table.give(load);
    table.move('Badgers', '0806');
    table.nextTurn('south');
    expect(table.asked).toBe('south movement/move');
    table.move('Badgers', '0804');
    expect(table.asked).toBe('south movement/move');
    expect(table.refusal(unload('0802')).rule).toBe('BF2-EQ-16');
    table.give(unload('0803'));
    expect([table.hexOf('Foot'), table.unit('Foot').carrier]).toEqual(['0803', null]);
    expect(table.asked).not.toBe('south movement/move');
  },
);

rule(
  ['BF2-EQ-16', 'BF2-MOVE-04'],
  'Nobody moves in the turn in which it is loaded or unloaded, and no transport does both',
  () => {
    const table = scene();
    table.give(load);
    expect(table.possible).not.toContain('unload');
    table.move('Badgers', '0810');
    table.nextTurn('south');
    table.give(unload('0811'));
    expect(table.refusedMove('Foot', '0811')).toBe('BF2-SEQ-04');
    expect(table.possible).not.toContain('load');
  },
);

rule('BF2-EQ-16', 'It is put down only where it may be and where no friend is', () => {
  const table = scene({ map: { '0811': '~' }, footAt: '0809' });
  table.give(load);
  table.move('Badgers', '0810');
  table.nextTurn('south');
  expect(table.refusal(unload('0811')).rule).toBe('BF2-EQ-16');
  expect(table.refusal(unload('0810')).rule).toBe('BF2-EQ-16');
  table.give(unload('0809'));
});

rule(
  ['BF2-EQ-16', 'BF2-ATK-01'],
  'Loaded this turn it attacks from the hex of its transport; carried later, neither attacks nor is a target',
  () => {
    const table = scene({ enemyAt: '0806 S' });
    table.give(load);
    table.move('Badgers', '0809');
    expect(table.asked).toBe('south combat/declare');
    expect(table.number('P1', 'Wolf').lines[1].value).toBe(2);
    table.fire('Foot', 'Pack', ['P1 > Wolf'], toHit(1, 1));
    table.done();
    table.done();
    expect(table.targets('Pack')).toEqual(['Badgers']);
    table.nextTurn('south');
    table.move('Badgers', '0809');
    table.done();
    expect(table.asked).toBe('south combat/declare');
    expect(table.targets('Foot')).toEqual([]);
    expect(table.refusedFire('Foot', 'Pack', 'P1 > Wolf')).toBe('BF2-SEQ-04');
  },
);

rule('BF2-EQ-16', 'Put down this turn, it attacks normally', () => {
  const table = scene({ enemyAt: '0807 S' });
  table.unit('Foot').moved = false;
  table.give(load);
  table.move('Badgers', '0810');
  table.done();
  table.done();
  table.nextTurn('south');
  table.give(unload('0809'));
  table.move('Badgers', '0810');
  expect(table.attackers('Foot', 'Pack')).toEqual(['P1', 'P2', 'P3']);
});

rule(
  'BF2-EQ-16',
  'Example 1: with two of four Badgers lost 8 tons are left, and the 9 tons of infantry are put down first',
  () => {
    const table = scene({ enemyAt: '0806 S' });
    table.give(load);
    table.move('Badgers', '0809');
    table.done();
    table.done();
    table.fire('Pack', 'Badgers', ['Wolf > B1', 'Cub > B2'], toHit(6, 6), toHit(6, 6));
    expect(table.unit('Foot').carrier).toBe(0);
    expect(table.boxes('P1')).toBe('3/0');
    table.nextTurn('south');
    expect(table.asked).toBe('south movement/move');
    expect(table.possible).toEqual(['unload']);
    expect(table.refusal({ type: 'done' }).message).toBeTruthy();
    table.give(unload('0810'));
    expect(table.boxes('P1')).toBe('3/0');
    expect(table.possible).toContain('move');
  },
);

rule('BF2-EQ-16', 'Where it cannot be put down, it stays aboard', () => {
  const table = scene({
    map: { '0808': '~', '0909': '~', '0910': '~', '0810': '~', '0710': '~', '0709': '~', '0809': '.' },
    footAt: '0809',
  });
  table.give(load);
  table.put(0, '0809 N');
  table.element('B1').destroyed = true;
  table.element('B2').destroyed = true;
  table.nextTurn('south');
  expect(table.possible).toContain('done');
  expect(table.possible).not.toContain('unload');
});

rule(
  ['BF2-EQ-16', 'BF2-VIC-02'],
  'With the last transport its passengers are destroyed, although the carrier has others left',
  () => {
    const table = scene({ carriers: [badger('B1', 9), tank('T', { mp: 5 })], enemyAt: '0806 S' });
    table.give(load);
    table.move('Badgers', '0809');
    table.done();
    table.done();
    table.fire('Pack', 'Badgers', ['Wolf > B1'], toHit(6, 6));
    expect(['P1', 'P2', 'P3'].map((name) => table.element(name).destroyed)).toEqual([true, true, true]);
    expect(table.events('unit-destroyed')).toEqual([{ type: 'unit-destroyed', unit: 1 }]);
    expect(table.element('T').destroyed).toBe(false);
  },
);

rule(['BF2-EQ-16', 'BF2-VIC-04'], 'Whoever is carried leaves the map with its carrier', () => {
  const table = scene({ footAt: '0816' });
  table.put(0, '0817 N');
  table.phase('movement', 'south');
  table.give(load);
  table.give({ type: 'exit', unit: 0, edge: 'south' });
  expect([table.unit('Badgers').hex, table.unit('Foot').hex, table.unit('Foot').carrier]).toEqual([
    -3,
    -3,
    null,
  ]);
});

rule(
  ['BF2-EQ-16', 'BF2-STACK-01', 'BF2-OBJ-03'],
  'Whoever is carried counts for no stacking and occupies nothing',
  () => {
    const table = battle({
      south: [
        unit('Badgers', '0810 N', badger('B1', 9)),
        unit('Foot', '0811', foot('P1')),
        unit('Lance', '0812 N', mech('Ram')),
      ],
      north: [unit('Pack', '0801 S', mech('Wolf'))],
    });
    table.phase('movement', 'south');
    table.give(load);
    expect(table.reach('Lance')).toHaveProperty('0811');
  },
);

const omni = (name: string, figures = {}) => mech(name, { specials: ['omni'], armor: 2, ...figures });

function riders({ suitsAt = '0811', omnis = [omni('Thor'), mech('Plain'), omni('Loki')] } = {}) {
  const table = battle({
    organization: 'Clan',
    south: [unit('Star', '0810 N', ...omnis), unit('Points', suitsAt, suits('E1'), suits('E2'))],
    north: [
      unit('Pack', '0806 S', mech('Wolf', { damage: [9, 3, 1] }), mech('Cub', { damage: [9, 1, 1] })),
      unit('Reserve', '0604 S', mech('Hare')),
    ],
  });
  table.phase('movement', 'south');
  return table;
}

rule(
  ['BF2-INF-05', 'BF2-EQ-14'],
  'Each OmniMech carries one element of battle armor, first with first',
  () => {
    const table = riders();
    table.give(load);
    const [thor, loki] = [table.elementIndex('Thor'), table.elementIndex('Loki')];
    expect([table.element('E1').mount, table.element('E2').mount]).toEqual([thor, loki]);
    expect(riders({ omnis: [omni('Thor'), mech('Plain')] }).possible).not.toContain('load');
    const foot = battle({
      south: [
        unit('Star', '0810 N', omni('Thor')),
        unit('Foot', '0811', platoon('P1', { specials: ['car3'] })),
      ],
      north: [unit('Pack', '0801 N', mech('Wolf'))],
    });
    foot.phase('movement', 'south');
    expect(foot.possible).not.toContain('load');
  },
);

rule('BF2-INF-05', 'Riders do not attack, not even in the turn in which they mount', () => {
  const table = riders();
  table.give(load);
  table.move('Star', '0810');
  expect(table.targets('Points')).toEqual([]);
  expect(table.targets('Star')).toContain('Pack');
});

rule('BF2-INF-05', 'Of every hit the first point goes to the rider, the rest to its ’Mech', () => {
  const table = riders();
  table.give(load);
  table.move('Star', '0809');
  table.done();
  table.done();
  table.fire('Pack', 'Star', ['Wolf > Thor', 'Cub > Thor'], toHit(6, 6), toHit(6, 6));
  expect(table.boxes('E1')).toBe('1/0');
  expect(table.boxes('Thor')).toBe('0/3');
  expect([table.boxes('E2'), table.boxes('Loki')]).toEqual(['3/0', '2/3']);
});

rule('BF2-INF-05', 'The first point goes to the rider though it is the first element of all', () => {
  const table = battle({
    organization: 'Clan',
    south: [
      unit('Points', '0811', suits('E1'), suits('E2')),
      unit('Star', '0810 N', omni('Thor'), omni('Loki')),
    ],
    north: [
      unit('Pack', '0806 S', mech('Wolf', { damage: [9, 3, 1] })),
      unit('Reserve', '0604 S', mech('Hare')),
    ],
  });
  table.phase('movement', 'south');
  table.give({ type: 'load', unit: 1, passenger: 0 });
  table.move('Star', '0809');
  table.done();
  table.done();
  table.fire('Pack', 'Star', ['Wolf > Thor'], toHit(6, 6));
  expect([table.boxes('E1'), table.boxes('Thor')]).toEqual(['2/0', '0/3']);
});

rule(
  ['BF2-INF-05', 'BF2-CRIT-01'],
  'Critical hits go by what reaches the ’Mech; when the rider is gone it is hit in full',
  () => {
    const table = riders({ omnis: [omni('Thor', { armor: 0, structure: 9 }), omni('Loki')] });
    table.give(load);
    table.suffered('E1', { armor: 1 });
    table.move('Star', '0809');
    table.done();
    table.done();
    table.fire('Pack', 'Star', ['Cub > Thor', 'Wolf > Thor'], toHit(6, 6), toHit(6, 6), critical(1, 1));
    expect(table.element('E1').destroyed).toBe(true);
    expect(table.boxes('Thor')).toBe('0/6');
  },
);

rule('BF2-INF-05', 'With its ’Mech a rider is lost, the others ride on', () => {
  const table = riders({ omnis: [omni('Thor', { armor: 0, structure: 1 }), omni('Loki')] });
  table.give(load);
  table.move('Star', '0809');
  table.done();
  table.done();
  table.fire('Pack', 'Star', ['Wolf > Thor'], toHit(6, 6));
  expect(table.element('E1').destroyed).toBe(true);
  expect([table.element('E2').destroyed, table.unit('Points').carrier]).toEqual([false, 0]);
  table.nextTurn('south');
  table.give({ type: 'unload', unit: 0, passenger: 1, to: '0808' });
  expect([table.element('E2').mount, table.hexOf('Points')]).toEqual([null, '0808']);
});

/** Two carriers and three units of infantry beside them, of 3 tons each. */
function depot(tons: number) {
  const table = battle({
    map: mapWith({ '0709': '~', '0710': '~', '0910': '~', '0909': '~' }),
    south: [
      unit('Truck', '0810 N', badger('B1', tons)),
      unit('First', '0811', foot('P1')),
      unit('Second', '0809', foot('P2')),
      unit('Shuttle', '0812 N', badger('B2', 3)),
    ],
    north: [unit('Pack', '0101 S', platoon('Rifle', { specials: ['car3'] }))],
  });
  table.phase('movement', 'south');
  return table;
}
const into = (carrier: number, passenger: number): Order => ({ type: 'load', unit: carrier, passenger });
const out = (carrier: number, passenger: number, to: string): Order => ({
  type: 'unload',
  unit: carrier,
  passenger,
  to,
});

rule(
  'BF2-EQ-16',
  'Several units are carried if they fit together, and stay aboard as long as they do',
  () => {
    const small = depot(5);
    small.give(into(0, 1));
    expect(small.refusal(into(0, 2)).message).toBeTruthy();
    expect(small.values('move', 'unit')).toEqual([0, 2, 3]);
    const table = depot(6);
    table.give(into(0, 1));
    table.give(into(0, 2));
    expect([table.unit('First').carrier, table.unit('Second').carrier]).toEqual([0, 0]);
    table.nextTurn('south');
    expect(table.possible).toContain('move');
    expect(table.possible).toContain('unload');
  },
);

rule('BF2-EQ-16', 'Only one’s own units on the map are loaded, and none that carries somebody', () => {
  const table = depot(6);
  expect(table.refusal(into(0, 4)).rule).toBe('BF2-SEQ-04');
  table.give(into(0, 1));
  expect(table.refusal(into(0, 1)).rule).toBe('BF2-SEQ-04');
  const chain = battle({
    south: [
      unit('Truck', '0810 N', badger('B1', 9)),
      unit('Cart', '0811 N', tank('Cart', { specials: ['car3', 'tran3'] })),
      unit('Foot', '0812', foot('P1')),
      unit('Other', '0809', foot('P2')),
    ],
    north: [unit('Pack', '0101 S', mech('Wolf'))],
  });
  chain.phase('movement', 'south');
  chain.give(into(1, 2));
  expect(chain.refusal(into(0, 1)).rule).toBe('BF2-EQ-16');
});

rule(
  'BF2-EQ-16',
  'A carrier that has put somebody down takes nobody aboard this turn, and the other way round',
  () => {
    const table = depot(6);
    table.give(into(0, 1));
    table.nextTurn('south');
    table.give(out(0, 1, '0811'));
    expect(table.possible).not.toContain('load');
    const both = depot(6);
    both.give(into(0, 1));
    both.nextTurn('south');
    both.give(into(0, 2));
    expect(both.possible).not.toContain('unload');
  },
);

rule('BF2-EQ-16', 'One free hex is enough to be put down', () => {
  const table = depot(6);
  table.give(into(0, 1));
  table.nextTurn('south');
  // Water on four sides, the second company on the fifth.
  for (const to of ['0809', '0909', '0910', '0710', '0709'])
    expect(table.refusal(out(0, 1, to)).rule, to).toBe('BF2-EQ-16');
  table.give(out(0, 1, '0811'));
});

rule('BF2-INF-05', 'A second unit of battle armor mounts what is free, also where a rider has fallen', () => {
  const table = battle({
    organization: 'Clan',
    south: [
      unit('Star', '0810 N', omni('Thor'), omni('Loki'), omni('Uller')),
      unit('Points', '0811', suits('E1'), suits('E2')),
      unit('More', '0809', suits('F1'), suits('F2')),
    ],
    north: [
      unit('Pack', '0806 S', mech('Wolf', { damage: [1, 1, 1] })),
      unit('Reserve', '0604 S', mech('Hare')),
    ],
  });
  table.phase('movement', 'south');
  table.give(into(0, 1));
  expect(table.possible).not.toContain('load');
  table.suffered('E1', { armor: 1 });
  table.done();
  table.done();
  table.done();
  table.fire('Pack', 'Star', ['Wolf > Thor'], toHit(6, 6));
  expect(table.element('E1').destroyed).toBe(true);
  table.nextTurn('south');
  table.give(into(0, 2));
  const [thor, uller] = [table.elementIndex('Thor'), table.elementIndex('Uller')];
  expect([table.element('F1').mount, table.element('F2').mount]).toEqual([thor, uller]);
});

rule('BF2-INF-05', 'Only units of battle armor alone ride', () => {
  const table = battle({
    south: [
      unit('Omnis', '0810 N', mech('Ram', { specials: ['omni'] }), mech('Ewe', { specials: ['omni'] })),
      unit('Mixed', '0811', suits('Toad'), platoon('Rifle', { specials: ['car3'] })),
      unit('Suits', '0809', suits('Frog'), suits('Newt')),
    ],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  expect(whyNoRoom(table.field, table.state, 0, 1)?.rule).toBe('BF2-INF-05');
  expect(whyNoRoom(table.field, table.state, 0, 2)).toBeNull();
});

rule('BF2-INF-05', 'A hit that does nothing does nothing to the rider of a ’Mech', () => {
  const table = battle({
    south: [unit('Star', '0810 N', omni('Thor')), unit('Points', '0811', suits('E1'))],
    north: [unit('Pack', '0808 S', mech('Wolf', { damage: [1, 1, 1] }))],
  });
  table.phase('movement', 'south');
  table.give({ type: 'load', unit: 0, passenger: 1 });
  table.suffered('Wolf', { weapon: 1 });
  table.phase('combat', 'north');
  table.fire('Pack', 'Star', ['Wolf > Thor'], toHit(6, 6));
  expect(table.events('damaged')).toMatchObject([{ element: 0, damage: 0 }]);
  expect([table.boxes('E1'), table.boxes('Thor')]).toEqual(['3/0', '2/3']);
});

rule('BF2-INF-05', 'A hit of one point strikes the rider alone, one of two strikes both', () => {
  const struck = (damage: number) => {
    const table = riders();
    table.give(load);
    table.happens((play) => play.next(hitOn(table.elementIndex('Thor'), null, damage)));
    return table.events('damaged').map(({ element, damage: dealt }) => [element, dealt]);
  };
  const table = riders();
  const [thor, rider] = [table.elementIndex('Thor'), table.elementIndex('E1')];
  expect(struck(1)).toEqual([[rider, 1]]);
  expect(struck(2)).toEqual([
    [rider, 1],
    [thor, 1],
  ]);
});
