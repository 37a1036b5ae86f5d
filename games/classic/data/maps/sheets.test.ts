import { rule } from '@ironfield/conformance/rule.ts';
import { cellOf } from '@ironfield/hex/board.ts';
import { describe, expect, test } from 'vitest';
import { groundOf } from '../../battlefield.ts';
import { isBlocked, sightBetween, targetCover } from '../../rules/sight/line-of-sight.ts';
import { TERRAINS, Terrain } from '../terrain.ts';
import { drawnSheet, drawSheet } from './drawn-sheet.ts';
import { boardOf, outOfReach } from './passable.fixture.ts';
import { SHEETS } from './sheets.ts';

const sheets = Object.entries(SHEETS);

describe.each(sheets)('%s', (_, file) => {
  const board = boardOf(file);

  rule('CBT-MAP-01', 'A sheet has 15 columns and 17 rows', () => {
    expect([board.width, board.height]).toEqual([15, 17]);
  });

  test('a walking Mech gets everywhere', () => {
    expect(outOfReach(board)).toEqual([]);
  });

  test('drawn again it is the same', () => {
    expect(drawSheet(board)).toEqual(file);
  });

  test('has hills, woods, rough ground and water, and enough open ground to move', () => {
    const count = (test: (cell: number) => boolean) =>
      Array.from({ length: board.size }, (_, cell) => cell).filter(test).length;
    expect(count((cell) => board.level[cell] > 0)).toBeGreaterThan(10);
    expect(count((cell) => board.terrain[cell] === Terrain.lightWoods)).toBeGreaterThan(4);
    expect(count((cell) => board.terrain[cell] === Terrain.heavyWoods)).toBeGreaterThan(0);
    expect(count((cell) => board.terrain[cell] === Terrain.rough)).toBeGreaterThan(1);
    expect(count((cell) => board.terrain[cell] >= Terrain.water)).toBeGreaterThan(2);
    expect(count((cell) => board.terrain[cell] === Terrain.clear)).toBeGreaterThan(board.size / 2);
  });

  test('both edges that armies come from have room for a company', () => {
    for (const col of [0, board.width - 1]) {
      const dry = Array.from({ length: board.height }, (_, row) => row * board.width + col).filter(
        (cell) => board.terrain[cell] < Terrain.water,
      );
      expect(dry.length).toBeGreaterThanOrEqual(12);
    }
  });
});

test('there are at least six sheets, all with names of their own', () => {
  expect(sheets.length).toBeGreaterThanOrEqual(6);
  expect(new Set(sheets.map(([, { name }]) => name)).size).toBe(sheets.length);
  expect(new Set(sheets.map(([, { rows }]) => rows.join())).size).toBe(sheets.length);
});

rule(
  'CBT-SCN-03',
  'From 1303 one overlooks most of the standard sheet, and 1403 beside it gives cover',
  () => {
    const ground = groundOf(boardOf(SHEETS['watchtower-ridge']));
    const { board } = ground;
    const nest = cellOf(board, '1303');
    const breastwork = cellOf(board, '1403');
    expect(board.level[breastwork]).toBe(board.level[nest] + 1);
    const others = Array.from({ length: board.size }, (_, cell) => cell).filter((cell) => cell !== nest);
    const seen = others.filter((cell) => !isBlocked(sightBetween(ground, nest, false, cell, false)));
    expect(seen.length).toBeGreaterThan(0.75 * others.length);
    const fromBeyond = sightBetween(ground, cellOf(board, '1404'), false, nest, false);
    expect([isBlocked(fromBeyond), targetCover(fromBeyond)]).toEqual([false, true]);
    const fromBelow = sightBetween(ground, cellOf(board, '0809'), false, nest, false);
    expect([isBlocked(fromBelow), targetCover(fromBelow)]).toEqual([false, false]);
  },
);

describe('drawn sheets', () => {
  rule(['CBT-MAP-02', 'CBT-MAP-03'], 'Unmarked ground is clear and at level 0; levels go up and down', () => {
    const board = boardOf(drawnSheet('x', '. 2 -1\nl h2 r-2\n~1 ~2-1 ~0+3'));
    const kinds = Array.from(board.level, (level, cell) => `${TERRAINS[board.terrain[cell]]} ${level}`);
    expect(kinds).toEqual([
      'clear 0',
      'clear 2',
      'clear -1',
      'light woods 0',
      'heavy woods 2',
      'rough -2',
      'water 1 0',
      'water 2 -1',
      'water 0 3',
    ]);
  });

  test.each(['x', '~', 'l+', '.2', 'hh', '~12', '-'])('"%s" is no hex', (code) => {
    expect(() => drawnSheet('x', code)).toThrow(`"${code}" is no hex`);
  });
});
