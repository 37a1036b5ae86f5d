import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing.ts';
import { BreakingLine } from './breaking-line.fixture.ts';
import { UNHURRIED } from './two-players.fixture.ts';
import { playOut } from './whole-game.fixture.ts';

let server: TestServer;
let line: BreakingLine;

beforeEach(async () => {
  server = await testServer({ limits: UNHURRIED });
  line = await BreakingLine.to(server.url);
});
afterEach(async () => {
  line.close();
  await server.close();
});

test('two players in two connections play a demo game to its end', async () => {
  const { players } = await playOut(server.url, line.url, 'demo', 'ravine');
  expect(players[0].statuses).toEqual(['open', 'closed']);
});

test('two players play BattleForce Quick-Start to its end', async () => {
  const { number } = await playOut(server.url, line.url, 'battleforce-qs', 'veteran');
  expect(number).toBeGreaterThan(10);
});

test('a line that breaks again and again, in the middle of anything, changes nothing', async () => {
  let cuts = 0;
  const { players } = await playOut(server.url, line.url, 'demo', 'ravine', () => {
    const timer = setInterval(() => {
      if (++cuts % 2) line.cut();
      else line.cutAfter(cuts * 777);
    }, 12);
    return () => clearInterval(timer);
  });
  expect(cuts).toBeGreaterThan(1);
  expect(players.flatMap(({ statuses }) => statuses)).toContain('reconnecting');
});
