import { useEffect } from 'react';
import type { Highlight } from './highlight.ts';

/** Points at parts of the table: coach.css knows where each of them is. */
export function useLookAt({ controls }: Highlight): void {
  const names = controls?.join(' ') ?? '';
  useEffect(() => {
    document.documentElement.dataset.lookAt = names;
    return () => {
      delete document.documentElement.dataset.lookAt;
    };
  }, [names]);
}
