import type { TableView } from '@ironfield/client/api.ts';
import { withChanges } from '@ironfield/client/changes.ts';
import { connect } from '@ironfield/client/connection/connection.ts';
import { unfolded, unpacked } from '@ironfield/client/connection/packing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../service.ts';
import { RawSocket } from '../socket/raw-socket.fixture.ts';
import { ownGame, UNHURRIED } from '../socket/two-players.fixture.ts';
import { STORAGES } from '../storage/testing.ts';
import { playOn, testService, until, value } from '../testing/service-testing.ts';
import { type TestServer, testServer } from '../testing.ts';

let service: Service;
let server: TestServer<Service>;

beforeAll(async () => {
  service = await testService(await STORAGES[0].open());
  server = await testServer({ limits: UNHURRIED }, service);
});
afterAll(async () => {
  await server.close();
  await service.close();
});

/** The tables a socket was sent, in order. */
function tablesOf({ frames }: RawSocket): TableView[] {
  const tables: TableView[] = [];
  let isPacked = false;
  for (const frame of frames) {
    if (frame.type === 'table' || frame.type === 'news') tables.push(frame.table);
    else if (frame.type === 'packed') {
      isPacked = true;
      tables.push(unpacked(frame.table, (frame.setup?.value ?? null) as object | null));
    } else if (frame.type === 'changes' || frame.type === 'changed')
      tables.push(withChanges(tables.at(-1), frame.changes) as TableView);
  }
  return isPacked ? tables.map(unfolded) : tables;
}

const bytesOf = ({ frames }: RawSocket, type: string) =>
  JSON.stringify(frames.filter((frame) => frame.type === type)).length;

test.each([
  ['demo', 'ravine'],
  ['battleforce-qs', 'green'],
  ['classic', 'skirmish'],
  ['gearblitz', 'outpost'],
])('changes of %s lead to the same tables as the tables themselves', async (id, scenario) => {
  const entries = 25;
  const { id: game, secrets } = await ownGame(server.url, { game: id, scenario });
  const [whole, changing, packing, late] = await Promise.all(
    [0, 1, 2, 3].map(() => RawSocket.greeted(server.url)),
  );
  await whole!.ask({ type: 'attend', game, secret: secrets[0] });
  await changing!.ask({ type: 'attend', game, secret: secrets[0], changes: true });
  await packing!.ask({ type: 'attend', game, secret: secrets[0], changes: true, has: [] });
  const attendees = secrets.map((secret) => ({ game, secret }));
  await playOn(service, attendees, { entries: entries - 5 });
  await late!.ask({ type: 'attend', game, secret: secrets[0], changes: true, has: [] });
  await service.proposeTakeback(attendees[1], 3);
  await service.answerTakeback(attendees[0], true);
  const { summary } = await playOn(service, attendees, { entries });
  for (const socket of [whole!, changing!, packing!, late!]) {
    await until(() => tablesOf(socket).at(-1)!.summary.number === summary.number, 'all news');
  }
  const told = tablesOf(whole!);
  expect(told.length).toBeGreaterThan(entries);
  // The first was sent to each at its own moment.
  for (const socket of [changing!, packing!, late!]) {
    const [, ...later] = tablesOf(socket);
    expect(later).toEqual(told.slice(-later.length));
  }
  expect(changing!.all('news')).toEqual([]);
  expect(whole!.all('changes')).toEqual([]);
  // The table itself comes once: proposals are changes like any other.
  expect(packing!.frames.filter(({ type }) => ['table', 'packed', 'news'].includes(type))).toHaveLength(1);
  expect(bytesOf(changing!, 'changes')).toBeLessThan(bytesOf(whole!, 'news') / 2);
  for (const socket of [whole!, changing!, packing!, late!]) socket.close();
});

test('a client that does not have the table to change asks for it again', async () => {
  const { id, secrets } = await ownGame(server.url, { game: 'demo', scenario: 'ravine' });
  const sockets: WebSocket[] = [];
  const connection = connect(server.url, {
    socket: (url) => {
      sockets.push(new WebSocket(url));
      return sockets.at(-1)!;
    },
  });
  const told: TableView[] = [];
  connection.attend(id, secrets[0], { table: (table) => told.push(table) });
  await until(() => told.length === 1, 'the table');
  const news = { number: 7, kind: 'order', seat: 0, events: [] };
  const frame = { type: 'changes', game: id, news, changes: { summary: { number: [7] } } };
  sockets[0].dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  await until(() => told.length === 2, 'the table again');
  expect(told[1].summary.number).toBe(0);
  connection.close();
});

test('a client that comes back is not told the setup again, and has all of the table', async () => {
  const { id, secrets } = await ownGame(server.url, { game: 'gearblitz', scenario: 'outpost' });
  const sockets: WebSocket[] = [];
  const texts: string[] = [];
  const connection = connect(server.url, {
    firstDelay: 5,
    socket: (url) => {
      sockets.push(new WebSocket(url));
      sockets.at(-1)!.addEventListener('message', ({ data }) => {
        if (String(data).startsWith('{"type":"packed"')) texts.push(String(data));
      });
      return sockets.at(-1)!;
    },
  });
  const told: TableView[] = [];
  connection.attend(id, secrets[0], { table: (table) => told.push(table) });
  await until(() => told.length === 1, 'the table');
  await playOn(
    service,
    secrets.map((secret) => ({ game: id, secret })),
    { entries: 4 },
  );
  sockets[0].close();
  await until(() => told.length === 2, 'the table again');
  const { view } = value(await service.look({ game: id, secret: secrets[0] }));
  expect(told[1].view).toEqual(JSON.parse(JSON.stringify(view)));
  expect(texts.map((text) => JSON.parse(text).setup.value !== undefined)).toEqual([true, false]);
  connection.close();
});
