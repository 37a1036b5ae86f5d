import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import { type Result, refused } from '@ironfield/kernel/refusal.ts';
import { importUnits, MOST } from '@ironfield/mechbay/library/importing.ts';
import type { Revision } from '@ironfield/mechbay/library/store.ts';
import { Library, type Listing } from '@ironfield/mechbay/library.ts';
import type { Opened } from '../open-design.ts';
import { IndexedDbStore } from './indexed-db-store.ts';

const store = new IndexedDbStore();

/** What was made on this device. */
export const ownDesigns = new Library(store);

export interface Shelf extends Listing {
  /** The last design of each document that was thrown away; any can be brought back. */
  readonly removed: readonly Removed[];
}

export interface Removed {
  readonly document: string;
  /** The last revision with a design in it. */
  readonly revision: Revision & { readonly unit: UnitFile };
}

export async function readShelf(): Promise<Shelf> {
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
export const saveDesign = ({ origin, revision }: Pick<Opened, 'origin' | 'revision'>, unit: UnitFile) =>
  origin.kind === 'own' ? ownDesigns.save(origin.id, revision, unit) : ownDesigns.add(unit);

/** The designs in a file that somebody chose or dropped; nothing of it is read if it is too large. */
export async function designsIn(file: File): Promise<Result<readonly UnitFile[], readonly string[]>> {
  if (file.size > MOST.characters) {
    return refused([`The file has ${file.size} bytes; at most ${MOST.characters} are read.`]);
  }
  return importUnits(await file.text(), file.name);
}
