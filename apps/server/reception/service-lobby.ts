import type {
  CreatedGame,
  CreateRequest,
  GameSummary,
  Invited,
  Joined,
  JoinRequest,
  Problem,
  RematchRequest,
  Reopened,
} from '@ironfield/client/api.ts';
import { waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { seatNames, setupInView } from '@ironfield/kernel/play/setup.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { commitmentToShare, newSeed } from '@ironfield/kernel/seed.ts';
import type { CoreSetup, CoreState, Seat } from '@ironfield/kernel/state.ts';
import type { Logger } from 'pino';
import type { ServiceLimits } from '../limits/service-limits.ts';
import { malformed, problem } from '../problems.ts';
import type { KeptGame, KeptSeat } from '../storage/kept-game.ts';
import type { Store } from '../storage/store.ts';
import { isBegun, owesShare, seedOf } from '../tables/dice.ts';
import type { Moment } from '../tables/game-time.ts';
import {
  hashOfSecret,
  isWellFormed,
  newGameId,
  newSecret,
  seatOfInvitation,
  viewerOf,
} from '../tables/secrets.ts';
import { summaryOf } from '../tables/summary.ts';
import type { Table } from '../tables/table.ts';
import { FORGOTTEN, type Tables } from '../tables/tables.ts';
import { fullTime, peopleWaitedFor, runningFor } from '../tables/time.ts';
import type { ImportedGame } from '../tables/workshop/importing.ts';
import { stateOf } from '../tables/workshop/loading.ts';
import { BusyError, type CheckedSetup, TooMuchWorkError } from '../tables/workshop/work.ts';
import type { Workshop } from '../tables/workshop/workshop.ts';
import { LobbyQuota } from './service-lobby-quota.ts';

export interface LobbySettings {
  readonly store: Store;
  readonly tables: Tables;
  readonly workshop: Workshop;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly limits: ServiceLimits;
  readonly logger: Logger;
  readonly now: () => Moment;
  readonly onBotDue: (id: string) => void;
  /** The current asker: an address, or '' for the server itself. */
  readonly asker: () => string;
}

type Wishes = Pick<CreateRequest, 'seats' | 'title' | 'clock' | 'spectators' | 'listed'>;

/** Games in the list of open ones, and how long they stay there. */
const OPEN_AT_ONCE = 50;
const OPEN_FOR = 7 * 24 * 3600 * 1000;
/** The database is asked at most once in this many milliseconds. */
const OPEN_AGAIN = 1000;
/** Games whose seats become open again in one go. */
const REOPENED_AT_ONCE = 20;

/** A game about to be created, before the database is asked. */
interface Draft {
  readonly kept: KeptGame;
  readonly tokens: CreatedGame['seats'];
}

/** Creates games and seats people. */
export class Lobby {
  private readonly settings: LobbySettings;
  /** The list of open games as it was last asked for. */
  private opened: { readonly at: number; readonly games: Promise<KeptGame[]> } | null = null;

  private readonly quota: LobbyQuota;

  constructor(settings: LobbySettings) {
    this.settings = settings;
    this.quota = new LobbyQuota({ ...settings, openFor: OPEN_FOR });
  }

  create(request: CreateRequest): Promise<Result<CreatedGame, Problem>> {
    const isListed = request.listed === true && request.seats.some(({ kind }) => kind === 'open');
    return isListed ? this.quota.listing(() => this.setUp(request)) : this.setUp(request);
  }

  private async setUp(request: CreateRequest): Promise<Result<CreatedGame, Problem>> {
    const game = this.settings.games.get(request.game);
    if (!game) return problem('malformed', `There is no game "${request.game}"`);
    const checked = await this.setupOf(game, request);
    if (!checked.ok) return checked;
    const { text, hash } = checked.value;
    const setup = this.settings.tables.setups.shared(game, text, hash);
    const draft = this.draft(game, setup, request, { dice: 'shared', seed: null, house: newSeed() });
    if (!draft.ok) return draft;
    const made = await this.make(game, setup, draft.value.kept);
    return made.ok ? this.answer(made.value, draft.value.tokens) : made;
  }

  private async make(game: AnyGame, setup: CoreSetup, draft: KeptGame): Promise<Result<KeptGame, Problem>> {
    const seed = seedOf(draft);
    // Dice of no consequence show whether it can be played at all.
    const state = await this.started(game, setup, seed ?? newSeed());
    if (!state) return problem('malformed', 'The game cannot be started from this setup');
    const kept = seed === null ? draft : begun(draft, standingIn(state), this.settings.now());
    await this.write(kept, setup, '[]');
    // It will be used at once, and nobody else can know it yet.
    this.settings.tables.adopt(kept, { game, setup }, seed === null ? null : { seed, number: 0, state });
    return accepted(kept);
  }

  /**
   * The same battle again with the same people. The first to ask sets it up; the other seats open only to the people
   * who held them. Needs exclusive access.
   */
  async rematch(table: Table, seat: Seat, request: RematchRequest): Promise<Result<Joined, Problem>> {
    const { store } = this.settings;
    if (!table.kept.outcome) return problem('not-asked', 'There is a rematch when the game is over');
    const claim = { ...request, secret: request.secret ?? newSecret() };
    return this.untilNoConflict(async () => {
      const { rematch } = table.kept;
      const next = rematch && (await store.game(rematch.game));
      if (next) return this.takeAgain(next, seat, claim);
      const made = await this.again(table, seat, claim);
      if (!made.ok) return made;
      const offer = { by: seat, game: made.value.id };
      if (!(await store.offerRematch(table.kept, offer))) {
        // Another request was faster; nobody will hear of this one.
        await this.settings.tables.refresh(table);
        return null;
      }
      table.change({ rematch: offer, revision: table.kept.revision + 1 });
      if (made.value.botDue) this.settings.onBotDue(made.value.id);
      return accepted({ seat, secret: claim.secret, summary: this.summary(made.value) });
    });
  }

  /** The game that follows a finished one, with one of its people seated. */
  private again(table: Table, seat: Seat, claim: Claim): Promise<Result<KeptGame, Problem>> {
    const { game, setup, kept } = table;
    const seats = kept.seats.map(({ kind, strength }, each): CreateRequest['seats'][number] => {
      if (kind === 'bot') return { kind, strength: strength! };
      return { kind: each === seat ? 'own' : 'open' };
    });
    const { title, clock, spectators } = kept;
    const wishes = { seats, spectators, ...(title !== null && { title }), ...(clock && { clock }) };
    const draft = this.draft(game, setup, wishes, { dice: 'shared', seed: null, house: newSeed() });
    if (!draft.ok) return Promise.resolve(draft);
    const taken = draft.value.kept.seats.map((each): KeptSeat => {
      if (each.seat === seat) return sittingAt(each, claim);
      return { ...each, name: kept.seats[each.seat].name, invitationHash: null };
    });
    return this.make(game, setup, { ...draft.value.kept, seats: taken });
  }

  private async takeAgain(next: KeptGame, seat: Seat, claim: Claim): Promise<Result<Joined, Problem> | null> {
    const own = next.seats[seat];
    if (viewerOf(next, claim.secret) === seat)
      return accepted({ seat, secret: claim.secret, summary: this.summary(next) });
    if (own.kind !== 'open') return problem('forbidden', 'Your seat at the rematch is taken already');
    const changed = await this.change(next, sittingAt(own, claim));
    if (!changed?.ok) return changed;
    return accepted({ seat, secret: claim.secret, summary: this.summary(changed.value) });
  }

  private async setupOf(game: AnyGame, request: CreateRequest): Promise<Result<CheckedSetup, Problem>> {
    const { scenario, options, setup, battles } = request;
    if ((scenario === undefined) === (setup === undefined)) {
      return problem('malformed', 'Name either a scenario or a setup');
    }
    if (setup !== undefined && options !== undefined) {
      return problem('malformed', 'A setup has its options inside');
    }
    const checked = await this.settings.workshop.ask('check', {
      game: game.id,
      setup,
      scenario,
      options,
      battles,
    });
    return checked.ok ? checked : malformed(checked.error);
  }

  private async started(game: AnyGame, setup: CoreSetup, seed: string): Promise<CoreState | null> {
    const { workshop, tables } = this.settings;
    try {
      const { text } = tables.setups.written(setup);
      return stateOf(game, setup, await workshop.ask('begin', { game: game.id, setup: text, seed }));
    } catch (error) {
      if (error instanceof BusyError || error instanceof TooMuchWorkError) throw error;
      this.settings.logger.info({ err: error, game: game.id }, 'a game could not be started from its setup');
      return null;
    }
  }

  async import(body: Uint8Array): Promise<Result<CreatedGame, Problem>> {
    const { games, limits, workshop, tables } = this.settings;
    const { entries, takebacks } = limits;
    const read = await workshop.ask('import', { body, limits: { entries, takebacks } });
    if (!read.ok) return read;
    const { seats, seed } = read.value;
    const game = games.get(read.value.game);
    if (!game) return problem('malformed', `There is no game "${read.value.game}"`);
    const setup = tables.setups.shared(game, read.value.setup.text, read.value.setup.hash);
    const draft = this.draft(game, setup, { seats }, { dice: 'file', seed, house: null });
    if (!draft.ok) return draft;
    const started = begun(draft.value.kept, read.value, this.settings.now());
    const kept = { ...proven(started, read.value), number: read.value.number };
    await this.write(kept, setup, read.value.entries);
    return this.answer(kept, draft.value.tokens);
  }

  private answer(kept: KeptGame, seats: CreatedGame['seats']): Result<CreatedGame, Problem> {
    if (kept.botDue) this.settings.onBotDue(kept.id);
    return accepted({ summary: summaryOf(kept, this.settings.now()), seats });
  }

  private draft(
    game: AnyGame,
    setup: CoreSetup,
    wishes: Wishes,
    dice: Pick<KeptGame, 'dice' | 'seed' | 'house'>,
  ): Result<Draft, Problem> {
    const sides = seatNames(game, setup);
    if (sides.length === 0) return problem('malformed', `There is no scenario "${setup.scenario}"`);
    if (wishes.seats.length !== sides.length) {
      return problem('malformed', `This scenario has ${sides.length} seats, not ${wishes.seats.length}`);
    }
    const { seats, tokens } = seatsFrom(wishes.seats, sides);
    const at = this.settings.now();
    const clock = wishes.clock ?? null;
    const id = newGameId();
    const isListed = wishes.listed === true && seats.some(({ kind }) => kind === 'open');
    const kept: KeptGame = {
      id,
      game: game.id,
      scenario: setup.scenario,
      title: wishes.title ?? null,
      setup: this.settings.tables.setups.written(setup).hash,
      ...dice,
      spectators: wishes.spectators ?? true,
      listed: wishes.listed ?? false,
      clock,
      created: at.date,
      number: 0,
      counts: null,
      waiting: [],
      outcome: null,
      time: clock && runningFor([], fullTime(clock, seats), at.time),
      botDue: false,
      updated: at.date,
      takeback: null,
      draw: null,
      rematch: null,
      // Unlisted games are independent of each other.
      host: isListed ? (this.quota.asker ?? id) : null,
      diceDue: null,
      revision: 0,
      chats: 0,
      seats,
      within: null,
      battles: [],
    };
    return accepted({ kept, tokens });
  }

  private async write(kept: KeptGame, setup: CoreSetup, entries: string): Promise<void> {
    const { store, limits, tables } = this.settings;
    const { text } = tables.setups.written(setup);
    await store.create(
      { facts: kept, setup: text, standing: kept, seats: kept.seats, entries },
      limits.lease,
    );
  }

  /** Games that anyone may join. */
  async open(): Promise<Result<readonly GameSummary[], Problem>> {
    const { store, now } = this.settings;
    const { date } = now();
    if (!this.opened || Math.abs(date - this.opened.at) > OPEN_AGAIN) {
      this.opened = { at: date, games: store.openGames(date - OPEN_FOR, OPEN_AT_ONCE) };
      this.opened.games.catch(() => {
        this.opened = null;
      });
    }
    return accepted((await this.opened.games).map((game) => this.summary(game)));
  }

  async invited(id: string, invitation: string): Promise<Result<Invited, Problem>> {
    const { store, tables, games, now } = this.settings;
    const game = isWellFormed(id, invitation) ? await store.game(id) : null;
    const seat = seatOfInvitation(game, invitation);
    if (!game || !seat) return NO_INVITATION;
    const setup = await tables.setups.find(store, games.get(game.game), game.setup);
    return accepted({
      seat: seat.seat,
      summary: summaryOf(game, now()),
      setup: setupInView(games.get(game.game)!, setup, 'spectator'),
    });
  }

  /**
   * An invitation works once: it is exchanged for a secret that only the guest knows, not even the host. A guest who
   * repeats that secret did not get the answer.
   */
  async join(id: string, request: JoinRequest): Promise<Result<Joined, Problem>> {
    const { invitation, name, secret = newSecret(), commitment } = request;
    if ((invitation === undefined) === (request.seat === undefined)) {
      return problem('malformed', 'Bring an invitation, or name a seat of a listed game');
    }
    if (!isWellFormed(id, invitation)) return NO_INVITATION;
    if (secret === invitation) return problem('malformed', 'The host knows the invitation; make up a secret');
    const claim = { name, secret, commitment };
    return this.untilNoConflict(async () => {
      const game = await this.settings.store.game(id);
      const seat =
        invitation === undefined ? listedSeat(game, request.seat) : seatOfInvitation(game, invitation);
      const own = viewerOf(game, secret);
      if (game && !seat && own !== null && own !== 'spectator') {
        return accepted({ seat: own, secret, summary: this.summary(game) });
      }
      if (!game || !seat) return NO_INVITATION;
      if (own !== null) return problem('malformed', 'Another seat has this secret; make up a new one');
      if (invitation !== undefined) return this.sitDown(game, seat, claim, null);
      return this.quota.join(() => this.sitDown(game, seat, claim, this.quota.asker));
    });
  }

  /** Whether a battle can be set up, and fought by two. */
  async checkForTwo(request: CreateRequest): Promise<Result<Record<string, never>, Problem>> {
    const game = this.settings.games.get(request.game);
    if (!game) return problem('malformed', `There is no game "${request.game}"`);
    const checked = await this.setupOf(game, request);
    if (!checked.ok) return checked;
    const { text, hash } = checked.value;
    const sides = seatNames(game, this.settings.tables.setups.shared(game, text, hash));
    return sides.length === 2 ? accepted({}) : problem('illegal', 'It must be a battle for two');
  }

  /** Somebody whom others have let in takes an open seat, as a guest without an invitation. */
  async sitReserved(id: string, seat: Seat, claim: Claim): Promise<Result<Joined, Problem>> {
    return this.untilNoConflict(async () => {
      const game = await this.settings.store.game(id);
      const own = viewerOf(game, claim.secret);
      if (game && own === seat) return accepted({ seat, secret: claim.secret, summary: this.summary(game) });
      const open = game?.seats.find((each) => each.seat === seat && each.kind === 'open');
      if (!game || !open) return problem('full', 'This seat is taken already');
      if (own !== null && own !== 'spectator')
        return problem('malformed', 'Another seat has this secret; make up a new one');
      return this.sitDown(game, open, claim, null);
    });
  }

  private async sitDown(
    game: KeptGame,
    seat: KeptSeat,
    { name, secret, commitment }: Claim,
    takenBy: string | null,
  ): Promise<Result<Joined, Problem> | null> {
    // Once a secret is told, somebody who knows it could make up another to suit it.
    const isTold = game.seats.some(({ share }) => share !== null);
    const promised = game.dice === 'shared' && !isTold ? { commitment } : {};
    const changed = await this.change(game, { ...sittingAt(seat, { name, secret, ...promised }), takenBy });
    if (!changed?.ok) return changed;
    return accepted({ seat: seat.seat, secret, summary: this.summary(changed.value) });
  }

  /** A seat's share of the dice. Nobody is told it before the game is over. */
  async share(id: string, seat: Seat, secret: string): Promise<Result<GameSummary, Problem>> {
    return this.untilNoConflict(async () => {
      const game = await this.settings.store.game(id);
      if (!game) return refused(FORGOTTEN);
      const own = game.seats[seat];
      if (own.commitment === null) return problem('not-asked', 'This seat adds nothing to the dice');
      if (game.seats.some(({ kind }) => kind === 'open')) {
        return problem('not-asked', 'Too early: what a seat adds is told when all seats are taken');
      }
      if (commitmentToShare(seat, secret) !== own.commitment) {
        return problem('illegal', 'This is not what the seat has committed itself to');
      }
      if (own.share !== null) return accepted(this.summary(game));
      const changed = await this.change(game, { ...own, share: secret });
      return changed?.ok ? accepted(this.summary(changed.value)) : changed;
    });
  }

  /**
   * Reopens a guest's seat with a new invitation, because the guest knows the old one. Only before the game begins, and
   * only for its host.
   */
  async reopen(id: string, host: Seat, seat: Seat): Promise<Result<Reopened, Problem>> {
    const invitation = newSecret();
    return this.asHost(id, host, async (game) => {
      const guest = game.seats[seat];
      if (!guest || (guest.usedInvitation ?? guest.invitationHash) === null) return NO_GUEST;
      const open = { ...reopened(guest), invitationHash: hashOfSecret(invitation) };
      const changed = await this.change(game, open);
      return changed?.ok ? accepted({ seat, invitation, summary: this.summary(changed.value) }) : changed;
    });
  }

  /** A guest gives their seat back before the game begins; the invitation that they came with is good again. */
  async standUp(id: string, seat: Seat): Promise<Result<GameSummary, Problem>> {
    return this.beforeItBegins(id, async (game) => {
      const guest = game.seats[seat];
      if (guest.usedInvitation === null)
        return problem('forbidden', 'Only a guest can leave: you have set this game up');
      const changed = await this.change(game, reopened(guest));
      this.opened = null;
      return changed?.ok ? accepted(this.summary(changed.value)) : changed;
    });
  }

  /** The game leaves the list; invitations to it stay good. */
  async withdraw(id: string, host: Seat): Promise<Result<GameSummary, Problem>> {
    return this.asHost(id, host, async (game) => {
      if (!game.listed) return accepted(this.summary(game));
      const changed = await this.changeTo(game, { ...game, listed: false, host: null });
      this.opened = null;
      return changed?.ok ? accepted(this.summary(changed.value)) : changed;
    });
  }

  /** For the host of a game that has not begun. */
  private asHost<T>(
    id: string,
    host: Seat,
    body: (game: KeptGame) => Promise<Result<T, Problem> | null>,
  ): Promise<Result<T, Problem>> {
    return this.beforeItBegins(id, async (game) => {
      const isGuest = game.seats[host].usedInvitation !== null;
      return isGuest ? problem('forbidden', 'Only whoever has set the game up can do this') : body(game);
    });
  }

  private beforeItBegins<T>(
    id: string,
    body: (game: KeptGame) => Promise<Result<T, Problem> | null>,
  ): Promise<Result<T, Problem>> {
    return this.untilNoConflict(async () => {
      const game = await this.settings.store.game(id);
      if (!game) return refused(FORGOTTEN);
      if (isBegun(game)) return problem('not-asked', 'The game has begun: now everybody keeps their seat');
      return body(game);
    });
  }

  /** Reopens the seats of guests who did not reveal their share of the dice in time. */
  async reopenSeats(): Promise<void> {
    const { store, now } = this.settings;
    for (const id of await store.diceOverdue(now().time, REOPENED_AT_ONCE)) {
      await this.untilNoConflict(async () => {
        const game = await store.game(id);
        if (!game || game.diceDue === null || game.diceDue >= now().time) return accepted(null);
        const seats = game.seats.map((seat) => (isLate(seat) ? reopened(seat) : seat));
        return this.changeTo(game, { ...game, seats });
      });
    }
  }

  private change(before: KeptGame, seat: KeptSeat): Promise<Result<KeptGame, Problem> | null> {
    const seats = before.seats.map((each) => (each.seat === seat.seat ? seat : each));
    return this.changeTo(before, { ...before, seats });
  }

  /** The deadline for guests to reveal their share of the dice. It runs from the moment the last seat is taken. */
  private diceDueIn({ seats, listed, diceDue }: KeptGame): number | null {
    if (seats.some(({ kind }) => kind === 'open') || !seats.some(isLate)) return null;
    const { diceWhenListed, diceWhenInvited } = this.settings.limits.lobby;
    return diceDue ?? Math.floor(this.settings.now().time) + (listed ? diceWhenListed : diceWhenInvited);
  }

  /** With other seats, or off the list; where that was all it has waited for, it begins. `null`: others were faster. */
  private async changeTo(before: KeptGame, after: KeptGame): Promise<Result<KeptGame, Problem> | null> {
    const { store, tables, games, limits, now, onBotDue } = this.settings;
    let game: KeptGame = { ...after, revision: before.revision + 1 };
    if (isBegun(before)) {
      const people = peopleWaitedFor(game.seats, game.waiting);
      game = { ...game, time: game.time && runningFor(people, game.time.left, now().time) };
    } else if (isBegun(game)) {
      const rules = games.get(game.game);
      const setup = await tables.setups.find(store, rules, game.setup);
      const state = rules && (await this.started(rules, setup, seedOf(game)!));
      if (!state) return problem('version', 'The game cannot be started by the rules of today');
      const at = now();
      game = begun({ ...game, updated: at.date }, standingIn(state), at);
    } else {
      game = { ...game, diceDue: this.diceDueIn(game) };
    }
    if (!(await store.changeSeats(before, game, limits.lease))) return null;
    tables.heard([game.id]);
    if (game.botDue && !before.botDue) onBotDue(game.id);
    return accepted(game);
  }

  private summary(game: KeptGame): GameSummary {
    return summaryOf(game, this.settings.now());
  }

  private async untilNoConflict<T>(
    body: () => Promise<Result<T, Problem> | null>,
  ): Promise<Result<T, Problem>> {
    for (let tries = 0; tries < 10; tries++) {
      const outcome = await body();
      if (outcome) return outcome;
    }
    return problem('unavailable', 'The table is too busy; try again');
  }
}

/** An open seat that anyone may take. */
const listedSeat = (game: KeptGame | null, seat: Seat | undefined): KeptSeat | null =>
  game?.listed ? (game.seats.find((each) => each.seat === seat && each.kind === 'open') ?? null) : null;

/** A person's name and keys for a seat. */
interface Claim {
  readonly secret: string;
  readonly name?: string | undefined;
  readonly commitment?: string | undefined;
}

const sittingAt = (seat: KeptSeat, { secret, name, commitment }: Claim): KeptSeat => ({
  ...seat,
  kind: 'human',
  name: name ?? null,
  secretHash: hashOfSecret(secret),
  invitationHash: null,
  usedInvitation: seat.invitationHash,
  commitment: commitment ?? null,
});

/** A guest who has not revealed their share of the dice. The host cannot be late. */
const isLate = (seat: KeptSeat): boolean => seat.usedInvitation !== null && owesShare(seat);

/** The seat of a guest as it was before they came. */
const reopened = (seat: KeptSeat): KeptSeat => ({
  ...seat,
  kind: 'open',
  name: null,
  secretHash: null,
  invitationHash: seat.usedInvitation,
  usedInvitation: null,
  commitment: null,
  share: null,
  takenBy: null,
});

const NO_GUEST = problem('illegal', 'Nobody else was invited to this seat: it cannot be opened again');

const NO_INVITATION = problem('unknown-seat', 'There is no such invitation, or it has been used');

const standingIn = (state: CoreState): Pick<KeptGame, 'waiting' | 'outcome'> => ({
  waiting: waitingFor(state),
  outcome: state.outcome,
});

/** The game as it stands when its dice are there. */
function begun(
  game: KeptGame,
  { waiting, outcome }: Pick<KeptGame, 'waiting' | 'outcome'>,
  at: Moment,
): KeptGame {
  const people = peopleWaitedFor(game.seats, waiting);
  return {
    ...game,
    // From here on, nobody needs to know who listed it.
    host: null,
    diceDue: null,
    seats: game.seats.map((seat) => ({ ...seat, takenBy: null })),
    waiting,
    outcome,
    time: game.time && runningFor(people, game.time.left, at.time),
    botDue: waiting.some((seat) => game.seats[seat].kind === 'bot'),
  };
}

/** A file's proof about its dice. A game that continues proves nothing: its dice are known. */
function proven(game: KeptGame, { outcome, dice }: ImportedGame): KeptGame {
  if (!outcome || dice?.shares.length !== game.seats.length) return game;
  const seats = game.seats.map((seat, index) => {
    const share = dice.shares[index];
    return share ? { ...seat, commitment: share.commitment, share: share.secret } : seat;
  });
  return { ...game, house: dice.house, seats };
}

function seatsFrom(wishes: CreateRequest['seats'], sides: readonly string[]) {
  const tokens: CreatedGame['seats'] = [];
  const seats = wishes.map((wish, seat): KeptSeat => {
    const side = sides[seat];
    const nobody = {
      seat,
      side,
      name: null,
      strength: null,
      secretHash: null,
      invitationHash: null,
      commitment: null,
      share: null,
      takenBy: null,
      usedInvitation: null,
    };
    if (wish.kind === 'bot') return { ...nobody, kind: 'bot', strength: wish.strength };
    const token = newSecret();
    const hash = hashOfSecret(token);
    if (wish.kind === 'open') {
      tokens.push({ kind: 'open', seat, invitation: token });
      return { ...nobody, kind: 'open', invitationHash: hash };
    }
    tokens.push({ kind: 'own', seat, secret: token });
    const { name = null, commitment = null } = wish;
    return { ...nobody, kind: 'human', name, secretHash: hash, commitment };
  });
  return { seats, tokens };
}

export function refusedSeat(): Result<never, Problem> {
  return refused({ code: 'forbidden', message: 'Whoever watches cannot do this; it takes a seat' });
}
