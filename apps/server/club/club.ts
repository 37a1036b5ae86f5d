import {
  claimRequest,
  deleteIdentityRequest,
  newIdentityRequest,
  type OpenedIdentity,
  type OwnGames,
  type OwnIdentity,
  ownShelfRequest,
  type Recovered,
  recoverRequest,
  renameRequest,
  type SeatList,
  seatKeysRequest,
  vacationRequest,
  webhookRequest,
} from '@ironfield/client/club.ts';
import { accepted } from '@ironfield/kernel/refusal.ts';
import type { IdentityLimits } from '../limits/service-limits.ts';
import { problem } from '../problems.ts';
import type { ClubService } from '../service.ts';
import type { ShelfStore } from '../storage/shelf-store.ts';
import type { Store } from '../storage/store.ts';
import type { Moment } from '../tables/game-time.ts';
import { hashOfSecret, isWellFormed, newGameId, newSecret, viewerOf } from '../tables/secrets.ts';
import { summaryFor, summaryOf } from '../tables/summary.ts';
import { Written } from '../written.ts';
import type { HookStore } from './hook-store.ts';
import type { IdentityStore, KeptIdentity, ProvenSeat } from './identity-store.ts';
import { type Answer, banOf, type Gate, type Members, publicly } from './members.ts';
import { newPhrase, readPhrase, slowHash } from './phrase.ts';
import { isHookUrl } from './public-address.ts';
import { VACATION_DAYS, vacationAt, vacationOf } from './vacation.ts';

export interface ClubSettings {
  readonly identities: IdentityStore;
  readonly hooks: HookStore;
  readonly store: Store;
  readonly shelves: ShelfStore;
  readonly guard: Gate;
  readonly members: Members;
  readonly limits: IdentityLimits;
  readonly now: () => Moment;
  /** Games in which something has changed besides the log. */
  readonly onChanged: (games: readonly string[]) => void;
}

/** People who want to be known here: what they are called, and what belongs to them. Nobody has to. */
export class Club implements ClubService {
  private readonly settings: ClubSettings;
  /** Recovery phrases whose hash is being computed: each takes memory. */
  private hashing = 0;

  constructor(settings: ClubSettings) {
    this.settings = settings;
  }

  newIdentity(request: { name: string }): Answer<OpenedIdentity> {
    return this.settings.guard.checked('identity', newIdentityRequest, request, async ({ name }) => {
      const { identities, now } = this.settings;
      const [id, key, phrase, at] = [newGameId(), newSecret(), newPhrase(), now().date];
      const phraseHash = await this.hashOf(phrase);
      if (!phraseHash.ok) return phraseHash;
      await identities.create({ id, name, phraseHash: phraseHash.value, keyHash: hashOfSecret(key), at });
      return accepted({ identity: publicly({ id, name, created: at }), key, phrase });
    });
  }

  recover(request: { phrase: string }): Answer<Recovered> {
    return this.settings.guard.checked('recovery', recoverRequest, request, async (checked) => {
      const { identities, limits, now } = this.settings;
      const read = readPhrase(checked.phrase);
      if ('reason' in read) return problem('unknown-identity', read.reason);
      const phraseHash = await this.hashOf(read.phrase);
      if (!phraseHash.ok) return phraseHash;
      const key = newSecret();
      const isKnown = await identities.addKey(
        phraseHash.value,
        hashOfSecret(key),
        now().date,
        limits.devices,
      );
      const opened = isKnown ? await identities.open(hashOfSecret(key)) : null;
      if (!opened) return problem('unknown-identity', 'Nobody here has this recovery phrase');
      return accepted({ identity: publicly(opened), key });
    });
  }

  identity(key: string): Answer<OwnIdentity> {
    return this.settings.members.even('identity', key, async ({ identity }) =>
      accepted(this.privately(identity)),
    );
  }

  rename(key: string, request: { name: string }): Answer<OwnIdentity> {
    return this.settings.members.asking(
      'name',
      [key, renameRequest, request],
      async ({ identity }, { name }) => {
        await this.settings.identities.rename(identity.id, name);
        return accepted(this.privately({ ...identity, name }));
      },
    );
  }

  vacation(key: string, request: { days: number }): Answer<OwnIdentity> {
    return this.settings.members.asking(
      'vacation',
      [key, vacationRequest, request],
      async ({ identity }, { days }) => {
        const { identities, now } = this.settings;
        const next = vacationOf(identity, days, now().date);
        if (!next) return problem('full', `There are ${VACATION_DAYS} days of vacation in a year`);
        if (!(await identities.changeVacation(identity, next)))
          return problem('stale', 'Your vacation was changed elsewhere just now; look again');
        const { until: vacationUntil, year: vacationYear, days: vacationDays } = next;
        return accepted(this.privately({ ...identity, vacationUntil, vacationYear, vacationDays }));
      },
    );
  }

  webhook(key: string, request: { url: string | null }): Answer<OwnIdentity> {
    return this.settings.members.asking(
      'webhook',
      [key, webhookRequest, request],
      async ({ identity }, { url }) => {
        if (url !== null && !isHookUrl(url))
          return problem('illegal', 'It takes an https address on the open internet, without a port');
        await this.settings.hooks.change(identity.id, url);
        return accepted(this.privately({ ...identity, webhook: url }));
      },
    );
  }

  newPhrase(key: string): Answer<{ phrase: string }> {
    return this.settings.members.acting('phrase', key, async ({ identity }) => {
      const phrase = newPhrase();
      const hash = await this.hashOf(phrase);
      if (!hash.ok) return hash;
      await this.settings.identities.changePhrase(identity.id, hash.value);
      return accepted({ phrase });
    });
  }

