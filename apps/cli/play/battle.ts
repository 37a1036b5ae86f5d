import { VERSION_LINE } from '@ironfield/client/version.ts';
import { hashOf } from '@ironfield/kernel/hash.ts';
import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import { eventsFor, menuFor, parseOrder, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyWrittenGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { seatNames } from '@ironfield/kernel/play/setup.ts';
import { History, type LogEntry } from '@ironfield/kernel/record/history.ts';
import { type GameRecord, recordOf } from '@ironfield/kernel/record/record.ts';
import type { Refusal } from '@ironfield/kernel/refusal.ts';
import type { CoreEvent, CoreOrder, CoreSetup, CoreState, Seat } from '@ironfield/kernel/state.ts';

/** A game in progress at this terminal: its state, its record, and what each seat has been told. */
export class Battle {
  readonly game: AnyWrittenGame;
  readonly setup: CoreSetup;
  readonly seed: string;
  readonly sides: readonly string[];
  private readonly history: History<GameTypes>;
  private readonly logs: string[][];
  private readonly shown: number[];

  constructor(game: AnyWrittenGame, setup: CoreSetup, seed: string) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.sides = seatNames(game, setup);
    this.logs = this.sides.map(() => []);
    this.shown = this.sides.map(() => 0);
    const events: CoreEvent[] = [];
    this.history = new History(game, setup, seed, events);
    this.tell(events);
  }

  /** A game that was saved; the record must have been verified. */
  static fromRecord(game: AnyWrittenGame, record: GameRecord): Battle {
    const battle = new Battle(game, record.setup as CoreSetup, record.seed);
    for (const { hash: _hash, ...entry } of record.log) battle.add(entry);
    return battle;
  }

  give(seat: Seat, order: CoreOrder): Refusal | null {
    const parsed = parseOrder(this.game, order);
    return parsed.ok ? this.add({ kind: 'order', seat, order: parsed.value }) : parsed.error;
  }

  private add(entry: LogEntry): Refusal | null {
    const events: CoreEvent[] = [];
    const refusal = this.history.add(entry, events);
    if (!refusal) this.tell(events);
    return refusal;
  }

  get state(): CoreState {
    return this.history.state;
  }

  /** The seed of a seat's hints: only what it was told, because the number of others' orders may be secret. */
  hintSeed(seat: Seat): string {
    return `hint ${this.log(seat).length}`;
  }

  record(): GameRecord {
    return recordOf(this.history, VERSION_LINE);
  }

  sideName(seat: Seat): string {
    return this.sides[seat] ?? `Player ${seat + 1}`;
  }

  waiting(): readonly Seat[] {
    return waitingFor(this.state);
  }

  menu(seat: Seat): Menu {
    return menuFor(this.game, this.state, seat)!;
  }

  view(seat: Seat): View<GameTypes> {
    return viewFor(this.game, this.state, seat);
  }

  drawing(seat: Seat): string {
    return this.game.draw(this.game.table(this.state, seat)).replace(/\n+$/, '');
  }

  log(seat: Seat): readonly string[] {
    return this.logs[seat] ?? [];
  }

  /** The events since the seat last looked. If nothing is hidden, everybody looks at the same screen. */
  news(seat: Seat): readonly string[] {
    const fresh = this.log(seat).slice(this.shown[seat]);
    if (this.hasSecrets()) this.shown[seat] = this.log(seat).length;
    else for (const [i, log] of this.logs.entries()) this.shown[i] = log.length;
    return fresh;
  }

  /** Whether some seat knows what another must not see on the screen. */
  hasSecrets(): boolean {
    if (this.state.sealed !== null || this.waiting().length > 1) return true;
    const tables = this.sides.map((_, seat) => hashOf(this.game.table(this.state, seat)));
    return tables.some((table) => table !== tables[0]);
  }

  private tell(events: readonly CoreEvent[]): void {
    for (const [seat, log] of this.logs.entries()) {
      const table = this.game.table(this.state, seat);
      for (const event of eventsFor(this.game, events, seat)) {
        const sentence = this.game.describe(event, table);
        if (sentence !== null) log.push(sentence);
      }
    }
  }
}
