import { randomUUID } from 'node:crypto';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { AdminStore, KEPT_FOR } from '../admin/admin-store.ts';
import { ChallengeStore } from '../club/challenges/challenge-store.ts';
import { Challenges } from '../club/challenges/challenges.ts';
import { Club } from '../club/club.ts';
import { callHook, type Posted, postInTheOpen } from '../club/hook-caller.ts';
import { HookStore } from '../club/hook-store.ts';
import { Hooks } from '../club/hooks.ts';
import { IdentityStore } from '../club/identity-store.ts';
import { Members } from '../club/members.ts';
import type { MailWay } from '../club/notices/mail-way.ts';
import { NoticeStore } from '../club/notices/notice-store.ts';
import { Notices } from '../club/notices/notices.ts';
import { mailTeller, pushTeller } from '../club/notices/tellers.ts';
import { PasskeyStore } from '../club/passkeys/passkey-store.ts';
import { Passkeys } from '../club/passkeys/passkeys.ts';
import { People } from '../club/people/people.ts';
import { PeopleStore } from '../club/people/people-store.ts';
import { RatingStore } from '../club/rating-store.ts';
import { Ratings } from '../club/ratings.ts';
import { Director } from '../club/tournaments/director.ts';
import { TournamentStore } from '../club/tournaments/tournament-store.ts';
import { Tournaments } from '../club/tournaments/tournaments.ts';
import { Costs } from '../limits/costs.ts';
import { SERVICE_LIMITS, type ServiceLimits } from '../limits/service-limits.ts';
import type { Service } from '../service.ts';
import { ServiceMetrics } from '../service-metrics.ts';
import { Shelves } from '../shelves/shelves.ts';
import { gamesFingerprint } from '../sources.ts';
import { Appender } from '../storage/appender.ts';
import { BattleStore } from '../storage/battle-store.ts';
import type { Database } from '../storage/database.ts';
import { forgetGames } from '../storage/forgetting.ts';
import { Leases } from '../storage/leases.ts';
import { SqlShelfStore } from '../storage/shelf-store.ts';
import { Store } from '../storage/store.ts';
import { sizesOf, upkeep } from '../storage/upkeep.ts';
import { Arrivals } from '../tables/arrivals.ts';
import { Battles } from '../tables/battles/battles.ts';
import { Bots } from '../tables/bots/bots.ts';
import { Clocks } from '../tables/clocks.ts';
import { GameTime } from '../tables/game-time.ts';
import { Moves } from '../tables/moves.ts';
import { Offers } from '../tables/offers.ts';
import { Tables } from '../tables/tables.ts';
import { Ticker } from '../tables/ticker.ts';
import { Workshop } from '../tables/workshop/workshop.ts';
import type { Threads } from '../tables/workshop/workshop-threads.ts';
import { Guard } from './service-guard.ts';
import { Lobby } from './service-lobby.ts';
import { Reception } from './service-reception.ts';
import { Watchdog } from './watchdog.ts';

export interface ServiceSettings {
  /** Closed by its opener, after the service. */
  readonly database: Database;
  readonly games: readonly AnyGame[];
  /** The version named in saved games, such as `ironfield 0.1.0`. */
  readonly version: string;
  readonly logger: Logger;
  /** The registry for the service's counters. */
  readonly registry?: Registry;
  readonly limits?: Partial<ServiceLimits>;
  readonly forget?: Forget;
  /** Milliseconds since 1970, by the clock of the machine; replaced by tests. */
  readonly date?: () => number;
  /** Milliseconds that pass whatever is done to that clock; replaced by tests. */
  readonly steady?: () => number;
  /** Where the operator has named a mail server. */
  readonly mail?: MailWay;
  /** Posts messages to push services; replaced by tests. */
  readonly post?: (url: string, posted: Posted) => Promise<number | null>;
  /** The workshop's threads; replaced by tests. */
  readonly workshopThreads?: Threads;
}

/** Milliseconds after which games are deleted for good; those without a time are kept for ever. */
export interface Forget {
  /** Games that are over, after their end. */
  readonly finishedAfter?: number;
  /** Games that are not, after their last entry. */
  readonly abandonedAfter?: number;
}

/** Games that are forgotten in one go. */
const FORGOTTEN_AT_ONCE = 100;

