import { expect, test } from 'vitest';
import { draw } from './drawing.ts';
import { ABOARD, DESTROYED, RETREATED } from './state.ts';
import { battle, mapWith, mech, platoon, tank, unit } from './testing/scene.ts';

const scene = (options = {}) =>
  battle({
    map: mapWith(
      {
        '0201': 'r1',
        '0301': 'l',
        '0401': 'H2',
        '0501': '~',
        '0102': '1',
        '0502': 'u',
        '0503': 'b',
        '0403': 'c',
        '0402': 'f',
      },
      5,
      5,
    ),
    roads: ['0103 0203 0303'],
    south: [
      unit('Lance', '0405 NE', mech('Ram'), mech('Ewe')),
      unit('Foot', '0505', platoon('Rifles')),
      unit('Column', '0205 N', tank('Drum')),
    ],
    north: [unit('Pack', '0404 S', mech('Wolf'), mech('Cub'))],
    options,
  });
const drawing = (table = scene()) => draw(table.table(0)).split('\n');
const cells = (table = scene()) => drawing(table).slice(0, 11);

test('The map shows terrain with its level, roads, and units of sides A and B with their facing', () => {
  expect(cells()).toEqual([
    '   01  02  03  04  05',
    '01  .       t       ~',
    '        ,1      T2',
    '02  .1      .       :',
    '        .       f',
    '03  =       =       b',
    '        =       c',
    '04  .       .       .',
    '        .      B1↓',
    '05  .       .      A2',
    '       A3↑     A1↗',
  ]);
});

test('Objectives show who claims them, and whether they are occupied', () => {
  const table = scene();
  table.objective('objective', 'south', '0101').faceUpSince = 1;
  table.objective('objective', 'north', '0301');
  table.objective('headquarters', 'north', '0302');
  table.objective('objective', 'north', '0502').claimed = true;
  expect(cells(table)[1]).toBe('01 oA*     oB       ~');
  expect(cells(table)[3]).toBe('02  .1     HA       :');
});

test('Fires and smoke are drawn', () => {
  const table = scene({ fire: true });
  table.state.turn = 1;
  table.field.plugged.setFire!(table.play, table.cell('0503'));
  expect(cells(table).slice(3, 6)).toEqual([
    '02  .1      .      %:',
    '        .      %f',
    '03  =       =      !b',
  ]);
});

test('Below the map stands what is known of the units', () => {
  const table = scene();
  table.suffered('Ewe', { armor: 1, heat: 1 });
  table.put(0, '0101 NE');
  table.suffered('Cub', { structure: 2 });
  Object.assign(table.unit('Foot'), { hex: ABOARD, carrier: 2 });
  const { condition } = table.element('Cub');
  table.element('Cub').known = { turn: 1, record: null, condition };
  expect(drawing(table).slice(-9)).toEqual([
    '',
    'A1 MM1 Lance in 0101',
    '   Ram 3+3, Ewe 1+3 heat 1',
    'A2 IN2 Foot, aboard GM3',
    '   Rifles 3+0',
    'A3 GM3 Column in 0205',
    '   Drum 0+3',
    'B1 MM1 Pack in 0404',
    '   Wolf (5), Cub 3+2',
  ]);
});

test('Of units that are gone their fate is told', () => {
  const table = scene();
  table.unit('Lance').hex = DESTROYED;
  table.unit('Foot').hex = RETREATED;
  expect(drawing(table).slice(-6, -4)).toEqual(['A1 MM1 Lance: destroyed', 'A2 IN2 Foot: retreated']);
});

test('Lines of elements are 78 characters long at most', () => {
  const lines = (last: string) => {
    const horses = ['Clydesdale', 'Clydesdale', 'Clydesdale', 'Clydesdale'].map((name) => mech(name));
    const table = battle({
      south: [unit('Lance', '0405 NE', ...horses, mech(last))],
      north: [unit('Pack', '0404 S', mech('Wolf'))],
    });
    return drawing(table)
      .slice(0, -2)
      .filter((line) => line.includes('3+3'));
  };
  const four = '   Clydesdale 3+3, Clydesdale 3+3, Clydesdale 3+3, Clydesdale 3+3';
  expect(lines('Dapples')).toEqual([`${four}, Dapples 3+3`]);
  expect(lines('Drafters')).toEqual([four, '   Drafters 3+3']);
});
