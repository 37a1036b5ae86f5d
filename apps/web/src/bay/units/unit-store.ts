// Public unit files that somebody brought along, in the browser's own database: what a list needs, and the texts.

import type { UnitFileKind } from '@ironfield/mechbay/unit-files/read.ts';
import type { UnitEntry } from '@ironfield/mechbay/unit-library/entry.ts';

const DATABASE = 'ironfield-units';
const ENTRIES = 'entries';
const TEXTS = 'texts';

export interface StoredUnit {
  readonly entry: UnitEntry;
  readonly text: string;
  readonly kind: UnitFileKind;
}

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ENTRIES, { keyPath: 'file' });
      request.result.createObjectStore(TEXTS);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  }).catch((error) => {
    // The next attempt may have more luck.
    opened = undefined;
    throw error;
  });
  return opened;
}

async function act<T>(mode: IDBTransactionMode, what: (transaction: IDBTransaction) => T): Promise<T> {
  const transaction = (await database()).transaction([ENTRIES, TEXTS], mode);
  const result = what(transaction);
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** A file that comes again takes the place of the one before. */
export const keepUnits = (units: readonly StoredUnit[]): Promise<void> =>
  act('readwrite', (transaction) => {
    for (const { entry, text, kind } of units) {
      transaction.objectStore(ENTRIES).put(entry);
      transaction.objectStore(TEXTS).put({ text, kind }, entry.file);
    }
  });

export async function keptEntries(): Promise<UnitEntry[]> {
  const request = await act('readonly', (transaction) => transaction.objectStore(ENTRIES).getAll());
  return request.result as UnitEntry[];
}

export async function keptText(file: string): Promise<Pick<StoredUnit, 'text' | 'kind'> | null> {
  const request = await act('readonly', (transaction) => transaction.objectStore(TEXTS).get(file));
  return (request.result as Pick<StoredUnit, 'text' | 'kind'> | undefined) ?? null;
}

export const forgetUnits = (): Promise<void> =>
  act('readwrite', (transaction) => {
    for (const name of [ENTRIES, TEXTS]) transaction.objectStore(name).clear();
  });
