import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { expect } from 'vitest';
import { TERRAINS } from '../../data/terrain.ts';
import type { Order } from '../../orders.ts';
import { setupSchema } from '../../setup.ts';
import {
  battle,
  mapWith,
  mech,
  platoon,
  type Scene,
  setupOf,
  tank,
  toHit,
  unit,
} from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';

const building = (a: number, b: number): Roll => ['building', a, b];
const map = mapWith({ '0508': 'b', '0608': 'c', '0708': 'f' });

const scene = (changes: Partial<Scene> = {}) =>
  battle({
    options: { buildings: true },
    map,
    south: [unit('Lance', '0509 N', mech('Ram', { mp: 6 }))],
    north: [unit('Pack', '1501 S', mech('Wolf'))],
    ...changes,
  });
const moving = (changes: Partial<Scene> = {}) => {
  const table = scene(changes);
  table.phase('movement', 'south');
  return table;
};
const terrainOf = (table: Battle, hex: string) => TERRAINS[table.field.board.terrain[table.cell(hex)]];
const collapse = (to: string, attacker = 0, name = 0): Order => ({
  type: 'attack-hex',
  unit: name,
  aim: 'collapse',
  to,
  attacks: [{ attacker }],
});

rule('BF2-BLDG-01', 'Base, city and fortress cost 2, 3 and 4 MP, and infantry 1', () => {
  const table = moving({
    map: mapWith({ '0508': 'b', '0608': 'c', '0408': 'f' }),
    south: [unit('Lance', '0509 N', mech('Ram')), unit('Foot', '0508', platoon('Rifles'))],
  });
  const costs = table.reach('Lance');
  expect(costs['0408']).toBe(4);
  expect(costs['0608']).toBe(3);
  expect(table.reach('Foot')['0608']).toBe(1);
  table.put(1, '1508');
  table.phase('movement', 'south');
  expect(table.reach('Lance')['0508']).toBe(2);
});

rule('BF2-BLDG-02', 'A unit among buildings is on the level of the hex, with its cover', () => {
  const number = (hex: string) => {
    const table = scene({
      south: [unit('Lance', '0611 N', mech('Ram'))],
      north: [unit('Pack', `${hex} S`, mech('Wolf'))],
    });
    table.phase('combat', 'south');
    return table.number('Ram', 'Wolf').total;
  };
  expect(['0508', '0608', '0708'].map(number)).toEqual([7, 8, 9]);
});

rule('BF2-BLDG-03', 'City and fortress block sight as woods do, a base does not', () => {
  const sees = (code: string) => {
    const table = scene({ map: mapWith({ '0507': code }), north: [unit('Pack', '0505 S', mech('Wolf'))] });
    table.phase('combat', 'south');
    return table.targets('Lance').length > 0;
  };
  expect([sees('b'), sees('c'), sees('f')]).toEqual([true, false, false]);
});

rule('BF2-BLDG-04', "'Mechs climb what carries their class, infantry everything, vehicles nothing", () => {
  const tops = (...elements: Scene['south'][number]['elements']) =>
    Object.keys(
      moving({
        map: mapWith({ '0508': 'b', '0608': 'c', '0408': 'f' }),
        south: [unit('Unit', '0509 N', ...elements)],
      }).reach('Unit', 'climb'),
    ).sort();
  expect(tops(mech('Ram', { mp: 6, class: 'M' }))).toEqual(['0408', '0508', '0608']);
  expect(tops(mech('Ram', { mp: 6, class: 'H' }))).toEqual(['0408', '0608']);
  expect(tops(mech('Ram', { mp: 6, class: 'A' }))).toEqual(['0408']);
  expect(tops(platoon('Rifles'))).toEqual(['0408', '0508', '0608']);
  expect(tops(tank('Tank', { mp: 6 }))).toEqual([]);
});

rule('BF2-BLDG-04', 'Climbing costs what entering costs; on top a unit is one level higher', () => {
  const table = moving({
    map: mapWith({ '0508': 'c', '0506': 'l' }),
    north: [unit('Pack', '0504 S', mech('Wolf')), unit('Den', '0503 S', mech('Cub'))],
  });
  expect(table.reach('Lance', 'climb')['0508']).toBe(3);
  table.move('Lance', '0508', 'N', 'climb');
  expect(table.unit('Lance').marks).toEqual({ isOnTop: true });
  expect(table.targets('Lance')).toEqual(['Pack', 'Den']);
  const below = moving({
    map: mapWith({ '0508': 'c', '0506': 'l' }),
    north: [unit('Pack', '0504 S', mech('Wolf'))],
  });
  below.move('Lance', '0508');
  expect(below.unit('Lance').marks).toBeNull();
  expect(below.targets('Lance')).toEqual([]);
});

