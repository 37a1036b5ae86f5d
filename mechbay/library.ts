// A collection of units with everything that was ever saved of them. Documents grow by revisions; nothing is taken back
// or overwritten, and throwing a document away is a revision, too.

import { type MechFile, mechFileSchema } from '@ironfield/classic/units/unit-file.ts';
import { canonical } from '@ironfield/kernel/json.ts';
import { accepted, type Reason, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { type Filter, matches } from './library/search.ts';
import { type Revision, type RevisionStore, revisionSchema } from './library/store.ts';
import { againText, NOT_SAVED } from './library/text.ts';
import { nameProblems } from './names.ts';

/** A document as it is now. */
export interface Entry {
  readonly document: string;
  readonly revision: number;
  readonly savedAt: string;
  readonly unit: MechFile;
}

export interface Listing {
  readonly entries: readonly Entry[];
  /** Unreadable entries of the store, in words. They stay where they are. */
  readonly damaged: readonly string[];
}

/** The present address of a unit from elsewhere. */
interface Taken {
  readonly document: string;
  readonly isNew: boolean;
}

/** The library's connections to the world around it. */
export interface Surroundings {
  now(): Date;
  newId(): string;
}

const REAL: Surroundings = { now: () => new Date(), newId: randomId };

/** Browsers have crypto.randomUUID over HTTPS only, and people also play in their own network. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Library {
  readonly #store: RevisionStore;
  readonly #world: Surroundings;

  constructor(store: RevisionStore, world: Surroundings = REAL) {
    this.#store = store;
    this.#world = world;
  }

  /** A new document. */
  add(unit: MechFile, note = ''): Promise<Result<Revision, Reason>> {
    return this.#append(this.#world.newId(), 0, unit, note);
  }

  /** Takes in a unit that came from elsewhere. One that is here already, just as it is, stays the one it is. */
  async take(unit: MechFile, note = ''): Promise<Result<Taken, Reason>> {
    const known = (await this.list()).entries.find((entry) => canonical(entry.unit) === canonical(unit));
    if (known) return accepted({ document: known.document, isNew: false });
    const added = await this.add(unit, note);
    return added.ok ? accepted({ document: added.value.document, isNew: true }) : added;
  }

  /** A further revision of a document, made from the one with the given number. */
  async save(document: string, basis: number, unit: MechFile, note = ''): Promise<Result<Revision, Reason>> {
    const last = (await this.revisions(document)).at(-1);
    const reason = whyNotOn(document, last, basis);
    if (reason) return refused(reason);
    if (last?.unit && canonical(last.unit) === canonical(unit)) return accepted(last);
    return this.#append(document, basis, unit, note);
  }

  /** Throws a document away. `restore` brings any revision of it back. */
  async remove(document: string, basis: number, note = ''): Promise<Result<Revision, Reason>> {
    const last = (await this.revisions(document)).at(-1);
    const reason = whyNotOn(document, last, basis);
    if (reason) return refused(reason);
    if (last?.unit === null) return accepted(last);
    return this.#append(document, basis, null, note);
  }

  /** Saves an old revision as the newest. */
  async restore(document: string, number: number): Promise<Result<Revision, Reason>> {
    const all = await this.revisions(document);
    const old = all.find((revision) => revision.number === number);
    if (!old?.unit) return refused(NOT_SAVED.noUnit(number));
    return this.save(document, all.at(-1)!.number, old.unit, againText(number));
  }

  /** Everything that was saved of a document, from the oldest on. */
  async revisions(document: string): Promise<readonly Revision[]> {
    return readable(await this.#store.read(document)).revisions;
  }

  /** The documents as they are now, by name, without those thrown away. */
  async list(filter: Filter = {}): Promise<Listing> {
    const { revisions, damaged } = readable(await this.#store.read());
    const entries = [...Map.groupBy(revisions, ({ document }) => document).values()]
      .map((all) => all.at(-1)!)
      .flatMap(({ document, number, savedAt, unit }) =>
        unit && matches(unit, filter) ? [{ document, revision: number, savedAt, unit }] : [],
      )
      .sort((a, b) => compare(a.unit.name, b.unit.name) || compare(a.unit.model, b.unit.model));
    return { entries, damaged };
  }

  async #append(
    document: string,
    basis: number,
    unit: MechFile | null,
    note: string,
  ): Promise<Result<Revision, Reason>> {
    const reason = unit && whyNotSaved(unit);
    if (reason) return refused(reason);
    const revision = revisionSchema.safeParse({
      document,
      number: basis + 1,
      savedAt: this.#world.now().toISOString(),
      unit,
      note,
    });
    if (!revision.success) return refused({ message: issueText(revision.error) });
    // A second revision of the same number is based on an old one.
    if (await this.#store.append(revision.data)) return accepted(revision.data);
    return refused(NOT_SAVED.outdated(basis + 1, basis));
  }
}

const compare = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

function whyNotOn(document: string, last: Revision | undefined, basis: number): Reason | null {
  if (!last) return NOT_SAVED.noDocument(document);
  return last.number === basis ? null : NOT_SAVED.outdated(last.number, basis);
}

/** Any design may be saved, legal or not, as long as it is one. */
function whyNotSaved(unit: MechFile): Reason | null {
  const parsed = mechFileSchema.safeParse(unit);
  if (!parsed.success) return { message: issueText(parsed.error) };
  return nameProblems(unit)[0] ?? null;
}

const issueText = ({ issues }: { issues: readonly { path: PropertyKey[]; message: string }[] }): string =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');

function readable(stored: readonly unknown[]): {
  revisions: readonly Revision[];
  damaged: readonly string[];
} {
  const revisions: Revision[] = [];
  const damaged: string[] = [];
  for (const one of stored) {
    const parsed = revisionSchema.safeParse(one);
    if (parsed.success) revisions.push(parsed.data);
    else damaged.push(issueText(parsed.error));
  }
  return { revisions: revisions.sort((a, b) => a.number - b.number), damaged };
}
