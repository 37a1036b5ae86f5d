import { serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { effort } from '@ironfield/kernel/effort.ts';
import { vi } from 'vitest';

/** The work done in one go, between two turns of the event loop. */
export interface Go {
  orders: number;
  positions: number;
  /** Characters of JSON that were read or written, and bytes of objects that were handed to threads. */
  bytes: number;
}

/** Counts the work of this thread, turn by turn of its event loop. */
export class WorkMeter {
  private bytes = 0;
  private before: Go = this.now();
  private most: Go = { orders: 0, positions: 0, bytes: 0 };
  private isOver = false;
  private readonly spies: { mockRestore(): void }[] = [];

  start(): void {
    const { stringify, parse } = JSON;
    const { postMessage } = Worker.prototype;
    this.spies.push(
      vi.spyOn(JSON, 'stringify').mockImplementation((...given) => {
        const text = stringify(...(given as Parameters<typeof JSON.stringify>));
        this.bytes += text?.length ?? 0;
        return text;
      }),
      vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
        this.bytes += String(text).length;
        return parse(text, reviver);
      }),
      vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (
        this: Worker,
        message,
        transfer,
      ) {
        meter.bytes += copied(message);
        postMessage.call(this, message, transfer as never);
      }),
    );
    const meter = this;
    const turn = () => {
      if (this.isOver) return;
      this.look();
      setImmediate(turn);
    };
    turn();
  }

  stop(): void {
    this.isOver = true;
    for (const spy of this.spies) spy.mockRestore();
  }

  /** The most that was done in one go while `deed` was. */
  async during(deed: () => Promise<unknown>): Promise<Go> {
    await new Promise((resolve) => setImmediate(resolve));
    this.look();
    this.most = { orders: 0, positions: 0, bytes: 0 };
    await deed();
    this.look();
    return this.most;
  }

  private look(): void {
    const now = this.now();
    for (const what of ['orders', 'positions', 'bytes'] as const)
      this.most[what] = Math.max(this.most[what], now[what] - this.before[what]);
    this.before = now;
  }

  private now(): Go {
    return { ...effort, bytes: this.bytes };
  }
}

/** Texts and buffers are handed over as they are; everything else is taken apart and put together again. */
function copied(message: unknown): number {
  const isFlat = (value: unknown) => typeof value !== 'object' || value === null || ArrayBuffer.isView(value);
  const parts = Object.values(message as object).filter(
    (part) => !isFlat(part) && !(Array.isArray(part) && part.every(isFlat)),
  );
  return parts.reduce((sum: number, part) => sum + serialize(part).length, 0);
}
