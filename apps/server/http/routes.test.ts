import { PROTOCOL_VERSION, problem } from '@ironfield/client/api.ts';
import { type IronfieldApi, ironfieldApi } from '@ironfield/client/http-api.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { parseRecord, recordOf, verifyRecord } from '@ironfield/kernel/record/record.ts';
import { commitmentToShare, newSeed } from '@ironfield/kernel/seed.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../games.ts';
import { type TestServer, testServer } from '../testing.ts';

let server: TestServer;
let api: IronfieldApi;

beforeAll(async () => {
  server = await testServer({ limits: { gamesPerHour: 10_000 } });
  api = ironfieldApi(server.url);
});
afterAll(() => server.close());

const MUSTER = { type: 'muster', decoy: 0, leave: 'smoke' };
const NOBODY = 'A'.repeat(43);
const NO_GAME = 'A'.repeat(22);
const REQUEST = 'request-1';

async function value<T>(result: Promise<{ ok: true; value: T } | { ok: false; error: unknown }>): Promise<T> {
  const answer = await result;
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

/** A demo game with a person on each side, and their secrets. */
async function game() {
  const created = await value(
    api.create({
      game: 'demo',
      scenario: 'ravine',
      seats: [{ kind: 'own', name: 'Ann' }, { kind: 'open' }],
      title: 'Test',
    }),
  );
  const [own, open] = created.seats;
  if (own?.kind !== 'own' || open?.kind !== 'open') throw new Error('other seats than wished for');
  const { id } = created.summary;
  const { secret } = await value(api.join(id, { invitation: open.invitation, name: 'Ben' }));
  return { id, ann: own.secret, ben: secret, invitation: open.invitation };
}

describe('every route answers as its schema says', () => {
  test('health, readiness, description', async () => {
    expect(await value(api.health())).toEqual({
      status: 'ok',
      server: 'ironfield test',
      protocol: PROTOCOL_VERSION,
    });
    expect(await value(api.ready())).toMatchObject({ status: 'ok' });
    server.service.faults.trouble = 'The disk is full';
    const error = { code: 'unavailable', message: 'The disk is full' };
    expect(await api.ready()).toMatchObject({ ok: false, error });
    delete server.service.faults.trouble;
    expect((await value(api.description())).openapi).toBe('3.1.0');
  });

  test('catalogue and rules', async () => {
    const catalogue = await value(api.catalogue());
    expect(catalogue.games.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
    expect(
      catalogue.games.flatMap(({ scenarios }) => scenarios.map(({ seats }) => seats.length)),
    ).not.toContain(0);
    const rules = await value(api.rules('demo'));
    expect(rules.rules).toHaveLength(games.find(({ id }) => id === 'demo')!.rules.length);
    expect(await api.rules('chess')).toMatchObject({ ok: false, error: { code: 'unknown-game' } });
  });

  test('a game is created, joined, looked at and played', async () => {
    const { id, ann, ben, invitation } = await game();
    expect(await api.join(id, { invitation })).toMatchObject({ ok: false, error: { code: 'forbidden' } });
    const table = await value(api.look(id, ann));
    expect(table.summary.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    expect(table.view).toMatchObject({ viewer: 0, waiting: [0, 1] });
    expect((await value(api.look(id))).view).toMatchObject({ viewer: 'spectator' });

    const order = { request: REQUEST, number: 0, order: MUSTER };
    expect(await value(api.order(id, ann, order))).toEqual({ request: REQUEST, number: 1 });
    expect(await value(api.order(id, ann, order)), 'the same request again').toEqual({
      request: REQUEST,
      number: 1,
    });
    expect(await api.order(id, ben, { ...order, order: { ...MUSTER, decoy: 5 } })).toMatchObject({
      error: { code: 'stale' },
    });
    const illegal = await api.order(id, ben, { ...order, number: 1, order: { ...MUSTER, decoy: 99 } });
    expect(illegal).toMatchObject({ ok: false, error: { code: 'illegal', path: 'decoy' } });
    const malformed = await api.order(id, ben, { ...order, number: 1, order: { type: 'muster' } });
    expect(malformed).toMatchObject({ ok: false, error: { code: 'malformed' } });

    const news = await value(api.history(id, 0, ann));
    expect(news.news.map(({ number, kind, seat }) => ({ number, kind, seat }))).toEqual([
      { number: 1, kind: 'order', seat: 0 },
    ]);
    expect((await value(api.history(id, 1))).news).toEqual([]);
  });

  test('taking back needs everybody, and so does a draw', async () => {
    const { id, ann, ben } = await game();
    await api.order(id, ann, { request: REQUEST, number: 0, order: MUSTER });
    expect((await value(api.takeback(id, ann, { to: 0 }))).takeback).toEqual({ by: 0, to: 0, agreed: [0] });
    expect((await value(api.answerTakeback(id, ben, { agree: true }))).number).toBe(2);
    expect(await api.answerTakeback(id, ben, { agree: true })).toMatchObject({
      error: { code: 'not-asked' },
    });
    expect(await api.takeback(id, ann, { to: 99 })).toMatchObject({ error: { code: 'illegal' } });

    expect((await value(api.draw(id, ann))).draw).toEqual({ by: 0, agreed: [0], declined: null });
    expect((await value(api.answerDraw(id, ben, { agree: true }))).outcome?.winners).toEqual([]);
    expect(await api.draw(id, ann)).toMatchObject({ error: { code: 'over' } });
  });

  test('whoever has given up may ask for a rematch, and the other agrees to it', async () => {
    const { id, ann, ben } = await game();
    expect(await api.rematch(id, ann, {})).toMatchObject({ error: { code: 'not-asked' } });
    await value(api.concede(id, ann, { request: REQUEST }));
    const asked = await value(api.rematch(id, ann, { name: 'Ann' }));
    expect((await value(api.look(id, ben))).summary.rematch).toEqual({ by: 0, game: asked.summary.id });
    expect((await value(api.rematch(id, ben, {}))).summary).toMatchObject({
      id: asked.summary.id,
      begun: true,
    });
  });

  test('chat is trimmed and read by everybody', async () => {
    const { id, ann } = await game();
    expect(await value(api.chat(id, ann, { text: '  Good luck! ' }))).toMatchObject({
      text: 'Good luck!',
      name: 'Ann',
    });
    expect((await value(api.chatHistory(id))).messages).toHaveLength(1);
    for (const text of ['', '   ', 'a\u0007b', '\u{e000}', 'x'.repeat(501)]) {
      expect(await api.chat(id, ann, { text }), text).toMatchObject({
        ok: false,
        error: { code: 'malformed' },
      });
    }
  });

  test('giving up ends the game, and then it can be exported, checked and imported', async () => {
    const { id, ann, ben } = await game();
    await api.order(id, ann, { request: REQUEST, number: 0, order: MUSTER });
    expect(await api.export(id, ann)).toMatchObject({ ok: false, error: { code: 'forbidden' } });
    const { number } = await value(api.concede(id, ben, { request: REQUEST }));
    expect(number).toBe(2);
    expect(await api.order(id, ann, { request: 'request-2', number: 2, order: MUSTER })).toMatchObject({
      error: { code: 'over' },
    });
    const file = await value(api.export(id));
    const record = parseRecord(file);
    if (!record.ok) throw new Error('no record');
    const demo = games.find(({ id }) => id === 'demo') as AnyGame;
    expect(verifyRecord(demo, record.value).ok).toBe(true);

    const seats = [{ kind: 'own' }, { kind: 'bot', strength: 'recruit' }] as const;
    const { setup, seed } = record.value;
    const early = recordOf(new History(demo, setup as CoreSetup, seed), 'test');
    const imported = await value(api.import({ record: early, seats: [...seats] }));
    expect(imported.summary.id).not.toBe(id);
    expect(imported.summary.dice).toEqual({ kind: 'file' });
    const promising = [{ kind: 'own', commitment: 'a'.repeat(64) } as { kind: 'own' }, seats[1]];
    expect(await api.import({ record: early, seats: promising })).toMatchObject({
      error: { code: 'malformed' },
    });
    expect(await api.import({ record: { ...early, seed: 'other' }, seats: [...seats] })).toMatchObject({
      error: { code: 'malformed' },
    });
    expect(await api.import({ record: 7, seats: [...seats] })).toMatchObject({
      error: { code: 'malformed' },
    });
  });

  test('both sides add to the dice before the game begins', async () => {
    const [first, second] = [newSeed(), newSeed()];
    const { summary, seats } = await value(
      api.create({
        game: 'demo',
        scenario: 'ravine',
        seats: [{ kind: 'own', commitment: commitmentToShare(0, first) }, { kind: 'open' }],
      }),
    );
    const { id } = summary;
    const [ann, invitation] = seats.map((seat) => (seat.kind === 'own' ? seat.secret : seat.invitation));
    expect(await value(api.look(id, ann))).toMatchObject({ summary: { begun: false }, view: null });
    const invited = await value(api.invited(id, { invitation }));
    expect(invited).toMatchObject({ seat: 1, setup: { scenario: 'ravine' } });
    const commitment = commitmentToShare(invited.seat, second);
    const ben = (await value(api.join(id, { invitation, commitment }))).secret;
    expect((await value(api.share(id, ann, { secret: first }))).begun).toBe(false);
    expect(await api.share(id, ben, { secret: first })).toMatchObject({ error: { code: 'illegal' } });
    expect((await value(api.share(id, ben, { secret: second }))).begun).toBe(true);
    expect((await value(api.look(id, ben))).view).not.toBeNull();
  });

  test('mine lists the games of the seats that one has', async () => {
    const { id, ann } = await game();
    const seats = [
      { game: id, secret: ann },
      { game: id, secret: NOBODY },
      { game: NO_GAME, secret: ann },
    ];
    expect((await value(api.mine({ seats }))).games.map((summary) => summary.id)).toEqual([id]);
  });

  test('the page for people says what this is', async () => {
    for (const path of ['/', `/join/${NO_GAME}`, `/play/${NO_GAME}`, `/watch/${NO_GAME}`]) {
      const response = await fetch(server.url + path);
      const text = await response.text();
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      for (const part of ['unofficial fan work', 'Topps', '/api/openapi.json', 'ironfield play --join']) {
        expect(text).toContain(part);
      }
    }
  });
});

describe('what is refused', () => {
  const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    fetch(server.url + path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  async function refusal(answer: Promise<Response>) {
    const response = await answer;
    const { code, message } = problem.parse(await response.json());
    return { status: response.status, code, message, headers: response.headers };
  }

  test.each([
    ['nothing', ''],
    ['no JSON', '{"game":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '1'],
    ['a wrong type', '{"game":7,"seats":[{"kind":"open"}]}'],
    ['a property too many', '{"game":"demo","seats":[{"kind":"open"}],"extra":1}'],
    ['__proto__', '{"__proto__":{"isAdmin":true},"game":"demo","seats":[{"kind":"open"}]}'],
    ['constructor', '{"game":"demo","seats":[{"kind":"open"}],"options":{"constructor":{"prototype":1}}}'],
    [
      'deep nesting',
      `{"game":"demo","seats":[{"kind":"open"}],"setup":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    ],
    ['a number beyond all limits', '{"game":"demo","seats":[{"kind":"open"}],"setup":1e999}'],
    ['half a character', '{"game":"demo","seats":[{"kind":"open"}],"setup":"\\ud800"}'],
    ['a NUL', '{"game":"demo","seats":[{"kind":"open"}],"setup":"\\u0000"}'],
    ['a name that turns its direction', '{"game":"demo","seats":[{"kind":"own","name":"Ann\\u202eneB"}]}'],
    ['a name with something unseen in it', '{"game":"demo","seats":[{"kind":"own","name":"An\\u200bn"}]}'],
    ['a name without any shape', '{"game":"demo","seats":[{"kind":"own","name":"\\u3164"}]}'],
    ['a name that is too long', `{"game":"demo","seats":[{"kind":"own","name":"${'x'.repeat(41)}"}]}`],
  ])('%s in place of a body', async (_what, body) => {
    expect(await refusal(post('/api/games', body))).toMatchObject({ status: 400, code: 'malformed' });
  });

  test('bytes that are not UTF-8', async () => {
    const answer = await refusal(post('/api/games', new Uint8Array([0x22, 0xc3, 0x28, 0x22])));
    expect(answer).toMatchObject({ status: 400, code: 'malformed', message: 'This is not valid UTF-8' });
  });

  test('bodies larger than their route takes', async () => {
    const { id, ann } = await game();
    const long = JSON.stringify({ text: 'x'.repeat(20_000) });
    const authorization = `Bearer ${ann}`;
    expect(await refusal(post(`/api/games/${id}/chat`, long, { authorization }))).toMatchObject({
      status: 413,
      code: 'too-large',
    });
    const huge = JSON.stringify({ request: REQUEST, number: 0, order: { type: 'x', y: 'x'.repeat(70_000) } });
    expect(await refusal(post(`/api/games/${id}/orders`, huge, { authorization }))).toMatchObject({
      status: 413,
    });
  });

  test('other kinds of body', async () => {
    const answer = await refusal(post('/api/games', 'game=demo', { 'content-type': 'text/plain' }));
    expect(answer).toMatchObject({ status: 415, code: 'malformed' });
  });

  test('addresses and methods that do not exist', async () => {
    const ask = (path: string, method = 'GET') => refusal(fetch(server.url + path, { method }));
    expect(await ask('/api/nothing')).toMatchObject({ status: 404, code: 'unknown-route' });
    expect(await ask('/api/%zz')).toMatchObject({ status: 400, code: 'malformed' });
    expect(await ask('/../../etc/passwd')).toMatchObject({ status: 404, code: 'unknown-route' });
    const wrong = await ask('/api/catalogue', 'DELETE');
    expect(wrong).toMatchObject({ status: 405, code: 'wrong-method' });
    expect(wrong.headers.get('allow')).toBe('GET, HEAD');
    expect(await ask('/api/games', 'PROPFIND')).toMatchObject({ status: 405 });
    expect(await ask('/api/games', 'OPTIONS')).toMatchObject({ status: 405 });
    expect(await ask('/api/socket')).toMatchObject({ status: 426, code: 'version' });
  });

  test('a secret in an address, whatever it is called', async () => {
    const { id, ann } = await game();
    const answer = await refusal(fetch(`${server.url}/api/games/${id}?secret=${ann}`));
    expect(answer).toMatchObject({ status: 400, code: 'malformed' });
    expect(answer.message).not.toContain(ann);
  });

  test('secrets that are none, or of nobody, or missing', async () => {
    const { id } = await game();
    const look = (authorization: string) =>
      refusal(fetch(`${server.url}/api/games/${id}`, { headers: { authorization } }));
    for (const authorization of ['Bearer', 'Bearer short', `Basic ${NOBODY}`, `Bearer ${NOBODY}`]) {
      const answer = await look(authorization);
      expect(answer).toMatchObject({ status: 401, code: 'unknown-seat' });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
    expect(await refusal(post(`/api/games/${id}/chat`, '{"text":"hi"}'))).toMatchObject({ status: 401 });
    expect(await api.look(NO_GAME)).toMatchObject({ error: { code: 'unknown-game' } });
    expect(await api.look('../health')).toMatchObject({ error: { code: 'unknown-game' } });
  });

  test('whatever goes wrong inside is told without details, and logged', async () => {
    const { id, ann } = await game();
    server.service.faults.order = async () => {
      throw new Error('the database password is swordfish');
    };
    const answer = await api.order(id, ann, { request: REQUEST, number: 0, order: MUSTER });
    delete server.service.faults.order;
    expect(answer).toMatchObject({ ok: false, error: { code: 'internal' } });
    expect(JSON.stringify(answer)).not.toContain('swordfish');
    expect(server.log()).toContain('A request failed');
  });
});

test('the log of a request has its route, status and id, and nothing of what was sent', async () => {
  const { id, ann, ben, invitation } = await game();
  await api.look(id, ann);
  await api.chat(id, ben, { text: 'nobody logs this' });
  await fetch(`${server.url}/api/games/${id}/history?since=${ann}`);
  await fetch(`${server.url}/somewhere/${ann}`);
  const lines = server
    .log()
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  expect(lines.findLast(({ route }) => route === '/api/games/:id')).toMatchObject({
    method: 'GET',
    status: 200,
    reqId: expect.any(String),
    ms: expect.any(Number),
  });
  for (const secret of [ann, ben, invitation, id, 'nobody logs this'])
    expect(server.log()).not.toContain(secret);
});
