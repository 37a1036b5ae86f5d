import { gearblitz } from '@ironfield/gearblitz/game.ts';
import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import type { Setup } from '@ironfield/gearblitz/state.ts';
import { type Player, randomPlayer } from '@ironfield/kernel/play/player.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { type Mode, movesOnOurState } from './boardgame-io.ts';

/** Moves of boardgame.io on the models of a battle that is under way. */
export function movesOnModels(mode: Mode, setup: Setup): () => number {
  const player = randomPlayer as Player<GearBlitz>;
  const { units, round } = playMatch(gearblitz, setup, 'bench', [player, player], { maxOrders: 60 }).state;
  return movesOnOurState(mode, { units, round }, (pieces, i) => {
    const unit = pieces.units[i % pieces.units.length];
    unit.heading = i % 1440;
    unit.actions = i % 3;
  });
}
