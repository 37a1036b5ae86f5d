import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { TokenBucket } from './token-bucket.ts';

/** Milliseconds of the one thread that everybody shares: in every second of the long run, and at once. */
export interface Allowance {
  readonly perSecond: number;
  readonly atOnce: number;
}

export interface CostLimits {
  /** For one address, and for each table. */
  readonly asker: Allowance;
  readonly table: Allowance;
  /** The longest wait in milliseconds; an asker who owes more is refused. */
  readonly longestWait: number;
}

export const DEFAULT_COSTS: CostLimits = {
  asker: { perSecond: 250, atOnce: 500 },
  table: { perSecond: 150, atOnce: 400 },
  longestWait: 10_000,
};

interface CostsSettings extends CostLimits {
  /** Something was done in one go. */
  readonly onWork?: (what: string, milliseconds: number) => void;
  /** Milliseconds that never go back; replaced by tests. */
  readonly now?: () => number;
  readonly sleep?: (milliseconds: number) => Promise<unknown>;
}

/** The account of work without an asker, such as bots in games that nobody watches. */
const NOBODY = '';

/**
 * Accounts for the thread that everybody shares. Requests are counted elsewhere; this counts their cost, so that
 * expensive askers wait and others do not.
 */
export class Costs {
  private readonly settings: CostsSettings;
  private readonly now: () => number;
  private readonly sleep: (milliseconds: number) => Promise<unknown>;
  private readonly askers = new Map<string, TokenBucket>();
  private readonly tables = new Map<string, TokenBucket>();
  private readonly asking = new AsyncLocalStorage<{ readonly asker: string; readonly what: string }>();

  constructor(settings: CostsSettings) {
    this.settings = settings;
    this.now = settings.now ?? (() => performance.now());
    this.sleep = settings.sleep ?? ((milliseconds) => wait(milliseconds, undefined, { ref: false }));
  }

  /** Charges the body to this asker. */
  as<T>(asker: string, body: () => T): T {
    return this.asking.run({ asker, what: this.what }, body);
  }

  /** Names the purpose of the body. */
  during<T>(what: string, body: () => T): T {
    return this.asking.run({ asker: this.asker, what }, body);
  }

  /** The current purpose. */
  private get what(): string {
    return this.asking.getStore()?.what ?? 'nobody';
  }

  /** On whose account things are done now. */
  get asker(): string {
    return this.asking.getStore()?.asker ?? NOBODY;
  }

  /** Charges work done in one go to the asker and to the table it is for. */
  charge<T>(table: string | null, body: () => T): T {
    const start = this.now();
    try {
      return body();
    } finally {
      const end = this.now();
      this.spend(table, end - start, end);
      this.settings.onWork?.(this.what, end - start);
    }
  }

  private spend(table: string | null, milliseconds: number, now: number): void {
    budgetIn(this.askers, this.asker, this.settings.asker, now).spend(milliseconds, now);
    if (table !== null) budgetIn(this.tables, table, this.settings.table, now).spend(milliseconds, now);
  }

  /** Waits until the asker owes nothing. False if the debt is so large that it should come back later. */
  async patience(): Promise<boolean> {
    const { asker } = this;
    const owed = this.askers.get(asker)?.owedFor(this.now()) ?? 0;
    if (owed > this.settings.longestWait && asker !== NOBODY) return false;
    if (owed > 0) await this.sleep(owed);
    return true;
  }

  /** Waits until a table owes nothing, so that those at other tables get their turns. */
  async patienceAt(table: string): Promise<void> {
    const owed = this.tables.get(table)?.owedFor(this.now()) ?? 0;
    if (owed > 0) await this.sleep(Math.min(owed, this.settings.longestWait));
  }

  /** In the middle of much work for a table: everybody else has a turn, and it goes on when the table owes nothing. */
  async breath(table: string): Promise<void> {
    await nextTurn();
    await this.patienceAt(table);
  }

  /** Forgets those who owe nothing and have everything. */
  sweep(): void {
    const now = this.now();
    for (const budgets of [this.askers, this.tables]) {
      for (const [name, budget] of budgets) if (budget.isFull(now)) budgets.delete(name);
    }
  }

  get size(): number {
    return this.askers.size + this.tables.size;
  }
}

function budgetIn(
  budgets: Map<string, TokenBucket>,
  name: string,
  { perSecond, atOnce }: Allowance,
  now: number,
): TokenBucket {
  const known = budgets.get(name);
  if (known) return known;
  const budget = new TokenBucket(perSecond, atOnce, now);
  budgets.set(name, budget);
  return budget;
}
