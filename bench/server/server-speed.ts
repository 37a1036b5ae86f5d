import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresUrl } from '@ironfield/server/storage/testing.ts';
import { median } from '../measure.ts';
import type { Played, Script, Task } from './load.ts';
import { play, ServerProcess } from './processes.ts';

/** The length and the load of a run. */
export interface Effort {
  readonly isQuick: boolean;
  /** Milliseconds that are not measured, and that are. */
  readonly warmUp: number;
  readonly time: number;
  /** Each measurement is made so often, all servers by turns; what is reported is the median. */
  readonly rounds: number;
}

export const QUICK_EFFORT: Effort = { isQuick: true, warmUp: 500, time: 1500, rounds: 1 };
export const FULL_EFFORT: Effort = { isQuick: false, warmUp: 3000, time: 5000, rounds: 3 };

/** Games that are played at the same time as fast as can be, by two clients each. */
const TABLES = 100;
/** More orders a second than any server here takes, to know how many games to keep ready. */
const FASTEST = 12_000;
/** Games that are open at the same time, and the milliseconds that their players think. */
const OPEN = 1000;
const THINKING = 2000;

const IRONFIELD = new URL('./ironfield-server.ts', import.meta.url);
const BOARDGAME_IO = new URL('./boardgame-io-server.ts', import.meta.url);

const SUBJECTS = ['boardgameio', 'pglite', 'postgres'] as const;
type Subject = (typeof SUBJECTS)[number];

interface OpenGames {
  readonly games: number;
  /** For a game that nobody moves, with both players connected. */
  readonly kilobytesPerIdleGame: number;
  /** Orders a second and milliseconds while all of them are played at a calm pace. */
  readonly ordersPerSecond: number;
  readonly p50: number;
  readonly p99: number;
}

export interface ServerSpeed {
  readonly clients: number;
  /** By game. */
  readonly atFullSpeed: Readonly<Record<string, Readonly<Record<Subject, Played>>>>;
  readonly openGames: Readonly<Record<Subject, OpenGames>>;
  /** Times as many orders a second as boardgame.io, and its p99 as many times as long. */
  readonly ratios: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/**
 * Ironfield on both of its databases beside boardgame.io's server in memory: the same clients give the same orders in
 * games of the same length, each side with a process for the server and one for the clients.
 */
export async function serverSpeed(
  scripts: readonly Script[],
  effort: Effort,
  progress: (what: string) => void,
): Promise<ServerSpeed> {
  const atFullSpeed: Record<string, Record<Subject, Played>> = {};
  for (const script of scripts) {
    const rounds: Record<Subject, Played>[] = [];
    for (let round = 1; round <= effort.rounds; round++) {
      progress(`${script.game} through sockets, round ${round} of ${effort.rounds}`);
      rounds.push(await ofEach((subject) => playFast(subject, script, effort)));
    }
    atFullSpeed[script.game] = medians(rounds);
  }
  const openGames = await ofEach((subject) => {
    progress(`${OPEN} open games on ${subject}`);
    return keepOpen(subject, scripts[0], effort);
  });
  const ratios = Object.entries(atFullSpeed).map(([game, played]) => [game, ratiosOf(played)]);
  return { clients: 2 * TABLES, atFullSpeed, openGames, ratios: Object.fromEntries(ratios) };
}

async function ofEach<T>(measure: (subject: Subject) => Promise<T>): Promise<Record<Subject, T>> {
  const results: [Subject, T][] = [];
  for (const subject of SUBJECTS) results.push([subject, await measure(subject)]);
  return Object.fromEntries(results) as Record<Subject, T>;
}

function playFast(subject: Subject, script: Script, { warmUp, time }: Effort): Promise<Played> {
  const spare = Math.ceil(((warmUp + time) / 1000) * (FASTEST / script.orders.length));
  const task = { script, tables: TABLES, games: TABLES + spare, warmUp, time, thinking: 0 };
  return withServer(subject, script, ({ url }) => play({ subject: protocolOf(subject), url, ...task }));
}

function keepOpen(subject: Subject, script: Script, { time }: Effort): Promise<OpenGames> {
  const task = { script, tables: OPEN, games: OPEN, warmUp: THINKING, time, thinking: THINKING };
  return withServer(subject, script, async (server) => {
    const empty = await server.bytesInUse();
    let bytes = 0;
    const { ordersPerSecond, p50, p99 } = await play(
      { subject: protocolOf(subject), url: server.url, ...task },
      async () => {
        bytes = (await server.bytesInUse()) - empty;
      },
    );
    return { games: OPEN, kilobytesPerIdleGame: bytes / OPEN / 1000, ordersPerSecond, p50, p99 };
  });
}

function protocolOf(subject: Subject): Task['subject'] {
  return subject === 'boardgameio' ? 'boardgame.io' : 'ironfield';
}

/** A server of its own for every measurement, so that none inherits what another has left. */
async function withServer<T>(
  subject: Subject,
  { pieces }: Script,
  body: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'ironfield-bench-'));
  const places = {
    boardgameio: async () => ServerProcess.start(BOARDGAME_IO, pieces),
    pglite: async () => ServerProcess.start(IRONFIELD, { data }),
    postgres: async () => ServerProcess.start(IRONFIELD, { databaseUrl: await postgresUrl() }),
  };
  const server = await places[subject]();
  try {
    return await body(server);
  } finally {
    await server.end();
    rmSync(data, { recursive: true, force: true });
  }
}

function medians(rounds: readonly Record<Subject, Played>[]): Record<Subject, Played> {
  const of = (subject: Subject, figure: keyof Played) =>
    median(rounds.map((round) => round[subject][figure]));
  const played = (subject: Subject): Played => ({
    ordersPerSecond: of(subject, 'ordersPerSecond'),
    p50: of(subject, 'p50'),
    p95: of(subject, 'p95'),
    p99: of(subject, 'p99'),
  });
  return Object.fromEntries(SUBJECTS.map((subject) => [subject, played(subject)])) as Record<Subject, Played>;
}

function ratiosOf({ boardgameio, pglite, postgres }: Record<Subject, Played>): Record<string, number> {
  return {
    pgliteOrders: pglite.ordersPerSecond / boardgameio.ordersPerSecond,
    pgliteP99: pglite.p99 / boardgameio.p99,
    postgresOrders: postgres.ordersPerSecond / boardgameio.ordersPerSecond,
    postgresP99: postgres.p99 / boardgameio.p99,
  };
}
