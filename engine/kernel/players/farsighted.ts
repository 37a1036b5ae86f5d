// Bots that try their orders out: in worlds that fit what they see, against an enemy who may answer in many ways.

import { canonical } from '../json.ts';
import type { Menu } from '../menu/menu.ts';
import { advance, fork } from '../play/advance.ts';
import type { Game, GameTypes, Strength, View } from '../play/game.ts';
import { imagined } from '../play/imagining.ts';
import { orderFrom, type Player } from '../play/player.ts';
import { seatNames } from '../play/setup.ts';
import { type Random, randomBelow } from '../random.ts';
import type { Seat } from '../state.ts';
import { playOn } from './match.ts';

/** How long a bot may think about one order: by the clock, or by play-outs, which is the same on every machine. */
export type ThinkingBudget = { readonly milliseconds: number } | { readonly playouts: number };

export interface Foresight {
  readonly budget: ThinkingBudget;
  /** Whole turns it looks ahead; the one under way does not count. */
  readonly turns: number;
}

/** Who is asked for orders worth trying, and how often: the first is the one it gives if nothing proves better. */
const ADVISERS: readonly (readonly [Strength, number])[] = [
  ['veteran', 1],
  ['regular', 4],
  ['recruit', 3],
];

/** Both sides play on like this: quick, sound, and never twice the same. */
const PLAYS_ON: Strength = 'regular';

/** Orders played on at most, where a turn does not end. */
const MOST_ORDERS = 400;
/** A game that is won counts as much as this many whole forces. */
const WON = 2;
/** Play-outs of each order before any is dropped. */
const LEAST = 8;
/**
 * Standard errors by which an order must be behind to be dropped, and ahead of the usual one to be given. Of so many
 * orders at so many decisions some are ahead by luck, and the veteran has reasons that play-outs do not see.
 */
const BEHIND = 0.5;
const AHEAD = 3;
/** The least variance of a gain: a few worlds that agree by chance prove nothing. */
const DOUBT = 0.004;

/** A veteran who tries out what it and others would do, and gives another order only if that is clearly better. */
export function farsighted<G extends GameTypes>(game: Game<G>, foresight: Foresight): Player<G> {
  const usual = game.bot('veteran');
  return {
    choose(look, menu, random) {
      const view = look();
      const clock = clockOf(foresight.budget);
      const orders = candidates(game, () => view, menu, random);
      if (orders.length < 2) return orders[0] ?? orderFrom(usual, () => view, menu, random);
      const trial = new Trial(game, view, foresight.turns, randomBelow(random, 2 ** 32));
      return best(trial, orders, clock);
    },
    isThorough: true,
  };
}

/** Says before each play-out whether there is room for it. */
function clockOf(budget: ThinkingBudget): () => boolean {
  if ('playouts' in budget) {
    let left = budget.playouts;
    return () => left-- > 0;
  }
  const end = performance.now() + budget.milliseconds;
  return () => performance.now() < end;
}

function candidates<G extends GameTypes>(
  game: Game<G>,
  look: () => View<G>,
  menu: Menu,
  random: Random,
): G['Order'][] {
  const found = new Map<string, G['Order']>();
  for (const [strength, times] of ADVISERS) {
    const bot = game.bot(strength);
    for (let time = 0; time < times; time++) {
      const order = orderFrom(bot, look, menu, random);
      const key = canonical(order);
      if (!found.has(key)) found.set(key, order);
    }
  }
  return [...found.values()];
}

interface Tried<Order> {
  readonly order: Order;
  readonly values: number[];
}

/** Every order left is tried in the same worlds with the same dice, so that luck tells nothing for or against one. */
function best<Order>(
  trial: { value(order: Order, world: number): number | null },
  orders: readonly Order[],
  hasTime: () => boolean,
): Order {
  const [usual, ...others] = orders.map((order): Tried<Order> => ({ order, values: [] }));
  let left = others;
  for (let world = 0; left.length > 0; world++) {
    const round = [usual, ...left].map((each) => (hasTime() ? trial.value(each.order, world) : undefined));
    // Only whole rounds count: in a part of one, some would have had better worlds than others.
    if (round.includes(undefined)) break;
    usual.values.push(round[0] ?? 0);
    left = left.filter((each, index) => {
      const value = round[index + 1];
      if (typeof value === 'number') each.values.push(value);
      return typeof value === 'number';
    });
    if (world + 1 >= LEAST) left = left.filter((each) => leadOf(each, usual) > -BEHIND);
  }
  let chosen = usual;
  let most = AHEAD;
  for (const each of left) {
    const lead = each.values.length < LEAST ? 0 : leadOf(each, usual);
    if (lead <= most) continue;
    most = lead;
    chosen = each;
  }
  return chosen.order;
}

/** The mean lead of one order over another in the same worlds, in standard errors. */
function leadOf<Order>({ values }: Tried<Order>, usual: Tried<Order>): number {
  const count = values.length;
  const gains = values.map((value, world) => value - usual.values[world]);
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / count;
  const spread = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / Math.max(1, count - 1);
  // Orders that have led to the same in each world so far are neither better nor worse.
  return mean === 0 ? 0 : mean / Math.sqrt((spread + DOUBT) / count);
}

class Trial<G extends GameTypes> {
  private readonly game: Game<G>;
  private readonly seat: Seat;
  private readonly turns: number;
  private readonly seed: number;
  private readonly view: View<G>;
  private world: { readonly number: number; readonly state: G['State'] } | null = null;

  constructor(game: Game<G>, view: View<G>, turns: number, seed: number) {
    this.game = game;
    this.view = view;
    this.seat = view.viewer as Seat;
    this.turns = turns;
    this.seed = seed;
  }

  /** What an order is worth in one of the worlds; null if it cannot be given there. */
  value(order: G['Order'], number: number): number | null {
    const { game, seat, turns, view, seed } = this;
    if (this.world?.number !== number) {
      this.world = { number, state: imagined(game, view, `${seed} ${number}`) };
    }
    const state = fork(game, this.world.state);
    const end = (game.prospects?.(state).turn ?? 0) + turns;
    if (advance(game, state, seat, order)) return null;
    const players = seatNames(game, state.setup).map(() => game.bot(PLAYS_ON));
    playOn(game, state, `${seed} ${number}`, players, {
      maxOrders: MOST_ORDERS,
      until: game.prospects && ((now) => game.prospects!(now).turn > end),
    });
    return this.standing(state);
  }

  private standing(state: G['State']): number {
    const { outcome } = state;
    const { left } = this.game.prospects?.(state) ?? { left: [] };
    const others = left.filter((_, seat) => seat !== this.seat);
    const lead = left.length === 0 ? 0 : left[this.seat] - Math.max(0, ...others);
    if (!outcome || outcome.winners.length === 0) return lead;
    return lead + (outcome.winners.includes(this.seat) ? WON : -WON);
  }
}
