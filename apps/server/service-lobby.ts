import type { CreatedGame, CreateRequest, Joined, JoinRequest, Problem } from '@ironfield/client/api.ts';
import { waitingFor } from '@ironfield/kernel/advance.ts';
import type { AnyGame, GameTypes } from '@ironfield/kernel/game.ts';
import type { History } from '@ironfield/kernel/history.ts';
import { parseRecord } from '@ironfield/kernel/record.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { newSeed } from '@ironfield/kernel/seed.ts';
import { scenarioSetup, seatNames } from '@ironfield/kernel/setup.ts';
import type { CoreSetup, CoreState } from '@ironfield/kernel/state.ts';
import type { Logger } from 'pino';
import { malformed, problem } from './problems.ts';
import type { ServiceLimits } from './service-limits.ts';
import type { KeptGame, KeptSeat } from './storage/kept-game.ts';
import type { Store } from './storage/store.ts';
import type { Moment } from './tables/game-time.ts';
import { hashOfText, historyAt } from './tables/loading.ts';
import {
  hashOfSecret,
  isWellFormed,
  newGameId,
  newSecret,
  seatOfInvitation,
  viewerOf,
} from './tables/secrets.ts';
import { summaryOf } from './tables/summary.ts';
import type { Tables } from './tables/tables.ts';
import { fullTime, peopleWaitedFor, runningFor } from './tables/time.ts';
import { BusyError, TooMuchWorkError, type Workshop } from './tables/workshop.ts';

export interface LobbySettings {
  readonly store: Store;
  readonly tables: Tables;
  readonly workshop: Workshop;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly limits: ServiceLimits;
  readonly logger: Logger;
  readonly now: () => Moment;
  readonly onBotDue: (id: string) => void;
}

/** A game about to be created, with as much of it as has been played. */
interface Beginning {
  readonly game: AnyGame;
  readonly setup: CoreSetup;
  readonly seed: string;
  readonly state: Omit<CoreState, 'setup'>;
  readonly entries: readonly string[];
  readonly wishes: Pick<CreateRequest, 'seats' | 'title' | 'clock' | 'spectators'>;
}

/** How games begin, and how people come to their seats. */
export class Lobby {
  private readonly settings: LobbySettings;

  constructor(settings: LobbySettings) {
    this.settings = settings;
  }

  async create(request: CreateRequest): Promise<Result<CreatedGame, Problem>> {
    const game = this.settings.games.get(request.game);
    if (!game) return problem('malformed', `There is no game "${request.game}"`);
    const checked = await this.setupOf(game, request);
    if (!checked.ok) return checked;
    const { setups } = this.settings.tables;
    const setup = setups.shared(hashOfText(JSON.stringify(checked.value)), checked.value);
    const seed = newSeed();
    const history = await this.started(game, setup, seed);
    if (!history) return problem('malformed', 'The game cannot be started from this setup');
    const created = await this.set({ game, setup, seed, state: history.state, entries: [], wishes: request });
    if (!created.ok) return created;
    const { kept, tokens } = created.value;
    // It is going to be used at once, and nobody else can know it yet.
    this.settings.tables.adopt(kept, history);
    return this.answer(kept, tokens);
  }

  private async setupOf(game: AnyGame, request: CreateRequest): Promise<Result<CoreSetup, Problem>> {
    const { scenario, options, setup } = request;
    if ((scenario === undefined) === (setup === undefined)) {
      return problem('malformed', 'Name either a scenario or a setup');
    }
    if (setup !== undefined && options !== undefined) {
      return problem('malformed', 'A setup has its options inside');
    }
    const checked =
      setup === undefined
        ? scenarioSetup(game, scenario!, options)
        : await this.settings.workshop.ask('check', { game: game.id, setup });
    return checked.ok ? checked : malformed(checked.error);
  }

  private async started(game: AnyGame, setup: CoreSetup, seed: string): Promise<History<GameTypes> | null> {
    try {
      const { state } = await this.settings.workshop.ask('begin', { game: game.id, setup, seed });
      return historyAt({ game, setup, seed, entries: [] }, state);
    } catch (error) {
      if (error instanceof BusyError || error instanceof TooMuchWorkError) throw error;
      this.settings.logger.info({ err: error, game: game.id }, 'a game could not be started from its setup');
      return null;
    }
  }

  async import(json: unknown, seats: CreateRequest['seats']): Promise<Result<CreatedGame, Problem>> {
    const { games, limits, workshop } = this.settings;
    const parsed = parseRecord(json);
    if (!parsed.ok) return malformed(parsed.error);
    const { game: id, seed, log, outcome } = parsed.value;
    const game = games.get(id);
    if (!game) return problem('malformed', `There is no game "${id}"`);
    const takebacks = log.filter(({ kind }) => kind === 'takeback').length;
    if (log.length > limits.entries || takebacks > limits.takebacks) {
      return problem('too-large', `The log is too long: at most ${limits.entries} entries can be read`);
    }
    // Whoever has the file knows the seed, and with it every die to come.
    if (!outcome && seats.some(({ kind }) => kind === 'open')) {
      return problem(
        'forbidden',
        'An unfinished game from a file has no open seats: its dice are known to you',
      );
    }
    const verified = await workshop.ask('verify', { record: parsed.value });
    if (!verified.ok) return malformed(verified.error);
    const { setup, state } = verified.value;
    const entries = log.map(({ hash: _hash, ...entry }) => JSON.stringify(entry));
    const created = await this.set({ game, setup, seed, state, entries, wishes: { seats } });
    return created.ok ? this.answer(created.value.kept, created.value.tokens) : created;
  }

