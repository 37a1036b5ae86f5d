import type { Board } from '@ironfield/hex/board.ts';
import { type BoardFile, boardIn } from '@ironfield/hex/board-file.ts';
import { optionValue } from '@ironfield/kernel/options/options.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { generateMap } from '../data/maps/generator.ts';
import { type Layout, layoutSheets, type Turn } from '../data/maps/layout.ts';
import { SHEETS } from '../data/maps/sheets.ts';
import { VOCABULARY } from '../data/terrain.ts';
import { register } from '../register.ts';
import { join, landscape, mapSeed, secondSheet, sheet, turnSecondSheet } from './map-options.ts';

/** The two sheets of a scenario as they lie by its own rules: turned so far, side by side or end to end. */
export interface TwoSheets {
  readonly join: 'wide' | 'narrow';
  readonly turns: readonly [Turn, Turn];
}

/** CBT-SCN-02; CBT-SCN-11 where the players want it otherwise. */
export function twoSheets(base: TwoSheets, options: OptionValues): Layout {
  const wanted = optionValue(join, options);
  const side = wanted === 'scenario' ? base.join : wanted;
  const turns = side === base.join ? base.turns : side === 'wide' ? ([0, 0] as const) : ([90, 90] as const);
  const half = optionValue(turnSecondSheet, options) ? 180 : 0;
  const first = SHEETS[optionValue(sheet, options)];
  return layoutSheets({
    name: first.name,
    rows: [
      [
        { sheet: first, turn: turns[0] },
        { sheet: SHEETS[optionValue(secondSheet, options)], turn: ((turns[1] + half) % 360) as Turn },
      ],
    ],
  });
}

/** Size of a mapsheet. */
const WIDTH = 15;
const HEIGHT = 17;

/** One sheet, printed or generated. */
export function oneSheet(options: OptionValues): BoardFile {
  const kind = optionValue(landscape, options);
  if (kind === 'none') return SHEETS[optionValue(sheet, options)];
  const seed = String(optionValue(mapSeed, options));
  // The map has the terrain that the options bring along.
  const kinds = register.plugged({ scenario: '', options }).mapKinds?.([]) ?? [];
  return generateMap({ landscape: kind, width: WIDTH, height: HEIGHT, seed, kinds });
}

export const boardOf = (map: BoardFile): Board => boardIn(map, VOCABULARY);
