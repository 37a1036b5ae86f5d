import type { UnitEntry } from '@ironfield/mechbay/unit-library/entry.ts';

/** A file, with the folders that lead to it. */
export interface BroughtFile {
  readonly path: string;
  readonly file: File;
}

/** A file that is no unit: each reason with its line, where there is one. */
export interface Misfit {
  readonly file: string;
  readonly reasons: readonly string[];
}

export type FromReadingWorker =
  | {
      readonly kind: 'progress';
      readonly done: number;
      readonly entries: readonly UnitEntry[];
      readonly misfits: readonly Misfit[];
    }
  | { readonly kind: 'trouble'; readonly message: string };
