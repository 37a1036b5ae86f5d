import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresUrl } from '../storage/testing.ts';
import type { Keeping } from '../testing/server-process.fixture.ts';

export const DATABASES = ['embedded', 'postgres'] as const;

/** A part of the attack, and how to run it. */
export interface Assault {
  /** All randomness follows from it, except what depends on timing. */
  readonly seed: string;
  /** The attacked server's database. */
  readonly database: (typeof DATABASES)[number];
  /** Kills, faults, inputs, pairs of games or orders under siege, at most. */
  readonly most: number;
  /** Whether its time is up. */
  isOver(): boolean;
  /** Says how far it is. */
  progress(done: string): void;
}

/** Counts and measurements. A violation is thrown as an error. */
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
