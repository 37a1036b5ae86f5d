import { rule } from '@ironfield/conformance/rule.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../orders.ts';
import { mpOf } from '../../rules/movement/movement-points.ts';
import { DESTROYED, RETREATED } from '../../state.ts';
import {
  battle,
  dropship,
  fighter,
  mapWith,
  mech,
  type PlacedUnit,
  type Scene,
  tank,
  unit,
} from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';
import { AERO_WHY_NOT } from './words.ts';

const options = { offboard: true, aerospace: true };
const enemy = unit('Enemy', '0801 S', mech('Wolf'));

const scene = (air: PlacedUnit, more: Partial<Scene> = {}) =>
  battle({ south: [air, unit('Lance', '0817 N', mech('Ram'))], north: [enemy], options, ...more });

const flights = (place: string, figures = {}) => unit('Air', place, fighter('Corsair', figures));

/** The hexes to which the menu lets the aircraft fly. */
function zones(table: Battle): string[] {
  const units = table.firstField('fly');
  if (!Array.from(units.values).includes(0)) return [];
  const to = units.follow!(0)[0];
  return to.kind === 'pick' ? (Array.from(to.values) as string[]) : [];
}

const overHex = (to: string, hex: string, facing: 0 | 3 = 0): Order =>
  ({ type: 'fly', unit: 0, to, hex, facing }) as Order;

rule('BF2-AERO-02', 'Every zone within its MP, but the one in which it is', () => {
  const table = scene(flights('box 2', { mp: 1 }));
  table.phase('movement', 'south');
  expect(zones(table)).toEqual(['box 1', 'box 3']);
  const over = scene(flights('0810 N', { mp: 1 }));
  over.phase('movement', 'south');
  expect(zones(over).filter((zone) => /box|mapsheet/.test(zone))).toEqual(['box 1', 'enemy box 1']);
});

describe('Who flies', () => {
  rule('BF2-AERO-01', 'Fighters and DropShips begin in the air, in boxes of their half', () => {
    const table = battle({
      south: [
        unit('Air', 'off', fighter('Corsair')),
        unit('Ship', 'off', dropship('Union', { specials: ['sph'] })),
      ],
      north: [unit('Enemy', 'off', mech('Wolf'))],
      options,
    });
    expect(table.unit('Air').marks?.flight).toEqual({ airborne: true, revving: false, spheroid: false });
    expect(table.unit('Ship').marks?.flight?.spheroid).toBe(true);
    expect(table.unit('Enemy').marks).toBeNull();
    table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
    table.give({ type: 'home', edge: 'south' });
    table.give({ type: 'arm', loads: [] }, ['deployment', 6, 6], ['deployment', 1, 1]);
    table.give({ type: 'set-up-first', first: true });
    expect(table.refusal({ type: 'deploy', unit: 0, to: '0817', facing: 0 }).rule).toBe('BF2-SETUP-03');
    expect(table.refusal({ type: 'deploy-off-board', unit: 0, box: 0 })).toBeDefined();
    table.give({ type: 'deploy-off-board', unit: 0, box: 2 });
    table.give({ type: 'deploy-off-board', unit: 1, box: 1 });
    expect(table.asked).toBe('north setup/deploy');
  });

  rule('BF2-AERO-01', 'Who begins on the ground launches before it moves; VTOLs are ground vehicles', () => {
    const table = battle({
      south: [
        unit('Air', '0810 N grounded', fighter('Corsair')),
        unit('Choppers', '0512 N', tank('Warrior', { mode: 'v' })),
      ],
      north: [enemy],
      options,
    });
    table.phase('movement', 'south');
    expect(zones(table)).toEqual([]);
    expect(table.refusal({ type: 'launch', unit: 0 }).rule).toBe('BF2-AERO-08');
    table.move('Choppers', '0511');
  });
});

