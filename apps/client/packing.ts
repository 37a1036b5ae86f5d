import type { TableView } from './api.ts';
import { type Changes, changesBetween, withChanges } from './changes.ts';

/**
 * How a table travels to those who keep what they were told. Nothing large is in it twice: where a step waits in its
 * middle, the table before that step is told as changes of the table; and the table as changes of the setup, which
 * travels once and is named by its hash from then on.
 */
type Members = Readonly<Record<string, unknown>>;

const membersOf = (value: unknown): Members | null =>
  typeof value === 'object' && value !== null ? (value as Members) : null;

/** The table with what a step that waits began with told as changes of the rest. */
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

/** What the game began with, or will; `null` when the table does not tell. */
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
