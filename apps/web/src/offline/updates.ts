import { useSyncExternalStore } from 'react';
import { TAKE_OVER } from './service-worker.ts';

/** The new version that waits to take over. */
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();
const HOUR = 3_600_000;

/** Keeps the client on this device, so that it needs no network next time, and looks for new versions. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    watch(registration);
    registration.addEventListener('updatefound', () => watch(registration));
    const look = () => void registration.update().catch(() => {});
    setInterval(look, HOUR);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  } catch {
    // Without it, as in a private window of some browsers, the client is as good as before while there is a network.
  }
}

function watch({ waiting: ready, installing }: ServiceWorkerRegistration): void {
  if (ready) announce(ready);
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') announce(installing);
  });
}

function announce(worker: ServiceWorker): void {
  // The first version of all has nobody to take over from.
  if (!navigator.serviceWorker.controller) return;
  waiting = worker;
  for (const listener of listeners) listener();
}

export function useNewVersion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
  );
}

export function loadNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting?.postMessage(TAKE_OVER);
}
