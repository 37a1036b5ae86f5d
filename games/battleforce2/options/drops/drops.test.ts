import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { distance } from '@ironfield/hex/board.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect, test } from 'vitest';
import { battleforce2 } from '../../game.ts';
import { whyNoAttacker } from '../../rules/attack/targeting.ts';
import { ABOARD } from '../../state.ts';
import { battle, initiative, mapWith, mech, platoon, suits, tank, toHit, unit } from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';

/** All forms of the menu, whether anything is possible or not. */
const formsOf = (table: Battle) => menuFor(battleforce2, table.state, 0)!.orders.map(({ type }) => type);

const landing = (a: number, b: number): Roll => ['landing', a, b];
const scatter = (die: number): Roll => ['scatter', die];
const push = (die: number): Roll => ['push', die];

interface Scene {
  readonly map?: Record<string, string>;
  readonly crew?: ReturnType<typeof mech>[];
  readonly friendAt?: string;
  readonly facing?: 0 | 3;
}

/** The lance is aloft, friends stand in 0812 and the enemy in 0807. */
function scene({ map = {}, crew = [mech('Ram'), mech('Ewe')], friendAt = '0812 N' }: Scene = {}) {
  const table = battle({
    options: { drops: true },
    map: mapWith(map),
    south: [unit('Lance', 'off the map', ...crew), unit('Herd', friendAt, mech('Bull'))],
    north: [unit('Pack', '0807 S', mech('Wolf'))],
  });
  table.unit('Lance').marks = { isHeldBack: true };
  table.phase('movement', 'south');
  return table;
}
const drop = (to: string, facing: 0 | 3 = 3) => ({ type: 'drop', unit: 0, to, facing }) as const;

/** Everything else has been done; the drop is the last thing of the phase. */
function dropped(given: Scene & { readonly to?: string }, ...rolls: readonly Roll[]) {
  const table = scene(given);
  const { type, unit: index, to, facing } = drop(given.to ?? '0810', given.facing);
  table.give({ type, unit: index, to, ...(table.field.letters[0] === 'M' && { facing }) });
  table.move('Herd', table.hexOf('Herd')!, 'N', 'ground', ...rolls);
  return table;
}

rule('BF2-DROP-01', "Only 'Mechs and battle armor can be held back, and none of them is deployed", () => {
  const table = battle({
    options: { drops: true },
    south: [
      unit('Lance', 'off the map', mech('Ram')),
      unit('Suits', 'off the map', suits('Elemental')),
      unit('Foot', 'off the map', platoon('Rifle')),
    ],
    north: [unit('Pack', 'off the map', mech('Wolf'))],
  });
  const twice = (purpose: string): Roll[] => [
    [purpose, 6, 6],
    [purpose, 1, 1],
  ];
  table.begin(...twice('home-edges'));
  table.give({ type: 'home', edge: 'south' }, ...twice('deployment'));
  table.give({ type: 'set-up-first', first: true });
  expect(table.values('hold-back', 'unit')).toEqual([0, 1]);
  expect(table.refusal({ type: 'hold-back', unit: 2 }).rule).toBe('BF2-DROP-01');
  table.give({ type: 'hold-back', unit: 0 });
  expect(table.values('deploy', 'unit')).toEqual([1, 2]);
  table.give({ type: 'hold-back', unit: 1 });
  table.give({ type: 'deploy', unit: 2, to: '0817' });
  table.give({ type: 'deploy', unit: 3, to: '0801', facing: 3 }, ...initiative('south'));
  table.give({ type: 'act-first', first: true });
  table.give({ type: 'move', unit: 2, way: 'ground', to: '0817' });
  expect(table.asked).toBe('south movement/move');
  table.give({ type: 'drop', unit: 1, to: '0810' });
  table.done(landing(6, 6));
  expect([table.hexOf('Suits'), table.hexOf('Lance')]).toEqual(['0810', undefined]);
});