rule('BF2-BLDG-04', "On top 'Mechs lose the cover, infantry keeps it", () => {
  const table = scene({
    north: [unit('Pack', '0608 S', mech('Wolf'))],
    south: [unit('Lance', '0611 N', mech('Ram'))],
  });
  table.state.units[1].marks = { isOnTop: true };
  table.phase('combat', 'south');
  expect(table.number('Ram', 'Wolf')).toTotal(7);
});

rule('BF2-BLDG-04', 'Climbing down costs the MP of the hex, also for whoever leaves it from the top', () => {
  const table = moving({ south: [unit('Lance', '0608 N', mech('Ram', { mp: 4 }))] });
  table.state.units[0].marks = { isOnTop: true };
  table.phase('movement', 'south');
  expect(table.reach('Lance')['0608']).toBe(3);
  expect(table.reach('Lance')['0609']).toBe(4);
  expect(table.explainedCost('Lance', '0609')).toEqual(['3 Climb down', '1 Enter 0609, clear']);
  expect(table.reach('Lance', 'climb')).toMatchObject({ '0608': 0 });
  expect(table.reach('Lance')['0610']).toBeUndefined();
  table.move('Lance', '0608');
  expect(table.unit('Lance').marks).toEqual({ isOnTop: false });
});

rule(
  'BF2-BLDG-04',
  'Who has too few MP to climb down can stay, and who is on the ground climbs only by entering',
  () => {
    const table = moving({ south: [unit('Lance', '0708 N', mech('Ram', { mp: 2 }))] });
    expect(Object.keys(table.reach('Lance', 'climb'))).not.toContain('0708');
    table.state.units[0].marks = { isOnTop: true };
    table.phase('movement', 'south');
    expect(Object.keys(table.reach('Lance'))).not.toContain('0708');
    table.move('Lance', '0708', 'S', 'climb');
    expect(table.unit('Lance').marks).toEqual({ isOnTop: true });
  },
);

rule('BF2-BLDG-05', 'A city at medium range needs 3; damage 4 and a roll of 10 bring it down', () => {
  const table = scene({
    south: [unit('Lance', '0611 N', mech('Ram', { damage: [4, 4, 4] }))],
    north: [unit('Pack', '0608 S', mech('Wolf'), mech('Cub')), unit('Far', '1501 S', mech('Bear'))],
  });
  table.state.units[1].marks = { isOnTop: true };
  table.phase('combat', 'south');
  table.give(collapse('0608'), toHit(1, 2), building(5, 5));
  expect(table.events('attacked-hex')[0].toHit!).toTotal(3);
  expect(terrainOf(table, '0608')).toBe('rubble');
  expect([table.boxes('Wolf'), table.boxes('Cub')]).toEqual(['0/3', '0/3']);
  expect(table.unit('Pack').marks).toEqual({});
});

rule('BF2-BLDG-05', 'One less and it stands, and nothing accumulates', () => {
  const table = scene({
    south: [unit('Lance', '0611 N', mech('Ram', { damage: [4, 4, 4] }), mech('Ewe', { damage: [4, 4, 4] }))],
  });
  table.phase('combat', 'south');
  const both = { ...collapse('0608'), attacks: [{ attacker: 0 }, { attacker: 1 }] } as Order;
  table.give(both, toHit(6, 5), toHit(6, 5), building(5, 4), building(5, 4));
  expect(terrainOf(table, '0608')).toBe('city');
});

rule('BF2-BLDG-05', 'Strengths are 12, 14 and 16; the fall does 2, 3 or 4, without critical hits', () => {
  const fall = (hex: string, ...dice: readonly [number, number]) => {
    const table = scene({
      south: [unit('Lance', '0611 N', mech('Ram', { damage: [5, 5, 5] }))],
      north: [
        unit('Pack', `${hex} S`, mech('Wolf', { armor: 0, structure: 9 })),
        unit('Far', '1501 S', mech('Bear')),
      ],
    });
    table.state.units[1].marks = { isOnTop: true };
    table.phase('combat', 'south');
    table.give(collapse(hex), toHit(6, 6), building(...dice));
    return table.boxes('Wolf');
  };
  expect([fall('0508', 3, 4), fall('0508', 3, 3)]).toEqual(['0/7', '0/9']);
  expect([fall('0608', 4, 5), fall('0608', 4, 4)]).toEqual(['0/6', '0/9']);
  expect([fall('0708', 5, 6), fall('0708', 5, 5)]).toEqual(['0/5', '0/9']);
});

