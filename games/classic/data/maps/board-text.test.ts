import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rule } from '@ironfield/conformance/rule.ts';
import { type Board, cellOf, createBoard, kindAt } from '@ironfield/hex/board.ts';
import { describe, expect, test } from 'vitest';
import { groundOf } from '../../battlefield.ts';
import { CONDITIONS, GROUNDS, TERRAINS, VOCABULARY } from '../terrain.ts';
import { readBoardText, writeBoardText } from './board-text.ts';

function boardOf(text: string): Board {
  const result = readBoardText(text, 'test');
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function errorsOf(text: string): string[] {
  const result = readBoardText(text);
  return result.ok ? [] : result.error.map(({ line, message }) => `${line}: ${message}`);
}

const SMALL = `size 3 2
tag "GrassTheme (Auto)"
option exit_roads_to_pavement false
hex 0101 0 "" ""
hex 0201 2 "woods:1;foliage_elev:2" "grass"
hex 0301 -1 "water:2:3" ""
hex 0102 1 "rough:1" ""
hex 0202 0 "woods:2;foliage_elev:2"
end
`;

describe('reading', () => {
  rule('CBT-MAP-01', 'Level and terrain of a hex are independent of each other', () => {
    const board = boardOf(SMALL);
    const at = (hex: string) => {
      const { terrain, level } = kindAt(board, cellOf(board, hex));
      return `${terrain} ${level}`;
    };
    expect(['0101', '0201', '0301', '0102', '0202', '0302'].map(at)).toEqual([
      'clear 0',
      'light woods 2',
      'water 2 -1',
      'rough 1',
      'heavy woods 0',
      'clear 0',
    ]);
    expect(board.terrains).toEqual(TERRAINS);
    expect(board.name).toBe('test');
  });

  rule('MT-TER-02', 'A hex has one ground, and what lies on it; both survive being written', () => {
    const kinds = [...GROUNDS.map(({ name }) => [name]), ...CONDITIONS.map(({ name }) => ['clear', name])];
    const plan = { width: kinds.length, height: 1, name: 'all', ...VOCABULARY };
    const all = createBoard(plan, (col) => ({ terrain: kinds[col][0], features: kinds[col].slice(1) }));
    const again = boardOf(writeBoardText(all));
    expect([again.terrain, again.features]).toEqual([all.terrain, all.features]);
    const bridge = boardOf('size 1 1\nhex 0101 0 "water:2;bridge:1:9;bridge_cf:40;bridge_elev:1;road:1" ""');
    expect(kindAt(bridge, 0)).toEqual({ terrain: 'water 2', level: 0, features: ['road', 'bridge'] });
    expect(kindAt(boardOf('size 1 1\nhex 0101 0 "rubble:4;fire:2" ""'), 0).features).toEqual([
      'rubble',
      'fire',
    ]);
  });

  rule('CBT-MAP-06', 'A river of depth 2 at level 3 has its surface at 3 and its bed at 1', () => {
    const { level, bed, depth } = groundOf(boardOf('size 1 1\nhex 0101 3 "water:2" ""\nend'));
    expect([level[0], bed[0], depth[0]]).toEqual([3, 1, 2]);
  });

  test('what we do not have is refused by line and name', () => {
    const lines = SMALL.replace('rough:1', 'heavy_industrial:1;road:1:9')
      .replace('woods:1', 'woods:3')
      .replace('water:2:3', 'water:1;woods:1')
      .replace('"woods:2;foliage_elev:2"', '"woods:2;foliage_elev:3"');
    expect(errorsOf(lines)).toEqual([
      '5: hex 0201: "foliage_elev:2": ultra-heavy woods are 3 levels high here',
      '6: hex 0301: water 1 and light woods cannot be in one hex',
      '7: hex 0102: this game has no rules for terrain "heavy_industrial:1"',
      '8: hex 0202: "foliage_elev:3": heavy woods are 2 levels high here',
    ]);
  });

  test.each([
    ['hex 0401 0 "" ""', '2: hex 0401 is not on a map of 3 x 2'],
    ['hex 0101 0 "" ""\nhex 0101 1 "" ""', '3: hex 0101 a second time'],
    ['hex 0101 900 "" ""', '2: hex 0101: level 900, but levels go from -128 to 127'],
    ['hex 101 0 ""', '2: "hex 101 0 """: a hex is written as hex 0305 2 "woods:1" ""'],
    ['mountain', '2: "mountain" is not understood; a line begins with size, hex, tag, option or end'],
    ['size 3 2', '2: a second size'],
    ['hex 0101 0 "water:12" ""', '2: hex 0101: this game has no rules for terrain "water:12"'],
  ])('%s', (line, message) => {
    expect(errorsOf(`size 3 2\n${line}\n`)).toEqual([message]);
  });

  test('strange input gives errors and no crash', () => {
    expect(errorsOf('')).toEqual(['0: there is no line with the size of the map']);
    expect(errorsOf('size 999999 17')).toHaveLength(1);
    expect(errorsOf('hex 0101 0 "" ""')).toEqual(['1: the size of the map should come before its hexes']);
    expect(errorsOf('size 9 9\n\u0000')).toEqual(['2: control characters: this is no text file']);
    expect(errorsOf('size 9 9\n'.padEnd(2_000_000, 'x'))).toHaveLength(1);
    expect(errorsOf(`size 9 9\n${'bad\n'.repeat(50_000)}`)).toHaveLength(21);
  });
});

describe('writing', () => {
  test('a small board comes back the same', () => {
    const board = boardOf(SMALL);
    expect(boardOf(writeBoardText(board))).toEqual(board);
  });

  test('numbers have three digits on a large one', () => {
    const text = writeBoardText(boardOf('size 120 2\nhex 120002 4 "rough:1" ""\nend'));
    expect(text).toContain('\nhex 120002 4 "rough:1" ""\n');
    expect(writeBoardText(boardOf(text))).toBe(text);
  });
});

const folder = fileURLToPath(new URL('../../../../../shared/oracle/boards/', import.meta.url));

const files = existsSync(folder) ? readdirSync(folder) : ['no maps beside the repository'];

describe.skipIf(!existsSync(folder))('maps of other people, where they lie beside the repository', () => {
  test.each(files)('%s', (file) => {
    const text = readFileSync(`${folder}${file}`, 'utf8');
    const board = boardOf(text);
    expect([board.width, board.height]).toEqual([16, 17]);
    expect(boardOf(writeBoardText(board))).toEqual(board);
    for (const [, hex, level, terrain] of text.matchAll(/^hex (\d{4}) (-?\d+) "([^"]*)"/gm)) {
      const kind = kindAt(board, cellOf(board, hex));
      expect(kind.level, hex).toBe(Number(level));
      expect(kind.terrain === 'clear', hex).toBe(terrain === '');
    }
  });
});
