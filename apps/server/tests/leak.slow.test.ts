import { type IronfieldApi, ironfieldApi } from '@ironfield/client/http-api.ts';
import { commitmentToShare, newSeed } from '@ironfield/kernel/seed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comparePair } from '../attack/secrecy.ts';
import { UNHURRIED } from '../socket/two-players.fixture.ts';
import { type TestServer, testServer } from '../testing.ts';

let server: TestServer;
let api: IronfieldApi;

beforeAll(async () => {
  server = await testServer({ limits: UNHURRIED });
  api = ironfieldApi(server.url);
});
afterAll(() => server.close());

test('nothing that is hidden goes over the wire to anybody else', async () => {
  expect(await comparePair(server.url, 'leak', 1)).toBeGreaterThan(200);
});

test('nobody sees the secrets of another, or the seed before the end', async () => {
  const shares = [newSeed(), newSeed()];
  const created = await api.create({
    game: 'demo',
    scenario: 'ravine',
    seats: [{ kind: 'own', commitment: commitmentToShare(0, shares[0]) }, { kind: 'open' }],
  });
  if (!created.ok) throw new Error(created.error.message);
  const { id } = created.value.summary;
  const [own, invitation] = created.value.seats.map((seat) =>
    seat.kind === 'own' ? seat.secret : seat.invitation,
  );
  const looks = async (secret?: string) => [
    await api.look(id, secret),
    await api.history(id, 0, secret),
    await api.export(id, secret),
    ...(secret === undefined ? [] : [await api.mine({ seats: [{ game: id, secret }] })]),
  ];
  const seen: unknown[] = [await looks(), await looks(own), await api.share(id, own, { secret: shares[0] })];
  const joined = await api.join(id, { invitation, commitment: commitmentToShare(1, shares[1]) });
  if (!joined.ok) throw new Error(joined.error.message);
  const { secret } = joined.value;
  seen.push(await api.share(id, own, { secret: shares[1] }), await api.share(id, own, { secret: shares[0] }));
  seen.push(await looks(), await looks(own), await looks(secret));
  seen.push(await api.share(id, secret, { secret: shares[1] }));
  const table = server.service.tables.get(id)!;
  seen.push(await looks(), await looks(own), await looks(secret), table.history.state.outcome);
  const all = `${JSON.stringify(seen)}${server.log()}`;
  for (const hidden of [own, invitation, secret, table.history.seed, table.house, ...shares]) {
    expect(all).not.toContain(hidden);
  }
});
