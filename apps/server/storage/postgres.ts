import pg from 'pg';
import { type Database, DatabaseError, type Listener, type Queries } from './database.ts';

/** Connections of one server process: one writes the log in groups, the others answer questions meanwhile. */
const CONNECTIONS = 8;
const LONGEST_PAUSE = 5000;

/** 64-bit numbers hold milliseconds and counts here, which JavaScript numbers hold exactly. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

export async function openPostgres(url: string): Promise<Database> {
  const database = new Postgres(url);
  try {
    await database.query('select 1');
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

class Postgres implements Database {
  readonly kind = 'postgres';
  /** Never: connections that are lost are made again. */
  readonly failure = new Promise<never>(() => {});
  private readonly settings: pg.PoolConfig;
  private readonly pool: pg.Pool;
  private readonly names = new Map<string, string>();

  constructor(url: string) {
    this.settings = {
      connectionString: url,
      application_name: 'ironfield',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      types,
    };
    this.pool = new pg.Pool({ ...this.settings, max: CONNECTIONS, statement_timeout: 30_000 });
    // A connection that breaks while nobody uses it is replaced by the pool.
    this.pool.on('error', () => {});
  }

  async query<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.run<Row>(this.pool, sql, values);
  }

  private async run<Row extends object>(
    on: pg.Pool | pg.PoolClient,
    sql: string,
    values?: readonly unknown[],
  ): Promise<Row[]> {
    try {
      if (!values) return (await on.query<Row>(sql)).rows;
      return (await on.query<Row>({ name: this.nameOf(sql), text: sql, values: [...values] })).rows;
    } catch (error) {
      throw asDatabaseError(error);
    }
  }

  /** Statements with a name are parsed and planned once for each connection. */
  private nameOf(sql: string): string {
    const known = this.names.get(sql);
    if (known) return known;
    const name = `s${this.names.size}`;
    this.names.set(sql, name);
    return name;
  }

  async transaction<T>(body: (queries: Queries) => Promise<T>): Promise<T> {
    const client = await this.pool.connect().catch((error) => Promise.reject(asDatabaseError(error)));
    let broken = false;
    try {
      await this.run(client, 'begin');
      const result = await body({
        query: <Row extends object>(sql: string, values?: readonly unknown[]) =>
          this.run<Row>(client, sql, values),
      });
      await this.run(client, 'commit');
      return result;
    } catch (error) {
      await this.run(client, 'rollback').catch(() => {
        broken = true;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async listen(listener: Listener): Promise<() => Promise<void>> {
    const ear = new Ear(this.settings, listener);
    await ear.connect();
    return () => ear.close();
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

/** A connection of its own for LISTEN, made again whenever it breaks. */
class Ear {
  private readonly settings: pg.ClientConfig;
  private readonly listener: Listener;
  private client: pg.Client | null = null;
  private retry: NodeJS.Timeout | null = null;
  private pause = 100;
  private isClosed = false;

  constructor(settings: pg.ClientConfig, listener: Listener) {
    this.settings = settings;
    this.listener = listener;
  }

  async connect(): Promise<void> {
    const client = new pg.Client(this.settings);
    client.on('notification', ({ payload }) => this.listener.onPayload(payload ?? ''));
    let isLost = false;
    const lost = () => {
      if (isLost) return;
      isLost = true;
      client.end().catch(() => {});
      if (this.client === client) this.client = null;
      this.reconnect();
    };
    client.on('error', lost);
    client.on('end', lost);
    try {
      await client.connect();
      await client.query('listen ironfield');
    } catch (error) {
      isLost = true;
      client.end().catch(() => {});
      throw asDatabaseError(error);
    }
    this.client = client;
    this.pause = 100;
    if (this.isClosed) await this.close();
  }

  private reconnect(): void {
    if (this.isClosed) return;
    this.retry = setTimeout(() => {
      this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
      this.connect().then(
        () => this.listener.onGap(),
        () => this.reconnect(),
      );
    }, this.pause);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.retry) clearTimeout(this.retry);
    await this.client?.end();
  }
}

function asDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { message, code } = error as { message?: string; code?: string };
  return new DatabaseError(message || String(code ?? error), code, error);
}
