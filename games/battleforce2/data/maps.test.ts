import { rule } from '@ironfield/conformance/rule.ts';
import { cellOf, featureMask, kindAt, neighbour } from '@ironfield/hex/board.ts';
import { readBoardFile } from '@ironfield/hex/board-file.ts';
import { DIRECTIONS, oppositeOf } from '@ironfield/hex/coordinates.ts';
import { expect, test } from 'vitest';
import { layOut, MAPSHEET_IDS, type MapsheetId } from './maps.ts';
import { BRIDGE, FEATURES, ROADS, TERRAINS } from './terrain.ts';

function board(...rows: MapsheetId[][]) {
  const read = readBoardFile(layOut(rows), { terrains: TERRAINS, featureNames: FEATURES });
  if (!read.ok) throw new Error(read.errors[0].message);
  return read.board;
}

rule(
  'BF2-MAP-01',
  'One mapsheet has 15 columns and 17 rows; two in a row have 31 columns, two in a column 34 rows',
  () => {
    for (const id of MAPSHEET_IDS) {
      const { width, height, number } = board([id]);
      expect([width, height, number[0], number.at(-1)]).toEqual([15, 17, '0101', '1517']);
    }
    expect(board(['twin-hills', 'river-crossing'])).toMatchObject({ width: 31, height: 17 });
    expect(board(['twin-hills'], ['river-crossing'])).toMatchObject({ width: 15, height: 34 });
  },
);

/** The ends of roads that do not go on in the next hex. */
function brokenRoads(map: ReturnType<typeof board>): string[] {
  return Array.from(map.features.keys()).flatMap((cell) =>
    DIRECTIONS.filter((direction) => {
      if (!(map.features[cell] & featureMask(map, ROADS[direction]))) return false;
      const next = neighbour(map, cell, direction);
      return next >= 0 && !kindAt(map, next).features?.includes(ROADS[oppositeOf(direction)]);
    }).map(() => map.number[cell]),
  );
}

rule('BF2-MAP-07', 'Every road goes on in the next hex, also from sheet to sheet', () => {
  for (const id of MAPSHEET_IDS) expect(brokenRoads(board([id])), id).toEqual([]);
  const eastward = ['river-crossing', 'open-plain', 'deep-forest', 'market-town', 'winding-river'] as const;
  for (const west of eastward)
    for (const east of eastward) expect(brokenRoads(board([west, east])), `${west} ${east}`).toEqual([]);
  const southward = ['twin-hills', 'long-ridge', 'market-town'] as const;
  for (const north of southward)
    for (const south of southward) expect(brokenRoads(board([north], [south])), north).toEqual([]);
});

rule('BF2-SCEN-03', 'At a seam there are whole hexes; beyond the border of the map there is nothing', () => {
  const wide = board(['open-plain', 'long-ridge']);
  for (let row = 1; row < wide.height - 1; row++) {
    const seam = row * wide.width + 15;
    for (const direction of DIRECTIONS) expect(neighbour(wide, seam, direction)).toBeGreaterThanOrEqual(0);
  }
  const corner = cellOf(wide, '0101');
  expect(DIRECTIONS.filter((direction) => neighbour(wide, corner, direction) >= 0)).toEqual([2, 3]);
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
