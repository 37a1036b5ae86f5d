import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect, test } from 'vitest';
import { battle, critical, mech, platoon, type Scene, tank, unit } from '../../testing/scene.ts';
import type { Battle, SideName } from '../../testing/table.ts';
import { type Minefield, withMine } from './minefields.ts';

const mine = (a: number, b: number): Roll => ['mines', a, b];
const clearing = (a: number, b: number): Roll => ['clear mines', a, b];

const scene = (changes: Partial<Scene> = {}) =>
  battle({
    options: { mines: 1 },
    south: [unit('Lance', '0509 N', mech('Ram'))],
    north: [unit('Pack', '1501 S', mech('Wolf'))],
    ...changes,
  });
const mined = (table: Battle, hex: string, side: SideName, knownTo: Minefield['knownTo'] = 'owner') => {
  const owner = side === 'south' ? 0 : 1;
  table.state.marks = withMine(table.state.marks, { owner, hex: table.cell(hex), knownTo });
};
const moving = (hex: string, changes: Partial<Scene> = {}, side: SideName = 'north') => {
  const table = scene(changes);
  mined(table, hex, side);
  table.phase('movement', 'south');
  return table;
};
const minesSeenBy = (table: Battle, viewer: 0 | 1 | 'spectator') =>
  table.table(viewer).marks!.mines!.map(({ hex }) => table.field.board.number[hex]);

rule('BF2-MINE-01', 'Each side lays its fields in secret, by turns, after the home edges', () => {
  const table = battle({
    options: { mines: 2 },
    south: [unit('Lance', 'off the map', mech('Ram'))],
    north: [unit('Pack', 'off the map', mech('Wolf'))],
  });
  table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
  table.give({ type: 'home', edge: 'south' });
  expect(table.asked).toBe('south mines/lay');
  table.give({ type: 'lay-mines', to: '0505' });
  expect(table.seenBy(1)).toEqual([]);
  expect([minesSeenBy(table, 0), minesSeenBy(table, 1), minesSeenBy(table, 'spectator')]).toEqual([
    ['0505'],
    [],
    [],
  ]);
  expect(table.asked).toBe('north mines/lay');
  table.give({ type: 'lay-mines', to: '0505' });
  expect(table.refusal({ type: 'lay-mines', to: '0505' }).rule).toBe('BF2-MINE-01');
  table.give({ type: 'lay-mines', to: '0606' });
  table.give({ type: 'lay-mines', to: '0707' });
  table.give({ type: 'arm-thunder', elements: [] });
  table.give({ type: 'arm-thunder', elements: [] }, ['deployment', 6, 6], ['deployment', 1, 1]);
  expect(table.state.marks?.mines).toHaveLength(4);
});

rule('BF2-MINE-03', 'On 7 or more every element of the unit that enters takes 1', () => {
  const table = moving('0508', { south: [unit('Lance', '0509 N', mech('Ram'), mech('Ewe'))] });
  table.move('Lance', '0508', 'N', 'ground', mine(3, 4));
  expect([table.boxes('Ram'), table.boxes('Ewe')]).toEqual(['2/3', '2/3']);
  expect(minesSeenBy(table, 0)).toEqual(['0508']);
});

rule('BF2-MINE-03', 'Below that nothing happens, and only the owner of the field knows', () => {
  const table = moving('0508');
  table.move('Lance', '0507', 'N', 'ground', mine(3, 3));
  expect(table.boxes('Ram')).toBe('3/3');
  expect(table.seenBy(0).map(({ type }) => type)).not.toContain('mines');
  expect(table.seenBy('spectator').map(({ type }) => type)).not.toContain('mines');
  expect(table.seenBy(1)).toContainEqual(expect.objectContaining({ type: 'mines', explodes: false }));
  expect(minesSeenBy(table, 0)).toEqual([]);
  expect(table.events('moved')).toHaveLength(1);
});

rule('BF2-MINE-03', 'It goes off before the unit moves on, and stays for the next one', () => {
  const table = moving('0508', {
    south: [unit('Lance', '0509 N', mech('Ram')), unit('Rear', '0510 N', mech('Ewe'))],
  });
  table.move('Lance', '0507', 'N', 'ground', mine(6, 6));
  expect(table.news.map(({ type }) => type).slice(0, 4)).toEqual(['held-up', 'moved', 'mines', 'damaged']);
  expect(table.hexOf('Lance')).toBe('0507');
  table.move('Rear', '0508', 'N', 'ground', mine(6, 6));
  expect(table.boxes('Ewe')).toBe('2/3');
});

