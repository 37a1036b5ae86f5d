/**
 * The difference between two JSON values: `[value]` replaces a value, `[]` removes it, and an object continues inside,
 * member by member. Members of an array are named by index; `length` is included when it gets shorter.
 */
export type Changes = readonly unknown[] | { readonly [member: string]: Changes };

type Members = Readonly<Record<string, unknown>>;

/** `null`: they are equal. A member that is `undefined` counts as missing, as in JSON. */
export function changesBetween(before: unknown, after: unknown): Changes | null {
  if (before === after) return null;
  if (!isComposite(before) || !isComposite(after)) return [after];
  if (Array.isArray(before) !== Array.isArray(after)) return [after];
  return Array.isArray(after)
    ? changesOfArray(before as readonly unknown[], after)
    : changesOfObject(before as Members, after as Members);
}

function changesOfArray(before: readonly unknown[], after: readonly unknown[]): Changes | null {
  const changes: Record<string, Changes> = {};
  let isChanged = false;
  let replaced = 0;
  for (let index = 0; index < after.length; index++) {
    if (before[index] === after[index] && index < before.length) continue;
    const change = index < before.length ? changesBetween(before[index], after[index]) : [after[index]];
    if (change === null) continue;
    isChanged = true;
    changes[index] = change;
    if (Array.isArray(change)) replaced++;
  }
  // If most of it is new, the whole is shorter than its members one by one.
  if (replaced * 2 > after.length || (after.length === 0 && before.length > 0)) return [after];
  if (after.length < before.length) return { length: [after.length], ...changes };
  return isChanged ? changes : null;
}

function changesOfObject(before: Members, after: Members): Changes | null {
  let changes: Record<string, Changes> | null = null;
  let common = 0;
  for (const member in after) {
    const value = after[member];
    if (value === undefined) continue;
    const was = before[member];
    // Nothing in JSON is a function, but every object inherits some.
    if (was !== undefined && typeof was !== 'function') common++;
    // Most members are as they were: that must cost next to nothing.
    if (was === value) continue;
    const change = changesBetween(was, value);
    if (change === null) continue;
    changes ??= {};
    changes[member] = change;
  }
  for (const _ in before) common--;
  // If the number of members is the same and all were there before, none can be missing.
  if (common === 0) return changes;
  for (const member in before) {
    if (before[member] === undefined || (Object.hasOwn(after, member) && after[member] !== undefined))
      continue;
    changes ??= {};
    changes[member] = [];
  }
  return changes;
}

/** The value with its changes. What has not changed is shared with the value as it was. */
export function withChanges(value: unknown, changes: Changes): unknown {
  if (Array.isArray(changes)) return changes[0];
  if (!isComposite(value)) throw new Error('The changes are not those of this value');
  const changed = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  for (const [member, change] of Object.entries(changes)) {
    if (Array.isArray(change) && change.length === 0) delete changed[member];
    else changed[member] = withChanges(changed[member], change as Changes);
  }
  return changed;
}

function isComposite(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
