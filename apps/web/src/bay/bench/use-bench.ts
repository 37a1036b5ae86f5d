import { begin, did, type History, redo, undo } from '@ironfield/mechbay/design/history.ts';
import { useEffect, useState } from 'react';

export interface Bench<T> {
  readonly design: T;
  /** As it was saved last. */
  readonly isSaved: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  change(next: T): void;
  undo(): void;
  redo(): void;
  saved(): void;
}

/** A design in the making, with all that was done to it. */
export function useBench<T>(opened: T, isNew: boolean): Bench<T> {
  const [history, setHistory] = useState<History<T>>(() => begin(opened));
  const [kept, setKept] = useState<T | null>(isNew ? null : opened);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'y' || (key === 'z' && event.shiftKey)) setHistory(redo);
      else if (key === 'z') setHistory(undo);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return {
    design: history.present,
    isSaved: history.present === kept,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (next) => setHistory((now) => (next === now.present ? now : did(now, next))),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    saved: () => setKept(history.present),
  };
}