rule('BF2-MINE-03', 'Who is destroyed by it gets no farther; bare structure may be hit critically', () => {
  const lost = moving('0508', {
    south: [unit('Foot', '0509', platoon('Rifles', { armor: 1 })), unit('Rear', '0117 N', mech('Ewe'))],
  });
  lost.move('Foot', '0507', 'N', 'ground', mine(6, 6));
  expect(lost.element('Rifles').destroyed).toBe(true);
  const bare = moving('0508', { south: [unit('Lance', '0509 N', mech('Ram', { armor: 0 }))] });
  bare.move('Lance', '0508', 'N', 'ground', mine(6, 6), critical(4, 4));
  expect(bare.element('Ram').condition.arm).toBe(1);
});

rule('BF2-MINE-03', 'One’s own mines go off, too, and harm everybody in the hex', () => {
  const table = moving('0508', { north: [unit('Pack', '0508 S', mech('Wolf'))] }, 'south');
  table.move('Lance', '0508', 'N', 'ground', mine(4, 3));
  expect([table.boxes('Ram'), table.boxes('Wolf')]).toEqual(['2/3', '2/3']);
});

rule(
  'BF2-MINE-03',
  'Hovercraft and VTOLs do not trigger mines, nor who jumps over them; who lands does',
  () => {
    const hover = moving('0508', { south: [unit('Armor', '0509 N', tank('Skimmer', { mode: 'h' }))] });
    hover.move('Armor', '0508');
    const copter = moving('0508', { south: [unit('Wing', '0509 N', tank('Copter', { mode: 'v' }))] });
    copter.move('Wing', '0508');
    const over = moving('0508', { south: [unit('Lance', '0509 N', mech('Ram', { mode: 'J' }))] });
    over.move('Lance', '0507', 'N', 'jump');
    const onto = moving('0508', { south: [unit('Lance', '0509 N', mech('Ram', { mode: 'J' }))] });
    onto.move('Lance', '0508', 'N', 'jump', mine(6, 6));
    expect([over.boxes('Ram'), onto.boxes('Ram')]).toEqual(['3/3', '2/3']);
  },
);

rule('BF2-MINE-03', 'A unit with one element that does not hover triggers it', () => {
  const table = moving('0508', {
    south: [unit('Armor', '0509 N', tank('Skimmer', { mode: 'h' }), tank('Tank'))],
  });
  table.move('Armor', '0508', 'N', 'ground', mine(6, 6), critical(1, 1), critical(1, 1));
  expect(table.boxes('Skimmer')).toBe('0/2');
});

const onMines = (changes: Partial<Scene> = {}) => {
  const table = scene({ south: [unit('Foot', '0509', platoon('Rifles'), platoon('Guards'))], ...changes });
  mined(table, '0509', 'north');
  return table;
};

rule(
  'BF2-MINE-04',
  'Infantry that ends its turn on enemy mines finds them, and nobody else learns of it',
  () => {
    const table = onMines();
    table.phase('combat', 'south');
    table.done();
    expect(minesSeenBy(table, 0)).toEqual(['0509']);
    expect(minesSeenBy(table, 'spectator')).toEqual([]);
    expect(table.table(1).marks!.mines![0].knownTo).toBe('owner');
    expect(table.seenBy(1).map(({ type }) => type)).not.toContain('mines-found');
    const mechs = onMines({ south: [unit('Lance', '0509 N', mech('Ram'))] });
    mechs.phase('combat', 'south');
    mechs.done();
    expect(minesSeenBy(mechs, 0)).toEqual([]);
  },
);

const clear = { type: 'clear-mines', unit: 0 } as const;

