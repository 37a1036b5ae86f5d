import { randomFrom } from '@ironfield/kernel/random.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellOf, createBoard, edgeAt, kindAt, withHexes } from './board.ts';
import { type BoardFile, boardIn, mapSchema, readBoardFile, writeBoardFile } from './board-file.ts';
import { pieceOf } from './piece.ts';

const ford: BoardFile = {
  format: 'ironfield-board',
  version: 1,
  name: 'Ford',
  width: 3,
  height: 2,
  legend: {
    '.': { terrain: 'clear' },
    w1: { terrain: 'woods', level: 1 },
    '~': { terrain: 'water', level: -1, features: ['bridge'] },
  },
  rows: ['.  ~  w1', '.  ~  .'],
};

function messages(change: object, vocabulary = {}): string[] {
  const result = readBoardFile({ ...ford, ...change }, vocabulary);
  return result.ok ? [] : result.errors.map(({ path, message }) => `${path}: ${message}`);
}

describe('a board file', () => {
  test('becomes a board', () => {
    const result = readBoardFile(ford);
    if (!result.ok) throw new Error(JSON.stringify(result.errors));
    expect(result.board.name).toBe('Ford');
    expect(kindAt(result.board, 1)).toEqual({ terrain: 'water', level: -1, features: ['bridge'] });
    expect(kindAt(result.board, 2)).toEqual({ terrain: 'woods', level: 1, features: [] });
  });

  test('is written with short codes in straight columns', () => {
    const result = readBoardFile(ford);
    expect(result.ok && writeBoardFile(result.board).rows).toEqual(['.   w-1 o1', '.   w-1 .']);
  });

  test('takes terrain indices from the vocabulary of a game', () => {
    const vocabulary = { terrains: ['woods', 'water', 'swamp', 'clear'], featureNames: ['road', 'bridge'] };
    const result = readBoardFile(ford, vocabulary);
    expect(result.ok && result.board.terrains).toEqual(vocabulary.terrains);
    expect(result.ok && [...result.board.terrain]).toEqual([3, 1, 0, 3, 1, 3]);
    expect(result.ok && result.board.features[1]).toBe(2);
  });

  test('written and read again is the same board', () => {
    const terrain = fc.oneof(
      fc.constantFrom('clear', 'woods', 'water', '1', '__proto__', 'constructor'),
      fc.string({ minLength: 1, maxLength: 60 }),
    );
    const features = fc.subarray(['road', 'bridge', 'fire', 'toString']);
    const kinds = fc.array(fc.record({ terrain, level: fc.integer({ min: -128, max: 127 }), features }), {
      minLength: 1,
    });
    const side = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(side, side, kinds, fc.string({ maxLength: 200 }), (width, height, palette, name) => {
        const board = createBoard(
          { name, width, height },
          (col, row) => palette[(row * 7 + col) % palette.length],
        );
        const file = JSON.parse(JSON.stringify(writeBoardFile(board)));
        const result = readBoardFile(file, board);
        if (!result.ok) throw new Error(JSON.stringify(result.errors));
        expect(result.board).toEqual(board);
      }),
    );
  });

  test('of the greatest size with every hex different can be written and read', () => {
    const board = createBoard({ width: 200, height: 200 }, (col, row) => ({
      terrain: row < 100 ? 'clear' : 'woods',
      level: col - 100,
      features: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].filter((_, bit) => (row % 100) & (1 << bit)),
    }));
    const result = readBoardFile(writeBoardFile(board), board);
    expect(result.ok && result.board.features.every((bits, cell) => bits === board.features[cell])).toBe(
      true,
    );
  });
});

