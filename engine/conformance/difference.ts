import { canonical, isSame } from '@ironfield/kernel/json.ts';
import { insist } from './failure.ts';

/** The first difference between two pieces of plain data, in words; `null` if they are equal. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (a === b) return null;
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  )
    return text(a) === text(b) ? null : `${path || 'the whole'}: ${text(a)} / ${text(b)}`;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)].sort())) {
    const found = difference(left[key], right[key], path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return null;
}

function text(value: unknown): string {
  const json = value === undefined ? 'nothing' : canonical(value);
  return json.length > 80 ? `${json.slice(0, 80)}…` : json;
}

/** Insists that plain data is equal, and says where it differs. */
export function insistEqual(a: unknown, b: unknown, claim: string): void {
  if (isSame(a ?? null, b ?? null)) return;
  insist(false, `${claim}; they differ at ${difference(a, b)}`);
}

/** The path to a value that JSON would lose or change; `null` for plain data. */
export function notPlain(value: unknown, path = ''): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) ? null : `${path} is ${value}`;
    case 'object':
      break;
    default:
      return `${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
  }
  if (value === null) return null;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== (Array.isArray(value) ? Array.prototype : Object.prototype))
    return `${path} is an instance of ${value.constructor?.name ?? 'no class'}`;
  for (const [key, inner] of Object.entries(value)) {
    const found = notPlain(inner, path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return null;
}
