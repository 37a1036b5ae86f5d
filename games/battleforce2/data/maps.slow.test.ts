import { rule } from '@ironfield/conformance/rule.ts';
import { type Board, neighbour } from '@ironfield/hex/board.ts';
import { boardIn } from '@ironfield/hex/board-file.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import { expect } from 'vitest';
import { layOut, MAPSHEET_IDS, type MapsheetId } from './maps.ts';
import { FEATURES, TERRAINS } from './terrain.ts';

const board = (...rows: MapsheetId[][]) =>
  boardIn(layOut(rows), { terrains: TERRAINS, featureNames: FEATURES });

const steepest = (map: Board): number =>
  Math.max(
    ...Array.from(map.level.keys()).flatMap((cell) =>
      DIRECTIONS.map((direction) => neighbour(map, cell, direction))
        .filter((next) => next >= 0)
        .map((next) => Math.abs(map.level[cell] - map.level[next])),
    ),
  );

rule('BF2-MAP-01', 'Eleven mapsheets join on every side: no cliff at any seam', () => {
  expect(MAPSHEET_IDS).toHaveLength(11);
  for (const one of MAPSHEET_IDS)
    for (const other of MAPSHEET_IDS)
      for (const map of [board([one, other]), board([one], [other])])
        expect(steepest(map), `${one} ${other}`).toBeLessThanOrEqual(2);
});
