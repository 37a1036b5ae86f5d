import { expect, test } from 'vitest';
import { ironfieldApi } from './http-api.ts';

const answering = (status: number, body: string) =>
  ironfieldApi('http://example.org/', { fetch: async () => new Response(body, { status }) });

test('an answer is parsed by the schema of its route', async () => {
  const health = { status: 'ok', server: 'ironfield 1', protocol: 1 };
  expect(await answering(200, JSON.stringify(health)).health()).toEqual({ ok: true, value: health });
});

test('a problem of the server is the problem of the caller', async () => {
  const problem = { code: 'too-many', message: 'Slow down' };
  expect(await answering(429, JSON.stringify(problem)).catalogue()).toEqual({ ok: false, error: problem });
});

test.each([
  [502, '<html>Bad gateway</html>', 'unavailable'],
  [200, '{"status":"fine"}', 'internal'],
  [200, 'not json', 'internal'],
  [404, '{}', 'internal'],
  [418, JSON.stringify({ code: 'asleep', message: 'A code of a later version' }), 'internal'],
])('status %i with %s is a problem, not an exception', async (status, body, code) => {
  expect(await answering(status, body).health()).toMatchObject({ ok: false, error: { code } });
});

test('a server that is not there is a problem, not an exception', async () => {
  const result = await ironfieldApi('http://127.0.0.1:1').health();
  expect(result).toMatchObject({ ok: false, error: { code: 'unavailable' } });
});

test('a server that does not answer is given up', async () => {
  const never: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal!.reason));
    });
  const result = await ironfieldApi('http://example.org', { fetch: never, timeout: 10 }).health();
  expect(result).toMatchObject({ ok: false, error: { message: expect.stringContaining('in time') } });
});

test('a lost answer does not cost the seat: joining is repeated with the same secret', async () => {
  const bodies: { secret: string }[] = [];
  const api = ironfieldApi('http://example.org', {
    fetch: async (_url, init) => {
      bodies.push(JSON.parse(String(init?.body)));
      throw new Error('the line is cut');
    },
  });
  expect(await api.join('some game', { invitation: 'A'.repeat(43) })).toMatchObject({ ok: false });
  expect(bodies).toHaveLength(2);
  expect(bodies[0].secret).toMatch(/^[\w-]{43}$/);
  expect(bodies[1]).toEqual(bodies[0]);
  await api.join('some game', { invitation: 'A'.repeat(43), secret: 'B'.repeat(43) });
  expect(bodies[2].secret).toBe('B'.repeat(43));
  await api.join('some game', { invitation: 'A'.repeat(43) });
  expect(bodies[4].secret, 'never the same one twice').not.toBe(bodies[0].secret);
});

test('secrets go into the header, never into the address', async () => {
  const asked: [string, RequestInit | undefined][] = [];
  const api = ironfieldApi('http://example.org', {
    fetch: async (url, init) => {
      asked.push([String(url), init]);
      return new Response('{}', { status: 500 });
    },
  });
  await api.history('some game', 3, 'my secret');
  const [url, init] = asked[0];
  expect(url).toBe('http://example.org/api/games/some%20game/history?since=3');
  expect(init?.headers).toMatchObject({ authorization: 'Bearer my secret' });
});
