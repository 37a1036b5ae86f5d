import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Each, Pick } from '@ironfield/kernel/menu/menu.ts';
import { describe, expect } from 'vitest';
import { COMMAND_LISTS } from '../../data/commands.ts';
import type { Order } from '../../orders.ts';
import type { Bombs } from '../../places.ts';
import {
  battle,
  critical,
  dropship,
  fighter,
  mapWith,
  mech,
  type PlacedUnit,
  platoon,
  type Scene,
  suits,
  tank,
  toHit,
  unit,
} from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';

const options = { offboard: true, aerospace: true };
const bombing = (a: number, b: number): Roll => ['bombing', a, b];
const scatter = (direction: number, distance: number): Roll[] => [
  ['scatter direction', direction],
  ['scatter distance', distance],
];

const scene = (air: PlacedUnit, north: readonly PlacedUnit[], more: Partial<Scene> = {}) =>
  battle({ south: [air], north, options, ...more });

const corsair = (place: string, figures = {}) => unit('Air', place, fighter('Corsair', figures));
const wolf = (place: string, figures = {}) => unit('Enemy', place, mech('Wolf', { mp: 4, ...figures }));

function load(table: Battle, name: string, bombs: Partial<Bombs>): void {
  const all = table.state.marks!.bombs!.slice();
  all[table.elementIndex(name)] = { explosive: 0, cluster: 0, inferno: 0, mines: 0, ...bombs };
  table.state.marks = { ...table.state.marks, bombs: all };
  table.suffered(name, {});
}

/** `drop('2 explosive', '1 cluster')`: on its own hex, on the next, and so on. */
const drop = (...handfuls: string[]): Order => ({
  type: 'bomb',
  unit: 0,
  hexes: handfuls.length,
  drops: handfuls.map((text, i) => {
    const [count, type] = text.split(' ');
    return { hex: i + 1, [type]: Number(count) };
  }),
});

describe('Heat and arcs', () => {
  rule('BF2-AERO-09', 'A fighter that reaches heat 4 is destroyed at once', () => {
    const table = battle({
      south: [unit('Air', '0810 N', fighter('Corsair', { ov: 4 }), fighter('Lucifer'))],
      north: [wolf('0806 S')],
      options,
    });
    table.phase('combat', 'south');
    table.fire('Air', 'Enemy', ['Corsair > Wolf +3'], toHit(1, 2));
    expect(table.heat('Corsair')).toBe(3);
    const hot = battle({
      south: [unit('Air', '0810 N', fighter('Corsair', { ov: 4 }), fighter('Lucifer'))],
      north: [wolf('0806 S')],
      options,
    });
    hot.phase('combat', 'south');
    hot.fire('Air', 'Enemy', ['Corsair > Wolf +4'], toHit(1, 2));
    expect(hot.element('Corsair').destroyed).toBe(true);
    expect(hot.element('Lucifer').destroyed).toBe(false);
  });

  rule('BF2-AERO-09', 'Fighters take no critical hits, DropShips do', () => {
    const table = battle({
      south: [unit('Lance', '0809 N', mech('Ram', { damage: [1, 1, 1] }))],
      north: [
        unit('Air', '0806 S', fighter('Corsair')),
        unit('Ship', '0706 S', dropship('Leopard', { mp: 4 })),
      ],
      options,
    });
    table.suffered('Leopard', { armor: 0 });
    table.phase('combat', 'south');
    table.fire('Lance', 'Ship', ['Ram > Leopard'], toHit(6, 6), critical(4, 4));
    expect(table.element('Leopard').condition.arm).toBe(1);
  });

  rule('BF2-AERO-10', 'A fighter fires into 60 degrees ahead, one attack an element', () => {
    const table = scene(corsair('0810 N'), [
      wolf('0807 S'),
      unit('Edge', '0908 S', mech('Fox')),
      unit('Side', '1010 S', mech('Cub')),
      unit('Behind', '0813 S', mech('Bear')),
    ]);
    table.phase('combat', 'south');
    expect(table.targets('Air')).toEqual(['Enemy', 'Edge']);
    table.fire('Air', 'Enemy', ['Corsair > Wolf'], toHit(1, 2));
    expect(table.targets('Air')).toEqual([]);
  });

  rule('BF2-AERO-10', 'An aerodyne DropShip attacks twice ahead, at the same target or at two', () => {
    const table = scene(unit('Ship', '0810 N', dropship('Leopard')), [
      wolf('0807 S'),
      unit('Second', '0806 S', mech('Cub')),
      unit('Side', '1010 S', mech('Fox')),
    ]);
    table.phase('combat', 'south');
    expect(table.targets('Ship')).toEqual(['Enemy', 'Second']);
    table.fire('Ship', 'Enemy', ['Leopard > Wolf'], toHit(1, 2));
    table.fire('Ship', 'Second', ['Leopard > Cub'], toHit(1, 2));
    expect(table.unit('Ship').fired).toBe(true);
    expect(table.targets('Ship')).toEqual([]);
  });

  rule(
    'BF2-AERO-10',
    'A spheroid fires from the ground alone, once to the right and once to the left',
    () => {
      const enemies = [
        wolf('1010 S'),
        unit('Right', '1012 S', mech('Cub')),
        unit('Left', '0610 S', mech('Fox')),
      ];
      const flying = scene(unit('Ship', '0810 N', dropship('Union', { specials: ['sph'] })), enemies);
      flying.phase('combat', 'south');
      expect(flying.targets('Ship')).toEqual([]);
      const table = scene(unit('Ship', '0810 N grounded', dropship('Union', { specials: ['sph'] })), enemies);
      table.phase('combat', 'south');
      expect(table.targets('Ship')).toEqual(['Enemy', 'Right', 'Left']);
      table.fire('Ship', 'Enemy', ['Union > Wolf'], toHit(1, 2));
      expect(table.targets('Ship')).toEqual(['Left']);
      table.fire('Ship', 'Left', ['Union > Fox'], toHit(1, 2));
      expect(table.unit('Ship').fired).toBe(true);
    },
  );

  rule('BF2-AERO-10', 'What lies on the axis of a spheroid lies on both sides', () => {
    const table = scene(unit('Ship', '0810 N grounded', dropship('Union', { specials: ['sph'] })), [
      wolf('0807 S'),
      unit('Back', '0813 S', mech('Cub')),
    ]);
    table.phase('combat', 'south');
    table.fire('Ship', 'Enemy', ['Union > Wolf'], toHit(1, 2));
    table.fire('Ship', 'Back', ['Union > Cub'], toHit(1, 2));
  });
});

