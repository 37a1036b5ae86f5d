import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cellOf,
  createBoard,
  distance,
  edgeCells,
  featureMask,
  kindAt,
  laterChanges,
  neighbour,
  terrainIndex,
  withHexes,
} from './board.ts';
import { DIRECTIONS, distance as hexDistance, oppositeOf } from './coordinates.ts';
import { drawnBoard } from './drawing.ts';

const plain = (width: number, height: number) => createBoard({ width, height }, () => ({ terrain: 'clear' }));
const side = fc.integer({ min: 1, max: 25 });

describe('the cells of a board', () => {
  test('are found by their printed numbers', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const board = plain(width, height);
        board.number.forEach((number, cell) => {
          expect(cellOf(board, number)).toBe(cell);
        });
      }),
      { numRuns: 20 },
    );
    expect(['1701', '0118', '0000', '001001', 'x'].map((n) => cellOf(plain(16, 17), n))).toEqual(
      Array(5).fill(-1),
    );
    expect(cellOf(plain(120, 5), '101003')).toBe(2 * 120 + 100);
  });

  test('have neighbours that know the way back, one hex away', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const board = plain(width, height);
        for (let cell = 0; cell < board.size; cell++) {
          for (const direction of DIRECTIONS) {
            const next = neighbour(board, cell, direction);
            if (next < 0) continue;
            expect(neighbour(board, next, oppositeOf(direction))).toBe(cell);
            expect(distance(board, cell, next)).toBe(1);
          }
        }
      }),
      { numRuns: 10 },
    );
  });

  test('are as far apart as their hexes', () => {
    const board = plain(16, 17);
    const hexOf = (cell: number) => ({ col: board.col[cell], row: board.row[cell] });
    fc.assert(
      fc.property(fc.nat(271), fc.nat(271), (a, b) => {
        expect(distance(board, a, b)).toBe(hexDistance(hexOf(a), hexOf(b)));
      }),
    );
  });

  test('form four edges', () => {
    const board = plain(3, 2);
    const numbers = (edge: Parameters<typeof edgeCells>[1]) =>
      edgeCells(board, edge).map((c) => board.number[c]);
    expect(numbers('north')).toEqual(['0101', '0201', '0301']);
    expect(numbers('south')).toEqual(['0102', '0202', '0302']);
    expect(numbers('west')).toEqual(['0101', '0102']);
    expect(numbers('east')).toEqual(['0301', '0302']);
  });
});

describe('the ground', () => {
  const ford = () =>
    drawnBoard('. w ~', {
      w: { terrain: 'woods', level: 2 },
      '~': { terrain: 'water', features: ['bridge'] },
    });

  test('is stored by index and bit and read back by name', () => {
    const board = ford();
    expect(board.terrain[1]).toBe(terrainIndex(board, 'woods'));
    expect(board.features[2] & featureMask(board, 'bridge')).not.toBe(0);
    expect(kindAt(board, 1)).toEqual({ terrain: 'woods', level: 2, features: [] });
    expect(kindAt(board, 2)).toEqual({ terrain: 'water', level: 0, features: ['bridge'] });
  });

  test('changes by making another board', () => {
    const board = ford();
    const changed = withHexes(board, {
      '0201': { terrain: 'clear', level: -1, features: ['bridge'] },
      '0301': { features: [] },
    });
    expect(kindAt(changed, 1)).toEqual({ terrain: 'clear', level: -1, features: ['bridge'] });
    expect(kindAt(changed, 2)).toEqual({ terrain: 'water', level: 0, features: [] });
    expect(kindAt(changed, 0)).toEqual(kindAt(board, 0));
    expect(kindAt(board, 1)).toEqual({ terrain: 'woods', level: 2, features: [] });
    expect(kindAt(board, 2).features).toEqual(['bridge']);
    expect(changed.neighbours).toBe(board.neighbours);
  });

  test('may gain a new terrain', () => {
    const board = ford();
    const changed = withHexes(board, { '0101': { terrain: 'rubble', features: ['smoke'] } });
    expect(kindAt(changed, 0)).toEqual({ terrain: 'rubble', level: 0, features: ['smoke'] });
    expect(kindAt(changed, 1)).toEqual(kindAt(board, 1));
    expect(terrainIndex(board, 'rubble')).toBe(-1);
  });

  test('changes again: the later change wins, and unnamed properties stay', () => {
    const first = { '0101': { terrain: 'woods', level: 1 }, '0201': { level: 3 } };
    const second = { '0101': { terrain: 'clear' }, '0301': { level: 2 } };
    const both = laterChanges(first, second);
    expect(both).toEqual({
      '0101': { terrain: 'clear', level: 1 },
      '0201': { level: 3 },
      '0301': { level: 2 },
    });
    expect(withHexes(ford(), both)).toEqual(withHexes(withHexes(ford(), first), second));
    expect(first['0101'].terrain).toBe('woods');
  });

  test('refuses hexes that are not there and values that do not fit', () => {
    expect(() => withHexes(ford(), { '0401': { level: 1 } })).toThrow('no hex 0401');
    expect(() => withHexes(ford(), { '0101': { level: 128 } })).toThrow('-128 to 127');
    expect(() => plain(201, 5)).toThrow('1 to 200');
    expect(() => createBoard({ width: 300 / 2, height: 2 }, (c, r) => ({ terrain: `${c}/${r}` }))).toThrow(
      '256',
    );
  });

  test('has room for 32 features', () => {
    const features = Array.from({ length: 32 }, (_, i) => `f${i}`);
    const board = createBoard({ width: 1, height: 1 }, () => ({ terrain: 'clear', features }));
    expect(kindAt(board, 0).features).toEqual(features);
    const less = withHexes(board, { '0101': { features: features.slice(0, 31) } });
    expect(kindAt(less, 0).features).toEqual(features.slice(0, 31));
    expect(() => withHexes(less, { '0101': { features: ['f32'] } })).toThrow('32 features');
  });
});
