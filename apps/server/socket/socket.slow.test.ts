import { PROTOCOL_VERSION } from '@ironfield/client/api.ts';
import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { withShares } from '@ironfield/client/shares.ts';
import { describe, expect, test } from 'vitest';
import { socketServer } from './socket-server.fixture.ts';

const here = socketServer();
const { greeted, opened, restart } = here;

/** A demo game with a person on each side. */
async function game() {
  const api = ironfieldApi(here.server.url);
  const created = await api.create({
    game: 'demo',
    scenario: 'ravine',
    seats: [{ kind: 'own', name: 'Ann' }, { kind: 'own' }],
  });
  if (!created.ok) throw new Error(created.error.message);
  const [ann, ben] = created.value.seats.map((seat) => (seat.kind === 'own' ? seat.secret : ''));
  return { api, id: created.value.summary.id, ann: ann!, ben: ben! };
}

const MUSTER = { type: 'muster', decoy: 0, leave: 'smoke' };
const NO_GAME = 'A'.repeat(22);

describe('the greeting', () => {
  test('hello is answered with welcome', async () => {
    const socket = await opened();
    socket.send({ type: 'hello', protocol: PROTOCOL_VERSION, client: 'test' });
    expect(await socket.next('welcome')).toEqual({
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      server: 'ironfield test',
    });
  });

  test('another version is refused by name, whatever else its hello says', async () => {
    const socket = await opened();
    socket.ws.send(JSON.stringify({ type: 'hello', protocol: 99, somethingNew: true }));
    expect(await socket.next('goodbye')).toMatchObject({ problem: { code: 'version' } });
    expect(await socket.closed).toBe(1008);
  });

  test('nothing is done before it', async () => {
    const socket = await opened();
    socket.ws.send(JSON.stringify({ type: 'attend', request: 'request-1', game: NO_GAME }));
    expect(await socket.next('goodbye')).toMatchObject({ problem: { code: 'malformed' } });
    expect(await socket.closed).toBe(1008);
  });

  test('who says nothing is let go', async () => {
    await restart({ limits: { helloTimeout: 50 } });
    const socket = await opened();
    expect(await socket.next('goodbye')).toMatchObject({ problem: { code: 'timeout' } });
  });
});