describe('Striking and being struck at', () => {
  const walls = mapWith({ '0808': '9', '0805': 'H' });

  rule('BF2-AERO-12', 'Nothing hides a target from the air; its cover counts', () => {
    const table = scene(corsair('0810 N'), [wolf('0805 S')], { map: walls });
    table.phase('combat', 'south');
    expect(table.number('Corsair', 'Wolf')).toTotal(5 + 4 + 2);
    const ground = battle({
      map: walls,
      south: [unit('Lance', '0810 N', mech('Ram'))],
      north: [wolf('0805 S')],
    });
    ground.phase('combat', 'south');
    expect(ground.targets('Lance')).toEqual([]);
  });

  rule('BF2-AERO-12', 'In the same hex it is at pointblank range for the aircraft', () => {
    const table = scene(corsair('0805 N', { damage: [4, 2, 1] }), [wolf('0805 S')]);
    table.phase('combat', 'south');
    expect(table.number('Corsair', 'Wolf')).toTotal(5);
    table.fire('Air', 'Enemy', ['Corsair > Wolf'], toHit(2, 3));
    expect(table.boxes('Wolf')).toBe('0/2');
  });

  rule('BF2-AERO-16', 'Aircraft see each other, and terrain does not count', () => {
    const table = scene(corsair('0810 N'), [unit('Enemy', '0805 S', fighter('Lucifer', { mp: 6 }))], {
      map: walls,
    });
    table.phase('combat', 'south');
    expect(table.number('Corsair', 'Lucifer').lines.map(({ value }) => value)).toEqual([6, 4]);
  });

  rule('BF2-AERO-16', 'Two in the same hex are at pointblank range', () => {
    const table = scene(corsair('0805 N'), [unit('Enemy', '0805 S', fighter('Lucifer', { mp: 6 }))]);
    table.phase('combat', 'south');
    expect(table.number('Corsair', 'Lucifer')).toTotal(6);
  });

  rule('BF2-AERO-18', 'From the ground nothing hides an aircraft; overhead it is at medium range', () => {
    const table = battle({
      map: walls,
      south: [unit('Lance', '0810 N', mech('Ram'))],
      north: [
        unit('Air', '0805 S', fighter('Corsair', { mp: 6 })),
        unit('Over', '0810 S', fighter('Lucifer', { mp: 6 })),
      ],
      options,
    });
    table.phase('combat', 'south');
    expect(table.targets('Lance')).toEqual(['Air', 'Over']);
    expect(table.number('Ram', 'Corsair').lines.map(({ value }) => value)).toEqual([6, 4]);
    expect(table.number('Ram', 'Lucifer').lines.map(({ value }) => value)).toEqual([6, 2]);
  });

  rule('BF2-AERO-18', 'A DropShip on the ground is not nearer to an aircraft beside it', () => {
    const table = scene(unit('Ship', '0810 N grounded', dropship('Union', { specials: ['sph'] })), [
      unit('Air', '0809 S', fighter('Corsair', { mp: 6 })),
    ]);
    table.phase('combat', 'south');
    expect(table.number('Union', 'Corsair').lines.map(({ value }) => value)).toEqual([6, 2]);
  });

  rule('BF2-AERO-17', 'Aircraft on the ground have base number 0, and hide as others do', () => {
    const table = battle({
      map: mapWith({ '0808': '9', '1010': 'l' }),
      south: [unit('Lance', '0810 N', mech('Ram'))],
      north: [
        unit('Air', '1010 S grounded', fighter('Corsair', { mp: 6 })),
        unit('Hid', '0805 S grounded', fighter('Lucifer')),
      ],
      options,
    });
    table.phase('combat', 'south');
    expect(table.number('Ram', 'Corsair').lines.map(({ value }) => value)).toEqual([0, 1, 2]);
    expect(table.targets('Lance')).toEqual(['Air']);
  });

  rule('BF2-AERO-17', 'One hex from a DropShip on the ground is pointblank, both ways', () => {
    const ship = unit('Ship', '0810 N grounded', dropship('Union', { specials: ['sph'] }));
    const table = scene(ship, [wolf('0809 S'), unit('Far', '0808 S', mech('Cub'))]);
    table.phase('combat', 'south');
    expect(table.number('Union', 'Wolf')).toTotal(5);
    expect(table.number('Union', 'Cub').lines.map(({ value }) => value)).toEqual([5, 2]);
    const back = battle({
      south: [unit('Lance', '0809 S', mech('Ram'))],
      north: [unit('Ship', '0810 N grounded', dropship('Union', { specials: ['sph'] }))],
      options,
    });
    back.phase('combat', 'south');
    expect(back.number('Ram', 'Union')).toTotal(0);
  });

  rule('BF2-AERO-11', 'One type of attack a unit and turn', () => {
    const table = scene(corsair('0810 N', { damage: [3, 3, 1] }), [wolf('0807 S')]);
    load(table, 'Corsair', { explosive: 2 });
    table.phase('combat', 'south');
    table.give({ type: 'strafe', unit: 0, hexes: 1 });
    expect(table.unit('Air').fired).toBe(true);
    expect(table.asked).not.toBe('south combat/declare');
  });
});

