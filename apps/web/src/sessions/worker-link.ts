import type { FromWorker, RequestName, Requests } from './local-messages.ts';
import type { Change } from './session.ts';

/** The worker with a promise for every question. */
export class WorkerLink {
  private readonly worker = new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module' });
  private readonly open = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
  private last = 0;
  onTell: (message: Extract<FromWorker, { kind: Change['kind'] }>) => void = () => {};

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('snapshot' in data) return this.onTell(data);
      const asked = this.open.get(data.request);
      this.open.delete(data.request);
      if (data.kind === 'answer') asked?.resolve(data.value as never);
      else asked?.reject(new Error(data.message));
    };
    this.worker.onerror = ({ message }) => {
      for (const asked of this.open.values())
        asked.reject(new Error(message || 'The game could not be loaded'));
      this.open.clear();
    };
  }

  ask<Name extends RequestName>(name: Name, input: Requests[Name]['in']): Promise<Requests[Name]['out']> {
    const request = ++this.last;
    return new Promise((resolve, reject) => {
      this.open.set(request, { resolve, reject });
      this.worker.postMessage({ request, name, ...input });
    });
  }

  close(): void {
    this.worker.terminate();
  }
}