describe('Movement in mapsheets', () => {
  const deep = mapWith({}, 15, 34);

  rule('BF2-AERO-02', 'From Box 2 to the far mapsheet it is 3 MP, to the enemy’s Box 6 nine', () => {
    for (const [mp, far, beyond] of [
      [3, 'mapsheet 1', 'enemy box 1'],
      [9, 'enemy box 6', 'enemy box 7'],
    ] as const) {
      const table = scene(flights('box 2', { mp }), { map: deep });
      table.phase('movement', 'south');
      expect(zones(table)).toContain(far);
      expect(zones(table)).not.toContain(beyond);
    }
  });

  rule('BF2-AERO-02', 'From the enemy’s Box 6 to the far mapsheet it is 6 MP', () => {
    for (const [mp, reaches] of [
      [6, true],
      [5, false],
    ] as const) {
      const table = scene(flights('box 6 of north', { mp }), { map: deep });
      table.phase('movement', 'south');
      expect(zones(table).includes('mapsheet 1')).toBe(reaches);
    }
  });

  rule('BF2-AERO-02', 'Over a mapsheet it is placed in any hex with any facing', () => {
    const table = scene(flights('box 2', { mp: 3 }), { map: deep });
    table.phase('movement', 'south');
    expect(table.refusal(overHex('mapsheet 1', '0818')).rule).toBe('BF2-AERO-02');
    table.give(overHex('mapsheet 1', '1501', 3));
    expect(table.hexOf('Air')).toBe('1501');
    expect(table.unit('Air')).toMatchObject({ facing: 3, moved: true, marks: { support: null } });
  });

  rule('BF2-AERO-02', 'Past Box 8 or over an edge that is no home it is gone for good', () => {
    const table = scene(flights('box 8', { mp: 1 }));
    table.phase('movement', 'south');
    table.give({ type: 'fly', unit: 0, to: 'away' });
    expect(table.unit('Air').hex).toBe(RETREATED);
    const over = scene(flights('0808 N', { mp: 1 }));
    over.phase('movement', 'south');
    expect(zones(over)).toEqual(['box 1', 'enemy box 1', 'away']);
    const far = scene(flights('box 7', { mp: 1 }));
    far.phase('movement', 'south');
    expect(zones(far)).toEqual(['box 6', 'box 8']);
  });

  rule('BF2-AERO-04', 'One aircraft of a side over a hex, whoever stands below', () => {
    const table = scene(flights('box 1'), {
      south: [
        flights('box 1'),
        unit('Other', '0808 N', fighter('Lucifer')),
        unit('Lance', '0810 N', mech('Ram')),
      ],
      north: [unit('Enemy', '0811 S', mech('Wolf'))],
    });
    table.phase('movement', 'south');
    expect(table.refusal(overHex('mapsheet 1', '0808')).rule).toBe('BF2-AERO-04');
    table.give(overHex('mapsheet 1', '0810'));
    table.move('Lance', '0811');
    expect(table.hexOf('Air')).toBe('0810');
  });

  rule('BF2-AERO-04', 'Aircraft overhead neither stop nor block whoever moves on the ground', () => {
    const table = battle({
      south: [unit('Lance', '0810 N', mech('Ram', { mp: 3 }))],
      north: [unit('Air', '0809 S', fighter('Corsair')), enemy],
      options,
    });
    table.phase('movement', 'south');
    expect(table.reach('Lance')['0808']).toBe(2);
  });
});

