import { useEffect, useState } from 'react';

/** What belongs to a key, once it is loaded; `null` before, and while there is no key. */
export function useLoaded<T>(key: string | undefined, load: (key: string) => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly value: T } | null>(null);
  useEffect(() => {
    if (key === undefined) return;
    let isGone = false;
    void load(key).then((value) => {
      if (!isGone) setLoaded({ key, value });
    });
    return () => {
      isGone = true;
    };
  }, [key, load]);
  return loaded && loaded.key === key ? loaded.value : null;
}
