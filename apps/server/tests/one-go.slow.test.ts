import { once } from 'node:events';
import { crowdedSetup } from '@ironfield/classic/testing/crowd.ts';
import { PROTOCOL_VERSION } from '@ironfield/client/api.ts';
import { type RouteName, everyRoute as routes } from '@ironfield/client/every-route.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { menuFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame, GameTypes } from '@ironfield/kernel/play/game.ts';
import { newSetup, scenarioSetup, seatNames } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { recordOf } from '@ironfield/kernel/record/record.ts';
import { commitmentToShare, newSeed } from '@ironfield/kernel/seed.ts';
import type { CoreOrder, CoreSetup } from '@ironfield/kernel/state.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { games } from '../games.ts';
import type { Service } from '../service.ts';
import { UNHURRIED } from '../socket/two-players.fixture.ts';
import { crammed } from '../testing/crammed.fixture.ts';
import { realService } from '../testing/real-service.fixture.ts';
import { type Go, WorkMeter } from '../testing/work-meter.fixture.ts';
import { type TestServer, testServer } from '../testing.ts';

/** Entries of the records: many more than may be played in one go. */
const ENTRIES = 80;

/**
 * The most that may be done in one go. An order costs a few milliseconds at worst and a megabyte of JSON about ten, so
 * all of it is about 20 ms.
 */
const MOST: Go = { orders: 1, positions: 0, bytes: 1_500_000 };

/** The largest setups that there are. */
const DEAREST: Readonly<Record<string, () => CoreSetup>> = {
  demo: () => scenario('demo', 'ravine'),
  'battleforce-qs': () => scenario('battleforce-qs', 'veteran'),
  battleforce2: () => scenario('battleforce2', 'conventional-wisdom'),
  classic: () => crowdedSetup(64, 39, 40),
  gearblitz: () => crammed(scenario('gearblitz', 'pass')),
  planetary: () => scenario('planetary', 'fortress'),
};

/**
 * Routes to which it is all the same what game there is: of shelves, of people and of tournaments, and those that take a few
 * words. A challenge is taken up as a game is joined.
 */
const NO_TABLE: readonly string[] = [
  'newWithPasskey',
  'makeWithPasskey',
  'askPasskey',
  'openWithPasskey',
  'passkeys',
  'wishPasskey',
  'addPasskey',
  'removePasskey',
  'notices',
  'push',
  'mail',
  'mailCode',
  'mailStop',
  'newIdentity',
  'recover',
  'identity',
  'rename',
  'vacation',
  'webhook',
  'newPhrase',
  'signOut',
  'claimSeats',
  'seatKeys',
  'ownGames',
  'ownShelf',
  'identityFile',
  'deleteIdentity',
  'ladder',
  'ratings',
  'openShelf',
  'shelf',
  'designVersions',
  'saveDesign',
  'share',
  'answerDraw',
  'mishap',
  'people',
  'watch',
  'block',
  'report',
  'company',
  'accept',
  'declineChallenge',
  'makeTournament',
  'tournaments',
  'tournament',
  'enterTournament',
  'startTournament',
  'cancelTournament',
  'sitInTournament',
];

const gameOf = (id: string): AnyGame => games.find((game) => game.id === id)!;

function scenario(id: string, name: string): CoreSetup {
  const setup = scenarioSetup(gameOf(id), name);
  if (!setup.ok) throw new Error(setup.error[0]!.message);
  return setup.value;
}

/** A game in progress with one takeback. */
function recorded(
  game: AnyGame,
  setup: CoreSetup,
): { readonly text: string; readonly history: History<GameTypes> } {
  const checked = newSetup(game, setup);
  if (!checked.ok) throw new Error(checked.error[0]!.message);
  const history = new History(game, checked.value, 'record');
  const random = randomFrom('record');
  const first = history.state;
  while (history.entries.length < ENTRIES && !history.state.outcome) {
    const seat = waitingFor(history.state)[0]!;
    const order = sampleOrder<CoreOrder>(menuFor(game, history.state, seat)!, random)!;
    history.add({ kind: 'order', seat, order });
    // Short games are played over and over again.
    if (history.state.outcome || history.entries.length === 20) history.add({ kind: 'takeback', to: 3 });
  }
  if (first.outcome) throw new Error('The game is over before it begins');
  const seats = seatNames(game, checked.value).map(() => ({ kind: 'own' }));
  return { text: JSON.stringify({ record: recordOf(history, 'test'), seats }), history };
}

let service: Service;
let server: TestServer<Service>;
const meter = new WorkMeter();

beforeAll(async () => {
  service = await realService();
  server = await testServer({ limits: { ...UNHURRIED, gamesPerHour: 1000 } }, service);
  meter.start();
});
afterAll(async () => {
  meter.stop();
  await server.close();
  await service.close();
});

/** Ignores the answer: the client runs in the same thread and must not be counted. */
async function send(
  name: RouteName,
  params: Readonly<Record<string, string>>,
  secret?: string,
  body?: string,
) {
  const { method, path } = routes[name];
  const url = path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  const response = await fetch(`${server.url}${url}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
    },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, text: await response.text() };
}

/** Reads nothing of what comes, for the same reason. */
async function greeted(): Promise<WebSocket> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`);
  await once(socket, 'open');
  const hello = { type: 'hello', protocol: PROTOCOL_VERSION, client: 'test' };
  await answered(socket, JSON.stringify(hello), 'welcome');
  return socket;
}

function answered(socket: WebSocket, text: string, type = 'done'): Promise<void> {
  return new Promise((resolve) => {
    const hear = (data: unknown) => {
      if (!String(data).startsWith(`{"type":"${type}"`)) return;
      socket.off('message', hear);
      resolve();
    };
    socket.on('message', hear);
    socket.send(text);
  });
}

