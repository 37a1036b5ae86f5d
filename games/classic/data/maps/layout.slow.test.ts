import { rule } from '@ironfield/conformance/rule.ts';
import { rotateSheet } from '@ironfield/hex/board/sheets.ts';
import { type Board, cellOf, distance, edgeCells, kindAt } from '@ironfield/hex/board.ts';
import { describe, expect, test } from 'vitest';
import { type LaidSheet, type Layout, layoutProblem, layoutSheets, TURNS, type Turn } from './layout.ts';
import { boardOf, outOfReach } from './passable.fixture.ts';
import { SHEETS } from './sheets.ts';

const ridge = SHEETS['watchtower-ridge'];
const laid = (turn: Turn, sheet = ridge): LaidSheet => ({ sheet, turn });
const layout = (...rows: LaidSheet[][]): Layout => layoutSheets({ name: 'Test', rows });
const sizeOf = ({ map }: Layout): [number, number] => [map.width, map.height];

/** Printed hexes of column 15 from 1510 to 1517. */
const ZONE = ['1510', '1511', '1512', '1513', '1514', '1515', '1516', '1517'];

const edge = (map: Board, side: 'north' | 'south'): string[] =>
  edgeCells(map, side).map((cell) => map.number[cell]);

describe('the scenarios', () => {
  rule('CBT-SCN-02', 'Scenario 1 is 30 x 17, scenarios 2 and 3 are 34 x 15', () => {
    expect(sizeOf(layout([laid(0), laid(0)]))).toEqual([30, 17]);
    expect(sizeOf(layout([laid(90), laid(90)]))).toEqual([34, 15]);
    expect(sizeOf(layout([laid(90), laid(270)]))).toEqual([34, 15]);
  });

  rule(
    ['CBT-SCN-02', 'CBT-SCN-19'],
    'Printed 1510-1517 are the ends of the south and of the north edge',
    () => {
      const both = layout([laid(90), laid(270)]);
      const map = boardOf(both.map);
      const west = ZONE.map((hex) => both.cellOfPrinted(0, hex));
      const east = ZONE.map((hex) => both.cellOfPrinted(1, hex));
      expect(west.toSorted()).toEqual(edge(map, 'south').slice(0, 8));
      expect(east.toSorted()).toEqual(edge(map, 'north').slice(-8));
    },
  );

  rule('CBT-SCN-02', 'In scenario 3 the first rows of both sheets meet at the seam', () => {
    const both = layout([laid(90), laid(270)]);
    const row = Array.from({ length: 15 }, (_, col) => `${String(col + 1).padStart(2, '0')}01`);
    expect(new Set(row.map((hex) => both.cellOfPrinted(0, hex).slice(0, 2)))).toEqual(new Set(['17']));
    expect(new Set(row.map((hex) => both.cellOfPrinted(1, hex).slice(0, 2)))).toEqual(new Set(['18']));
  });
});

const PLANS: [string, LaidSheet[][]][] = [
  ['side by side', [[laid(0), laid(0)]]],
  ['the second turned around', [[laid(0), laid(180)]]],
  ['the first turned around', [[laid(180), laid(0)]]],
  ['three in a row', [[laid(180), laid(180), laid(180)]]],
  ['end to end', [[laid(90), laid(90)]]],
  ['end to end, heads together', [[laid(90), laid(270)]]],
  ['one above the other', [[laid(0)], [laid(180)]]],
  [
    'four',
    [
      [laid(90, SHEETS['two-fords']), laid(90)],
      [laid(270, SHEETS['old-pines']), laid(90)],
    ],
  ],
];