describe('at a table', () => {
  test('attending brings the table; orders bring news to everybody', async () => {
    const { id, ann, ben } = await game();
    const [one, two, watcher] = [await greeted(), await greeted(), await greeted()];
    expect(await one.ask({ type: 'attend', game: id, secret: ann })).toMatchObject({
      type: 'done',
      number: 0,
    });
    await two.ask({ type: 'attend', game: id, secret: ben });
    await watcher.ask({ type: 'attend', game: id });
    expect((await one.next('table')).table.view).toMatchObject({ viewer: 0 });
    expect((await watcher.next('table')).table.view).toMatchObject({ viewer: 'spectator' });

    const done = await one.ask({ type: 'order', game: id, number: 0, order: MUSTER });
    expect(done).toMatchObject({ type: 'done', number: 1 });
    for (const socket of [one, two, watcher]) {
      const { news, table } = await socket.next('news');
      expect(news).toMatchObject({ number: 1, kind: 'order', seat: 0 });
      expect(table.summary.waiting).toEqual([1]);
    }
  });

  test('everybody adds to the dice, and is shown the table when the game begins', async () => {
    const api = ironfieldApi(here.server.url);
    const { seats, shares } = withShares([{ kind: 'own' }, { kind: 'own' }]);
    const created = await api.create({ game: 'demo', scenario: 'ravine', seats });
    if (!created.ok) throw new Error(created.error.message);
    const { id } = created.value.summary;
    const secrets = created.value.seats.map((seat) => (seat.kind === 'own' ? seat.secret : ''));
    const [one, two, watcher] = [await greeted(), await greeted(), await greeted()];
    await one.ask({ type: 'attend', game: id, secret: secrets[0] });
    await two.ask({ type: 'attend', game: id, secret: secrets[1], changes: true });
    await watcher.ask({ type: 'attend', game: id });
    expect((await one.next('table')).table).toMatchObject({ view: null, prelude: { viewer: 0 } });
    expect((await watcher.next('table')).table).toMatchObject({
      view: null,
      prelude: { viewer: 'spectator' },
    });
    const refused = await one.ask({ type: 'order', game: id, number: 0, order: MUSTER });
    expect(refused).toMatchObject({ problem: { code: 'not-asked' } });
    expect(await watcher.ask({ type: 'share', game: id, secret: shares[0] })).toMatchObject({
      problem: { code: 'forbidden' },
    });
    expect(await two.ask({ type: 'share', game: id, secret: shares[0] })).toMatchObject({
      problem: { code: 'illegal' },
    });
    for (const [seat, socket] of [one, two].entries()) {
      const told = await socket.ask({ type: 'share', game: id, secret: shares[seat] });
      expect(told).toMatchObject({ type: 'done', number: 0 });
    }
    for (const socket of [one, two, watcher]) {
      const latest = () => socket.all('table').at(-1)!.table;
      await expect.poll(() => latest().summary.begun).toBe(true);
      expect(latest().view).not.toBeNull();
    }
    await one.ask({ type: 'order', game: id, number: 0, order: MUSTER });
    expect((await two.next('changes')).news.number).toBe(1);
  });

  test('the same request is done once, and answered every time', async () => {
    const { id, ann } = await game();
    const socket = await greeted();
    await socket.ask({ type: 'attend', game: id, secret: ann });
    const order = { type: 'order', request: 'the-same-1', game: id, number: 0, order: MUSTER };
    await socket.ask(order);
    socket.ws.send(JSON.stringify(order));
    await socket.ask({ type: 'chat', game: id, text: 'done?' });
    expect(socket.all('done').filter(({ request }) => request === 'the-same-1')).toHaveLength(2);
    expect(socket.all('news')).toHaveLength(1);
  });

  test('what was missed is told in order, then goes on without a gap', async () => {
    const { id, ann, ben } = await game();
    const [one, two] = [await greeted(), await greeted()];
    await one.ask({ type: 'attend', game: id, secret: ann });
    await one.ask({ type: 'order', game: id, number: 0, order: MUSTER });
    await two.ask({ type: 'attend', game: id, secret: ben, since: 0 });
    const { missed, table } = await two.next('table');
    expect(missed.map(({ number }) => number)).toEqual([1]);
    expect(table.summary.number).toBe(1);
    await two.ask({ type: 'order', game: id, number: 1, order: { ...MUSTER, decoy: 5 } });
    expect((await two.next('news')).news.number).toBe(2);
  });

  test('refusals name the request and the reason', async () => {
    const { id, ann } = await game();
    const socket = await greeted();
    const order = { type: 'order', game: id, number: 0, order: MUSTER };
    expect(await socket.ask(order)).toMatchObject({ type: 'failed', problem: { code: 'forbidden' } });
    expect(await socket.ask({ type: 'attend', game: NO_GAME })).toMatchObject({
      problem: { code: 'unknown-game' },
    });
    expect(await socket.ask({ type: 'attend', game: id, secret: 'A'.repeat(43) })).toMatchObject({
      problem: { code: 'unknown-seat' },
    });
    await socket.ask({ type: 'attend', game: id, secret: ann });
    expect(await socket.ask({ ...order, number: 7 })).toMatchObject({ problem: { code: 'stale' } });
    expect(await socket.ask({ ...order, order: { ...MUSTER, decoy: 5 } })).toMatchObject({
      problem: { code: 'illegal', path: 'decoy' },
    });
    expect(await socket.ask({ ...order, order: { type: 'muster' } })).toMatchObject({
      problem: { code: 'malformed' },
    });
    expect(await socket.ask({ ...order, extra: 1 })).toMatchObject({ problem: { code: 'malformed' } });
    expect(await socket.ask({ type: 'dance', game: id })).toMatchObject({ problem: { code: 'malformed' } });
    here.server.service.faults.order = async () => {
      throw new Error('swordfish');
    };
    const failed = await socket.ask(order);
    expect(failed).toMatchObject({ problem: { code: 'internal' } });
    expect(JSON.stringify(failed)).not.toContain('swordfish');
  });

  test('a spectator can do nothing but watch', async () => {
    const { id } = await game();
    const socket = await greeted();
    await socket.ask({ type: 'attend', game: id });
    for (const frame of [
      { type: 'order', number: 0, order: MUSTER },
      { type: 'concede' },
      { type: 'takeback', to: 0 },
      { type: 'answer-takeback', agree: true },
      { type: 'draw' },
      { type: 'answer-draw', agree: true },
      { type: 'chat', text: 'hello' },
    ]) {
      expect(await socket.ask({ game: id, ...frame }), frame.type).toMatchObject({
        problem: { code: 'forbidden' },
      });
    }
  });

  test('takebacks and draws: proposed, declined, agreed to', async () => {
    const { id, ann, ben } = await game();
    const [one, two] = [await greeted(), await greeted()];
    await one.ask({ type: 'attend', game: id, secret: ann });
    await two.ask({ type: 'attend', game: id, secret: ben });
    await one.ask({ type: 'order', game: id, number: 0, order: MUSTER });
    await one.ask({ type: 'takeback', game: id, to: 0 });
    const proposed = await two.wait(
      (frame) => frame.type === 'table' && frame.table.summary.takeback !== null,
    );
    expect(proposed).toMatchObject({ table: { summary: { takeback: { by: 0, to: 0 } } }, missed: [] });
    await two.ask({ type: 'answer-takeback', game: id, agree: false });
    expect(await two.ask({ type: 'answer-takeback', game: id, agree: true })).toMatchObject({
      problem: { code: 'not-asked' },
    });
    await one.ask({ type: 'takeback', game: id, to: 0 });
    await two.ask({ type: 'answer-takeback', game: id, agree: true });
    await two.ask({ type: 'draw', game: id });
    await one.wait((frame) => frame.type === 'table' && frame.table.summary.draw?.by === 1);
    await one.ask({ type: 'answer-draw', game: id, agree: true });
    expect(two.all('news').map(({ news }) => news.kind)).toEqual(['order', 'takeback', 'draw']);
  });

  test('chat goes to everybody once, also to those who come later', async () => {
    const { id, ann, ben } = await game();
    const [one, two] = [await greeted(), await greeted()];
    await one.ask({ type: 'attend', game: id, secret: ann });
    await one.ask({ type: 'chat', game: id, text: 'first' });
    await two.ask({ type: 'attend', game: id, secret: ben });
    await two.ask({ type: 'chat', game: id, text: 'second' });
    await one.wait((frame) => frame.type === 'chat' && frame.message.text === 'second');
    for (const socket of [one, two]) {
      expect(socket.all('chat').map(({ message }) => message.text)).toEqual(['first', 'second']);
    }
  });

  test('conceding, leaving, and several tables on one connection', async () => {
    const [first, second] = [await game(), await game()];
    const socket = await greeted();
    await socket.ask({ type: 'attend', game: first.id, secret: first.ann });
    await socket.ask({ type: 'attend', game: second.id, secret: second.ben });
    expect(await socket.ask({ type: 'concede', game: second.id })).toMatchObject({ type: 'done', number: 1 });
    expect((await socket.next('news')).game).toBe(second.id);
    expect(await socket.ask({ type: 'leave', game: first.id })).toMatchObject({ type: 'done' });
    await first.api.order(first.id, first.ann, { request: 'request-9', number: 0, order: MUSTER });
    expect(await socket.ask({ type: 'leave', game: first.id })).toMatchObject({
      problem: { code: 'forbidden' },
    });
    expect(socket.all('news').map(({ game }) => game)).toEqual([second.id]);
    expect(first.api && here.server.service.tables.get(first.id)!.listeners.size).toBe(0);
  });

  test('attending again replaces the former attendance', async () => {
    const { api, id, ann } = await game();
    const socket = await greeted();
    await socket.ask({ type: 'attend', game: id });
    await socket.ask({ type: 'attend', game: id, secret: ann });
    await api.order(id, ann, { request: 'request-9', number: 0, order: MUSTER });
    await socket.next('news');
    await socket.ask({ type: 'chat', game: id, text: 'still here' });
    expect(socket.all('news')).toHaveLength(1);
    expect(here.server.service.tables.get(id)!.listeners.size).toBe(1);
  });

  test('when the service cannot follow a table any longer, the client hears it', async () => {
    const { id } = await game();
    const socket = await greeted();
    await socket.ask({ type: 'attend', game: id });
    for (const listener of here.server.service.tables.get(id)!.listeners.keys()) {
      listener.lost({ code: 'unavailable', message: 'gone' });
    }
    expect(await socket.next('lost')).toMatchObject({ game: id, problem: { code: 'unavailable' } });
  });

  test('a closed socket is forgotten', async () => {
    const { id } = await game();
    const socket = await greeted();
    await socket.ask({ type: 'attend', game: id });
    socket.close();
    await expect.poll(() => here.server.service.tables.get(id)!.listeners.size).toBe(0);
    expect((await here.server.metrics.sockets.get()).values[0].value).toBe(0);
    expect((await here.server.metrics.tables.get()).values[0].value).toBe(0);
  });
});

test('ping is answered with pong', async () => {
  const socket = await greeted();
  socket.send({ type: 'ping' });
  await socket.next('pong');
});

test('a server that stops says goodbye, and lets go of everything', async () => {
  const { id } = await game();
  const socket = await greeted();
  await socket.ask({ type: 'attend', game: id });
  await here.server.close();
  expect(await socket.next('goodbye')).toMatchObject({ problem: { code: 'unavailable' } });
  expect(await socket.closed).toBe(1001);
  await expect(fetch(`${here.server.url}/api/health`)).rejects.toThrow();
});

test('no secret comes near the log', async () => {
  const { id, ann } = await game();
  const socket = await greeted();
  await socket.ask({ type: 'attend', game: id, secret: ann });
  await socket.ask({ type: 'attend', game: id, secret: `${ann.slice(0, -1)}!` });
  expect(here.server.log()).toContain('socket opened');
  expect(here.server.log()).not.toContain(ann.slice(0, -1));
});
