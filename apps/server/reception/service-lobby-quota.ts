import type { Problem } from '@ironfield/client/api.ts';
import type { Result } from '@ironfield/kernel/refusal.ts';
import type { ServiceLimits } from '../limits/service-limits.ts';
import { problem } from '../problems.ts';
import type { Store } from '../storage/store.ts';
import type { Moment } from '../tables/game-time.ts';
import { hashOfAsker } from '../tables/secrets.ts';

interface QuotaSettings {
  readonly store: Pick<Store, 'listingsOf' | 'joinsOf'>;
  readonly limits: Pick<ServiceLimits, 'lobby'>;
  readonly now: () => Pick<Moment, 'date'>;
  /** The current asker: an address, or '' for the server itself. */
  readonly asker: () => string;
  /** Milliseconds that a game stays in the list. */
  readonly openFor: number;
}

/** The server itself lists nothing and sits nowhere. */
const NOBODY = '';

/** Limits the games that one address keeps waiting in the lobby, so that others find theirs. */
export class LobbyQuota {
  private readonly settings: QuotaSettings;
  /** Each asker's work that is under way and perhaps not yet in the database. */
  private readonly underWay = { listings: new Map<string, number>(), joins: new Map<string, number>() };

  constructor(settings: QuotaSettings) {
    this.settings = settings;
  }

  /** The asker as stored; null for the server itself. */
  get asker(): string | null {
    const address = this.settings.asker();
    return address === '' ? null : hashOfAsker(address);
  }

  /** Lists a game, unless the asker has listed too many. */
  listing<T>(list: () => Promise<Result<T, Problem>>): Promise<Result<T, Problem>> {
    const { store, limits, openFor } = this.settings;
    return this.counted('listings', async (asker, others) => {
      const listed = await store.listingsOf(asker, this.longAgo);
      if (listed.length + others < limits.lobby.listings) return list();
      const { listings } = limits.lobby;
      const [oldest = this.settings.now().date] = listed;
      const day = new Date(oldest + openFor).toISOString().slice(0, 10);
      return problem(
        'full',
        `${listings} listed games from your address have not begun, and there may not be more. Send an invitation ` +
          `instead of listing the game, or list it when another has begun; the oldest leaves the list on ${day}`,
      );
    });
  }

  /** Takes a seat of a listed game, unless the asker has taken too many. */
  join<T>(sitDown: () => Promise<Result<T, Problem> | null>): Promise<Result<T, Problem> | null> {
    const { store, limits } = this.settings;
    return this.counted('joins', async (asker, others) => {
      const taken = (await store.joinsOf(asker, this.longAgo)) + others;
      if (taken < limits.lobby.joins) return sitDown();
      return problem(
        'full',
        `${limits.lobby.joins} seats are taken from your address in listed games that have not begun, and there may ` +
          'not be more. Join this game when one of those has begun, or ask its host for an invitation',
      );
    });
  }

  private get longAgo(): number {
    return this.settings.now().date - this.settings.openFor;
  }

  /** `others`: how many of the same asker are under way already. */
  private async counted<T>(
    what: 'listings' | 'joins',
    body: (asker: string, others: number) => Promise<T>,
  ): Promise<T> {
    const counts = this.underWay[what];
    const { asker } = this;
    if (asker === null) return body(NOBODY, 0);
    const others = counts.get(asker) ?? 0;
    counts.set(asker, others + 1);
    try {
      return await body(asker, others);
    } finally {
      const left = counts.get(asker)! - 1;
      if (left > 0) counts.set(asker, left);
      else counts.delete(asker);
    }
  }
}
