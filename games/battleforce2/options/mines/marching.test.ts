import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { latestReading } from '@ironfield/kernel/options/readings.ts';
import { expect } from 'vitest';
import { movesApart } from '../../past/moves-apart.ts';
import { readings } from '../../past/readings.ts';
import { battle, critical, mapWith, mech, unit } from '../../testing/scene.ts';
import { withMine } from './minefields.ts';

/** A march through known mines in 0809 and 0808, which go off. */
function minefield(way: 'ground' | 'jump', ram = mech('Ram', { mode: 'J', armor: 9 })) {
  const table = battle({
    options: { mines: 1 },
    map: mapWith({}),
    south: [unit('Lance', '0810 N', ram)],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  for (const hex of ['0809', '0808'])
    table.state.marks = withMine(table.state.marks, { hex: table.cell(hex), owner: 1, knownTo: 'all' });
  table.phase('movement', 'south');
  const blasts = (way === 'jump' ? [6] : [6, 6]).map((die) => ['mines', die, 1] as const);
  return { table, march: () => table.move('Lance', '0808', 'N', way, ...blasts) };
}

rule(
  'BF2-MINE-03',
  'A march goes on hex by hex, and every part of it is told from where the last one ended',
  () => {
    const { table, march } = minefield('ground');
    march();
    const paths = table
      .events('moved')
      .map(({ path }) => path.map((cell) => table.field.board.number[cell]).join(' '));
    expect(paths).toEqual(['0810 0809', '0809 0808']);
    expect(table.unit('Lance').entered).toBe(2);
    expect(table.boxes('Ram')).toBe('7/3');
  },
);

rule('BF2-MINE-03', 'A jump enters its last hex only', () => {
  const { table, march } = minefield('jump');
  march();
  expect(table.events('moved')).toHaveLength(1);
  expect(table.events('moved')[0].path[0]).toBe(table.cell('0810'));
  expect(table.boxes('Ram')).toBe('8/3');
});

rule(['BF2-MINE-03', 'BF2-VIC-01'], 'Whose last unit is lost on the way has lost at once', () => {
  const { table } = minefield('ground', mech('Ram', { armor: 0, structure: 1 }));
  table.move('Lance', '0808', 'N', 'ground', ['mines', 6, 1]);
  expect(table.state.outcome).toMatchObject({ winners: [1], rule: 'BF2-VIC-01' });
});

rule(
  ['BF2-MINE-03', 'BF2-MOVE-04', 'BF2-ENV-05'],
  'Whoever is slowed on its way has spent what it still had',
  () => {
    const table = battle({
      options: { mines: 1, gravity: 90 },
      south: [unit('Lance', '0812 N', mech('Ram', { mp: 6, armor: 0 }))],
      north: [unit('Pack', '1501 S', mech('Wolf'))],
    });
    table.state.marks = withMine(table.state.marks, { hex: table.cell('0811'), owner: 1, knownTo: 'all' });
    table.phase('movement', 'south');
    // 7 MP, of which the leg takes 1.
    table.move('Lance', '0805', 'N', 'ground', ['mines', 6, 1], critical(4, 5), ['strain', 6, 6]);
    expect(table.hexOf('Lance')).toBe('0806');
    expect(table.state.marks!.spentMp).toMatchObject([{ unit: 0, mp: 6 }]);
  },
);

rule(
  ['BF2-STACK-02', 'BF2-OFF-04', 'BF2-MAP-05'],
  'Whoever is slowed where it comes onto the map, and finds no room, goes on to the bridge ahead',
  () => {
    const table = battle({
      options: { mines: 1, offboard: true },
      map: mapWith({ '0516': '~' }),
      roads: ['0517 0516 0515'],
      bridges: ['0516'],
      south: [
        unit('Lance', 'box 0', mech('Ram', { mp: 2, armor: 0 })),
        unit('Friend', '0517 N', mech('Ewe')),
      ],
      north: [unit('Pack', '1501 S', mech('Wolf'))],
    });
    table.state.marks = withMine(table.state.marks, { hex: table.cell('0517'), owner: 1, knownTo: 'all' });
    table.phase('movement', 'south');
    table.give({ type: 'enter', unit: 0, to: '0516', facing: 0 }, ['mines', 6, 1], critical(4, 5));
    expect(table.hexOf('Lance')).toBe('0516');
    expect(table.unit('Lance').onBridge).toBe(true);
  },
);

/** Ram loses a MP to the mines of 0811; 0810 costs 2. */
const slowed = (
  reading: number,
  to: string,
  mp: number,
  mines: readonly string[],
  ...rolls: readonly Roll[]
) => {
  const table = battle({
    reading,
    options: { mines: 1 },
    map: mapWith({ '0810': 'l', '0710': '9', '0711': '9', '0910': '9', '0911': '9' }),
    south: [unit('Lance', '0812 N', mech('Ram', { mp, armor: 0, structure: 9 }))],
    north: [unit('Pack', '1501 S', mech('Wolf'))],
  });
  for (const hex of mines)
    table.state.marks = withMine(table.state.marks, { hex: table.cell(hex), owner: 1, knownTo: 'all' });
  table.phase('movement', 'south');
  table.move('Lance', to, 'N', 'ground', ['mines', 6, 1], critical(4, 5), ...rolls);
  return table;
};
const LATEST = latestReading({ readings });

rule(
  ['BF2-MINE-03', 'BF2-MOVE-04'],
  'Mines go off as well in the last hex that it still has the MP for',
  () => {
    const table = slowed(LATEST, '0807', 6, ['0811', '0808'], ['mines', 6, 1], critical(1, 2));
    expect([table.hexOf('Lance'), table.boxes('Ram')]).toEqual(['0808', '0/7']);
    expect(table.events('mines').filter(({ explodes }) => explodes)).toHaveLength(2);
    expect(table.unit('Lance').entered).toBe(4);
  },
);

rule(
  ['BF2-MINE-03', 'BF2-MOVE-04'],
  'Who is slowed and has not the MP for the next hex stays on the mines',
  () => {
    const stops = (reading: number) => slowed(reading, '0810', 3, ['0811']).hexOf('Lance');
    expect([stops(LATEST), stops(movesApart.until - 1)]).toEqual(['0811', '0811']);
    const table = slowed(LATEST, '0810', 3, ['0811']);
    const held = table.events('held-up').map(({ hex }) => hex);
    expect(held).toEqual([table.cell('0811')]);
    const later = slowed(LATEST, '0808', 5, ['0811']);
    expect(later.events('held-up').at(-1)).toEqual({ type: 'held-up', unit: 0, hex: later.cell('0809') });
    // Only the next hex was looked at before.
    const goes = (reading: number) => slowed(reading, '0808', 5, ['0811']).hexOf('Lance');
    expect([goes(LATEST), goes(movesApart.until - 1)]).toEqual(['0809', '0808']);
  },
);
