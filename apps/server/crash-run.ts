// Kills a server again and again while people and bots play on it, and checks that nobody notices more than a pause:
//   node apps/server/crash-run.ts --kills 300 --storage postgres
import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { CreateRequest, Problem } from '@ironfield/client/api.ts';
import { type IronfieldApi, ironfieldApi } from '@ironfield/client/http-api.ts';
import type { LogEntry } from '@ironfield/kernel/history.ts';
import { parseRecord, verifyRecord } from '@ironfield/kernel/record.ts';
import type { Result } from '@ironfield/kernel/refusal.ts';
import { games } from './games.ts';
import { type Keeping, ServerProcess } from './server-process.fixture.ts';
import { Spectator } from './socket/spectator.fixture.ts';
import { RemotePlayer } from './socket/two-players.fixture.ts';
import { postgresUrl } from './storage/testing.ts';

interface CrashRun {
  readonly keeping: Keeping;
  readonly kills: number;
  /** Games that are played at the same time. */
  readonly tables: number;
  /** Milliseconds that a server lives at most, or longer where it takes long to start. */
  readonly life: number;
  onKill?(survived: Survived): void;
}

export interface Survived {
  readonly kills: number;
  readonly games: number;
  /** Orders of people that were acknowledged, and entries of all. */
  readonly orders: number;
  readonly entries: number;
}

const BOT = { kind: 'bot', strength: 'recruit' } as const;
const OWN = { kind: 'own' } as const;
/** Two people, one against a bot, and two bots that somebody watches. */
const KINDS: readonly Pick<CreateRequest, 'game' | 'scenario' | 'seats'>[] = [
  { game: 'demo', scenario: 'ravine', seats: [OWN, OWN] },
  { game: 'battleforce-qs', scenario: 'green', seats: [OWN, BOT] },
  { game: 'demo', scenario: 'ravine', seats: [BOT, OWN] },
  { game: 'battleforce-qs', scenario: 'green', seats: [BOT, BOT] },
];

export async function crashRun({ keeping, kills, tables, life, onKill }: CrashRun): Promise<Survived> {
  const server = await ServerProcess.started(keeping);
  await server.kill();
  const survived = { kills: 0, games: 0, orders: 0, entries: 0 };
  const playing = Array.from({ length: tables }, async (_, table) => {
    for (let round = table; survived.kills < kills; round++) {
      const played = await playToTheEnd(server.url, KINDS[round % KINDS.length], `${table} ${round}`);
      survived.games++;
      survived.orders += played.orders;
      survived.entries += played.entries;
    }
  });
  let isOver = false;
  let startTime = 0;
  const killing = async () => {
    while (survived.kills < kills && !isOver) {
      const began = performance.now();
      const started = server.start();
      // Some die while they are still starting.
      if (Math.random() < 0.25) {
        started.catch(() => {});
        await wait(Math.random() * startTime);
      } else {
        await started;
        startTime = performance.now() - began;
        // On a slow machine it takes longer to get anything done.
        await wait(Math.random() * Math.max(life, startTime / 2));
      }
      await server.kill();
      survived.kills++;
      onKill?.(survived);
    }
    await server.start();
  };
  try {
    await Promise.all([killing(), ...playing]);
  } finally {
    isOver = true;
    await server.kill();
  }
  return survived;
}

/** Plays one game, whatever happens to the server, and compares what was told with what was kept. */
async function playToTheEnd(url: string, kind: (typeof KINDS)[number], seed: string) {
  const api = ironfieldApi(url, { timeout: 5000 });
  const created = await untilItWorks(() => api.create({ ...kind, seats: [...kind.seats] }));
  const { id } = created.summary;
  const players = created.seats.map((seat) => ({
    seat: seat.seat,
    player: new RemotePlayer(url, id, seat.kind === 'own' ? seat.secret : '', `${seed} ${seat.seat}`),
  }));
  const spectator = new Spectator(url, id);
  const ends = await Promise.all([spectator.over, ...players.map(({ player }) => player.over)]);
  const log = await keptLog(api, id);
  for (const end of ends) strictEqual(end.summary.number, log.length, 'everybody saw the same end');
  const all = log.map((_, index) => index + 1);
  deepStrictEqual(spectator.told, all, 'a spectator was told of every entry once and in order');
  for (const { seat, player } of players) {
    deepStrictEqual(player.problems, []);
    deepStrictEqual(
      player.told.map(({ number }) => number),
      all,
      'a player was told of every entry once and in order',
    );
    const kept = log.flatMap((entry, index) =>
      entry.kind === 'order' && entry.seat === seat ? [{ number: index + 1, order: entry.order }] : [],
    );
    deepStrictEqual(player.acknowledged, kept, 'what was acknowledged is what is kept: no more, no less');
    player.connection.close();
  }
  spectator.connection.close();
  const orders = players.reduce((sum, { player }) => sum + player.acknowledged.length, 0);
  return { orders, entries: log.length };
}

/** The log as the server exports it, played again from the start with every hash compared. */
export async function keptLog(api: IronfieldApi, id: string): Promise<readonly LogEntry[]> {
  const record = parseRecord(await untilItWorks(() => api.export(id)));
  ok(record.ok, 'the exported file can be read');
  const verified = verifyRecord(games.find((one) => one.id === record.value.game)!, record.value);
  ok(verified.ok, 'the exported file can be replayed');
  return record.value.log;
}

/** There is not always a server to ask. */
async function untilItWorks<T>(ask: () => Promise<Result<T, Problem>>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer.ok) return answer.value;
    if (answer.error.code !== 'unavailable') throw new Error(answer.error.message);
    await wait(50);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '100' },
      storage: { type: 'string', default: 'pglite' },
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'ironfield-crash-'));
  try {
    const keeping = values.storage === 'postgres' ? { databaseUrl: await postgresUrl() } : { data: folder };
    const survived = await crashRun({
      keeping,
      kills: Number(values.kills),
      tables: 8,
      life: 1500,
      onKill: (soFar) => process.stderr.write(`${JSON.stringify(soFar)}\n`),
    });
    process.stdout.write(`${JSON.stringify(survived)}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit(0);
}

if (import.meta.main) await main();
