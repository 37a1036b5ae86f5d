// Buildings on the maps of made-up battles (BF2-SCEN-23).

import { type Board, featureMask, withHexes } from '@ironfield/hex/board.ts';
import { type BoardFile, boardIn, writeBoardFile } from '@ironfield/hex/board-file.ts';
import { BRIDGE, FEATURES, PAVED, ROADS, TERRAINS, type Terrain } from '../../data/terrain.ts';
import { mapsheetsOf } from '../../rules/map/mapsheets.ts';
import type { Die } from './unit-generation.ts';

/** BF2-UNIT-05: the counters of both sides. */
const COUNTERS: readonly Terrain[] = [
  ...Array<Terrain>(12).fill('base'),
  ...Array<Terrain>(8).fill('city'),
  ...Array<Terrain>(2).fill('fortress'),
];

/** Clear ground that is paved or beside a road, but not on it; nowhere on sheets without either. */
function sitesOn(board: Board, isThere: (cell: number) => boolean): number[] {
  const paved = featureMask(board, PAVED);
  const roads = [...ROADS, BRIDGE].reduce((mask, name) => mask | featureMask(board, name), 0);
  const clear = TERRAINS.indexOf('clear');
  const isBesideRoad = (cell: number) =>
    board.neighbours
      .slice(cell * 6, cell * 6 + 6)
      .some((next) => next >= 0 && (board.features[next] & roads) !== 0);
  const cells = Array.from(board.terrain.keys()).filter(isThere);
  if (!cells.some((cell) => (board.features[cell] & (roads | paved)) !== 0)) return [];
  return cells.filter(
    (cell) =>
      board.terrain[cell] === clear &&
      ((board.features[cell] & paved) !== 0 || ((board.features[cell] & roads) === 0 && isBesideRoad(cell))),
  );
}

/**
 * This many dice of buildings on each sheet with roads or pavement, from a bag with the counters of both sides; `pick`
 * draws one.
 */
export function withBuildings(
  map: BoardFile,
  dice: number,
  die: Die,
  pick: (below: number) => number,
): BoardFile {
  if (dice === 0) return map;
  const board = boardIn(map, { terrains: TERRAINS, featureNames: FEATURES });
  const bag = [...COUNTERS];
  const changes: Record<string, { readonly terrain: Terrain }> = {};
  const sheets = mapsheetsOf(board);
  for (let sheet = 0; sheet < sheets.across * sheets.down; sheet++) {
    const sites = sitesOn(board, (cell) => sheets.sheet[cell] === sheet);
    if (sites.length === 0) continue;
    let count = 0;
    for (let i = 0; i < dice; i++) count += die();
    for (; count > 0 && sites.length > 0 && bag.length > 0; count--) {
      const [site] = sites.splice(pick(sites.length), 1);
      changes[board.number[site]] = { terrain: bag.splice(pick(bag.length), 1)[0] };
    }
  }
  return { ...writeBoardFile(withHexes(board, changes)), name: map.name };
}
