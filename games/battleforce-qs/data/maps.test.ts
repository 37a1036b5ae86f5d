import { rule } from '@ironfield/conformance/rule.ts';
import { cellOf, kindAt } from '@ironfield/hex/board.ts';
import { readBoardFile } from '@ironfield/hex/board-file.ts';
import { expect } from 'vitest';
import { MAPS } from './maps.ts';
import { TERRAINS } from './tables.ts';

function board(map: keyof typeof MAPS) {
  const read = readBoardFile(MAPS[map], { terrains: TERRAINS });
  if (!read.ok) throw new Error(read.errors[0].message);
  return read.board;
}

rule('BFQ-SEQ-02', 'Maps have 15 columns and 17 rows of hexes, numbered from 0101 to 1517', () => {
  for (const map of Object.keys(MAPS) as (keyof typeof MAPS)[]) {
    const { width, height, number } = board(map);
    expect([width, height, number[0], number.at(-1)]).toEqual([15, 17, '0101', '1517']);
  }
});

rule(
  ['BFQ-SEQ-02', 'BFQ-MOV-05'],
  'The usual map has clear ground, light woods and heavy woods, all on one level',
  () => {
    const meadow = board('meadow');
    const kinds = Array.from({ length: meadow.size }, (_, cell) => kindAt(meadow, cell));
    expect(new Set(kinds.map(({ terrain }) => terrain))).toEqual(
      new Set(['clear', 'light woods', 'heavy woods']),
    );
    expect(new Set(kinds.map(({ level }) => level))).toEqual(new Set([0]));
    expect(kindAt(meadow, cellOf(meadow, '1310')).terrain).toBe('clear');
  },
);

rule('BFQ-MOV-05', 'No map has water or hills', () => {
  expect(TERRAINS).toEqual(['clear', 'rough', 'light woods', 'heavy woods']);
  const { level } = board('woodland');
  expect(level.every((l) => l === 0)).toBe(true);
});
