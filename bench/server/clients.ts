// The process of the clients: sits down at many games on a server, says so, plays when it is told to, and says how
// fast it was.
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { CoreOrder, Seat } from '@ironfield/kernel/state.ts';
import { boardgameIoWire } from './boardgame-io-wire.ts';
import { ironfieldWire } from './ironfield-wire.ts';
import type { Line, Place, Played, Task, Wire } from './load.ts';

/** Connections and games that are made at the same time. */
const AT_ONCE = 4;

class Measured {
  private readonly latencies: number[] = [];
  private from = Number.POSITIVE_INFINITY;
  private to = Number.POSITIVE_INFINITY;

  window(warmUp: number, time: number): void {
    this.from = performance.now() + warmUp;
    this.to = this.from + time;
  }

  get isOver(): boolean {
    return performance.now() >= this.to;
  }

  add(sent: number): void {
    const now = performance.now();
    if (now >= this.from && now < this.to) this.latencies.push(now - sent);
  }

  result(): Played {
    const sorted = Float64Array.from(this.latencies).sort();
    const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
    const seconds = (this.to - this.from) / 1000;
    return { ordersPerSecond: sorted.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
  }
}

/** Two clients that play one game after the other. Each gives its orders when it has been told of the one before. */
class Pair {
  private readonly lines: readonly Line[];
  private readonly task: Task;
  private readonly measured: Measured;
  private end = Promise.withResolvers<void>();

  constructor(lines: readonly Line[], task: Task, measured: Measured) {
    this.lines = lines;
    this.task = task;
    this.measured = measured;
  }

  async sitDown(place: Place): Promise<void> {
    this.end = Promise.withResolvers();
    for (const [seat, line] of this.lines.entries()) {
      await line.follow(place, seat, (number) => this.told(line, number, seat));
    }
  }

  /** Plays until the game is over or the time is. */
  async play(): Promise<void> {
    for (const [seat, line] of this.lines.entries()) this.told(line, 0, seat);
    await this.end.promise;
  }

  private told(line: Line, number: number, seat: Seat): void {
    const next = this.task.script.orders[number];
    if (!next || this.measured.isOver) this.end.resolve();
    else if (next[0] === seat) this.order(line, number, next[1]).catch(this.end.reject);
  }

  private async order(line: Line, number: number, order: CoreOrder): Promise<void> {
    // Not all at the same moment.
    if (this.task.thinking > 0) await wait(this.task.thinking * (0.5 + Math.random()));
    const sent = performance.now();
    await line.order(number, order);
    this.measured.add(sent);
  }
}

async function run(task: Task): Promise<Played> {
  const wire: Wire =
    task.subject === 'ironfield' ? ironfieldWire(task.url, task.script) : boardgameIoWire(task.url);
  const measured = new Measured();
  const places = await several(task.games, () => wire.game());
  const nextPlace = () => {
    const place = places.pop();
    if (!place) throw new Error('There are no games left; keep more ready');
    return place;
  };
  const pairs = await several(task.tables, async () => {
    const pair = new Pair([await wire.connect(), await wire.connect()], task, measured);
    await pair.sitDown(nextPlace());
    return pair;
  });
  tell({ type: 'seated' });
  await once(process, 'message');
  measured.window(task.warmUp, task.time);
  await Promise.all(
    pairs.map(async (pair) => {
      for (;;) {
        await pair.play();
        if (measured.isOver) return;
        await pair.sitDown(nextPlace());
      }
    }),
  );
  return measured.result();
}

async function several<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  let left = count;
  const maker = async () => {
    while (left-- > 0) made.push(await make());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, maker));
  return made;
}

function tell(message: object): void {
  process.send!(message);
}

const [task] = (await once(process, 'message')) as [Task];
try {
  tell({ type: 'played', played: await run(task) });
} catch (error) {
  tell({ type: 'failed', message: (error as Error).message });
}
await once(process, 'message');
process.exit(0);