  private answer(kept: KeptGame, seats: CreatedGame['seats']): Result<CreatedGame, Problem> {
    if (kept.botDue) this.settings.onBotDue(kept.id);
    return accepted({ summary: summaryOf(kept, this.settings.now()), seats });
  }

  /** Writes down a game of its own. */
  private async set(
    beginning: Beginning,
  ): Promise<Result<{ kept: KeptGame; tokens: CreatedGame['seats'] }, Problem>> {
    const { store, now, limits } = this.settings;
    const { game, setup, seed, state, entries, wishes } = beginning;
    const sides = seatNames(game, setup);
    if (sides.length === 0) return problem('malformed', `There is no scenario "${setup.scenario}"`);
    if (wishes.seats.length !== sides.length) {
      return problem('malformed', `This scenario has ${sides.length} seats, not ${wishes.seats.length}`);
    }
    const { seats, tokens } = seatsFrom(wishes.seats, sides);
    const at = now();
    const text = JSON.stringify(setup);
    const waiting = waitingFor({ ...state, setup });
    const clock = wishes.clock ?? null;
    const people = peopleWaitedFor(seats, waiting);
    const kept: KeptGame = {
      id: newGameId(),
      game: game.id,
      scenario: setup.scenario,
      title: wishes.title ?? null,
      setup: hashOfText(text),
      seed,
      spectators: wishes.spectators ?? true,
      clock,
      created: at.date,
      number: entries.length,
      waiting,
      outcome: state.outcome,
      time: clock && runningFor(people, fullTime(clock, seats), at.time),
      botDue: waiting.some((seat) => seats[seat].kind === 'bot'),
      updated: at.date,
      takeback: null,
      revision: 0,
      chats: 0,
      seats,
    };
    await store.create({ facts: kept, setup: text, standing: kept, seats, entries }, limits.lease);
    return accepted({ kept, tokens });
  }

  /**
   * An invitation is good once: it becomes a secret that nobody knows but the guest, not even the host. A guest who
   * brings that secret has not been told that it worked.
   */
  async join(id: string, request: JoinRequest): Promise<Result<Joined, Problem>> {
    const { store, tables, now } = this.settings;
    const { invitation, name, secret = newSecret() } = request;
    const used = problem('unknown-seat', 'There is no such invitation, or it has been used');
    if (!isWellFormed(id, invitation)) return used;
    if (secret === invitation) return problem('malformed', 'The host knows the invitation; make up a secret');
    for (let tries = 0; tries < 10; tries++) {
      const game = await store.game(id);
      const seat = seatOfInvitation(game, invitation);
      const own = viewerOf(game, secret);
      if (game && !seat && own !== null && own !== 'spectator') {
        return accepted({ seat: own, secret, summary: summaryOf(game, now()) });
      }
      if (!game || !seat) return used;
      if (own !== null) return problem('malformed', 'Another seat has this secret; make up a new one');
      const secretHash = hashOfSecret(secret);
      const seats = game.seats.map((each) =>
        each.seat === seat.seat
          ? { ...each, kind: 'human' as const, name: name ?? null, secretHash, invitationHash: null }
          : each,
      );
      const at = now();
      const time = game.time && runningFor(peopleWaitedFor(seats, game.waiting), game.time.left, at.time);
      if (!(await store.takeSeat(game, seat, secretHash, name ?? null, time))) continue;
      const table = tables.peek(id);
      if (table) tables.heard([id]);
      const joined = { ...game, seats, time, revision: game.revision + 1 };
      return accepted({ seat: seat.seat, secret, summary: summaryOf(joined, at) });
    }
    return problem('unavailable', 'The table is too busy; try again');
  }
}

function seatsFrom(wishes: CreateRequest['seats'], sides: readonly string[]) {
  const tokens: CreatedGame['seats'] = [];
  const seats = wishes.map((wish, seat): KeptSeat => {
    const side = sides[seat];
    const nobody = { seat, side, name: null, strength: null, secretHash: null, invitationHash: null };
    if (wish.kind === 'bot') return { ...nobody, kind: 'bot', strength: wish.strength };
    const token = newSecret();
    const hash = hashOfSecret(token);
    if (wish.kind === 'open') {
      tokens.push({ kind: 'open', seat, invitation: token });
      return { ...nobody, kind: 'open', invitationHash: hash };
    }
    tokens.push({ kind: 'own', seat, secret: token });
    return { ...nobody, kind: 'human', name: wish.name ?? null, secretHash: hash };
  });
  return { seats, tokens };
}

export function refusedSeat(): Result<never, Problem> {
  return refused({ code: 'forbidden', message: 'Whoever watches cannot do this; it takes a seat' });
}
