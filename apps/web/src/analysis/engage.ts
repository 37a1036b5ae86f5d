/** More of them than that would make a phone hot for little. */
const MOST_WORKERS = 4;

export const workersHere = (): number =>
  Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency ?? 2) - 1));

/** A worker that plays positions out. */
export const engageWorker = (): Worker =>
  new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });
