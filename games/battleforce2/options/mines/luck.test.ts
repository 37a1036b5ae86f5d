import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { lucky, one, scene, two } from '../../testing/luck.ts';
import { critical, mech, platoon, type Scene, tank, unit } from '../../testing/scene.ts';
import { withMine } from './minefields.ts';
import { withThunder } from './thunder.ts';

describe('mines', () => {
  const mines = two('mines');
  const mined = (changes: Partial<Scene> = {}) => {
    const table = scene({ mines: 1 }, changes);
    table.state.marks = withMine(table.state.marks, { owner: 1, hex: table.cell('0508'), knownTo: 'owner' });
    lucky(table, 'Lance');
    table.phase('movement', 'south');
    return table;
  };

  rule(
    ['BF2-CMDX-11', 'BF2-MINE-03'],
    'Mines that go off may be rolled again by whoever is in the hex',
    () => {
      const table = mined();
      table.move('Lance', '0507', 'N', 'ground', mines(4, 3));
      expect(table.asked).toBe('south command/luck');
      expect(table.table(0).marks!.mines).toHaveLength(1);
      table.use('Lance', mines(3, 3));
      expect([table.boxes('Ram'), table.hexOf('Lance')]).toEqual(['3/3', '0507']);
      expect(table.events('mines')).toMatchObject([{ explodes: false }]);
    },
  );

  rule(
    ['BF2-CMDX-11', 'BF2-MINE-03'],
    'If it does not help they harm everybody, and the unit goes on',
    () => {
      const table = mined();
      table.move('Lance', '0507', 'N', 'ground', mines(4, 3));
      table.use('Lance', mines(4, 4));
      expect([table.boxes('Ram'), table.hexOf('Lance')]).toEqual(['2/3', '0507']);
      const passed = mined();
      passed.move('Lance', '0507', 'N', 'ground', mines(4, 3));
      passed.pass();
      expect([passed.boxes('Ram'), passed.hexOf('Lance')]).toEqual(['2/3', '0507']);
    },
  );

  rule(['BF2-CMDX-11', 'BF2-MINE-03'], 'Mines that do not go off stay secret: nobody is asked', () => {
    const table = mined();
    table.move('Lance', '0507', 'N', 'ground', mines(3, 3));
    expect(table.asked).not.toMatch(/luck/);
    expect(table.table(0).marks!.mines).toEqual([]);
  });

  rule('BF2-CMDX-11', 'A critical roll that mines bring about can be made again', () => {
    const table = mined({ south: [unit('Lance', '0509 N', mech('Ram', { armor: 0 }))] });
    table.move('Lance', '0507', 'N', 'ground', mines(4, 3));
    table.pass(critical(6, 6));
    expect(table.asked).toBe('south command/luck');
    table.use('Lance', critical(1, 2));
    expect(table.hexOf('Lance')).toBe('0507');
  });

  rule(['BF2-CMDX-11', 'BF2-MINE-04'], 'Those who clear mines may try again', () => {
    const table = scene({ mines: 1 }, { south: [unit('Foot', '0508', platoon('Rifles'))] });
    table.state.marks = withMine(table.state.marks, {
      owner: 1,
      hex: table.cell('0508'),
      knownTo: 'players',
    });
    lucky(table, 'Foot');
    table.phase('combat', 'south');
    table.give({ type: 'clear-mines', unit: 0 }, two('clear mines')(1, 1));
    table.use('Foot', two('clear mines')(5, 5));
    expect([table.state.marks!.mines, table.boxes('Rifles')]).toEqual([[], '3/0']);
  });

  rule(['BF2-CMDX-11', 'BF2-MINE-02'], 'Thunder munitions: the shot, and each roll of its scatter', () => {
    const table = scene(
      { mines: 1 },
      { south: [unit('Lance', '0509 N', mech('Bow', { specials: ['if'], skill: 3 }))] },
    );
    table.state.marks = withThunder(table.state.marks, [0]);
    lucky(table, 'Lance');
    table.phase('combat', 'south');
    table.give({ type: 'lay-thunder', element: 0, to: '0507' }, two('thunder')(6, 5));
    table.pass(one('scatter direction')(1));
    table.pass(one('scatter distance')(6));
    table.use('Lance', one('scatter distance')(1));
    expect(table.state.marks!.mines).toMatchObject([{ hex: table.cell('0506') }]);
  });
});

test('A bot that clears mines rolls again what clears none, be it infantry, engineers or a shell', () => {
  const advice = (specials: readonly string[], type: typeof platoon, a: number, b: number) => {
    const table = scene({ mines: 1 }, { south: [unit('Foot', '0508', type('Sappers', { specials }))] });
    const mine = { owner: 1, hex: table.cell('0508'), knownTo: 'players' } as const;
    table.state.marks = withMine(table.state.marks, mine);
    lucky(table, 'Foot');
    table.phase('combat', 'south');
    table.give({ type: 'clear-mines', unit: 0 }, two('clear mines')(a, b));
    expect(table.asked).toBe('south command/luck');
    return table.advice().type;
  };
  expect([advice([], platoon, 4, 5), advice([], platoon, 5, 5)]).toEqual(['use', 'pass']);
  for (const type of [platoon, tank])
    expect([advice(['eng'], type, 3, 4), advice(['eng'], type, 4, 4)]).toEqual(['use', 'pass']);

  const shelled = (a: number, b: number) => {
    const gun = tank('Sniper', { specials: ['artS'], damage: [1, 1, 2] });
    const table = scene(
      { mines: 1, offboard: true, artillery: true },
      { south: [unit('Guns', '0512 N', gun)] },
    );
    const mine = { owner: 1, hex: table.cell('0503'), knownTo: 'players' } as const;
    table.state.marks = withMine(table.state.marks, mine);
    lucky(table, 'Guns');
    table.phase('combat', 'south');
    table.give({ type: 'shell', element: 0, at: '0503', clears: true });
    table.done(two('artillery')(6, 5));
    table.pass(two('clear mines')(a, b));
    expect(table.asked).toBe('south command/luck');
    return table.advice().type;
  };
  expect([shelled(2, 2), shelled(2, 3)]).toEqual(['use', 'pass']);
});
