import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { battle, mapWith, mech, type PlacedUnit, platoon, tank, unit } from '../../testing/scene.ts';
import { flight } from './reach.ts';

/** One unit in 0808 of a map with some codes around it: 0807 to the north, 0809 to the south. */
function scene(
  codes: Record<string, string>,
  south: PlacedUnit,
  north: readonly PlacedUnit[] = [],
  friends: readonly PlacedUnit[] = [],
) {
  const table = battle({
    map: mapWith(codes),
    south: [south, ...friends],
    north: north.length > 0 ? north : [unit('Pack', '1501 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  return table;
}

const AROUND = ['0807', '0908', '0909', '0809', '0709', '0708'];
const lance = (mp: number, ...more: ReturnType<typeof mech>[]) =>
  unit('Lance', '0808 N', mech('Ram', { mp }), ...more);

rule(['BF2-MOVE-01', 'BF2-MOVE-03', 'BF2-MAP-03', 'BF2-MAP-04'], 'Every terrain has its cost', () => {
  const codes = ['r', 'l', 'H', '~', 'u', 'b'];
  const table = scene(Object.fromEntries(AROUND.map((hex, i) => [hex, codes[i]])), lance(9));
  const reach = table.reach('Lance');
  expect(AROUND.map((hex) => reach[hex])).toEqual([2, 2, 3, 3, 2, 2]);
  const built = scene({ '0807': 'c', '0809': 'f' }, lance(9)).reach('Lance');
  expect([built['0807'], built['0809'], built['0808']]).toEqual([3, 4, 0]);
});

rule(['BF2-MOVE-03', 'BF2-INF-04'], 'Infantry pays 1 for any building, and stays out of water', () => {
  const table = scene(
    { '0807': 'c', '0809': 'f', '0908': 'b', '0909': '~' },
    unit('Company', '0808', platoon('Foot', { mp: 2 })),
  );
  const reach = table.reach('Company');
  expect([reach['0807'], reach['0809'], reach['0908'], reach['0909']]).toEqual([1, 1, 1, undefined]);
});

rule(['BF2-MOVE-03', 'BF2-MAP-02'], 'Each level up or down costs 1 more, with no limit but the MP', () => {
  const reach = scene({ '0808': '1', '0807': '3', '0809': '0', '0909': 'l2' }, lance(9)).reach('Lance');
  expect([reach['0807'], reach['0809'], reach['0909'], reach['0908']]).toEqual([3, 2, 3, 2]);
});

rule('BF2-MOVE-01', 'A unit needs the full cost of every hex that it enters', () => {
  const reach = scene({ '0807': 'l', '0806': 'H' }, lance(4)).reach('Lance');
  expect([reach['0807'], reach['0806'], reach['0804']]).toEqual([2, undefined, undefined]);
  expect(reach['0812']).toBe(4);
  expect(reach['0813']).toBeUndefined();
});

rule('BF2-MOVE-02', 'One hex is always possible for whoever has an MP, if it is not prohibited', () => {
  const slow = scene({ '0807': 'H3' }, lance(1));
  expect(slow.reach('Lance')['0807']).toBe(1);
  expect(slow.reach('Lance')['0806']).toBeUndefined();
  const none = scene({ '0807': 'H3' }, lance(0));
  expect(Object.keys(none.reach('Lance'))).toEqual(['0808']);
  const wheels = scene({ '0807': 'l' }, unit('Lance', '0808 N', tank('Ram', { mode: 'w', mp: 1 })));
  expect(wheels.refusedMove('Lance', '0807')).toBe('BF2-MOVE-01');
});

rule(
  ['BF2-MOVE-03', 'BF2-VEH-03', 'BF2-VEH-05', 'BF2-VEH-07'],
  'Every way to move has its prohibitions',
  () => {
    const codes: Record<string, string> = {
      '0807': 'r',
      '0908': 'l',
      '0909': 'H',
      '0809': '~',
      '0709': 'u',
      '0708': 'b',
    };
    const entered = (mode: 't' | 'w' | 'h' | 'n' | 's' | 'v', here = '.') => {
      const table = scene({ ...codes, '0808': here }, unit('Lance', '0808 N', tank('Ram', { mode, mp: 3 })));
      const reach = table.reach('Lance');
      return AROUND.map((hex) => reach[hex] ?? '-').join(' ');
    };
    expect(entered('t')).toBe('2 2 - - 2 2');
    expect(entered('w')).toBe('- - - - - 2');
    expect(entered('h')).toBe('2 - - 1 2 2');
    expect(entered('n', '~')).toBe('- - - 1 - -');
    expect(entered('s', '~')).toBe('- - - 1 - -');
    expect(entered('v')).toBe('1 1 1 1 1 1');
  },
);

rule(
  ['BF2-VEH-02', 'BF2-MOVE-03'],
  'A mixed unit obeys all prohibitions of its elements and pays the highest cost',
  () => {
    const both = unit(
      'Lance',
      '0808 N',
      tank('Ram', { mode: 't', mp: 6 }),
      tank('Ewe', { mode: 'h', mp: 6 }),
    );
    const table = scene({ '0807': 'l', '0809': '~', '0909': 'r' }, both);
    const reach = table.reach('Lance');
    expect([reach['0807'], reach['0809'], reach['0909']]).toEqual([undefined, undefined, 2]);
    table.element('Ewe').destroyed = true;
    expect(table.reach('Lance')['0807']).toBe(2);
  },
);

rule('BF2-VEH-07', 'A VTOL pays no levels', () => {
  const reach = scene({ '0807': '5' }, unit('Lance', '0808 N', tank('Ram', { mode: 'v', mp: 2 }))).reach(
    'Lance',
  );
  expect([reach['0807'], reach['0806']]).toEqual([1, 2]);
});

rule('BF2-STACK-01', 'A unit cannot end its move with a friend', () => {
  const table = scene({}, lance(4), [], [unit('Herd', '0807 N', mech('Bull'))]);
  expect(table.refusedMove('Lance', '0807')).toBe('BF2-STACK-01');
  table.move('Herd', '0803');
  expect(table.reach('Lance')['0807']).toBe(1);
});

rule('BF2-STACK-02', 'Friends are passed, enemies end the move', () => {
  const wall = (hexes: readonly string[], side: 'friends' | 'enemies') => {
    const units = hexes.map((hex) => unit(hex, `${hex} S`, mech(hex)));
    return side === 'friends' ? scene({}, lance(2), [], units) : scene({}, lance(2), units);
  };
  expect(wall(['0807'], 'friends').reach('Lance')['0806']).toBe(2);
  const enemies = wall(['0807', '0708', '0908'], 'enemies').reach('Lance');
  expect([enemies['0807'], enemies['0806']]).toEqual([1, undefined]);
});

rule(['BF2-STACK-02', 'BF2-STACK-03'], 'Whoever shares a hex with an enemy leaves it freely', () => {
  const table = scene({}, lance(4), [unit('Pack', '0808 S', mech('Wolf'))]);
  expect(table.reach('Lance')['0804']).toBe(4);
});

rule('BF2-STACK-02', 'Jumping units and VTOLs pass over enemies', () => {
  const wall = ['0807', '0708', '0908', '0809', '0709', '0909'].map((hex) =>
    unit(hex, `${hex} S`, mech(hex)),
  );
  const jumper = scene({}, unit('Lance', '0808 N', mech('Ram', { mp: 2, mode: 'J' })), wall);
  expect(jumper.reach('Lance')['0806']).toBeUndefined();
  expect(jumper.reach('Lance', 'jump')['0806']).toBe(2);
  const vtol = scene({}, unit('Lance', '0808 N', tank('Ram', { mp: 2, mode: 'v' })), wall);
  expect(vtol.reach('Lance')['0806']).toBe(2);
});

rule(['BF2-MOVE-04', 'BF2-HEAT-05'], 'A unit with a shut-down element neither moves nor turns', () => {
  const table = scene({}, lance(4, mech('Ewe')));
  table.suffered('Ewe', { heat: 4, downSince: 1 });
  expect(table.refusedMove('Lance', '0808')).toBe('BF2-HEAT-05');
});

rule('BF2-MOVE-04', 'A unit without MP stays, but may turn', () => {
  const table = scene({}, lance(0));
  expect(Object.keys(table.reach('Lance'))).toEqual(['0808']);
  table.move('Lance', '0808', 'S');
  expect(table.unit('Lance')).toMatchObject({ facing: 3, moved: true, entered: 0 });
});

rule('BF2-VIC-04', 'A unit leaves the map over the edges that it reaches with an MP to spare', () => {
  const at = (place: string, mp: number) => {
    const table = scene({}, unit('Lance', place, mech('Ram', { mp })));
    return table.exits('Lance').join(' ');
  };
  expect(at('0817 N', 1)).toBe('south');
  expect(at('0117 N', 1)).toBe('south west');
  expect(at('0816 N', 1)).toBe('');
  expect(at('0816 N', 2)).toBe('south');
  expect(at('0217 N', 0)).toBe('');
  expect(at('1501 N', 1)).toBe('north east');
});

rule('BF2-STACK-02', 'Enemies end a move in every hex of the map, the first one too', () => {
  const table = battle({
    south: [unit('Lance', '0102 N', mech('Ram', { mp: 3 }))],
    north: [unit('Pack', '0101 S', mech('Wolf')), unit('Pride', '0201 S', mech('Lion'))],
  });
  table.phase('movement', 'south');
  const reach = table.reach('Lance');
  expect([reach['0101'], reach['0201'], reach['0301']]).toEqual([1, 1, 3]);
});

rule(['BF2-MOVE-01', 'BF2-JUMP-01'], 'What a move costs is explained hex by hex', () => {
  const table = scene({ '0807': 'l1' }, unit('Lance', '0808 N', mech('Ram', { mp: 4, mode: 'J' })));
  expect(table.explainedCost('Lance', '0807')).toEqual(['3 Enter 0807, light woods']);
  expect(table.explainedCost('Lance', '0806', 'jump')).toEqual(['1 Jump to 0807', '1 Jump to 0806']);
});

rule('BF2-EQ-09', 'A unit with engineers enters rubble as the clear ground below, even on wheels', () => {
  const reach = (...elements: Parameters<typeof unit>[2][]) => {
    const table = battle({
      map: mapWith({ '0809': 'u' }),
      south: [unit('Lance', '0810 N', ...elements)],
      north: [unit('Pack', '0801 S', mech('Wolf'))],
    });
    table.phase('movement', 'south');
    return table.reach('Lance')['0809'];
  };
  const engineer = tank('Engineer', { specials: ['eng'] });
  expect(reach(tank('Tank'))).toBe(2);
  expect(reach(tank('Truck', { mode: 'w' }))).toBeUndefined();
  expect(reach(tank('Tank'), engineer)).toBe(1);
  expect(reach(tank('Truck', { mode: 'w' }), engineer)).toBe(1);
});

rule('BF2-VEH-04', 'Hovercraft cross water at 1 MP, and no woods of either kind', () => {
  const table = scene(
    { '0807': '~', '0806': '~', '0809': 'l', '0709': 'H' },
    unit('Lance', '0808 N', tank('Hover', { mode: 'h' })),
  );
  expect(table.reach('Lance')).toMatchObject({ '0807': 1, '0806': 2 });
  expect(table.reach('Lance')).not.toHaveProperty('0809');
  expect(table.reach('Lance')).not.toHaveProperty('0709');
});

rule('BF2-EQ-12', 'A field hospital fights and moves like anybody else', () => {
  const [plain, mash] = [{}, { specials: ['mash'] }].map((figures) => {
    const table = scene({}, unit('Lance', '0808 N', tank('Truck', figures)), [
      unit('Pack', '0804 S', mech('Wolf')),
    ]);
    const reach = table.reach('Lance');
    table.done();
    return [reach, table.number('Truck', 'Wolf').total, table.possible];
  });
  expect(mash).toEqual(plain);
});

rule(['BF2-MOR-03', 'BF2-MOVE-02'], 'Whoever flees goes a hex, whatever that costs', () => {
  const wall = Object.fromEntries(
    Array.from({ length: 15 }, (_, index) => [`${String(index + 1).padStart(2, '0')}09`, 'H']),
  );
  const fled = (mp: number) => {
    const table = battle({
      map: mapWith(wall),
      south: [unit('Lance', '0508 N', mech('Ram', { mp }))],
      north: [unit('Pack', '1501 S', mech('Wolf'))],
    });
    const { path, leaves } = flight(table.field, table.state, 0, 'south');
    return [path.length - 1, leaves];
  };
  expect([fled(0), fled(1), fled(3), fled(5), fled(12)]).toEqual([
    [0, false],
    [1, false],
    [1, false],
    [3, false],
    [9, true],
  ]);
});

rule(['BF2-ROAD-02', 'BF2-STACK-02'], 'The road bonus leads nobody through an enemy', () => {
  const reach = (pack: string) => {
    const table = battle({
      roads: ['0810 0809 0808 0807 0806 0805'],
      south: [unit('Lance', '0810 N', tank('Ram', { mp: 2 }))],
      north: [unit('Pack', `${pack} S`, mech('Wolf'))],
    });
    table.phase('movement', 'south');
    const found = table.reach('Lance');
    return ['0809', '0808', '0807', '0806'].filter((hex) => hex in found);
  };
  expect(reach('1501')).toEqual(['0809', '0808', '0807']);
  expect(reach('0808')).toEqual(['0809', '0808']);
  expect(reach('0807')).toEqual(['0809', '0808', '0807']);
  // A unit that begins with an enemy leaves it freely.
  expect(reach('0810')).toEqual(['0809', '0808', '0807']);
});

rule('BF2-ROAD-02', 'A single MP leads two hexes along the road', () => {
  const table = battle({
    roads: ['0810 0809 0808 0807'],
    south: [unit('Lance', '0810 N', tank('Ram', { mp: 1 }))],
    north: [unit('Pack', '1501 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  const found = table.reach('Lance');
  expect(['0809', '0808', '0807'].filter((hex) => hex in found)).toEqual(['0809', '0808']);
});

rule('BF2-MOVE-01', 'The first hex of the map is too far like any other', () => {
  const table = scene({}, lance(4));
  expect(table.refusedMove('Lance', '0101')).toBe('BF2-MOVE-01');
  expect(table.refusedMove('Lance', '9999')).not.toBe('BF2-MOVE-01');
});

rule('BF2-MOVE-02', 'Who has too few MP for any hex moves one all the same, and spends what it has', () => {
  const table = scene({ '0807': 'H' }, lance(1));
  table.move('Lance', '0807');
  expect(table.hexOf('Lance')).toBe('0807');
  expect(scene({ '0807': 'H' }, lance(1)).refusedMove('Lance', '0806')).toBe('BF2-MOVE-01');
});

rule('BF2-ROAD-02', 'Nobody but ground vehicles has the hex more, and they have it on the road alone', () => {
  const refused = (element: ReturnType<typeof mech>, to: string) => {
    const table = battle({
      roads: ['0810 0809 0808 0807 0806'],
      south: [unit('Lance', '0810 N', element)],
      north: [unit('Pack', '1501 S', mech('Wolf'))],
    });
    table.phase('movement', 'south');
    return table.refusedMove('Lance', to);
  };
  expect(refused(mech('Ram', { mp: 2 }), '0807')).toBe('BF2-MOVE-01');
  expect(refused(tank('Drum', { mp: 2 }), '0806')).toBe('BF2-MOVE-01');
  expect(refused(tank('Drum', { mp: 2 }), '0510')).toBe('BF2-MOVE-01');
});

rule(['BF2-JUMP-01', 'BF2-INF-04'], 'Nobody lands where it may not be', () => {
  const table = scene({ '0807': '~' }, unit('Foot', '0808', platoon('Jump Rifles', { mode: 'J', mp: 3 })));
  expect(table.refusedMove('Foot', '0807', 'jump')).toBe('BF2-MOVE-01');
  table.move('Foot', '0806', 'N', 'jump');
  expect(table.hexOf('Foot')).toBe('0806');
});

rule(['BF2-ROAD-02', 'BF2-MOVE-04'], 'Without any MP there is no hex more on the road', () => {
  const table = battle({
    roads: ['0810 0809 0808'],
    south: [unit('Lance', '0810 N', tank('Drum', { mp: 0 }))],
    north: [unit('Pack', '1501 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  expect(Object.keys(table.reach('Lance'))).toEqual(['0810']);
});
