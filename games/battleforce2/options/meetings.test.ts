// Where chapters meet: who is touched by what, and what still holds afterwards.

import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import type { Order } from '../orders.ts';
import { ABOARD, RETREATED } from '../state.ts';
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
  tank,
  toHit,
  unit,
} from '../testing/scene.ts';
import type { Battle } from '../testing/table.ts';

/** Correction 7 is what these tests are about. */
const NOW = 7;
const BEFORE = 6;

const mine = (a: number, b: number): Roll => ['mines', a, b];
/** Nobody gets round hexes 0807 and 0808. */
const WALLS = Object.fromEntries(
  ['0707', '0708', '0709', '0907', '0908', '0909', '0706', '0906'].map((hex) => [hex, '9']),
);
/** The southern edge is a wall, but for hex 0817. */
const GATE = Object.fromEntries(
  Array.from({ length: 15 }, (_, i) => [`${String(i + 1).padStart(2, '0')}17`, i === 7 ? '.' : '9']),
);
const wolves = (at = '1501 S') => unit('Pack', at, mech('Wolf'));

/** Mines of the north. */
function mined(table: Battle, hex: string, knownTo: 'owner' | 'all' = 'owner'): void {
  const { marks } = table.state;
  const mines = [...(marks?.mines ?? []), { owner: 1, hex: table.cell(hex), knownTo }];
  table.state.marks = { ...marks, mines };
}

/** Writes down where units hide. */
function hide(table: Battle, places: Readonly<Record<string, string>>): void {
  const place = (name: string) =>
    name in places ? { hex: table.cell(places[name]), facing: 3 as const } : null;
  const hidden = table.field.unitSetups.map(({ name }) => place(name));
  table.state.marks = { ...table.state.marks, hidden };
}

/** A Movement Phase of the south, over mines of the north. */
function marching(scene: Partial<Scene>, ...fields: readonly string[]): Battle {
  const table = battle({
    options: { mines: 1 },
    south: [unit('Lance', '0810 N', mech('Ram'))],
    north: [wolves()],
    ...scene,
  });
  for (const hex of fields) mined(table, hex);
  table.phase('movement', 'south');
  return table;
}

describe('On top of buildings', () => {
  const infantry = (reading?: number) => {
    const table = battle({
      ...(reading !== undefined && { reading }),
      options: { buildings: true, offboard: true, drops: true },
      map: mapWith({ '0808': 'c', '0817': 'c' }),
      south: [unit('Foot', '0808', platoon('Rifles', { specials: ['car4'] })), unit('Bus', '0809 N', bus)],
      north: [wolves('0806 S')],
    });
    table.unit('Foot').marks = { isOnTop: true };
    table.phase('movement', 'south');
    return table;
  };
  const bus = tank('Bus', { specials: ['tran9'] });
  const mayBeAttacked = (table: Battle) => {
    table.phase('combat', 'north');
    return table.targets('Pack').includes('Foot');
  };

  const carried = (table: Battle): Battle => {
    table.give({ type: 'load', unit: 1, passenger: 0 });
    table.done();
    table.phase('movement', 'south');
    table.state.units[1].transfer = null;
    table.give({ type: 'unload', unit: 1, passenger: 0, to: '0709' });
    return table;
  };

  rule(['BF2-BLDG-06', 'BF2-EQ-16'], 'Whoever is loaded there is on the ground when it is put down', () => {
    expect(mayBeAttacked(infantry())).toBe(false);
    const table = carried(infantry());
    expect(table.unit('Foot').marks?.isOnTop).toBeUndefined();
    expect(mayBeAttacked(table)).toBe(true);
  });

  rule('BF2-BLDG-06', 'In games from before correction 7 it stays inside wherever it is', () => {
    expect(mayBeAttacked(carried(infantry(BEFORE)))).toBe(false);
  });

  rule(['BF2-BLDG-04', 'BF2-OFF-05'], 'Whoever leaves the map over its edge leaves the top, too', () => {
    const table = infantry();
    table.put(0, '0817');
    table.phase('movement', 'south');
    table.give({ type: 'exit', unit: 0, edge: 'south' });
    expect(table.unit('Foot').marks).toMatchObject({ support: { box: 0 } });
    expect(table.unit('Foot').marks?.isOnTop).toBeUndefined();
  });

  rule(['BF2-BLDG-04', 'BF2-DROP-02'], 'Whoever is pushed aside by a drop is on the ground', () => {
    const table = battle({
      options: { buildings: true, drops: true },
      map: mapWith({ '0808': 'c', '0807': 'c' }),
      south: [unit('Star', 'off the map', mech('Ram')), unit('Foot', '0808', platoon('Rifles'))],
      north: [wolves()],
    });
    table.unit('Foot').marks = { isOnTop: true };
    table.unit('Star').marks = { isHeldBack: true };
    table.phase('movement', 'south');
    table.give({ type: 'drop', unit: 0, to: '0809', facing: 0 });
    table.done(['landing', 1, 3], ['scatter', 1], ['push', 1]);
    expect([table.hexOf('Foot'), table.unit('Foot').marks?.isOnTop]).toEqual(['0807', undefined]);
  });

  rule(
    'BF2-BLDG-04',
    'From one top to the next it is on the ground in between, and up again at the end',
    () => {
      const table = battle({
        options: { buildings: true, mines: 1 },
        map: mapWith({ '0808': 'c', '0806': 'c' }),
        south: [unit('Lance', '0808 N', mech('Ram', { mp: 9 }))],
        north: [wolves()],
      });
      mined(table, '0807');
      table.unit('Lance').marks = { isOnTop: true };
      table.phase('movement', 'south');
      table.move('Lance', '0806', 'N', 'climb', mine(3, 4));
      expect(table.boxes('Ram')).toBe('2/3');
      expect(table.unit('Lance').marks?.isOnTop).toBe(true);
    },
  );
});

