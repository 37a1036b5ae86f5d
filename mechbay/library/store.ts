import { mechFileSchema } from '@ironfield/classic/units/unit-file.ts';
import { z } from 'zod';

/** A saved state of a document. Once saved, nothing about it changes. */
export const revisionSchema = z.strictObject({
  /** Id of the document. */
  document: z.string().min(1).max(100),
  /** From 1, without gaps. */
  number: z.int().min(1),
  savedAt: z.iso.datetime(),
  /** Null where the document was thrown away; the revisions before are still there. */
  unit: mechFileSchema.nullable(),
  /** Its author's note about it. */
  note: z.string().max(500),
});
export type Revision = z.infer<typeof revisionSchema>;

/**
 * The store of revisions: a browser's database, a server's. It only ever adds. What it gives back may be anything, as
 * disks and people are what they are; the library looks at it before it believes it.
 */
export interface RevisionStore {
  /** All revisions, or those of one document, in any order. */
  read(document?: string): Promise<readonly unknown[]>;
  /** Adds a revision, at once or not at all; false, and nothing added, if the document has one with this number. */
  append(revision: Revision): Promise<boolean>;
}

/** Keeps revisions as long as the program runs. */
export class MemoryStore implements RevisionStore {
  /** As text, so that nobody who was given a revision can change the one in here. */
  readonly #texts = new Map<string, string>();

  async read(document?: string): Promise<readonly unknown[]> {
    const all = [...this.#texts.values()].map((text) => JSON.parse(text));
    return document === undefined ? all : all.filter((revision) => revision.document === document);
  }

  async append(revision: Revision): Promise<boolean> {
    const key = JSON.stringify([revision.document, revision.number]);
    if (this.#texts.has(key)) return false;
    this.#texts.set(key, JSON.stringify(revision));
    return true;
  }
}
