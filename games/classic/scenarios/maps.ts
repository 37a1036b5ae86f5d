import type { Board } from '@ironfield/hex/board.ts';
import { type BoardFile, readBoardFile } from '@ironfield/hex/board-file.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { generateMap, LANDSCAPES, type Landscape } from '../data/maps/generator.ts';
import { type Layout, layoutSheets, type Turn } from '../data/maps/layout.ts';
import { SHEETS } from '../data/maps/sheets.ts';
import { TERRAINS } from '../data/terrain.ts';

/** The two sheets of a scenario as they lie by its own rules: turned so far, side by side or end to end. */
export interface TwoSheets {
  readonly join: 'wide' | 'narrow';
  readonly turns: readonly [Turn, Turn];
}

/** CBT-SCN-02; CBT-SCN-11 where the players want it otherwise. */
export function twoSheets(base: TwoSheets, options: OptionValues): Layout {
  const join = options.join === 'scenario' ? base.join : (options.join as TwoSheets['join']);
  const turns = join === base.join ? base.turns : join === 'wide' ? ([0, 0] as const) : ([90, 90] as const);
  const half = options['turn-second-sheet'] ? 180 : 0;
  const sheet = SHEETS[String(options.sheet)];
  return layoutSheets({
    name: sheet.name,
    rows: [
      [
        { sheet, turn: turns[0] },
        { sheet: SHEETS[String(options['second-sheet'])], turn: ((turns[1] + half) % 360) as Turn },
      ],
    ],
  });
}

/** Size of a mapsheet. */
const WIDTH = 15;
const HEIGHT = 17;

/** One sheet, printed or generated. */
export function oneSheet(options: OptionValues): BoardFile {
  const name = String(options.sheet);
  const landscape = options.landscape as Landscape | 'none';
  if (!LANDSCAPES.includes(landscape as Landscape)) return SHEETS[name];
  return generateMap({
    landscape: landscape as Landscape,
    width: WIDTH,
    height: HEIGHT,
    seed: String(options['map-seed']),
  });
}

export function boardOf(map: BoardFile): Board {
  const read = readBoardFile(map, { terrains: TERRAINS });
  if (!read.ok) throw new Error(`The map cannot be read: ${read.errors[0].path} ${read.errors[0].message}`);
  return read.board;
}