rule('BF2-MINE-04', 'It clears them on 10, is hurt on 5 or less, and else nothing happens', () => {
  const tried = (a: number, b: number) => {
    const table = onMines();
    mined(table, '0509', 'north', 'players');
    table.phase('combat', 'south');
    table.give(clear, clearing(a, b));
    return [table.state.marks!.mines!.length, table.boxes('Rifles'), table.boxes('Guards')];
  };
  expect(tried(5, 5)).toEqual([0, '3/0', '3/0']);
  expect(tried(5, 4)).toEqual([1, '3/0', '3/0']);
  expect(tried(3, 3)).toEqual([1, '3/0', '3/0']);
  expect(tried(2, 3)).toEqual([1, '2/0', '2/0']);
});

rule('BF2-MINE-04', 'Instead of attacking, without having moved, and only mines that it knows of', () => {
  const unknown = onMines();
  unknown.phase('combat', 'south');
  expect(unknown.possible).not.toContain('clear-mines');
  const table = onMines();
  mined(table, '0509', 'north', 'players');
  table.state.units[0].entered = 1;
  table.phase('combat', 'south');
  expect(table.possible).not.toContain('clear-mines');
  table.state.units[0].entered = 0;
  table.phase('combat', 'south');
  table.give(clear, clearing(3, 3));
  expect([table.unit('Foot').fired, table.element('Rifles').attacked]).toEqual([true, true]);
});

rule('BF2-MINE-05', "Engineers clear on 8; other vehicles and 'Mechs cannot", () => {
  const tried = (a: number, b: number) => {
    const table = onMines({ south: [unit('Sappers', '0509 N', tank('Digger', { specials: ['eng'] }))] });
    mined(table, '0509', 'north', 'all');
    table.phase('combat', 'south');
    table.give(clear, clearing(a, b));
    return table.state.marks!.mines!.length;
  };
  expect([tried(4, 4), tried(4, 3)]).toEqual([0, 1]);
  const tanks = onMines({ south: [unit('Armor', '0509 N', tank('Tank'))] });
  mined(tanks, '0509', 'north', 'all');
  tanks.phase('combat', 'south');
  expect(tanks.possible).not.toContain('clear-mines');
});

rule(
  'BF2-MINE-05',
  'A shell that was to clear the hex does so on 5 or more, and the mines harm nobody',
  () => {
    const shelled = (...rolls: readonly Roll[]) => {
      const table = onMines();
      table.phase('combat', 'south');
      table.happens((play) => table.field.plugged.shellMines!(play, table.cell('0509'), 0), ...rolls);
      return [table.state.marks!.mines!.length, table.boxes('Rifles')];
    };
    expect(shelled(clearing(2, 3))).toEqual([0, '3/0']);
    expect(shelled(clearing(2, 2))).toEqual([1, '3/0']);
  },
);

rule('BF2-MINE-01', 'Mines that come down as bombs are seen by everybody', () => {
  const table = scene();
  table.field.plugged.layMines!(table.play, 0, table.cell('0508'));
  expect(minesSeenBy(table, 'spectator')).toEqual(['0508']);
});

describe('a bot', () => {
  test('keeps off mines that it knows of', () => {
    const outlook = (hex: string, side: SideName, knownTo: Minefield['knownTo']) => {
      const table = scene();
      mined(table, '0508', side, knownTo);
      return table.field.plugged.outlook!(0, table.field, table.state, 0, table.cell(hex));
    };
    expect(outlook('0508', 'south', 'owner')).toBe(-4);
    expect(outlook('0508', 'north', 'all')).toBe(-4);
    expect(outlook('0508', 'north', 'owner')).toBe(0);
    expect(outlook('0507', 'south', 'owner')).toBe(0);
    const both = scene();
    mined(both, '0508', 'south');
    mined(both, '0508', 'north');
    expect(both.field.plugged.outlook!(0, both.field, both.state, 0, both.cell('0508'))).toBe(-4);
  });

  test('arms nobody with Thunder munitions', () => {
    const table = scene({ south: [unit('Lance', '0509 N', mech('Bow', { specials: ['if'] }))] });
    table.state.agenda = [{ step: 'mines/thunder', seat: 0 }];
    for (let i = 0; i < 8; i++)
      expect(table.advice('regular', `seed ${i}`)).toEqual({ type: 'arm-thunder', elements: [] });
  });
});

