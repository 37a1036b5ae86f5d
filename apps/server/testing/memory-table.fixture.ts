import type { ChatMessage, GameSummary, News, Problem, TableView } from '@ironfield/client/api.ts';
import { eventsFor, menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame, GameTypes } from '@ironfield/kernel/play/game.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { setupInView } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { History, LogEntry } from '@ironfield/kernel/record/history.ts';
import type { CoreEvent, CoreSetup, Seat, Viewer } from '@ironfield/kernel/state.ts';
import type { TableListener } from '../service.ts';
import { commitmentOf, originOf } from '../tables/dice.ts';

interface Place {
  readonly side: string;
  kind: 'human' | 'open' | 'bot';
  name: string | null;
  readonly strength: 'recruit' | 'regular' | 'veteran' | null;
  secret: string | null;
  invitation: string | null;
  commitment: string | null;
  share: string | null;
}

interface Told {
  readonly entry: LogEntry;
  readonly events: readonly CoreEvent[];
}

/** A game of the service in memory. */
export interface Table {
  readonly id: string;
  readonly game: AnyGame;
  readonly setup: CoreSetup;
  readonly dice: 'shared' | 'file';
  readonly seed: string | null;
  readonly house: string | null;
  /** Null until the game begins. */
  begun: History<GameTypes> | null;
  /** Throws before that. */
  readonly history: History<GameTypes>;
  readonly title: string | null;
  readonly seats: readonly Place[];
  readonly told: Told[];
  readonly chat: ChatMessage[];
  readonly listeners: Map<TableListener, Viewer>;
  readonly requests: Map<string, number>;
  readonly spectators: boolean;
  listed: boolean;
  takeback: { by: Seat; to: number; agreed: Seat[] } | null;
  draw: GameSummary['draw'] | null;
  rematch: { by: Seat; game: string } | null;
}

export function addTo(table: Table, entry: LogEntry): Problem | null {
  const events: CoreEvent[] = [];
  const refusal = table.history.add(entry, events);
  if (refusal) return refusal;
  table.told.push({ entry, events });
  for (const [listener, viewer] of [...table.listeners]) {
    listener.news(newsOf(table, viewer).at(-1)!, viewOf(table, viewer));
  }
  return null;
}

export function tellChange(table: Table): void {
  for (const [listener, viewer] of [...table.listeners]) listener.changed(viewOf(table, viewer));
}

/** Opens the seat to a new invitation and tells its guest that they lost it. */
export function openAgain(table: Table, seat: Seat, invitation: string): void {
  const open = { kind: 'open', name: null, secret: null, invitation, commitment: null, share: null };
  Object.assign(table.seats[seat], open);
  for (const [listener, viewer] of [...table.listeners]) {
    if (viewer !== seat) continue;
    table.listeners.delete(listener);
    listener.lost({ code: 'unknown-seat', message: 'The seat was opened again' });
  }
  tellChange(table);
}

export function playBots(table: Table): void {
  const { game, history, seats } = table;
  for (;;) {
    const seat = waitingFor(history.state).find((one) => seats[one]?.kind === 'bot');
    if (seat === undefined) return;
    const bot = game.bot(seats[seat].strength!);
    const random = randomFrom(`${history.seed} bot ${seat} ${history.entries.length}`);
    const menu = menuFor(game, history.state, seat)!;
    addTo(table, {
      kind: 'order',
      seat,
      order: orderFrom(bot, () => viewFor(game, history.state, seat), menu, random),
    });
  }
}

export function newsOf(table: Table, viewer: Viewer): News[] {
  return table.told.map(({ entry, events }, i) => ({
    number: i + 1,
    kind: entry.kind,
    ...(entry.kind === 'takeback'
      ? { seat: null, to: entry.to }
      : { seat: 'seat' in entry ? entry.seat : null }),
    events: eventsFor(table.game, events, viewer) as News['events'],
  }));
}

export function viewOf(table: Table, viewer: Viewer): TableView {
  const summary = summaryOf(table);
  if (table.begun) return { summary, view: viewFor(table.game, table.history.state, viewer) };
  return { summary, view: null, prelude: { viewer, setup: setupInView(table.game, table.setup, viewer) } };
}

export function summaryOf(table: Table): GameSummary {
  const { id, game, begun, title, seats, spectators, takeback, draw } = table;
  const outcome = begun?.state.outcome ?? null;
  const now = new Date().toISOString();
  return {
    id,
    game: game.id,
    scenario: table.setup.scenario,
    title,
    number: table.told.length,
    seats: seats.map(({ side, kind, name, strength }, seat) => ({
      seat,
      side,
      kind,
      name,
      strength,
      timeLeft: null,
    })),
    begun: begun !== null,
    waiting: begun ? [...waitingFor(begun.state)] : [],
    commitment: commitmentOf(table),
    dice: originOf(table),
    seed: outcome && begun!.seed,
    outcome: outcome as GameSummary['outcome'],
    clock: null,
    takeback,
    ...(draw && { draw }),
    ...(table.rematch && { rematch: table.rematch }),
    spectators,
    created: now,
    updated: now,
    now,
  };
}
