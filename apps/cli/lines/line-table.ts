import { type Changes, changesBetween } from '@ironfield/client/changes.ts';
import { VERSION_LINE } from '@ironfield/client/version.ts';
import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import { firstPage, type MenuPage } from '@ironfield/kernel/menu/menu-page.ts';
import {
  applyOrder,
  eventsFor,
  fork,
  menuFor,
  startGame,
  submit,
  viewFor,
  waitingFor,
} from '@ironfield/kernel/play/advance.ts';
import type { AnyWrittenGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { orderFrom, type Player, randomPlayer } from '@ironfield/kernel/play/player.ts';
import { seatNames } from '@ironfield/kernel/play/setup.ts';
import { type Random, randomFrom } from '@ironfield/kernel/random.ts';
import { History, type LogEntry } from '@ironfield/kernel/record/history.ts';
import { type GameRecord, recordOf } from '@ironfield/kernel/record/record.ts';
import type { Refusal } from '@ironfield/kernel/refusal.ts';
import type { CoreEvent, CoreOrder, CoreSetup, CoreState, Seat, Viewer } from '@ironfield/kernel/state.ts';
import type { Looking, SeatPlayer } from './requests.ts';

/** The state of a table after each request about it. */
export interface Standing {
  readonly waiting: readonly Seat[];
  readonly outcome: CoreState['outcome'];
  readonly orders: number;
  readonly viewer?: Viewer;
  readonly view?: View<GameTypes>;
  readonly changes?: Changes | null;
  readonly events?: readonly CoreEvent[];
  readonly menu?: MenuPage | null;
}

interface Beginning {
  readonly game: AnyWrittenGame;
  readonly setup: CoreSetup;
  readonly seed: string;
  readonly players: readonly SeatPlayer[];
  /** A game under way; without it a new one begins. */
  readonly under?: { readonly state: CoreState; readonly log: readonly LogEntry[] };
}

/** A game that a program plays, alone or against bots. */
export class LineTable {
  readonly game: AnyWrittenGame;
  readonly setup: CoreSetup;
  readonly seats: readonly string[];
  private readonly players: readonly SeatPlayer[];
  private readonly seed: string;
  private readonly state: CoreState;
  private readonly log: LogEntry[];
  private readonly randoms: readonly Random[];
  /** The table that each viewer was sent last. */
  private readonly sent = new Map<Viewer, CoreState>();
  /** Events since the last look. */
  private news: CoreEvent[] = [];

  constructor({ game, setup, seed, players, under }: Beginning) {
    this.game = game;
    this.setup = setup;
    this.seats = seatNames(game, setup);
    this.players = players;
    this.seed = seed;
    this.randoms = this.seats.map((_, seat) => randomFrom(`${seed} player ${seat}`));
    this.log = [...(under?.log ?? [])];
    this.state = under ? under.state : startGame(game, setup, seed, this.news);
    this.letBotsPlay();
  }

  /** The same battle from its beginning, with other dice. */
  again(seed: string): LineTable {
    const { game, setup, players } = this;
    return new LineTable({ game, setup, players, seed });
  }

  /** A table that goes its own way from here. */
  fork(): LineTable {
    const { game, setup, players, seed, log } = this;
    return new LineTable({ game, setup, players, seed, under: { state: fork(game, this.state), log } });
  }

  /** The seat that is meant where none is named: the first that has to decide. */
  get next(): Seat | undefined {
    return waitingFor(this.state)[0];
  }

  menu(seat: Seat): Menu | null {
    return menuFor(this.game, this.state, seat);
  }

  order(seat: Seat, order: unknown): Refusal | null {
    const result = submit(this.game, this.state, seat, order);
    if (!result.ok) return result.error;
    this.note(seat, result.value.order, result.value.events);
    this.letBotsPlay();
    return null;
  }

  /** A bot's order for the seat; null if the seat is not asked. */
  suggestion(seat: Seat, by: NonNullable<SeatPlayer>): CoreOrder | null {
    const menu = this.menu(seat);
    if (!menu) return null;
    return orderFrom(
      this.playerFor(by),
      () => viewFor(this.game, this.state, seat),
      menu,
      this.randoms[seat],
    );
  }

  standing({ viewer: named, show = [], whole = false }: Looking): Standing {
    const waiting = waitingFor(this.state);
    const standing = { waiting, outcome: this.state.outcome, orders: this.log.length };
    const viewer = named ?? waiting[0] ?? 0;
    const events = this.news;
    this.news = [];
    if (show.length === 0) return standing;
    return {
      ...standing,
      viewer,
      ...(show.includes('events') && { events: eventsFor(this.game, events, viewer) }),
      ...(show.includes('view') && this.viewOrChanges(viewer, whole)),
      ...(show.includes('menu') && { menu: this.pageFor(viewer) }),
    };
  }

  record(): GameRecord {
    const history = new History<GameTypes>(this.game, this.setup, this.seed);
    for (const entry of this.log) history.add(entry);
    return recordOf(history, VERSION_LINE);
  }

  private viewOrChanges(viewer: Viewer, whole: boolean): Pick<Standing, 'view' | 'changes'> {
    const before = this.sent.get(viewer);
    const view = viewFor(this.game, this.state, viewer);
    this.sent.set(viewer, fork(this.game, this.state));
    return before && !whole
      ? { changes: changesBetween(viewFor(this.game, before, viewer), view) }
      : { view };
  }

  private pageFor(viewer: Viewer): MenuPage | null {
    const menu = viewer === 'spectator' ? null : this.menu(viewer);
    return menu && firstPage(menu);
  }

  private letBotsPlay(): void {
    for (;;) {
      const seat = waitingFor(this.state).find((each) => this.players[each]);
      if (seat === undefined) return;
      const order = this.suggestion(seat, this.players[seat]!)!;
      const events: CoreEvent[] = [];
      applyOrder(this.game, this.state, seat, order, events);
      this.note(seat, order, events);
    }
  }

  private playerFor(by: NonNullable<SeatPlayer>): Player<GameTypes> {
    return by === 'random' ? randomPlayer : this.game.bot(by);
  }

  private note(seat: Seat, order: CoreOrder, events: readonly CoreEvent[]): void {
    this.log.push({ kind: 'order', seat, order });
    this.news.push(...events);
  }
}
