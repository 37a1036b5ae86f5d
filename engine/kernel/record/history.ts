import { seededDice } from '../dice.ts';
import { advance, agreeOnDraw, forfeit, fork, startGame } from '../play/advance.ts';
import type { Game, GameTypes } from '../play/game.ts';
import type { Refusal } from '../refusal.ts';
import type { CoreOrder, ForfeitReason, Seat, Viewer } from '../state.ts';

/** One line of a game's log. Lines are only ever added: even taking back is an entry. */
export type LogEntry =
  | {
      readonly kind: 'order';
      readonly seat: Seat;
      readonly order: CoreOrder;
      /** Those who were told of it, where that is not everybody; see `toldOf`. Records do not have it. */
      readonly told?: readonly Viewer[];
    }
  | { readonly kind: 'forfeit'; readonly seat: Seat; readonly reason: ForfeitReason }
  /** Offered by one, accepted by all others. */
  | { readonly kind: 'draw'; readonly seat: Seat }
  /** Back to how things stood after the first `to` entries. */
  | {
      readonly kind: 'takeback';
      readonly to: number;
      /** The same as everybody counts, where they were not told of the same; see `Counts`. Records do not have it. */
      readonly counts?: readonly number[];
    };

/** Changes the state by an entry that leads on from it, or says why not. */
export function applyEntry<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  entry: Exclude<LogEntry, { readonly kind: 'takeback' }>,
  events: G['Event'][] | null,
): Refusal | null {
  switch (entry.kind) {
    case 'order':
      return advance(game, state, entry.seat, entry.order as G['Order'], events);
    case 'forfeit':
      return forfeit(game, state, entry.seat, entry.reason);
    case 'draw':
      return agreeOnDraw(game, state, entry.seat);
  }
}

/**
 * A game with its log: setup, seed and entries are the game, the state follows from them. Taking back leads to
 * new dice (drawn from the seed and the place of the entry), so that nobody replays a turn with known rolls.
 */
export class History<G extends GameTypes> {
  readonly game: Game<G>;
  readonly setup: G['Setup'];
  readonly seed: string;
  readonly entries: LogEntry[] = [];
  state: G['State'];
  /** A point from which what came later need not be played from the start. */
  private mark: { readonly count: number; readonly state: G['State'] } | null = null;

  /** `state`: how the game stands, where that is known already; otherwise it is started. */
  constructor(
    game: Game<G>,
    setup: G['Setup'],
    seed: string,
    events: G['Event'][] | null = null,
    state: G['State'] = startGame(game, setup, seed, events),
  ) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.state = state;
  }

  /** A history whose state after `entries` is known, for example from a snapshot. */
  static resumed<G extends GameTypes>(
    game: Game<G>,
    seed: string,
    entries: readonly LogEntry[],
    state: G['State'],
  ): History<G> {
    const history = new History(game, state.setup, seed, null, state);
    history.entries.push(...entries);
    return history;
  }

  /** Remembers how things stand, for takebacks to this point or a later one. */
  remember(): void {
    this.mark = { count: this.entries.length, state: fork(this.game, this.state) };
  }

  /** Adds an entry, or says why not; then nothing has changed. Orders must have passed the game's schema. */
  add(entry: LogEntry, events: G['Event'][] | null = null): Refusal | null {
    const refusal = this.apply(entry, events);
    if (!refusal) this.entries.push(entry);
    return refusal;
  }

  private apply(entry: LogEntry, events: G['Event'][] | null): Refusal | null {
    if (entry.kind === 'takeback') return this.takeBack(entry.to);
    return applyEntry(this.game, this.state, entry, events);
  }

  private takeBack(to: number): Refusal | null {
    const refusal = takebackRefusal(to, this.entries.length);
    if (refusal) return refusal;
    this.state = this.stateAfter(to);
    this.state.dice = this.diceAfterTakeback(this.entries.length);
    return null;
  }

  private diceAfterTakeback(index: number) {
    return seededDice(`${this.seed} takeback ${index}`);
  }

  /**
   * The state after the first `count` entries, played again from the start or from what is remembered. What was taken
   * back is left out: playing it, too, would double the work with every takeback.
   */
  stateAfter(count: number): G['State'] {
    const { mark, indices } = this.wayTo(count);
    const { game, setup, seed } = this;
    const past = mark
      ? new History(game, setup, seed, null, fork(game, mark.state))
      : new History(game, setup, seed);
    for (const index of indices) {
      const entry = this.entries[index];
      if (entry.kind === 'takeback') past.state.dice = this.diceAfterTakeback(index);
      else past.apply(entry, null);
    }
    return past.state;
  }

  /**
   * Which of the first `count` entries have not been taken back, in order; takebacks stand for their new dice. Those
   * before a remembered point are left out where the way leads through it.
   */
  private wayTo(count: number) {
    const indices: number[] = [];
    let next = count;
    while (next > 0 && next !== this.mark?.count) {
      const entry = this.entries[--next];
      indices.push(next);
      if (entry.kind === 'takeback') next = entry.to;
    }
    return { mark: next === this.mark?.count ? this.mark : null, indices: indices.reverse() };
  }
}

/** Why a game with so many entries cannot go back to this point. */
export function takebackRefusal(to: number, entries: number): Refusal | null {
  if (Number.isInteger(to) && to >= 0 && to < entries) return null;
  return { code: 'illegal', message: `There is no earlier point ${to} to go back to`, path: 'to' };
}
