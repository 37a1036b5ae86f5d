import {
  type ChatMessage,
  type News,
  PROTOCOL_VERSION,
  type Problem,
  type TableView,
} from '@ironfield/client/api.ts';
import {
  type Connection,
  type ConnectionOptions,
  connect,
  type Status,
} from '@ironfield/client/connection/connection.ts';
import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { commitmentToShare, newSeed } from '@ironfield/kernel/seed.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing.ts';
import { BreakingLine } from './breaking-line.fixture.ts';
import { ownGame, UNHURRIED } from './two-players.fixture.ts';

let server: TestServer;
let line: BreakingLine;
let connections: Connection[];

beforeEach(async () => {
  connections = [];
  server = await testServer({ limits: UNHURRIED });
  line = await BreakingLine.to(server.url);
});
afterEach(async () => {
  for (const connection of connections) connection.close();
  line.close();
  await server.close();
});

const MUSTER = { type: 'muster', decoy: 0, leave: 'smoke' };

/** A socket to a server that a test makes up. */
function madeUpSocket() {
  const sent: { type: string; request?: string }[] = [];
  const socket = new EventTarget();
  Object.assign(socket, {
    close: () => {},
    readyState: 1,
    send: (text: string) => sent.push(JSON.parse(text)),
  });
  return { socket, sent };
}

/** A connection that writes down all it is told. */
function follow(game: string, secret?: string, options: ConnectionOptions = {}) {
  const heard = {
    statuses: [] as Status[],
    tables: [] as TableView[],
    news: [] as News[],
    chat: [] as ChatMessage[],
    lost: [] as Problem[],
  };
  const connection = connect(line.url, {
    firstDelay: 5,
    lastDelay: 40,
    onStatus: (status) => heard.statuses.push(status),
    ...options,
  });
  connections.push(connection);
  const table = connection.attend(game, secret, {
    table: (view, missed) => {
      heard.tables.push(view);
      heard.news.push(...missed);
    },
    news: (news) => heard.news.push(news),
    chat: (message) => heard.chat.push(message),
    lost: (problem) => heard.lost.push(problem),
  });
  return { connection, table, heard };
}

test('an order given without a connection is sent when there is one, and done once', async () => {
  const { id, secrets } = await ownGame(server.url, { game: 'demo', scenario: 'ravine' });
  const { table, heard } = follow(id, secrets[0]);
  await expect.poll(() => heard.tables.length).toBe(1);
  line.down();
  await expect.poll(() => heard.statuses.at(-1)).toBe('reconnecting');
  const given = table.order(MUSTER);
  expect(await table.chat('hello?')).toMatchObject({ ok: false, error: { code: 'unavailable' } });
  line.up();
  expect(await given).toEqual({ ok: true, value: 1 });
  expect(server.service.tables.get(id)!.history.entries).toHaveLength(1);
  expect(heard.news.map(({ number }) => number)).toEqual([1]);
});

test('an order whose answer was lost is repeated, and still done once', async () => {
  const { id, secrets } = await ownGame(server.url, { game: 'demo', scenario: 'ravine' });
  const { table, heard } = follow(id, secrets[0]);
  await expect.poll(() => heard.tables.length).toBe(1);
  let orders = 0;
  server.service.faults.order = async () => {
    // The server gets the order; the client never hears of it.
    if (++orders === 1) line.cut();
  };
  expect(await table.order(MUSTER)).toEqual({ ok: true, value: 1 });
  expect(orders).toBe(2);
  expect(server.service.tables.get(id)!.history.entries).toHaveLength(1);
});

test('what happened in the meantime is told after the reconnect, once', async () => {
  const { id, secrets } = await ownGame(server.url, { game: 'demo', scenario: 'ravine' });
  const { heard } = follow(id, secrets[0]);
  await expect.poll(() => heard.tables.length).toBe(1);
  line.down();
  await expect.poll(() => heard.statuses.at(-1)).toBe('reconnecting');
  const attendee = { game: id, secret: secrets[1] };
  await server.service.order(attendee, { request: 'request-1', number: 0, order: { ...MUSTER, decoy: 5 } });
  await server.service.chat(attendee, 'where are you?');
  line.up();
  await expect.poll(() => heard.news.length).toBe(1);
  line.cut();
  await expect.poll(() => heard.tables.length).toBe(3);
  expect(heard.news.map(({ number }) => number)).toEqual([1]);
  expect(heard.chat.map(({ text }) => text)).toEqual(['where are you?']);
});

test('a line that is dead without anybody saying so is noticed', async () => {
  const { id } = await ownGame(server.url, { game: 'demo', scenario: 'ravine' });
  const { heard } = follow(id, undefined, { silence: 60 });
  await expect.poll(() => heard.tables.length).toBe(1);
  line.freeze();
  await expect.poll(() => heard.statuses).toContain('reconnecting');
  line.thaw();
  await expect.poll(() => heard.statuses.at(-1)).toBe('open');
});

test('a server that is restarted is found again', async () => {
  const { id } = await ownGame(server.url, { game: 'demo', scenario: 'ravine' });
  const { heard } = follow(id);
  await expect.poll(() => heard.tables.length).toBe(1);
  const { service, url } = server;
  await server.close();
  await expect.poll(() => heard.statuses.at(-1)).toBe('reconnecting');
  server = await testServer({ limits: UNHURRIED, port: Number(new URL(url).port) }, service);
  await expect.poll(() => heard.tables.length).toBe(2);
});

