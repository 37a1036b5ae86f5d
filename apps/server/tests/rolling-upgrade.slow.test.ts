import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptLog } from '../attack/playing.ts';
import { ownGame, RemotePlayer } from '../socket/two-players.fixture.ts';
import { MIGRATIONS } from '../storage/migrations.ts';
import { postgresUrl } from '../storage/testing.ts';
import { ServerProcess } from '../testing/server-process.fixture.ts';
import { until } from '../testing/service-testing.ts';

/** The one address that people know; behind it stands one server or another. */
class Front {
  private target = '';
  private readonly server = createServer((socket) => this.pass(socket));

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Newcomers go there from now on; whoever is inside stays where they are. */
  lead(url: string): void {
    this.target = url;
  }

  close(): void {
    this.server.close();
  }

  private pass(socket: Socket): void {
    const { hostname, port } = new URL(this.target);
    const behind = connect(Number(port), hostname);
    for (const [one, other] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
  }
}

const front = new Front();
let address: string;
let database: Client;
let databaseUrl: string;
let old: ServerProcess;
let next: ServerProcess;

beforeAll(async () => {
  const shared = await postgresUrl();
  const admin = new Client({ connectionString: shared });
  await admin.connect();
  // Tables of a version to come would lock everybody else out.
  await admin.query('drop database if exists rolling');
  await admin.query('create database rolling');
  await admin.end();
  const own = new URL(shared);
  own.pathname = '/rolling';
  databaseUrl = own.href;
  old = await ServerProcess.started({ databaseUrl });
  next = new ServerProcess({ databaseUrl }, { isNext: true });
  address = await front.open();
  front.lead(old.url);
  database = new Client({ connectionString: databaseUrl });
  await database.connect();
});
afterAll(async () => {
  front.close();
  await database?.end();
  for (const server of [old, next]) await server?.kill();
});

const versionOfTables = async (): Promise<number> => {
  const { rows } = await database.query('select max(version)::integer as version from ironfield.migrations');
  return rows[0].version as number;
};

test('while people play, a new version takes over the tables, the old one goes, and no order is lost', async () => {
  const games = await Promise.all(
    ['demo', 'battleforce-qs', 'battleforce-qs'].map((game) =>
      ownGame(address, { game, scenario: game === 'demo' ? 'ravine' : 'veteran' }),
    ),
  );
  // Nobody plays further than this, so that no game is over before the upgrade is.
  let most = 12;
  const tables = games.map(({ id, secrets }) => ({
    id,
    players: secrets.map((secret, seat) => {
      const player: RemotePlayer = new RemotePlayer(address, id, secret, `rolling ${seat}`, {
        give: async (order, number) => {
          await until(() => number < most);
          return player.table.order(order, number);
        },
      });
      return player;
    }),
  }));
  const playing = tables.slice(1);
  const told = (least: number) =>
    until(() => playing.every(({ players }) => players.every((one) => one.told.length >= least)), 'orders');
  await told(3);
  expect(await versionOfTables()).toBe(MIGRATIONS.length);

  // Both at once: the new one changes the tables under the old one, which plays on with them.
  await next.start();
  expect(await versionOfTables()).toBe(MIGRATIONS.length + 1);
  most = 18;
  await told(15);
  const made = await ownGame(old.url, { game: 'demo', scenario: 'ravine' });
  expect(await ironfieldApi(next.url).look(made.id)).toMatchObject({ ok: true });

  front.lead(next.url);
  most = Number.POSITIVE_INFINITY;
  const unfinished = playing.filter(({ players }) =>
    players.every(({ table }) => !table.table?.summary.outcome),
  );
  expect(unfinished, 'played before the old one went').not.toEqual([]);
  expect(await old.stop()).toBe(0);
  expect([old.crashes, old.complaints, next.complaints]).toEqual([0, '', '']);

  for (const { id, players } of tables) {
    const ends = await Promise.all(players.map(({ over }) => over));
    const log = await keptLog(ironfieldApi(next.url), id);
    for (const [seat, { told, acknowledged, problems, connection }] of players.entries()) {
      expect(problems).toEqual([]);
      // Everybody has heard of everything once, in order, from both.
      expect(told.map(({ number }) => number)).toEqual(log.map((_, index) => index + 1));
      const own = log.filter((entry) => entry.kind === 'order' && entry.seat === seat);
      expect(acknowledged.map(({ number }) => log[number - 1])).toEqual(own);
      expect(ends[seat]!.summary.outcome).toEqual(ends[0]!.summary.outcome);
      connection.close();
    }
  }
  // There is no way back: the old version refuses the new tables, and says so.
  await expect(old.start()).rejects.toThrow('kept by a newer Ironfield');
});
