import type { GameSummary, Problem } from '@ironfield/client/api.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import {
  type DrawOffer,
  drawAnsweredBy,
  drawOfferedBy,
  isWantedByAll,
} from '@ironfield/kernel/players/draw-offer.ts';
import type { LogEntry } from '@ironfield/kernel/record/history.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { ServiceLimits } from '../limits/service-limits.ts';
import { problem } from '../problems.ts';
import type { KeptGame, TakebackProposal } from '../storage/kept-game.ts';
import type { Store } from '../storage/store.ts';
import { notBegun } from './dice.ts';
import type { Moment } from './game-time.ts';
import type { Moves } from './moves.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';
import type { Workshop } from './workshop/workshop.ts';

type Answer = Result<GameSummary, Problem>;
/** `conflict`: others were first; the table has caught up with them, so that one can try again. */
type Done = Result<undefined, Problem> | 'conflict';

export interface OffersSettings {
  readonly tables: Tables;
  readonly store: Store;
  readonly moves: Moves;
  readonly workshop: Pick<Workshop, 'ask'>;
  readonly limits: ServiceLimits;
  readonly now: () => Moment;
}

/**
 * Takebacks and draws, to which everybody must agree. People who have not come yet are asked, too, or the host could
 * try out the dice beforehand. An open offer lapses with the next entry. Needs exclusive access.
 */
export class Offers {
  private readonly settings: OffersSettings;

  constructor(settings: OffersSettings) {
    this.settings = settings;
  }

  proposeTakeback(table: Table, seat: Seat, to: number): Promise<Answer> {
    return this.untilNoConflict(table, seat, async () => {
      const { takeback, outcome } = table.kept;
      // The seed is known now, and with it all dice that would follow.
      if (outcome) return OVER;
      const open = table.summaryFor(seat).takeback;
      if (open && open.to !== to) {
        return problem('illegal', 'Another proposal to take back is open; answer that first');
      }
      if (to >= table.countOf(seat)) {
        return problem('illegal', `There is no earlier point ${to} to go back to`);
      }
      const { store, limits } = this.settings;
      if ((await store.takebacks(table.id)) >= limits.takebacks) {
        return problem('too-many', 'Nothing more can be taken back in this game');
      }
      return this.agreeToTakeback(table, takeback ?? (await this.proposal(table, seat, to)), seat);
    });
  }

  answerTakeback(table: Table, seat: Seat, isAgreed: boolean): Promise<Answer> {
    return this.untilNoConflict(table, seat, async () => {
      const { takeback } = table.kept;
      if (!takeback) return problem('not-asked', 'There is no open proposal to take back');
      return isAgreed ? this.agreeToTakeback(table, takeback, seat) : this.keep(table, { takeback: null });
    });
  }

  /** Bots agree with everybody. */
  private async agreeToTakeback(table: Table, { by, agreed, ...back }: TakebackProposal, seat: Seat) {
    const all = withSeat(agreed, seat);
    return peopleAt(table).every((each) => all.includes(each))
      ? this.add(table, { kind: 'takeback', ...back })
      : this.keep(table, { takeback: { by, ...back, agreed: all } });
  }

  /** `to`: as the seat counts. What others have done in secret after that stands. */
  private async proposal({ id, kept }: Table, by: Seat, to: number): Promise<TakebackProposal> {
    if (!kept.counts) return { by, to, agreed: [] };
    const { store } = this.settings;
    const entries = (await store.entriesBefore(id, by, to)) ?? to;
    return { by, to: entries, agreed: [], counts: await store.countsAt(id, entries, kept.seats.length) };
  }

  offerDraw(table: Table, seat: Seat): Promise<Answer> {
    return this.untilNoConflict(table, seat, async () => {
      const { draw, outcome } = table.kept;
      if (outcome) return OVER;
      if (!table.isBegun) return notBegun(table.kept);
      return this.settleDraw(table, drawOfferedBy(draw, seat));
    });
  }

  answerDraw(table: Table, seat: Seat, isAgreed: boolean): Promise<Answer> {
    return this.untilNoConflict(table, seat, async () =>
      this.settleDraw(table, drawAnsweredBy(table.kept.draw, seat, isAgreed)),
    );
  }

  private async settleDraw(table: Table, offered: Result<DrawOffer | null>): Promise<Done> {
    if (!offered.ok) return offered;
    const draw = offered.value;
    if (!draw || !isWantedByAll(draw, peopleAt(table))) return this.keep(table, { draw });
    const unwilling = await this.unwillingBot(table);
    if (unwilling !== null) return this.keep(table, { draw: { ...draw, declined: unwilling } });
    return this.add(table, { kind: 'draw', seat: draw.by });
  }

  private async unwillingBot({ game, state, kept, number }: Table): Promise<Seat | null> {
    for (const { seat, kind } of kept.seats) {
      if (kind !== 'bot') continue;
      const task = { game: game.id, view: viewFor(game, state, seat), seed: `draw at ${number}` };
      if (!(await this.settings.workshop.ask('draw', task))) return seat;
    }
    return null;
  }

  private async add(table: Table, entry: LogEntry): Promise<Done> {
    const added = await this.settings.moves.add(table, entry, null);
    if (added === 'conflict') return added;
    return added.ok ? accepted(undefined) : refused<Problem>(added.error);
  }

  private async keep(table: Table, change: Partial<Pick<KeptGame, 'takeback' | 'draw'>>): Promise<Done> {
    const { takeback, draw, revision } = table.kept;
    const open = { takeback, draw, ...change };
    if (!(await this.settings.store.propose(table.kept, open))) {
      await this.settings.tables.refresh(table);
      return 'conflict';
    }
    table.change({ ...open, revision: revision + 1 });
    return accepted(undefined);
  }

  private async untilNoConflict(table: Table, seat: Seat, body: () => Promise<Done>): Promise<Answer> {
    await this.settings.tables.refreshIfDoubtful(table);
    for (let tries = 0; tries < 10; tries++) {
      const outcome = await body();
      if (outcome === 'conflict') continue;
      return outcome.ok ? accepted(table.summaryFor(seat)) : outcome;
    }
    return problem('unavailable', 'The table is too busy; try again');
  }
}

const OVER = problem('over', 'The game is over');

const withSeat = (agreed: readonly Seat[], seat: Seat): Seat[] =>
  [...new Set([...agreed, seat])].sort((a, b) => a - b);

/** Includes people who have not come yet. */
const peopleAt = ({ kept }: Table): Seat[] =>
  kept.seats.flatMap(({ seat, kind }) => (kind === 'bot' ? [] : [seat]));