describe('Strafing', () => {
  rule('BF2-AERO-13', 'Everybody in a line ahead is attacked, friend and foe, for one point each', () => {
    const table = battle({
      south: [
        unit('Air', '0810 N', fighter('Corsair', { damage: [5, 3, 1], skill: 2 })),
        unit('Friend', '0809 N', tank('Tank', { mp: 4 })),
      ],
      north: [wolf('0808 S'), unit('Beyond', '0807 S', mech('Cub'))],
      options,
    });
    table.phase('combat', 'south');
    expect(table.refusal({ type: 'strafe', unit: 0, hexes: 4 }).rule).toBe('BF2-AERO-13');
    // Base 5 and 2 for medium range; the skill of the pilot does not count.
    table.give({ type: 'strafe', unit: 0, hexes: 3 }, toHit(3, 4), toHit(3, 4), critical(1, 1));
    expect(table.hexOf('Air')).toBe('0808');
    expect([table.boxes('Tank'), table.boxes('Wolf'), table.boxes('Cub')]).toEqual(['0/2', '2/3', '3/3']);
    expect(table.element('Corsair').attacked).toBe(true);
  });

  rule('BF2-AERO-13', 'Cover, jumping and heat count as in any attack', () => {
    const table = scene(corsair('0810 N', { damage: [3, 3, 1] }), [wolf('0809 S', { mode: 'J' })], {
      map: mapWith({ '0809': 'H' }),
    });
    table.suffered('Corsair', { heat: 1 });
    table.phase('combat', 'south');
    table.give({ type: 'strafe', unit: 0, hexes: 2 }, toHit(5, 5));
    const [{ toHit: number }] = table.events('attacked');
    expect(number!).toTotal(5 + 1 + 2 + 2 + 1);
  });

  rule('BF2-AERO-13', 'No Damage Value at medium range, no strafing; the weakest element counts', () => {
    const none = scene(corsair('0810 N', { damage: [3, null, null] }), [wolf('0809 S')]);
    none.phase('combat', 'south');
    expect(none.refusal({ type: 'strafe', unit: 0, hexes: 1 }).rule).toBe('BF2-AERO-13');
    const two = scene(
      unit(
        'Air',
        '0810 N',
        fighter('Corsair', { damage: [3, 3, 1] }),
        fighter('Lucifer', { damage: [3, 2, 1] }),
      ),
      [wolf('0801 S')],
    );
    two.phase('combat', 'south');
    expect(two.refusal({ type: 'strafe', unit: 0, hexes: 3 }).rule).toBe('BF2-AERO-13');
    two.give({ type: 'strafe', unit: 0, hexes: 2 });
    expect(two.hexOf('Air')).toBe('0809');
  });

  rule(
    'BF2-AERO-13',
    'Off the map, or onto a friend in the air, nobody strafes; aircraft below are not hit',
    () => {
      const edge = scene(corsair('0802 N', { damage: [5, 5, 1] }), [wolf('0810 S')]);
      edge.phase('combat', 'south');
      expect(edge.refusal({ type: 'strafe', unit: 0, hexes: 3 }).rule).toBe('BF2-AERO-13');
      const friend = battle({
        south: [corsair('0810 N', { damage: [5, 3, 1] }), unit('Other', '0809 N', fighter('Lucifer'))],
        north: [wolf('0801 S')],
        options,
      });
      friend.phase('combat', 'south');
      expect(friend.refusal({ type: 'strafe', unit: 0, hexes: 2 }).rule).toBe('BF2-AERO-13');
      friend.give({ type: 'strafe', unit: 0, hexes: 3 });
      expect(friend.boxes('Lucifer')).toBe('3/0');
    },
  );
});

