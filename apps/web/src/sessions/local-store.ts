import type { Random } from '@ironfield/kernel/random.ts';
import type { LogEntry } from '@ironfield/kernel/record/history.ts';
import type { LocalGameInfo } from './local-messages.ts';

/** A game as it lies in the browser: setup, seed and log are the game; the bots' generators go on where they were. */
export interface StoredGame extends LocalGameInfo {
  readonly setup: unknown;
  readonly seed: string;
  readonly log: readonly LogEntry[];
  readonly randoms: readonly Random[];
  /** As a battle of a larger game: its entries that this one has heard of. */
  readonly reported?: number | undefined;
}

const DATABASE = 'ironfield';
const STORE = 'games';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * Keeps a game that had `before` entries when it was last read or kept. False when another tab has gone on with it
 * meanwhile: then nothing is changed. Logs only grow, so their length tells.
 */
export async function storeGame(game: StoredGame, before: number): Promise<boolean> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, 'readwrite');
    const store = transaction.objectStore(STORE);
    let isOurs = true;
    const known: IDBRequest<StoredGame | undefined> = store.get(game.id);
    known.onsuccess = () => {
      isOurs = known.result === undefined || known.result.log.length === before;
      if (isOurs) store.put(game);
    };
    transaction.oncomplete = () => resolve(isOurs);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

export async function storedGame(id: string): Promise<StoredGame | undefined> {
  return inStore('readonly', (store) => store.get(id));
}

export async function removeGame(id: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id));
}

/** The last played first. */
export async function storedGames(): Promise<LocalGameInfo[]> {
  const games: StoredGame[] = await inStore('readonly', (store) => store.getAll());
  return games
    .map(({ seed: _seed, log: _log, randoms: _randoms, ...info }) => info)
    .sort((a, b) => b.updated.localeCompare(a.updated));
}
