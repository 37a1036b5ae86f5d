import { connect } from '@ironfield/client/connection.ts';
import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { expandMenu } from '@ironfield/kernel/expanded-menu.ts';
import type { GameTypes, View } from '@ironfield/kernel/game.ts';
import { menuInView } from '@ironfield/kernel/menu-in-view.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from './games.ts';
import type { Service } from './service.ts';
import { playOn, testService, until } from './service-testing.ts';
import { RawSocket } from './socket/raw-socket.fixture.ts';
import { ownGame, UNHURRIED } from './socket/two-players.fixture.ts';
import { STORAGES } from './storage/testing.ts';
import { type TestServer, testServer } from './testing.ts';

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

/** As a client does it that knows the rules. */
function menuFrom(view: View<GameTypes>, id: string) {
  const game = games.find((one) => one.id === id)!;
  const menu = menuInView(game, view);
  return menu && JSON.parse(JSON.stringify(expandMenu(menu)));
}

test.each([
  ['demo', 'ravine', 40],
  ['battleforce-qs', 'green', 25],
  ['classic', 'skirmish', 12],
])('whoever knows the rules of %s can do without menus', async (id, scenario, entries) => {
  const { id: game, secrets } = await ownGame(server.url, { game: id, scenario });
  const [withMenus, without] = [await RawSocket.greeted(server.url), await RawSocket.greeted(server.url)];
  await withMenus.ask({ type: 'attend', game, secret: secrets[0] });
  await without.ask({ type: 'attend', game, secret: secrets[0], menus: false });
  const attendees = secrets.map((secret) => ({ game, secret }));
  const { summary } = await playOn(service, attendees, { entries });
  const tables = (socket: RawSocket) =>
    [...socket.all('table'), ...socket.all('news')].map(({ table }) => table);
  await until(() => tables(withMenus).length === summary.number + 1, 'all news');
  await until(() => tables(without).length === summary.number + 1, 'all news');
  let menus = 0;
  for (const [index, table] of tables(without).entries()) {
    const { view, menu } = tables(withMenus)[index];
    expect(table.menu).toBeNull();
    expect(table.view).toEqual(view);
    expect(table.summary.waiting.includes(0)).toBe(menu !== null);
    if (menu !== null) expect(menuFrom(table.view as View<GameTypes>, id), `table ${index}`).toEqual(menu);
    if (menu !== null) menus++;
  }
  expect(menus).toBeGreaterThan(5);
  for (const socket of [withMenus, without]) socket.close();
});

test('a look at a table leaves the menu out, if it is asked to', async () => {
  const { id, secrets } = await ownGame(server.url, { game: 'demo', scenario: 'ravine' });
  const api = ironfieldApi(server.url);
  const [whole, light] = [await api.look(id, secrets[0]), await api.look(id, secrets[0], false)];
  if (!whole.ok || !light.ok) throw new Error('The table cannot be looked at');
  expect(whole.value.menu).not.toBeNull();
  expect(light.value).toEqual({ ...whole.value, summary: light.value.summary, menu: null });
});

test('a connection of the client package leaves menus out, also after a reconnect', async () => {
  const { id, secrets } = await ownGame(server.url, { game: 'demo', scenario: 'ravine' });
  const sockets: WebSocket[] = [];
  const connection = connect(server.url, {
    menus: false,
    firstDelay: 5,
    socket: (url) => {
      sockets.push(new WebSocket(url));
      return sockets.at(-1)!;
    },
  });
  const menus: unknown[] = [];
  connection.attend(id, secrets[0], { table: ({ menu }) => menus.push(menu) });
  await until(() => menus.length === 1, 'the table');
  sockets[0].close();
  await until(() => menus.length === 2, 'the table again');
  expect(menus).toEqual([null, null]);
  connection.close();
});