describe('Bombs on board', () => {
  const loading = (figures = {}) => {
    const table = battle({
      south: [
        unit(
          'Air',
          'box 2',
          fighter('Corsair', figures),
          fighter('Corsair Two', { ...figures, name: 'Corsair' }),
        ),
      ],
      north: [enemy],
      options,
    });
    table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
    table.give({ type: 'home', edge: 'south' });
    return table;
  };

  rule('BF2-AERO-03', 'A light fighter carries one, a medium two, a heavy four', () => {
    for (const [weight, most] of [
      ['L', 1],
      ['M', 2],
      ['H', 4],
    ] as const) {
      const table = loading({ class: weight });
      expect(table.asked).toBe('south aerospace/load');
      const load = (explosive: number, cluster: number): Order => ({
        type: 'arm',
        loads: [{ element: 0, explosive, cluster }],
      });
      expect(table.refusal(load(most, 1)).rule).toBe('BF2-AERO-03');
      table.give(load(most - 1, 1), ['deployment', 6, 6], ['deployment', 1, 1]);
      expect(table.state.marks!.bombs![0]).toEqual({ explosive: most - 1, cluster: 1, inferno: 0, mines: 0 });
    }
  });

  rule('BF2-AERO-03', 'Of odd MP the greater half is lost', () => {
    const mp = (printed: number) => {
      const table = loading({ mp: printed });
      table.give(
        { type: 'arm', loads: [{ element: 0, explosive: 1, cluster: 0 }] },
        ['deployment', 6, 6],
        ['deployment', 1, 1],
      );
      return mpOf(table.field, table.state, 0);
    };
    expect([4, 5, 9].map(mp)).toEqual([2, 2, 4]);
  });

  rule('BF2-AERO-03', 'They halve its MP, also for those who fire at it, and nobody else sees them', () => {
    const table = loading({ mp: 7 });
    expect(table.element('Corsair').base).toBe(7);
    table.give(
      { type: 'arm', loads: [{ element: 0, explosive: 1, cluster: 0 }] },
      ['deployment', 6, 6],
      ['deployment', 1, 1],
    );
    expect(table.element('Corsair').base).toBe(5);
    expect(table.table(1).marks!.bombs).toEqual([null, null, null]);
    expect(table.table(0).marks!.bombs![0]).toMatchObject({ explosive: 1 });
    expect(table.seenBy(1).map(({ type }) => type)).not.toContain('armed');
    table.phase('movement', 'south');
    expect(zones(table)).toContain('mapsheet 1');
    expect(zones(table)).not.toContain('enemy box 3');
  });
});

describe('Stalling', () => {
  rule('BF2-AERO-05', 'All of them must, and each of them', () => {
    const table = scene(flights('0808 N'), {
      south: [flights('0808 N'), unit('Wing', '0810 N', fighter('Lucifer'))],
    });
    table.phase('movement', 'south');
    table.give({ type: 'fly', unit: 0, to: 'box 1' });
    expect(table.refusal({ type: 'done' })).toBeDefined();
    table.give({ type: 'fly', unit: 1, to: 'box 1' });
    expect(table.unit('Wing').moved).toBe(true);
  });

  rule('BF2-AERO-05', 'Who has no MP flies nowhere', () => {
    const table = scene(flights('0808 N', { mp: 0 }));
    table.phase('movement', 'south');
    expect(zones(table)).toEqual([]);
  });

  rule('BF2-AERO-05', 'Whoever is in the air must leave its mapsheet or box', () => {
    const table = scene(flights('0808 N'));
    table.phase('movement', 'south');
    expect(zones(table)).not.toContain('mapsheet 1');
    expect(table.refusal({ type: 'done' })).toBeDefined();
    table.give({ type: 'fly', unit: 0, to: 'box 1' });
    table.done();
  });

  rule('BF2-AERO-05', 'Who has no MP crashes', () => {
    const table = scene(flights('0808 N', { mp: 0 }));
    table.phase('movement', 'south');
    table.done();
    expect(table.unit('Air').hex).toBe(DESTROYED);
    expect(table.events('stalled')).toHaveLength(1);
  });

  rule('BF2-AERO-05', 'Spheroids hover, and landing is as good as moving', () => {
    const table = scene(unit('Ship', '0808 N', dropship('Union', { specials: ['sph'], mp: 3 })));
    table.phase('movement', 'south');
    table.done();
    expect(table.hexOf('Ship')).toBe('0808');
    const lands = scene(flights('box 2'));
    lands.phase('movement', 'south');
    lands.give({ type: 'land', unit: 0, where: 'here' });
    lands.done();
    expect(lands.element('Corsair').destroyed).toBe(false);
  });
});

