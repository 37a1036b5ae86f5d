import type { ZodType } from 'zod';
import { loadList, store } from './storage.ts';

/** Things that were entered on this device. Unreadable ones stay where they are. */
export interface OwnList<Item> {
  all(): Item[];
  /** In the place of those that are called the same. */
  keep(items: readonly Item[]): void;
  forget(name: string): void;
}

/** Kept under a key; `name` is the property by which items are told apart. */
export function ownList<Name extends string, Item extends Readonly<Record<Name, string>>>(
  key: string,
  schema: ZodType<Item>,
  name: Name,
): OwnList<Item> {
  const nameOf = (json: unknown): unknown => (json as Partial<Item> | null)?.[name];
  const without = (names: readonly unknown[]) =>
    loadList(key).filter((json) => !names.includes(nameOf(json)));
  return {
    all: () =>
      loadList(key).flatMap((json) => {
        const read = schema.safeParse(json);
        return read.success ? [read.data] : [];
      }),
    keep: (items) => store(key, JSON.stringify([...without(items.map(nameOf)), ...items])),
    forget: (forgotten) => store(key, JSON.stringify(without([forgotten]))),
  };
}
