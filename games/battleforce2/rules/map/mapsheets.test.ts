import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { battle, mapWith, mech, unit } from '../../testing/scene.ts';
import { depthFrom } from './map-edges.ts';
import { mapsheetsOf, sheetDepth, sheetDistance, sheetsAt, sheetsDeep } from './mapsheets.ts';

/** Three sheets across and two down, numbered 0 1 2 and 3 4 5. */
const table = battle({
  map: mapWith({}, 47, 34),
  south: [unit('Lance', '0101 N', mech('Ram'))],
  north: [unit('Pack', '0201 S', mech('Wolf'))],
});
const sheets = mapsheetsOf(table.field.board);
const at = (hex: string) => sheetsAt(sheets, table.cell(hex));

rule('BF2-MAP-01', 'A sheet has 15 columns and its seam, and 17 rows', () => {
  expect([sheets.across, sheets.down]).toEqual([3, 2]);
  expect([at('0101'), at('1517'), at('1701'), at('3301'), at('4701')]).toEqual([[0], [0], [1], [2], [2]]);
  expect([at('0118'), at('1734'), at('4734')]).toEqual([[3], [4], [5]]);
});

rule('BF2-MAP-01', 'A seam belongs to both its sheets; there is none at the border', () => {
  expect([at('1601'), at('3217'), at('1634'), at('3234')]).toEqual([
    [0, 1],
    [1, 2],
    [3, 4],
    [4, 5],
  ]);
  const full = battle({
    map: mapWith({}, 16, 20),
    south: [unit('Lance', '0101 N', mech('Ram'))],
    north: [unit('Pack', '0201 S', mech('Wolf'))],
  });
  const one = mapsheetsOf(full.field.board);
  expect([one.across, one.down]).toEqual([1, 1]);
  expect([sheetsAt(one, full.cell('1601')), sheetsAt(one, full.cell('0120'))]).toEqual([[0], [0]]);
});

rule('BF2-MAP-01', 'A map is as many sheets as it comes near to', () => {
  const across = (width: number) =>
    mapsheetsOf(
      battle({
        map: mapWith({}, width, 17),
        south: [unit('Lance', '0101 N', mech('Ram'))],
        north: [unit('Pack', '0201 S', mech('Wolf'))],
      }).field.board,
    ).across;
  expect([7, 22, 23, 24].map(across)).toEqual([1, 1, 2, 2]);
});

rule(['BF2-ART-03', 'BF2-AERO-02'], 'Sheets are counted over shared edges', () => {
  const from = (sheet: number) => [0, 1, 2, 3, 4, 5].map((to) => sheetDistance(sheets, sheet, to));
  expect([from(0), from(4), from(2)]).toEqual([
    [0, 1, 2, 1, 2, 3],
    [2, 1, 2, 1, 0, 1],
    [2, 1, 0, 3, 2, 1],
  ]);
});

rule('BF2-AERO-02', 'Every sheet lies so many sheets from each edge', () => {
  const depths = (edge: 'north' | 'south' | 'east' | 'west') =>
    [0, 1, 2, 3, 4, 5].map((sheet) => sheetDepth(sheets, edge, sheet));
  expect(depths('north')).toEqual([0, 0, 0, 1, 1, 1]);
  expect(depths('south')).toEqual([1, 1, 1, 0, 0, 0]);
  expect(depths('west')).toEqual([0, 1, 2, 0, 1, 2]);
  expect(depths('east')).toEqual([2, 1, 0, 2, 1, 0]);
  expect((['north', 'south', 'east', 'west'] as const).map((edge) => sheetsDeep(sheets, edge))).toEqual([
    2, 2, 3, 3,
  ]);
});

rule('BF2-SETUP-03', 'Every hex lies so many rows or columns from each edge', () => {
  const depths = (hex: string) =>
    (['north', 'south', 'west', 'east'] as const).map((edge) =>
      depthFrom(table.field, edge, table.cell(hex)),
    );
  expect([depths('0101'), depths('4734'), depths('0305')]).toEqual([
    [0, 33, 0, 46],
    [33, 0, 46, 0],
    [4, 29, 2, 44],
  ]);
});
