import { useEffect, useState } from 'react';

type Load<T> = () => Promise<T>;

/** By what fetches it. */
const fetched = new WeakMap<Load<unknown>, unknown>();

export async function fetchCode<T>(load: Load<T>): Promise<T> {
  const code = await load();
  fetched.set(load, code);
  return code;
}

/** Code that is fetched once, and is at hand from then on wherever it is needed; `null` before, and while none is needed. */
export function useCode<T>(load: Load<T> | undefined): T | null {
  const [, hear] = useState<unknown>(null);
  useEffect(() => {
    if (!load || fetched.has(load)) return;
    let isGone = false;
    void fetchCode(load).then((code) => {
      if (!isGone) hear(() => code);
    });
    return () => {
      isGone = true;
    };
  }, [load]);
  return load && fetched.has(load) ? (fetched.get(load) as T) : null;
}