describe('Landing', () => {
  rule('BF2-AERO-06', 'In a box without enemies, instead of moving, and without attacks this turn', () => {
    const table = scene(flights('box 2'));
    table.phase('movement', 'south');
    table.give({ type: 'land', unit: 0, where: 'here' });
    expect(table.unit('Air')).toMatchObject({
      moved: true,
      mayNotAttack: true,
      marks: { flight: { airborne: false } },
    });
    const taken = scene(flights('box 2'), { north: [unit('Enemy', 'box 2 of south', mech('Wolf'))] });
    taken.phase('movement', 'south');
    expect(taken.refusal({ type: 'land', unit: 0, where: 'here' }).rule).toBe('BF2-AERO-06');
  });

  rule(
    'BF2-AERO-06',
    'A spheroid comes down in its hex, but not in water, heavy woods or on somebody',
    () => {
      const ship = (map: string) =>
        scene(unit('Ship', '0808 N', dropship('Union', { specials: ['sph'] })), { map });
      for (const code of ['~', 'H', 'c']) {
        const table = ship(mapWith({ '0808': code }));
        table.phase('movement', 'south');
        expect(table.refusal({ type: 'land', unit: 0, where: 'here' }).rule).toBe('BF2-AERO-06');
      }
      const over = battle({
        south: [unit('Ship', '0801 N', dropship('Union', { specials: ['sph'] }))],
        north: [enemy],
        options,
      });
      over.phase('movement', 'south');
      expect(over.refusal({ type: 'land', unit: 0, where: 'here' }).rule).toBe('BF2-AERO-06');
      const woods = ship(mapWith({ '0808': 'l' }));
      woods.phase('movement', 'south');
      woods.give({ type: 'land', unit: 0, where: 'here' });
      expect(woods.state.ground).toEqual({ '0808': { terrain: 'rough' } });
    },
  );

  const approach = (table: Battle, from: string, facing: number): Order =>
    ({ type: 'land', unit: table.unitIndex('Air'), where: 'runway', from, facing }) as Order;

  rule('BF2-AERO-06', 'Others touch down in the first hex of a runway and stop in the last', () => {
    const table = scene(flights('box 1', { class: 'L' }));
    table.phase('movement', 'south');
    table.give(approach(table, '0510', 0));
    expect(table.hexOf('Air')).toBe('0507');
    expect(table.unit('Air')).toMatchObject({
      facing: 0,
      moved: true,
      mayNotAttack: true,
      marks: { flight: { airborne: false } },
    });
    expect(table.element('Corsair').base).toBe(0);
  });

  rule('BF2-AERO-06', 'A runway is straight, smooth, level and free of units', () => {
    for (const codes of [{ '0508': 'r' }, { '0508': '1' }, { '0507': 'l' }, { '0508': '~' }]) {
      const table = scene(flights('box 1', { class: 'L' }), {
        map: mapWith(codes as Record<string, string>),
      });
      table.phase('movement', 'south');
      expect(table.refusal(approach(table, '0510', 0)).rule).toBe('BF2-AERO-07');
    }
    const table = scene(flights('box 1', { class: 'L' }), { north: [unit('Enemy', '0508 S', mech('Wolf'))] });
    table.phase('movement', 'south');
    expect(table.refusal(approach(table, '0510', 0)).rule).toBe('BF2-AERO-07');
    const road = scene(flights('box 1', { class: 'L' }), {
      map: mapWith({ '0508': 'l' }),
      roads: ['0510 0509 0508 0507 0506'],
    });
    road.phase('movement', 'south');
    road.give(approach(road, '0510', 0));
    expect(road.hexOf('Air')).toBe('0507');
  });

  rule('BF2-AERO-07', 'Light fighters need 4 hexes, medium 6, heavy 8, aerodyne DropShips 10', () => {
    for (const [element, length] of [
      [fighter('Corsair', { class: 'L' }), 4],
      [fighter('Corsair', { class: 'M' }), 6],
      [fighter('Corsair', { class: 'H' }), 8],
      [dropship('Leopard'), 10],
    ] as const) {
      const end = String(17 - length + 1).padStart(2, '0');
      const table = scene(unit('Air', 'box 1', element));
      table.phase('movement', 'south');
      table.give(approach(table, '0517', 0));
      expect(table.hexOf('Air')).toBe(`05${end}`);
      const short = scene(unit('Air', 'box 1', element), {
        map: mapWith({ [`05${end}`]: 'r' }),
      });
      short.phase('movement', 'south');
      expect(short.refusal(approach(short, '0517', 0)).rule).toBe('BF2-AERO-07');
    }
  });

  rule('BF2-AERO-07', 'A spheroid needs none', () => {
    const ship = scene(unit('Ship', '0808 N', dropship('Union', { specials: ['sph'] })), {
      map: mapWith({ '0807': 'H', '0809': 'H' }),
    });
    ship.phase('movement', 'south');
    ship.give({ type: 'land', unit: 0, where: 'here' });
    expect(ship.hexOf('Ship')).toBe('0808');
  });
});