describe('Damage on the march', () => {
  /** Six MP, and five after a hit on the legs. */
  const runner = () => mech('Ram', { mp: 6, armor: 0, structure: 9 });

  rule('BF2-MOVE-04', 'In games from before correction 7 it went on as if nothing had happened', () => {
    const table = marching({ reading: BEFORE, south: [unit('Lance', '0810 N', runner())] }, '0805');
    table.move('Lance', '0804', 'N', 'ground', mine(3, 4), critical(4, 5));
    expect(table.hexOf('Lance')).toBe('0804');
  });

  rule(
    'BF2-MOVE-04',
    'Five MP are spent and five are left of six: whoever was to enter a sixth hex stops',
    () => {
      const table = marching({ south: [unit('Lance', '0810 N', runner())] }, '0805');
      table.move('Lance', '0804', 'N', 'ground', mine(3, 4), critical(4, 5));
      expect(table.hexOf('Lance')).toBe('0805');
      expect(table.events('held-up')).toEqual([{ type: 'held-up', unit: 0, hex: table.cell('0805') }]);
    },
  );

  rule('BF2-STACK-02', 'Where a friend stands it goes back to the last hex where it may stand', () => {
    const friend = unit('Herd', '0805 N', mech('Bull'));
    const table = marching({ south: [unit('Lance', '0810 N', runner()), friend] }, '0805');
    table.move('Lance', '0804', 'N', 'ground', mine(3, 4), critical(4, 5));
    expect([table.hexOf('Lance'), table.hexOf('Herd')]).toEqual(['0806', '0805']);
  });

  rule('BF2-MOVE-04', 'Whoever has MP left goes on', () => {
    const table = marching({ south: [unit('Lance', '0810 N', runner())] }, '0806');
    table.move('Lance', '0805', 'N', 'ground', mine(3, 4), critical(4, 5));
    expect(table.hexOf('Lance')).toBe('0805');
  });

  rule(
    ['BF2-MOVE-04', 'BF2-MAP-05'],
    'Onto a bridge that will not hold it is one MP, as the road goes',
    () => {
      const heavy = mech('Ram', { class: 'H', mp: 3, armor: 0, structure: 9 });
      const table = marching(
        {
          map: mapWith({ '0808': '~' }),
          roads: ['0810 0809 0808 0807'],
          bridges: ['0808'],
          south: [unit('Lance', '0810 N', heavy)],
        },
        '0809',
      );
      table.move('Lance', '0808', 'N', 'bridge', mine(3, 4), critical(4, 5));
      expect(table.hexOf('Lance')).toBe('0808');
      expect(table.events('bridge-fell')).toHaveLength(1);
    },
  );

  rule(
    ['BF2-MOVE-04', 'BF2-ROAD-02'],
    'Whoever has stayed on the road keeps its hex more, and nobody else has one',
    () => {
      const stops = (place: string) => {
        const wheels = tank('Van', { mp: 3, armor: 0, structure: 9 });
        const roads = ['0810 0809 0808 0807 0806'];
        const map = mapWith({ '0909': '9' });
        const table = marching({ map, roads, south: [unit('Lance', place, wheels)] }, '0809');
        table.move('Lance', place === '0810 N' ? '0806' : '0807', 'N', 'ground', mine(3, 4), critical(4, 5));
        return table.hexOf('Lance');
      };
      expect([stops('0810 N'), stops('0910 N')]).toEqual(['0807', '0808']);
    },
  );

  rule(['BF2-MOVE-04', 'BF2-OFF-04'], 'Whoever comes from Box 0 has spent what its first hex costs', () => {
    const stops = (mp: number) => {
      const table = marching(
        {
          options: { mines: 1, offboard: true },
          map: mapWith({ ...GATE, '0817': 'r' }),
          south: [unit('Lance', 'box 0', mech('Ram', { mp, armor: 0, structure: 9 }))],
        },
        '0816',
      );
      table.give({ type: 'enter', unit: 0, to: '0814', facing: 0 }, mine(3, 4), critical(4, 5));
      return table.hexOf('Lance');
    };
    expect([stops(6), stops(5)]).toEqual(['0814', '0815']);
  });

  rule('BF2-MOVE-04', 'A jump is always completed', () => {
    const jumper = mech('Ram', { mp: 6, mode: 'J', armor: 0, structure: 9 });
    const table = marching({ south: [unit('Lance', '0810 N', jumper)] }, '0804');
    table.move('Lance', '0804', 'N', 'jump', mine(3, 4), critical(4, 5));
    expect(table.hexOf('Lance')).toBe('0804');
  });

  rule(
    ['BF2-BLDG-04', 'BF2-MOVE-04'],
    'Whoever is stopped short of the buildings that it meant climbs none',
    () => {
      const table = marching(
        {
          options: { mines: 1, buildings: true },
          map: mapWith({ ...WALLS, '0807': 'c', '0806': 'c' }),
          south: [unit('Lance', '0808 N', mech('Ram', { mp: 6, armor: 0, structure: 9 }))],
        },
        '0807',
      );
      table.move('Lance', '0806', 'N', 'climb', mine(3, 4), critical(4, 5));
      expect([table.hexOf('Lance'), table.unit('Lance').marks?.isOnTop]).toEqual(['0807', undefined]);
    },
  );
});

