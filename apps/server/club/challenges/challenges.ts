import type { Joined } from '@ironfield/client/api.ts';
import {
  acceptRequest,
  type Challenge,
  type ChallengeList,
  challengeRequest,
  type MadeChallenge,
  type OwnChallenges,
} from '@ironfield/client/club/challenges.ts';
import { accepted } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { z } from 'zod';
import type { ClubLimits } from '../../limits/service-limits.ts';
import { problem } from '../../problems.ts';
import type { ChallengeService } from '../../service.ts';
import type { Moment } from '../../tables/game-time.ts';
import { hashOfSecret } from '../../tables/secrets.ts';
import { summaryOf } from '../../tables/summary.ts';
import { UNRATED } from '../glicko2.ts';
import type { IdentityStore } from '../identity-store.ts';
import { type Answer, DONE, type Members, type Seating, YOURSELF } from '../members.ts';
import type { PeopleStore } from '../people/people-store.ts';
import type { RatingStore } from '../rating-store.ts';
import type { ChallengeStore, KeptChallenge } from './challenge-store.ts';

export interface ChallengeSettings {
  readonly challenges: ChallengeStore;
  readonly people: PeopleStore;
  readonly identities: IdentityStore;
  readonly ratings: RatingStore;
  readonly members: Members;
  readonly lobby: Seating;
  readonly limits: ClubLimits;
  readonly now: () => Moment;
}

const SHOWN = 100;
const GONE = problem('unknown-game', 'There is no such challenge, or somebody has taken it up');

/** Games that wait for somebody: anybody, people of a strength, or one person. */
export class Challenges implements ChallengeService {
  private readonly settings: ChallengeSettings;

  constructor(settings: ChallengeSettings) {
    this.settings = settings;
  }

  challenge(key: string, request: z.input<typeof challengeRequest>): Answer<MadeChallenge> {
    const { members } = this.settings;
    return members.asking('challenge', [key, challengeRequest, request], async ({ identity }, checked) => {
      const { challenges, lobby, limits, now } = this.settings;
      const { game, wanted, person = null } = checked;
      const own = game.seats.filter(({ kind }) => kind === 'own').length;
      if (own !== 1 || !game.seats.some(({ kind }) => kind === 'open'))
        return problem('illegal', 'A challenge has one seat for you and one for somebody else');
      if (wanted && wanted.from > wanted.to)
        return problem('illegal', 'The strength wanted goes from the lower rating to the higher one');
      const known = await this.acquainted(identity.id, person);
      if (!known.ok) return known;
      const { date } = now();
      const { all, toOne } = await challenges.standing(identity.id, person, date);
      if (all >= limits.challenges || (person !== null && toOne >= limits.challengesToOne))
        return problem('full', 'Enough of your challenges wait for somebody; take one back first');
      const created = await lobby.create({ ...game, listed: false });
      if (!created.ok) return created;
      const { id } = created.value.summary;
      for (const seat of created.value.seats)
        if (seat.kind === 'own') await members.own(identity, id, seat.seat, seat.secret);
      const [lowest, highest] = wanted ? [wanted.from, wanted.to] : [null, null];
      const until = date + limits.challengeStands;
      await challenges.add({ game: id, identity: identity.id, person, lowest, highest, at: date, until });
      const made = await challenges.find(id, date);
      return made ? accepted({ challenge: this.shown(made), created: created.value }) : GONE;
    });
  }

  challenges(): Answer<ChallengeList> {
    return this.settings.members.anybody('challenges', async () => {
      const open = await this.settings.challenges.open(this.settings.now().date, SHOWN);
      return accepted({ challenges: open.map((each) => this.shown(each)) });
    });
  }