test('fields are kept by owner and hex, whoever laid them first', () => {
  const table = scene();
  for (const [hex, side] of [
    ['0508', 'north'],
    ['0601', 'south'],
    ['0303', 'north'],
    ['0202', 'south'],
  ] as const)
    mined(table, hex, side);
  expect(
    table.state.marks!.mines!.map(({ owner, hex }) => `${owner} ${table.field.board.number[hex]}`),
  ).toEqual(['0 0601', '0 0202', '1 0303', '1 0508']);
});

rule(
  'BF2-MINE-04',
  'Mines that are known are not found again, and one engineer makes a unit of engineers',
  () => {
    const table = scene({
      south: [unit('Foot', '0509', platoon('Rifles'), platoon('Sappers', { specials: ['eng'] }))],
    });
    mined(table, '0509', 'north', 'players');
    table.phase('combat', 'south');
    table.give({ type: 'clear-mines', unit: 0 }, clearing(4, 4));
    expect(table.events('mines-cleared')).toMatchObject([{ result: 'cleared' }]);
    expect(table.log.some(({ type }) => type === 'mines-found')).toBe(false);
  },
);

rule('BF2-MINE-04', 'Who has attacked with one element clears nothing', () => {
  const table = scene({
    south: [
      unit('Foot', '0509', platoon('Rifles'), platoon('Sappers')),
      unit('Lance', '1010 N', mech('Ram')),
    ],
    north: [unit('Pack', '1501 S', mech('Wolf'))],
  });
  mined(table, '0509', 'north', 'players');
  table.element('Rifles').attacked = true;
  table.phase('combat', 'south');
  expect(table.firstField('clear-mines')).toBeUndefined();
});

rule('BF2-MINE-05', 'A shell that finds no mines clears none', () => {
  const table = scene();
  table.phase('combat', 'south');
  table.happens((play) => table.field.plugged.shellMines!(play, table.cell('0505'), 0));
  expect(table.events('mines-cleared')).toEqual([]);
  mined(table, '0505', 'north');
  table.happens((play) => table.field.plugged.shellMines!(play, table.cell('0505'), 0), clearing(3, 3));
  expect(table.events('mines-cleared')).toMatchObject([{ result: 'cleared' }]);
});

rule(
  'BF2-MINE-05',
  'Engineers clear with their whole unit while one of them is left, and are hurt as infantry is',
  () => {
    const sappers = (isGone: boolean) => {
      const digger = tank('Digger', { specials: ['eng'] });
      const table = scene({ south: [unit('Sappers', '0509 N', digger, tank('Escort'))] });
      mined(table, '0509', 'north', 'all');
      table.element('Digger').destroyed = isGone;
      table.phase('combat', 'south');
      return table;
    };
    expect(sappers(true).possible).not.toContain('clear-mines');
    const table = sappers(false);
    table.give(clear, clearing(2, 4));
    expect([table.events('mines-cleared')[0].result, table.boxes('Digger')]).toEqual(['nothing', '0/3']);
    expect([table.element('Digger').attacked, table.element('Escort').attacked]).toEqual([true, true]);
    const hurt = sappers(false);
    hurt.give(clear, clearing(2, 3), critical(2, 2), critical(2, 2));
    expect([hurt.boxes('Digger'), hurt.boxes('Escort')]).toEqual(['0/2', '0/2']);
    const moved = sappers(false);
    moved.unit('Sappers').entered = 1;
    expect(moved.possible).not.toContain('clear-mines');
  },
);

rule(
  'BF2-MINE-03',
  'Known mines that do not go off are seen by everybody, others by their owner alone',
  () => {
    const seen = (knownTo: 'owner' | 'all') => {
      const table = battle({
        options: { mines: 1 },
        south: [unit('Lance', '0810 N', mech('Ram'))],
        north: [unit('Pack', '1501 S', mech('Wolf'))],
      });
      table.state.marks = withMine(table.state.marks, { hex: table.cell('0809'), owner: 1, knownTo });
      table.phase('movement', 'south');
      table.move('Lance', '0809', 'N', 'ground', ['mines', 1, 1]);
      return [0, 1].map((seat) => table.seenBy(seat).filter(({ type }) => type === 'mines').length);
    };
    expect([seen('all'), seen('owner')]).toEqual([
      [1, 1],
      [0, 1],
    ]);
  },
);
