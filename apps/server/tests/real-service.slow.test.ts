import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../service.ts';
import { BreakingLine } from '../socket/breaking-line.fixture.ts';
import { RawSocket } from '../socket/raw-socket.fixture.ts';
import { UNHURRIED } from '../socket/two-players.fixture.ts';
import { playOut } from '../socket/whole-game.fixture.ts';
import { realService } from '../testing/real-service.fixture.ts';
import { type TestServer, testServer } from '../testing.ts';

let service: Service;
let server: TestServer<Service>;
let line: BreakingLine;

beforeAll(async () => {
  service = await realService();
  server = await testServer({ limits: { ...UNHURRIED, gamesPerHour: 1000 } }, service);
  line = await BreakingLine.to(server.url);
});
afterAll(async () => {
  line.close();
  await server.close();
  await service.close();
});

test('two players play the demo game to its end', async () => {
  await playOut(server.url, line.url, 'demo', 'ravine');
});

test('two players play BattleForce Quick-Start to its end', async () => {
  await playOut(server.url, line.url, 'battleforce-qs', 'veteran');
});

test('a line that breaks again and again changes nothing', async () => {
  let cuts = 0;
  await playOut(server.url, line.url, 'demo', 'ravine', () => {
    const timer = setInterval(() => {
      if (++cuts % 2) line.cut();
      else line.cutAfter(cuts * 777);
    }, 40);
    return () => clearInterval(timer);
  });
  expect(cuts).toBeGreaterThan(1);
});

test('a bot plays its part while somebody watches', async () => {
  const api = ironfieldApi(server.url);
  const created = await api.create({
    game: 'demo',
    scenario: 'ravine',
    seats: [
      { kind: 'bot', strength: 'recruit' },
      { kind: 'bot', strength: 'recruit' },
    ],
  });
  if (!created.ok) throw new Error(created.error.message);
  const { id } = created.value.summary;
  const socket = await RawSocket.greeted(server.url);
  await socket.ask({ type: 'attend', game: id, since: 0 });
  const last = () => socket.frames.findLast((frame) => frame.type === 'news' || frame.type === 'table');
  await expect
    .poll(() => (last() as { table: { summary: { outcome: unknown } } }).table.summary.outcome)
    .not.toBeNull();
  const told = [
    ...socket.all('table').flatMap(({ missed }) => missed),
    ...socket.all('news').map(({ news }) => news),
  ];
  expect(told.map(({ number }) => number)).toEqual(told.map((_, i) => i + 1));
  socket.close();
});