rule('BF2-AERO-13', 'Infantry inside a building is not strafed', () => {
  const table = scene(
    corsair('0810 N', { damage: [3, 3, 1] }),
    [unit('Enemy', '0809 S', platoon('Foot')), unit('Tanks', '0808 S', tank('Tank', { mp: 4 }))],
    { map: mapWith({ '0809': 'c', '0808': 'c' }) },
  );
  table.phase('combat', 'south');
  table.give({ type: 'strafe', unit: 0, hexes: 3 }, toHit(6, 6), critical(1, 1));
  expect([table.boxes('Foot'), table.boxes('Tank')]).toEqual(['3/0', '0/2']);
});

describe('Bombing', () => {
  const bomber = (bombs: Partial<Bombs>, north: readonly PlacedUnit[], figures = {}) => {
    const table = scene(corsair('0810 N', { class: 'H', ...figures }), north);
    load(table, 'Corsair', bombs);
    table.phase('combat', 'south');
    return table;
  };
  rule('BF2-AERO-14', 'Its own hex or a line of hexes, at least one bomb each, one roll a hex', () => {
    const table = bomber({ explosive: 3 }, [wolf('0810 S'), unit('Second', '0809 S', mech('Cub'))]);
    table.give(drop('2 explosive', '1 explosive'), bombing(3, 5), bombing(4, 4));
    expect([table.boxes('Wolf'), table.boxes('Cub')]).toEqual(['0/2', '1/3']);
    expect(table.hexOf('Air')).toBe('0809');
    expect(table.element('Corsair').attacked).toBe(true);
  });

  rule('BF2-AERO-14', 'The number is 8 and the skill of the worst pilot; terrain does not count', () => {
    for (const [skill, dice, hit] of [
      [0, [3, 4], false],
      [0, [4, 4], true],
      [1, [4, 4], false],
      [-1, [3, 4], true],
      [2, [6, 6], true],
    ] as const) {
      const table = bomber({ explosive: 1 }, [wolf('0810 S')], { skill });
      const rolls = [bombing(dice[0], dice[1]), ...(hit ? [] : scatter(1, 1))];
      table.give(drop('1 explosive'), ...rolls);
      expect(table.boxes('Wolf')).toBe(hit ? '1/3' : '3/3');
    }
  });

  rule('BF2-AERO-14', 'After a miss every bomb scatters by itself; 1 is the direction of flight', () => {
    const table = bomber({ explosive: 2 }, [
      unit('Ahead', '0809 S', mech('Cub')),
      unit('Behind', '0813 S', mech('Fox')),
    ]);
    table.give(drop('2 explosive'), bombing(1, 1), ...scatter(1, 2), ...scatter(4, 5));
    expect([table.boxes('Cub'), table.boxes('Fox')]).toEqual(['1/3', '1/3']);
    const middle = bomber({ explosive: 1 }, [unit('Two', '0808 S', mech('Cub'))]);
    middle.give(drop('1 explosive'), bombing(1, 1), ...scatter(1, 4));
    expect(middle.boxes('Cub')).toBe('1/3');
  });

  rule('BF2-AERO-14', 'A bomb that scatters off the map is lost', () => {
    const table = scene(corsair('0801 N', { class: 'H' }), [wolf('0810 S')]);
    load(table, 'Corsair', { explosive: 1 });
    table.phase('combat', 'south');
    table.give(drop('1 explosive'), bombing(1, 2), ...scatter(1, 1));
    expect(table.events('exploded')).toEqual([]);
  });

  rule(
    'BF2-AERO-14',
    'No more than there are, no DropShips, and its MP are back when the last is gone',
    () => {
      const table = bomber({ explosive: 2 }, [wolf('0801 S')], { mp: 7 });
      expect(table.element('Corsair').base).toBe(5);
      expect(table.refusal(drop('3 explosive')).rule).toBe('BF2-AERO-14');
      expect(table.refusal(drop('2 explosive', '1 explosive')).rule).toBe('BF2-AERO-14');
      expect(table.refusal({ type: 'bomb', unit: 0, hexes: 3, drops: [] }).rule).toBe('BF2-AERO-14');
      expect(table.refusal({ type: 'bomb', unit: 0, hexes: 2, drops: [{ hex: 1, explosive: 2 }] }).rule).toBe(
        'BF2-AERO-14',
      );
      expect(table.refusal(drop('0 explosive')).rule).toBe('BF2-AERO-14');
      expect(table.refusal(drop('1 cluster'))).toBeDefined();
      table.give({ type: 'bomb', unit: 0, hexes: 1, drops: [] }, bombing(6, 5));
      expect(table.element('Corsair').base).toBe(5);
      const all = bomber({ explosive: 2 }, [wolf('0801 S')], { mp: 7 });
      all.give(drop('1 explosive', '1 explosive'), bombing(6, 5), bombing(6, 5));
      expect(all.element('Corsair').base).toBe(7);
      expect(all.state.marks!.bombs![0]).toMatchObject({ explosive: 0 });
      const ship = scene(unit('Ship', '0810 N', dropship('Leopard')), [wolf('0801 S')]);
      ship.phase('combat', 'south');
      expect(ship.refusal(drop('1 explosive')).rule).toBe('BF2-AERO-14');
    },
  );

  rule(
    'BF2-AERO-15',
    'High explosive does 2 to everybody in the hex, friend and foe, and each bomb adds',
    () => {
      const table = battle({
        south: [
          unit('Air', '0810 N', fighter('Corsair', { class: 'H' })),
          unit('Friend', '0810 N', mech('Ram')),
        ],
        north: [
          unit('Enemy', '0810 S', mech('Wolf'), platoon('Foot', { armor: 5 })),
          unit('Next', '0809 S', mech('Cub')),
        ],
        options,
      });
      load(table, 'Corsair', { explosive: 2 });
      table.phase('combat', 'south');
      table.give(drop('2 explosive'), bombing(6, 4));
      expect(['Ram', 'Wolf', 'Foot', 'Cub', 'Corsair'].map((name) => table.boxes(name))).toEqual([
        '0/2',
        '0/2',
        '1/0',
        '3/3',
        '3/0',
      ]);
    },
  );

  rule('BF2-AERO-15', 'Cluster does 1 to everybody in the hex and around it', () => {
    const table = bomber({ cluster: 1 }, [
      wolf('0810 S'),
      unit('Next', '0809 S', suits('Toads')),
      unit('Far', '0808 S', mech('Cub')),
    ]);
    table.give(drop('1 cluster'), bombing(6, 4));
    expect(['Wolf', 'Toads', 'Cub'].map((name) => table.boxes(name))).toEqual(['2/3', '2/0', '3/3']);
  });
});

