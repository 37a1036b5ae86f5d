// BF2-INTEG-11, PA-ZOOM-21: two sheets for a duel, with the ground of the hexes around.

import type { DuelCommission } from '@ironfield/battleforce2/rules/duels/commission.ts';
import { landBy, recipe } from '@ironfield/classic/data/maps/generator.ts';
import type { BoardFile } from '@ironfield/hex/board-file.ts';

/** Two sheets of 15 by 17, joined at a long edge. */
export const WIDTH = 30;
const HEIGHT = 17;

/** PA-ZOOM-21: the shares of woods, rough ground, water and heights. */
export function duelMap({ ground }: Pick<DuelCommission, 'ground'>, seed: string): BoardFile {
  const share = (...terrains: string[]) =>
    ground.filter(({ terrain }) => terrains.includes(terrain)).length / Math.max(1, ground.length);
  const levels = ground.map(({ level }) => level);
  const base = Math.min(...levels);
  const woods = share('light woods', 'heavy woods');
  const rest = 1 - woods;
  return landBy(
    recipe('Duel', {
      top: Math.max(...levels) - base,
      high: levels.filter((level) => level > base).length / Math.max(1, levels.length),
      woods,
      heavy: woods === 0 ? 0 : share('heavy woods') / woods,
      rough: rest <= 0 ? 0 : Math.min(1, share('rough', 'rubble', 'base', 'city', 'fortress') / rest),
      ponds: share('water'),
    }),
    'duel',
    { width: WIDTH, height: HEIGHT, seed },
  );
}
