import type { TableModel } from '../table/table-model.ts';
import type { Ordering } from './use-order.ts';

type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** The keys of every table: for the order in the making, or for what is being shown. */
export function orderKeys(
  model: Pick<TableModel, 'pending' | 'skip' | 'step' | 'session' | 'snapshot' | 'attempt'>,
  { commit, back, suggest }: Pick<Ordering, 'commit' | 'back' | 'suggest'>,
): Keys {
  const { session, snapshot } = model;
  const isPlaying = session.ownSeats.length > 0 && !snapshot.summary.outcome;
  const takeBack = isPlaying ? () => model.attempt(() => session.takeBack()) : undefined;
  if (model.pending > 0)
    return { Enter: model.skip, ' ': model.step, Escape: model.skip, 'Ctrl+z': takeBack };
  // A plan is taken back before an order.
  return { Enter: commit, Escape: back, s: suggest, 'Ctrl+z': back ?? takeBack };
}
