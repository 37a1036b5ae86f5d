import type { Strength } from '@ironfield/kernel/game.ts';
import type { Player } from '@ironfield/kernel/player.ts';
import { sampleOrder } from '@ironfield/kernel/sampling.ts';
import type { GearBlitz } from './game-types.ts';
import type { Order } from './orders.ts';

/** Anything that is legal. */
export function bot(_strength: Strength): Player<GearBlitz> {
  return { choose: (_look, menu, random) => sampleOrder<Order>(menu, random)! };
}
