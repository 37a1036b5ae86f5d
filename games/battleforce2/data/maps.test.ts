import { rule } from '@ironfield/conformance/rule.ts';
import { cellOf, featureMask, kindAt, neighbour } from '@ironfield/hex/board.ts';
import { readBoardFile } from '@ironfield/hex/board-file.ts';
import { DIRECTIONS, oppositeOf } from '@ironfield/hex/coordinates.ts';
import { expect, test } from 'vitest';
import { layOut, MAPSHEETS, type MapsheetId } from './maps.ts';
import { BRIDGE, FEATURES, ROADS, TERRAINS } from './terrain.ts';

const IDS = Object.keys(MAPSHEETS) as MapsheetId[];

function board(...rows: MapsheetId[][]) {
  const read = readBoardFile(layOut(rows), { terrains: TERRAINS, featureNames: FEATURES });
  if (!read.ok) throw new Error(read.errors[0].message);
  return read.board;
}

rule(
  'BF2-MAP-01',
  'One mapsheet has 15 columns and 17 rows; two in a row have 31 columns, two in a column 34 rows',
  () => {
    for (const id of IDS) {
      const { width, height, number } = board([id]);
      expect([width, height, number[0], number.at(-1)]).toEqual([15, 17, '0101', '1517']);
    }
    expect(board(['twin-hills', 'river-crossing'])).toMatchObject({ width: 31, height: 17 });
    expect(board(['twin-hills'], ['river-crossing'])).toMatchObject({ width: 15, height: 34 });
  },
);

rule('BF2-MAP-07', 'Every road goes on in the next hex, also from sheet to sheet', () => {
  const wide = board(['river-crossing', 'river-crossing']);
  for (let cell = 0; cell < wide.size; cell++) {
    for (const direction of DIRECTIONS) {
      if (!(wide.features[cell] & featureMask(wide, ROADS[direction]))) continue;
      const next = neighbour(wide, cell, direction);
      if (next < 0) continue;
      expect(kindAt(wide, next).features, wide.number[cell]).toContain(ROADS[oppositeOf(direction)]);
    }
  }
});

rule(['BF2-MAP-05', 'BF2-MAP-02'], 'Bridges are over water, and hills have levels', () => {
  const river = board(['river-crossing']);
  expect(kindAt(river, cellOf(river, '0709'))).toMatchObject({ terrain: 'water' });
  expect(kindAt(river, cellOf(river, '0709')).features).toContain(BRIDGE);
  const hills = board(['twin-hills']);
  expect(Math.max(...hills.level)).toBe(3);
});

test('a road that jumps is a mistake', async () => {
  const { mapsheet } = await import('./maps/mapsheet.ts');
  expect(() => mapsheet('Wrong', '. . .\n. . .', ['0101 0301'])).toThrow('The road jumps from 0101 to 0301');
});
