import { ok, strictEqual } from 'node:assert';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { randomFrom, randomUnit } from '@ironfield/kernel/random.ts';
import { BreakingLine } from '../socket/breaking-line.fixture.ts';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open.ts';
import { SmallDisk } from '../storage/pglite/small-disk.fixture.ts';
import {
  endConnections,
  processesOf,
  refuseWrites,
  signalAll,
} from '../storage/postgres/postgres-faults.fixture.ts';
import { postgresUrl } from '../storage/testing.ts';
import { type Keeping, ServerProcess } from '../testing/server-process.fixture.ts';
import type { Assault, Figures, Part } from './part.ts';
import { playOnAndOn } from './playing.ts';

const TABLES = 4;
/** Games for each fault, beside the first at each table. */
const GAMES = 3;
/** Milliseconds: the most peace between two faults, and the longest a fault lasts once announced. */
const PEACE = 2000;
const LONGER = 3000;
/** Milliseconds within which a server says that it is in trouble, and that it is over, on any machine. */
const PATIENCE = 120_000;

interface Fault {
  readonly name: string;
  /** It gets the servers that are played on. */
  begin(servers: readonly ServerProcess[]): Promise<void> | void;
  /** Without one it is over at once. */
  end?(servers: readonly ServerProcess[]): Promise<void> | void;
  /** The fault cannot be noticed by those it hits. */
  readonly isSilent?: true;
}

/** Takes the database away in all ways while people play: servers say so, go on afterwards, and have lost nothing. */
export const faults: Part = (assault) =>
  assault.database === 'postgres' ? postgresFaults(assault) : fullDisk(assault);

/** Two servers on one database, each with a line of its own. */
async function postgresFaults(assault: Assault): Promise<Figures> {
  const url = await postgresUrl();
  const lines = [await BreakingLine.to(url), await BreakingLine.to(url)] as const;
  const through = (line: BreakingLine) => {
    const at = new URL(url);
    at.port = new URL(line.url).port;
    return String(at);
  };
  const admin = await openDatabase({ url });
  try {
    return await suffer(
      assault,
      lines.map((line) => ({ databaseUrl: through(line) })),
      faultsOf(admin, lines),
    );
  } finally {
    for (const line of lines) line.close();
    await admin.close();
  }
}

function faultsOf(admin: Database, lines: readonly BreakingLine[]): readonly Fault[] {
  const all = (act: (line: BreakingLine) => void) => () => lines.forEach(act);
  let processes: readonly number[] = [];
  return [
    { name: 'connections ended', begin: () => endConnections(admin) },
    {
      name: 'stopped',
      async begin() {
        processes = await processesOf(admin);
        signalAll(processes, 'SIGSTOP');
      },
      end: () => signalAll(processes, 'SIGCONT'),
    },
    {
      name: 'one of two processes stalled',
      isSilent: true,
      begin: ([first]) => first!.stall(true),
      end: ([first]) => first!.stall(false),
    },
    { name: 'lines cut', begin: all((line) => line.cut()) },
    {
      name: 'read-only',
      begin: () => refuseWrites(admin, true),
      end: () => refuseWrites(admin, false),
    },
    { name: 'black-holed', begin: all((line) => line.freeze()), end: all((line) => line.thaw()) },
    { name: 'out of reach', begin: all((line) => line.down()), end: all((line) => line.up()) },
  ];
}

async function fullDisk(assault: Assault): Promise<Figures> {
  const disk = SmallDisk.mounted();
  if (!disk) return { 'full disk': 'not tried: none can be mounted here' };
  try {
    const fault = { name: 'disk full', begin: () => disk.fillBut(20), end: () => disk.free() };
    return await suffer(assault, [{ data: join(disk.folder, 'data') }], [fault]);
  } finally {
    disk.unmount();
  }
}

/** One fault after the other, in turn, while games are played through all these servers. */
async function suffer(
  { seed, most, isOver, progress }: Assault,
  places: readonly Keeping[],
  kinds: readonly Fault[],
): Promise<Figures> {
  const random = randomFrom(`${seed} faults`);
  const servers: ServerProcess[] = [];
  const counts: Record<string, number> = {};
  const longest = { trouble: 0, mending: 0 };
  let count = 0;
  let isFailed = false;
  const isEnough = () => isFailed || count >= most || isOver();
  const faults = async () => {
    while (!isEnough()) {
      await wait(randomUnit(random) * PEACE);
      const fault = kinds[count % kinds.length];
      const began = performance.now();
      await fault.begin(servers);
      try {
        if (fault.end && !fault.isSilent) {
          await untilAll(servers, (isReady) => !isReady, `a server says that its database is ${fault.name}`);
          longest.trouble = Math.max(longest.trouble, performance.now() - began);
        }
        if (fault.end) await wait(randomUnit(random) * LONGER);
      } finally {
        await fault.end?.(servers);
      }
      const ended = performance.now();
      await untilAll(servers, (isReady) => isReady, `a server goes on after its database was ${fault.name}`);
      longest.mending = Math.max(longest.mending, performance.now() - ended);
      counts[fault.name] = (counts[fault.name] ?? 0) + 1;
      progress(`${++count} faults`);
    }
  };
  const failing = <T>(work: Promise<T>) =>
    work.catch((error) => {
      isFailed = true;
      throw error;
    });
  try {
    for (const place of places) servers.push(await ServerProcess.started(place));
    const urls = servers.map(({ url }) => url);
    const playing = playOnAndOn(urls, { tables: TABLES, most: TABLES + GAMES * most, seed, isEnough });
    const [played] = await Promise.all([failing(playing), failing(faults())]);
    for (const { crashes } of servers) strictEqual(crashes, 0, 'no server has ended by itself');
    return {
      faults: count,
      ...counts,
      ...played,
      'lost, doubled, altered': 0,
      'longest until told, ms': Math.round(longest.trouble),
      'longest until over, ms': Math.round(longest.mending),
    };
  } finally {
    for (const server of servers) await server.kill();
  }
}

async function untilAll(
  servers: readonly ServerProcess[],
  holds: (isReady: boolean) => boolean,
  what: string,
): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (const { url } of servers) {
    while (!holds((await ironfieldApi(url).ready()).ok)) {
      ok(performance.now() < end, what);
      await wait(50);
    }
  }
}
