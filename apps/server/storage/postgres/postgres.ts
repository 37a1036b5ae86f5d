import { Socket } from 'node:net';
import pg from 'pg';
import {
  type Database,
  DatabaseError,
  type Listener,
  LONG_PATIENCE,
  PATIENCE,
  type Queries,
  SILENT,
} from '../database.ts';

/** Connections of one server process: one writes the log in groups, the others answer questions meanwhile. */
const CONNECTIONS = 8;
const LONGEST_PAUSE = 5000;
/** Milliseconds for a connection, and between two checks whether trouble is over. */
const CONNECT = 3000;
const LOOK_AGAIN = 500;
/** Milliseconds between two signs of life of the connection that only listens. */
const SIGN_OF_LIFE = 10_000;

/** Takes new room on the disk and commits, and leaves nothing behind. */
const WRITE =
  'create temporary table ironfield_probe on commit drop as select * from generate_series(1, 20000)';

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
  private readonly sockets = new Set<Socket>();
  /** Either it does not answer (and nothing is sent until it does), or it answers but cannot write. */
  private silence: DatabaseError | null = null;
  private refusal: DatabaseError | null = null;
  private look: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(url: string) {
    this.settings = {
      connectionString: url,
      application_name: 'ironfield',
      connectionTimeoutMillis: CONNECT,
      query_timeout: PATIENCE,
      keepAlive: true,
      types,
      stream: () => {
        const socket = new Socket();
        this.sockets.add(socket);
        return socket.once('close', () => this.sockets.delete(socket));
      },
    };
    this.pool = new pg.Pool({
      ...this.settings,
      max: CONNECTIONS,
      // Slightly earlier than ours: a statement ended by the server itself has certainly not happened.
      statement_timeout: PATIENCE - 500,
      idle_in_transaction_session_timeout: LONG_PATIENCE,
    });
    // The pool replaces a connection that breaks while idle.
    this.pool.on('error', () => {});
  }

  get trouble(): string | null {
    if (this.silence) return this.silence.message;
    return this.refusal && `The database does not write: ${this.refusal.message}`;
  }

  async query<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.run<Row>(this.pool, sql, values);
  }

  private async run<Row extends object>(
    on: pg.Pool | pg.PoolClient,
    sql: string,
    values?: readonly unknown[],
    patience = PATIENCE,
  ): Promise<Row[]> {
    if (this.silence) throw this.silence;
    const prepared = values && { name: this.nameOf(sql), values: [...values] };
    try {
      return (await on.query<Row>({ text: sql, ...prepared, query_timeout: patience } as pg.QueryConfig))
        .rows;
    } catch (error) {
      throw this.noted(asDatabaseError(error));
    }
  }

  private noted(error: DatabaseError): DatabaseError {
    if (error.message === SILENT) this.silence = error;
    else if (isRefusalToWrite(error)) this.refusal = error;
    if (this.trouble !== null) this.lookAgain();
    return error;
  }

  /** Checks by itself whether trouble is over: requests meanwhile fail at once. */
  private lookAgain(): void {
    if (this.look || this.isClosed) return;
    this.look = setTimeout(async () => {
      try {
        await this.pool.query({
          text: this.refusal ? WRITE : 'select 1',
          query_timeout: CONNECT,
        } as pg.QueryConfig);
        this.silence = null;
        this.refusal = null;
      } catch (error) {
        if (asDatabaseError(error).message !== SILENT) this.silence = null;
      }
      this.look = null;
      if (this.trouble !== null) this.lookAgain();
    }, LOOK_AGAIN);
  }

  /** Statements with a name are parsed and planned once for each connection. */
  private nameOf(sql: string): string {
    const known = this.names.get(sql);
    if (known) return known;
    const name = `s${this.names.size}`;
    this.names.set(sql, name);
    return name;
  }

  async transaction<T>(body: (queries: Queries) => Promise<T>, isLong = false): Promise<T> {
    if (this.silence) throw this.silence;
    const client = await this.pool.connect().catch((error) => {
      throw this.noted(asDatabaseError(error));
    });
    const patience = isLong ? LONG_PATIENCE : PATIENCE;
    let broken = false;
    try {
      await this.run(client, `begin; set local statement_timeout = ${patience - 500}`);
      const result = await body({
        query: <Row extends object>(sql: string, values?: readonly unknown[]) =>
          this.run<Row>(client, sql, values, patience),
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
    this.isClosed = true;
    if (this.look) clearTimeout(this.look);
    await this.pool.end();
    // Nobody waits for the goodbye of a silent database.
    for (const socket of this.sockets) socket.unref();
  }
}

/** A connection of its own for LISTEN, made again whenever it breaks. */
class Ear {
  private readonly settings: pg.ClientConfig;
  private readonly listener: Listener;
  private client: pg.Client | null = null;
  private retry: NodeJS.Timeout | null = null;
  private signs: NodeJS.Timeout | null = null;
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
      if (this.signs) clearInterval(this.signs);
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
    // A listener would not notice that the other side has gone silent.
    this.signs = setInterval(() => client.query('select 1').catch(lost), SIGN_OF_LIFE);
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
    if (this.signs) clearInterval(this.signs);
    // A silent database would not say goodbye.
    await Promise.race([this.client?.end(), new Promise((resolve) => setTimeout(resolve, 1000).unref())]);
  }
}

/** The disk is full, the machine cannot write, or the server only reads. */
function isRefusalToWrite({ code }: DatabaseError): boolean {
  return code !== undefined && (/^(53|58)/.test(code) || code === '25006');
}

const TIMEOUTS =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|.*connection timeout)$/;

function asDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { message, code } = error as { message?: string; code?: string };
  if (message !== undefined && TIMEOUTS.test(message)) return new DatabaseError(SILENT, undefined, error);
  return new DatabaseError(message || String(code ?? error), code, error);
}