describe('On the ground', () => {
  const nextTurn = (table: Battle) => {
    for (const each of table.state.units) Object.assign(each, { moved: false, thisTurn: null });
    table.phase('movement', 'south');
  };

  rule('BF2-AERO-08', 'Fighters taxi a hex on clear ground; spheroids do not move', () => {
    const table = scene(flights('0810 N grounded'), { map: mapWith({ '0809': 'r', '0910': 'l' }) });
    table.phase('movement', 'south');
    expect(table.mp('Air')).toBe(1);
    expect(Object.keys(table.reach('Air')).sort()).toEqual(['0710', '0711', '0810', '0811', '0911']);
    const ship = scene(unit('Ship', '0810 N grounded', dropship('Union', { specials: ['sph'] })));
    ship.phase('movement', 'south');
    expect(Object.keys(ship.reach('Ship'))).toEqual(['0810']);
  });

  rule('BF2-AERO-08', 'Nobody enters the hex of a DropShip on the ground', () => {
    const table = battle({
      south: [unit('Lance', '0811 N', mech('Ram', { mode: 'J' }))],
      north: [unit('Ship', '0810 N grounded', dropship('Union', { specials: ['sph'] })), enemy],
      options,
    });
    table.phase('movement', 'south');
    expect(table.reach('Lance')['0810']).toBeUndefined();
    expect(table.reach('Lance', 'jump')['0810']).toBeUndefined();
    expect(table.reach('Lance')['0711']).toBe(1);
  });

  rule(['BF2-AERO-08', 'BF2-STACK-01'], 'A DropShip that taxies does not come to an enemy either', () => {
    const taxies = (reading?: number) => {
      const table = battle({
        ...(reading !== undefined && { reading }),
        south: [unit('Ship', '0810 N grounded', dropship('Leopard'))],
        north: [unit('Wing', '0809 S grounded', fighter('Sabre')), unit('Over', '0911 S', fighter('Kite'))],
        options,
      });
      table.phase('movement', 'south');
      if (reading === undefined)
        expect(table.refusal({ type: 'move', unit: 0, way: 'ground', to: '0809', facing: 0 })).toMatchObject({
          message: expect.stringContaining('Nobody shares hex 0809 with a DropShip'),
          rule: 'BF2-STACK-01',
        });
      return ['0809', '0911', '0811'].map((hex) => hex in table.reach('Ship'));
    };
    // An aircraft overhead is in nobody's way.
    expect(taxies()).toEqual([false, true, true]);
    expect(taxies(8)).toEqual([true, true, true]);
  });

  rule('BF2-AERO-08', 'It revs for a whole Movement Phase, and launches in a later one', () => {
    const table = scene(flights('0810 N grounded', { class: 'L' }));
    table.phase('movement', 'south');
    expect(table.refusal({ type: 'launch', unit: 0 }).rule).toBe('BF2-AERO-08');
    table.give({ type: 'rev', unit: 0 });
    expect(table.unit('Air')).toMatchObject({ moved: true, marks: { flight: { revving: true } } });
    expect(table.refusal({ type: 'launch', unit: 0 })).toBeDefined();
    nextTurn(table);
    table.give({ type: 'launch', unit: 0 });
    expect(table.hexOf('Air')).toBe('0807');
    expect(table.element('Corsair').base).toBe(6);
    // It may fly on at once, or stay over the end of the runway.
    expect(zones(table)).toContain('box 1');
    table.done();
    expect(table.unit('Air')).toMatchObject({ hex: table.cell('0807'), mayNotAttack: false });
  });

  rule('BF2-AERO-08', 'It may rev on; whoever taxies begins again', () => {
    const table = scene(flights('0810 N grounded', { class: 'L' }));
    table.phase('movement', 'south');
    table.give({ type: 'rev', unit: 0 });
    nextTurn(table);
    table.give({ type: 'rev', unit: 0 });
    nextTurn(table);
    table.move('Air', '0811');
    expect(table.unit('Air').marks?.flight?.revving).toBe(false);
  });

  rule('BF2-AERO-08', 'A launch needs a runway straight ahead', () => {
    const table = scene(flights('0803 N grounded', { class: 'L' }), {
      north: [unit('Enemy', '1501 S', mech('Wolf'))],
    });
    table.phase('movement', 'south');
    table.give({ type: 'rev', unit: 0 });
    nextTurn(table);
    expect(table.refusal({ type: 'launch', unit: 0 }).rule).toBe('BF2-AERO-08');
  });

  rule(
    'BF2-AERO-08',
    'In a box a launch takes the place of the move; all but spheroids fly on, without attacks',
    () => {
      const table = scene(flights('box 2 grounded'));
      table.phase('movement', 'south');
      table.give({ type: 'rev', unit: 0 });
      nextTurn(table);
      table.give({ type: 'launch', unit: 0 });
      expect(table.refusal({ type: 'done' })).toBeDefined();
      table.give({ type: 'fly', unit: 0, to: 'box 1' });
      expect(table.unit('Air').mayNotAttack).toBe(true);
      const ship = scene(unit('Ship', 'box 2 grounded', dropship('Union', { specials: ['sph'] })));
      ship.phase('movement', 'south');
      ship.give({ type: 'rev', unit: 0 });
      nextTurn(ship);
      ship.give({ type: 'launch', unit: 0 });
      expect(ship.unit('Ship')).toMatchObject({
        moved: true,
        mayNotAttack: true,
        marks: { support: { box: 2 } },
      });
    },
  );

  rule('BF2-AERO-08', 'A spheroid launches where it stands', () => {
    const ship = scene(unit('Ship', '0810 N grounded', dropship('Union', { specials: ['sph'] })));
    ship.phase('movement', 'south');
    ship.give({ type: 'rev', unit: 0 });
    nextTurn(ship);
    ship.give({ type: 'launch', unit: 0 });
    expect(ship.hexOf('Ship')).toBe('0810');
    expect(ship.unit('Ship')).toMatchObject({ mayNotAttack: true, marks: { flight: { airborne: true } } });
  });
});