  signOut(key: string, everywhere: boolean): Answer<Record<string, never>> {
    return this.settings.members.even('leave', key, async ({ identity, keyHash }) => {
      await this.settings.identities.signOut(identity.id, everywhere ? null : keyHash);
      return accepted({});
    });
  }

  claimSeats(key: string, request: { seats: { game: string; secret: string }[] }): Answer<SeatList> {
    return this.settings.members.asking(
      'claim',
      [key, claimRequest, request],
      async ({ identity }, { seats }) => {
        const { identities, store, limits, now } = this.settings;
        if (identity.seats + seats.length > limits.seats)
          return problem('full', `An identity can have ${limits.seats} seats`);
        const games = await store.gamesOf([...new Set(seats.map(({ game }) => game))]);
        const proven = seats.flatMap(({ game: id, secret }): ProvenSeat[] => {
          const game = games.find((one) => one.id === id) ?? null;
          const viewer = isWellFormed(id, secret) ? viewerOf(game, secret) : null;
          if (viewer === null || viewer === 'spectator') return [];
          return [{ game: id, seat: viewer, basis: game!.seats[viewer].secretHash! }];
        });
        const own = await identities.claim(identity.id, once(proven), now().date);
        return accepted({ seats: own.map(({ game, seat }) => ({ game, seat })) });
      },
    );
  }

  seatKeys(
    key: string,
    request: { seats: { game: string; seat: number; secret: string }[] },
  ): Answer<SeatList> {
    return this.settings.members.asking(
      'keys',
      [key, seatKeysRequest, request],
      async ({ identity, keyHash }, { seats }) => {
        const { identities, onChanged } = this.settings;
        const keys = seats.map(({ game, seat, secret }) => ({ game, seat, hash: hashOfSecret(secret) }));
        const opened = await identities.addSeatKeys(identity.id, keyHash, once(keys));
        onChanged(opened.map(({ game }) => game));
        return accepted({ seats: opened.map(({ game, seat }) => ({ game, seat })) });
      },
    );
  }

  ownGames(key: string): Answer<OwnGames> {
    return this.settings.members.acting('own games', key, async ({ identity }) => {
      const { identities, now } = this.settings;
      const games = await identities.games(identity.id, MOST_GAMES);
      const list = games.map(({ seat, game }) => ({
        seat,
        summary: summaryFor(summaryOf(game, now()), game, seat),
      }));
      return accepted({ games: list });
    });
  }

  ownShelf(key: string, request: { secret: string }): Answer<Record<string, never>> {
    return this.settings.members.asking(
      'shelf',
      [key, ownShelfRequest, request],
      async ({ identity, keyHash }, { secret }) => {
        const { identities, shelves, now } = this.settings;
        const hash = hashOfSecret(secret);
        const known = await shelves.find(hash);
        if (known === null && identity.shelf !== null) {
          await identities.addShelfKey(identity.shelf, hash, keyHash);
          return accepted({});
        }
        const shelf = known ?? (await shelves.open(hash, now().date));
        if (identity.shelf !== shelf && !(await identities.keepShelf(identity.id, shelf)))
          return problem('illegal', 'Your designs lie on another shelf; open that with a new secret');
        return accepted({});
      },
    );
  }

  identityFile(key: string): Answer<Written<{ format: 'ironfield-identity' }>> {
    return this.settings.members.even('export', key, async ({ identity }) =>
      accepted(new Written(await this.settings.identities.file(identity.id))),
    );
  }

  deleteIdentity(key: string, request: { name: string }): Answer<Record<string, never>> {
    return this.settings.guard.checked('delete', deleteIdentityRequest, request, ({ name }) =>
      this.settings.members.opened(
        key,
        async ({ identity }) => {
          const { identities, onChanged } = this.settings;
          if (name !== identity.name)
            return problem('illegal', `Say the name of the identity to delete it: ${identity.name}`);
          const games = await identities.gameIds(identity.id);
          await identities.remove(identity.id);
          onChanged(games);
          return accepted({});
        },
        true,
      ),
    );
  }

  private privately(identity: KeptIdentity): OwnIdentity {
    const { date } = this.settings.now();
    const { until, left } = vacationAt(identity, date);
    const ban = banOf(identity, date);
    return {
      ...publicly(identity),
      devices: identity.devices,
      seats: identity.seats,
      hasShelf: identity.shelf !== null,
      webhook: identity.webhook,
      ...(ban && {
        ban: { until: ban.until === null ? null : new Date(ban.until).toISOString(), why: ban.why },
      }),
      vacation: { until: until === null ? null : new Date(until).toISOString(), left },
    };
  }

  private async hashOf(phrase: string): Answer<string> {
    const { identities, limits } = this.settings;
    if (this.hashing >= limits.phrasesAtOnce)
      return problem('busy', 'The server has too many recovery phrases to look at; try again in a moment');
    this.hashing++;
    try {
      return accepted(await slowHash(phrase, await identities.houseSecret('recovery phrases')));
    } finally {
      this.hashing--;
    }
  }
}

/** Games in one list. */
const MOST_GAMES = 200;

/** Each seat once: the database takes a list of them in one statement. */
function once<T extends { readonly game: string; readonly seat: number }>(seats: readonly T[]): T[] {
  return [...new Map(seats.map((each) => [`${each.game} ${each.seat}`, each])).values()];
}
