import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { movesApart } from '../../past/moves-apart.ts';
import { battle, mapWith, mech, type PlacedUnit, platoon, tank, unit } from '../../testing/scene.ts';

const RIVER = Object.fromEntries(
  Array.from({ length: 15 }, (_, i) => [`${String(i + 1).padStart(2, '0')}08`, '~']),
);
const ROAD = ['0803 0804 0805 0806 0807 0808 0809 0810 0811 0812'];

/** A river along row 08 and a road from north to south over a bridge in 0808. */
function ford(unitAt: PlacedUnit, north: readonly PlacedUnit[] = [unit('Pack', '1501 S', mech('Wolf'))]) {
  const table = battle({ map: mapWith(RIVER), roads: ROAD, bridges: ['0808'], south: [unitAt], north });
  table.phase('movement', 'south');
  return table;
}

rule(
  ['BF2-MAP-05', 'BF2-ROAD-01'],
  'Light and medium units cross a bridge along the road, even those that water stops',
  () => {
    const table = ford(unit('Lance', '0810 N', tank('Ram', { mp: 4 })));
    expect(table.reach('Lance')).toMatchObject({ '0809': 1, '0808': 2, '0807': 3, '0806': 4 });
    expect(table.reach('Lance')['0908']).toBeUndefined();
    table.move('Lance', '0808');
    expect(table.unit('Lance').onBridge).toBe(true);
  },
);

rule(
  ['BF2-MAP-05', 'BF2-ROAD-01'],
  'Whoever is on a bridge over prohibited terrain leaves it along the road',
  () => {
    const table = ford(unit('Lance', '0808 N', tank('Ram', { mp: 2 })));
    table.unit('Lance').onBridge = true;
    const reach = table.reach('Lance');
    expect(['0708', '0709', '0908', '0909'].map((hex) => reach[hex])).toEqual([undefined, 2, undefined, 2]);
    expect(table.reach('Lance')['0708']).toBeUndefined();
    expect(table.reach('Lance')['0807']).toBe(1);
  },
);

rule('BF2-MAP-05', 'A heavy unit does not break a bridge by accident: it wades, or says that it will', () => {
  const table = ford(unit('Lance', '0809 N', mech('Ram', { class: 'H' })));
  expect(table.ways('Lance')).toEqual(['ground', 'bridge']);
  expect(table.reach('Lance')['0808']).toBe(3);
  expect(table.reach('Lance', 'bridge')).toEqual({ '0808': 1 });
  table.move('Lance', '0808');
  expect(table.unit('Lance').onBridge).toBe(false);
});

rule('BF2-MAP-05', 'A heavy ’Mech unit breaks the bridge and ends up in the water', () => {
  const table = ford(unit('Lance', '0810 N', mech('Ram', { class: 'H' })));
  table.move('Lance', '0808', 'N', 'bridge');
  expect(table.events('bridge-fell')).toHaveLength(1);
  expect(table.hexOf('Lance')).toBe('0808');
  expect(table.unit('Lance')).toMatchObject({ onBridge: false, moved: true });
  expect(table.boxes('Ram')).toBe('3/3');
  expect(table.field.bridges[table.cell('0808')]).toBe(0);
  expect(table.field.roads[table.cell('0808')]).toBe(0);
});

rule('BF2-MAP-05', 'A heavy vehicle unit is destroyed with it, unless it hovers', () => {
  const tanks = ford(
    unit('Lance', '0809 N', tank('Ram', { class: 'A' }), tank('Ewe', { class: 'A', mode: 'h' })),
  );
  tanks.move('Lance', '0808', 'N', 'bridge');
  expect([tanks.element('Ram').destroyed, tanks.element('Ewe').destroyed]).toEqual([true, false]);
  const hovers = ford(unit('Lance', '0809 N', tank('Ram', { class: 'A', mode: 'h' })));
  hovers.move('Lance', '0808', 'N', 'bridge');
  expect(hovers.hexOf('Lance')).toBe('0808');
});

rule('BF2-MAP-05', 'An enemy on the bridge falls, too; one below it does not', () => {
  const heavy = unit('Lance', '0809 N', mech('Ram', { class: 'H' }));
  const infantry = [unit('Foot', '0808', platoon('Foot')), unit('Pack', '1501 S', mech('Wolf'))];
  const table = ford(heavy, infantry);
  table.unit('Foot').onBridge = true;
  table.move('Lance', '0808', 'N', 'bridge');
  expect(table.element('Foot').destroyed).toBe(true);
  const below = ford(heavy, [
    unit('Ship', '0808', tank('Ship', { mode: 't' })),
    unit('Pack', '1501 S', mech('Wolf')),
  ]);
  below.move('Lance', '0808', 'N', 'bridge');
  expect(below.element('Ship').destroyed).toBe(false);
});

