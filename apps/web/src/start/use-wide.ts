import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(min-width: 861px)');

function subscribe(listener: () => void): () => void {
  const wide = query();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether words and map have room beside each other; the same as in the style sheets. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
