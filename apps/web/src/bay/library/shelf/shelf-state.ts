/** The known state of the shelf on the server. */
export interface ShelfState {
  readonly secret: string | null;
  /** `absent`: no server, or one that keeps no designs. `away`: it may be back. */
  readonly server: 'unknown' | 'there' | 'away' | 'absent';
  /** By design: the local number of the last version on the server. */
  readonly kept: Readonly<Record<string, number>>;
  /** Why the server does not take what there is of a design, in words. */
  readonly refusals: Readonly<Record<string, string>>;
  /** Designs that were changed here and elsewhere at the same time; both are in their history. */
  readonly conflicts: readonly string[];
  /** Goes up whenever versions have come in from elsewhere. */
  readonly arrivals: number;
}

export const NO_SHELF: ShelfState = {
  secret: null,
  server: 'unknown',
  kept: {},
  refusals: {},
  conflicts: [],
  arrivals: 0,
};

/** The place where a version of a design is saved, besides this browser. */
export type Place = 'here' | 'server' | 'waiting' | 'refused';

export function placeOf(state: ShelfState, document: string, number: number): Place {
  const { secret, server, kept, refusals } = state;
  if ((kept[document] ?? 0) >= number) return 'server';
  if (Object.hasOwn(refusals, document)) return 'refused';
  const isNew = Object.keys(kept).length === 0;
  return secret === null || server === 'absent' || (server === 'unknown' && isNew) ? 'here' : 'waiting';
}
