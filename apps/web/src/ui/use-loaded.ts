import { useEffect, useRef, useState } from 'react';
import { whileBusy } from './busy.ts';

/**
 * The value of a key, once it is loaded; `null` before, and while there is no key. Only another key loads again, so
 * that `load` may be made anew every time.
 */
export function useLoaded<T>(key: string | undefined, load: (key: string) => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly value: T } | null>(null);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (key === undefined) return;
    let isGone = false;
    void whileBusy(latest.current(key)).then((value) => {
      if (!isGone) setLoaded({ key, value });
    });
    return () => {
      isGone = true;
    };
  }, [key]);
  return loaded && loaded.key === key ? loaded.value : null;
}
