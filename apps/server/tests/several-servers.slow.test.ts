import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptLog } from '../attack/playing.ts';
import { RawSocket } from '../socket/raw-socket.fixture.ts';
import { Spectator } from '../socket/spectator.fixture.ts';
import { ownGame, RemotePlayer } from '../socket/two-players.fixture.ts';
import { postgresUrl } from '../storage/testing.ts';
import { ServerProcess } from '../testing/server-process.fixture.ts';
import { until } from '../testing/service-testing.ts';

let servers: readonly [ServerProcess, ServerProcess];

beforeAll(async () => {
  const databaseUrl = await postgresUrl();
  servers = [await ServerProcess.started({ databaseUrl }), await ServerProcess.started({ databaseUrl })];
});
afterAll(async () => {
  for (const server of servers) await server.kill();
});

const BOT = { kind: 'bot', strength: 'recruit' } as const;

const kept = (server: ServerProcess, id: string) => keptLog(ironfieldApi(server.url), id);

test('two people play with each other through different servers, and talk', async () => {
  const { id, secrets } = await ownGame(servers[0].url, { game: 'demo', scenario: 'ravine' });
  const ear = await RawSocket.greeted(servers[0].url);
  await ear.ask({ type: 'attend', game: id, secret: secrets[0] });
  const players = secrets.map(
    (secret, seat) => new RemotePlayer(servers[seat as 0 | 1].url, id, secret, `several ${seat}`),
  );
  const ends = await Promise.all(players.map(({ over }) => over));
  const log = await kept(servers[1], id);
  for (const [seat, { told, acknowledged, problems, connection }] of players.entries()) {
    expect(problems).toEqual([]);
    expect(told.map(({ number }) => number)).toEqual(log.map((_, index) => index + 1));
    const own = log.filter((entry) => entry.kind === 'order' && entry.seat === seat);
    expect(acknowledged.map(({ number }) => log[number - 1])).toEqual(own);
    expect(ends[seat].summary.outcome).toEqual(ends[0].summary.outcome);
    connection.close();
  }
  expect(await ironfieldApi(servers[1].url).chat(id, secrets[1], { text: 'Well played' })).toMatchObject({
    ok: true,
  });
  await until(() => ear.all('chat').some(({ message }) => message.text === 'Well played'), 'the chat');
  ear.close();
});

test('each turn of a bot is taken by one server, and everybody hears of it', async () => {
  const orders = () => Promise.all(servers.map((server) => server.figure('ironfield_bot_orders_total')));
  const conflicts = () => Promise.all(servers.map((server) => server.figure('ironfield_conflicts_total')));
  const before = { orders: await orders(), conflicts: await conflicts() };
  const created = await ironfieldApi(servers[0].url).create({
    game: 'battleforce-qs',
    scenario: 'green',
    seats: [BOT, BOT],
  });
  if (!created.ok) throw new Error(created.error.message);
  const { id } = created.value.summary;
  const watchers = servers.map((server) => new Spectator(server.url, id));
  await Promise.all(watchers.map(({ over }) => over));
  const log = await kept(servers[1], id);
  for (const { told, connection } of watchers) {
    expect(told).toEqual(log.map((_, index) => index + 1));
    connection.close();
  }
  const moved = (await orders()).map((count, index) => count - before.orders[index]);
  expect(moved[0] + moved[1]).toBe(log.length);
  expect(await conflicts()).toEqual(before.conflicts);
});

/** A game between bots whose server was killed before its end, with somebody who watches it through the other one. */
async function killedInMidGame(): Promise<{ readonly id: string; readonly watcher: Spectator }> {
  for (let tries = 0; tries < 10; tries++) {
    const created = await ironfieldApi(servers[0].url).create({
      game: 'battleforce-qs',
      scenario: 'veteran',
      seats: [
        { kind: 'bot', strength: 'veteran' },
        { kind: 'bot', strength: 'veteran' },
      ],
    });
    if (!created.ok) throw new Error(created.error.message);
    const { id } = created.value.summary;
    const watcher = new Spectator(servers[1].url, id);
    await until(() => watcher.told.length > 0, 'the first order');
    await servers[0].kill();
    if (!watcher.isOver) return { id, watcher };
    // Bots are quick: this game was over before the signal came.
    watcher.connection.close();
    await servers[0].start();
  }
  throw new Error('Every game was over before its server was killed');
}

test('when the server that moves a bot is killed in mid-game, the other one plays on', async () => {
  const { id, watcher } = await killedInMidGame();
  const killedAt = watcher.told.length;
  await watcher.over;
  const log = await kept(servers[1], id);
  expect(watcher.told).toEqual(log.map((_, index) => index + 1));
  expect(log.length).toBeGreaterThan(killedAt);
  expect(await servers[1].figure('ironfield_bot_orders_total')).toBeGreaterThan(0);
  watcher.connection.close();
  await servers[0].start();
  expect(await ironfieldApi(servers[0].url).look(id)).toMatchObject({ ok: true });
});
