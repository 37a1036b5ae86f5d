import { type Allowance, type CostLimits, DEFAULT_COSTS } from './costs.ts';

export interface ServiceLimits {
  /** Tables kept in memory, apart from those that somebody follows. */
  readonly tablesInMemory: number;
  /** Milliseconds without use after which an unwatched table is dropped from memory. */
  readonly idle: number;
  /** Entries between two snapshots. */
  readonly snapshotEvery: number;
  /** Entries, takebacks and chat messages in one game. */
  readonly entries: number;
  readonly takebacks: number;
  readonly chats: number;
  /** Bytes of all entries of one game, small enough for its file to be imported again. */
  readonly logBytes: number;
  /** Milliseconds between visible actions of a bot that may give secret orders. */
  readonly botBeat: number;
  /** Milliseconds for which a process moves the bots of a game before others may take over. */
  readonly lease: number;
  /** Milliseconds between looks for bots to move, clocks that have run out and tables to drop. */
  readonly tick: number;
  /** Milliseconds between looks for what notifications may have missed. */
  readonly catchUp: number;
  /** Milliseconds without any server after which clocks are moved on by the time that was lost. */
  readonly patience: number;
  /** Milliseconds between looks at the size of the database. */
  readonly measuring: number;
  /** Milliseconds between looks for games to forget. */
  readonly forgetting: number;
  /** Milliseconds between looks for webhooks to call, and for which somebody is waited for before that. */
  readonly hooks: number;
  readonly hookDelay: number;
  /** Milliseconds between looks for games to rate. */
  readonly rating: number;
  /** Milliseconds between looks for rounds that are over. */
  readonly rounds: number;
  /** Limits on long work: setups and files from outside, replays. */
  readonly workshop: WorkshopLimits;
  /** The part of the shared thread that one address and one table may use. */
  readonly costs: CostLimits;
  readonly shelf: ShelfLimits;
  readonly lobby: LobbyLimits;
  readonly identity: IdentityLimits;
  readonly club: ClubLimits;
}

/** The part of the list of open games that belongs to one address. */
export interface LobbyLimits {
  /** Games that it has listed and that have not begun. */
  readonly listings: number;
  /** Listed seats that it has taken in games that have not begun. */
  readonly joins: number;
  /** Milliseconds for a guest to reveal their share of the dice once all seats are taken. */
  readonly diceWhenListed: number;
  readonly diceWhenInvited: number;
}

/** The limits of one identity, from whatever address. */
export interface IdentityLimits {
  readonly devices: number;
  readonly passkeys: number;
  readonly seats: number;
  readonly perMinute: number;
  readonly atOnce: number;
  /** Recovery phrases that are looked at at the same time, for everybody: each takes 32 MB for a moment. */
  readonly phrasesAtOnce: number;
}

/** What one identity may have with others. */
export interface ClubLimits {
  /** People on the watch list, and people who are blocked. */
  readonly acquaintances: number;
  /** Reports that nobody has looked at. */
  readonly reports: number;
  /** Challenges that nobody has taken up, and those of them to one person; milliseconds that one stands. */
  readonly challenges: number;
  readonly challengesToOne: number;
  readonly challengeStands: number;
  /** Tournaments that somebody leads and that are not over. */
  readonly tournaments: number;
}

export interface WorkshopLimits {
  /** Milliseconds and megabytes for one task. */
  readonly time: number;
  readonly memory: number;
  /** Milliseconds for a task that is expected to be short, before it begins again among the others. */
  readonly shortTime: number;
  /** Tasks that are worked on at the same time; those expected to be short have places of their own. */
  readonly atOnce: number;
  readonly shortAtOnce: number;
  /** Tasks that wait for it, altogether and of one asker: all are in memory. */
  readonly waiting: number;
  readonly waitingOfOne: number;
  /** Milliseconds that a task may wait. */
  readonly longestWait: number;
  /** Milliseconds of worker threads for one asker. Heavy users go last, and are cut off when others wait. */
  readonly allowance: Allowance;
}

/** The capacity of a shelf. */
export interface ShelfLimits {
  readonly designs: number;
  /** Versions of one design, and of all together. */
  readonly versions: number;
  readonly allVersions: number;
}

export const SERVICE_LIMITS: ServiceLimits = {
  tablesInMemory: 500,
  idle: 5 * 60_000,
  snapshotEvery: 50,
  entries: 10_000,
  takebacks: 100,
  chats: 5000,
  logBytes: 6 * 1024 * 1024,
  botBeat: 500,
  lease: 10_000,
  tick: 1000,
  catchUp: 5000,
  patience: 10_000,
  measuring: 30_000,
  forgetting: 60 * 60_000,
  hooks: 5000,
  hookDelay: 60_000,
  rating: 5000,
  rounds: 5000,
  workshop: {
    time: 60_000,
    memory: 256,
    shortTime: 2000,
    atOnce: 2,
    shortAtOnce: 1,
    waiting: 40,
    waitingOfOne: 8,
    longestWait: 20_000,
    allowance: { perSecond: 250, atOnce: 20_000 },
  },
  costs: DEFAULT_COSTS,
  shelf: { designs: 1000, versions: 1000, allVersions: 10_000 },
  identity: { devices: 20, passkeys: 10, seats: 5000, perMinute: 60, atOnce: 60, phrasesAtOnce: 4 },
  club: {
    acquaintances: 200,
    reports: 20,
    challenges: 10,
    challengesToOne: 3,
    challengeStands: 14 * 24 * 3600_000,
    tournaments: 3,
  },
  lobby: { listings: 8, joins: 8, diceWhenListed: 10 * 60_000, diceWhenInvited: 3 * 24 * 3600_000 },
};