test('a pair of medium fighters has a counter of its own', () => {
  const table = scene(flights('box 2'));
  expect(table.field.unitSetups[0].id).toBe('FM1');
});

rule('BF2-AERO-06', 'On the ground its engines are not revved up', () => {
  const table = scene(flights('box 1'), { map: mapWith({}, 31, 17) });
  table.phase('movement', 'south');
  const runway = table.firstField('land').follow!(0)[0] as Pick;
  const from = runway.follow!('runway')[0] as Pick;
  const [hex] = Array.from(from.values) as string[];
  const [facing] = Array.from((from.follow!(hex)[0] as Pick).values) as Facing[];
  table.give({ type: 'land', unit: 0, where: 'runway', from: hex, facing });
  expect(table.unit('Air').marks).toMatchObject({
    flight: { airborne: false, revving: false },
  });
});

test('hex 0101 is a hex like all others', () => {
  const table = scene(flights('0101 N', { damage: [3, 3, 3] }), {
    north: [unit('Enemy', '0102 S', mech('Wolf'))],
  });
  table.phase('combat', 'south');
  expect(table.asked).toBe('south combat/declare');
  const line = scene(flights('0103 N', { damage: [3, 3, 3] }), {
    north: [unit('Enemy', '0101 S', mech('Wolf'))],
  });
  line.phase('combat', 'south');
  const lengths = line.firstField('strafe').follow!(0)[0] as Pick;
  expect(Array.from(lengths.values)).toEqual([1, 2, 3]);
  expect(lengths.describe!(3)).toMatchObject({ label: '3', hex: '0101' });
});

