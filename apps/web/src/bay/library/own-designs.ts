import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { canonical } from '@ironfield/kernel/json.ts';
import { type Result, refused } from '@ironfield/kernel/refusal.ts';
import { importUnits, MOST } from '@ironfield/mechbay/library/importing.ts';
import type { Revision, RevisionStore } from '@ironfield/mechbay/library/store.ts';
import { Library, type Listing } from '@ironfield/mechbay/library.ts';
import { server } from '../../sessions/server.ts';
import { IndexedDbStore } from './indexed-db-store.ts';
import type { Opened } from './open-design.ts';
import { BrowserShelfMemory } from './shelf/shelf-memory.ts';
import { ShelfSync } from './shelf/shelf-sync.ts';

const store = new IndexedDbStore();

/** The shelf on the server, which follows the saves here. */
export const shelf = new ShelfSync({ store, server, memory: new BrowserShelfMemory() });

const followed: RevisionStore = {
  read: (document) => store.read(document),
  append: async (revision) => {
    const isAdded = await store.append(revision);
    if (isAdded) shelf.begin();
    return isAdded;
  },
};

/** Designs made on this device, or on another with the same shelf. */
export const ownDesigns = new Library(followed);

shelf.refresh();
for (const occasion of ['focus', 'online']) window.addEventListener(occasion, () => shelf.refresh());

export interface OwnDesigns extends Listing {
  /** The last design of each document that was thrown away; any can be brought back. */
  readonly removed: readonly Removed[];
}

export interface Removed {
  readonly document: string;
  /** The last revision with a design in it. */
  readonly revision: Revision & { readonly unit: MechFile };
}

export async function readOwnDesigns(): Promise<OwnDesigns> {
  const [listing, stored] = await Promise.all([ownDesigns.list(), store.read()]);
  const present = new Set(listing.entries.map(({ document }) => document));
  const ids = new Set(stored.map((each) => (each as { document?: unknown } | null)?.document));
  const gone = [...ids].filter((id): id is string => typeof id === 'string' && !present.has(id));
  const removed = await Promise.all(
    gone.map(async (document): Promise<Removed[]> => {
      const last = (await ownDesigns.revisions(document)).findLast(({ unit }) => unit !== null);
      return last?.unit ? [{ document, revision: { ...last, unit: last.unit } }] : [];
    }),
  );
  return { ...listing, removed: removed.flat() };
}

/** Saves a design as a further revision of its document, or as a new document of its own. */
export async function saveDesign({ origin, revision, unit: opened }: Opened, unit: MechFile) {
  if (origin.kind !== 'own') return ownDesigns.add(unit);
  // Another device may have saved meanwhile, and the latest version may still be the one opened.
  const newest = (await ownDesigns.revisions(origin.id)).at(-1);
  const isStill = newest?.unit && canonical(newest.unit) === canonical(opened);
  return ownDesigns.save(origin.id, isStill ? newest.number : revision, unit);
}

/** The designs in a file that somebody chose or dropped; nothing of it is read if it is too large. */
export async function designsIn(file: File): Promise<Result<readonly MechFile[], readonly string[]>> {
  if (file.size > MOST.characters) {
    return refused([`The file has ${file.size} bytes; at most ${MOST.characters} are read.`]);
  }
  return importUnits(await file.text(), file.name);
}
