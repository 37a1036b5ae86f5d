import { rule } from '@ironfield/conformance/rule.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { expect } from 'vitest';
import { COMMAND_LISTS } from '../../data/commands.ts';
import { mapWith, unit } from '../../testing/scene.ts';
import { artilleryRoll, direction, distance, gun, options, scene, shell } from './artillery.fixture.ts';

rule('BF2-MINE-05', 'A shot that is fired to clear mines clears them where it hits, on 5 or more', () => {
  for (const [dice, left] of [
    [[1, 3], 1],
    [[2, 3], 0],
  ] as const) {
    const table = scene({ options: { ...options, mines: 1 } });
    table.state.marks = {
      ...table.state.marks,
      mines: [{ owner: 1, hex: table.cell('0803'), knownTo: 'owner' }],
    };
    table.phase('combat', 'south');
    table.give({ type: 'shell', element: 0, at: '0803', clears: true });
    table.done(artilleryRoll(6, 5), ['clear mines', dice[0], dice[1]]);
    expect(table.state.marks!.mines).toHaveLength(left);
    expect(table.boxes('Wolf')).toBe('1/3');
  }
});

rule('BF2-ART-08', 'Broken units observe nothing', () => {
  const table = scene({ options: { ...options, morale: true } });
  table.unit('Battery').marks = { morale: { nerve: 'broken', since: 1, strength: 1 } };
  table.phase('combat', 'south');
  shell(table, 'Sniper', '0805');
  table.done(artilleryRoll(1, 2), direction(1), distance(1));
  expect(table.state.marks!.artillery!.registered).toEqual([]);
});

rule(
  'BF2-MINE-02',
  'Clan Arrow IV with Thunder munitions lays mines where it comes down, and harms nobody',
  () => {
    const table = scene({
      options: { ...options, mines: 1 },
      organization: 'Clan',
      south: [unit('Battery', '0812 N', gun('Arrow', 'artA', { damage: [1, 2, 3] }), gun('Other', 'artA'))],
    });
    table.state.marks = { ...table.state.marks, thunder: [0] };
    table.phase('combat', 'south');
    expect(
      table.refusal({ type: 'shell', element: 1, at: '0803', clears: false, lays: true }).message,
    ).toBeTruthy();
    table.give({ type: 'shell', element: 0, at: '0803', clears: false, lays: true });
    table.done(artilleryRoll(1, 2), direction(1), distance(1));
    expect(table.state.marks!.mines).toEqual([{ owner: 0, hex: table.cell('0802'), knownTo: 'all' }]);
    expect(table.boxes('Wolf')).toBe('3/3');
  },
);

rule('BF2-CMDX-11', 'Luck of the Fox has a shot of its unit rolled again when it lands', () => {
  const lists = [COMMAND_LISTS.Davion, COMMAND_LISTS.Davion] as const;
  const table = scene({ options: { ...options, commands: true }, commands: lists });
  table.counter('Battery', 'Luck of the Fox');
  table.phase('combat', 'south');
  shell(table, 'Sniper', '0803');
  table.done(artilleryRoll(1, 2));
  expect(table.asked).toBe('south command/luck');
  table.use('Battery', artilleryRoll(5, 6));
  expect(table.boxes('Wolf')).toBe('1/3');
});

rule('BF2-MINE-05', 'A shot that is not fired to clear mines, or comes down elsewhere, clears none', () => {
  for (const clears of [false, true]) {
    const table = scene({ options: { ...options, mines: 1 } });
    const mines = ['0803', '0802'].map((hex) => ({
      owner: 1 as const,
      hex: table.cell(hex),
      knownTo: 'owner' as const,
    }));
    table.state.marks = { ...table.state.marks, mines };
    table.phase('combat', 'south');
    table.give({ type: 'shell', element: 0, at: '0803', clears });
    if (clears) table.done(artilleryRoll(1, 2), direction(1), distance(1));
    else table.done(artilleryRoll(6, 5));
    expect(table.state.marks!.mines).toHaveLength(2);
  }
});

rule('BF2-ART-07', 'Hex 0101 is aimed at, missed and remembered like any other', () => {
  const missed = scene();
  missed.phase('combat', 'south');
  shell(missed, 'Sniper', '0101');
  missed.done(artilleryRoll(1, 2), direction(3), distance(1));
  expect(missed.events('scattered')).toHaveLength(1);
  const hit = scene();
  hit.phase('combat', 'south');
  shell(hit, 'Sniper', '0101');
  hit.done(artilleryRoll(6, 5));
  expect(hit.state.marks!.artillery!.registered).toMatchObject([{ element: 0, hex: 0, hit: true }]);
});

rule('BF2-ART-06', 'The number of a shot has a line for whatever changes it', () => {
  const table = scene();
  table.phase('combat', 'south');
  const lines = () => {
    const [at] = table.firstField('shell').follow!(0) as readonly Pick[];
    return at.describe!('0805').explanation!.lines.map(({ value }) => value);
  };
  const plain = lines();
  expect(plain).not.toContain(0);
  const marks = table.state.marks!.artillery!;
  const registered = [{ element: 0, hex: table.cell('0805'), hit: false, observed: 2 }];
  table.state.marks = { ...table.state.marks, artillery: { ...marks, registered } };
  expect(lines()).toEqual([...plain, -2]);
});

rule('BF2-ART-07', 'A hex that it has hit needs no number', () => {
  const table = scene();
  table.phase('combat', 'south');
  const marks = table.state.marks!.artillery!;
  const registered = [{ element: 0, hex: table.cell('0805'), hit: true, observed: 0 }];
  table.state.marks = { ...table.state.marks, artillery: { ...marks, registered } };
  const [at] = table.firstField('shell').follow!(0) as readonly Pick[];
  expect([at.describe!('0805').explanation!.total, at.describe!('0804').explanation!.total]).toEqual([0, 11]);
});

rule(['BF2-ART-04', 'BF2-ART-01'], 'Hex 0101 is too far, too; off the map there is nobody to fire at', () => {
  const table = scene({
    map: mapWith({}, 15, 34),
    south: [unit('Battery', 'box 2', gun('Arrow', 'artA'))],
  });
  table.phase('combat', 'south');
  const why = (at: string) => table.refusal({ type: 'shell', element: 0, at }).message;
  expect(why('0101')).toMatch('mapsheets away');
  expect(why('9999')).not.toMatch('mapsheets away');
  expect(table.possible).not.toContain('shell-unit');
});

rule('BF2-HEAT-01', 'Who could overheat may as well not', () => {
  const table = scene({
    south: [unit('Battery', '0812 N', gun('Sniper', 'artS', { type: 'mech', mode: '', ov: 2 }))],
  });
  table.phase('combat', 'south');
  shell(table, 'Sniper', '0805', 0);
  expect(table.heat('Sniper')).toBe(0);
});
