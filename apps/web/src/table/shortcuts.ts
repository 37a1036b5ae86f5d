import { useEffect, useRef } from 'react';

/** Keys that work wherever the focus is, unless it is where text is typed or a list is chosen from. */
export function useShortcuts(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // A key that is held down confirms once.
      if (event.key === 'Enter' && event.repeat) return;
      const target = event.target as HTMLElement;
      if (target.closest('input, select, textarea, [role="radiogroup"], .menu-sheet')) return;
      // Enter and Space belong to the control that has the focus.
      if ((event.key === 'Enter' || event.key === ' ') && target.closest('button, a')) return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
