import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { applyOrder, fork, menuFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { Game, Strength } from '@ironfield/kernel/play/game.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import type { Player } from '@ironfield/kernel/play/player.ts';
import { type Random, randomBelow } from '@ironfield/kernel/random.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Demo } from './game-types.ts';
import type { Order } from './orders.ts';
import { strengths } from './rules/victory.ts';
import { INCH, markersOf, opponentOf, type State } from './state.ts';

/** How many orders a bot considers, in how many imagined worlds, and how many orders it looks ahead. */
const EFFORT: Record<Strength, { readonly orders: number; readonly worlds: number; readonly ahead: number }> =
  {
    recruit: { orders: 1, worlds: 0, ahead: 0 },
    regular: { orders: 5, worlds: 3, ahead: 2 },
    veteran: { orders: 10, worlds: 8, ahead: 4 },
  };

/** Tries some orders in some worlds that fit what it sees, plays on at random, and keeps the best. */
export function bot(game: Game<Demo>, strength: Strength): Player<Demo> {
  const effort = EFFORT[strength];
  return {
    choose(look, menu, random) {
      const orders = Array.from({ length: effort.orders }, () => sampleOrder<Order>(menu, random)!);
      if (effort.worlds === 0) return orders[0];
      const view = look();
      const seat = view.viewer as Seat;
      const worlds = Array.from({ length: effort.worlds }, () =>
        imagined(game, view, String(randomBelow(random, 2 ** 32))),
      );
      const values = orders.map((order) =>
        worlds.reduce((sum, world) => {
          const future = fork(game, world);
          applyOrder(game, future, seat, order);
          playOn(game, future, effort.ahead, random);
          return sum + value(future, seat);
        }, 0),
      );
      return orders[values.indexOf(Math.max(...values))];
    },
  };
}

function playOn(game: Game<Demo>, state: State, orders: number, random: Random): void {
  for (let i = 0; i < orders && !state.outcome; i++) {
    const seat = waitingFor(state)[0];
    applyOrder(game, state, seat, sampleOrder<Order>(menuFor(game, state, seat)!, random)!);
  }
}

/** Strength first; then saved supply; then being near enough to shoot. */
function value(state: State, seat: Seat): number {
  const [ours, theirs] = [strengths(state)[seat], strengths(state)[opponentOf(seat)]];
  let gap = 0;
  for (const mine of markersOf(state, seat)) {
    for (const other of markersOf(state, opponentOf(seat)))
      gap += Math.abs(mine.at.x - other.at.x) + Math.abs(mine.at.y - other.at.y);
  }
  return 100 * (ours - theirs) + 2 * state.supply[seat] - gap / (10 * INCH);
}