describe('Bombs of other chapters', () => {
  const dropping = (bombs: Partial<Bombs>, switches: Scene['options']) => {
    const table = scene(corsair('0810 N', { class: 'H' }), [wolf('0801 S')], {
      map: mapWith({ '0809': '~' }),
      options: { ...options, ...switches },
    });
    load(table, 'Corsair', bombs);
    table.phase('combat', 'south');
    return table;
  };

  rule('BF2-AERO-15', 'Inferno sets fire to the hex and all around it, even to water', () => {
    const table = dropping({ inferno: 1 }, { fire: true });
    table.give(drop('1 inferno'), bombing(6, 4));
    const lit = table.events('ignited').map(({ hex }) => table.field.board.number[hex]);
    expect(lit.sort()).toEqual(['0710', '0711', '0809', '0810', '0811', '0910', '0911']);
  });

  rule('BF2-AERO-15', 'Mines fall as a minefield that everybody has seen', () => {
    const table = dropping({ mines: 1 }, { mines: 1 });
    table.give(drop('1 mines'), bombing(6, 4));
    expect(table.table(1).marks!.mines).toEqual([{ owner: 0, hex: table.cell('0810'), knownTo: 'all' }]);
  });

  rule('BF2-AERO-15', 'They can be loaded only where their rules are in use', () => {
    const choices = (switches: Scene['options']) => {
      const table = battle({
        south: [unit('Air', 'box 1', fighter('Corsair', { class: 'H' }))],
        north: [wolf('0801 S')],
        options: { ...options, ...switches },
      });
      table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
      table.give({ type: 'home', edge: 'south' });
      return table;
    };
    const plain = choices({});
    expect(
      plain.refusal({ type: 'arm', loads: [{ element: 0, explosive: 0, cluster: 0, inferno: 1 }] }),
    ).toBeDefined();
    const burning = choices({ fire: true });
    burning.give(
      { type: 'arm', loads: [{ element: 0, explosive: 0, cluster: 0, inferno: 4 }] },
      ['wind', 1],
      ['deployment', 6, 6],
      ['deployment', 1, 1],
    );
    expect(burning.state.marks!.bombs![0]).toMatchObject({ inferno: 4 });
  });
});

