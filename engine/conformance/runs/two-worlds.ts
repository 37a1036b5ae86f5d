// Two worlds that differ in one hidden piece, or in a secret order for it. A viewer who may not know of it must not be
// able to tell them apart until an event names that piece among those it reveals something about.

import { isSame } from '@ironfield/kernel/json.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { advance, eventsFor, fork, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { GameTypes, WrittenGame } from '@ironfield/kernel/play/game.ts';
import { type Random, randomFrom, randomItem } from '@ironfield/kernel/random.ts';
import type { Seat, Viewer } from '@ironfield/kernel/state.ts';
import { ConformanceFailure, insist } from '../failure.ts';
import { give, type Moment, menuOf, otherWorld, type Property, sampleStep, viewersOf } from '../moment.ts';
import { compareCourse, insistAlike, type Pair, type Unlike } from '../properties/secrecy.ts';
import { walk } from '../properties/walk.ts';
import type { Crowd } from './random-setup.ts';

/** What a game says about its pieces, by their numbers in `reveals`. */
export interface Pieces<G extends GameTypes> {
  /** The pieces that differ between two states. */
  unlike(a: G['State'], b: G['State']): number[];
  /** A state with one piece, and all that belongs to it, taken from another state; null if that is impossible. */
  swapped(state: G['State'], other: G['State'], piece: number): G['State'] | null;
  /**
   * A state in which everything the rules hide from a viewer is redrawn, whatever the viewer is shown: a guess made
   * from the view would keep what the view leaks. Absent or `null`: it is guessed from the view.
   */
  redrawn?(state: G['State'], viewer: Viewer, random: Random): G['State'] | null;
  /** Whether everybody sees all dice thrown. Absent: never. */
  areDiceOpen?(state: G['State']): boolean;
  /**
   * The same for secrets that soon show in play, such as skills in rolls: such a world is compared once, with
   * everything redrawn, and not played on.
   */
  unseen?(state: G['State'], viewer: Viewer, random: Random): G['State'] | null;
  /**
   * Whether two events that a viewer was told, one of which may be missing, may differ by what was hidden of these
   * pieces.
   */
  mayShow(events: Pair<G['Event'] | undefined>, pieces: ReadonlySet<number>, state: G['State']): boolean;
  /** Orders whose content nobody else may see. Absent: none. */
  readonly ownBusiness?: readonly G['Order']['type'][];
  /** The pieces an order may be about. */
  ordered(state: G['State'], seat: Seat, order: G['Order']): number[];
}

export interface WorldsOptions {
  /** The number of views to compare. */
  readonly views: number;
  /** Decides everything. */
  readonly seed: string;
  readonly onProgress?: (compared: number, pairs: number) => void;
}

export interface Worlds {
  /** The number of views compared. */
  readonly views: number;
  /** Pairs of worlds that differed in something hidden. */
  readonly pairs: number;
  readonly failure: ConformanceFailure | null;
}

/** Orders over which two worlds are compared. */
const FOLLOWED = 10;
/** Orders after which a game is abandoned. */
const LENGTH = 120;
/** The chance of comparing worlds after an order. */
const RATE = 0.12;

/** Plays games with hidden information and compares worlds that differ in one hidden piece. */
export function compareWorlds<G extends GameTypes>(
  game: WrittenGame<G>,
  hidings: Crowd<G>,
  pieces: Pieces<G>,
  { views, seed, onProgress }: WorldsOptions,
): Worlds {
  const count = { views: 0, pairs: 0 };
  const property = hiddenPiece(pieces as unknown as Pieces<GameTypes>, count);
  const business = ownBusiness(pieces as unknown as Pieces<GameTypes>, count);
  for (let i = 0; count.views < views; i++) {
    const own = `${seed} worlds ${i}`;
    try {
      walk(game, hidings(randomFrom(`${own} setup`)), own, {
        properties: [property, business],
        rate: ({ id }) => (id === business.id ? 1 : RATE),
        length: LENGTH,
      });
    } catch (error) {
      if (error instanceof ConformanceFailure) return { ...count, failure: error };
      throw error;
    }
    onProgress?.(count.views, count.pairs);
  }
  return { ...count, failure: null };
}

type Count = { views: number; pairs: number };

const hiddenPiece = (pieces: Pieces<GameTypes>, count: Count): Property => ({
  id: 'hidden-piece',
  sentence: 'hidden facts about a piece show nowhere before an event that names it',
  when: 'moment',
  check(moment) {
    if (moment.state.outcome) return;
    for (const viewer of viewersOf(moment)) {
      const pair = new TwoWorlds(moment, pieces as never, viewer, count);
      pair.withAllUnseen();
      pair.withOtherPiece();
      pair.withOtherOrder();
    }
  },
});

const ownBusiness = (pieces: Pieces<GameTypes>, count: Count): Property => ({
  id: 'own-business',
  sentence: 'private orders show nowhere',
  when: 'moment',
  check(moment) {
    if (moment.state.outcome || !pieces.ownBusiness) return;
    for (const viewer of viewersOf(moment))
      new TwoWorlds(moment, pieces as never, viewer, count).withOwnBusiness();
  },
});

/** Worlds that look alike to one viewer. */
class TwoWorlds<G extends GameTypes> {
  private readonly moment: Moment<G>;
  private readonly pieces: Pieces<G>;
  private readonly viewer: Viewer;
  private readonly count: Count;

  constructor(moment: Moment<G>, pieces: Pieces<G>, viewer: Viewer, count: Count) {
    this.moment = moment;
    this.pieces = pieces;
    this.viewer = viewer;
    this.count = count;
  }