describe.each(games.map(({ id }) => id))('Nothing works long on the shared thread, in %s', (id) => {
  const game = gameOf(id);
  test('whatever is asked for, at the dearest table', async () => {
    const { text, history } = recorded(game, DEAREST[id]!());
    const found: Record<string, Go> = {};
    const asked = new Set<string>(NO_TABLE);
    const ask = async (
      label: string,
      name: RouteName,
      { params = {}, secret, body }: Asked = {},
    ): Promise<string> => {
      asked.add(name);
      let answer = { status: 0, text: '' };
      const written = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
      found[label] = await meter.during(async () => {
        answer = await send(name, params, secret, written);
      });
      expect(answer.status, `${label}: ${answer.text.slice(0, 200)}`).toBe(routes[name].status);
      return answer.text;
    };
    const imported = async (label: string) => {
      const { summary, seats } = JSON.parse(await ask(label, 'import', { body: text }));
      const own = (seats as { secret: string }[]).map(({ secret }) => secret);
      return { params: { id: summary.id as string }, secrets: own, waiting: summary.waiting as number[] };
    };
    const { params, secrets, waiting } = await imported('import');
    const secret = secrets[waiting[0]!]!;
    const at = { params, secret };
    await ask('look, from the log', 'look', at);
    await ask('look', 'look', { params });
    await ask('menu', 'menu', at);
    const order = sampleOrder<CoreOrder>(menuFor(game, history.state, waiting[0]!)!, randomFrom('order'))!;
    await ask('menu fields', 'menuFields', { ...at, body: { type: order.type } });
    const number = history.entries.length;
    await ask('order', 'order', { ...at, body: { request: 'order-no-1', number, order } });
    await ask('history', 'history', { params });
    await ask('recent history', 'history', at);
    await ask('takeback', 'takeback', { ...at, body: { to: 5 } });
    for (const [index, other] of secrets.entries()) {
      if (other === secret) continue;
      await ask(`agreed takeback ${index}`, 'answerTakeback', {
        params,
        secret: other,
        body: { agree: true },
      });
    }
    expect(JSON.parse((await send('look', params, secret)).text).summary.number).toBe(number + 2);
    await ask('chat', 'chat', { ...at, body: { text: 'Hello', request: 'hello-no-1' } });
    await ask('chat history', 'chatHistory', { params });
    await ask('mine', 'mine', {
      body: { seats: secrets.map((each) => ({ game: params.id, secret: each })) },
    });
    const socket = await greeted();
    const attend = JSON.stringify({ type: 'attend', request: 'attend-1', game: params.id, since: 0 });
    found.attend = await meter.during(() => answered(socket, attend));
    await ask('draw', 'draw', { ...at, body: {} });
    await ask('concede', 'concede', { ...at, body: { request: 'concede-1' } });
    socket.terminate();
    await ask('export', 'export', { params, body: {} });
    await ask('rematch', 'rematch', { ...at, body: {} });
    const create = { game: id, setup: history.setup, seats: secrets.map(() => ({ kind: 'own' })) };
    const created = JSON.stringify(create);
    if (created.length < 256 * 1024) await ask('create', 'create', { body: created });
    const made = await send('newIdentity', {}, undefined, JSON.stringify({ name: 'Challenger' }));
    const member = { secret: JSON.parse(made.text).key as string };
    const waits = { ...create, seats: secrets.map((_, seat) => ({ kind: seat === 0 ? 'own' : 'open' })) };
    asked.add('challenge');
    if (created.length < 256 * 1024)
      await ask('challenge', 'challenge', { ...member, body: { game: waits } });
    await ask('challenges', 'challenges');
    await ask('own challenges', 'ownChallenges', member);
    const { id: name } = game.scenarios[0]!;
    const open = { game: id, scenario: name, seats: [{ kind: 'own' }, { kind: 'open' }] };
    if (seatNames(game, scenario(id, name)).length === 2) {
      const made = JSON.parse(await ask('create from scenario', 'create', { body: open }));
      const [host, guest] = made.seats;
      const place = { params: { id: made.summary.id as string } };
      const hosted = { ...place, secret: host.secret as string };
      await ask('invited', 'invited', { ...place, body: { invitation: guest.invitation } });
      await ask('withdraw', 'withdraw', { ...hosted, body: {} });
      // The game waits for the guest's share of the dice, so there is time to leave.
      const commitment = commitmentToShare(1, newSeed());
      const { invitation } = JSON.parse(await ask('reopen', 'reopen', { ...hosted, body: { seat: 1 } }));
      const joined = JSON.parse(await ask('join', 'join', { ...place, body: { invitation, commitment } }));
      await ask('stand up', 'standUp', { ...place, secret: joined.secret as string, body: {} });
    }
    for (const plain of ['health', 'ready', 'description', 'catalogue', 'open'] as const)
      await ask(plain, plain);
    await ask('rules', 'rules', { params: { game: id } });
    expect(Object.keys(routes).filter((name) => !asked.has(name))).toEqual([]);
    // Everything visible is seen.
    expect(found.order!.orders).toBe(1);
    expect(found.look!.bytes).toBeGreaterThan((await send('look', params)).text.length / 2);
    const over = Object.entries(found).filter(([, go]) =>
      (Object.keys(MOST) as (keyof Go)[]).some((what) => go[what] > MOST[what]),
    );
    expect(Object.fromEntries(over)).toEqual({});
  });
});

interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly secret?: string;
  readonly body?: unknown;
}
