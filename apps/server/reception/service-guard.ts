import type { Problem } from '@ironfield/client/api.ts';
import { type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Logger } from 'pino';
import type { ZodType } from 'zod';
import type { Costs } from '../limits/costs.ts';
import { noEntry, problem } from '../problems.ts';
import { DatabaseError } from '../storage/database.ts';
import type { Store } from '../storage/store.ts';
import { FORGOTTEN, ForgottenError, UnplayableError } from '../tables/tables.ts';
import { BusyError, TooMuchWorkError } from '../tables/workshop/work.ts';

export type Answer<T> = Promise<Result<T, Problem>>;

/** More has happened than one answer may hold. */
export class TooMuchNewsError extends Error {}

/** The asker lost the seat while waiting. */
export class UnseatedError extends Error {}

export const CLOSING = 'The server is closing; try again in a moment';
const BUSY = 'The server has too much else to do, and nothing has happened; try again in a moment';
const READ_HISTORY = 'Too much has happened for one answer; read the history first, and attend from there on';

interface GuardSettings {
  readonly store: Store;
  readonly costs: Costs;
  readonly logger: Logger;
}

/** Admits well-formed requests, in turn, while the service is open, and turns any error into a problem. */
export class Guard {
  private readonly settings: GuardSettings;
  private readonly underWay = new Map<Promise<unknown>, string>();
  private closing: Promise<void> | null = null;

  constructor(settings: GuardSettings) {
    this.settings = settings;
  }

  get isClosed(): boolean {
    return this.closing !== null;
  }

  /** The purposes of the admitted requests. */
  get wishes(): readonly string[] {
    return [...this.underWay.values()];
  }

  /** Admits no more requests and waits for the admitted ones. */
  close(finish: () => Promise<void>): Promise<void> {
    this.closing ??= Promise.all(this.underWay.keys()).then(finish);
    return this.closing;
  }

  /** The protocols check their input, too; this check does not rely on them. */
  checked<T, A>(
    what: string,
    schema: ZodType<T>,
    given: unknown,
    body: (checked: T) => Answer<A>,
  ): Answer<A> {
    const parsed = schema.safeParse(given);
    if (parsed.success) return this.guarded(what, () => body(parsed.data));
    const { path, message } = parsed.error.issues[0];
    const place = path.length > 0 ? path.join('.') : what;
    return Promise.resolve(problem('malformed', `${place}: ${message}`));
  }

  guarded<T>(what: string, body: () => Answer<T>): Answer<T> {
    if (this.closing) return Promise.resolve(problem('unavailable', CLOSING));
    const answer = this.settings.costs
      .during(what, () => this.inTurn(body))
      .catch((error: unknown) => this.problemFrom(what, error));
    this.underWay.set(answer, what);
    void answer.finally(() => this.underWay.delete(answer));
    return answer;
  }

  private async inTurn<T>(body: () => Answer<T>): Answer<T> {
    if (await this.settings.costs.patience()) return body();
    return problem('too-many', 'You have asked for more than your share; try again in a minute');
  }

  private problemFrom(what: string, error: unknown): Result<never, Problem> {
    if (error instanceof ForgottenError) return refused(FORGOTTEN);
    if (error instanceof TooMuchWorkError)
      return problem('too-large', 'This takes more time or memory than there is');
    if (error instanceof BusyError) {
      this.settings.logger.info({ why: error.message }, `${what} refused: too much else to do`);
      return problem('busy', BUSY);
    }
    if (error instanceof UnseatedError) return noEntry(true);
    if (error instanceof TooMuchNewsError) return problem('too-large', READ_HISTORY);
    this.settings.logger.error({ err: error }, `${what} failed`);
    if (error instanceof UnplayableError)
      return problem('version', `${error.message}; it cannot be played on`);
    if (error instanceof DatabaseError) {
      const trouble = this.settings.store.database.trouble ?? 'The database cannot be reached';
      return problem('unavailable', `${trouble}; try again soon`);
    }
    return problem('internal', 'Something went wrong on the server');
  }
}