  ownChallenges(key: string): Answer<OwnChallenges> {
    return this.settings.members.acting('own challenges', key, async ({ identity }) => {
      const { challenges, now } = this.settings;
      const { date } = now();
      const own = await challenges.of(identity.id, date, SHOWN);
      const toMe = await challenges.to(identity.id, date, SHOWN);
      const open = await challenges.openTo(identity.id, date, SHOWN);
      const watched = await challenges.watched(identity.id, SHOWN);
      const strengths = await this.strengthsOf(identity.id);
      return accepted({
        own: own.map((each) => this.shown(each)),
        toMe: toMe.map((each) => this.shown(each)),
        open: open.map((each) => ({ ...this.shown(each), refusal: tooStrongOrWeak(each, strengths) })),
        watched: watched.map(({ id, name, kept }) => ({ by: { id, name }, summary: summaryOf(kept, now()) })),
      });
    });
  }

  accept(key: string, game: string, request: z.input<typeof acceptRequest>): Answer<Joined> {
    const { members } = this.settings;
    return members.asking('accept', [key, acceptRequest, request], async ({ identity }, checked) => {
      const { challenges, people, now } = this.settings;
      const { seat, ...claim } = checked;
      const found = await challenges.find(game, now().date);
      // Repeated, because the answer was lost: then the seat has this secret already.
      if (!found) return this.again(game, seat, { identity: identity.id, secret: claim.secret });
      if (found.person !== null && found.person !== identity.id) return GONE;
      if (found.by === identity.id) return problem('forbidden', 'This is your own challenge');
      if (await people.areApart(identity.id, found.by)) return GONE;
      const refusal = tooStrongOrWeak(found, await this.strengthsOf(identity.id));
      if (refusal !== null) return problem('forbidden', refusal);
      return members.sit(identity, game, seat, claim);
    });
  }

  declineChallenge(key: string, game: string): Answer<Record<string, never>> {
    return this.settings.members.acting('decline', key, async ({ identity }) =>
      (await this.settings.challenges.remove(game, identity.id)) ? DONE : GONE,
    );
  }

  private async again(
    game: string,
    seat: Seat,
    { identity, secret }: { identity: string; secret: string },
  ): Answer<Joined> {
    const { lobby, identities } = this.settings;
    if (!(await identities.hasSeat(identity, game, hashOfSecret(secret)))) return GONE;
    return lobby.sitReserved(game, seat, { secret });
  }

  /** One challenges people whom one has met or watches, not strangers; and nobody who wants to be left alone. */
  private async acquainted(id: string, person: string | null): Answer<Record<string, never>> {
    const { people } = this.settings;
    if (person === null) return DONE;
    if (person === id) return YOURSELF;
    const isKnown = (await people.haveMet(id, person)) && !(await people.areApart(id, person));
    return isKnown ? DONE : problem('unknown-person', 'You can invite people whom you have met at a table');
  }

  private async strengthsOf(id: string): Promise<ReadonlyMap<string, number>> {
    const ratings = await this.settings.ratings.ratingsOf(id);
    return new Map(ratings.map(({ game, rating }) => [game, rating]));
  }

  private shown({ by, name, person, personName, lowest, highest, until, ...rest }: KeptChallenge): Challenge {
    const { rating, deviation, kept } = rest;
    return {
      id: kept.id,
      by: {
        id: by,
        name,
        rating: rating === null ? null : { rating, provisional: (deviation ?? 0) > SURELY },
      },
      wanted: lowest === null || highest === null ? null : { from: lowest, to: highest },
      person: person === null ? null : { id: person, name: personName ?? '' },
      until: new Date(until).toISOString(),
      summary: summaryOf(kept, this.settings.now()),
    };
  }
}

/** As for ladders. */
const SURELY = 110;

function tooStrongOrWeak(
  { lowest, highest, kept }: KeptChallenge,
  strengths: ReadonlyMap<string, number>,
): string | null {
  if (lowest === null || highest === null) return null;
  const own = Math.round(strengths.get(kept.game) ?? UNRATED.rating);
  return own >= lowest && own <= highest
    ? null
    : `Wanted is a rating from ${lowest} to ${highest}, and yours is ${own}`;
}
