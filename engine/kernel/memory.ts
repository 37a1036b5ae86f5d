// What follows from a value that never changes is worked out once, and forgotten together with it.

/**
 * `make`, remembering its answers. A key is something that nobody changes: a setup, the ground, a design. The latest
 * answer is at hand without a look into the map, because whoever asks a million times asks about the same thing.
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
