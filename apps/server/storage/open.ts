import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import { openPglite } from './pglite/pglite.ts';
import { openPostgres } from './postgres/postgres.ts';

/** A PostgreSQL server (`postgres://…`), a folder for PGlite, or a PGlite in memory that is gone on closing. */
export type DatabasePlace =
  | { readonly url: string }
  | { readonly folder: string }
  /** `image`: an archive of a data folder to begin with, which is faster than making one. */
  | { readonly memory: true; readonly image?: string };

/** Opens the database and brings its tables up to date. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const database = await opened(place);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function opened(place: DatabasePlace): Promise<Database> {
  if ('url' in place) return openPostgres(place.url);
  return 'folder' in place ? openPglite(place.folder) : openPglite(null, place.image);
}