rule(
  'BF2-DROP-01',
  'At the end of the Movement Phase 5 and the worst skill are needed to land in the named hex',
  () => {
    const exact = dropped({ crew: [mech('Ram', { skill: -2 }), mech('Ewe', { skill: 2 })] }, landing(3, 4));
    expect([exact.hexOf('Lance'), exact.unit('Lance').facing]).toEqual(['0810', 3]);
    expect(exact.boxes('Ram')).toBe('3/3');
    const elite = dropped({ crew: [mech('Ram', { skill: -2 })] }, landing(1, 2));
    expect(elite.hexOf('Lance')).toBe('0810');
    const told = exact.log.filter(({ type }) => type === 'drop-rolled');
    expect(told).toMatchObject([{ number: { total: 7 }, seenBy: [0] }, { number: null }]);
  },
);

rule(
  'BF2-DROP-02',
  'Example 1: needed 5, rolled 3: each element takes 2, and the unit scatters 2 hexes',
  () => {
    const table = dropped({}, landing(1, 2), scatter(1));
    expect([table.boxes('Ram'), table.boxes('Ewe'), table.hexOf('Lance')]).toEqual(['1/3', '1/3', '0808']);
    expect(dropped({ friendAt: '0512 N' }, landing(1, 2), scatter(4)).hexOf('Lance')).toBe('0812');
  },
);

rule('BF2-DROP-02', 'Damage of a landing is never critical, and may destroy the unit', () => {
  const bare = dropped({ crew: [mech('Ram', { armor: 0 })] }, landing(1, 2), scatter(1));
  expect(bare.boxes('Ram')).toBe('0/1');
  const dead = dropped({ crew: [mech('Ram', { armor: 0, structure: 2 })] }, landing(1, 2), scatter(1));
  expect(dead.unit('Lance').hex).toBe(-2);
});

rule('BF2-DROP-02', 'In prohibited terrain or off the map it is lost', () => {
  const wet = dropped({ crew: [suits('Elemental')], map: { '0809': '~' } }, landing(1, 3), scatter(1));
  expect(wet.unit('Lance').hex).toBe(-2);
  const off = dropped({ to: '0802' }, landing(1, 2), scatter(1));
  expect(off.unit('Lance').hex).toBe(-2);
  expect(
    scene({ crew: [suits('Elemental')], map: { '0809': '~' } }).refusal({ type: 'drop', unit: 0, to: '0809' })
      .rule,
  ).toBe('BF2-DROP-01');
});

rule(
  'BF2-DROP-02',
  'A friend there is pushed a hex, where it may be; directions are rolled again until one is legal',
  () => {
    // The lance fails by 1 and scatters onto the herd.
    const table = dropped({ friendAt: '0809 SE' }, landing(1, 3), scatter(1), push(2));
    expect([table.hexOf('Lance'), table.hexOf('Herd'), table.unit('Herd').facing]).toEqual([
      '0809',
      '0909',
      0,
    ]);
    const edge = dropped(
      { friendAt: '0801 N', to: '0802' },
      landing(1, 3),
      scatter(1),
      push(1),
      push(1),
      push(4),
    );
    expect([edge.hexOf('Lance'), edge.hexOf('Herd')]).toEqual(['0801', '0802']);
  },
);

rule('BF2-DROP-02', 'Where the friend can go nowhere, the dropping unit is lost', () => {
  const water = Object.fromEntries(['0808', '0909', '0910', '0810', '0710', '0709'].map((hex) => [hex, '~']));
  const table = battle({
    options: { drops: true },
    map: mapWith(water),
    south: [unit('Lance', 'off the map', mech('Ram')), unit('Foot', '0809', platoon('Rifle'))],
    north: [unit('Pack', '0803 S', mech('Wolf'))],
  });
  table.unit('Lance').marks = { isHeldBack: true };
  table.phase('movement', 'south');
  table.give(drop('0810'));
  table.move('Foot', '0809', 'N', 'ground', landing(1, 3), scatter(1));
  expect([table.unit('Lance').hex, table.hexOf('Foot')]).toEqual([-2, '0809']);
});

rule('BF2-DROP-02', 'An enemy in the hex is no hindrance', () => {
  const table = dropped({ to: '0807' }, landing(6, 6));
  expect([table.hexOf('Lance'), table.hexOf('Pack')]).toEqual(['0807', '0807']);
});

