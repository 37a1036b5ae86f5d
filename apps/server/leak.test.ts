import { type IronfieldApi, ironfieldApi } from '@ironfield/client/http-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoLeak } from './leak.fixture.ts';
import { UNHURRIED } from './socket/two-players.fixture.ts';
import { type TestServer, testServer } from './testing.ts';

let server: TestServer;
let api: IronfieldApi;

beforeAll(async () => {
  server = await testServer({ limits: UNHURRIED });
  api = ironfieldApi(server.url);
});
afterAll(() => server.close());

test('nothing that is hidden goes over the wire to anybody else', () => expectNoLeak(server.url, 1));

test('nobody sees the secrets of another, or the seed before the end', async () => {
  const created = await api.create({
    game: 'demo',
    scenario: 'ravine',
    seats: [{ kind: 'own' }, { kind: 'open' }],
  });
  if (!created.ok) throw new Error(created.error.message);
  const { id } = created.value.summary;
  const seed = server.service.tables.get(id)!.history.seed;
  const secrets = created.value.seats.map((seat) => (seat.kind === 'own' ? seat.secret : seat.invitation));
  const seen = JSON.stringify([
    await api.look(id),
    await api.history(id, 0),
    await api.export(id, undefined, {}),
  ]);
  for (const secret of [...secrets, seed]) expect(seen).not.toContain(secret);
});
