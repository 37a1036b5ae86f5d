import { advance, fork, startGame } from '@ironfield/kernel/play/advance.ts';
import { type Game, type GameTypes, STRENGTHS, type Strength } from '@ironfield/kernel/play/game.ts';
import { type Player, randomPlayer } from '@ironfield/kernel/play/player.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { perSecond, type Timing } from './measure.ts';

export interface GameSpeed {
  /** Orders of random games through `advance`: legality checked, applied, played on to the next decision. */
  readonly ordersPerSecond: number;
  readonly randomGamesPerSecond: number;
  readonly forksPerSecond: number;
  readonly botGamesPerSecond: Record<Strength, number>;
  readonly botOrdersPerSecond: Record<Strength, number>;
}

/** Plays games by the same player on every seat, with ever new seeds. */
function selfPlay<G extends GameTypes>(game: Game<G>, setup: G['Setup'], player: Player<G>, seats: number) {
  let seed = 0;
  const players = Array.from({ length: seats }, () => player);
  return () => playMatch(game, setup, `bench ${seed++}`, players);
}

/** Recorded random games, replayed over and over. One call replays the next game and says how many orders it had. */
export function orderReplay<G extends GameTypes>(
  game: Game<G>,
  setup: G['Setup'],
  seats: number,
): () => number {
  const players = Array.from({ length: seats }, () => randomPlayer as Player<G>);
  const games = Array.from({ length: 50 }, (_, i) => {
    const orders: [Seat, G['Order']][] = [];
    const seed = `replay ${i}`;
    playMatch(game, setup, seed, players, { onOrder: (seat, order) => orders.push([seat, order]) });
    return { start: startGame(game, setup, seed), orders };
  });
  let next = 0;
  return () => {
    const { start, orders } = games[next++ % games.length];
    const state = fork(game, start);
    for (const [seat, order] of orders) {
      const refusal = advance(game, state, seat, order);
      if (refusal) throw new Error(refusal.message);
    }
    return orders.length;
  };
}

export function gameSpeed<G extends GameTypes>(
  game: Game<G>,
  setup: G['Setup'],
  seats: number,
  timing: Timing,
): GameSpeed {
  const randomGame = selfPlay(game, setup, randomPlayer as Player<G>, seats);
  const midway = playMatch(game, setup, 'fork', Array(seats).fill(randomPlayer), { maxOrders: 30 }).state;
  const bots = STRENGTHS.map((strength) => {
    const botGame = selfPlay(game, setup, game.bot(strength), seats);
    let games = 0;
    let orders = 0;
    const rate = perSecond(() => {
      games++;
      orders += botGame().orders;
      return 1;
    }, timing);
    return { strength, rate, orderRate: (rate * orders) / games };
  });
  return {
    ordersPerSecond: perSecond(orderReplay(game, setup, seats), timing),
    randomGamesPerSecond: perSecond(() => repeat(1, randomGame), timing),
    forksPerSecond: perSecond(() => repeat(100, () => fork(game, midway)), timing),
    botGamesPerSecond: byStrength(bots, ({ rate }) => rate),
    botOrdersPerSecond: byStrength(bots, ({ orderRate }) => orderRate),
  };
}

function byStrength<T extends { strength: Strength }>(rows: readonly T[], value: (row: T) => number) {
  return Object.fromEntries(rows.map((row) => [row.strength, value(row)])) as Record<Strength, number>;
}

export function repeat(times: number, body: (i: number) => void): number {
  for (let i = 0; i < times; i++) body(i);
  return times;
}
