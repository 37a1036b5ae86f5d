import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { problem } from '@ironfield/client/api.ts';
import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { afterEach, expect, test } from 'vitest';
import type { ServerOptions } from '../config.ts';
import { type TestServer, testServer } from '../testing.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  server = await testServer(options);
  return server;
}

const GAME = JSON.stringify({ game: 'demo', scenario: 'ravine', seats: [{ kind: 'own' }, { kind: 'open' }] });
const create = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/games`, {
    method: 'POST',
    body: GAME,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** The answer to bytes that no HTTP library would send. */
function rawAnswer(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const problemIn = (answer: string) => problem.parse(JSON.parse(answer.split('\r\n\r\n')[1]));

test('every answer has the headers that keep browsers from harm', async () => {
  const { url } = await start();
  for (const path of ['/', '/api/health', '/nothing']) {
    const { headers } = await fetch(url + path);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';style-src 'sha256-/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('who asks too often is told when to come back', async () => {
  const { url } = await start({ limits: { requestsPerMinute: 3 } });
  for (let i = 0; i < 3; i++) expect((await fetch(`${url}/api/catalogue`)).status).toBe(200);
  for (const path of ['/api/catalogue', '/api/openapi.json', '/', '/nothing']) {
    const response = await fetch(url + path);
    expect(response.status, path).toBe(429);
    expect(problem.parse(await response.json()).code).toBe('too-many');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await fetch(`${url}/api/health`)).status, 'health is asked on another account').toBe(200);
});

test.each(['health', 'ready'])('%s may be asked for often, but not without end', async (path) => {
  const { url } = await start({ limits: { healthPerMinute: 3 } });
  const asked: number[] = [];
  for (let i = 0; i < 5; i++) asked.push((await fetch(`${url}/api/${path}`)).status);
  expect(asked).toEqual([200, 200, 200, 429, 429]);
});

test('one address has only so many connections, of whatever kind, and may come back when it has closed some', async () => {
  const { url } = await start({ limits: { connectionsPerAddress: 3 } });
  const { hostname, port } = new URL(url);
  const idle = Array.from({ length: 3 }, () => connect(Number(port), hostname));
  await Promise.all(idle.map((socket) => once(socket, 'connect')));
  const alive = () =>
    fetch(`${url}/api/health`, { headers: { connection: 'close' } }).then(
      ({ status }) => status,
      () => 'hung up',
    );
  expect(await alive()).toBe('hung up');
  for (const socket of idle.splice(0, 2)) socket.destroy();
  await expect.poll(alive, { timeout: 300_000 }).toBe(200);
  for (const socket of idle) socket.destroy();
});

test('slow files of one address do not keep out those of others', async () => {
  const { url } = await start({
    limits: { importsAtOnce: 3, importsPerAddress: 1, gamesPerHour: 10_000 },
    trustProxy: true,
  });
  const from = (address: string) => ({
    'content-type': 'application/json',
    'x-forwarded-for': address,
  });
  const slow = request(`${url}/api/games/import`, {
    method: 'POST',
    headers: { ...from('192.0.2.1'), 'content-length': '100' },
  });
  slow.on('error', () => {});
  slow.write('{');
  const tried = async (address: string) =>
    (await fetch(`${url}/api/games/import`, { method: 'POST', headers: from(address), body: '{}' })).status;
  await expect.poll(() => tried('192.0.2.1'), { timeout: 300_000 }).toBe(429);
  expect(await tried('192.0.2.2')).toBe(400);
  slow.destroy();
});

test('addresses that do not exist are counted too', async () => {
  const { url } = await start({ limits: { requestsPerMinute: 3 } });
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) statuses.push((await fetch(`${url}/guess/${i}`)).status);
  expect(statuses).toEqual([404, 404, 404, 429, 429]);
});

test('only so many files are taken in at once, and whoever hangs up makes room', async () => {
  const { url } = await start({ limits: { importsAtOnce: 1, gamesPerHour: 10_000 } });
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ record: {}, seats: [{ kind: 'own' }] });
  const bring = () => fetch(`${url}/api/games/import`, { method: 'POST', body, headers });
  expect((await bring()).status).toBe(400);
  const slow = connect(Number(new URL(url).port), '127.0.0.1');
  slow.write(
    'POST /api/games/import HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{',
  );
  await expect.poll(async () => (await bring()).status).toBe(429);
  const refused = await bring();
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(problem.parse(await refused.json()).code).toBe('too-many');
  slow.destroy();
  await expect.poll(async () => (await bring()).status).toBe(400);
});

test('games made in an hour are counted by address', async () => {
  const { url } = await start({ limits: { gamesPerHour: 2 } });
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await create(url)).status);
  expect(statuses).toEqual([201, 201, 429]);
  const file = JSON.stringify({ record: {}, seats: [{ kind: 'open' }] });
  const headers = { 'content-type': 'application/json' };
  const imported = await fetch(`${url}/api/games/import`, { method: 'POST', body: file, headers });
  expect(imported.status, 'imported games count as well').toBe(429);
  expect((await fetch(`${url}/api/catalogue`)).status).toBe(200);
});

test('behind a trusted proxy everybody is counted alone, otherwise nobody can pretend', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const open = await start({ limits: { gamesPerHour: 1 }, trustProxy: true });
  const statuses = [];
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.2', '2001:db8::1', '2001:db8::2']) {
    statuses.push((await create(open.url, from(address))).status);
  }
  expect(statuses).toEqual([201, 201, 429, 201, 429]);
  const invented = await create(open.url, from('203.0.113.7, 10.0.0.2'));
  expect(invented.status, 'only what the proxy itself has added is believed').toBe(429);
  await open.close();
  const closed = await start({ limits: { gamesPerHour: 1 } });
  expect((await create(closed.url, from('10.0.0.1'))).status).toBe(201);
  expect((await create(closed.url, from('10.0.0.2'))).status).toBe(429);
});

test('pages of other sites may not change anything', async () => {
  const { url } = await start();
  expect((await create(url, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await create(url, { origin: 'null' })).status).toBe(403);
  expect((await create(url, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await create(url, { origin: url })).status).toBe(201);
  expect((await create(url)).status, 'programs send no origin').toBe(201);
});

test('configured origins are the only ones', async () => {
  const { url } = await start({ origins: ['https://play.example.org'] });
  expect((await create(url, { origin: 'https://play.example.org' })).status).toBe(201);
  expect((await create(url, { origin: url })).status).toBe(403);
});

test('what is not HTTP is answered in JSON all the same', async () => {
  const { url } = await start();
  const garbage = await rawAnswer(url, 'GARBAGE\r\n\r\n');
  expect(garbage).toMatch(/^HTTP\/1\.1 400 /);
  expect(problemIn(garbage).code).toBe('malformed');
  const head = await rawAnswer(url, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(head).toMatch(/^HTTP\/1\.1 431 /);
  expect(problemIn(head).code).toBe('too-large');
});

test('clients that never finish their request are cut off', async () => {
  const { url } = await start({ limits: { headersTimeout: 150, requestTimeout: 300 } });
  const slowHead = await rawAnswer(url, 'GET / HTTP/1.1\r\nHost: x\r\n');
  expect(slowHead).toMatch(/^HTTP\/1\.1 408 /);
  expect(problemIn(slowHead).code).toBe('timeout');
  const slowBody = await rawAnswer(
    url,
    'POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  expect(slowBody).toMatch(/^HTTP\/1\.1 408 /);
});

test('metrics are for this machine, or for the token, or off', async () => {
  const local = await start({ trustProxy: true });
  await ironfieldApi(local.url).catalogue();
  const text = await (await fetch(`${local.url}/metrics`)).text();
  expect(text).toContain(
    'ironfield_http_request_seconds_count{method="GET",route="/api/catalogue",status="200"} 1',
  );
  const far = await fetch(`${local.url}/metrics`, { headers: { 'x-forwarded-for': '10.0.0.1' } });
  expect(far.status).toBe(403);
  const invented = await fetch(`${local.url}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } });
  expect(invented.status, 'through a proxy nobody is on this machine').toBe(403);
  await local.close();

  const unaware = await start();
  const proxied = await fetch(`${unaware.url}/metrics`, { headers: { 'x-forwarded-for': '10.0.0.1' } });
  expect(proxied.status, 'also where nobody has told the server of the proxy').toBe(403);
  await unaware.close();

  const guarded = await start({ metrics: { token: 'open sesame' } });
  const ask = (authorization: string) => fetch(`${guarded.url}/metrics`, { headers: { authorization } });
  expect((await ask('Bearer open sesame')).status).toBe(200);
  expect((await ask('Bearer guess')).status).toBe(401);
  expect((await fetch(`${guarded.url}/metrics`)).status).toBe(401);
  await guarded.close();

  const off = await start({ metrics: 'off' });
  expect((await fetch(`${off.url}/metrics`)).status).toBe(404);
});

test('a port that is taken is named, with a way out', async () => {
  const { url } = await start();
  const port = Number(new URL(url).port);
  await expect(testServer({ port })).rejects.toThrow(
    `port ${port} is already in use; choose another one, such as --port ${port + 1}`,
  );
});

test('a host that is not here is named', async () => {
  await expect(testServer({ host: '203.0.113.7' })).rejects.toThrow('--host');
});

const UPGRADE =
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n';

test.each([
  ['without a host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n', 400, 'malformed'],
  ['that expects too much', 'GET /api/health HTTP/1.1\r\nHost: x\r\nExpect: much\r\n', 417, 'malformed'],
  ['that opens no socket', `GET /api/socket HTTP/1.1\r\nHost: x\r\n${UPGRADE}`, 426, 'version'],
  ['that opens a socket nowhere', `GET /% HTTP/1.1\r\nHost: x\r\n${UPGRADE}`, 400, 'malformed'],
])('a request %s is refused in words, and its connection ended', async (_what, head, status, code) => {
  const { url } = await start();
  const answer = await rawAnswer(url, `${head}\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(problemIn(answer)).toMatchObject({ code });
});