describe('what cannot be mended', () => {
  test('a table that does not exist, or a secret of nobody', async () => {
    const { heard, table } = follow('A'.repeat(22));
    await expect.poll(() => heard.lost).toMatchObject([{ code: 'unknown-game' }]);
    expect(await table.order(MUSTER)).toMatchObject({ ok: false });
    const { id } = await ownGame(server.url, { game: 'demo', scenario: 'ravine' });
    const other = follow(id, 'A'.repeat(43));
    await expect.poll(() => other.heard.lost).toMatchObject([{ code: 'unknown-seat' }]);
  });

  test('a seat that was lost before the game began, and says why', async () => {
    const api = ironfieldApi(server.url);
    const created = await api.create({
      game: 'demo',
      scenario: 'ravine',
      seats: [{ kind: 'own', commitment: commitmentToShare(0, newSeed()) }, { kind: 'open' }],
    });
    const [host, open] = created.ok ? created.value.seats : [];
    if (!created.ok || host?.kind !== 'own' || open?.kind !== 'open') throw new Error('no table');
    const { id } = created.value.summary;
    const guest = await api.join(id, { invitation: open.invitation });
    const { heard } = follow(id, guest.ok ? guest.value.secret : undefined);
    await expect.poll(() => heard.tables.length).toBe(1);
    expect(await api.reopen(id, host.secret, { seat: 1 })).toMatchObject({ ok: true });
    await expect
      .poll(() => heard.lost)
      .toEqual([{ code: 'unknown-seat', message: 'The seat was opened again' }]);
    expect(await api.withdraw(id, host.secret)).toMatchObject({ ok: true });
  });

  test('a server of another version', async () => {
    const goodbye = { type: 'goodbye', problem: { code: 'version', message: 'Update your client' } };
    const socket = new EventTarget() as EventTarget & { close(): void; readyState: number };
    Object.assign(socket, { close: () => {}, readyState: 1 });
    const { heard, connection } = follow('A'.repeat(22), undefined, {
      socket: () => socket as unknown as WebSocket,
    });
    socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(goodbye) }));
    expect(heard.statuses).toEqual(['version-mismatch']);
    expect(connection.status).toBe('version-mismatch');
  });

  test('a refusal with a code of a later version is answered like a fault of the server', async () => {
    const { socket, sent } = madeUpSocket();
    const { table } = follow('A'.repeat(22), undefined, { socket: () => socket as unknown as WebSocket });
    const tell = (frame: object) =>
      socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
    socket.dispatchEvent(new Event('open'));
    tell({ type: 'welcome', protocol: PROTOCOL_VERSION, server: 'of tomorrow' });
    const ordered = table.order(MUSTER);
    const requestOf = (type: string) => sent.find((frame) => frame.type === type)?.request;
    tell({ type: 'done', request: requestOf('attend') });
    await expect.poll(() => requestOf('order')).toBeDefined();
    const problem = { code: 'asleep', message: 'The table is asleep' };
    tell({ type: 'failed', request: requestOf('order'), problem });
    expect(await ordered).toEqual({ ok: false, error: { ...problem, code: 'internal' } });
  });

  test('frames that make no sense are passed over', async () => {
    const socket = new EventTarget() as EventTarget & { close(): void };
    Object.assign(socket, { close: () => {}, readyState: 1 });
    const { heard } = follow('A'.repeat(22), undefined, { socket: () => socket as unknown as WebSocket });
    for (const data of ['{', 'null', '{"type":"new in 1.7"}', new ArrayBuffer(3)]) {
      socket.dispatchEvent(new MessageEvent('message', { data }));
    }
    expect(heard.statuses).toEqual([]);
  });
});

test('closing answers everything that waits', async () => {
  const { id, secrets } = await ownGame(server.url, { game: 'demo', scenario: 'ravine' });
  const { connection, table, heard } = follow(id, secrets[0]);
  await expect.poll(() => heard.tables.length).toBe(1);
  line.down();
  const given = table.order(MUSTER);
  connection.close();
  expect(await given).toMatchObject({ ok: false, error: { code: 'unavailable' } });
  expect(connection.status).toBe('closed');
});

test('leaving a table ends its news, not the connection', async () => {
  const { id, secrets } = await ownGame(server.url, { game: 'demo', scenario: 'ravine' });
  const { connection, table, heard } = follow(id, secrets[0]);
  await expect.poll(() => heard.tables.length).toBe(1);
  await table.leave();
  const attendee = { game: id, secret: secrets[1] };
  await server.service.order(attendee, { request: 'request-1', number: 0, order: { ...MUSTER, decoy: 5 } });
  expect(heard.news).toEqual([]);
  expect(connection.status).toBe('open');
  expect(await table.concede()).toMatchObject({ ok: false, error: { code: 'forbidden' } });
});

test('proposals and answers go through', async () => {
  const { id, secrets } = await ownGame(server.url, { game: 'demo', scenario: 'ravine' });
  const [one, two] = secrets.map((secret) => follow(id, secret));
  await expect.poll(() => one!.heard.tables.length + two!.heard.tables.length).toBe(2);
  await one!.table.order(MUSTER);
  expect(await one!.table.proposeTakeback(0)).toEqual({ ok: true, value: 1 });
  expect(await two!.table.answerTakeback(true)).toEqual({ ok: true, value: 2 });
  expect(await two!.table.concede()).toEqual({ ok: true, value: 3 });
  await expect.poll(() => one!.heard.news.map(({ kind }) => kind)).toEqual(['order', 'takeback', 'forfeit']);
});
