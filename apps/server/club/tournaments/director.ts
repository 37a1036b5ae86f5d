import type { CreatedGame, CreateRequest } from '@ironfield/client/api.ts';
import type { tournamentRequest } from '@ironfield/client/club/tournaments.ts';
import type { Outcome } from '@ironfield/kernel/state.ts';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Answer, Seating } from '../members.ts';
import { type Paired, robinRound, robinRounds, swissRound } from './pairing.ts';
import { standings } from './standings.ts';
import {
  type How,
  type KeptPairing,
  type KeptTournament,
  type OpenPairing,
  settledOf,
  type TournamentStore,
} from './tournament-store.ts';

export type GameRequest = z.output<typeof tournamentRequest>['game'];

export interface TournamentSeating extends Seating {
  /** Whether a battle can be fought by two. */
  checkForTwo(request: CreateRequest): Answer<Record<string, never>>;
}

export interface DirectorSettings {
  readonly tournaments: TournamentStore;
  readonly create: (request: CreateRequest) => Answer<CreatedGame>;
  readonly date: () => number;
  readonly logger: Logger;
}

/** Tournaments looked at in one go, and games that are set up then. */
const AT_ONCE = 4;
const GAMES_AT_ONCE = 8;
const DAY = 24 * 3600_000;

/** Leads tournaments: pairs rounds, sets their games up, and counts what came of them when their records verify. */
export class Director {
  private readonly settings: DirectorSettings;

  constructor(settings: DirectorSettings) {
    this.settings = settings;
  }

  async tick(): Promise<void> {
    const { tournaments, logger } = this.settings;
    for (const tournament of await tournaments.take(AT_ONCE)) {
      try {
        await this.lead(tournament);
      } catch (error) {
        logger.warn({ err: error }, 'a tournament waits');
      } finally {
        await tournaments.letGo(tournament.id);
      }
    }
  }

  private async lead(tournament: KeptTournament): Promise<void> {
    const { tournaments, date } = this.settings;
    const { id, round, due } = tournament;
    const all = await tournaments.pairings(id);
    const open = all.filter((pairing) => pairing.round === round && pairing.how === null);
    const isLate = due !== null && date() > due;
    let left = open.length;
    for (const pairing of open) {
      const verdict = verdictOn(pairing, isLate);
      if (!verdict) continue;
      await tournaments.settle(id, pairing, verdict.score, verdict.how);
      left--;
    }
    if (left === 0) return this.nextRound(tournament, await tournaments.pairings(id));
    await this.setUp(tournament, open);
  }

  private async setUp({ id, title, request }: KeptTournament, open: readonly OpenPairing[]): Promise<void> {
    const { tournaments, create, logger } = this.settings;
    const game = JSON.parse(request) as GameRequest;
    for (const pairing of open.filter((each) => each.game === null).slice(0, GAMES_AT_ONCE)) {
      const made = await create(requestFor(title, game));
      if (made.ok) await tournaments.setGame(id, pairing, made.value.summary.id);
      else logger.warn({ code: made.error.code }, 'a game of a tournament could not be set up');
    }
  }

  /** Pairs the next round, or ends the tournament after the last. */
  async nextRound(tournament: KeptTournament, pairings: readonly OpenPairing[]): Promise<void> {
    const { tournaments, date } = this.settings;
    const { id, kind, round, days } = tournament;
    const entrants = await tournaments.entrants(id);
    const staying = entrants.filter(({ gone }) => !gone);
    const rounds = kind === 'swiss' ? tournament.rounds : robinRounds(entrants.length);
    if (round >= rounds || staying.length < 2) return tournaments.end(tournament);
    const pairs =
      kind === 'swiss'
        ? swissRound(paired(staying, pairings))
        : robinRound(
            entrants.map(({ identity }) => identity),
            round + 1,
          );
    const isMade = await tournaments.pair(tournament, pairs, {
      due: date() + days * DAY,
      rounds,
    });
    if (!isMade) return;
    const made = await tournaments.pairings(id);
    const gone = new Set(entrants.filter((each) => each.gone).map(({ identity }) => identity));
    for (const pairing of made.filter((each) => each.round === round + 1)) {
      const verdict = verdictOfGone(pairing, gone, kind);
      if (verdict) await tournaments.settle(id, pairing, verdict, pairing.second === null ? 'bye' : 'absent');
    }
    await this.setUp(
      tournament,
      (await tournaments.pairings(id)).filter((each) => each.round === round + 1 && each.how === null),
    );
  }
}

/** The request for one game of a tournament, with both seats for whoever is paired. */
export function requestFor(title: string, game: GameRequest): CreateRequest {
  return { ...game, title, seats: [{ kind: 'open' }, { kind: 'open' }], spectators: true, listed: false };
}

/** Whoever has left loses the rest of a round robin. */
function verdictOfGone(
  { first, second }: KeptPairing,
  gone: ReadonlySet<string>,
  kind: KeptTournament['kind'],
): readonly [number, number] | null {
  if (second === null || kind === 'swiss' || (!gone.has(first) && !gone.has(second))) return null;
  return [gone.has(first) ? 0 : 1, gone.has(second) ? 0 : 1];
}

function paired(
  staying: readonly { readonly identity: string; readonly rating: number }[],
  pairings: readonly OpenPairing[],
): Paired[] {
  const ids = staying.map(({ identity }) => identity);
  const settled = pairings.map(settledOf);
  const points = new Map(standings(ids, settled, true).map((place) => [place.id, place.points]));
  return staying.map(({ identity: id, rating }) => {
    const own = settled.filter(({ first, second }) => first === id || second === id);
    return {
      id,
      rating,
      points: points.get(id) ?? 0,
      opponents: own.flatMap(({ first, second }) => (second === null ? [] : [first === id ? second : first])),
      first: own.filter(({ first, second }) => first === id && second !== null).length,
      hadBye: own.some(({ second }) => second === null),
    };
  });
}

type Verdict = { readonly score: readonly [number, number]; readonly how: How };

/** What a pairing comes to; null while it goes on. A game counts as soon as its record has been verified. */
function verdictOn({ game, outcome, kinds, verdict }: OpenPairing, isLate: boolean): Verdict | null {
  if (game !== null && kinds === null) return { score: [0, 0], how: 'unverified' };
  if (outcome !== null) {
    if (verdict === null) return null;
    if (/verif/.test(verdict)) return { score: [0, 0], how: 'unverified' };
    return { score: scoreOf(JSON.parse(outcome) as Outcome), how: 'played' };
  }
  if (!isLate || kinds === null) return null;
  const [first, second] = (JSON.parse(kinds) as string[]).map((kind) => kind !== 'open');
  // Both sit there: their clock decides.
  if (first && second) return null;
  return { score: [first ? 1 : 0, second ? 1 : 0], how: 'absent' };
}

function scoreOf({ winners }: Outcome): readonly [number, number] {
  if (winners.length !== 1) return [0.5, 0.5];
  return winners[0] === 0 ? [1, 0] : [0, 1];
}
