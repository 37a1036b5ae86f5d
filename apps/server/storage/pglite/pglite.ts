import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  type Backup,
  type Database,
  DatabaseError,
  type Listener,
  LONG_PATIENCE,
  PATIENCE,
  type Queries,
  SILENT,
} from '../database.ts';
import { lockFolder } from './folder-lock.ts';
import type { FromWorker, PglitePlace, ToWorker } from './pglite-messages.ts';
import { lackOfRoom } from './room.ts';

interface Pending {
  readonly resolve: (rows: object[]) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Milliseconds between two looks at the room on the disk. */
const LOOK = 1000;

/** PGlite in its own thread, so that neither its work nor the disk blocks anything else. */
export async function openPglite(folder: string | null, image?: string): Promise<Database> {
  const data = folder === null ? null : join(folder, 'database');
  if (data !== null) mkdirSync(data, { recursive: true });
  const unlock = folder === null ? () => {} : lockFolder(folder);
  try {
    const lack = data === null ? null : await lackOfRoom(data);
    if (lack !== null) throw new Error(lack);
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
  /** Set while something that was asked is overdue. */
  private silence: DatabaseError | null = null;
  private lack: string | null = null;
  private readonly watch: NodeJS.Timeout | null;
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
      if (this.watch) clearInterval(this.watch);
      for (const id of this.pending.keys()) this.settled(id)!.reject(this.stopped);
    };
    this.worker.on('error', (error) => stop(`The database has failed: ${String(error)}`, error));
    this.worker.on('exit', () => {
      stop(this.isClosing ? 'The database is closed' : 'The database has ended unexpectedly');
      isClosed();
    });
    const { folder } = place;
    this.watch =
      folder === null ? null : setInterval(() => this.lookForRoom(folder).catch(() => {}), LOOK).unref();
  }

  get trouble(): string | null {
    return (this.stopped ?? this.silence)?.message ?? this.lack;
  }

  /** PostgreSQL does not survive a full disk: before it is full, nothing more is written. */
  private async lookForRoom(folder: string): Promise<void> {
    const lack = await lackOfRoom(folder);
    if ((lack === null) !== (this.lack === null)) {
      await this.query(`set default_transaction_read_only to ${lack === null ? 'off' : 'on'}`);
    }
    this.lack = lack;
  }

  private hear(message: FromWorker): void {
    if (message.type === 'heard') for (const { onPayload } of this.listeners) onPayload(message.payload);
    if (message.type !== 'rows' && message.type !== 'failed') return;
    this.silence = null;
    const pending = this.settled(message.id);
    if (message.type === 'rows') pending?.resolve(message.rows);
    else pending?.reject(new DatabaseError(message.message, message.code));
  }

  private settled(id: number): Pending | undefined {
    const pending = this.pending.get(id);
    clearTimeout(pending?.timer);
    this.pending.delete(id);
    return pending;
  }

  async query<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    while (this.transactionEnd) await this.transactionEnd;
    return (await this.ask(sql, values)) as Row[];
  }

  private async ask(sql: string, values: readonly unknown[] | null, patience = PATIENCE): Promise<object[]> {
    const gone = this.stopped ?? this.silence;
    if (gone) throw gone;
    return this.post(sql, values, patience);
  }

  /** Runs statements in this order, sooner or later, whether or not anybody waits. */
  private post(sql: string, values: readonly unknown[] | null, patience: number): Promise<object[]> {
    const id = this.nextId++;
    this.send({ type: 'query', id, sql, values });
    return this.answer(id, patience);
  }

  private answer(id: number, patience: number): Promise<object[]> {
    return new Promise((resolve, reject) => {
      // This thread may have been busy itself: an answer that has come in the meantime is heard first.
      const timer = setTimeout(() => setImmediate(() => this.miss(id)), patience).unref();
      this.pending.set(id, { resolve, reject, timer });
    });
  }

  private miss(id: number): void {
    const pending = this.settled(id);
    if (!pending) return;
    this.silence = new DatabaseError(SILENT);
    pending.reject(this.silence);
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  async transaction<T>(body: (queries: Queries) => Promise<T>, isLong = false): Promise<T> {
    while (this.transactionEnd) await this.transactionEnd;
    const { promise, resolve: end } = Promise.withResolvers<void>();
    this.transactionEnd = promise;
    const patience = isLong ? LONG_PATIENCE : PATIENCE;
    const queries: Queries = {
      query: async <Row extends object>(sql: string, values?: readonly unknown[]) =>
        (await this.ask(sql, values ?? null, patience)) as Row[],
    };
    try {
      await this.ask('begin', null);
      const result = await body(queries);
      await this.ask('commit', null);
      return result;
    } catch (error) {
      // Even without an answer: later statements must not become part of this transaction.
      if (!this.stopped) this.post('rollback', null, patience).catch(() => {});
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

  async backup(folder: string): Promise<Backup> {
    while (this.transactionEnd) await this.transactionEnd;
    const id = this.nextId++;
    this.send({ type: 'backup', id, folder });
    const [backup] = await this.answer(id, LONG_PATIENCE);
    return backup as Backup;
  }

  async close(): Promise<void> {
    this.isClosing = true;
    if (this.watch) clearInterval(this.watch);
    if (!this.stopped) this.send({ type: 'close' });
    await this.closed;
    this.unlock();
  }
}
