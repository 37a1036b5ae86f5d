// Where chapters meet: who is touched by what, and what still holds afterwards.

import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import type { Order } from '../orders.ts';
import {
  battle,
  critical,
  fighter,
  mapWith,
  mech,
  type PlacedUnit,
  platoon,
  type Scene,
  tank,
  toHit,
  unit,
} from '../testing.ts';
import type { Battle } from '../testing-table.ts';

/** Correction 7 is what these tests are about. */
const NOW = 7;
const BEFORE = 6;

const mine = (a: number, b: number): Roll => ['mines', a, b];
/** Nobody gets round hexes 0807 and 0808. */
const WALLS = Object.fromEntries(
  ['0707', '0708', '0709', '0907', '0908', '0909', '0706', '0906'].map((hex) => [hex, '9']),
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
      expect(table.events('held-up').length).toBeGreaterThan(0);
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
