import { whileBusy } from '../ui/busy.ts';
import type { FromWorker, RequestName, Requests } from './local-messages.ts';
import type { Change } from './session.ts';

const done = () => {};

/** The worker with a promise for every question. */
export class WorkerLink {
  private readonly worker = new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module' });
  private readonly open = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
  private last = 0;
  private readonly closed = Promise.withResolvers<void>();
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
    const answer = new Promise<Requests[Name]['out']>((resolve, reject) => {
      this.open.set(request, { resolve, reject });
      this.worker.postMessage({ request, name, ...input });
    });
    // Nobody waits for what is only made ready.
    if (name !== 'prepare') void whileBusy(Promise.race([answer.then(done, done), this.closed.promise]));
    return answer;
  }

  close(): void {
    this.worker.terminate();
    this.closed.resolve();
  }
}
