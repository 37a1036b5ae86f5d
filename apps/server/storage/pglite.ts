import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Database, DatabaseError, type Listener, type Queries } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import type { FromWorker, PglitePlace, ToWorker } from './pglite-messages.ts';

interface Pending {
  readonly resolve: (rows: object[]) => void;
  readonly reject: (error: Error) => void;
}

/** PGlite in a thread of its own, so that neither its work nor the disk holds up anybody else. */
export async function openPglite(folder: string | null, image?: string): Promise<Database> {
  const data = folder === null ? null : join(folder, 'database');
  if (data !== null) mkdirSync(data, { recursive: true });
  const unlock = folder === null ? () => {} : lockFolder(folder);
  try {
    const database = new Pglite({ folder: data, image }, unlock);
    await database.opened;
    return database;
  } catch (error) {
    unlock();
    throw error;
  }
}

class Pglite implements Database {
  readonly kind = 'pglite';
  readonly opened: Promise<void>;
  readonly failure: Promise<DatabaseError>;
  private readonly worker: Worker;
  private readonly unlock: () => void;
  private readonly pending = new Map<number, Pending>();
  private readonly listeners = new Set<Listener>();
  private readonly closed: Promise<void>;
  private nextId = 0;
  /** Set while a transaction has the one connection to itself. */
  private transactionEnd: Promise<void> | null = null;
  private stopped: DatabaseError | null = null;
  private isClosing = false;

  constructor(place: PglitePlace, unlock: () => void) {
    this.unlock = unlock;
    this.worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: place });
    const { promise: opened, resolve: isOpen, reject: isNotOpen } = Promise.withResolvers<void>();
    const { promise: closed, resolve: isClosed } = Promise.withResolvers<void>();
    const { promise: failure, resolve: hasFailed } = Promise.withResolvers<DatabaseError>();
    this.opened = opened;
    this.failure = failure;
    this.closed = closed;
    this.worker.on('message', (message: FromWorker) => {
      if (message.type === 'open') isOpen();
      else this.hear(message);
    });
    const stop = (reason: string, cause?: unknown) => {
      this.stopped ??= new DatabaseError(reason, undefined, cause);
      isNotOpen(this.stopped);
      if (!this.isClosing) hasFailed(this.stopped);
      for (const { reject } of this.pending.values()) reject(this.stopped);
      this.pending.clear();
    };
    this.worker.on('error', (error) => stop(`The database has failed: ${String(error)}`, error));
    this.worker.on('exit', () => {
      stop(this.isClosing ? 'The database is closed' : 'The database has ended unexpectedly');
      isClosed();
    });
  }

  private hear(message: FromWorker): void {
    if (message.type === 'heard') for (const { onPayload } of this.listeners) onPayload(message.payload);
    if (message.type !== 'rows' && message.type !== 'failed') return;
    const pending = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (message.type === 'rows') pending?.resolve(message.rows);
    else pending?.reject(new DatabaseError(message.message, message.code));
  }

  async query<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    while (this.transactionEnd) await this.transactionEnd;
    return (await this.ask(sql, values)) as Row[];
  }

  private ask(sql: string, values: readonly unknown[] | null): Promise<object[]> {
    if (this.stopped) return Promise.reject(this.stopped);
    const id = this.nextId++;
    this.send({ type: 'query', id, sql, values });
    return new Promise((resolve, reject) => this.pending.set(id, { resolve, reject }));
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  async transaction<T>(body: (queries: Queries) => Promise<T>): Promise<T> {
    while (this.transactionEnd) await this.transactionEnd;
    const { promise, resolve: end } = Promise.withResolvers<void>();
    this.transactionEnd = promise;
    const queries: Queries = {
      query: async <Row extends object>(sql: string, values?: readonly unknown[]) =>
        (await this.ask(sql, values ?? null)) as Row[],
    };
    try {
      await this.ask('begin', null);
      const result = await body(queries);
      await this.ask('commit', null);
      return result;
    } catch (error) {
      await this.ask('rollback', null).catch(() => {});
      throw error;
    } finally {
      this.transactionEnd = null;
      end();
    }
  }

  /** Nothing is ever missed: speaker and listener are in one process. */
  async listen(listener: Listener): Promise<() => Promise<void>> {
    this.listeners.add(listener);
    return async () => {
      this.listeners.delete(listener);
    };
  }

  async close(): Promise<void> {
    this.isClosing = true;
    if (!this.stopped) this.send({ type: 'close' });
    await this.closed;
    this.unlock();
  }
}