rule('BF2-AERO-05', 'A spheroid that hovers excuses no fighter from moving', () => {
  const table = scene(flights('0808 N'), {
    south: [flights('0808 N'), unit('Ship', '0810 N', dropship('Union', { specials: ['sph'] }))],
  });
  table.phase('movement', 'south');
  expect(table.refusal({ type: 'done' })).toBeDefined();
  table.give({ type: 'fly', unit: 0, to: 'box 1' });
  table.done();
});

rule('BF2-AERO-02', 'When all aircraft have moved the menu names them no more', () => {
  const table = scene(flights('0808 N'));
  table.phase('movement', 'south');
  expect(table.firstField('fly')).toBeDefined();
  table.give({ type: 'fly', unit: 0, to: 'box 1' });
  expect(table.firstField('fly')).toBeUndefined();
});

rule(
  'BF2-STACK-01',
  'A DropShip on the ground bars its hex; in the air it does not, nor does a fighter',
  () => {
    const passes = (air: PlacedUnit, more: Partial<Scene> = {}) => {
      const table = battle({
        map: mapWith({}, 15, 17),
        south: [unit('Lance', '0810 N', mech('Ram', { mp: 2 })), air],
        north: [enemy],
        ...more,
        options: { ...options, ...more.options },
      });
      table.phase('movement', 'south');
      return table.reach('Lance')['0808'] !== undefined;
    };
    const leopard = (place: string) => unit('Ship', place, dropship('Leopard'));
    expect(passes(leopard('0809 N grounded'))).toBe(false);
    expect(passes(leopard('0809 N'))).toBe(true);
    expect(passes(unit('Wing', '0809 N grounded', fighter('Stuka')))).toBe(true);
    // An aircraft that keeps away from enemies may go elsewhere, past a ship or not (BF2-MOR-02).
    expect(passes(leopard('0512 N grounded'), { options: { morale: true } })).toBe(true);
  },
);

rule('BF2-AERO-12', 'Over hex 0101, too, an aircraft is asked whether it attacks', () => {
  const table = scene(flights('0101 N'), { south: [flights('0101 N')] });
  table.phase('combat', 'south');
  expect(table.asked).toBe('south combat/declare');
  expect(table.values('strafe', 'unit')).toEqual([0]);
});

describe('Zones', () => {
  const flown = (to: string, place = '0808 N') => {
    const table = scene(flights(place));
    table.phase('movement', 'south');
    table.give({ type: 'fly', unit: 0, to });
    return table.unit('Air');
  };
  rule('BF2-AERO-02', 'Boxes are of one’s own half or of the enemy’s', () => {
    expect(flown('box 1')).toMatchObject({ hex: -1, facing: 0, marks: { support: { half: 0, box: 1 } } });
    expect(flown('enemy box 2')).toMatchObject({ hex: -1, marks: { support: { half: 1, box: 2 } } });
  });

  rule('BF2-AERO-02', 'From one mapsheet to another, and over the nearest edge that is no home', () => {
    const over = (hex: string, mp: number) => {
      const table = scene(flights(`${hex} N`, { mp }), { map: mapWith({}, 47, 17) });
      table.phase('movement', 'south');
      return zones(table);
    };
    expect(over('0808', 1)).toEqual(['mapsheet 2', 'box 1', 'enemy box 1', 'away']);
    expect(over('2408', 1)).toEqual(['mapsheet 1', 'mapsheet 3', 'box 1', 'enemy box 1']);
    expect(over('2408', 2)).toContain('away');
  });

  rule('BF2-AERO-05', 'Without MP not even a spheroid is placed elsewhere', () => {
    for (const specials of [[], ['sph']]) {
      const table = scene(unit('Ship', '0808 N', dropship('Union', { specials, mp: 0 })));
      table.phase('movement', 'south');
      expect(table.values('fly', 'unit')).toEqual([]);
    }
  });
});