rule('BF2-CMDX-11', 'Luck of the Fox has the bombs of its unit rolled again', () => {
  const lists = [COMMAND_LISTS.Davion, COMMAND_LISTS.Davion] as const;
  const table = scene(corsair('0810 N', { class: 'H' }), [wolf('0810 S')], {
    options: { ...options, commands: true },
    commands: lists,
  });
  load(table, 'Corsair', { explosive: 1 });
  table.counter('Air', 'Luck of the Fox');
  table.phase('combat', 'south');
  table.give(drop('1 explosive'), bombing(1, 2));
  expect(table.asked).toBe('south command/luck');
  table.use('Air', bombing(5, 6));
  expect(table.boxes('Wolf')).toBe('1/3');
});

rule('BF2-AERO-13', 'The one in the worst condition stands for all: heat and arm hits together', () => {
  const table = scene(unit('Air', '0810 N', fighter('Corsair'), fighter('Lucifer')), [
    unit('Enemy', '0809 S', mech('Wolf')),
  ]);
  table.suffered('Corsair', { heat: 2, arm: 0 });
  table.suffered('Lucifer', { heat: 1, arm: 2 });
  table.phase('combat', 'south');
  table.give({ type: 'strafe', unit: 0, hexes: 2 }, toHit(1, 1));
  expect(table.events('attacked')[0]).toMatchObject({ attacker: table.elementIndex('Lucifer') });
});

rule('BF2-AERO-15', 'Only bombs full of mines lay mines', () => {
  const table = scene(corsair('0810 N', { class: 'H' }), [wolf('0801 S')], {
    options: { ...options, mines: 1 },
  });
  load(table, 'Corsair', { explosive: 1 });
  table.phase('combat', 'south');
  table.give(drop('1 explosive'), bombing(6, 6));
  expect(table.state.marks!.mines).toEqual([]);
});

rule('BF2-AERO-14', 'The menu says which hex gets what, and none is left out', () => {
  const table = scene(corsair('0810 N', { class: 'H' }), [wolf('0801 S')]);
  load(table, 'Corsair', { explosive: 2 });
  table.phase('combat', 'south');
  const hexes = table.firstField('bomb').follow!(0)[0] as Pick;
  expect(hexes.describe!(2)).toMatchObject({ label: '2', hex: '0809' });
  const drops = hexes.follow!(2)[0] as Each;
  expect(Array.from(drops.items, (hex) => drops.describe!(hex).hex)).toEqual(['0810', '0809']);
  expect(table.refusal(drop('0 explosive')).rule).toBe('BF2-AERO-14');
});

rule('BF2-AERO-11', 'A DropShip that has fired does not strafe, and neither do spheroids', () => {
  const table = scene(unit('Ship', '0810 N', dropship('Leopard')), [wolf('0807 S')]);
  table.phase('combat', 'south');
  expect(table.possible).toContain('strafe');
  table.fire('Ship', 'Enemy', ['Leopard > Wolf'], toHit(1, 2));
  expect(table.refusal({ type: 'strafe', unit: 0, hexes: 1 }).rule).toBe('BF2-AERO-13');
  const round = scene(unit('Ship', '0810 N', dropship('Union', { specials: ['sph'] })), [wolf('0807 S')]);
  round.phase('combat', 'south');
  expect(round.refusal({ type: 'strafe', unit: 0, hexes: 1 }).rule).toBe('BF2-AERO-13');
});

rule('BF2-AERO-06', 'Who may not attack this turn neither strafes nor bombs', () => {
  const table = scene(corsair('0810 N'), [wolf('0807 S')]);
  load(table, 'Corsair', { explosive: 1 });
  table.unit('Air').mayNotAttack = true;
  table.phase('combat', 'south');
  expect(table.refusal({ type: 'strafe', unit: 0, hexes: 1 }).rule).toBe('BF2-AERO-13');
  expect(table.refusal(drop('1 explosive')).rule).toBe('BF2-AERO-14');
});

rule('BF2-AERO-14', 'The fighters of a unit drop their bombs one after the other', () => {
  const table = scene(
    unit('Air', '0810 N', fighter('Corsair', { skill: 1 }), fighter('Lucifer', { skill: 3 })),
    [wolf('0801 S')],
  );
  load(table, 'Corsair', { explosive: 1 });
  load(table, 'Lucifer', { explosive: 1, cluster: 1 });
  table.phase('combat', 'south');
  table.give({ type: 'bomb', unit: 0, hexes: 1, drops: [] }, bombing(4, 5));
  expect(table.events('bombs-fall')).toMatchObject([{ hex: table.cell('0810'), dice: [4, 5], hit: true }]);
  expect(table.state.marks!.bombs).toMatchObject([{ explosive: 0 }, { explosive: 1, cluster: 1 }, null]);
  expect([table.element('Corsair').attacked, table.element('Lucifer').attacked]).toEqual([true, false]);
});

