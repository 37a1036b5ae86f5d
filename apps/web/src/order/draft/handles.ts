import type { ExpandedField } from '@ironfield/kernel/menu/expanded-menu.ts';
import { activeFields, type Choice, type Entry, itemOf, type PickField } from './draft.ts';

/** A field of the draft that can be filled in by pointing at the map. */
export interface Handle {
  /** Names the field within the order: `to`, or `attacks/3/target` in the entry of a list. */
  readonly path: string;
  readonly field: PickField;
  readonly value: unknown;
  /** The draft with another value in the field. */
  put(value: unknown): Entry;
}

/** Can it be pointed at? */
export const isOnMap = ({ hex, piece }: Choice) => hex !== undefined || piece !== undefined;

/** All such fields, in the order in which they are asked; those of entries behind those of the order. */
export function handlesIn(fields: readonly ExpandedField[], full: Entry, path = ''): Handle[] {
  const own: Handle[] = [];
  const inLists: Handle[] = [];
  for (const field of activeFields(fields, full)) {
    const value = full[field.name];
    if (field.kind === 'pick' && field.choices.some(isOnMap)) {
      own.push({
        path: `${path}${field.name}`,
        field,
        value,
        put: (next) => ({ ...full, [field.name]: next }),
      });
    }
    if (field.kind !== 'each') continue;
    const entries = (value ?? []) as readonly Entry[];
    for (const entry of entries) {
      const change = (next: Entry): Entry => ({
        ...full,
        [field.name]: entries.map((each) =>
          each === entry ? { [field.key]: entry[field.key], ...next } : each,
        ),
      });
      const inside = handlesIn(
        itemOf(field, entry)?.fields ?? [],
        entry,
        `${path}${field.name}/${entry[field.key]}/`,
      );
      inLists.push(
        ...inside.map((handle) => ({ ...handle, put: (next: unknown) => change(handle.put(next)) })),
      );
    }
  }
  return [...own, ...inLists];
}

/** The field that the map shows: the one in hand, otherwise the last one of the order itself. */
export function shownHandle(handles: readonly Handle[], hand: string): Handle | undefined {
  return handles.find(({ path }) => path === hand) ?? handles.findLast(({ path }) => !path.includes('/'));
}

/** The field that a place is meant for: the one in hand if possible, else the last in which the place is news. */
export function meantBy(
  handles: readonly Handle[],
  hand: string,
  choiceAt: (handle: Handle) => Choice | undefined,
): { readonly handle: Handle; readonly choice: Choice } | null {
  const possible = handles.flatMap((handle) => {
    const choice = choiceAt(handle);
    return choice && (handle.path === hand || !handle.path.includes('/')) ? [{ handle, choice }] : [];
  });
  return (
    possible.find(({ handle }) => handle.path === hand) ??
    possible.findLast(({ handle, choice }) => choice.value !== handle.value) ??
    possible.at(-1) ??
    null
  );
}
