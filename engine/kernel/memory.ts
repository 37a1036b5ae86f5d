// Computes what follows from an unchanging value once, and forgets it with that value.

/**
 * Memoizes `make`. A key never changes: a setup, the ground, a design. The latest answer is kept outside the map,
 * because callers that ask a million times ask about the same key.
 */
export function remembered<Key extends object, Value extends object | string | number | boolean | null>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  let latestKey: Key | null = null;
  let latest: Value | undefined;
  return (key) => {
    if (key === latestKey) return latest!;
    let value = made.get(key);
    if (value === undefined) {
      value = make(key);
      made.set(key, value);
    }
    latestKey = key;
    latest = value;
    return value;
  };
}