describe('Landings', () => {
  const lands = (north: readonly PlacedUnit[], place = 'box 2') => {
    const table = scene(flights(place), { north });
    table.phase('movement', 'south');
    return table;
  };
  const here = { type: 'land', unit: 0, where: 'here' } as const;

  rule('BF2-AERO-06', 'Enemies elsewhere do not matter, one in the box does', () => {
    const inBox = (box: string) => unit('Foe', box, mech('Fox'));
    expect(lands([enemy, inBox('box 2 of south')]).refusal(here).rule).toBe('BF2-AERO-06');
    for (const box of ['box 2 of north', 'box 3 of south']) {
      const table = lands([enemy, inBox(box)]);
      table.give(here);
      expect(table.unit('Air').marks).toMatchObject({
        support: { half: 0, box: 2 },
        flight: { airborne: false },
      });
      expect(table.state.ground).toBeNull();
    }
  });

  rule('BF2-AERO-06', 'The menu names who can land and launch, and says why others cannot', () => {
    const table = lands([enemy], '0808 N');
    const refused = (type: 'land' | 'launch', index: number) =>
      table.refusal({ type, unit: index, ...(type === 'land' && { where: 'here' }) } as Order).message;
    expect(refused('land', 0)).toBe(AERO_WHY_NOT.noLanding.message);
    expect(refused('land', 1)).toBe(AERO_WHY_NOT.notFlying.message);
    expect(refused('launch', 0)).toBe(AERO_WHY_NOT.notGrounded.message);
    const down = scene(flights('0808 N grounded'));
    down.phase('movement', 'south');
    expect(down.refusal({ type: 'launch', unit: 0 }).message).toBe(AERO_WHY_NOT.noLaunch.message);
    const rough = Array.from({ length: 17 }, () => Array.from({ length: 15 }, () => 'r').join(' ')).join(
      '\n',
    );
    const nowhere = scene(flights('0808 N'), { map: rough });
    nowhere.phase('movement', 'south');
    expect(nowhere.values('land', 'unit')).toEqual([]);
  });

  rule('BF2-AERO-07', 'A runway in one direction will do', () => {
    const row = (codes: string) => codes.split('').join(' ');
    const map = Array.from({ length: 17 }, (_, r) => row(r < 8 ? 'rrrr.rrrrrrrrrr' : 'rrrrrrrrrrrrrrr')).join(
      '\n',
    );
    const table = scene(flights('box 1', { class: 'H' }), { map });
    table.phase('movement', 'south');
    const from = (table.firstField('land').follow!(0)[0] as Pick).follow!('runway')[0] as Pick;
    expect(Array.from(from.values)).toEqual(['0501', '0508']);
  });
});

describe('Launching', () => {
  const revved = (air: PlacedUnit, ...friends: readonly PlacedUnit[]) => {
    const table = battle({ south: [air, ...friends], north: [enemy], options });
    table.phase('movement', 'south');
    table.give({ type: 'rev', unit: 0 });
    table.unit(air.name).moved = false;
    table.phase('movement', 'south');
    return table;
  };
  const wing = (hex: string) => unit('Wing', `${hex} N`, fighter('Stuka', { mp: 9 }));
  const light = flights('0810 N grounded', { class: 'L' });

  rule('BF2-AERO-08', 'Nobody launches to where a friend is, who may be over the rest of the runway', () => {
    expect(revved(light, wing('0807')).refusal({ type: 'launch', unit: 0 }).rule).toBe('BF2-AERO-08');
    for (const hex of ['0808', '0806', '0805']) {
      const table = revved(light, wing(hex));
      table.give({ type: 'launch', unit: 0 });
      expect(table.hexOf('Air')).toBe('0807');
    }
  });

  rule('BF2-AERO-08', 'A spheroid launches in place', () => {
    const table = revved(unit('Ship', '0816 N grounded', dropship('Union', { specials: ['sph'] })));
    table.give({ type: 'launch', unit: 0 });
    expect(table.hexOf('Ship')).toBe('0816');
  });

  rule(['BF2-AERO-05', 'BF2-VIC-01'], 'Whose last unit crashes has lost', () => {
    const table = battle({ south: [flights('0808 N', { mp: 0 })], north: [enemy], options });
    table.phase('movement', 'south');
    table.done();
    expect(table.log.at(-1)).toMatchObject({ type: 'ended', outcome: { winners: [1] } });
    expect(table.events('phase').map(({ phase }) => phase)).toEqual([]);
  });
});
