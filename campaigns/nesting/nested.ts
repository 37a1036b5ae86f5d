// A game with the battles that it sends for, each a game of its own, to any depth.

import type { Json } from '@ironfield/kernel/json.ts';
import { commissionOf } from '@ironfield/kernel/play/errand.ts';
import type { AnyGame, GameTypes } from '@ironfield/kernel/play/game.ts';
import { History, type LogEntry, takebacksIn } from '@ironfield/kernel/record/history.ts';
import type { Refusal } from '@ironfield/kernel/refusal.ts';
import { seedOfBattle } from '@ironfield/kernel/seed.ts';
import { type CoreEvent, type CoreSetup, errandOf } from '@ironfield/kernel/state.ts';
import { battleSetup, type Connect, type Connection, reportEntry } from './connection.ts';

/** The place of a game within the largest one: the numbers of the battles on the way to it. */
export type Path = readonly number[];

/** A consequence of an entry: a battle was opened, or it reported to the game above it. */
export interface Consequence {
  readonly kind: 'opened' | 'reported';
  /** The battle. */
  readonly path: Path;
  /** The events to which the report led in the game above. */
  readonly events: readonly CoreEvent[];
}

interface Battle {
  readonly nested: Nested;
  readonly connection: Connection;
  /** Its entries up to its latest report, which nobody takes back any more. */
  reported: number;
}

const BATTLE_GOES_ON: Refusal = {
  code: 'illegal',
  message: 'The battle has been fought on since: take back what happened there first',
  path: 'to',
};

export class Nested {
  readonly history: History<GameTypes>;
  private readonly connect: Connect;
  private readonly opened: (Battle | undefined)[] = [];

  constructor(connect: Connect, game: AnyGame, setup: CoreSetup, seed: string) {
    this.connect = connect;
    this.history = new History(game, setup, seed);
    this.settle([]);
  }

  /** The battles so far, by number. Undefined for one that was called off by a takeback. */
  get battles(): readonly (Nested | undefined)[] {
    return this.opened.map((battle) => battle?.nested);
  }

  /** The game at a path; undefined where none is. */
  at([first, ...rest]: Path): Nested | undefined {
    return first === undefined ? this : this.opened[first]?.nested.at(rest);
  }

  /** The game in which play goes on: this one, or the battle that it waits for. */
  get inPlay(): Path {
    const errand = errandOf(this.history.state)?.errand;
    return errand === undefined ? [] : [errand, ...this.opened[errand]!.nested.inPlay];
  }

  /**
   * Adds an entry to the game at a path, or says why not and changes nothing. Battles that are called for begin, and
   * those that end or come to rest report; `after` hears of it.
   */
  add(
    path: Path,
    entry: LogEntry,
    events: CoreEvent[] | null = null,
    after: Consequence[] = [],
  ): Refusal | null {
    const refusal = this.refusalOf(path, entry) ?? this.enter(path, entry, events);
    if (!refusal) this.settle([], after);
    return refusal;
  }

  private refusalOf(path: Path, { kind }: LogEntry): Refusal | null {
    if (kind === 'report') return { code: 'not-asked', message: 'Battles report by themselves' };
    if (!this.at(path)) return { code: 'not-asked', message: `There is no battle ${path.join('.')}` };
    const { inPlay } = this;
    if (path.every((number, depth) => inPlay[depth] === number)) return null;
    if (this.history.state.outcome) return { code: 'over', message: 'The game is over' };
    return { code: 'not-asked', message: 'This battle rests until the larger game has gone on' };
  }

  private enter([first, ...rest]: Path, entry: LogEntry, events: CoreEvent[] | null): Refusal | null {
    if (first === undefined) return this.enterHere(entry, events);
    const { nested, reported } = this.opened[first]!;
    if (rest.length === 0 && entry.kind === 'takeback' && entry.to < reported) {
      const message = `The battle has reported since: the earliest point to go back to is ${reported}`;
      return { code: 'illegal', message, path: 'to' };
    }
    return nested.enter(rest, entry, events);
  }

  private enterHere(entry: LogEntry, events: CoreEvent[] | null): Refusal | null {
    const awaited = errandOf(this.history.state)?.errand;
    if (entry.kind !== 'takeback' || awaited === undefined) return this.history.add(entry, events);
    const { nested, reported } = this.opened[awaited]!;
    if (reported > 0 && nested.history.entries.length > reported) return BATTLE_GOES_ON;
    const refusal = this.history.add(entry, events);
    // A battle that has not reported yet is called off with its call.
    if (!refusal && reported === 0) this.opened[awaited] = undefined;
    return refusal;
  }

  private settle(path: Path, after: Consequence[] = []): void {
    const { history } = this;
    for (;;) {
      const awaited = errandOf(history.state);
      if (!awaited) return;
      const { errand } = awaited;
      const commission = commissionOf(history.game, history.state)!;
      const place = [...path, errand];
      const battle = this.opened[errand] ?? this.open(errand, commission, place, after);
      battle.nested.settle(place, after);
      const { state } = battle.nested.history;
      if (errandOf(state) || !(state.outcome || battle.connection.rests?.(commission, state))) return;
      after.push({ kind: 'reported', path: place, events: this.report(errand, battle, commission) });
    }
  }

  private open(errand: number, commission: Json, path: Path, after: Consequence[]): Battle {
    const { game, seed, entries } = this.history;
    const connection = this.connect(game, commission);
    if (!connection) throw new Error(`${game.id}: nothing tells how battle ${errand} is fought`);
    const own = seedOfBattle(seed, errand, takebacksIn(entries));
    const setup = battleSetup(connection, commission, own);
    after.push({ kind: 'opened', path, events: [] });
    const nested = new Nested(this.connect, connection.game, setup, own);
    const battle = { nested, connection, reported: 0 };
    this.opened[errand] = battle;
    return battle;
  }

  private report(errand: number, battle: Battle, commission: Json): CoreEvent[] {
    const { nested, connection } = battle;
    const events: CoreEvent[] = [];
    const refusal = this.history.add(reportEntry(connection, commission, errand, nested.history), events);
    if (refusal) throw new Error(`${this.history.game.id} refuses a report: ${refusal.message}`);
    battle.reported = nested.history.entries.length;
    return events;
  }
}
