import type { GameSummary, News, Problem } from '@ironfield/client/api.ts';
import type { ExpandedMenu } from '@ironfield/kernel/expanded-menu.ts';
import type { GameTypes, View } from '@ironfield/kernel/game.ts';
import type { Reason, Result } from '@ironfield/kernel/refusal.ts';
import type { CoreOrder, Viewer } from '@ironfield/kernel/state.ts';

/** The table as this screen may see it after a number of entries of the log (`summary.number`). */
export interface Snapshot {
  readonly summary: GameSummary;
  readonly viewer: Viewer;
  readonly view: View<GameTypes>;
  /** What the viewer may do now; null when there is nothing to decide. */
  readonly menu: ExpandedMenu | null;
}

export type SessionStatus = 'connecting' | 'open' | 'reconnecting' | 'offline' | 'failed';

export type Change =
  | { readonly kind: 'status' }
  /** The whole table anew, with everything that happened before. */
  | { readonly kind: 'table'; readonly snapshot: Snapshot; readonly past: readonly News[] }
  /** One entry more, and the table after it. */
  | { readonly kind: 'news'; readonly news: News; readonly snapshot: Snapshot };

/**
 * A game in progress, wherever it runs: in a worker of this page, on a server, or in a record that is played again.
 * The screens know nothing but this.
 */
export interface Session {
  readonly status: SessionStatus;
  /** What went wrong when the status is `failed`. */
  readonly problem: Problem | null;
  readonly snapshot: Snapshot | null;
  readonly past: readonly News[];
  subscribe(listener: (change: Change) => void): () => void;
  submit(order: CoreOrder): Promise<Result<number, Problem>>;
  concede(): Promise<Result<number, Problem>>;
  /** Why an order is not possible; null if it is, or if nobody here can tell. */
  why(order: CoreOrder): Promise<Reason | null>;
  /** What a bot would do in the viewer's place. Absent where there is none to ask. */
  suggest?(): Promise<CoreOrder | null>;
  /** The text of a game file. Absent where it cannot be had. */
  exportFile?(): Promise<string>;
  close(): void;
}
