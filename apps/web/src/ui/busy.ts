// Work that the page waits for. Anything long enough to notice is shown at the top of every page.

import { useSyncExternalStore } from 'react';

/** People take what comes sooner for an answer at once. */
export const NOTICED = 300;

const listeners = new Set<() => void>();
let waits = 0;
let isShown = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(next: boolean): void {
  if (isShown === next) return;
  isShown = next;
  for (const listener of listeners) listener();
}

/** Says that the page is busy until the answer is there, or does not come; the answer is handed on as it is. */
export function whileBusy<T>(answer: Promise<T>): Promise<T> {
  waits++;
  timer ??= setTimeout(() => show(true), NOTICED);
  const end = () => {
    waits--;
    if (waits > 0) return;
    clearTimeout(timer);
    timer = undefined;
    show(false);
  };
  answer.then(end, end);
  return answer;
}

export const isBusy = (): boolean => isShown;

export function onBusy(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useBusy = (): boolean => useSyncExternalStore(onBusy, isBusy);
