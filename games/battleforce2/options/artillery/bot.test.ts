import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect, test } from 'vitest';
import { COMMAND_LISTS } from '../../data/commands.ts';
import { lucky } from '../../testing/luck.ts';
import {
  battle,
  fighter,
  mapWith,
  mech,
  type PlacedUnit,
  platoon,
  type Scene,
  unit,
} from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';
import { artilleryRoll, direction, distance, gun, options } from './artillery.fixture.ts';

const scene = (south: readonly PlacedUnit[], north: readonly PlacedUnit[], more: Partial<Scene> = {}) =>
  battle({ south, north, options, ...more }).showAll();
const mouse = (place: string) => unit('Mice', place, mech('Mouse', { armor: 9, structure: 9, points: 1 }));
const bears = (place: string) => unit('Bears', place, mech('Bear', { points: 90 }));

const SHOT = {
  element: 0,
  hex: 0,
  unit: -1,
  place: null,
  lands: 1,
  number: 11,
  damage: 2,
  clears: false,
  lays: false,
};

test('A bot designates hexes in the middle of the map, one for each gun', () => {
  const table = scene([unit('Battery', 'off', gun('Sniper'), gun('Other'))], [mouse('off')]);
  table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
  table.give({ type: 'home', edge: 'south' });
  const { targets } = table.advice() as { targets: { element: number; hex: string }[] };
  expect(targets.map(({ element }) => element)).toEqual([0, 1]);
  expect(targets[0].hex).toBe('0809');
  expect(new Set(targets.map(({ hex }) => hex)).size).toBe(2);
});

test('It shells the hex where most is to be won, and no friends', () => {
  const table = scene([unit('Battery', '0817 N', gun('Sniper'))], [mouse('0503 S'), bears('1203 S')]);
  table.phase('combat', 'south');
  expect(table.advice()).toMatchObject({ type: 'shell', element: 0, at: '1203' });
  const shared = scene(
    [unit('Battery', '0817 N', gun('Sniper')), unit('Lance', '1203 N', mech('Ram', { points: 200 }))],
    [mouse('0503 S'), bears('1203 S')],
  );
  shared.unit('Lance').fired = true;
  shared.phase('combat', 'south');
  expect(shared.advice()).toMatchObject({ type: 'shell', element: 0, at: '0503' });
});

test('What has a target in sight fires at it', () => {
  const table = scene([unit('Battery', '0807 N', gun('Sniper'))], [bears('0803 S')]);
  table.phase('combat', 'south');
  expect(table.advice()).toMatchObject({ type: 'fire', unit: 0, target: 1 });
});

test('It guides missiles at the target that is worth most', () => {
  const arrow = gun('Arrow', 'artA');
  const table = scene(
    [unit('Battery', '0117 N', arrow), unit('Eyes', '0806 N', mech('Scout', { specials: ['tag'] }))],
    [mouse('0804 S'), bears('0703 S'), unit('Foot', '0904', platoon('Rifles', { points: 500 }))],
  );
  table.state.marks = {
    ...table.state.marks,
    artillery: { ...table.state.marks!.artillery!, shots: [{ ...SHOT, artillery: 'A' }] },
  };
  table.phase('combat', 'south');
  table.done();
  expect(table.asked).toBe('south artillery/guide');
  expect(table.advice()).toEqual({
    type: 'guide',
    spotter: 1,
    target: table.elementIndex('Bear'),
    missiles: [{ shot: 0 }],
  });
});

