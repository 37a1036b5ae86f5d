// The meeting place of many machines: a PostgreSQL server, or its embedded sister for one process. pg-boss hands out
// the tasks; two tables of ours hold the plans and the games. A game has one place in its table, so it never counts
// twice.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type Db, fromPglite, PgBoss } from 'pg-boss';
import type { Plan } from '../experiment/plan.ts';
import type { GameLine, Task } from '../play/playing.ts';

/** A server (`postgres://…`), or the folder of an embedded database. */
export type LabPlace = { readonly url: string } | { readonly folder: string };

export const placeOf = (text: string): LabPlace =>
  /^postgres(ql)?:\/\//.test(text) ? { url: text } : { folder: text };

/** A task with the experiment it belongs to. */
export interface Job extends Task {
  readonly plan: string;
}

/** A task in the hands of this process. */
export interface Claim {
  readonly id: string;
  readonly job: Job;
}

const QUEUE = 'games';
const CONNECTIONS = 6;
const CONNECT_MS = 5000;
/** A database that takes longer is silent; what was asked may or may not have happened. */
const PATIENCE_MS = 20_000;

/** Seconds without a sign of life after which others get the task of a worker. */
export const SILENCE_SECONDS = 20;
const LOOK_SECONDS = 5;
/** A worker that has had a task for so long is stuck, even if it shows signs of life. */
const LONGEST_SECONDS = 3600;
/** A game that breaks down is not tried again; a worker that is lost is no fault of its task. */
const RETRIES = 1000;

const TABLES = `
  create schema if not exists ironfield_lab;
  create table if not exists ironfield_lab.plans (id text primary key, plan text not null);
  create table if not exists ironfield_lab.games (
    plan text not null, setting integer not null, game integer not null,
    line text not null, worker text not null,
    primary key (plan, setting, game)
  );
  create table if not exists ironfield_lab.mishaps (plan text not null, message text not null);
`;

interface Connection {
  readonly database: Db;
  readonly isEmbedded: boolean;
  close(): Promise<void>;
}

function connected(place: LabPlace): Connection {
  if ('url' in place) {
    const pool = new pg.Pool({
      connectionString: place.url,
      application_name: 'ironfield-lab',
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    });
    // The pool replaces a connection that breaks while idle.
    pool.on('error', () => {});
    const executeSql: Db['executeSql'] = (text, values) => pool.query(text, values);
    return { database: { executeSql }, isEmbedded: false, close: () => pool.end() };
  }
  mkdirSync(place.folder, { recursive: true });
  const embedded = new PGlite(join(place.folder, 'laboratory'));
  return { database: fromPglite(embedded), isEmbedded: true, close: () => embedded.close() };
}

export class LabDatabase {
  private readonly connection: Connection;
  private readonly boss: PgBoss;

  private constructor(connection: Connection) {
    this.connection = connection;
    this.boss = new PgBoss({
      db: connection.database,
      ...(connection.isEmbedded && { backend: 'pglite' }),
      schema: 'ironfield_lab_tasks',
      schedule: false,
      superviseIntervalSeconds: LOOK_SECONDS,
      monitorIntervalSeconds: LOOK_SECONDS,
      reindex: false,
      monitorVacuum: false,
    });
    // It looks again by itself; whoever asks meanwhile hears of it in the answer.
    this.boss.on('error', () => {});
  }

  static async open(place: LabPlace): Promise<LabDatabase> {
    const connection = connected(place);
    const database = new LabDatabase(connection);
    try {
      // Several may begin at the same time: one after the other makes what is missing.
      await connection.database.executeSql(`begin; select pg_advisory_xact_lock(7233014); ${TABLES} commit;`);
      await database.boss.start();
      await database.boss.createQueue(QUEUE, {
        heartbeatSeconds: SILENCE_SECONDS,
        expireInSeconds: LONGEST_SECONDS,
        retryLimit: RETRIES,
        retryDelay: 0,
      });
      return database;
    } catch (error) {
      await connection.close().catch(() => {});
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false, close: false }).catch(() => {});
    await this.connection.close();
  }

  private async rows<Row>(text: string, values: unknown[]): Promise<Row[]> {
    return (await this.connection.database.executeSql(text, values)).rows as Row[];
  }

  async putPlan(id: string, plan: Plan): Promise<void> {
    await this.rows('insert into ironfield_lab.plans (id, plan) values ($1, $2) on conflict do nothing', [
      id,
      JSON.stringify(plan),
    ]);
  }

  async plan(id: string): Promise<Plan | null> {
    const [row] = await this.rows<{ plan: string }>('select plan from ironfield_lab.plans where id = $1', [
      id,
    ]);
    return row ? (JSON.parse(row.plan) as Plan) : null;
  }

  async send(job: Job): Promise<void> {
    await this.boss.send(QUEUE, job);
  }

  async claim(): Promise<Claim | null> {
    const [job] = await this.boss.fetch<Job>(QUEUE, { batchSize: 1 });
    return job ? { id: job.id, job: job.data } : null;
  }

  /** A sign of life of whoever has the tasks. */
  async touch(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.boss.touch(QUEUE, [...ids]);
  }

  /** All games of the task in one statement, and only those that are not there yet; then the task is over. */
  async finish({ id, job }: Claim, lines: readonly GameLine[], worker: string): Promise<void> {
    await this.rows(
      `insert into ironfield_lab.games (plan, setting, game, line, worker)
       select $1, * , $5 from unnest($2::integer[], $3::integer[], $4::text[])
       on conflict do nothing`,
      [
        job.plan,
        lines.map(({ setting }) => setting),
        lines.map(({ game }) => game),
        lines.map((line) => JSON.stringify(line)),
        worker,
      ],
    );
    await this.boss.complete(QUEUE, id);
  }

  /** A game that breaks down breaks down everywhere: nobody tries it again. */
  async report({ id, job }: Claim, message: string): Promise<void> {
    await this.rows('insert into ironfield_lab.mishaps (plan, message) values ($1, $2)', [job.plan, message]);
    await this.boss.complete(QUEUE, id);
  }

  async mishap(plan: string): Promise<string | null> {
    const [row] = await this.rows<{ message: string }>(
      'select message from ironfield_lab.mishaps where plan = $1 limit 1',
      [plan],
    );
    return row?.message ?? null;
  }

  /** A new run may try again what broke down before. */
  async forgetMishaps(plan: string): Promise<void> {
    await this.rows('delete from ironfield_lab.mishaps where plan = $1', [plan]);
  }

  /** The games of some tasks, as far as they are there. */
  async gamesOf(plan: string, tasks: readonly Task[]): Promise<GameLine[]> {
    const rows = await this.rows<{ line: string }>(
      `select games.line from unnest($2::integer[], $3::integer[], $4::integer[]) as task (setting, first, after)
       join ironfield_lab.games on games.plan = $1 and games.setting = task.setting
         and games.game >= task.first and games.game < task.after`,
      [plan, tasks.map(({ setting }) => setting), tasks.map(({ from }) => from), tasks.map(({ to }) => to)],
    );
    return rows.map(({ line }) => JSON.parse(line) as GameLine);
  }

  /** Games by worker. */
  async workers(plan: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.rows<{ worker: string; games: string | number }>(
      'select worker, count(*) as games from ironfield_lab.games where plan = $1 group by worker order by worker',
      [plan],
    );
    return new Map(rows.map(({ worker, games }) => [worker, Number(games)]));
  }
}
