import type { Problem } from '@ironfield/client/api.ts';
import { versionId } from '@ironfield/client/design-version.ts';
import type { IronfieldApi } from '@ironfield/client/http-api.ts';
import { accepted, type Result } from '@ironfield/kernel/refusal.ts';
import { type Revision, type RevisionStore, revisionSchema } from '@ironfield/mechbay/library/store.ts';
import { unitFromValue } from '@ironfield/mechbay/unit-text.ts';
import { merge, type Version } from './merging.ts';
import { ON_TOP, UNREADABLE } from './shelf-text.ts';

export type ShelfServer = Pick<IronfieldApi, 'openShelf' | 'shelf' | 'designVersions' | 'saveDesign'>;

/** The server has said something after which there is no use in going on now. */
export class Interruption extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

export function answered<T>(result: Result<T, Problem>): T {
  if (result.ok) return result.value;
  throw new Interruption(result.error);
}

/** One design, here and there. */
export interface Pair {
  readonly document: string;
  readonly here: readonly Revision[];
  /** Ids of the versions on the server. */
  readonly there: readonly string[];
}

/** `unsettled`: somebody else was faster, so look again. `refused`: asking again would not help. */
export type Outcome =
  | { readonly kind: 'kept'; readonly last: number }
  | { readonly kind: 'unsettled' }
  | { readonly kind: 'refused'; readonly reason: string };

export interface ExchangeSettings {
  readonly store: RevisionStore;
  readonly server: ShelfServer;
  readonly now: () => Date;
  /** Waited for before the server is asked anything. */
  pace(): Promise<void>;
  /** Versions have come in. */
  onTaken(document: string, isConflict: boolean): void;
}

/** Makes the two histories of a design one. */
export class ShelfExchange {
  readonly #settings: ExchangeSettings;
  /** Revisions never change, and working ids out takes time. */
  readonly #ids = new Map<string, string>();

  constructor(settings: ExchangeSettings) {
    this.#settings = settings;
  }

  async exchange(secret: string, { document, here, there }: Pair): Promise<Outcome> {
    const versionsHere = here.map((revision) => this.#versionOf(revision));
    const known = new Map(versionsHere.map((version) => [version.id, version]));
    const firstNew = there.findIndex((id) => !known.has(id));
    if (firstNew >= 0) {
      const fetched = await this.#fetch(secret, document, firstNew, there.length);
      if (!fetched) return { kind: 'refused', reason: UNREADABLE };
      for (const version of fetched) known.set(version.id, version);
    }
    const versionsThere = there.flatMap((id) => known.get(id) ?? []);
    if (versionsThere.length < there.length) return { kind: 'unsettled' };
    const { take, send, isConflict } = merge(versionsHere, versionsThere, (later) =>
      this.#onTop(later, (id) => known.has(id)),
    );
    const last = here.at(-1)?.number ?? 0;
    if (!(await this.#take(document, last, take))) return { kind: 'unsettled' };
    if (take.length > 0) this.#settings.onTaken(document, isConflict);
    const trouble = await this.#send(secret, document, there.length, send);
    return trouble ?? { kind: 'kept', last: last + take.length };
  }

  #versionOf({ document, number, savedAt, unit, note }: Revision): Version {
    const key = JSON.stringify([document, number, savedAt]);
    const id = this.#ids.get(key) ?? versionId({ savedAt, unit, note });
    this.#ids.set(key, id);
    return { id, savedAt, unit, note };
  }

  /** A version of its own, even if another was put on top in the same millisecond. */
  #onTop({ unit }: Version, isKnown: (id: string) => boolean): Version {
    for (let time = this.#settings.now().getTime(); ; time++) {
      const content = { savedAt: new Date(time).toISOString(), unit, note: ON_TOP };
      const id = versionId(content);
      if (!isKnown(id)) return { ...content, id };
    }
  }

  /** Null: there is something in it that this page cannot read. */
  async #fetch(secret: string, document: string, since: number, until: number): Promise<Version[] | null> {
    const fetched: Version[] = [];
    while (since + fetched.length < until) {
      const { server, pace } = this.#settings;
      await pace();
      const { versions } = answered(await server.designVersions(secret, document, since + fetched.length));
      if (versions.length === 0) break;
      for (const { number, id, savedAt, unit, note } of versions) {
        const read = unit === null ? accepted(null) : unitFromValue(unit);
        const isWhole = revisionSchema.safeParse({ document, number, savedAt, unit, note }).success;
        if (!read.ok || !isWhole || versionId({ savedAt, unit, note }) !== id) return null;
        fetched.push({ id, savedAt, unit: read.value, note });
      }
    }
    return fetched;
  }

  /** False: another window was faster. */
  async #take(document: string, last: number, versions: readonly Version[]): Promise<boolean> {
    let number = last;
    for (const { savedAt, unit, note } of versions) {
      const isAdded = await this.#settings.store.append({ document, number: ++number, savedAt, unit, note });
      if (!isAdded) return false;
    }
    return true;
  }

  async #send(
    secret: string,
    document: string,
    basis: number,
    versions: readonly Version[],
  ): Promise<Outcome | null> {
    let number = basis;
    for (const { savedAt, unit, note } of versions) {
      const { server, pace } = this.#settings;
      await pace();
      const saved = await server.saveDesign(secret, document, { basis: number, savedAt, unit, note });
      if (saved.ok) number = Math.max(number, saved.value.number);
      else if (OVERTAKEN.includes(saved.error.code)) return { kind: 'unsettled' };
      else if (FINAL.includes(saved.error.code)) return { kind: 'refused', reason: saved.error.message };
      else throw new Interruption(saved.error);
    }
    return null;
  }
}

const OVERTAKEN: readonly Problem['code'][] = ['stale', 'unknown-shelf'];
const FINAL: readonly Problem['code'][] = ['malformed', 'unknown-design', 'forbidden', 'too-large', 'full'];