rule(
  'BF2-BLDG-05',
  'Units on the ground of the hex take nothing; any element with a Damage Value may attack',
  () => {
    const table = scene({
      south: [unit('Foot', '0611', platoon('Rifles', { damage: [9, 9, 9] }))],
      north: [unit('Pack', '0608 S', mech('Wolf')), unit('Far', '1501 S', mech('Bear'))],
    });
    table.phase('combat', 'south');
    table.give(collapse('0608'), toHit(6, 6), building(6, 6));
    expect([terrainOf(table, '0608'), table.boxes('Wolf')]).toEqual(['rubble', '3/3']);
  },
);

rule(
  'BF2-BLDG-06',
  'Infantry that has climbed is no target, attacks outward, and falls with the building',
  () => {
    const table = scene({
      south: [unit('Lance', '0611 N', mech('Ram', { damage: [9, 9, 9] }))],
      north: [unit('Foot', '0608', platoon('Rifles', { armor: 5 })), unit('Far', '1501 S', mech('Bear'))],
    });
    table.phase('combat', 'south');
    expect(table.targets('Lance')).toEqual(['Foot']);
    table.state.units[1].marks = { isOnTop: true };
    table.phase('combat', 'north');
    expect(table.targets('Foot')).toEqual(['Lance']);
    table.phase('combat', 'south');
    expect(table.targets('Lance')).toEqual([]);
    table.give(collapse('0608'), toHit(6, 6), building(3, 3));
    expect(table.boxes('Rifles')).toBe('2/0');
  },
);

rule('BF2-BLDG-06', 'What strikes the hex strikes the building, too', () => {
  const struck = (hex: string, damage: number, ...rolls: readonly Roll[]) => {
    const table = scene();
    table.phase('combat', 'south');
    table.happens((play) => table.field.plugged.hexStruck!(play, table.cell(hex), damage, 0), ...rolls);
    return terrainOf(table, hex);
  };
  expect(struck('0608', 5, building(4, 5))).toBe('rubble');
  expect(struck('0608', 5, building(4, 4))).toBe('city');
  expect(struck('0609', 5)).toBe('clear');
});

const armed = (changes: Partial<Scene> = {}) =>
  scene({
    emplacements: [{ hex: '0708', owner: 0, damage: [2, 2, 2] }],
    south: [unit('Lance', '0117 N', mech('Ram'))],
    north: [unit('Pack', '0711 S', mech('Wolf', { armor: 5 }))],
    ...changes,
  });
const fort = (element = 1): Order => ({ type: 'emplacement', from: '0708', target: 1, element });

rule('BF2-BLDG-07', 'A fortress attacks all round, once in the Combat Phase of its owner', () => {
  const table = armed();
  table.phase('combat', 'south');
  table.give(fort(), toHit(3, 4));
  expect(table.events('emplacement')[0]).toMatchObject({ hit: true, toHit: { total: 7 } });
  expect(table.boxes('Wolf')).toBe('3/3');
  expect(table.possible).not.toContain('emplacement');
  table.phase('combat', 'north');
  expect(table.possible).not.toContain('emplacement');
});

rule('BF2-BLDG-07', 'Its skill is added, and a fortress that has collapsed attacks no more', () => {
  const table = armed({ emplacements: [{ hex: '0708', owner: 0, damage: [2, 3, 2], skill: 1 }] });
  table.phase('combat', 'south');
  table.give(fort(), toHit(3, 4));
  expect(table.events('emplacement')[0]).toMatchObject({ hit: false, toHit: { total: 8 } });
  table.state.turn = 2;
  table.state.ground = { '0708': { terrain: 'rubble' } };
  table.phase('combat', 'south');
  expect(table.possible).not.toContain('emplacement');
});

rule('BF2-BLDG-07', 'A setup with weapons where there are no buildings is refused', () => {
  const setup = setupOf({
    map,
    south: [unit('Lance', '0117 N', mech('Ram'))],
    north: [unit('Pack', '0711 S', mech('Wolf'))],
    emplacements: [{ hex: '0101', owner: 0, damage: [2, 2, 2] }],
  });
  expect(setupSchema.safeParse(setup).error?.issues[0].path).toEqual(['emplacements', 0, 'hex']);
});