describe.each(PLANS)('%s', (_, rows) => {
  const result = layoutSheets({ name: 'Test', rows });
  const map = boardOf(result.map);
  const sheets = rows.flat().map(({ sheet, turn }) => ({ board: boardOf(sheet), turn }));

  rule('CBT-SCN-11', 'Every printed hex lies on the map once, with its terrain', () => {
    const taken = new Set<string>();
    for (const [index, { board }] of sheets.entries()) {
      for (let cell = 0; cell < board.size; cell++) {
        const spot = result.cellOfPrinted(index, board.number[cell]);
        taken.add(spot);
        expect(kindAt(map, cellOf(map, spot))).toEqual(kindAt(board, cell));
      }
    }
    expect(taken.size).toBe(map.size);
  });

  rule(
    'CBT-SCN-11',
    'Neighbours on a sheet stay neighbours: all of them, or five of six after a quarter turn',
    () => {
      for (const [index, { board, turn }] of sheets.entries()) {
        const spot = (cell: number): number => cellOf(map, result.cellOfPrinted(index, board.number[cell]));
        for (let cell = 0; cell < board.size; cell++) {
          // The last hex of a low column is half a hex in print, and the one that gives way.
          const isHalf = (at: number) => board.col[at] % 2 === 1 && board.row[at] === board.height - 1;
          const around = Array.from(board.neighbours.slice(cell * 6, cell * 6 + 6)).filter((to) => to >= 0);
          const lost = around.filter((to) => distance(map, spot(cell), spot(to)) !== 1);
          if (turn === 90 || turn === 270) expect(lost.length).toBeLessThanOrEqual(1);
          else expect(lost.filter((to) => !isHalf(cell) && !isHalf(to))).toEqual([]);
        }
      }
    },
  );

  test('a walking Mech gets everywhere', () => {
    expect(outOfReach(map)).toEqual([]);
  });
});

rule('CBT-SCN-11', 'A walking Mech gets everywhere on any two of our sheets, however they lie', () => {
  const sheets = Object.values(SHEETS);
  const turns: [Turn, Turn][] = [
    [0, 0],
    [0, 180],
    [90, 90],
    [90, 270],
  ];
  for (const first of sheets) {
    for (const second of sheets) {
      for (const [a, b] of turns) {
        const { map } = layout([laid(a, first), laid(b, second)]);
        expect(outOfReach(boardOf(map)), `${first.name} ${a}, ${second.name} ${b}`).toEqual([]);
      }
    }
  }
});

rule('CBT-SCN-11', 'Half a turn is the one of the engine', () => {
  const turned = boardOf(layout([laid(180)]).map);
  const expected = rotateSheet(boardOf(ridge));
  expect([turned.terrain, turned.level]).toEqual([expected.terrain, expected.level]);
});

test('where the first hex of a sheet goes', () => {
  const spots = TURNS.map((turn) => layout([laid(turn)]).cellOfPrinted(0, '0101'));
  expect(spots).toEqual(['0101', '1701', '1517', '0115']);
});

describe('what cannot be laid out', () => {
  test.each<[string, LaidSheet[][]]>([
    ['every row needs a sheet', []],
    ['every row needs a sheet', [[laid(0)], []]],
    ['row 1 of the layout: "Watchtower Ridge" is 15 hexes high as it lies, not 17', [[laid(0), laid(90)]]],
    ['row 2 of the layout is 17 hexes wide, the first 15', [[laid(0)], [laid(90)]]],
    ['row 1 of the layout: a sheet is turned by 0, 90, 180 or 270 degrees, not by 45', [[laid(45 as Turn)]]],
    ['the map would be 210 x 17 hexes; at most 200 a side are possible', [new Array(14).fill(laid(0))]],
    [
      'row 1 of the layout: a sheet cannot be read: rows 16 rows, but the height is 17',
      [[laid(0, { ...ridge, rows: ridge.rows.slice(1) })]],
    ],
  ])('%s', (message, rows) => {
    expect(layoutProblem({ name: 'Test', rows })).toBe(message);
    expect(() => layoutSheets({ name: 'Test', rows })).toThrow(message);
  });

  test('a hex or a sheet that is not there', () => {
    const one = layout([laid(0)]);
    expect(() => one.cellOfPrinted(0, '1601')).toThrow('there is no hex 1601 on sheet 0, "Watchtower Ridge"');
    expect(() => one.cellOfPrinted(0, 'x')).toThrow('there is no hex x');
    expect(() => one.cellOfPrinted(1, '0101')).toThrow('there is no sheet 1; they are 0 to 0');
  });
});