describe('Mines and ice', () => {
  const overhead = (name: string) => unit(name, '0808 N', fighter('Corsair'));

  rule('BF2-MINE-03', 'Mines hurt nobody overhead, no VTOL and no submarine under water', () => {
    const harmed = (placed: PlacedUnit, reading = NOW) => {
      const table = marching(
        {
          reading,
          options: { mines: 1, offboard: true, aerospace: true },
          north: [placed, wolves('0101 S')],
        },
        '0808',
      );
      table.state.units[1].submerged = placed.name === 'Boat';
      const { name } = placed.elements[0].sheet;
      const before = table.boxes(name);
      table.phase('movement', 'south');
      const rolls = placed.name === 'Air' || reading === NOW ? [] : [critical(1, 1)];
      table.move('Lance', '0808', 'N', 'ground', mine(3, 4), ...rolls);
      return table.boxes(name) !== before;
    };
    const helicopter = unit('Wing', '0808 N', tank('Warrior', { mode: 'v' }));
    const boat = unit('Boat', '0808 N', tank('Neptune', { mode: 's' }));
    expect([overhead('Air'), helicopter, boat].map((each) => harmed(each))).toEqual([false, false, false]);
    expect([overhead('Air'), helicopter, boat].map((each) => harmed(each, BEFORE))).toEqual([
      true,
      true,
      true,
    ]);
  });

  rule('BF2-ENV-03', 'Ice that breaks wets nobody overhead', () => {
    const wet = (reading: number) => {
      const table = battle({
        reading,
        options: { ice: 'not frozen solid', temperature: -5, offboard: true, aerospace: true },
        map: mapWith({ '0808': '~' }),
        south: [unit('Lance', '0810 N', mech('Ram', { mode: 'J' })), overhead('Air')],
        north: [wolves()],
      });
      table.phase('movement', 'south');
      table.move('Lance', '0808', 'N', 'jump', ['ice', 4]);
      return [table.unit('Lance').thisTurn?.isWet, table.unit('Air').thisTurn?.isWet];
    };
    expect([wet(NOW), wet(BEFORE)]).toEqual([
      [true, undefined],
      [true, true],
    ]);
  });

  rule('BF2-BLDG-06', 'Nobody who has climbed the buildings is hurt by mines below', () => {
    const table = marching(
      {
        options: { mines: 1, buildings: true },
        map: mapWith({ '0808': 'c' }),
        north: [unit('Foot', '0808', platoon('Rifles')), wolves('0101 S')],
      },
      '0808',
    );
    table.unit('Foot').marks = { isOnTop: true };
    table.phase('movement', 'south');
    table.move('Lance', '0808', 'N', 'ground', mine(3, 4));
    expect([table.boxes('Ram'), table.boxes('Rifles')]).toEqual(['2/3', '3/0']);
  });
});