describe('What a shot is worth', () => {
  const worth = (points: number, place: string, name: string, figures = {}) =>
    unit(name, place, mech(name, { points, ...figures }));
  const battery = (place = '0817 N') => unit('Battery', place, gun('Sniper'));
  const shells = (table: Battle, designated: readonly string[] = []) => {
    table.state.marks = {
      ...table.state.marks,
      artillery: {
        ...table.state.marks!.artillery!,
        designated: [designated.map((hex) => table.cell(hex)), []],
      },
    };
    table.phase('combat', 'south');
    const order = table.advice();
    return order.type === 'shell' ? order.at : order.type;
  };

  test('A hex that is hit without a roll, where that is worth more than a better target', () => {
    const chosen = (points: number) =>
      shells(scene([battery()], [worth(points, '0101 S', 'Sure'), worth(90, '1203 S', 'Rich')]), ['0101']);
    expect([chosen(30), chosen(14)]).toEqual(['0101', '1203']);
  });

  test('No hex where more is to be lost than won, or nothing', () => {
    const shared = (own: number, theirs: number) => {
      const table = scene([battery(), worth(own, '1203 N', 'Own')], [worth(theirs, '1203 S', 'Theirs')]);
      table.unit('Own').fired = true;
      return shells(table);
    };
    expect([shared(50, 90), shared(90, 50), shared(80, 90)]).toEqual(['1203', 'done', '1203']);
    const air = scene([battery()], [unit('Air', '1203 S', fighter('Corsair'))], {
      options: { ...options, aerospace: true },
    });
    expect(shells(air)).toBe('done');
  });

  test('Nothing out of range', () => {
    const far = scene(
      [unit('Battery', '0834 N', gun('Arrow', 'artA'))],
      [worth(90, '0801 S', 'Far'), worth(10, '0817 S', 'Near')],
      { map: mapWith({}, 15, 68) },
    );
    far.put(0, '0867 N');
    expect(shells(far)).toBe('done');
    far.put(2, '0840 S');
    expect(shells(far)).toBe('0840');
  });
});

describe('What a missile is worth', () => {
  const missile = { ...SHOT, artillery: 'A' } as const;
  const guides = (...north: readonly PlacedUnit[]) => {
    const table = scene(
      [
        unit('Battery', '0117 N', gun('Arrow', 'artA')),
        unit('Eyes', '0806 N', mech('Scout', { specials: ['tag'] })),
      ],
      north,
    );
    table.state.marks = {
      ...table.state.marks,
      artillery: { ...table.state.marks!.artillery!, shots: [missile] },
    };
    table.phase('combat', 'south');
    table.done();
    const orders = ['a', 'b', 'c'].map((seed) => table.advice('regular', seed));
    return orders.map((order) => (order.type === 'guide' ? order.target : order.type));
  };

  test('It is sent to whom it may well hit, whatever that is worth', () => {
    expect(guides(mouse('0804 S'))).toEqual([2, 2, 2]);
    const swift = unit('Swift', '0804 S', mech('Swift', { mp: 30, points: 30 }));
    const slow = unit('Slow', '0703 S', mech('Slow', { points: 20 }));
    expect(guides(swift, slow)).toEqual([3, 3, 3]);
  });

  test('Of two that are worth the same to the first, and not to a lesser one', () => {
    expect(guides(unit('A', '0804 S', mech('A')), unit('B', '0703 S', mech('B')))).toEqual([2, 2, 2]);
    expect(guides(bears('0703 S'), mouse('0804 S'))).toEqual([2, 2, 2]);
  });
});

describe('Luck of the Fox', () => {
  const LIST = COMMAND_LISTS.Davion;
  const shelled = (holder: 'Battery' | 'Mice', at: string, ...rolls: readonly Roll[]) => {
    const table = scene([unit('Battery', '0817 N', gun('Sniper'))], [mouse('0803 S')], {
      options: { ...options, commands: true },
      commands: [LIST, LIST],
    });
    lucky(table, holder);
    table.phase('combat', 'south');
    table.give({ type: 'shell', element: 0, at });
    table.done(...rolls);
    return table;
  };

  test('It rolls a shell of its own again that misses, and none that hits', () => {
    const table = shelled('Battery', '0803', artilleryRoll(4, 4));
    expect(table.state.marks!.artillery!.landing!.number).toBe(11);
    const hit = shelled('Battery', '0803', artilleryRoll(6, 5));
    expect([table.advice().type, hit.advice().type]).toEqual(['use', 'pass']);
  });

  test('It does not mind how far its own shell goes astray, but that one comes down on it', () => {
    const astray = [artilleryRoll(1, 2), direction(1), distance(1)] as const;
    const struck = shelled('Mice', '0804', ...astray);
    expect([struck.asked, struck.advice().type]).toEqual(['north command/luck', 'use']);
    const own = shelled('Battery', '0804', artilleryRoll(1, 2));
    own.pass(direction(1));
    own.pass(distance(1));
    expect([own.asked, own.advice().type]).toEqual(['south command/luck', 'pass']);
  });
});
