// A table in the middle of a game that has no log: it is kept here, and answers the page in place of the page's worker.

import type { AnyWrittenGame } from '@ironfield/kernel/play/game.ts';
import { seatNames } from '@ironfield/kernel/play/setup.ts';
import { accepted } from '@ironfield/kernel/refusal.ts';
import type { Page } from 'playwright-core';
import type { FromWorker, ToWorker } from '../src/sessions/local-messages.ts';
import { LocalTable } from '../src/sessions/local-table.ts';
import { type SetUp, standingOf } from './set-up.ts';

/** The id of this table. */
export const IN_NODE = 'in-node';

type Link = Pick<Worker, 'onmessage' | 'postMessage' | 'terminate'>;

/** Runs in the page: what it asks its local worker is asked of `askTable` instead. */
function replaceWorker(): void {
  const { askTable } = globalThis as unknown as { askTable(asked: ToWorker): Promise<readonly FromWorker[]> };
  const newLink = (): Link => {
    const link: Link = {
      onmessage: null,
      postMessage: async (asked: ToWorker) => {
        for (const data of await askTable(asked))
          link.onmessage?.call(link as Worker, { data } as MessageEvent<FromWorker>);
      },
      terminate: () => {},
    };
    return link;
  };
  globalThis.Worker = new Proxy(Worker, {
    construct: (Usual, [url, options]) =>
      String(url).includes('local-worker') ? newLink() : new Usual(url, options),
  });
}

/** A question at which a page sits down. One person is asked; everybody else at this table waits. */
export class TableInNode {
  private readonly table: LocalTable;

  constructor(game: AnyWrittenGame, setUp: SetUp) {
    const { setup, state } = standingOf(game, setUp);
    const { seat } = setUp.question;
    const players = seatNames(game, setup).map((_, each) =>
      each === seat ? ({ kind: 'human' } as const) : ({ kind: 'bot', strength: 'recruit' } as const),
    );
    const identity = { id: IN_NODE, created: '2026-01-01T00:00:00.000Z', players };
    this.table = new LocalTable(game, identity, setup, 'in node');
    // A table begins at the beginning, and no log leads to this question.
    (this.table as unknown as { history: { state: unknown } }).history.state = state;
  }

  async serve(page: Page): Promise<void> {
    await page.exposeFunction('askTable', (asked: ToWorker) => this.answersTo(asked));
    await page.addInitScript(replaceWorker);
  }

  /** Orders given since the question was put. */
  get given(): number {
    return this.table.number;
  }

  private answersTo(asked: ToWorker): readonly FromWorker[] {
    const { table } = this;
    const { request } = asked;
    const answer = (value: unknown): FromWorker => ({ kind: 'answer', request, value });
    switch (asked.name) {
      case 'prepare':
        return [answer(null)];
      case 'open':
        return [{ kind: 'table', snapshot: table.snapshot(), past: table.past() }, answer(accepted(null))];
      case 'suggest':
        return [answer(table.suggest(asked.wish))];
      case 'submit': {
        const result = table.submit(asked.order);
        const told = result.ok && table.telling();
        return told ? [told, answer(result)] : [answer(result)];
      }
      default:
        return [{ kind: 'failure', request, message: `This table knows no "${asked.name}"` }];
    }
  }
}
