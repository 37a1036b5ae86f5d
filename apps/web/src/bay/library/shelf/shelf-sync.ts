import type { Problem } from '@ironfield/client/api.ts';
import { newSecret } from '@ironfield/client/new-secret.ts';
import { type Revision, type RevisionStore, revisionSchema } from '@ironfield/mechbay/library/store.ts';
import { answered, Interruption, ShelfExchange, type ShelfServer } from './shelf-exchange.ts';
import type { ShelfMemory } from './shelf-memory.ts';
import { NO_SHELF, type ShelfState } from './shelf-state.ts';

interface Surroundings {
  /** This browser's revisions. They are saved here first, whatever the server says. */
  readonly store: RevisionStore;
  readonly server: ShelfServer;
  readonly memory: ShelfMemory;
}

/** Others may save between two passes; after this many, the rest waits for the next occasion. */
const MOST_PASSES = 5;
/** Milliseconds before the next attempt while the server does not answer: twice as long each time. */
const FIRST_WAIT = 5000;
const LONGEST_WAIT = 60_000;
/** Requests that go at once, and milliseconds between further ones: others at this address want something, too. */
const AT_ONCE = 100;
const BETWEEN_REQUESTS = 150;
/** Milliseconds between two things told to a page: a file may bring a thousand designs. */
const BETWEEN_NEWS = 200;

/** Keeps the designs of this browser and those on its shelf the same. Only ever adds, on either side. */
export class ShelfSync {
  readonly #world: Surroundings;
  readonly #exchange: ShelfExchange;
  readonly #listeners = new Set<() => void>();
  #state: ShelfState = NO_SHELF;
  #telling: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #isAskedAgain = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  /** Asked in this run. */
  #requests = 0;

  constructor(world: Surroundings) {
    this.#world = world;
    this.#exchange = new ShelfExchange({
      ...world,
      now: () => new Date(),
      pace: () => this.#pace(),
      onTaken: (document, isConflict) => {
        const { arrivals, conflicts } = this.#state;
        const told = isConflict ? [...new Set([...conflicts, document])] : conflicts;
        this.#change({ arrivals: arrivals + 1, conflicts: told });
      },
    });
    this.#recall();
  }

  get state(): ShelfState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** There is something to keep: from now on there is a shelf, as soon as there is a server. */
  begin(): void {
    const { memory } = this.#world;
    if (!memory.read()) memory.write({ secret: newSecret(), kept: {} });
    this.refresh();
  }

  /** Something may have changed elsewhere. Where there is no server, none will come while the page is open. */
  refresh(): void {
    if (this.#world.memory.read() && this.#state.server !== 'absent') void this.sync();
  }

  /** Resolves when everything saved before has been sent, or cannot be for now. */
  sync(): Promise<void> {
    this.#isAskedAgain = true;
    this.#running ??= this.#run();
    return this.#running;
  }

  /** Switches this browser to the shelf with another secret; all its designs go there in time. */
  async join(secret: string): Promise<Problem | null> {
    const { memory, server } = this.#world;
    const before = memory.read();
    if (before?.secret !== secret) {
      const found = await server.shelf(secret);
      if (!found.ok) return found.error;
      if (before && Object.keys(before.kept).length > 0) {
        // Takes along designs that are only on the old shelf.
        await this.sync();
        if (this.#state.server !== 'there')
          return { code: 'unavailable', message: 'The designs of this browser cannot be added now' };
      }
      memory.write({ secret, kept: {} });
    }
    void this.sync();
    return null;
  }

  forgetConflicts(): void {
    this.#change({ conflicts: [] });
  }

  #change(part: Partial<ShelfState>): void {
    this.#state = { ...this.#state, ...part };
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined;
      for (const listener of this.#listeners) listener();
    }, BETWEEN_NEWS);
  }

  /** Another window may have joined a shelf. */
  #recall(): string | null {
    const known = this.#world.memory.read();
    if (known) this.#change(known);
    return known?.secret ?? null;
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#requests = 0;
    // Includes everything else requested in this turn.
    await Promise.resolve();
    try {
      while (this.#isAskedAgain) {
        this.#isAskedAgain = false;
        const secret = this.#recall();
        if (secret === null) return;
        for (let pass = 0; pass < MOST_PASSES; pass++) if (await this.#pass(secret)) break;
        this.#wait = FIRST_WAIT;
      }
    } catch (error) {
      // A browser that stores nothing is reported where its designs are read.
      if (error instanceof Interruption) await this.#pause(error.problem);
    } finally {
      this.#running = null;
    }
  }

  async #pace(): Promise<void> {
    if (++this.#requests <= AT_ONCE) return;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_REQUESTS));
  }

  async #pause(problem: Problem): Promise<void> {
    const server = this.#standingOf(problem);
    this.#change({ server });
    if (server === 'absent' || !(await this.#isBehind().catch(() => false))) return;
    this.#timer = setTimeout(() => void this.sync(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  /** A file server answers, too, but not as we would; nor does a server from before there were shelves. */
  #standingOf({ code }: Problem): 'away' | 'absent' {
    const isOther = code === 'unknown-route' || code === 'wrong-method' || code === 'internal';
    return isOther && Object.keys(this.#state.kept).length === 0 ? 'absent' : 'away';
  }

  /** There is something here that the server does not have. */
  async #isBehind(): Promise<boolean> {
    const histories = await this.#histories();
    return [...histories].some(([document, revisions]) =>
      revisions.some(({ number }) => number > (this.#state.kept[document] ?? 0)),
    );
  }

  /** One exchange of everything that differs; whether there is nothing left of it. */
  async #pass(secret: string): Promise<boolean> {
    const there = await this.#content(secret);
    const here = await this.#histories();
    this.#change({ server: 'there' });
    const refusals: Record<string, string> = {};
    let isSettled = true;
    for (const document of new Set([...here.keys(), ...there.keys()])) {
      const pair = { document, here: here.get(document) ?? [], there: there.get(document) ?? [] };
      const outcome = await this.#exchange.exchange(secret, pair);
      if (outcome.kind === 'kept') this.#keep(secret, document, outcome.last);
      else if (outcome.kind === 'refused') refusals[document] = outcome.reason;
      else isSettled = false;
    }
    this.#change({ refusals });
    return isSettled;
  }

  async #content(secret: string): Promise<ReadonlyMap<string, readonly string[]>> {
    const { server } = this.#world;
    let found = await server.shelf(secret);
    if (!found.ok && found.error.code === 'unknown-shelf') {
      answered(await server.openShelf({ secret }));
      found = await server.shelf(secret);
    }
    return new Map(answered(found).designs.map(({ design, versions }) => [design, versions]));
  }

  async #histories(): Promise<ReadonlyMap<string, readonly Revision[]>> {
    const stored = await this.#world.store.read();
    const revisions = stored.flatMap((one) => revisionSchema.safeParse(one).data ?? []);
    return Map.groupBy(
      revisions.sort((a, b) => a.number - b.number),
      ({ document }) => document,
    );
  }

  #keep(secret: string, document: string, last: number): void {
    if (this.#state.kept[document] === last) return;
    const kept = { ...this.#state.kept, [document]: last };
    this.#change({ kept });
    const { memory } = this.#world;
    if (memory.read()?.secret === secret) memory.write({ secret, kept });
  }
}
