import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Keeping } from '../server-process.fixture.ts';
import { postgresUrl } from '../storage/testing.ts';

export const DATABASES = ['embedded', 'postgres'] as const;

/** How a part of the attack is carried out. */
export interface Assault {
  /** What is random follows from it, but for what depends on how fast everything goes. */
  readonly seed: string;
  /** Where the server that is attacked keeps its games. */
  readonly database: (typeof DATABASES)[number];
  /** Kills, faults, inputs, pairs of games or orders under siege, at most. */
  readonly most: number;
  /** Is its time up? */
  isOver(): boolean;
  /** Says how far it is. */
  progress(done: string): void;
}

/** What was done and measured. What must not happen is thrown as an error. */
export type Figures = Readonly<Record<string, number | string>>;

export type Part = (assault: Assault) => Promise<Figures>;

/** A place for the games of a server, gone afterwards. */
export async function withGamesKept<T>(
  database: Assault['database'],
  body: (keeping: Keeping) => Promise<T>,
): Promise<T> {
  if (database === 'postgres') return body({ databaseUrl: await postgresUrl() });
  const data = mkdtempSync(join(tmpdir(), 'ironfield-attack-'));
  try {
    return await body({ data });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
