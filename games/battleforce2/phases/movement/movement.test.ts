import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { battle, mapWith, mech, platoon, tank, unit } from '../../testing/scene.ts';
import { WHY_NOT } from '../../text.ts';

const hexIn = (col: number, row: number) => `${String(col).padStart(2, '0')}${String(row).padStart(2, '0')}`;

rule(
  'BF2-MOVE-01',
  'A hex too far says all that the way there costs; what is none is said to be none',
  () => {
    const table = battle({
      // A wall of woods from edge to edge, before which a hill rises.
      map: mapWith({
        ...Object.fromEntries([...Array(15).keys()].map((col) => [hexIn(col + 1, 10), 'H'])),
        '0816': '2',
      }),
      south: [unit('Lance', '0817 N', mech('Ram'))],
      north: [unit('Pack', '0801 S', mech('Wolf'))],
    });
    table.phase('movement', 'south');
    const why = (to: string) => table.refusal({ type: 'move', unit: 0, way: 'ground', to, facing: 0 });
    // Up and down the hill is 3 and 3; round it is one hex more than straight on: 7 hexes, and 2 more for the woods.
    expect(why('0810').message).toBe('Hex 0810 cannot be reached with 4 MP: it takes 10');
    expect(why('0810').explanation?.lines.map(({ value }) => value)).toEqual([1, 1, 1, 1, 1, 1, 1, 3]);
    expect(why('9999').message).toBe(WHY_NOT.notAHex('9999').message);
  },
);

rule(['BF2-MOVE-01', 'BF2-JUMP-02'], 'No way at all, and a jump that is too low, say so', () => {
  const sea = ['0816', '0817', '0715', '0716', '0915', '0916', '0815'];
  const table = battle({
    map: mapWith({ ...Object.fromEntries(sea.map((hex) => [hex, '~'])), '0817': '.', '0816': '9' }),
    south: [
      unit('Lance', '0817 N', mech('Ram', { mp: 3, mode: 'J' })),
      unit('Foot', '0101', platoon('Rifle')),
    ],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  const jump = (to: string) => table.refusal({ type: 'move', unit: 0, way: 'jump', to, facing: 0 }).message;
  expect(jump('0815')).toBe('A jump with 3 MP does not clear the way to hex 0815');
  expect(jump('0812')).toBe('Hex 0812 cannot be reached with 3 MP: it takes 5');
  const walk = table.refusal({ type: 'move', unit: 1, way: 'ground', to: '0815' }).message;
  expect(walk).toBe('No such way leads to hex 0815');
});

rule('BF2-VIC-04', 'Why a unit cannot leave the map', () => {
  const clan = battle({
    options: { 'clan-honor': 'all Clan sides' },
    organizations: ['Clan', 'Inner Sphere'],
    south: [unit('Star', '0817 N', mech('Ram'))],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  clan.phase('movement', 'south');
  expect(clan.refusal({ type: 'exit', unit: 0, edge: 'south' }).message).toBe(WHY_NOT.mayNotWithdraw.message);
  const far = battle({
    south: [unit('Lance', '0808 N', mech('Ram'))],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  far.phase('movement', 'south');
  expect(far.refusal({ type: 'exit', unit: 0, edge: 'south' }).message).toBe(WHY_NOT.cannotExit.message);
});

rule('BF2-FACE-01', 'Infantry is deployed without a facing', () => {
  const table = battle({
    south: [unit('Foot', 'off', platoon('Rifle'))],
    north: [unit('Pack', 'off', mech('Wolf'))],
  });
  table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
  table.give({ type: 'home', edge: 'south' }, ['deployment', 6, 6], ['deployment', 1, 1]);
  table.give({ type: 'set-up-first', first: true });
  table.give({ type: 'deploy', unit: 0, to: '0817' });
  expect(table.events('deployed')).toMatchObject([{ facing: 0 }]);
});

rule('BF2-SEQ-02', 'Both roll as they are, and who acts first is told', () => {
  const table = battle({
    south: [unit('Lance', '0817 N', mech('Ram'))],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  table.phase('turn', 'south', ['initiative', 3, 3], ['initiative', 4, 3]);
  expect(table.asked).toBe('north initiative/choose');
  table.give({ type: 'act-first', first: true });
  expect(table.events('acts-first')).toEqual([{ type: 'acts-first', seat: 1 }]);
});

rule(
  ['BF2-VIC-04', 'BF2-STACK-02'],
  'An enemy on the edge keeps neither those on the map who stood there with it nor those who fly over it',
  () => {
    const left = (place: string, mode: 't' | 'v') => {
      const edge = Array.from({ length: 15 }, (_, col) => hexIn(col + 1, 17));
      const table = battle({
        options: { mines: 1 },
        south: [unit('Column', place, tank('Drum', { mode, mp: 6 })), unit('Lance', '0101 N', mech('Ram'))],
        north: edge.map((hex) => unit(`At ${hex}`, `${hex} S`, mech('Wolf'))),
      });
      table.phase('movement', 'south');
      if (!table.exits('Column').includes('south')) return 'may not';
      table.give({ type: 'exit', unit: 0, edge: 'south' });
      return table.events('exited').map(({ fate }) => fate);
    };
    expect([left('0817 N', 't'), left('0816 N', 'v')]).toEqual([['retreated'], ['retreated']]);
    expect(left('0816 N', 't')).toBe('may not');
  },
);
