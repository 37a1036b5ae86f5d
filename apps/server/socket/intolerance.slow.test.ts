import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { RawSocket } from './raw-socket.fixture.ts';
import { socketServer } from './socket-server.fixture.ts';
import { ownGame } from './two-players.fixture.ts';

const here = socketServer();
const { greeted, opened, restart } = here;

/** Begins to ask for a socket. The answer goes on with it: to all that comes back until the server hangs up. */
function upgradeByHand(url: string): () => Promise<string> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
  socket.write('GET /api/socket HTTP/1.1\r\nHost: x\r\n');
  return async () => {
    socket.write(
      'Connection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    let answer = '';
    for await (const data of socket) answer += data;
    socket.destroy();
    return answer;
  };
}

/** A demo game with a person on each side. */
async function game() {
  const { id, secrets } = await ownGame(here.server.url, { game: 'demo', scenario: 'ravine' });
  return { id, ann: secrets[0], ben: secrets[1] };
}

describe('what is not tolerated', () => {
  test.each<[string, string | Buffer, number]>([
    ['no JSON', '{', 1007],
    ['null', 'null', 1008],
    ['a list', '[]', 1008],
    ['a frame without a type', '{}', 1008],
    ['an unknown frame without a request', '{"type":"dance"}', 1008],
    ['an unknown frame with a broken request', '{"type":"dance","request":{}}', 1008],
    ['__proto__', '{"type":"ping","__proto__":{"x":1}}', 1007],
    ['deep nesting', '['.repeat(50_000), 1007],
    ['binary', Buffer.from([1, 2, 3]), 1003],
  ])('%s', async (_what, data, code) => {
    const socket = await greeted();
    socket.ws.send(data);
    expect(await socket.next('goodbye')).toMatchObject({ problem: { code: 'malformed' } });
    expect(await socket.closed).toBe(code);
  });

  test('invalid UTF-8', async () => {
    const socket = await greeted();
    socket.ws.send(Buffer.from([0x22, 0xc3, 0x28, 0x22]), { binary: false });
    expect(await socket.next('goodbye')).toMatchObject({ problem: { message: 'This is not valid UTF-8' } });
    expect(await socket.closed).toBe(1007);
  });

  test('frames that are too large', async () => {
    const socket = await greeted();
    socket.ws.send('x'.repeat(100 * 1024));
    expect(await socket.closed).toBe(1009);
  });

  test('too many frames at once', async () => {
    await restart({ limits: { framesPerSecond: 1e-6, frameBurst: 10 } });
    const socket = await greeted();
    for (let i = 0; i < 20; i++) socket.send({ type: 'ping' });
    expect(await socket.next('goodbye')).toMatchObject({ problem: { code: 'too-many' } });
    expect(socket.all('pong').length).toBeLessThan(10);
  });

  test('too many tables', async () => {
    await restart({ limits: { tablesPerSocket: 1 } });
    const [first, second] = [await game(), await game()];
    const socket = await greeted();
    await socket.ask({ type: 'attend', game: first.id });
    expect(await socket.ask({ type: 'attend', game: second.id })).toMatchObject({
      problem: { code: 'too-many' },
    });
    expect(await socket.ask({ type: 'attend', game: first.id })).toMatchObject({ type: 'done' });
  });

  test('too many sockets of one address, or of all', async () => {
    await restart({ limits: { socketsPerAddress: 1 } });
    const first = await greeted();
    await expect(new RawSocket(here.server.url).whenOpen()).rejects.toThrow('status 429');
    first.close();
    await first.closed;
    await expect
      .poll(() =>
        opened().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await restart({ limits: { sockets: 0 } });
    await expect(new RawSocket(here.server.url).whenOpen()).rejects.toThrow('status 503');
  });

  test('who comes while the server stops; nobody holds it up', async () => {
    const silent = await greeted();
    const upgraded = upgradeByHand(here.server.url);
    // Everything before this has been read when it is answered.
    silent.send({ type: 'ping' });
    await silent.next('pong');
    silent.ws.pause();
    const stopped = here.server.close();
    expect(await upgraded()).toMatch(/^HTTP\/1.1 503 /);
    await stopped;
  });

  test('pages of other sites', async () => {
    const from = (origin: string) => new RawSocket(here.server.url, { origin }).whenOpen();
    await expect(from('https://evil.example')).rejects.toThrow('status 403');
    await expect(from(here.server.url)).resolves.toBeUndefined();
  });

  test('a socket that does not answer', async () => {
    await restart({ limits: { heartbeat: 50 } });
    const socket = here.kept(new RawSocket(here.server.url, { autoPong: false }));
    expect(await socket.closed).toBe(1006);
    // Often enough to be called twice, and not so often that a busy machine cannot answer.
    await restart({ limits: { heartbeat: 1000 } });
    const living = await greeted();
    for (let calls = 0; calls < 2; calls++) await once(living.ws, 'ping');
    living.send({ type: 'ping' });
    await living.next('pong');
    expect(living.ws.readyState).toBe(1);
  });

  test('a reader that is too slow is dropped, with the others unharmed', async () => {
    await restart({ limits: { bufferedBytes: 64 * 1024, frameBurst: 10_000, framesPerSecond: 10_000 } });
    const { id, ann, ben } = await game();
    const [slow, quick] = [await greeted(), await greeted()];
    await slow.ask({ type: 'attend', game: id, secret: ann });
    await quick.ask({ type: 'attend', game: id, secret: ben });
    slow.ws.pause();
    const { listeners } = here.server.service.tables.get(id)!;
    const [attendance] = listeners.keys();
    const at = new Date().toISOString();
    // More than the buffers of the operating system hold.
    for (let i = 1; i < 60_000 && listeners.size > 1; i++) {
      attendance!.chat({ id: i, seat: 0, name: 'Ann', text: 'x'.repeat(500), at });
      if (i % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(listeners.size).toBe(1);
    slow.ws.resume();
    expect(await slow.next('goodbye')).toMatchObject({ problem: { code: 'too-many' } });
    expect(await quick.ask({ type: 'chat', game: id, text: 'still here' })).toMatchObject({ type: 'done' });
  });
});
