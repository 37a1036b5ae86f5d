import type { TableModel } from '../table/table-model.ts';
import type { Ordering } from './use-order.ts';

/** The keys of every table: for the order in the making, or for what is being shown. */
export function orderKeys(
  model: TableModel,
  { commit, back, suggest }: Pick<Ordering, 'commit' | 'back' | 'suggest'>,
): Readonly<Record<string, (() => void) | undefined>> {
  if (model.pending > 0) return { Enter: model.skip, ' ': model.step, Escape: model.skip };
  return { Enter: commit, Escape: back, s: suggest };
}
