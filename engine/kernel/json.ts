/** Everything that is stored, sent or hashed is plain JSON: no classes, no functions, no cycles. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A deep copy of plain data. Several times faster than `structuredClone`, because it can trust the shape. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const out = new Array(value.length);
    for (let i = 0; i < value.length; i++) out[i] = copy(value[i]);
    return out as T;
  }
  const out: Record<string, unknown> = {};
  for (const key in value) {
    // A plain assignment would set the prototype of the copy.
    if (key === '__proto__') Object.defineProperty(out, key, { ...OWN, value: copy(value[key]) });
    else out[key] = copy(value[key]);
  }
  return out as T;
}

const OWN = { writable: true, enumerable: true, configurable: true };

/** JSON text with sorted keys, so equal data always gives equal text. */
export function canonical(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new TypeError(`${value} is not JSON and would be lost in a saved game`);
  }
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value);
    if (text === undefined)
      throw new TypeError(`A ${typeof value} is not JSON and would be lost in a saved game`);
    return text;
  }
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const record = value as Record<string, unknown>;
  const parts: string[] = [];
  for (const key of Object.keys(record).sort()) {
    if (record[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(record[key])}`);
  }
  return `{${parts.join(',')}}`;
}

/** Whether two values hold the same data, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((value, index) => isSame(value, other[index]))
    );
  }
  if (Array.isArray(other)) return false;
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  for (const key in a) if (!isSame(a[key], b[key])) return false;
  for (const key in b) if (a[key] === undefined && b[key] !== undefined) return false;
  return true;
}
