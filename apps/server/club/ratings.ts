import type { Problem } from '@ironfield/client/api.ts';
import { identityId, type Ladder, type RatingHistory } from '@ironfield/client/club.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { accepted, type Result } from '@ironfield/kernel/refusal.ts';
import type { Outcome } from '@ironfield/kernel/state.ts';
import type { Logger } from 'pino';
import { problem } from '../problems.ts';
import type { RatingService } from '../service.ts';
import { DatabaseError } from '../storage/database.ts';
import type { KeptSeat } from '../storage/kept-game.ts';
import { sharesIn } from '../tables/dice.ts';
import type { Tables } from '../tables/tables.ts';
import { BusyError } from '../tables/workshop/work.ts';
import type { Workshop } from '../tables/workshop/workshop.ts';
import type { Gate } from './members.ts';
import type { Candidate, KeptRating, RatedSeat, RatingStore } from './rating-store.ts';

type Answer<T> = Promise<Result<T, Problem>>;

export interface RatingSettings {
  readonly ratings: RatingStore;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly tables: Tables;
  readonly workshop: Workshop;
  readonly gate: Gate;
  readonly version: string;
  readonly logger: Logger;
}

/** A rating is provisional as long as it may well be 220 points off. */
const SURELY = 110;
const LADDER = 100;
const STEPS = 200;
/** Games that are looked at in one go. */
const AT_ONCE = 20;
const BOTS: readonly string[] = ['recruit', 'regular', 'veteran'];

/** Ratings from finished games, whoever played them, as soon as their records have been verified. */
export class Ratings implements RatingService {
  private readonly settings: RatingSettings;

  constructor(settings: RatingSettings) {
    this.settings = settings;
  }

  ladder(game: string): Answer<Ladder> {
    return this.settings.gate.guarded('ladder', async () => {
      if (!this.settings.games.has(game)) return problem('unknown-game', 'There is no such game');
      const raters = await this.settings.ratings.ladder(game, SURELY, LADDER);
      return accepted({ game, raters: raters.map((each) => ({ rater: raterOf(each), ...shown(each) })) });
    });
  }

  ratings(rater: string): Answer<RatingHistory> {
    return this.settings.gate.guarded('ratings', async () => {
      const { ratings } = this.settings;
      const isBot = BOTS.includes(rater);
      const name = !isBot && identityId.safeParse(rater).success ? await ratings.nameOf(rater) : null;
      if (!isBot && name === null) return problem('unknown-person', 'Nobody here has this id');
      const all = await ratings.ratingsOf(rater);
      const histories = await Promise.all(all.map(({ game }) => ratings.stepsOf(rater, game, STEPS)));
      const opponents = histories.flat().flatMap((step) => JSON.parse(step.opponents) as string[]);
      const names = await ratings.namesOf([...new Set(opponents)]);
      return accepted({
        rater: { id: rater, name },
        ratings: all.map((each, index) => ({
          game: each.game,
          ...shown(each),
          steps: histories[index].map(({ id, at, score, rating, deviation, opponents }) => ({
            id,
            at: new Date(at).toISOString(),
            score,
            opponents: (JSON.parse(opponents) as string[]).map((other) => ({
              id: other,
              name: names.get(other) ?? null,
            })),
            rating,
            deviation,
          })),
        })),
      });
    });
  }

  /** Looks at games that have ended since. One that takes too much is not rated; a busy server tries again later. */
  async tick(): Promise<void> {
    const { ratings, logger } = this.settings;
    for (const candidate of await ratings.due(AT_ONCE)) {
      try {
        const { verdict, seats } = await this.assessed(candidate);
        await ratings.settle(candidate.kept, verdict, seats);
      } catch (error) {
        if (error instanceof BusyError || error instanceof DatabaseError) return;
        logger.warn({ err: error, game: candidate.kept.id }, 'a game could not be rated');
        await ratings.settle(candidate.kept, 'cannot be verified', []);
      }
    }
  }

  private async assessed(candidate: Candidate): Promise<{ verdict: string; seats: readonly RatedSeat[] }> {
    const { tables, workshop, version } = this.settings;
    const { kept } = candidate;
    const raters = ratersOf(kept.seats, candidate.identities);
    if (!raters) return { verdict: 'not everybody has an identity of their own', seats: [] };
    const log = await tables.log(kept, kept.number);
    const outcome = kept.outcome!;
    const { isVerified, isReadyMade } = await workshop.ask('assess', {
      ...log,
      version,
      dice: sharesIn(kept)!,
      outcome,
    });
    if (!isVerified) return { verdict: 'its record does not verify', seats: [] };
    // Anybody beats a bot with a force that is large enough.
    const hasBot = kept.seats.some(({ kind }) => kind === 'bot');
    if (hasBot && !isReadyMade) return { verdict: 'a battle of one’s own against a bot', seats: [] };
    const seats = scoresOf(raters, outcome);
    return { verdict: seats.length > 0 ? 'rated' : 'nobody to compare', seats };
  }
}

/**
 * The player rated for each seat; null unless somebody with an identity plays, and everybody else is another or a bot.
 */
export function ratersOf(
  seats: readonly Pick<KeptSeat, 'kind' | 'strength'>[],
  identities: readonly (string | null)[],
): readonly string[] | null {
  const raters = seats.map(({ kind, strength }, seat) => (kind === 'bot' ? strength : identities[seat]));
  const people = raters.filter((_, seat) => seats[seat].kind !== 'bot');
  if (people.length === 0 || raters.includes(null)) return null;
  return new Set(people).size === people.length ? (raters as string[]) : null;
}

/**
 * Each seat against each other: winners have beaten those who are not, and where nobody won all have drawn. Allies are
 * not compared, nor are those who have lost together, nor bots with bots.
 */
export function scoresOf(raters: readonly string[], { winners }: Outcome): RatedSeat[] {
  const isDraw = winners.length === 0 || winners.length === raters.length;
  return raters.flatMap((rater, seat) => {
    const scores = raters.flatMap((opponent, other): RatedSeat['scores'] => {
      if (other === seat || opponent === rater || (BOTS.includes(rater) && BOTS.includes(opponent)))
        return [];
      if (isDraw) return [{ opponent, score: 0.5 }];
      const [won, lost] = [winners.includes(seat), winners.includes(other)];
      return won === lost ? [] : [{ opponent, score: won ? 1 : 0 }];
    });
    return scores.length > 0 ? [{ rater, scores }] : [];
  });
}

const shown = ({ rating, deviation, games }: KeptRating) => ({
  rating,
  deviation,
  games,
  provisional: deviation > SURELY,
});

const raterOf = ({ rater, name }: KeptRating) => ({ id: rater, name });
