import type { Logger } from 'pino';
import { TokenBucket } from '../limits/token-bucket.ts';
import type { Due, HookStore } from './hook-store.ts';

export interface HookSettings {
  readonly store: HookStore;
  readonly call: (url: string, body: string) => Promise<boolean>;
  /** Other ways on which people want to hear the same. */
  readonly tellers?: readonly Teller[];
  readonly now: () => number;
  /** Milliseconds for which somebody has been waited for before they are told: they may be at the table. */
  readonly delay: number;
  readonly logger: Logger;
}

/** Tells somebody on one way, if they want it; what fails there is its own affair. */
export type Teller = (due: Due) => Promise<void>;

/** Calls at once, failures in a row after which an address is given up, and calls an hour for one identity. */
const AT_ONCE = 8;
const FAILURES = 10;
const AN_HOUR = 60;

/** Tells people at addresses of their own that a game waits for them. What is lost on the way is not told again. */
export class Hooks {
  private readonly settings: HookSettings;
  private readonly patience = new Map<string, TokenBucket>();

  constructor(settings: HookSettings) {
    this.settings = settings;
  }

  async tick(): Promise<void> {
    const { store, now, delay } = this.settings;
    this.sweep();
    const due = await store.take(now() - delay, AT_ONCE);
    await Promise.all(due.map((each) => this.tell(each)));
  }

  private async tell(due: Due): Promise<void> {
    const { tellers = [], logger } = this.settings;
    if (!this.hasPatience(due.identity)) return;
    const ways = [(each: Due) => this.callHook(each), ...tellers];
    const told = await Promise.allSettled(ways.map((tell) => tell(due)));
    for (const each of told)
      if (each.status === 'rejected') logger.warn({ err: each.reason }, 'somebody was not told');
  }

  private async callHook({ identity, url, ...what }: Due): Promise<void> {
    const { store, call, logger } = this.settings;
    if (url === null) return;
    const isTaken = await call(url, JSON.stringify({ type: 'your-turn', ...what })).catch(() => false);
    if (!isTaken) logger.info('a webhook was not taken');
    await store.note(identity, isTaken, FAILURES);
  }

  private hasPatience(identity: string): boolean {
    const now = performance.now();
    const bucket = this.patience.get(identity) ?? new TokenBucket(AN_HOUR / 3600, AN_HOUR, now);
    this.patience.set(identity, bucket);
    return bucket.take(now);
  }

  private sweep(): void {
    const now = performance.now();
    for (const [id, bucket] of this.patience) if (bucket.isFull(now)) this.patience.delete(id);
  }
}