describe('Units in hiding', () => {
  const ambush = (options: Scene['options'], south: Scene['south'], reading = NOW) => {
    const table = battle({
      reading,
      options: { 'hidden-units': 2, ...options },
      map: mapWith({ '0808': 'l' }),
      south,
      north: [unit('Den', 'off the map', mech('Cub')), wolves('0101 S')],
    });
    hide(table, { Den: '0808' });
    return table;
  };

  rule(
    ['BF2-ART-10', 'BF2-HID-02'],
    'A shell strikes every element of every unit, and finds who hides',
    () => {
      const shelled = (reading: number) => {
        const gun = unit('Battery', '0815 N', tank('Sniper', { specials: ['artS'], damage: [1, 1, 2] }));
        const table = ambush({ offboard: true, artillery: true }, [gun], reading);
        table.phase('combat', 'south');
        table.give({ type: 'shell', element: 0, at: '0808' });
        table.done(['artillery', 6, 5]);
        return [table.boxes('Cub'), table.hexOf('Den')];
      };
      expect(shelled(NOW)).toEqual(['1/3', '0808']);
      expect(shelled(BEFORE)).toEqual(['3/3', undefined]);
    },
  );

  const flying = unit('Air', '0809 N', fighter('Corsair'));

  rule(['BF2-AERO-13', 'BF2-HID-02'], 'Strafing does, before any dice are thrown', () => {
    const table = ambush({ offboard: true, aerospace: true }, [flying]);
    table.phase('combat', 'south');
    table.give({ type: 'strafe', unit: 0, hexes: 2 }, toHit(6, 6));
    expect([table.boxes('Cub'), table.hexOf('Den')]).toEqual(['2/3', '0808']);
    expect(table.asked).not.toBe('north hidden/surprise');
  });

  rule(['BF2-AERO-15', 'BF2-HID-02'], 'Bombs do', () => {
    const table = ambush({ offboard: true, aerospace: true }, [unit('Air', '0808 N', fighter('Corsair'))]);
    const bombs = { explosive: 1, cluster: 0, inferno: 0, mines: 0 };
    table.state.marks = { ...table.state.marks, bombs: [bombs, null, null] };
    for (const index of table.state.elements.keys())
      table.suffered(table.field.records[index].sheet.name, {});
    table.phase('combat', 'south');
    const order: Order = { type: 'bomb', unit: 0, hexes: 1, drops: [{ hex: 1, explosive: 1 }] };
    table.give(order, ['bombing', 6, 6]);
    expect([table.boxes('Cub'), table.hexOf('Den')]).toEqual(['1/3', '0808']);
  });

  rule(['BF2-MINE-03', 'BF2-HID-02'], 'Mines do that a friend sets off in their hex', () => {
    const table = battle({
      options: { 'hidden-units': 2, mines: 1 },
      map: mapWith({ ...WALLS, '0808': 'l' }),
      south: [unit('Lance', '0809 N', mech('Ram', { mp: 6 })), unit('Herd', 'off the map', mech('Bull'))],
      north: [wolves()],
    });
    hide(table, { Herd: '0808' });
    mined(table, '0808');
    table.phase('movement', 'south');
    table.move('Lance', '0807', 'N', 'ground', mine(3, 4));
    expect([table.boxes('Bull'), table.hexOf('Herd'), table.hexOf('Lance')]).toEqual(['2/3', '0808', '0807']);
  });
});