rule('BF2-AERO-14', 'A bomb may scatter into hex 0101', () => {
  const table = scene(corsair('0102 N', { class: 'H' }), [wolf('0101 S')]);
  load(table, 'Corsair', { explosive: 1 });
  table.phase('combat', 'south');
  table.give(drop('1 explosive'), bombing(1, 2), ...scatter(1, 1));
  expect(table.boxes('Wolf')).toBe('1/3');
});

rule('BF2-AERO-14', 'Of several who drop bombs the worst pilot counts', () => {
  const hits = (b: number) => {
    const table = scene(
      unit('Air', '0101 N', fighter('Corsair', { skill: 3 }), fighter('Lucifer', { skill: 1 })),
      [wolf('0101 S')],
    );
    load(table, 'Corsair', { explosive: 1 });
    load(table, 'Lucifer', { explosive: 1 });
    table.phase('combat', 'south');
    const lost = b < 6 ? [...scatter(1, 1), ...scatter(1, 1)] : [];
    table.give(drop('2 explosive'), bombing(5, b), ...lost);
    return table.boxes('Wolf') !== '3/3';
  };
  expect([hits(5), hits(6)]).toEqual([false, true]);
});

rule('BF2-AERO-11', 'A unit of which one fighter has fired neither strafes nor bombs', () => {
  const table = battle({
    south: [
      unit('Air', '0810 N', fighter('Corsair'), fighter('Lucifer')),
      unit('Wing', '0510 N', fighter('Stuka')),
    ],
    north: [wolf('0807 S')],
    options,
  });
  load(table, 'Lucifer', { explosive: 1 });
  table.phase('combat', 'south');
  table.fire('Air', 'Enemy', ['Corsair > Wolf'], toHit(1, 2));
  expect(table.refusal({ type: 'strafe', unit: 0, hexes: 1 }).rule).toBe('BF2-AERO-13');
  expect(table.refusal(drop('1 explosive')).rule).toBe('BF2-AERO-14');
});

rule('BF2-AERO-14', 'In a box nobody drops bombs', () => {
  const table = battle({
    south: [corsair('box 1'), unit('Wing', '0510 N', fighter('Stuka'))],
    north: [wolf('0807 S')],
    options,
  });
  load(table, 'Corsair', { explosive: 1 });
  table.phase('combat', 'south');
  expect(table.refusal(drop('1 explosive')).rule).toBe('BF2-AERO-14');
  expect(table.values('bomb', 'unit')).toEqual([]);
  expect(table.values('strafe', 'unit')).toEqual([1]);
});

rule('BF2-AERO-13', 'Infantry in the open is strafed', () => {
  const table = scene(corsair('0810 N'), [unit('Enemy', '0809', platoon('Foot'))]);
  table.phase('combat', 'south');
  table.give({ type: 'strafe', unit: 0, hexes: 2 }, toHit(6, 6));
  expect(table.boxes('Foot')).toBe('2/0');
});

rule('BF2-AERO-13', 'Of pilots in the same condition the first rolls, and of others the worst', () => {
  const attacker = (heat: number) => {
    const table = scene(unit('Air', '0810 N', fighter('Corsair'), fighter('Lucifer')), [wolf('0809 S')]);
    table.suffered('Corsair', { heat });
    table.phase('combat', 'south');
    table.give({ type: 'strafe', unit: 0, hexes: 2 }, toHit(1, 1));
    return table.events('attacked')[0].attacker;
  };
  expect([attacker(0), attacker(1)]).toEqual([0, 0]);
});

rule('BF2-CMDX-10', 'Whoever is strafed may evade', () => {
  const lists = [COMMAND_LISTS.Davion, COMMAND_LISTS.Davion] as const;
  const table = scene(corsair('0810 N'), [wolf('0809 S')], {
    options: { ...options, commands: true },
    commands: lists,
  });
  table.counter('Enemy', 'Evasive Action');
  table.phase('combat', 'south');
  table.give({ type: 'strafe', unit: 0, hexes: 2 });
  expect(table.asked).toMatch(/^north/);
  table.use('Enemy', toHit(5, 3));
  expect(table.events('attacked')[0].toHit!).toTotal(5 + 2 + 2);
});

rule('BF2-AERO-14', 'Where nothing is said, one bomb after the other falls, each on a hex', () => {
  const table = scene(corsair('0810 N', { class: 'H' }), [wolf('0801 S')]);
  load(table, 'Corsair', { explosive: 1, cluster: 2 });
  table.phase('combat', 'south');
  table.give({ type: 'bomb', unit: 0, hexes: 2, drops: [] }, bombing(6, 5), bombing(6, 5));
  expect(table.events('exploded').map(({ bomb }) => bomb)).toEqual(['explosive', 'cluster']);
});