rule('BF2-DROP-03', 'It does nothing more this turn, may be attacked, and acts from the next turn on', () => {
  const table = dropped({ facing: 0 }, landing(6, 6));
  expect([table.targets('Lance'), table.targets('Herd')]).toEqual([[], ['Pack']]);
  expect(table.refusedFire('Lance', 'Pack', 'Ram > Wolf')).toBe('BF2-SEQ-05');
  table.done();
  table.done();
  table.fire('Pack', 'Lance', ['Wolf > Ram'], toHit(6, 6), ...initiative('south'));
  table.give({ type: 'act-first', first: true });
  expect(table.reach('Lance')).toHaveProperty('0809');
  table.done();
  expect(table.targets('Lance')).toEqual(['Pack']);
});

describe('a bot', () => {
  const aloft = () => {
    const table = battle({
      options: { drops: true },
      south: [
        unit('Herd', '0817 N', mech('Bull')),
        unit('Lance', 'off the map', mech('Ram')),
        unit('Star', 'off the map', mech('Ewe')),
      ],
      north: [unit('Pack', '0803 S', mech('Wolf'))],
    });
    for (const name of ['Lance', 'Star']) table.unit(name).marks = { isHeldBack: true };
    table.phase('movement', 'south');
    return table;
  };

  test('drops its units near the enemy, and not upon it', () => {
    const distances = Array.from({ length: 20 }, (_, i) => {
      const table = aloft();
      const order = table.advice('regular', `seed ${i}`) as { type: string; unit: number; to: string };
      expect(order).toMatchObject({ type: 'drop', unit: 1 });
      return distance(table.field.board, table.cell(order.to), table.cell('0803'));
    });
    expect(Math.max(...distances)).toBeLessThan(8);
    expect(Math.min(...distances)).toBeGreaterThan(2);
  });

  test('holds some back, and deploys others', () => {
    const table = battle({
      options: { drops: true },
      south: [unit('Lance', 'off the map', mech('Ram'))],
      north: [unit('Pack', 'off the map', mech('Wolf'))],
    });
    table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
    table.give({ type: 'home', edge: 'south' }, ['deployment', 6, 6], ['deployment', 1, 1]);
    table.give({ type: 'set-up-first', first: true });
    const types = Array.from({ length: 30 }, (_, i) => table.advice('regular', `seed ${i}`).type);
    const held = types.filter((type) => type === 'hold-back').length;
    expect(held).toBeGreaterThan(1);
    expect(held).toBeLessThan(15);
    expect(new Set(types)).toEqual(new Set(['deploy', 'hold-back']));
  });
});

rule('BF2-DROP-01', 'Where nobody can drop nobody is asked to hold back', () => {
  const table = battle({
    options: { drops: true },
    south: [unit('Foot', 'off the map', platoon('Rifle'))],
    north: [unit('Pack', 'off the map', mech('Wolf'))],
  });
  table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
  table.give({ type: 'home', edge: 'south' }, ['deployment', 6, 6], ['deployment', 1, 1]);
  table.give({ type: 'set-up-first', first: true });
  expect(formsOf(table)).not.toContain('hold-back');
});

rule('BF2-DROP-01', 'The order to drop stands before the word that all is done', () => {
  expect(formsOf(scene()).slice(-2)).toEqual(['drop', 'done']);
  const overloaded = battle({
    options: { drops: true },
    south: [
      unit('Lance', 'off the map', mech('Ram')),
      unit(
        'Trucks',
        '0810 N',
        tank('Truck', { specials: ['tran3'] }),
        tank('Wreck', { specials: ['tran3'] }),
      ),
      unit('Foot', 'off the map', platoon('Rifle', { specials: ['car5'] })),
    ],
    north: [unit('Pack', '0807 S', mech('Wolf'))],
  });
  overloaded.unit('Lance').marks = { isHeldBack: true };
  Object.assign(overloaded.unit('Foot'), { hex: ABOARD, carrier: 1 });
  Object.assign(overloaded.element('Wreck'), { destroyed: true });
  overloaded.suffered('Wreck', { structure: 0 });
  overloaded.phase('movement', 'south');
  expect(formsOf(overloaded)).toEqual(['unload']);
});

