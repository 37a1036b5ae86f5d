import type { Logger } from 'pino';

/** Repeats tasks, never running one twice at once. */
export class Ticker {
  private readonly logger: Logger;
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Map<string, Promise<void>>();

  constructor(logger: Logger) {
    this.logger = logger;
  }

  every(milliseconds: number, name: string, body: () => Promise<void>): void {
    const run = () => {
      if (this.running.has(name)) return;
      const running = body()
        .catch((error) => this.logger.warn({ err: error }, `${name}: failed, will be tried again`))
        .finally(() => this.running.delete(name));
      this.running.set(name, running);
    };
    run();
    this.timers.push(setInterval(run, milliseconds));
  }

  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.running.values());
  }
}
