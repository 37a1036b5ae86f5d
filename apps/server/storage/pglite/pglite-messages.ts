/** The place of the data: a folder, or memory, from an archive if there is one. */
export interface PglitePlace {
  readonly folder: string | null;
  readonly image: string | undefined;
}

/** Messages between the server and its PGlite thread. */
export type ToWorker =
  /** Without values the text may hold several statements. */
  | {
      readonly type: 'query';
      readonly id: number;
      readonly sql: string;
      readonly values: readonly unknown[] | null;
    }
  /** Copies the data folder as it stands between two statements. */
  | { readonly type: 'backup'; readonly id: number; readonly folder: string }
  | { readonly type: 'close' };

export type FromWorker =
  | { readonly type: 'open' }
  | { readonly type: 'rows'; readonly id: number; readonly rows: object[] }
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly message: string;
      readonly code: string | undefined;
    }
  | { readonly type: 'heard'; readonly payload: string }
  | { readonly type: 'closed' };