rule('BF2-DROP-02', 'Scattered over hex 0101 it is off the map', () => {
  const table = dropped({ to: '0102' }, landing(1, 2), scatter(1));
  expect(table.events('drop-scattered')).toMatchObject([{ hexes: 2, hex: -1 }]);
});

rule('BF2-DROP-03', 'Whoever has landed has moved and fired, and attacks nobody', () => {
  const table = dropped({}, landing(6, 6));
  expect(table.unit('Lance')).toMatchObject({ moved: true, fired: true });
  expect(whyNoAttacker(table.field, table.state, 0)?.rule).toBe('BF2-DROP-03');
  expect(whyNoAttacker(table.field, table.state, table.elementIndex('Bull'))).toBeNull();
});

rule('BF2-DROP-02', 'A friend is pushed into hex 0101 as well', () => {
  const table = dropped({ friendAt: '0102 N', to: '0103' }, landing(1, 3), scatter(1), push(1));
  expect(table.events('pushed')).toMatchObject([{ hex: table.cell('0101') }]);
});

rule('BF2-DROP-01', 'Without anybody aloft nobody drops', () => {
  const table = scene();
  table.unit('Lance').marks = { isHeldBack: false };
  expect(formsOf(table)).not.toContain('drop');
});

rule('BF2-DROP-01', 'They land in the order in which they were named', () => {
  const table = battle({
    options: { drops: true },
    south: [
      unit('Lance', 'off the map', mech('Ram')),
      unit('Flight', 'off the map', mech('Ewe')),
      unit('Herd', '0812 N', mech('Bull')),
    ],
    north: [unit('Pack', '0807 S', mech('Wolf'))],
  });
  for (const name of ['Lance', 'Flight']) table.unit(name).marks = { isHeldBack: true };
  table.phase('movement', 'south');
  table.give({ type: 'drop', unit: 1, to: '0101', facing: 3 });
  table.give({ type: 'drop', unit: 0, to: '0303', facing: 3 });
  table.move('Herd', '0812', 'N', 'ground', landing(6, 6), landing(6, 6));
  expect(table.events('landed').map((each) => each.unit)).toEqual([1, 0]);
  expect([table.hexOf('Flight'), table.hexOf('Lance')]).toEqual(['0101', '0303']);
  expect(table.unit('Lance').marks).toEqual({});
});

rule('BF2-DROP-02', 'It is told of a unit that it crashes', () => {
  const table = dropped({ to: '0101' }, landing(1, 3), scatter(1));
  expect(table.events('crashed')).toMatchObject([{ unit: 0 }]);
});

describe('Where a bot drops', () => {
  const drops = (change: (table: Battle) => void) => {
    const table = scene();
    const goal = table.objective('objective', 'south', '0505');
    change(table);
    const goals = ['a', 'b', 'c', 'd'].map((seed) => (table.advice('regular', seed) as { to: string }).to);
    return { goals: new Set(goals), goal };
  };
  const onIt = (change: (table: Battle) => void) => {
    const { goals } = drops(change);
    return goals.size === 1 && goals.has('0505');
  };

  test('on an objective that its side can claim and nobody stands on', () => {
    expect(onIt(() => {})).toBe(true);
    expect(onIt((table) => Object.assign(table.state.objectives[0], { claimed: true }))).toBe(false);
    expect(onIt((table) => Object.assign(table.state.objectives[0], { owner: 1 }))).toBe(false);
    expect(onIt((table) => table.put(2, '0505 S'))).toBe(false);
  });

  test('on the first of two that are as far from its favourite distance', () => {
    const table = scene();
    table.objective('objective', 'south', '0812');
    table.objective('objective', 'south', '0302');
    table.objective('objective', 'south', '0302');
    expect(table.advice()).toMatchObject({ type: 'drop', to: '0302' });
  });
});
