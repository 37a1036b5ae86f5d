import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import { sightBetween } from '@ironfield/battleforce-qs/rules/attack/line-of-sight.ts';
import { reachable } from '@ironfield/battleforce-qs/rules/movement/reach.ts';
import { startGame } from '@ironfield/kernel/play/advance.ts';
import type { Game } from '@ironfield/kernel/play/game.ts';
import { perSecond, type Timing } from './measure.ts';

export interface HexSpeed {
  /** Between all pairs of hexes, with an empty memory at the start of every pass. */
  readonly sightLinesPerSecond: number;
  /** One Unit to everywhere, with an enemy in the way, so that nothing remembered helps. */
  readonly reachPerSecond: number;
}

export function hexSpeed(game: Game<BattleforceQs>, setup: BattleforceQs['Setup'], timing: Timing): HexSpeed {
  const field = battlefieldOf(setup);
  const { size, width } = field.board;
  const state = startGame(game, setup, 'hexes');
  let cell = width;
  return {
    sightLinesPerSecond: perSecond(() => {
      field.sight.fill(0);
      for (let from = 0; from < size; from++) for (let to = 0; to < size; to++) sightBetween(field, from, to);
      return size * size;
    }, timing),
    reachPerSecond: perSecond(() => {
      cell = cell + 1 < size - width ? cell + 1 : width;
      state.units[0].hex = cell;
      state.units[2].hex = cell + width;
      reachable(field, state, 0);
      return 1;
    }, timing),
  };
}