describe('Drops', () => {
  const DROPS = { drops: true, offboard: true, aerospace: true, mines: 1 };
  /** A ’Mech drops into 0808. */
  const dropping = (scene: Partial<Scene>, ...rolls: readonly Roll[]) => {
    const friends = scene.south ?? [];
    const table = battle({
      options: DROPS,
      north: [wolves()],
      ...scene,
      south: [unit('Star', 'off the map', mech('Ram')), unit('Herd', '0116 N', mech('Bull')), ...friends],
    });
    table.unit('Star').marks = { isHeldBack: true };
    table.phase('movement', 'south');
    return { table, land: (to = '0808') => landIn(table, to, rolls) };
  };
  const landIn = (table: Battle, to: string, rolls: readonly Roll[]): Battle => {
    table.give({ type: 'drop', unit: 0, to, facing: 0 });
    table.done(...rolls);
    return table;
  };

  rule(['BF2-MINE-03', 'BF2-DROP-01'], 'Whoever lands on mines sets them off', () => {
    const landed = (reading: number) => {
      const { table, land } = dropping(
        { reading },
        ['landing', 6, 6],
        ...(reading === NOW ? [mine(3, 4)] : []),
      );
      mined(table, '0808');
      return land().boxes('Ram');
    };
    expect([landed(NOW), landed(BEFORE)]).toEqual(['2/3', '3/3']);
  });

  rule(['BF2-ENV-03', 'BF2-DROP-01'], "A 'Mech that drops onto frozen water may break it", () => {
    const { land } = dropping(
      {
        options: { drops: true, ice: 'not frozen solid', temperature: -5 },
        map: mapWith({ '0808': '~' }),
      },
      ['landing', 6, 6],
      ['ice', 4],
    );
    const table = land();
    expect([table.boxes('Ram'), table.unit('Star').thisTurn?.isWet]).toEqual(['2/3', true]);
  });

  rule(['BF2-DROP-02', 'BF2-AERO-04'], 'Nobody overhead is pushed aside', () => {
    const { table, land } = dropping({ south: [unit('Air', '0808 N', fighter('Corsair'))] }, [
      'landing',
      6,
      6,
    ]);
    table.unit('Air').moved = true;
    table.phase('movement', 'south');
    land();
    expect([table.hexOf('Star'), table.hexOf('Air')]).toEqual(['0808', '0808']);
    expect(table.events('pushed')).toEqual([]);
  });

  const ship = (name: string) => unit(name, '0808 N grounded', dropship('Union', { specials: ['sph'] }));

  rule(
    ['BF2-DROP-02', 'BF2-STACK-01'],
    'Nobody drops beside a DropShip on the ground, nor pushes it aside',
    () => {
      for (const side of ['south', 'north'] as const) {
        const scene =
          side === 'south' ? { south: [ship('Ship')] } : { north: [ship('Ship'), wolves('0101 S')] };
        const { table } = dropping(scene);
        expect(table.refusal({ type: 'drop', unit: 0, to: '0808', facing: 0 }).rule).toBe('BF2-DROP-01');
        table.give({ type: 'drop', unit: 0, to: '0809', facing: 0 });
        table.done(['landing', 1, 3], ['scatter', 1]);
        expect(table.element('Ram').destroyed).toBe(true);
        expect(table.hexOf('Ship')).toBe('0808');
      }
    },
  );

  rule(['BF2-DROP-02', 'BF2-HID-02'], 'A friend in hiding is found and makes room', () => {
    const table = battle({
      options: { drops: true, 'hidden-units': 1 },
      map: mapWith({ '0808': 'l' }),
      south: [unit('Star', 'off the map', mech('Ram')), unit('Herd', 'off the map', mech('Bull'))],
      north: [wolves()],
    });
    table.unit('Star').marks = { isHeldBack: true };
    hide(table, { Herd: '0808' });
    table.phase('movement', 'south');
    table.give({ type: 'drop', unit: 0, to: '0809', facing: 0 });
    table.done(['landing', 1, 3], ['scatter', 1], ['push', 1]);
    expect([table.hexOf('Star'), table.hexOf('Herd')]).toEqual(['0808', '0807']);
  });
});

