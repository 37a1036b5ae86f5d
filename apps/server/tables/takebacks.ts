import type { GameSummary, Problem } from '@ironfield/client/api.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { problem } from '../problems.ts';
import type { ServiceLimits } from '../service-limits.ts';
import type { TakebackProposal } from '../storage/kept-game.ts';
import type { Store } from '../storage/store.ts';
import type { Moment } from './game-time.ts';
import type { Moves } from './moves.ts';
import { summaryOf } from './summary.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

type Answer = Result<GameSummary, Problem>;

export interface TakebacksSettings {
  readonly tables: Tables;
  readonly store: Store;
  readonly moves: Moves;
  readonly limits: ServiceLimits;
  readonly now: () => Moment;
}

/**
 * Taking back needs every person's agreement, also of those who are still to come: else the host could try the dice
 * before. Bots agree with everybody. To be done exclusively.
 */
export class Takebacks {
  private readonly settings: TakebacksSettings;

  constructor(settings: TakebacksSettings) {
    this.settings = settings;
  }

  propose(table: Table, seat: Seat, to: number): Promise<Answer> {
    return this.untilNoConflict(table, async () => {
      const { takeback, outcome } = table.kept;
      // The seed is known now, and with it all dice that would follow.
      if (outcome) return problem('over', 'The game is over');
      if (takeback && takeback.to !== to) {
        return problem('illegal', 'Another proposal to take back is open; answer that first');
      }
      if (to >= table.number) return problem('illegal', `There is no earlier point ${to} to go back to`);
      const before = table.history.entries.filter(({ kind }) => kind === 'takeback').length;
      if (before >= this.settings.limits.takebacks) {
        return problem('too-many', 'Nothing more can be taken back in this game');
      }
      return this.agree(table, takeback ?? { by: seat, to, agreed: [] }, seat);
    });
  }

  answer(table: Table, seat: Seat, isAgreed: boolean): Promise<Answer> {
    return this.untilNoConflict(table, async () => {
      const { takeback } = table.kept;
      if (!takeback) return problem('not-asked', 'There is no open proposal to take back');
      return isAgreed ? this.agree(table, takeback, seat) : this.keep(table, null);
    });
  }

  private async agree(table: Table, { by, to, agreed }: TakebackProposal, seat: Seat) {
    const all = [...new Set([...agreed, seat])].sort((a, b) => a - b);
    const isMissing = table.kept.seats.some((each) => each.kind !== 'bot' && !all.includes(each.seat));
    if (isMissing) return this.keep(table, { by, to, agreed: all });
    const added = await this.settings.moves.add(table, { kind: 'takeback', to }, null);
    if (added === 'conflict') return added;
    return added.ok ? accepted(undefined) : refused<Problem>(added.error);
  }

  private async keep(table: Table, takeback: TakebackProposal | null) {
    if (!(await this.settings.store.propose(table.kept, takeback))) {
      await this.settings.tables.refresh(table);
      return 'conflict';
    }
    table.change({ takeback, revision: table.kept.revision + 1 });
    return accepted(undefined);
  }

  private async untilNoConflict(
    table: Table,
    body: () => Promise<Result<undefined, Problem> | 'conflict'>,
  ): Promise<Answer> {
    await this.settings.tables.refreshIfDoubtful(table);
    for (let tries = 0; tries < 10; tries++) {
      const outcome = await body();
      if (outcome === 'conflict') continue;
      return outcome.ok ? accepted(summaryOf(table.kept, this.settings.now())) : outcome;
    }
    return problem('unavailable', 'The table is too busy; try again');
  }
}