describe('a wrong board file is told what is wrong and where', () => {
  test('rows too short, too long, too few', () => {
    expect(messages({ rows: ['. .', '. ~ . .'] })).toEqual([
      'rows.0: row 1 has 2 hexes, but the width is 3',
      'rows.1: row 2 has 4 hexes, but the width is 3',
    ]);
    expect(messages({ rows: ['. ~ .'] })).toEqual(['rows: 1 rows, but the height is 2']);
  });

  test('a code missing from the legend', () => {
    expect(messages({ rows: ['. ~ .', '. x .'] })).toEqual([
      'rows.1: hex 0202: the legend has no code "x"; it has . w1 ~',
    ]);
    expect(messages({ rows: ['. toString .', '. __proto__ .'] })).toHaveLength(2);
  });

  test('names the game does not know', () => {
    expect(messages({}, { terrains: ['clear', 'woods'], featureNames: [] })).toEqual([
      'legend.~: unknown terrain "water"; known: clear, woods',
      'legend.~: unknown feature "bridge"; known: ',
    ]);
  });

  test('wrong format, version or extra keys', () => {
    expect(messages({ format: 'other' })).toEqual(['format: should be "ironfield-board"']);
    expect(messages({ version: 2 })).toEqual(['version: should be 1']);
    expect(messages({ colour: 'red' })).toEqual(['file: has "colour", which does not belong here']);
    expect(messages({ legend: { 'a b': { terrain: 'clear' } } })).toEqual([
      'legend.a b: a code is 1 to 6 characters without blanks',
    ]);
  });

  test('parts that are missing or of another kind, in plain words', () => {
    expect(messages({ name: undefined, width: '3', rows: 'all clear' })).toEqual([
      'name: is missing',
      'width: should be a number, and is a text',
      'rows: should be a list, and is a text',
    ]);
    expect(messages({ legend: { w: { terrain: '', level: 1.5 } } })).toEqual([
      'legend.w.terrain: is empty',
      'legend.w.level: should be a whole number',
    ]);
  });

  test('too many terrains or features', () => {
    const legend = Object.fromEntries(Array.from({ length: 257 }, (_, i) => [`t${i}`, { terrain: `t${i}` }]));
    expect(messages({ legend: { ...ford.legend, ...legend } })).toEqual([
      'legend: 260 terrains, at most 256 are possible',
    ]);
  });

  test('prototype keys', () => {
    const polluted = JSON.parse('{"__proto__": {"terrain": "clear"}}');
    expect(messages({ legend: polluted })).toEqual(['legend: "__proto__" cannot be a code']);
    expect(readBoardFile(JSON.parse('{"__proto__": {"format": "ironfield-board"}}')).ok).toBe(false);
  });

  test('huge numbers and long lists are refused with few words', () => {
    expect(messages({ width: 1e9 })).toEqual(['width: should be at most 200']);
    expect(messages({ rows: Array(100_000).fill('.') })).toHaveLength(1);
    expect(messages({ rows: ['.'.repeat(1_000_000)] })).toHaveLength(1);
    const nothingRight = messages({ width: 200, height: 200, rows: Array(200).fill('x '.repeat(200)) });
    expect(nothingRight).toHaveLength(21);
    expect(nothingRight.at(-1)).toBe('file: and 39980 more errors');
  });

  test('any other fault, at any depth', () => {
    let deep: unknown = 'end';
    for (let i = 0; i < 100_000; i++) deep = [deep];
    for (const json of [
      undefined,
      null,
      1,
      'board',
      [],
      {},
      deep,
      { ...ford, rows: deep },
      { ...ford, legend: deep },
    ]) {
      expect(readBoardFile(json).ok).toBe(false);
    }
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(readBoardFile(json).ok).toBe(false);
      }),
    );
  });
});

test('a map in a setup names its faults, and a game may add checks', () => {
  const schema = mapSchema({ terrains: ['clear', 'woods', 'water'] }, ({ width }) =>
    width < 3 ? 'too narrow' : null,
  );
  const messages = (map: unknown) => schema.safeParse(map).error?.issues.map(({ message }) => message);
  const strip = { ...ford, width: 1, rows: ['.', '.'] };
  expect(schema.parse(ford)).toBe(ford);
  expect(messages({ ...ford, height: 3 })).toEqual(['rows 2 rows, but the height is 3']);
  expect(messages(strip)).toEqual(['too narrow']);
});

test('reading a faulty map without checking it throws', () => {
  expect(boardIn(ford).name).toBe(ford.name);
  expect(() => boardIn({ ...ford, height: 3 })).toThrow('The map cannot be read: rows 2 rows');
});

describe('What stands on hexsides', () => {
  const file = (edges: unknown) => ({
    format: 'ironfield-board',
    version: 1,
    name: 'Walls',
    width: 4,
    height: 3,
    legend: { '.': { terrain: 'clear' } },
    rows: ['. . . .', '. . . .', '. . . .'],
    edges,
  });
  const wall = { hex: '0202', side: 3, kind: 'wall' };

  test('is read, is the same from both sides, and is written again', () => {
    const board = boardIn(file([wall]) as BoardFile);
    expect([edgeAt(board, cellOf(board, '0202'), 3), edgeAt(board, cellOf(board, '0203'), 0)]).toEqual([
      'wall',
      'wall',
    ]);
    expect(edgeAt(board, cellOf(board, '0202'), 0)).toBe(null);
    expect(writeBoardFile(board).edges).toEqual([wall]);
    expect(writeBoardFile(withHexes(board, { '0203': { bare: [0] } })).edges).toBe(undefined);
  });

  test.each([
    ['a kind that nobody knows', { ...wall, kind: 'hedge' }, 'unknown edge "hedge"; known: wall'],
    ['a hex that is not there', { ...wall, hex: '0909' }, 'the board has no hex "0909"'],
    ['the edge of the map', { ...wall, hex: '0203' }, 'side 3 of hex 0203 is the edge of the map'],
    [
      'the same side twice',
      { hex: '0203', side: 0, kind: 'wall' },
      'something stands on side 0 of hex 0203 already',
    ],
  ])('is refused for %s', (_, edge, message) => {
    const read = readBoardFile(file([wall, edge]), { edgeNames: ['wall'] });
    expect(read).toEqual({ ok: false, errors: [{ path: 'edges.1', message }] });
  });

  test('goes along when pieces are cut', () => {
    const board = boardIn(file([wall]) as BoardFile);
    expect(pieceOf(writeBoardFile(board), 4, randomFrom('all of it')).edges).toEqual([wall]);
  });
});