rule('BF2-AERO-14', 'Clockwise from the direction of flight, whatever that is', () => {
  const table = scene(corsair('0810 NW', { class: 'H' }), [wolf('0809 S')]);
  load(table, 'Corsair', { explosive: 1 });
  table.phase('combat', 'south');
  table.give(drop('1 explosive'), bombing(1, 1), ...scatter(2, 1));
  expect(table.events('scattered')).toMatchObject([{ to: table.cell('0809'), dice: [2, 1] }]);
  expect(table.boxes('Wolf')).toBe('1/3');
});

rule('BF2-CMDX-11', 'Luck of the Fox has the scatter of its bombs rolled again', () => {
  const lists = [COMMAND_LISTS.Davion, COMMAND_LISTS.Davion] as const;
  const table = scene(corsair('0810 N', { class: 'H' }), [wolf('0809 S')], {
    options: { ...options, commands: true },
    commands: lists,
  });
  load(table, 'Corsair', { explosive: 1 });
  table.counter('Air', 'Luck of the Fox');
  table.phase('combat', 'south');
  table.give(drop('1 explosive'), bombing(1, 2));
  table.pass(['scatter direction', 4]);
  expect(table.asked).toBe('south command/luck');
  table.use('Air', ...scatter(1, 1));
  expect(table.boxes('Wolf')).toBe('1/3');
});

rule('BF2-AERO-15', 'Inferno and mines do no damage of their own', () => {
  const table = scene(corsair('0810 N', { class: 'H' }), [wolf('0810 S')], {
    options: { ...options, mines: 1 },
  });
  load(table, 'Corsair', { mines: 1 });
  table.phase('combat', 'south');
  table.give(drop('1 mines'), bombing(6, 4));
  expect([table.events('damaged'), table.events('hits')]).toEqual([[], []]);
});

rule('BF2-VIC-01', 'Who is alone after a bomb has won, whoever could still attack', () => {
  const table = battle({
    south: [corsair('0810 N', { class: 'H' }), unit('Wing', '0510 N', fighter('Stuka'))],
    north: [wolf('0810 S', { armor: 1, structure: 1 })],
    options,
  });
  load(table, 'Corsair', { explosive: 1 });
  table.phase('combat', 'south');
  table.give(drop('1 explosive'), bombing(6, 4));
  expect(table.state.outcome).toMatchObject({ winners: [0] });
});

rule(
  'BF2-AERO-14',
  'A run of bombs does not end over a friend, and no type is dropped that is not left',
  () => {
    const table = battle({
      south: [corsair('0810 N', { class: 'H' }), unit('Wing', '0809 N', fighter('Stuka'))],
      north: [wolf('0801 S')],
      options,
    });
    load(table, 'Corsair', { explosive: 1, cluster: 2 });
    table.phase('combat', 'south');
    expect(table.refusal(drop('1 explosive', '1 cluster')).rule).toBe('BF2-AERO-14');
    expect(
      table.refusal({ type: 'bomb', unit: 0, hexes: 1, drops: [{ hex: 1, explosive: 2, cluster: 0 }] }).rule,
    ).toBe('BF2-AERO-14');
    const over = [1, 3].map((hex) => ({ hex, explosive: 1, cluster: 0 }));
    expect(table.refusal({ type: 'bomb', unit: 0, hexes: 3, drops: over }).rule).toBe('BF2-AERO-14');
    expect(table.values('bomb', 'unit')).toEqual([0]);
    expect(table.values('strafe', 'unit')).toEqual([0, 1]);
  },
);

rule('BF2-AERO-10', 'Both sides of a spheroid fire along its axis, and into its own hex', () => {
  const firedAt = (element: typeof mech, ...places: readonly string[]) => {
    const table = scene(
      unit('Ship', '0810 N grounded', dropship('Union', { specials: ['sph'] })),
      places.map((place, i) => unit(`Enemy ${i}`, place, element(`Wolf ${i}`))),
    );
    table.phase('combat', 'south');
    table.fire('Ship', 'Enemy 0', ['Union > Wolf 0'], toHit(1, 2));
    return table.targets('Ship');
  };
  const fired = (...places: readonly string[]) => firedAt(mech, ...places);
  expect(fired('0807 S', '0806 S')).toEqual(['Enemy 0', 'Enemy 1']);
  expect(fired('0813 S', '0814 S')).toEqual(['Enemy 0', 'Enemy 1']);
  expect(firedAt(fighter, '0810 S')).toEqual(['Enemy 0']);
  expect(fired('0907 S', '0813 S')).toEqual(['Enemy 1']);
});

rule('BF2-AERO-10', 'An aerodyne DropShip fires twice at whoever is ahead, on whichever side', () => {
  const table = scene(unit('Ship', '0810 N', dropship('Leopard')), [wolf('0906 S')]);
  table.phase('combat', 'south');
  table.fire('Ship', 'Enemy', ['Leopard > Wolf'], toHit(1, 2));
  expect(table.targets('Ship')).toEqual(['Enemy']);
});
