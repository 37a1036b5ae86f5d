import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { firstPage } from '@ironfield/kernel/menu/menu-page.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../service.ts';
import { ownGame, UNHURRIED } from '../socket/two-players.fixture.ts';
import { STORAGES } from '../storage/testing.ts';
import { menuOf } from '../testing/menu-of.fixture.ts';
import { playOn, testService } from '../testing/service-testing.ts';
import { type TestServer, testServer } from '../testing.ts';

let service: Service;
let server: TestServer<Service>;

beforeAll(async () => {
  service = await testService(await STORAGES[0].open());
  server = await testServer({ limits: UNHURRIED }, service);
});
afterAll(async () => {
  await server.close();
  await service.close();
});

interface Listed {
  readonly name: string;
  readonly kind: string;
  readonly choices: readonly { readonly value: string | number | boolean }[];
}

/** Gives an order as somebody does it who knows nothing but the protocol: always the last choice. */
async function orderByPages(game: string, secret: string): Promise<void> {
  const api = ironfieldApi(server.url);
  const [look, page] = [await api.look(game, secret), await api.menu(game, secret)];
  if (!look.ok || !page.ok) throw new Error('There is nothing to read');
  const { type } = page.value.orders[0];
  const order: Record<string, unknown> & { type: string } = { type };
  const fill = async (chosen: { field: string; value: string | number | boolean }[]): Promise<void> => {
    const fields = await api.menuFields(game, secret, { type, chosen });
    if (!fields.ok) throw new Error(fields.error.message);
    for (const field of fields.value.fields as unknown as Listed[]) {
      if (field.kind !== 'pick') throw new Error(`What is a ${field.kind}?`);
      const { value } = field.choices.at(-1)!;
      order[field.name] = value;
      await fill([...chosen, { field: field.name, value }]);
    }
  };
  await fill([]);
  const { number } = look.value.summary;
  const given = await api.order(game, secret, { request: `by-pages-${number}`, number, order });
  expect(given).toEqual({ ok: true, value: { request: `by-pages-${number}`, number: number + 1 } });
}

test('whoever does not know the rules is led through the menu, choice by choice', async () => {
  const { id: game, secrets } = await ownGame(server.url, { game: 'classic', scenario: 'skirmish' });
  for (let i = 0; i < 8; i++) {
    const { waiting } = await summaryOf(game);
    await orderByPages(game, secrets[waiting[0]]);
  }
});

async function summaryOf(game: string) {
  const look = await service.look({ game });
  if (!look.ok) throw new Error(look.error.message);
  return look.value.summary;
}

test('what is asked stands on the first page, for those alone who are asked', async () => {
  const { id: game, secrets } = await ownGame(server.url, { game: 'battleforce-qs', scenario: 'green' });
  const attendees = secrets.map((secret) => ({ game, secret }));
  await playOn(service, attendees, { entries: 3 });
  const { waiting } = await summaryOf(game);
  const asked = waiting[0];
  const api = ironfieldApi(server.url);
  const look = await service.look(attendees[asked]);
  if (!look.ok) throw new Error(look.error.message);
  expect(await api.menu(game, secrets[asked])).toEqual({ ok: true, value: firstPage(menuOf(look.value)!) });
  expect(await api.menu(game, secrets[1 - asked])).toMatchObject({ error: { code: 'not-asked' } });
  const nonsense = await api.menuFields(game, secrets[asked], { type: 'fly', chosen: [] });
  expect(nonsense).toMatchObject({ error: { code: 'illegal', message: '"fly" is not possible now' } });
});