rule('BF2-MAP-05', 'Infantry and VTOLs never break a bridge, and ships pass below', () => {
  expect(ford(unit('Foot', '0809', platoon('Foot'))).ways('Foot')).toEqual(['ground']);
  expect(ford(unit('Air', '0809 N', tank('Ram', { mode: 'v', class: 'H' }))).ways('Air')).toEqual([
    'ground',
    'high',
  ]);
  const ship = ford(unit('Ship', '0708 N', tank('Ram', { mode: 'n', class: 'H' })));
  expect(ship.ways('Ship')).toEqual(['ground']);
  ship.move('Ship', '0808');
  expect(ship.unit('Ship').onBridge).toBe(false);
});

rule('BF2-ROAD-01', 'Along a road every hex costs 1, whatever its terrain and level', () => {
  const table = battle({
    map: mapWith({ '0807': 'H', '0806': '3', '0805': '~', '0908': 'r' }),
    roads: ROAD,
    south: [unit('Lance', '0808 N', tank('Ram', { mode: 'w', mp: 3 }))],
    north: [unit('Pack', '1501 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  expect(table.reach('Lance')).toMatchObject({ '0807': 1, '0806': 2, '0805': 3 });
  table.move('Lance', '0807');
  expect(table.hexOf('Lance')).toBe('0807');
});

rule('BF2-ROAD-01', 'A road helps only where it crosses the side between two hexes', () => {
  const table = battle({
    map: mapWith({ '0807': 'H', '0907': 'H' }),
    roads: ['0808 0807', '0908 0907'],
    south: [unit('Lance', '0808 N', mech('Ram', { mp: 3 }))],
    north: [unit('Pack', '1501 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  expect(table.reach('Lance')).toMatchObject({ '0807': 1, '0907': 2 });
});

rule(
  'BF2-ROAD-02',
  'A ground vehicle unit that begins on a road and stays on it goes one hex farther',
  () => {
    const table = battle({
      roads: ROAD,
      south: [
        unit('Lance', '0808 N', tank('Ram', { mp: 2 })),
        unit('Herd', '0812 N', mech('Bull', { mp: 2 })),
        unit('Flight', '0803 N', tank('Kite', { mp: 2, mode: 'v' })),
        unit('Rest', '0908 N', tank('Ewe', { mp: 2 })),
      ],
      north: [unit('Pack', '1501 S', mech('Wolf'))],
    });
    table.phase('movement', 'south');
    expect(table.reach('Lance')).toMatchObject({ '0806': 2, '0805': 3 });
    expect(table.reach('Lance')['0804']).toBeUndefined();
    expect(['0705', '0706', '0811'].map((hex) => table.reach('Lance')[hex])).toEqual([
      undefined,
      undefined,
      3,
    ]);
    expect(table.reach('Herd')['0809']).toBeUndefined();
    expect(table.reach('Flight')['0806']).toBeUndefined();
    expect(table.reach('Rest')['0805']).toBeUndefined();
    table.move('Lance', '0805');
    expect(table.events('moved')[0].path.map((cell) => table.field.board.number[cell])).toEqual([
      '0808',
      '0807',
      '0806',
      '0805',
    ]);
  },
);

rule('BF2-MAP-05', 'A bridge is broken only by whoever gets to it along the road with its MP', () => {
  const heavy = (place: string, mp: number) => ford(unit('Lance', place, mech('Ram', { class: 'H', mp })));
  expect(heavy('0810 N', 1).ways('Lance')).toEqual(['ground']);
  expect(heavy('0810 N', 2).reach('Lance', 'bridge')).toEqual({ '0808': 2 });
  expect(heavy('0908 N', 9).reach('Lance', 'bridge')).toEqual({ '0808': 2 });
  expect(heavy('1517 N', 3).ways('Lance')).toEqual(['ground']);
  const near = heavy('0806 N', 5);
  near.move('Lance', '0808', 'N', 'bridge');
  expect(near.events('moved')[0].path.map((cell) => near.field.board.number[cell])).toEqual([
    '0806',
    '0807',
    '0808',
  ]);
});

rule('BF2-MAP-05', 'Whoever turns on the spot stays on the bridge', () => {
  const table = ford(unit('Lance', '0808 N', mech('Ram')));
  table.unit('Lance').onBridge = true;
  table.move('Lance', '0808', 'SE');
  expect(table.unit('Lance')).toMatchObject({ onBridge: true, facing: 2 });
});

rule('BF2-MAP-05', 'Ships go below and VTOLs above, even along a bridge of two hexes', () => {
  const wide = {
    ...RIVER,
    ...Object.fromEntries(Object.keys(RIVER).map((hex) => [`${hex.slice(0, 2)}07`, '~'])),
  };
  const crossed = (mode: 'n' | 'v' | 't') => {
    const table = battle({
      map: mapWith(wide),
      roads: ROAD,
      bridges: ['0807', '0808'],
      south: [unit('Lance', '0808 N', tank('Ram', { mode }))],
      north: [unit('Pack', '1501 S', mech('Wolf'))],
    });
    table.unit('Lance').onBridge = mode === 't';
    table.phase('movement', 'south');
    table.move('Lance', '0807');
    return table.unit('Lance').onBridge;
  };
  expect([crossed('n'), crossed('v'), crossed('t')]).toEqual([false, false, true]);
});

rule('BF2-MAP-05', 'Nobody gets onto a bridge from a hex that it waded to below it', () => {
  const table = battle({
    map: mapWith({ ...RIVER, '0708': '9', '0908': '9', '0709': '9', '0909': '9' }),
    roads: ['0805 0806 0807 0808'],
    bridges: ['0808'],
    south: [unit('Lance', '0809 N', mech('Ram', { class: 'H', mp: 9 }))],
    north: [unit('Pack', '1501 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  expect(table.reach('Lance')['0807']).toBe(4);
  expect(table.ways('Lance')).toEqual(['ground']);
});

rule('BF2-MAP-05', 'Who is on another bridge stays there', () => {
  const table = battle({
    map: mapWith({ '0808': '~', '0508': '~' }),
    roads: ['0809 0808 0807', '0509 0508 0507'],
    bridges: ['0808', '0508'],
    south: [unit('Lance', '0809 N', mech('Ram', { class: 'H' })), unit('Foot', '0508', platoon('Rifles'))],
    north: [unit('Pack', '1501 S', mech('Wolf'))],
  });
  table.unit('Foot').onBridge = true;
  table.phase('movement', 'south');
  table.move('Lance', '0808', 'N', 'bridge');
  expect(table.events('bridge-fell')).toHaveLength(1);
  expect(table.unit('Foot').onBridge).toBe(true);
});

// A hex with a bridge is two places

const WALL = '9';
const skimmers = (place: string, mp: number, figures = {}) =>
  unit('Skimmers', place, tank('Pegasus', { mode: 'h', mp, ...figures }));

/** Woods that hovercraft enter by the road over the bridge alone. */
function crossing(unitAt: PlacedUnit, terrain: Readonly<Record<string, string>> = {}, more: object = {}) {
  const map = mapWith({ ...RIVER, '0807': 'H', '0709': WALL, '0909': WALL, ...terrain });
  const north = [unit('Pack', '1501 S', mech('Wolf'))];
  const table = battle({ map, roads: ROAD, bridges: ['0808'], south: [unitAt], north, ...more });
  table.phase('movement', 'south');
  return table;
}

const wayOf = (table: ReturnType<typeof battle>) =>
  table.events('moved').flatMap(({ path }) => path.map((cell) => table.field.board.number[cell]));

rule(['BF2-MAP-05', 'BF2-ROAD-01'], 'Whoever passes under a bridge does not leave along its road', () => {
  expect(crossing(skimmers('0908 N', 2)).reach('Skimmers')['0807']).toBeUndefined();
  const table = crossing(skimmers('0908 N', 3));
  expect(table.reach('Skimmers')).toMatchObject({ '0808': 1, '0807': 3 });
  table.move('Skimmers', '0807');
  expect(wayOf(table)).toEqual(['0908', '0907', '0806', '0807']);
  expect(crossing(skimmers('0908 N', 2), {}, { reading: 7 }).reach('Skimmers')['0807']).toBe(2);
});

rule(['BF2-MAP-05', 'BF2-ROAD-01'], 'Whoever goes over it has its road', () => {
  const table = crossing(skimmers('0809 N', 2));
  expect(table.reach('Skimmers')).toMatchObject({ '0808': 1, '0807': 2, '0806': 3 });
  table.move('Skimmers', '0808');
  expect(table.unit('Skimmers').onBridge).toBe(true);
});

rule('BF2-MAP-05', 'A way may lead under a bridge and over it', () => {
  const banks = { '1008': WALL, '1007': WALL, '0907': WALL };
  for (const options of [{}, { 'hidden-units': true }]) {
    const table = crossing(skimmers('0908 N', 4), banks, { options });
    expect(table.reach('Skimmers')).toMatchObject({ '0808': 1, '0809': 2, '0807': 4 });
    table.move('Skimmers', '0807');
    expect(wayOf(table)).toEqual(['0908', '0808', '0809', '0808', '0807']);
    expect(table.hexOf('Skimmers')).toBe('0807');
  }
});

rule('BF2-MAP-05', 'Under the bridge or on it: where it is cheaper to get to, at the same cost on it', () => {
  const endsOn = (place: string) => {
    const table = crossing(skimmers(place, 4), { '0909': '.' });
    table.move('Skimmers', '0808');
    return [table.unit('Skimmers').onBridge, wayOf(table).length - 1];
  };
  expect([endsOn('0909 N'), endsOn('0910 N'), endsOn('0809 N')]).toEqual([
    [false, 1],
    [true, 2],
    [true, 1],
  ]);
});

rule('BF2-MAP-05', 'Under one hex of a long bridge is under the next', () => {
  const wide = Object.fromEntries(Object.keys(RIVER).map((hex) => [`${hex.slice(0, 2)}07`, '~']));
  const endsOn = (reading: number) => {
    const terrain = { ...wide, '0709': '.', '0708': WALL };
    const table = crossing(skimmers('0709 N', 2), terrain, { bridges: ['0807', '0808'], reading });
    table.move('Skimmers', '0807');
    return table.unit('Skimmers').onBridge;
  };
  expect([endsOn(8), endsOn(7)]).toEqual([false, true]);
});

rule('BF2-MAP-05', 'A heavy unit that has waded under the bridge pays for the woods behind it', () => {
  const heavy = unit('Lance', '0809 N', mech('Ram', { class: 'H', mp: 6 }));
  expect(crossing(heavy).reach('Lance')['0807']).toBe(6);
  expect(crossing(heavy, {}, { reading: 7 }).reach('Lance')['0807']).toBe(4);
});

rule(['BF2-ROAD-02', 'BF2-MAP-05'], 'Under a bridge that would break nobody stays on the road', () => {
  const heavy = skimmers('0810 N', 2, { class: 'H' });
  const clear = { '0807': '.', '0709': '.', '0909': '.' };
  expect(crossing(heavy, clear).reach('Skimmers')).toMatchObject({ '0808': 2 });
  expect(crossing(heavy, clear).reach('Skimmers')['0807']).toBeUndefined();
  expect(crossing(heavy, clear, { reading: 7 }).reach('Skimmers')['0807']).toBe(3);
});

rule(['BF2-OFF-04', 'BF2-MAP-05'], 'Whoever comes onto the map at a bridge comes in below it', () => {
  const entries = (reading: number) => {
    const table = battle({
      map: mapWith({ '0817': '~', '0816': 'H', '0717': WALL, '0917': WALL, '0716': WALL, '0916': WALL }),
      roads: ['0817 0816 0815 0814'],
      bridges: ['0817'],
      options: { offboard: true },
      south: [unit('Skimmers', 'box 0', tank('Pegasus', { mode: 'h', mp: 3 }))],
      north: [unit('Pack', '1501 S', mech('Wolf'))],
      reading,
    });
    table.phase('movement', 'south');
    const { values } = table.firstField('enter').follow!(0)[0] as { readonly values: ArrayLike<string> };
    return ['0817', '0816', '0815'].map((hex) => Array.from(values).includes(hex));
  };
  expect([entries(8), entries(7)]).toEqual([
    [true, false, false],
    [true, true, true],
  ]);
});

rule(
  ['BF2-OFF-04', 'BF2-MAP-05'],
  'Whoever comes onto the map and can get under a bridge or, at the same cost, onto it is on it',
  () => {
    const isOn = (road: string) => {
      const table = battle({
        map: mapWith({ '0816': '~' }),
        roads: [road],
        bridges: ['0816'],
        options: { offboard: true },
        south: [unit('Skimmers', 'box 0', tank('Pegasus', { mode: 'h', mp: 2 }))],
        north: [unit('Pack', '1501 S', mech('Wolf'))],
      });
      table.phase('movement', 'south');
      table.give({ type: 'enter', unit: 0, to: '0816', facing: 0 });
      return table.unit('Skimmers').onBridge;
    };
    expect([isOn('0817 0816 0815'), isOn('0816 0815')]).toEqual([true, false]);
  },
);

rule(
  ['BF2-MAP-05', 'BF2-STACK-02'],
  'An enemy in the hex of a bridge stops who crosses it, and who wades',
  () => {
    const past = (lance: PlacedUnit, to: string, enemy: string) => {
      const table = ford(lance, [unit('Pack', enemy, mech('Wolf'))]);
      const reach = table.reach('Lance');
      return [reach['0808'] !== undefined, reach[to] !== undefined];
    };
    const crossing = unit('Lance', '0809 N', mech('Ram', { mp: 2 }));
    expect(past(crossing, '0807', '1501 S')).toEqual([true, true]);
    expect(past(crossing, '0807', '0808 S')).toEqual([true, false]);
  },
);

rule(['BF2-MAP-05', 'BF2-STACK-02'], 'It stops who wades below as well', () => {
  const woods = ['0709', '0809', '0909', '0707', '0807', '0907'].map((hex) => [hex, 'H']);
  const past = (enemy: string) => {
    const table = battle({
      map: mapWith({ ...RIVER, ...Object.fromEntries(woods) }),
      roads: ROAD,
      bridges: ['0808'],
      south: [unit('Lance', '0708 N', mech('Ram', { mp: 6 }))],
      north: [unit('Pack', enemy, mech('Wolf')), unit('Pride', '0807 S', mech('Lion'))],
    });
    table.phase('movement', 'south');
    return ['0808', '0908'].map((hex) => table.reach('Lance')[hex]);
  };
  expect(past('1501 S')).toEqual([3, 6]);
  expect(past('0808 S')).toEqual([3, undefined]);
});

rule(['BF2-MAP-05', 'BF2-MOVE-01'], 'Whoever is below a bridge may stay there', () => {
  expect(ford(unit('Lance', '0808 N', mech('Ram'))).reach('Lance')['0808']).toBe(0);
});

rule(['BF2-MAP-05', 'BF2-JUMP-01'], 'Whoever jumps off a bridge, or into its hex, is on no bridge', () => {
  for (const to of ['0807', '0805']) {
    const off = ford(unit('Lance', '0808 N', mech('Ram', { mode: 'J' })));
    off.unit('Lance').onBridge = true;
    off.phase('movement', 'south');
    off.move('Lance', to, 'N', 'jump');
    expect(off.unit('Lance').onBridge).toBe(false);
  }
  const into = ford(unit('Lance', '0810 N', mech('Ram', { mode: 'J' })));
  into.move('Lance', '0808', 'N', 'jump');
  expect(into.unit('Lance').onBridge).toBe(false);
});

rule(
  'BF2-MAP-05',
  'Before correction 8, too, a heavy unit waded that did not say that it breaks the bridge',
  () => {
    const onBridge = (figures: object) => {
      const table = battle({
        reading: movesApart.until - 1,
        map: mapWith(RIVER),
        roads: ROAD,
        bridges: ['0808'],
        south: [unit('Lance', '0809 N', mech('Ram', figures))],
        north: [unit('Pack', '1501 S', mech('Wolf'))],
      });
      table.phase('movement', 'south');
      table.move('Lance', '0808');
      return table.unit('Lance').onBridge;
    };
    expect([onBridge({ class: 'H' }), onBridge({ class: 'M' })]).toEqual([false, true]);
  },
);

rule('BF2-MAP-05', 'Nobody says that it breaks a bridge where there is none', () => {
  const table = ford(unit('Lance', '0809 N', mech('Ram', { class: 'H' })));
  expect(table.refusedMove('Lance', '0807', 'bridge')).toBe('BF2-MOVE-01');
});

rule(
  ['BF2-MAP-05', 'BF2-STACK-02'],
  'An enemy in its own hex keeps nobody off a bridge, one on the way does',
  () => {
    const ways = (enemy: string) =>
      ford(unit('Lance', '0810 N', mech('Ram', { class: 'H' })), [
        unit('Pack', `${enemy} S`, mech('Wolf')),
      ]).ways('Lance');
    expect([ways('1501'), ways('0810'), ways('0809')]).toEqual([
      ['ground', 'bridge'],
      ['ground', 'bridge'],
      ['ground'],
    ]);
  },
);
