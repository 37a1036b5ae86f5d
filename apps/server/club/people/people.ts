import {
  blockRequest,
  type CompanyList,
  type PeopleList,
  reportRequest,
  watchRequest,
} from '@ironfield/client/club/people.ts';
import { accepted } from '@ironfield/kernel/refusal.ts';
import type { ClubLimits } from '../../limits/service-limits.ts';
import { noEntry, problem } from '../../problems.ts';
import type { Attendee, PeopleService } from '../../service.ts';
import type { Store } from '../../storage/store.ts';
import { isWellFormed, newGameId, viewerOf } from '../../tables/secrets.ts';
import { type Answer, DONE, type Members, YOURSELF } from '../members.ts';
import type { PeopleStore } from './people-store.ts';

export interface PeopleSettings {
  readonly people: PeopleStore;
  readonly members: Members;
  readonly store: Store;
  readonly limits: ClubLimits;
  readonly date: () => number;
}

const SHOWN = 200;
const NOBODY = problem('unknown-person', 'Nobody here has this id');

/** Whom people know, watch, block and report. */
export class People implements PeopleService {
  private readonly settings: PeopleSettings;

  constructor(settings: PeopleSettings) {
    this.settings = settings;
  }

  people(key: string): Answer<PeopleList> {
    return this.settings.members.acting('people', key, async ({ identity }) => {
      const known = await this.settings.people.known(identity.id, SHOWN);
      return accepted({
        people: known.map(({ last, ...person }) => ({
          ...person,
          last: last === null ? null : new Date(last).toISOString(),
        })),
      });
    });
  }

  watch(key: string, request: { person: string; watched: boolean }): Answer<Record<string, never>> {
    return this.settings.members.asking(
      'watch',
      [key, watchRequest, request],
      ({ identity }, { person, watched }) => this.list('watches', identity.id, person, watched),
    );
  }

  block(key: string, request: { person: string; blocked: boolean }): Answer<Record<string, never>> {
    return this.settings.members.asking(
      'block',
      [key, blockRequest, request],
      ({ identity }, { person, blocked }) => this.list('blocks', identity.id, person, blocked),
    );
  }

  report(
    key: string,
    request: { person: string; game?: string | undefined; words: string },
  ): Answer<Record<string, never>> {
    return this.settings.members.asking(
      'report',
      [key, reportRequest, request],
      async ({ identity }, checked) => {
        const { people, limits, date } = this.settings;
        const { person, game = null, words } = checked;
        if (person === identity.id) return YOURSELF;
        if (!(await people.isSomebody(person))) return NOBODY;
        const report = { id: newGameId(), at: date(), reporter: identity.id, about: person, game, words };
        if (await people.report(report, limits.reports)) return DONE;
        return problem('full', 'You have reported enough that nobody has looked at yet');
      },
    );
  }

  /** Only for those at the table: who plays under a name of their own is nobody else's business. */
  company({ game, secret }: Attendee): Answer<CompanyList> {
    return this.settings.members.anybody('company', async () => {
      const kept = isWellFormed(game, secret) ? await this.settings.store.game(game) : null;
      const viewer = viewerOf(kept, secret);
      if (viewer === null || viewer === 'spectator') return noEntry(true);
      return accepted({ people: await this.settings.people.company(game) });
    });
  }

  private async list(
    list: 'blocks' | 'watches',
    id: string,
    other: string,
    isOn: boolean,
  ): Answer<Record<string, never>> {
    const { people, limits, date } = this.settings;
    if (other === id) return YOURSELF;
    if (!isOn) {
      await people.take(list, id, other);
      return DONE;
    }
    if (!(await people.isSomebody(other))) return NOBODY;
    const isThere = await people.add(list, id, other, { at: date(), most: limits.acquaintances });
    return isThere ? DONE : problem('full', `There is room for ${limits.acquaintances} people on this list`);
  }
}