/** Puts the parts of the service together and starts what goes on by itself: bots, clocks, catching up. */
export async function createService(settings: ServiceSettings): Promise<Service> {
  const { database, version, logger, registry, date = Date.now } = settings;
  const { steady = () => performance.now() } = settings;
  const limits = { ...SERVICE_LIMITS, ...settings.limits };
  const games = new Map(settings.games.map((game) => [game.id, game]));
  const metrics = new ServiceMetrics(registry);
  const process = randomUUID();
  const store = new Store(database, process);
  const leases = new Leases(database, process, limits.lease);
  const appender = new Appender({
    database,
    process,
    leaseTime: limits.lease,
    onCommit(entries, conflicts, seconds) {
      metrics.groups.observe(entries + conflicts);
      metrics.conflicts.inc(conflicts);
      metrics.commits.observe(seconds);
    },
  });
  const time = await GameTime.resumed({ database, steady, patience: limits.patience }, date());
  const now = () => ({ date: date(), time: time.now() });
  const watchdog: Watchdog = new Watchdog({
    logger,
    onStall: (seconds, because) => metrics.stalls.observe({ because }, seconds),
    underWay: () => guard.wishes,
  });
  const costs = new Costs({ ...limits.costs, onWork: (what, ms) => watchdog.note(what, ms) });
  const guard: Guard = new Guard({ store, costs, logger });
  const arrivals = new Arrivals();
  const { workshopThreads: threads } = settings;
  const workshop = new Workshop({
    ...limits.workshop,
    asker: () => costs.asker,
    ...(threads && { threads }),
  });
  const tables = new Tables({
    store,
    games,
    version: `${version} ${gamesFingerprint()}`,
    logger,
    metrics,
    costs,
    workshop,
    limits,
    now,
  });
  const onBotDue = (id: string) => bots.due(id);
  const battles: Battles = new Battles({
    battles: new BattleStore(database, store),
    store,
    tables,
    workshop,
    moves: { add: (...entry) => moves.add(...entry) },
    games,
    limits,
    costs,
    now,
    logger,
    onBotDue,
  });
  const moves: Moves = new Moves({
    tables,
    battles,
    store,
    appender,
    limits,
    metrics,
    costs,
    now,
    onBotDue,
    onOutOfTime: async (table) => {
      await time.beat();
      await clocks.expire(table);
    },
  });
  const offers = new Offers({ tables, store, moves, workshop, limits, now });
  const bots: Bots = new Bots({ tables, moves, leases, logger, metrics, costs, beat: limits.botBeat });
  const identities = new IdentityStore(database, process);
  const hookStore = new HookStore(database);
  const noticeStore = new NoticeStore(database);
  const { mail = null, post = postInTheOpen } = settings;
  const hooks = new Hooks({
    store: hookStore,
    call: callHook,
    tellers: [
      pushTeller({ store: noticeStore, post, secret: () => identities.houseSecret('push'), now: date }),
      ...(mail
        ? [mailTeller({ store: noticeStore, way: mail, secret: () => identities.houseSecret('mail stops') })]
        : []),
    ],
    now: date,
    delay: limits.hookDelay,
    logger,
  });
  const clocks: Clocks = new Clocks({
    database,
    store,
    tables,
    moves,
    time,
    arrivals,
    logger,
    vacationOf: async ({ id }, seat) => ((await identities.vacationOf(id, seat)) ?? 0) - date(),
  });
  const shelfStore = new SqlShelfStore(database);
  const shelves = new Shelves({ store: shelfStore, limits: limits.shelf, now: date });
  const lobby = new Lobby({
    store,
    tables,
    workshop,
    games,
    limits,
    logger,
    now,
    onBotDue,
    asker: () => costs.asker,
  });
  const members = new Members({ identities, gate: guard, lobby, limits: limits.identity, date });
  const peopleStore = new PeopleStore(database);
  const people = new People({ people: peopleStore, members, store, limits: limits.club, date });
  const club = new Club({
    members,
    identities,
    hooks: hookStore,
    store,
    shelves: shelfStore,
    guard,
    limits: limits.identity,
    now,
    onChanged: (games) => tables.heard(games),
  });
  const passkeys = new Passkeys({
    passkeys: new PasskeyStore(database),
    identities,
    members,
    gate: guard,
    limits: limits.identity,
    date,
  });
  const notices = new Notices({
    store: noticeStore,
    members,
    gate: guard,
    secret: (name) => identities.houseSecret(name),
    mail,
    date,
    logger,
  });
  const ratingStore = new RatingStore(database);
  const ratings = new Ratings({
    ratings: ratingStore,
    games,
    tables,
    workshop,
    gate: guard,
    version,
    logger,
  });
  const challenges = new Challenges({
    challenges: new ChallengeStore(database),
    people: peopleStore,
    identities,
    ratings: ratingStore,
    members,
    lobby,
    limits: limits.club,
    now,
  });
  const tournamentStore = new TournamentStore(database);
  const director = new Director({
    tournaments: tournamentStore,
    create: (request) => lobby.create(request),
    date,
    logger,
  });
  const tournaments = new Tournaments({
    tournaments: tournamentStore,
    director,
    members,
    lobby,
    limits: limits.club,
    date,
  });

  const deafen = await database.listen({
    onPayload(payload) {
      const [from, ...ids] = payload.split(' ');
      if (from !== process) tables.heard(ids);
    },
    onGap: () => tables.doubtAll(),
  });
  watchdog.start();
  const ticker = new Ticker(logger);
  ticker.every(limits.tick, 'clocks', () => costs.during('clocks', () => clocks.tick()));
  ticker.every(limits.tick, 'bots', () => bots.tick());
  ticker.every(limits.catchUp, 'battles', () => costs.during('battles', () => battles.tick()));
  ticker.every(limits.tick, 'idle tables', () => costs.during('idle tables', () => tables.sweep()));
  ticker.every(limits.tick, 'paid costs', async () => {
    costs.sweep();
    members.sweep();
    notices.sweep();
  });
  ticker.every(limits.tick, 'late dice', () => costs.during('late dice', () => lobby.reopenSeats()));
  ticker.every(limits.tick, 'upkeep', () => upkeep(database));
  ticker.every(limits.measuring, 'measuring', async () => {
    const { tables, log } = await sizesOf(database);
    metrics.databaseBytes.set({ of: 'tables' }, tables);
    if (log !== null) metrics.databaseBytes.set({ of: 'log' }, log);
    metrics.reports.set(await peopleStore.openReports());
  });
  ticker.every(limits.forgetting, 'removed', async () => {
    await new AdminStore(database).forget(date() - KEPT_FOR);
  });
  ticker.every(limits.hooks, 'webhooks', () => hooks.tick());
  ticker.every(limits.rounds, 'tournaments', () => costs.during('tournaments', () => director.tick()));
  ticker.every(limits.rating, 'ratings', () => costs.during('ratings', () => ratings.tick()));
  ticker.every(limits.catchUp, 'catching up', () => costs.during('catching up', () => tables.catchUp()));
  const { finishedAfter, abandonedAfter } = settings.forget ?? {};
  if (finishedAfter !== undefined || abandonedAfter !== undefined) {
    const before = (after: number | undefined) => (after === undefined ? null : date() - after);
    ticker.every(limits.forgetting, 'forgetting', async () => {
      const old = { finishedBefore: before(finishedAfter), abandonedBefore: before(abandonedAfter) };
      let ids: readonly string[];
      do {
        ids = await forgetGames(database, process, old, FORGOTTEN_AT_ONCE);
        tables.heard(ids);
        if (ids.length > 0) logger.info({ games: ids.length }, 'old games have been forgotten');
      } while (ids.length >= FORGOTTEN_AT_ONCE);
    });
  }

  return new Reception({
    store,
    tables,
    moves,
    offers,
    lobby,
    workshop,
    shelves,
    club,
    passkeys,
    notices,
    ratings,
    people,
    challenges,
    tournaments,
    isSilenced: (game, seat) => identities.isSilenced(game, seat, date()),
    costs,
    guard,
    watchdog,
    arrivals,
    version,
    limits,
    logger,
    now,
    async onClose() {
      watchdog.stop();
      await ticker.stop();
      await clocks.close();
      await deafen();
      await bots.close();
      await battles.close();
      await appender.drained();
      await tables.close();
      await workshop.close();
    },
  });
}
