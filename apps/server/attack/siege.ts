import { ok, strictEqual } from 'node:assert';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ServerProcess } from '../server-process.fixture.ts';
import { ownGame, RemotePlayer } from '../socket/two-players.fixture.ts';
import type { Booty, Siege } from './besieger.ts';
import { isOurs } from './from-address.ts';
import { type Figures, type Part, withGamesKept } from './part.ts';

const BESIEGER = new URL('./besieger.ts', import.meta.url);
const ADDRESS = '127.0.0.66';
/** Milliseconds between an order and the next: far from any limit. */
const PACE = 100;
/** Of the time, for seeing how it goes without a siege. */
const CALM = 0.2;
/** Milliseconds between two looks at the memory. */
const LOOK = 1000;
/** Megabytes of objects for the main thread of the server, so that it is seen to need no more. */
const HEAP = 256;

/** One client does its worst within the limits, while two others play on: how long do their orders take? */
export const siege: Part = async ({ seed, database, most, isOver, progress }) => {
  if (!(await isOurs(ADDRESS))) return { siege: 'not tried: nobody can come from another address here' };
  return withGamesKept(database, async (keeping): Promise<Figures> => {
    const server = await ServerProcess.started(keeping, { isLimited: true, heap: HEAP });
    const end = performance.now() + most * 1000;
    const isEnough = () => performance.now() > end || isOver();
    try {
      const victims = new Victims(server.url, seed);
      const memory = new Memory(server);
      const calm = await victims.playFor(performance.now() + CALM * most * 1000, isEnough);
      const before = memory.peak;
      const workerData: Siege = { url: server.url, address: ADDRESS, seed };
      const besieger = new Worker(BESIEGER, { workerData });
      const fault = once(besieger, 'error').then(([error]) => Promise.reject(error));
      fault.catch(() => {});
      progress('the siege begins');
      const besieged = await Promise.race([victims.playFor(end, isEnough), fault]);
      besieger.postMessage('over');
      const [booty] = (await Promise.race([once(besieger, 'message'), fault])) as [Booty];
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

  /** How long their orders take, in milliseconds. */
  async playFor(end: number, isEnough: () => boolean): Promise<readonly number[]> {
    const times: number[] = [];
    const isDone = () => performance.now() > end || isEnough();
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
