import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { COMMAND_LISTS } from '../../data/commands.ts';
import { mech, type Scene, unit } from '../../testing/scene.ts';
import { artilleryRoll, gun, nextCombat, options, scene, shots } from './artillery.fixture.ts';

/** A battery of the north, which fires at the first unit of all, in a box. */
const firing = (changes: Partial<Scene> = {}, ...guns: readonly string[]) => {
  const table = scene({
    south: [unit('Boxed', 'box 1', mech('Ram'), mech('Ewe')), unit('Lance', '0817 N', mech('Ox'))],
    north: [
      unit('Battery', 'box 1 of south', gun('Sniper'), ...guns.map((name) => gun(name))),
      unit('Enemy', '0801 S', mech('Wolf')),
    ],
    ...changes,
  });
  table.phase('combat', 'north');
  table.give({ type: 'shell-unit', element: table.elementIndex('Sniper'), target: 0 });
  return table;
};

rule('BF2-ART-01', 'A shot at a unit in a box strikes all of it, and is no shot at a hex', () => {
  const table = firing();
  expect(shots(table)).toMatchObject([
    { hex: -1, unit: 0, place: { half: 0, box: 1 }, clears: false, lays: false },
  ]);
  table.done(artilleryRoll(6, 5));
  expect(['Ram', 'Ewe', 'Ox'].map((name) => table.boxes(name))).toEqual(['1/3', '1/3', '3/3']);
  expect(table.events('shot-strikes')).toMatchObject([{ hex: -1, damage: 2 }]);
  expect(table.state.marks!.artillery).toMatchObject({ registered: [], landing: null });
});

rule('BF2-ART-05', 'Whether it hits, misses or finds nobody, the next shot comes down after it', () => {
  const second = (...rolls: readonly Roll[]) => {
    const table = firing({}, 'Second');
    table.give({ type: 'shell-unit', element: table.elementIndex('Second'), target: 0 });
    return { table, land: () => table.done(...rolls) };
  };
  const missed = second(artilleryRoll(1, 2), artilleryRoll(6, 6));
  missed.land();
  expect(missed.table.boxes('Ram')).toBe('1/3');
  const gone = second();
  gone.table.unit('Boxed').marks = { support: { half: 1, space: 5, box: 1 } };
  gone.land();
  expect(gone.table.events('shot-lands')).toHaveLength(4);
  expect(gone.table.state.marks!.artillery).toMatchObject({ shots: [], landing: null });
});

rule('BF2-CMDX-11', 'A unit in a box has the shot at it rolled again', () => {
  const table = firing({
    options: { ...options, commands: true },
    commands: [COMMAND_LISTS.Davion, COMMAND_LISTS.Davion],
  });
  table.counter('Boxed', 'Luck of the Fox');
  table.done(artilleryRoll(6, 5));
  expect(table.asked).toBe('south command/luck');
  table.use('Boxed', artilleryRoll(1, 2));
  expect(table.boxes('Ram')).toBe('3/3');
});

rule('BF2-ART-01', 'Why nobody fires at a unit in a box', () => {
  const table = scene();
  table.phase('combat', 'south');
  const why = (element: number) => table.refusal({ type: 'shell-unit', element, target: 1 }).message;
  expect(why(0)).not.toBe(why(1));
});

rule('BF2-ART-07', 'What an element learns of one hex it does not know of another', () => {
  const table = scene({
    south: [unit('Battery', '0812 N', gun('Sniper'), gun('Other')), unit('Eyes', '0807 N', mech('Scout'))],
    north: [unit('Enemy', '0101 S', mech('Wolf'))],
  });
  const learned = () =>
    table.state
      .marks!.artillery!.registered.map(
        ({ element, hex, hit, observed }) => `${element} ${table.field.board.number[hex]} ${hit} ${observed}`,
      )
      .sort();
  const falls = [['scatter direction', 1] as const, ['scatter distance', 1] as const];
  nextCombat(table, 'south');
  table.give({ type: 'shell', element: 0, at: '0805' });
  table.done(artilleryRoll(6, 5));
  nextCombat(table, 'south');
  table.give({ type: 'shell', element: 0, at: '0806' });
  table.give({ type: 'shell', element: 1, at: '0805' });
  table.done(artilleryRoll(1, 2), ...falls, artilleryRoll(1, 2), ...falls);
  expect(learned()).toEqual(['0 0805 true 1', '0 0806 false 1', '1 0805 false 1']);
});

rule('BF2-ART-08', 'A hit that nobody sees makes nothing easier', () => {
  const table = scene({ south: [unit('Battery', 'box 1', gun('Sniper'))] });
  table.phase('combat', 'south');
  table.give({ type: 'shell', element: 0, at: '0803' });
  const [{ lands }] = shots(table);
  while (table.state.turn < lands) nextCombat(table, 'south');
  table.done(artilleryRoll(6, 5));
  expect(table.state.marks!.artillery!.registered).toMatchObject([{ hit: true, observed: 0 }]);
});

rule('BF2-VIC-01', 'When the last enemy is gone no further shot comes down', () => {
  const table = scene({
    south: [unit('Battery', '0812 N', gun('Sniper'), gun('Other'))],
    north: [unit('Enemy', '0803 S', mech('Wolf', { armor: 1, structure: 1 }))],
  });
  table.phase('combat', 'south');
  table.give({ type: 'shell', element: 0, at: '0803' });
  table.give({ type: 'shell', element: 1, at: '0803' });
  table.done(artilleryRoll(6, 5));
  expect(table.state.outcome).toMatchObject({ winners: [0] });
});

rule('BF2-ART-05', 'Who has attacked otherwise, or is not there, fires no artillery', () => {
  const table = scene({
    south: [
      unit('Battery', '0807 N', gun('Sniper'), gun('Other')),
      unit('Away', 'off', gun('Third')),
      unit('Last', '0117 N', gun('Fourth')),
    ],
  });
  table.phase('combat', 'south');
  table.fire('Battery', 'Enemy', ['Sniper > Wolf'], ['to hit', 1, 2]);
  for (const name of ['Other', 'Third'])
    expect(table.refusal({ type: 'shell', element: table.elementIndex(name), at: '0803' }).rule).toBe(
      'BF2-ART-01',
    );
  expect(table.values('shell', 'element')).toEqual([table.elementIndex('Fourth')]);
});

rule('BF2-BLDG-05', 'A shell may bring down the building that it hits, in hex 0101, too', () => {
  const table = scene({
    map: `c ${'. '.repeat(14)}\n${Array.from({ length: 16 }, () => '. '.repeat(15)).join('\n')}`,
    north: [unit('Enemy', '0301 S', mech('Wolf'))],
    options: { ...options, buildings: true },
  });
  table.phase('combat', 'south');
  table.give({ type: 'shell', element: 0, at: '0101' });
  table.done(artilleryRoll(6, 5), ['building', 6, 6]);
  expect(table.state.ground).toMatchObject({ '0101': { terrain: 'rubble' } });
});

rule('BF2-ART-07', 'A shot may scatter into hex 0101', () => {
  const table = scene({ north: [unit('Enemy', '0101 S', mech('Wolf'))] });
  table.phase('combat', 'south');
  table.give({ type: 'shell', element: 0, at: '0102' });
  table.done(artilleryRoll(1, 2), ['scatter direction', 1], ['scatter distance', 1]);
  expect(table.boxes('Wolf')).toBe('1/3');
});
