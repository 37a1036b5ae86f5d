import { problem } from '@ironfield/client/api.ts';
import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { afterEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing.ts';

let server: TestServer | undefined;
afterEach(() => server?.close());

const report = {
  page: 'table',
  game: 'gearblitz',
  question: 'support/order',
  message: 'Cannot read properties of undefined',
  stack: 'usual@/assets/table.js:1:2',
};

test('a page that broke is a line of the log, with nothing in it but where and how', async () => {
  server = await testServer();
  expect(await ironfieldApi(server.url).mishap(report)).toEqual({ ok: true, value: {} });
  const lines = server
    .log()
    .split('\n')
    .flatMap((line) => (line.includes('A page broke') ? [JSON.parse(line)] : []));
  expect(lines).toEqual([{ level: 40, time: expect.any(Number), mishap: report, msg: 'A page broke' }]);
});

test('what is too long, or more than is asked for, is refused and not logged', async () => {
  server = await testServer();
  const api = ironfieldApi(server.url);
  const wrong = [
    { ...report, message: 'x'.repeat(301) },
    { ...report, stack: 'x'.repeat(2001) },
    { ...report, page: 'table/seat/1234' },
    { ...report, game: 'Gears!' },
    { ...report, name: 'Ann' },
  ];
  for (const body of wrong)
    expect(await api.mishap(body)).toMatchObject({ ok: false, error: { code: 'malformed' } });
  expect(server.log()).not.toContain('A page broke');
});

test('an address tells of so many an hour', async () => {
  server = await testServer({ limits: { mishapsPerHour: 2 } });
  const send = () =>
    fetch(`${server!.url}/api/mishaps`, {
      method: 'POST',
      body: JSON.stringify(report),
      headers: { 'content-type': 'application/json' },
    });
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  const third = await send();
  expect(third.status).toBe(429);
  expect(problem.parse(await third.json()).code).toBe('too-many');
  expect(server.log().match(/A page broke/g)).toHaveLength(2);
});