  private get random(): Random {
    return this.moment.random;
  }

  /** Changes everything the viewer may not know. */
  withAllUnseen(): void {
    const { game, state } = this.moment;
    const other = this.pieces.unseen?.(state, this.viewer, this.random);
    if (!other || game.invariants(other).length > 0) return;
    this.count.pairs++;
    this.count.views++;
    insistAlike(game, [state, other], this.viewer, this.random, 'Everything hidden is redrawn');
  }

  /** Makes one piece different from what the viewer thinks. */
  withOtherPiece(): void {
    const { game, state } = this.moment;
    const guess =
      this.pieces.redrawn?.(state, this.viewer, this.random) ??
      otherWorld(this.moment, viewFor(game, state, this.viewer));
    const unlike = this.pieces.unlike(state, guess);
    if (unlike.length === 0) return;
    const piece = randomItem(this.random, unlike);
    const other = this.pieces.swapped(fork(game, state), guess, piece);
    if (!other || game.invariants(other).length > 0) return;
    this.count.pairs++;
    this.count.views++;
    insistAlike(game, [state, other], this.viewer, this.random, `Piece ${piece} is hidden`);
    this.follow([fork(game, state), other], new Set([piece]));
  }

  /** Another seat gives one of two orders that look alike. */
  withOtherOrder(): void {
    const { game, state } = this.moment;
    const others = waitingFor(state).filter((seat) => seat !== this.viewer);
    if (others.length === 0) return;
    const worlds: Pair<G['State']> = [fork(game, state), fork(game, state)];
    const named = this.differently(worlds, randomItem(this.random, others));
    if (!named) return;
    this.count.pairs++;
    this.follow(worlds, named);
  }

  /** Another seat gives one of two orders whose content the viewer may not see. */
  withOwnBusiness(): void {
    const { game, state } = this.moment;
    const { ownBusiness = [], ordered } = this.pieces;
    for (const seat of waitingFor(state)) {
      if (seat === this.viewer) continue;
      const menu = menuOf(game, state, seat);
      for (const form of menu.orders.filter(({ type }) => ownBusiness.includes(type))) {
        const said = () => sampleOrder<G['Order']>({ ...menu, orders: [form] }, this.random)!;
        const orders = [said(), said()] as const;
        if (isSame(orders[0], orders[1])) continue;
        const worlds: Pair<G['State']> = [fork(game, state), fork(game, state)];
        const told: Pair<G['Event'][]> = [[], []];
        for (const i of [0, 1] as const) give(game, worlds[i], { seat, order: orders[i] }, told[i]);
        const named = new Set(orders.flatMap((order, i) => ordered(worlds[i], seat, order)));
        this.count.pairs++;
        this.count.views++;
        const claim = `${JSON.stringify(orders[0])} of seat ${seat} rather than ${JSON.stringify(orders[1])}`;
        const unlike = this.unlikeIn(worlds, named);
        if (
          compareCourse(game, worlds, told, { viewer: this.viewer, random: this.random, what: claim }, unlike)
        )
          this.follow(worlds, named);
      }
    }
  }

  /** Gives two orders of a seat that look alike to the viewer, one in each world. Returns the pieces they are about. */
  private differently(worlds: Pair<G['State']>, seat: Seat): Set<number> | null {
    const { game } = this.moment;
    const orders = worlds.map(
      (world) => sampleOrder<G['Order']>(menuOf(game, world, seat), this.random)!,
    ) as [G['Order'], G['Order']];
    if (isSame(orders[0], orders[1])) return null;
    const told: Pair<G['Event'][]> = [[], []];
    for (const i of [0, 1] as const) give(game, worlds[i], { seat, order: orders[i] }, told[i]);
    const seen = told.map((events) => eventsFor(game, events, this.viewer));
    if (!isSame(seen[0], seen[1])) return null;
    const views = worlds.map((world) => viewFor(game, world, this.viewer));
    if (!isSame(views[0], views[1])) return null;
    this.count.views++;
    return new Set(orders.flatMap((order, i) => this.pieces.ordered(worlds[i], seat, order)));
  }

  /** How two worlds may differ. */
  private unlikeIn(worlds: Pair<G['State']>, pieces: ReadonlySet<number>): Unlike<G> {
    const areDiceOpen = worlds.every((world) => this.pieces.areDiceOpen?.(world) ?? false);
    return { pieces, areDiceOpen, mayShow: this.pieces.mayShow };
  }

  /** Gives the same orders in both, as long as they are legal. */
  private follow(worlds: Pair<G['State']>, named: ReadonlySet<number>): void {
    const { game } = this.moment;
    for (let i = 0; i < FOLLOWED; i++) {
      if (worlds.some(({ outcome }) => outcome)) return;
      // Whatever was thrown in secret, both get the same dice from here on.
      worlds[1].dice = fork(game, worlds[0]).dice;
      const step = sampleStep(game, worlds[0], this.random);
      const unlike = this.unlikeIn(worlds, named);
      const what = `${JSON.stringify(step.order)} of seat ${step.seat}`;
      const told: Pair<G['Event'][]> = [[], []];
      give(game, worlds[0], step, told[0]);
      const refusal = advance(game, worlds[1], step.seat, step.order, told[1]);
      insist(!refusal || step.seat !== this.viewer, () => `A hidden fact decides whether ${what} is legal`);
      if (refusal) return;
      this.count.views++;
      const claim = `${what}, where only ${[...named].join(', ')} may differ,`;
      if (
        !compareCourse(game, worlds, told, { viewer: this.viewer, random: this.random, what: claim }, unlike)
      )
        return;
    }
  }
}