describe('A DropShip on the ground', () => {
  const AIR = { offboard: true, aerospace: true };
  const ship = (at: string) => unit('Ship', `${at} N grounded`, dropship('Union', { specials: ['sph'] }));

  rule(['BF2-STACK-01', 'BF2-EQ-16'], 'Nobody is put down in its hex', () => {
    const table = battle({
      options: AIR,
      south: [
        unit('Bus', '0809 N', tank('Bus', { specials: ['tran9'] })),
        unit('Foot', '0810', platoon('Rifles', { specials: ['car4'] })),
      ],
      north: [ship('0808'), wolves('0101 S')],
    });
    table.phase('movement', 'south');
    table.give({ type: 'load', unit: 0, passenger: 1 });
    table.unit('Bus').transfer = null;
    const put = (to: string) => ({ type: 'unload', unit: 0, passenger: 1, to }) as const;
    expect(table.refusal(put('0808')).rule).toBe('BF2-EQ-16');
    table.give(put('0810'));
    expect(table.hexOf('Foot')).toBe('0810');
  });

  rule(['BF2-STACK-01', 'BF2-OFF-04'], 'Nobody comes from Box 0 into its hex, nor through it', () => {
    const entering = (at: string, reading = NOW) => {
      const table = battle({
        reading,
        options: AIR,
        south: [unit('Lance', 'box 0', mech('Ram'))],
        north: [ship(at), wolves('0101 S')],
      });
      table.phase('movement', 'south');
      return table.firstField('enter').follow!(0)[0] as { readonly values: ArrayLike<string> };
    };
    expect(Array.from(entering('0817').values)).not.toContain('0817');
    expect(Array.from(entering('0816').values)).not.toContain('0816');
    expect(Array.from(entering('0817', BEFORE).values)).toContain('0817');
  });

  rule(['BF2-STACK-02', 'BF2-OFF-04'], 'Aircraft overhead stop nobody who comes from Box 0', () => {
    const entering = (reading: number) => {
      const table = battle({
        reading,
        options: AIR,
        map: mapWith(GATE),
        south: [unit('Lance', 'box 0', mech('Ram'))],
        north: [unit('Air', '0817 N', fighter('Corsair')), wolves('0101 S')],
      });
      table.phase('movement', 'south');
      const { values } = table.firstField('enter').follow!(0)[0] as { readonly values: ArrayLike<string> };
      return Array.from(values).includes('0815');
    };
    expect([entering(NOW), entering(BEFORE)]).toEqual([true, false]);
  });
});

describe('Routed and broken units', () => {
  const nervous = (table: Battle, name: string, nerve: 'broken' | 'routed') => {
    const each = table.unit(name);
    const strength = table.field.elementsOf[table.unitIndex(name)].length;
    each.marks = { ...each.marks, morale: { nerve, since: 0, strength } };
  };

  rule('BF2-MOR-03', 'Who is routed flees off the map for good, and into no box', () => {
    const fled = (reading: number) => {
      const table = battle({
        reading,
        options: { morale: true, offboard: true },
        south: [unit('Lance', '0816 N', mech('Ram')), unit('Herd', '0201 N', mech('Bull'))],
        north: [wolves()],
      });
      nervous(table, 'Lance', 'routed');
      table.phase('movement', 'south');
      table.done();
      return table.unit('Lance').hex === RETREATED;
    };
    expect([fled(NOW), fled(BEFORE)]).toEqual([true, false]);
  });

  rule(['BF2-MOR-03', 'BF2-MOVE-04'], 'Whom mines leave without an MP for it does not leave the map', () => {
    const table = battle({
      options: { morale: true, mines: 1 },
      map: mapWith(GATE),
      south: [
        unit('Lance', '0815 N', mech('Ram', { mp: 3, armor: 0, structure: 9 })),
        unit('Herd', '0201 N', mech('Bull')),
      ],
      north: [wolves()],
    });
    nervous(table, 'Lance', 'routed');
    mined(table, '0817');
    table.phase('movement', 'south');
    table.done(mine(3, 4), critical(4, 5));
    expect(table.hexOf('Lance')).toBe('0817');
  });

  rule(
    ['BF2-MOR-03', 'BF2-MINE-04', 'BF2-CMDX-07'],
    'Nobody who is routed or has evaded clears mines',
    () => {
      const clears = (change: (table: Battle) => void) => {
        const table = battle({
          options: { morale: true, mines: 1 },
          south: [unit('Foot', '0808', platoon('Rifles')), unit('Lance', '0201 N', mech('Ram'))],
          north: [wolves()],
        });
        mined(table, '0808', 'all');
        change(table);
        table.phase('combat', 'south');
        return table.possible.includes('clear-mines');
      };
      expect(clears(() => {})).toBe(true);
      expect(clears((table) => nervous(table, 'Foot', 'routed'))).toBe(false);
      expect(
        clears((table) => {
          table.unit('Foot').mayNotAttack = true;
        }),
      ).toBe(false);
    },
  );

  rule(['BF2-MOR-03', 'BF2-EQ-16'], 'Nobody who is routed is loaded, or loads anybody', () => {
    const loads = (routed: string) => {
      const table = battle({
        options: { morale: true },
        south: [
          unit('Bus', '0809 N', tank('Bus', { specials: ['tran9'] })),
          unit('Foot', '0808', platoon('Rifles', { specials: ['car4'] })),
          unit('Herd', '0201 N', mech('Bull')),
        ],
        north: [wolves()],
      });
      nervous(table, routed, 'routed');
      table.phase('movement', 'south');
      return table.possible.includes('load');
    };
    expect([loads('Herd'), loads('Foot'), loads('Bus')]).toEqual([true, false, false]);
  });

  rule(
    ['BF2-MOR-02', 'BF2-OFF-04'],
    'A broken unit comes onto the map where no enemy stands, and no farther',
    () => {
      const table = battle({
        options: { morale: true, offboard: true },
        south: [unit('Lance', 'box 0', mech('Ram'))],
        north: [wolves('0817 S')],
      });
      nervous(table, 'Lance', 'broken');
      table.phase('movement', 'south');
      const { values } = table.firstField('enter').follow!(0)[0] as { readonly values: ArrayLike<string> };
      expect(Array.from(values)).not.toContain('0817');
      expect(Array.from(values).every((hex) => hex.endsWith('17'))).toBe(true);
      expect(values.length).toBe(14);
    },
  );
});

