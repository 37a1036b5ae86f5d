/** Runs SQL with `$1`-style values. The same statements run on PGlite and on PostgreSQL. */
export interface Queries {
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Queries {
  readonly kind: 'pglite' | 'postgres';
  /** Resolves if the database is gone for as long as this process lives; what was committed is safe. */
  readonly failure: Promise<DatabaseError>;
  /** Why nothing can be asked or written at the moment, in a sentence; `null` when all is well. */
  readonly trouble: string | null;
  /**
   * All that `body` asks happens, or nothing. Inside, a query without values may hold several statements. What is
   * known to take long may have more time for each of them.
   */
  transaction<T>(body: (queries: Queries) => Promise<T>, isLong?: boolean): Promise<T>;
  /** Hears what any process says with `pg_notify('ironfield', …)`, until the answer is called. */
  listen(listener: Listener): Promise<() => Promise<void>>;
  /** Copies the whole database to a new folder while it is used; absent where it has tools of its own for that. */
  backup?(folder: string): Promise<Backup>;
  close(): Promise<void>;
}

export interface Backup {
  readonly folder: string;
  readonly files: number;
  readonly bytes: number;
  /** Milliseconds for which nothing else was done. */
  readonly milliseconds: number;
}

export interface Listener {
  onPayload(payload: string): void;
  /** Something may have been missed, for example because the connection was lost for a while. */
  onGap(): void;
}

/** Milliseconds for one statement. A database that takes longer is silent: what was asked may or may not happen. */
export const PATIENCE = 10_000;
/** For migrations, and for deleting many games. */
export const LONG_PATIENCE = 60_000;

export const SILENT = 'The database does not answer';

/** The database cannot be asked now, or has refused a statement. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  /** The SQLSTATE, where the database has answered at all. */
  readonly code: string | undefined;

  constructor(message: string, code?: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
