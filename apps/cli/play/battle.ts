import {
  applyOrder,
  eventsFor,
  menuFor,
  startGame,
  submit,
  viewFor,
  waitingFor,
} from '@ironfield/kernel/advance.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/game.ts';
import { hashOf } from '@ironfield/kernel/hash.ts';
import type { Menu } from '@ironfield/kernel/menu.ts';
import { type GameRecord, Recorder } from '@ironfield/kernel/record.ts';
import type { Refusal } from '@ironfield/kernel/refusal.ts';
import type { CoreEvent, CoreOrder, CoreSetup, CoreState, Seat } from '@ironfield/kernel/state.ts';
import { sideNames } from '../sides.ts';
import { versionLine } from '../version.ts';

/** A game in progress at this terminal: its state, its record, and what each seat has been told. */
export class Battle {
  readonly game: AnyGame;
  readonly setup: CoreSetup;
  readonly seed: string;
  readonly state: CoreState;
  readonly sides: readonly string[];
  orders = 0;
  private readonly recorder: Recorder<GameTypes>;
  private readonly logs: string[][];
  private readonly shown: number[];

  constructor(game: AnyGame, setup: CoreSetup, seed: string) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.sides = sideNames(game, setup.scenario);
    this.logs = this.sides.map(() => []);
    this.shown = this.sides.map(() => 0);
    this.recorder = new Recorder(game, setup, seed);
    const events: CoreEvent[] = [];
    this.state = startGame(game, setup, seed, events);
    this.tell(events);
  }

  /** A game that was saved; the record must have been verified. */
  static fromRecord(game: AnyGame, record: GameRecord): Battle {
    const battle = new Battle(game, record.setup as CoreSetup, record.seed);
    for (const { seat, order } of record.orders) {
      const events: CoreEvent[] = [];
      applyOrder(game, battle.state, seat, order, events);
      battle.accept(seat, order, events);
    }
    return battle;
  }

  give(seat: Seat, order: CoreOrder): Refusal | null {
    const result = submit(this.game, this.state, seat, order);
    if (!result.ok) return result.error;
    this.accept(seat, result.value.order, result.value.events);
    return null;
  }

  private accept(seat: Seat, order: CoreOrder, events: readonly CoreEvent[]): void {
    this.recorder.add(seat, order, this.state);
    this.orders++;
    this.tell(events);
  }

  record(): GameRecord {
    return this.recorder.record(this.state.outcome, versionLine());
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

  /** What has happened since the seat last looked. Where nothing is hidden, everybody looks at the same screen. */
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