describe('What carries and what lies below', () => {
  rule(['BF2-MINE-03', 'BF2-EQ-16'], 'Whoever is put down on mines sets them off', () => {
    const table = marching(
      {
        south: [
          unit('Bus', '0809 N', tank('Bus', { specials: ['tran9'] })),
          unit('Foot', '0808', platoon('Rifles', { specials: ['car4'] })),
        ],
      },
      '0709',
    );
    table.give({ type: 'load', unit: 0, passenger: 1 });
    table.unit('Bus').transfer = null;
    table.give({ type: 'unload', unit: 0, passenger: 1, to: '0709' }, mine(3, 4));
    expect([table.boxes('Rifles'), table.boxes('Bus')]).toEqual(['2/0', '0/3']);
  });

  rule(['BF2-MINE-03', 'BF2-HID-02'], 'Whoever is put down on mines and lost to them finds nobody', () => {
    const put = (boxes: number) => {
      const table = battle({
        options: { mines: 1, 'hidden-units': 2 },
        south: [
          unit('Bus', '0809 N', tank('Bus', { specials: ['tran9'] })),
          unit('Foot', 'off the map', platoon('Rifles', { specials: ['car4'], armor: boxes })),
        ],
        north: [wolves(), unit('Fox', 'off the map', mech('Fox')), unit('Owl', 'off the map', mech('Owl'))],
      });
      Object.assign(table.unit('Foot'), { hex: ABOARD, carrier: 0 });
      mined(table, '0709');
      hide(table, { Fox: '0609', Owl: '0101' });
      table.phase('movement', 'south');
      table.give({ type: 'unload', unit: 0, passenger: 1, to: '0709' }, mine(3, 4));
      return table.events('revealed').map((event) => event.unit);
    };
    expect([put(2), put(1)]).toEqual([[3], []]);
  });

  rule(['BF2-ROAD-02', 'BF2-MAP-05'], 'Hovercraft under a bridge are not on its road', () => {
    const table = battle({
      map: mapWith({ '0808': '~', '0708': '~', '0908': '~', '0807': 'l' }),
      roads: ['0810 0809 0808 0807 0806 0805 0804 0803'],
      bridges: ['0808'],
      south: [unit('Skimmers', '0808 N', tank('Pegasus', { mode: 'h', mp: 2 }))],
      north: [wolves()],
    });
    table.phase('movement', 'south');
    expect(table.reach('Skimmers')['0807']).toBeUndefined();
    expect(table.reach('Skimmers')['0805']).toBeUndefined();
    table.unit('Skimmers').onBridge = true;
    table.phase('movement', 'south');
    expect(table.reach('Skimmers')).toMatchObject({ '0807': 1, '0805': 3 });
  });

  rule(
    ['BF2-STACK-02', 'BF2-MAP-05'],
    'Whoever goes back under a bridge is under it, and on it who goes back onto it',
    () => {
      const stands = (place: string, mp: number) => {
        const table = marching(
          {
            map: mapWith({ '0808': '~', '0708': '9', '0809': '9', '0608': '9', '0609': '9' }),
            roads: ['0810 0809 0808 0807 0806 0805'],
            bridges: ['0808'],
            south: [
              unit('Lance', place, mech('Ram', { mp, armor: 0, structure: 9 })),
              unit('Herd', '0807 N', mech('Bull')),
            ],
          },
          '0807',
        );
        table.move('Lance', '0806', 'N', 'ground', mine(3, 4), critical(4, 5));
        return [table.hexOf('Lance'), table.unit('Lance').onBridge];
      };
      expect([stands('0809 N', 3), stands('0709 N', 5)]).toEqual([
        ['0808', true],
        ['0808', false],
      ]);
    },
  );

  rule(
    ['BF2-STACK-02', 'BF2-MAP-05'],
    'Whoever goes back to the bridge that it set out from is on that bridge, as it was before',
    () => {
      const table = marching(
        {
          map: mapWith({ '0808': '~' }),
          roads: ['0809 0808 0807 0806'],
          bridges: ['0808'],
          south: [
            unit('Lance', '0808 N', mech('Ram', { mp: 2, armor: 0, structure: 9 })),
            unit('Herd', '0807 N', mech('Bull')),
          ],
        },
        '0807',
      );
      table.unit('Lance').onBridge = true;
      table.move('Lance', '0806', 'N', 'ground', mine(3, 4), critical(4, 5));
      expect([table.hexOf('Lance'), table.unit('Lance').onBridge]).toEqual(['0808', true]);
    },
  );
});

