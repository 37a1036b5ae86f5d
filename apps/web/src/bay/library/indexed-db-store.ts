import type { Revision, RevisionStore } from '@ironfield/mechbay/library/store.ts';

const DATABASE = 'ironfield-bay';
const STORE = 'revisions';

/** Revisions in the browser's own database, one record each; they are added and never written again. */
export class IndexedDbStore implements RevisionStore {
  #opened: Promise<IDBDatabase> | undefined;

  async read(document?: string): Promise<readonly unknown[]> {
    const range = document === undefined ? undefined : IDBKeyRange.bound([document], [document, []]);
    return this.#act('readonly', (store) => store.getAll(range));
  }

  async append(revision: Revision): Promise<boolean> {
    try {
      await this.#act('readwrite', (store) => store.add(revision));
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'ConstraintError') return false;
      throw error;
    }
  }

  async #act<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await this.#database();
    return new Promise((resolve, reject) => {
      // Saved is what survives a power cut.
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(request.error ?? transaction.error);
    });
  }

  #database(): Promise<IDBDatabase> {
    this.#opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () =>
        request.result.createObjectStore(STORE, { keyPath: ['document', 'number'] });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    }).catch((error) => {
      // The next attempt may have more luck.
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }
}