rule('BF2-BLDG-07', 'Each of several fortresses attacks once a turn', () => {
  const table = battle({
    options: { buildings: true },
    map: mapWith({ '0708': 'f', '0908': 'f' }),
    emplacements: [
      { hex: '0708', owner: 0, damage: [2, 2, 2] },
      { hex: '0908', owner: 0, damage: [2, 2, 2] },
    ],
    south: [unit('Lance', '0117 N', mech('Ram'))],
    north: [unit('Pack', '0811 S', mech('Wolf', { armor: 5 }))],
  });
  table.phase('combat', 'south');
  table.give({ ...fort(), from: '0708' } as Order, toHit(1, 1));
  expect(table.values('emplacement', 'from')).toEqual(['0908']);
  table.give({ ...fort(), from: '0908' } as Order, toHit(1, 1));
  expect(table.possible).not.toContain('emplacement');
});

rule('BF2-BLDG-04', 'On top is one level above the hex', () => {
  const table = scene({ south: [unit('Lance', '0508 N', mech('Ram'))] });
  const level = () => table.field.plugged.level!(2, table.field, table.state, 0);
  expect(level()).toBe(2);
  table.unit('Lance').marks = { isOnTop: true };
  expect(level()).toBe(3);
});

rule('BF2-BLDG-05', 'Everybody sees how a building stands up to a hit', () => {
  const table = scene({ south: [unit('Lance', '0611 N', mech('Ram', { damage: [4, 4, 4] }))] });
  table.phase('combat', 'south');
  table.give(collapse('0608'), toHit(6, 6), building(1, 1));
  expect(table.events('building-hit')).toMatchObject([{ damage: 4, dice: [1, 1], collapses: false }]);
});

rule('BF2-BLDG-07', 'A side whose fortress alone has a target is asked', () => {
  const table = armed();
  table.phase('combat', 'south');
  expect(table.asked).toBe('south combat/declare');
  const far = armed({ north: [unit('Pack', '0717 S', mech('Wolf'))] });
  far.phase('combat', 'south');
  expect(far.possible).not.toContain('emplacement');
});