describe('Armed fortresses', () => {
  const fort = (north: Scene['north'], changes: Partial<Scene> = {}) =>
    battle({
      options: { buildings: true, offboard: true, aerospace: true },
      map: mapWith({ '0808': 'f', '0806': 'f', '0804': '~' }),
      emplacements: [{ hex: '0808', owner: 0, damage: [2, 2, 2] }],
      south: [unit('Lance', '0117 N', mech('Ram'))],
      north,
      ...changes,
    });
  const aims = (table: Battle, name: string) => {
    table.phase('combat', 'south');
    if (!table.possible.includes('emplacement')) return false;
    const targets = table.firstField('emplacement').follow!('0808')[0] as {
      readonly values: ArrayLike<number>;
    };
    return Array.from(targets.values).includes(table.unitIndex(name));
  };

  rule(['BF2-BLDG-07', 'BF2-VEH-06'], 'Fire at no submarine under water', () => {
    const shot = (submerged: boolean, reading = NOW) => {
      const table = fort([unit('Boat', '0804 S', tank('Neptune', { mode: 's' }))], {
        reading,
        map: mapWith({ '0808': 'f', '0804': '~' }),
      });
      table.unit('Boat').submerged = submerged;
      return aims(table, 'Boat');
    };
    expect([shot(false), shot(true), shot(true, BEFORE)]).toEqual([true, false, true]);
  });

  rule(
    ['BF2-BLDG-07', 'BF2-AERO-18'],
    'Nothing hides an aircraft from them, and overhead it is at medium range',
    () => {
      expect(aims(fort([unit('Wing', '0804 S', fighter('Corsair'))]), 'Wing')).toBe(true);
      expect(aims(fort([unit('Pack', '0804 S', mech('Wolf'))]), 'Pack')).toBe(false);
      const overhead = fort([unit('Wing', '0808 S', fighter('Corsair'))]);
      overhead.phase('combat', 'south');
      overhead.give({ type: 'emplacement', from: '0808', target: 1, element: 1 }, toHit(1, 1));
      const { lines } = overhead.events('emplacement')[0].toHit;
      expect(lines.find(({ rule: id }) => id === 'BF2-REC-04')?.value).toBe(2);
    },
  );

  rule(['BF2-BLDG-07', 'BF2-CMDX-07'], 'Their targets may take Evasive Action', () => {
    const table = fort([unit('Pack', '0809 S', mech('Wolf'))], {
      options: { buildings: true, commands: true },
    });
    table.counter('Pack', 'Evasive Action');
    table.phase('combat', 'south');
    table.give({ type: 'emplacement', from: '0808', target: 1, element: 1 });
    expect(table.asked).toBe('north command/evade');
    table.use('Pack', toHit(1, 1));
    const { lines } = table.events('emplacement')[0].toHit;
    expect(lines.find(({ rule: id }) => id === 'BF2-CMDX-07')?.value).toBe(2);
    expect(table.unit('Pack').mayNotAttack).toBe(true);
  });
});
