import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { RawSocket } from '../socket/raw-socket.fixture.ts';
import { ownGame, UNHURRIED } from '../socket/two-players.fixture.ts';
import { type TestServer, testServer } from '../testing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ limits: UNHURRIED });
});
afterAll(() => server.close());

/** The text that one deed writes or sends on somebody's account. */
async function written(deed: () => Promise<unknown>): Promise<readonly number[]> {
  const lengths: number[] = [];
  const stringify = vi.spyOn(JSON, 'stringify');
  const charged = vi.spyOn(server.service, 'charged').mockImplementation((body) => {
    const before = stringify.mock.results.length;
    const result = body();
    const texts = stringify.mock.results.slice(before).map(({ value }) => String(value).length);
    lengths.push(...texts);
    return result;
  });
  await deed();
  charged.mockRestore();
  stringify.mockRestore();
  return lengths;
}

test('Writing a table down is on the account of whoever asks for it', async () => {
  const { id } = await ownGame(server.url, { game: 'classic', scenario: 'skirmish' });
  const whole = JSON.stringify(await ironfieldApi(server.url).look(id)).length / 2;
  expect(Math.max(...(await written(() => ironfieldApi(server.url).look(id))))).toBeGreaterThan(whole);
  const socket = await RawSocket.greeted(server.url);
  const attended = await written(() => socket.ask({ type: 'attend', game: id, since: 0 }));
  expect(Math.max(...attended)).toBeGreaterThan(whole);
  socket.close();
});
