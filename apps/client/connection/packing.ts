import type { TableView } from '../api.ts';
import { type Changes, changesBetween, withChanges } from '../changes.ts';

/**
 * How a table travels to clients that keep earlier messages. Nothing large is sent twice: the table before a waiting
 * step is sent as changes of the current table, and the table as changes of the setup, which is sent once and then
 * named by its hash.
 */
type Members = Readonly<Record<string, unknown>>;

const membersOf = (value: unknown): Members | null =>
  typeof value === 'object' && value !== null ? (value as Members) : null;

/** The table, with the start of a waiting step as changes of the rest. */
export function folded(table: TableView): TableView {
  return withSuspended(table, (now, before) => changesBetween(now, before) ?? {});
}

export function unfolded(table: TableView): TableView {
  return withSuspended(table, (now, changes) => withChanges(now, changes as Changes));
}

function withSuspended(table: TableView, become: (now: unknown, suspended: unknown) => unknown): TableView {
  const view = membersOf(table.view);
  const suspended = membersOf(view?.suspended);
  if (!view || !suspended) return table;
  return {
    ...table,
    view: { ...view, suspended: { ...suspended, table: become(view.table, suspended.table) } },
  };
}

/** The setup of the game; `null` when the table does not tell. */
export function setupOf({ view, prelude }: TableView): object | null {
  return membersOf(membersOf(membersOf(view)?.table)?.setup ?? prelude?.setup);
}

/** A folded table without its setup. */
export function packed(table: TableView): TableView {
  const { prelude } = table;
  const view = membersOf(table.view);
  const { setup, ...rest } = membersOf(view?.table) ?? {};
  const now: Changes = (membersOf(setup) && changesBetween(setup, rest)) || [view?.table];
  return {
    ...table,
    ...(view?.table !== undefined && { view: { ...view, table: now } }),
    ...(prelude && { prelude: { ...prelude, setup: null } }),
  };
}

/** The folded table again; `setup` is what was taken out of it. */
export function unpacked(table: TableView, setup: object | null): TableView {
  const { prelude } = table;
  const view = membersOf(table.view);
  return {
    ...table,
    ...(view?.table !== undefined && { view: { ...view, table: tableOf(view.table as Changes, setup) } }),
    ...(prelude && { prelude: { ...prelude, setup } }),
  };
}

function tableOf(changes: Changes, setup: object | null): unknown {
  const table = withChanges(setup, changes);
  return Array.isArray(changes) ? table : { setup, ...(table as Members) };
}
