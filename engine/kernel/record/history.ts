import { seededDice } from '../dice.ts';
import { advance, agreeOnDraw, forfeit, fork, startGame } from '../play/advance.ts';
import { applyReport } from '../play/errand.ts';
import type { Game, GameTypes } from '../play/game.ts';
import type { Refusal } from '../refusal.ts';
import type { CoreOrder, ForfeitReason, Report, Seat, Viewer } from '../state.ts';

/** One line of a game's log. Lines are only ever added: even a takeback is an entry. */
export type LogEntry =
  | {
      readonly kind: 'order';
      readonly seat: Seat;
      readonly order: CoreOrder;
      /** The viewers told of it, if not everybody; see `toldOf`. Records leave it out. */
      readonly told?: readonly Viewer[];
    }
  | { readonly kind: 'forfeit'; readonly seat: Seat; readonly reason: ForfeitReason }
  /** Offered by one seat and accepted by all others. */
  | { readonly kind: 'draw'; readonly seat: Seat }
  /** What a battle elsewhere has come to, with the fingerprint of its record at that point. */
  | { readonly kind: 'report'; readonly errand: number; readonly report: Report; readonly record: string }
  /** Back to the state after the first `to` entries. */
  | {
      readonly kind: 'takeback';
      readonly to: number;
      /** The same point in each viewer's own count, where these differ; see `Counts`. Records leave it out. */
      readonly counts?: readonly number[];
    };

/** Applies an entry that continues from this state, or says why it cannot. */
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
    case 'report':
      return applyReport(game, state, entry.errand, entry.report, events);
  }
}

/**
 * A game with its log: setup, seed and entries are the game, and the state follows from them. A takeback leads to new
 * dice (drawn from the seed and the place of the entry), so nobody replays a turn with known rolls.
 */
export class History<G extends GameTypes> {
  readonly game: Game<G>;
  readonly setup: G['Setup'];
  readonly seed: string;
  readonly entries: LogEntry[] = [];
  state: G['State'];
  /** A known state, so that later states need not be replayed from the start. */
  private mark: { readonly count: number; readonly state: G['State'] } | null = null;

  /** `state` is the game's current state, if known; otherwise the game is started. */
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

  /** Keeps the current state, for takebacks to this point or later. */
  remember(): void {
    this.mark = { count: this.entries.length, state: fork(this.game, this.state) };
  }

  /** Adds an entry, or says why not and changes nothing. Orders must have passed the game's schema. */
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
    const refusal = takebackRefusal(to, this.entries.length, this.fixed);
    if (refusal) return refusal;
    this.state = this.stateAfter(to);
    this.state.dice = this.diceAfterTakeback(this.entries.length);
    return null;
  }

  /** The number of entries up to the latest report: what a battle elsewhere has come to is not taken back. */
  private get fixed(): number {
    return this.entries.findLastIndex(({ kind }) => kind === 'report') + 1;
  }

  private diceAfterTakeback(index: number) {
    return seededDice(`${this.seed} takeback ${index}`);
  }

  /**
   * The state after the first `count` entries, replayed from the start or from the kept state. Entries taken back are
   * left out: replaying them, too, would double the work with every takeback.
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
   * Those of the first `count` entries that have not been taken back, in order; a takeback stands for its new dice.
   * Entries before the kept state are left out if the replay can start there.
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

/** Why a game with this number of entries, the first of them fixed, cannot go back to this point. */
export function takebackRefusal(to: number, entries: number, fixed = 0): Refusal | null {
  if (Number.isInteger(to) && to >= fixed && to < entries) return null;
  const message =
    to >= 0 && to < fixed
      ? `A battle has been reported since point ${to}: the earliest point to go back to is ${fixed}`
      : `There is no earlier point ${to} to go back to`;
  return { code: 'illegal', message, path: 'to' };
}

/** How often something was taken back. */
export const takebacksIn = (entries: readonly LogEntry[]): number =>
  entries.filter(({ kind }) => kind === 'takeback').length;