rule(['BF2-BLDG-04', 'BF2-JUMP-02'], 'From the top it jumps one level higher, and no more', () => {
  const ram = mech('Ram', { mp: 3, mode: 'J' });
  const jumped = (isOnTop: boolean, hill: string, element = ram) => {
    const wall = Object.fromEntries(
      Array.from({ length: 15 }, (_, index) => [`${String(index + 1).padStart(2, '0')}07`, hill]),
    );
    const table = scene({
      map: mapWith({ '0508': 'b', ...wall }),
      south: [unit('Lance', '0508 N', element)],
    });
    table.unit('Lance').marks = { isOnTop };
    table.phase('movement', 'south');
    return table.reach('Lance', 'jump')['0506'] !== undefined;
  };
  expect([jumped(false, '3'), jumped(false, '4'), jumped(true, '4'), jumped(true, '5')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  // So does infantry, which climbs down for a single MP.
  const jets = platoon('Jets', { mp: 3, mode: 'J' });
  expect(['4', '5'].map((hill) => jumped(true, hill, jets))).toEqual([true, false]);
});

rule('BF2-BLDG-04', 'Climbing down is a line of what a move costs', () => {
  const lines = (isOnTop: boolean) => {
    const table = scene({ south: [unit('Lance', '0508 N', mech('Ram'))] });
    table.unit('Lance').marks = { isOnTop };
    table.phase('movement', 'south');
    return table.explainedCost('Lance', '0509').length;
  };
  expect([lines(false), lines(true)]).toEqual([1, 2]);
});

rule(['BF2-BLDG-04', 'BF2-INF-04'], 'It is one of 1 MP for infantry', () => {
  const table = scene({
    map: mapWith({ '0508': 'c' }),
    south: [unit('Foot', '0508', platoon('Rifles')), unit('Lance', '1517 N', mech('Ram'))],
  });
  table.unit('Foot').marks = { isOnTop: true };
  table.phase('movement', 'south');
  expect(table.explainedCost('Foot', '0509')).toEqual(['1 Climb down', '1 Enter 0509, clear']);
});

rule(
  'BF2-BLDG-07',
  'Of several fortresses those that see somebody fire, and a side with none of them is not asked',
  () => {
    const two = (place: string) => {
      const table = battle({
        options: { buildings: true },
        map: mapWith({ '0708': 'f', '1517': 'f' }),
        emplacements: [
          { hex: '0708', owner: 0, damage: [2, 2, 2] },
          { hex: '1517', owner: 0, damage: [2, 2, 2] },
        ],
        south: [unit('Lance', '0117 N', mech('Ram'))],
        north: [unit('Pack', place, mech('Wolf', { armor: 5 }))],
      });
      table.phase('combat', 'south');
      return table;
    };
    expect(two('0703 S').asked).toBe('south combat/declare');
    expect(two('0703 S').values('emplacement', 'from')).toEqual(['0708']);
    expect(two('1501 S').firstField('emplacement')).toBeUndefined();
  },
);

rule('BF2-BLDG-07', 'The menu shows what it needs, and why infantry inside a building is no target', () => {
  const table = armed({
    map: mapWith({ '0708': 'f', '0910': 'c' }),
    north: [unit('Pack', '0711 S', mech('Wolf')), unit('Foot', '0910', platoon('Rifles'))],
  });
  table.unit('Foot').marks = { isOnTop: true };
  table.phase('combat', 'south');
  const target = table.firstField('emplacement').follow!('0708')[0] as Pick;
  const element = target.follow!(1)[0] as Pick;
  expect(element.describe!(1)).toMatchObject({ measure: 'to hit', explanation: { total: 7 } });
  const refused = (index: number) =>
    table.refusal({ type: 'emplacement', from: '0708', target: index, element: 2 }).rule;
  expect([refused(2), refused(0)]).toEqual(['BF2-BLDG-06', undefined]);
});

rule('BF2-BLDG-07', 'The crew of a fortress has a skill like any other', () => {
  const accepts = (skill: number) =>
    setupSchema.safeParse(
      setupOf({
        map,
        south: [unit('Lance', '0117 N', mech('Ram'))],
        north: [unit('Pack', '0711 S', mech('Wolf'))],
        emplacements: [{ hex: '0708', owner: 0, damage: [2, 2, 2], skill }],
      }),
    ).success;
  expect([accepts(-9), accepts(-1), accepts(1), accepts(9)]).toEqual([false, true, true, false]);
});

rule(['BF2-BLDG-04', 'BF2-MOVE-02'], 'Whoever can go nowhere may turn where it stands', () => {
  const around = ['0408', '0409', '0508', '0510', '0608', '0609'];
  const table = moving({
    map: mapWith(Object.fromEntries(around.map((hex) => [hex, '~']))),
    south: [unit('Lance', '0509 N', tank('Drum', { mp: 3 }))],
  });
  expect(table.ways('Lance')).toEqual(['ground']);
  table.move('Lance', '0509', 'S');
  expect(table.unit('Lance')).toMatchObject({ hex: table.cell('0509'), facing: 3 });
});

rule(
  'BF2-BLDG-07',
  'A side whose units have all fired is asked while a fortress of its own has a target',
  () => {
    const asked = (pack: string) => {
      const table = armed({ north: [unit('Pack', pack, mech('Wolf'))] });
      table.unit('Lance').fired = true;
      table.phase('combat', 'south');
      return table.asked;
    };
    expect([asked('0711 S'), asked('1517 S')]).toEqual(['south combat/declare', 'north movement/move']);
  },
);

rule('BF2-BLDG-07', 'One fortress with a target is enough to be asked', () => {
  const table = scene({
    map: mapWith({ '0708': 'f', '1517': 'f' }),
    emplacements: [
      { hex: '0708', owner: 0, damage: [2, 2, 2] },
      { hex: '1517', owner: 0, damage: [2, 2, 2] },
    ],
    south: [unit('Lance', '0117 N', mech('Ram'))],
    north: [unit('Pack', '0705 S', mech('Wolf'))],
  });
  table.unit('Lance').fired = true;
  table.phase('combat', 'south');
  expect(table.asked).toBe('south combat/declare');
});

rule(['BF2-BLDG-07', 'BF2-REC-04'], 'A fortress attacks whoever is in its hex at pointblank range', () => {
  const table = armed({ north: [unit('Pack', '0708 S', mech('Wolf', { armor: 9 }))] });
  table.phase('combat', 'south');
  table.give(fort(), toHit(6, 6));
  const { lines } = table.events('emplacement')[0].toHit!;
  expect(lines.filter(({ rule: id }) => id === 'BF2-REC-04').map(({ value }) => value)).toEqual([0]);
});

rule('BF2-BLDG-04', 'Infantry on top, which gets down for 1 MP, may stay there', () => {
  const table = scene({ south: [unit('Foot', '0508', platoon('Rifles'))] });
  table.unit('Foot').marks = { isOnTop: true };
  table.phase('movement', 'south');
  expect('0508' in table.reach('Foot', 'climb')).toBe(true);
});
