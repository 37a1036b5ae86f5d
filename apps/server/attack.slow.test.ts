import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { PROTOCOL_VERSION, problem } from '@ironfield/client/api.ts';
import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { type BodyOf, type Route, routes } from '@ironfield/client/routes.ts';
import { type Random, randomBelow, randomFrom, randomItem } from '@ironfield/kernel/random.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { realService } from './real-service.fixture.ts';
import type { Service } from './service.ts';
import { RawSocket } from './socket/raw-socket.fixture.ts';
import { ownGame, UNHURRIED } from './socket/two-players.fixture.ts';
import { type TestServer, testServer } from './testing.ts';

let service: Service;
let server: TestServer<Service>;
let victim: { id: string; secrets: string[] };

beforeAll(async () => {
  service = await realService();
  const limits = { ...UNHURRIED, gamesPerHour: 100_000, socketsPerAddress: 1000 };
  server = await testServer({ limits }, service);
  victim = await ownGame(server.url, { game: 'demo', scenario: 'ravine' });
  const api = ironfieldApi(server.url);
  await api.openShelf({ secret: SHELF });
  await api.saveDesign(SHELF, DESIGN, models('').saveDesign as BodyOf<'saveDesign'>);
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  2 ** 53,
  0.1,
  '',
  ' ',
  '../../etc/passwd',
  "'; drop table games; --",
  '<script>alert(1)</script>',
  '%00',
  '\u202e',
  '\u0000',
  '𝕬'.repeat(100),
  'x'.repeat(5000),
  [],
  {},
  [[[[[[]]]]]],
  { $ne: null },
  { toString: 1, valueOf: 1, hasOwnProperty: 1 },
  { length: 1e9 },
];

/** Something between almost right and complete nonsense. */
function hostile(random: Random, model: unknown, depth = 0): unknown {
  const roll = randomBelow(random, 10);
  if (roll < 3 || depth > 6) return randomItem(random, NASTY);
  if (Array.isArray(model)) return model.map((item) => (roll < 6 ? item : hostile(random, item, depth + 1)));
  if (typeof model !== 'object' || model === null) return roll < 6 ? randomItem(random, NASTY) : model;
  const entries = Object.entries(model).flatMap(([key, value]) => {
    const fate = randomBelow(random, 6);
    if (fate === 0) return [];
    return [[fate === 1 ? `${key}x` : key, fate < 4 ? hostile(random, value, depth + 1) : value]];
  });
  if (randomBelow(random, 5) === 0) entries.push([randomItem(random, EXTRA), randomItem(random, NASTY)]);
  return Object.fromEntries(entries);
}

const EXTRA = ['__proto__', 'constructor', 'prototype', 'admin', 'secret', 'seat', 'type', ''];

/** The text of it, sometimes damaged on the way. */
function bytesOf(random: Random, value: unknown): Buffer {
  let text = JSON.stringify(value) ?? '';
  // JSON.stringify leaves out what an attacker writes by hand.
  if (randomBelow(random, 8) === 0) text = text.replace('{', '{"__proto__":{"polluted":true},');
  const bytes = Buffer.from(text);
  switch (randomBelow(random, 8)) {
    case 0:
      return bytes.subarray(0, randomBelow(random, bytes.length + 1));
    case 1: {
      for (let i = 0; i < 3 && bytes.length > 0; i++) {
        bytes[randomBelow(random, bytes.length)] = randomBelow(random, 256);
      }
      return bytes;
    }
    case 2:
      return Buffer.from('['.repeat(randomBelow(random, 3000)) + text);
    default:
      return bytes;
  }
}

const REQUEST = 'request-1';
const SHELF = 'S'.repeat(43);
const DESIGN = 'design-under-attack';
const models = (id: string): Readonly<Record<string, unknown>> => ({
  create: {
    game: 'demo',
    scenario: 'ravine',
    seats: [{ kind: 'own', name: 'A' }, { kind: 'open' }],
    options: {},
  },
  import: { record: { format: 'ironfield-game', version: 1, log: [], setup: {} }, seats: [{ kind: 'open' }] },
  mine: { seats: [{ game: id, secret: 'A'.repeat(43) }] },
  join: { invitation: 'A'.repeat(43), name: 'Eve', secret: 'B'.repeat(43) },
  order: { request: REQUEST, number: 0, order: { type: 'muster', decoy: 0, leave: 'smoke' } },
  concede: { request: REQUEST },
  takeback: { to: 0 },
  answerTakeback: { agree: true },
  chat: { text: 'hello' },
  export: { secrets: [] },
  openShelf: { secret: 'C'.repeat(43) },
  saveDesign: { basis: 0, savedAt: '3025-01-01T00:00:00.000Z', unit: STOCK_MECHS['AS7-D'], note: 'x' },
});

function memory(): number {
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

/** All that anybody can know of the game under attack. */
async function kept(): Promise<string> {
  const api = ironfieldApi(server.url);
  const [ours, theirs] = victim.secrets;
  const all = [
    await api.look(victim.id, ours),
    await api.look(victim.id, theirs),
    await api.history(victim.id, 0),
    await api.chatHistory(victim.id),
    await api.designVersions(SHELF, DESIGN, 0),
  ];
  return JSON.stringify(all).replaceAll(/"now":"[^"]*"/g, '');
}

async function isHealthy(): Promise<void> {
  expect(await ironfieldApi(server.url).ready()).toMatchObject({ ok: true });
  expect(await ironfieldApi(server.url).look(victim.id, victim.secrets[0])).toMatchObject({ ok: true });
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
}

test('thousands of hostile bodies get typed answers, and change nothing of a game', async () => {
  const before = await kept();
  const random = randomFrom('attack');
  const statuses = new Map<number, number>();
  const start = memory();
  const attack = async (): Promise<void> => {
    const [name, route] = randomItem(random, Object.entries(routes as Record<string, Route>));
    const isPost = route.method === 'POST';
    const id = randomItem(random, [victim.id, victim.id, 'A'.repeat(22), '%00', '..%2f..', 'x'.repeat(3000)]);
    const path = route.path
      .replace(':id', id)
      .replace(':design', randomItem(random, [DESIGN, DESIGN, '__proto__', '..%2f..', 'x'.repeat(3000)]))
      .replace(':game', randomItem(random, ['demo', '__proto__', 'x']));
    const query = randomItem(random, ['', '', '?since=-1', '?since=1e9', '?__proto__[x]=1', '?since[]=1']);
    // What saves designs knows the secret; else nobody would look at what is sent.
    const bearer =
      name === 'saveDesign'
        ? SHELF
        : randomItem(random, [undefined, 'A'.repeat(43), '', '\t', 'x'.repeat(4000)]);
    const body = isPost ? bytesOf(random, hostile(random, models(victim.id)[name])) : undefined;
    const response = await fetch(`${server.url}${path}${query}`, {
      method: randomBelow(random, 20) === 0 ? 'PUT' : route.method,
      headers: {
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(isPost && { 'content-type': randomItem(random, TYPES) }),
      },
      ...(body && { body: new Uint8Array(body) }),
    });
    const text = await response.text();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    if (response.status >= 400) {
      const { code } = problem.parse(JSON.parse(text));
      expect(code, `${name} ${body}`).not.toBe('internal');
      // What is there instead of a stale design comes along, and is as long as it is.
      if (code !== 'stale') expect(text.length).toBeLessThan(2000);
    }
  };
  for (let i = 0; i < 250; i++) await Promise.all(Array.from({ length: 16 }, attack));
  expect([...statuses.keys()].every((status) => status < 500)).toBe(true);
  expect(statuses.get(400)).toBeGreaterThan(500);
  expect(await kept()).toBe(before);
  await isHealthy();
  expect(memory() - start).toBeLessThan(250);
});

const TYPES = ['application/json', 'application/json', 'application/json', 'text/plain', 'application/xml'];

test('thousands of hostile frames get typed answers or a typed goodbye, and change nothing of a game', async () => {
  const before = await kept();
  const random = randomFrom('frames');
  const start = memory();
  let goodbyes = 0;
  let failures = 0;
  const frames = (): unknown[] => {
    const game = victim.id;
    const { order, takeback, answerTakeback, chat } = models(game) as Record<string, object>;
    return [
      { type: 'hello', protocol: PROTOCOL_VERSION, client: 'x' },
      { type: 'attend', request: REQUEST, game, since: 0 },
      { type: 'leave', request: REQUEST, game },
      { type: 'order', game, ...order },
      { type: 'concede', request: REQUEST, game },
      { type: 'takeback', request: REQUEST, game, ...takeback },
      { type: 'answer-takeback', request: REQUEST, game, ...answerTakeback },
      { type: 'chat', request: REQUEST, game, ...chat },
      { type: 'ping' },
    ];
  };
  const attack = async (): Promise<void> => {
    const socket = await (randomBelow(random, 8) === 0
      ? RawSocket.open(server.url)
      : RawSocket.greeted(server.url));
    for (let i = 0; i < 8 && socket.ws.readyState === 1; i++) {
      const frame = randomItem(random, frames());
      const damaged = hostile(random, frame);
      // Half of them say what they are answered by, and so do not end the connection.
      const sent = randomBelow(random, 2) === 0 ? damaged : { ...Object(damaged), request: REQUEST };
      const data = randomBelow(random, 2) === 0 ? bytesOf(random, sent) : Buffer.from(JSON.stringify(sent));
      socket.ws.send(data, { binary: randomBelow(random, 20) === 0 });
    }
    // Every frame that came back has passed the schema by now.
    socket.ws.close();
    await socket.closed;
    goodbyes += socket.all('goodbye').length;
    failures += socket.all('failed').length;
    for (const frame of [...socket.all('goodbye'), ...socket.all('failed')]) {
      expect(frame.problem.code).not.toBe('internal');
    }
  };
  for (let i = 0; i < 50; i++) await Promise.all(Array.from({ length: 16 }, attack));
  expect(goodbyes).toBeGreaterThan(200);
  expect(failures).toBeGreaterThan(100);
  expect(await kept()).toBe(before);
  await isHealthy();
  await expect.poll(async () => (await server.metrics.sockets.get()).values[0].value).toBe(0);
  expect((await server.metrics.tables.get()).values[0].value).toBe(0);
  expect(memory() - start).toBeLessThan(250);
  expect(server.log()).not.toContain('"level":50');
});
