import type { CreatedGame, CreateRequest, Joined, Problem } from '@ironfield/client/api.ts';
import type { Identity } from '@ironfield/client/club.ts';
import { accepted, type Result } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { ZodType } from 'zod';
import type { IdentityLimits } from '../limits/service-limits.ts';
import { TokenBucket } from '../limits/token-bucket.ts';
import { problem } from '../problems.ts';
import { hashOfSecret } from '../tables/secrets.ts';
import type { IdentityStore, KeptIdentity } from './identity-store.ts';

export type Answer<T> = Promise<Result<T, Problem>>;

/** Admits well-formed requests in turn, and makes a problem of whatever goes wrong behind it. */
export interface Gate {
  checked<S, T>(what: string, schema: ZodType<S>, given: unknown, body: (checked: S) => Answer<T>): Answer<T>;
  guarded<T>(what: string, body: () => Answer<T>): Answer<T>;
}

/** Sets games up, and seats people who are let in. */
export interface Seating {
  create(request: CreateRequest): Answer<CreatedGame>;
  sitReserved(game: string, seat: Seat, claim: Claim): Answer<Joined>;
}

/** What somebody brings along who sits down. */
export interface Claim {
  readonly secret: string;
  readonly name?: string | undefined;
  readonly commitment?: string | undefined;
}

/** An identity whose key came along. */
export interface Member {
  readonly identity: KeptIdentity;
  readonly keyHash: string;
}

interface MembersSettings {
  readonly identities: IdentityStore;
  readonly gate: Gate;
  readonly lobby: Seating;
  readonly limits: IdentityLimits;
  readonly date: () => number;
}

/** Opens identities by their keys for all who act for them: each asks only for its share, and none that is banned. */
export class Members {
  private readonly settings: MembersSettings;
  /** The requests that each identity has left for now. */
  private readonly patience = new Map<string, TokenBucket>();

  constructor(settings: MembersSettings) {
    this.settings = settings;
  }

  /** For what everybody may ask. */
  anybody<T>(what: string, body: () => Answer<T>): Answer<T> {
    return this.settings.gate.guarded(what, body);
  }

  /** For a request without anything in it. */
  acting<T>(what: string, key: string, body: (member: Member) => Answer<T>): Answer<T> {
    return this.settings.gate.guarded(what, () => this.opened(key, body));
  }

  asking<S, T>(
    what: string,
    [key, schema, given]: readonly [string, ZodType<S>, unknown],
    body: (member: Member, checked: S) => Answer<T>,
  ): Answer<T> {
    return this.settings.gate.checked(what, schema, given, (checked) =>
      this.opened(key, (member) => body(member, checked)),
    );
  }

  /** What somebody may do who is banned, too: look, take their data away, and go. */
  even<T>(what: string, key: string, body: (member: Member) => Answer<T>): Answer<T> {
    return this.settings.gate.guarded(what, () => this.opened(key, body, true));
  }

  async opened<T>(key: string, body: (member: Member) => Answer<T>, evenBanned = false): Answer<T> {
    const keyHash = hashOfSecret(key);
    const identity = await this.settings.identities.open(keyHash);
    if (!identity) return problem('unknown-identity', 'This device is signed in no longer');
    if (!this.hasPatience(identity.id))
      return problem('too-many', 'You have asked for more than your share; try again in a minute');
    const ban = evenBanned ? null : banOf(identity, this.settings.date());
    if (ban) return problem('forbidden', banText(ban));
    return body({ identity, keyHash });
  }

  /** Takes a seat that is reserved for them; it is theirs on all devices from then on. */
  async sit(identity: KeptIdentity, game: string, seat: Seat, claim: Claim): Answer<Joined> {
    const { secret, name = identity.name, commitment } = claim;
    const joined = await this.settings.lobby.sitReserved(game, seat, { name, secret, commitment });
    if (joined.ok) await this.own(identity, game, seat, secret);
    return joined;
  }

  /** A seat whose secret is known is theirs from now on. */
  async own({ id }: KeptIdentity, game: string, seat: Seat, secret: string): Promise<void> {
    const { identities, date } = this.settings;
    await identities.claim(id, [{ game, seat, basis: hashOfSecret(secret) }], date());
  }

  /** Forgets those who have asked for little. */
  sweep(): void {
    const now = performance.now();
    for (const [id, bucket] of this.patience) if (bucket.isFull(now)) this.patience.delete(id);
  }

  /** An identity may be used from many addresses. */
  private hasPatience(id: string): boolean {
    const { perMinute, atOnce } = this.settings.limits;
    const now = performance.now();
    const bucket = this.patience.get(id) ?? new TokenBucket(perMinute / 60, atOnce, now);
    this.patience.set(id, bucket);
    return bucket.take(now);
  }
}

interface Ban {
  readonly until: number | null;
  readonly why: string;
}

export function banOf({ bannedFor, bannedUntil }: KeptIdentity, now: number): Ban | null {
  const isOver = bannedUntil !== null && bannedUntil <= now;
  return bannedFor === null || isOver ? null : { until: bannedUntil, why: bannedFor };
}

const banText = ({ until, why }: Ban): string =>
  `This identity is banned ${until === null ? 'for good' : `until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`}: ${why}`;

/** What everybody may know of an identity. */
export const publicly = ({ id, name, created }: Pick<KeptIdentity, 'id' | 'name' | 'created'>): Identity => ({
  id,
  name,
  created: new Date(created).toISOString(),
});

export const DONE = accepted({});

/** What goes to others goes to nobody's own self. */
export const YOURSELF = problem('illegal', 'This is you');
