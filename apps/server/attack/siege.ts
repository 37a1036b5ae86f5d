import { ok, strictEqual } from 'node:assert';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ownGame, RemotePlayer } from '../socket/two-players.fixture.ts';
import { ServerProcess } from '../testing/server-process.fixture.ts';
import type { Booty, Siege } from './besieger.ts';
import { isOurs } from './from-address.ts';
import { type Figures, type Part, withGamesKept } from './part.ts';

const BESIEGER = new URL('./besieger.ts', import.meta.url);
/** The addresses of the besiegers. */
const ADDRESSES = ['127.0.0.66', '127.0.0.67'];
/** Milliseconds between an order and the next: far from any limit. */
const PACE = 100;
/** The share of orders played before the siege, for comparison. */
const CALM = 0.2;
/** Deeds of all besiegers, before anything can be said. */
const MUCH = 25;
/** At most, however long the siege is. */
const MOST_CALM = 1000;
/** Milliseconds between two looks at the memory. */
const LOOK = 1000;
/** Megabytes of objects for the main thread of the server, so that it is seen to need no more. */
const HEAP = 256;

/** Clients at two addresses do their worst within the limits, while two others play on: how long do their orders take? */
export const siege: Part = async ({ seed, database, most, isOver, progress }) => {
  if (!(await isOurs(ADDRESSES[1]))) return { siege: 'not tried: nobody can come from another address here' };
  return withGamesKept(database, async (keeping): Promise<Figures> => {
    const server = await ServerProcess.started(keeping, { isLimited: true, heap: HEAP });
    try {
      const victims = new Victims(server.url, seed);
      const memory = new Memory(server);
      const calm = await victims.playFor(Math.ceil(CALM * Math.min(most, MOST_CALM)), isOver);
      const before = memory.peak;
      const host = ADDRESSES.map((address) => new Besieger({ url: server.url, address, seed }));
      const fault = Promise.race(host.map(({ fault }) => fault));
      // Only a server under siege counts, and the besiegers need a while to start.
      while (!host.every(({ done }) => done > 0) && !isOver()) await Promise.race([wait(50), fault]);
      progress('the siege begins');
      const hasMuch = () => host.reduce((sum, { done }) => sum + done, 0) >= MUCH;
      const besieged = await Promise.race([victims.playFor(most, isOver, hasMuch), fault]);
      const booty: Record<string, number> = {};
      for (const besieger of host) {
        for (const [name, count] of Object.entries(await Promise.race([besieger.end(), fault])))
          booty[name] = (booty[name] ?? 0) + count;
      }
      memory.stop();
      strictEqual(server.crashes, 0, 'the server has not ended by itself');
      ok(besieged.length > 0, 'orders are taken under siege');
      return {
        ...figuresOf('calm', calm),
        ...figuresOf('siege', besieged),
        refused: victims.refused,
        'peak MB, calm': before,
        'peak MB, siege': memory.peak,
        'done by besiegers': booty.done ?? 0,
        besieger: Object.entries(booty)
          .map(([name, count]) => `${name} ${count}`)
          .join(', '),
      };
    } finally {
      await server.kill();
    }
  });
};

/** A thread at an address of its own. */
class Besieger {
  done = 0;
  readonly fault: Promise<never>;
  private readonly thread: Worker;
  private readonly booty: Promise<Booty>;

  constructor(workerData: Siege) {
    this.thread = new Worker(BESIEGER, { workerData });
    this.fault = once(this.thread, 'error').then(([error]) => Promise.reject(error));
    this.fault.catch(() => {});
    this.booty = new Promise((resolve) => {
      this.thread.on('message', (message: number | Booty) => {
        if (typeof message === 'number') this.done = message;
        else resolve(message);
      });
    });
  }

  end(): Promise<Booty> {
    this.thread.postMessage('over');
    return this.booty;
  }
}

/** Two people who play one game after the other. */
class Victims {
  /** Orders that were not taken although they were good. */
  refused = 0;
  private readonly url: string;
  private readonly seed: string;
  private games = 0;

  constructor(url: string, seed: string) {
    this.url = url;
    this.seed = seed;
  }

  /** Milliseconds an order, over this many orders or more until the time is reached. */
  async playFor(
    orders: number,
    isOver: () => boolean,
    isEnough: () => boolean = () => true,
  ): Promise<readonly number[]> {
    const times: number[] = [];
    const isDone = () => (times.length >= orders && isEnough()) || isOver();
    while (!isDone()) await this.play(times, isDone);
    return times;
  }

  private async play(times: number[], isDone: () => boolean): Promise<void> {
    const { id, secrets } = await ownGame(this.url, { game: 'demo', scenario: 'ravine' });
    const players = secrets.map((secret, seat) => {
      const player: RemotePlayer = new RemotePlayer(
        this.url,
        id,
        secret,
        `${this.seed} ${this.games} ${seat}`,
        {
          give: async (order, number) => {
            await wait(PACE);
            const start = performance.now();
            const answer = await player.table.order(order, number);
            times.push(performance.now() - start);
            return answer;
          },
        },
      );
      return player;
    });
    this.games++;
    const over = Promise.all(players.map((player) => player.over)).then(() => true);
    while (!(await Promise.race([over, wait(LOOK, false)])) && !isDone());
    for (const { connection, problems } of players) {
      this.refused += problems.length;
      connection.close();
    }
  }
}

/** The most megabytes that the process of a server has had. */
class Memory {
  peak = 0;
  private isStopped = false;

  constructor(server: ServerProcess) {
    void this.watch(server);
  }

  stop(): void {
    this.isStopped = true;
  }

  private async watch(server: ServerProcess): Promise<void> {
    while (!this.isStopped) {
      const bytes = await server.figure('process_resident_memory_bytes').catch(() => 0);
      this.peak = Math.max(this.peak, Math.round(bytes / 2 ** 20));
      await wait(LOOK);
    }
  }
}

function figuresOf(when: string, times: readonly number[]): Figures {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return {
    [`orders, ${when}`]: times.length,
    [`median ms, ${when}`]: at(0.5),
    [`p99 ms, ${when}`]: at(0.99),
    [`longest ms, ${when}`]: at(1),
  };
}
