import type { Joined } from '@ironfield/client/api.ts';
import {
  enterRequest,
  sitRequest,
  type Tournament,
  type TournamentList,
  type TournamentRequest,
  tournamentId,
  tournamentRequest,
} from '@ironfield/client/club/tournaments.ts';
import { accepted } from '@ironfield/kernel/refusal.ts';
import type { z } from 'zod';
import type { ClubLimits } from '../../limits/service-limits.ts';
import { problem } from '../../problems.ts';
import type { TournamentService } from '../../service.ts';
import { newGameId } from '../../tables/secrets.ts';
import { type Answer, DONE, type Members } from '../members.ts';
import { type Director, type GameRequest, requestFor, type TournamentSeating } from './director.ts';
import { robinRounds } from './pairing.ts';
import { standings } from './standings.ts';
import {
  type Entrant,
  type KeptTournament,
  type OpenPairing,
  settledOf,
  type TournamentStore,
} from './tournament-store.ts';

export interface TournamentSettings {
  readonly tournaments: TournamentStore;
  readonly director: Director;
  readonly members: Members;
  readonly lobby: TournamentSeating;
  readonly limits: ClubLimits;
  readonly date: () => number;
}

const SHOWN = 100;
/** Everybody against everybody is long. */
const MOST_IN_ROBIN = 16;
const NONE = problem('unknown-game', 'There is no such tournament');

/** Tournaments of people with an identity, in any game for two. */
export class Tournaments implements TournamentService {
  private readonly settings: TournamentSettings;

  constructor(settings: TournamentSettings) {
    this.settings = settings;
  }

  make(key: string, request: TournamentRequest): Answer<Tournament> {
    const { members } = this.settings;
    return members.asking('tournament', [key, tournamentRequest, request], async ({ identity }, checked) => {
      const { tournaments, lobby, limits, date } = this.settings;
      const { title, kind, game, players: most, days, rounds = 5 } = checked;
      if (!game.clock)
        return problem('illegal', 'A tournament takes a clock, so that its rounds come to an end');
      if (kind === 'round-robin' && most > MOST_IN_ROBIN)
        return problem('illegal', `In a round robin ${MOST_IN_ROBIN} people can play`);
      const battle = await lobby.checkForTwo(requestFor(title, game));
      if (!battle.ok) return battle;
      const id = newGameId();
      const host = identity.id;
      const kept = { id, title, kind, game: game.game, scenario: game.scenario ?? null, host, most, days };
      const added = { ...kept, rounds, request: JSON.stringify(game), created: date() };
      if (!(await tournaments.add(added, limits.tournaments)))
        return problem('full', 'Enough of your tournaments are not over yet');
      return this.shown(id);
    });
  }

  list(): Answer<TournamentList> {
    return this.settings.members.anybody('tournaments', async () => {
      const all = await this.settings.tournaments.list(SHOWN);
      return accepted({ tournaments: all.map(headOf) });
    });
  }

  look(id: string): Answer<Tournament> {
    return this.settings.members.anybody('look at tournament', () => this.shown(id));
  }

  enter(key: string, id: string, request: z.input<typeof enterRequest>): Answer<Tournament> {
    const { members } = this.settings;
    return members.asking('enter', [key, enterRequest, request], async ({ identity }, { entered }) => {
      const { tournaments, date } = this.settings;
      if (!(await this.found(id))) return NONE;
      if (!entered) await tournaments.leave(id, identity.id);
      else if (!(await tournaments.enter(id, identity.id, date())))
        return problem('full', 'It is full, or has begun already');
      return this.shown(id);
    });
  }

  /** By its host, when enough have entered. */
  start(key: string, id: string): Answer<Tournament> {
    return this.settings.members.acting('start', key, async ({ identity }) => {
      const found = await this.found(id);
      if (found?.host !== identity.id) return NONE;
      if (found.state !== 'open') return this.shown(id);
      if (found.players < 2) return problem('illegal', 'It takes two people at least');
      await this.settings.director.nextRound(found, []);
      return this.shown(id);
    });
  }

  cancel(key: string, id: string): Answer<Record<string, never>> {
    return this.settings.members.acting('cancel', key, async ({ identity }) => {
      const isRight = tournamentId.safeParse(id).success;
      return isRight && (await this.settings.tournaments.remove(id, identity.id)) ? DONE : NONE;
    });
  }

  sit(key: string, id: string, request: z.input<typeof sitRequest>): Answer<Joined> {
    const { members } = this.settings;
    return members.asking('sit', [key, sitRequest, request], async ({ identity }, checked) => {
      const { tournaments } = this.settings;
      const found = await this.found(id);
      if (!found) return NONE;
      const own = (await tournaments.pairings(id)).find(
        ({ round, first, second, game, how }) =>
          round === found.round && game && !how && (first === identity.id || second === identity.id),
      );
      if (!own) return problem('not-asked', 'No game of this tournament waits for you just now');
      return members.sit(identity, own.game!, own.first === identity.id ? 0 : 1, checked);
    });
  }

  private async found(id: string): Promise<KeptTournament | null> {
    return tournamentId.safeParse(id).success ? this.settings.tournaments.find(id) : null;
  }

  private async shown(id: string): Answer<Tournament> {
    const { tournaments } = this.settings;
    const found = await this.found(id);
    if (!found) return NONE;
    const entrants = await tournaments.entrants(id);
    return accepted(wholeOf(found, entrants, await tournaments.pairings(id)));
  }
}

function headOf({ host, hostName, created, ...kept }: KeptTournament): TournamentList['tournaments'][number] {
  const { id, title, kind, game, scenario, state, round, rounds, players, most } = kept;
  return {
    ...{ id, title, kind, game, scenario, state, round, players, most },
    rounds: kind === 'round-robin' && state === 'open' ? robinRounds(Math.max(players, 2)) : rounds,
    host: host === null ? null : { id: host, name: hostName },
    created: new Date(created).toISOString(),
  };
}

function wholeOf(
  kept: KeptTournament,
  entrants: readonly Entrant[],
  pairings: readonly OpenPairing[],
): Tournament {
  const names = new Map(entrants.map(({ identity, name }) => [identity, name]));
  const person = (id: string) => ({ id, name: names.get(id) ?? null });
  const places = standings(
    entrants.map(({ identity }) => identity),
    pairings.map(settledOf),
    kept.kind === 'swiss',
  );
  const gone = new Set(entrants.filter((each) => each.gone).map(({ identity }) => identity));
  const { clock } = JSON.parse(kept.request) as GameRequest;
  return {
    ...headOf(kept),
    clock: clock!,
    days: kept.days,
    due: kept.due === null ? null : new Date(kept.due).toISOString(),
    standings: places.map(({ id, ...place }) => ({ person: person(id), ...place, left: gone.has(id) })),
    pairings: [...Map.groupBy(pairings, ({ round }) => round)].map(([round, tables]) => ({
      round,
      tables: tables.map(({ number, first, second, game, firstScore, secondScore, how }) => ({
        table: number,
        first: person(first),
        second: second === null ? null : person(second),
        game,
        score: firstScore === null || secondScore === null ? null : [firstScore, secondScore],
        how,
      })),
    })),
  };
}
