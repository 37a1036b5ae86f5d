import { ok, strictEqual } from 'node:assert';
import { connect } from 'node:net';
import { PROTOCOL_VERSION, problem, type ServerFrame, serverFrame } from '@ironfield/client/api.ts';
import { everyRoute as routes } from '@ironfield/client/every-route.ts';
import type { Route } from '@ironfield/client/route.ts';
import { type Random, randomBelow, randomFrom, randomItem } from '@ironfield/kernel/random.ts';
import { type RawData, WebSocket } from 'ws';
import { ServerProcess } from '../testing/server-process.fixture.ts';
import { bytesOf, damaged, misshapen, oddRequest } from './hostile.ts';
import { type Figures, type Part, withGamesKept } from './part.ts';
import { DESIGN, SHELF, Target } from './target.ts';

/** Volleys that are under way at the same time. */
const AT_ONCE = 16;
/** Inputs between two looks at what must not change. */
const LOOK_EVERY = 100;
const FRAMES = 8;
/** Milliseconds for any answer, on any machine. */
const PATIENCE = 600_000;
const REQUEST = 'request-1';

/** Hostile requests, frames, files and heads of requests: all are answered, in a typed way, and change nothing. */
export const fuzz: Part = ({ seed, database, most, isOver, progress }) =>
  withGamesKept(database, async (keeping): Promise<Figures> => {
    const server = await ServerProcess.started(keeping);
    try {
      const target = await Target.on(server.url);
      const volleys = new Volleys(target);
      const before = await target.untouched();
      const memory = () => server.figure('process_resident_memory_bytes');
      const atStart = await memory();
      let next = 0;
      let looked = 0;
      const { counts } = volleys;
      const inputs = () => counts.bodies + counts.frames + counts.files + counts.heads;
      const fireOnAndOn = async () => {
        while (inputs() < most && !isOver()) {
          await volleys.fire(randomFrom(`${seed} ${next++}`));
          if (inputs() - looked < LOOK_EVERY) continue;
          looked = inputs();
          progress(`${looked} inputs`);
          await target.renew();
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, fireOnAndOn));
      strictEqual(await target.untouched(), before, 'what nobody had a secret to is as it was');
      await target.renew();
      strictEqual(server.crashes, 0, 'the server has not crashed');
      strictEqual(server.complaints, '', 'the server has not logged an error');
      const megabytes = [atStart, await memory()].map((bytes) => Math.round(bytes / 2 ** 20));
      return {
        inputs: inputs(),
        ...counts,
        'aimed at': Array.from(target.aimedAt, ([game, count]) => `${game} ${count}`).join(', '),
        'MB before': megabytes[0],
        'MB after': megabytes[1],
        crashes: 0,
      };
    } finally {
      await server.kill();
    }
  });

class Volleys {
  readonly counts = { bodies: 0, frames: 0, files: 0, heads: 0, accepted: 0, refused: 0, busy: 0 };
  private readonly target: Target;

  constructor(target: Target) {
    this.target = target;
  }

  fire(random: Random): Promise<void> {
    const roll = randomBelow(random, 100);
    if (roll < 12) return this.frames(random);
    if (roll < 16) return this.file(random);
    if (roll < 26) return this.head(random);
    return this.body(random);
  }

  private async body(random: Random): Promise<void> {
    this.counts.bodies++;
    const { target } = this;
    const [name, route] = randomItem(random, Object.entries(routes as Record<string, Route>));
    const isPost = route.method === 'POST';
    // The secrets of one game are known, so its input is checked all the way.
    const isInside = randomBelow(random, 3) === 0;
    const id = isInside
      ? target.prey.id
      : randomItem(random, [target.victim.id, 'A'.repeat(22), '%00', '..%2f..', 'x'.repeat(3000)]);
    const path = route.path
      .replace(':id', id)
      .replace(':design', randomItem(random, [DESIGN, DESIGN, '__proto__', '..%2f..', 'x'.repeat(3000)]))
      .replace(
        ':tournament',
        randomItem(random, [target.tournament, target.tournament, '__proto__', 'A'.repeat(22)]),
      )
      .replace(':game', randomItem(random, ['demo', '__proto__', 'x']));
    const query = randomItem(random, ['', '', '?since=-1', '?since=1e9', '?__proto__[x]=1', '?since[]=1']);
    const bearer = route.shelf
      ? SHELF
      : route.identity
        ? // Signed out, it could ask for nothing more.
          name === 'signOut'
          ? 'A'.repeat(43)
          : target.member
        : isInside
          ? randomItem(random, target.prey.secrets)
          : randomItem(random, [undefined, 'A'.repeat(43), '', '\t', 'x'.repeat(4000)]);
    const model = target.models(id)[name];
    const spoilt = randomBelow(random, 2) === 0 ? misshapen(random, model) : damaged(random, [model]);
    const body = isPost ? bytesOf(random, spoilt) : undefined;
    const method = randomBelow(random, 20) === 0 ? 'PUT' : route.method;
    const type = randomItem(random, TYPES);
    // Passkeys take a page, as a browser tells of it.
    const isOfPage = route.path.includes('passkeys');
    await this.send(
      `${method} ${path}${query}`,
      {
        method,
        headers: {
          ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
          ...(isPost && { 'content-type': type }),
          ...(isOfPage && { origin: target.page }),
        },
        ...(body && { body: new Uint8Array(body) }),
      },
      isOfPage ? target.page : target.url,
    );
  }

  /** A file of a game, spoilt in few places. */
  private async file(random: Random): Promise<void> {
    this.counts.files++;
    const record = randomItem(random, this.target.files);
    const spoilt = randomBelow(random, 20) === 0 ? record : damaged(random, record);
    const seats = [{ kind: 'own' }, { kind: randomItem(random, ['own', 'own', 'bot', 'open']) }];
    const text = { record: spoilt, seats };
    const body = randomBelow(random, 4) === 0 ? bytesOf(random, text) : Buffer.from(JSON.stringify(text));
    const headers = { 'content-type': 'application/json' };
    await this.send('POST /api/games/import', { method: 'POST', headers, body: new Uint8Array(body) });
  }

  private async send(what: string, init: RequestInit, url = this.target.url): Promise<void> {
    const [, path] = what.split(' ');
    const response = await fetch(`${url}${path}`, {
      ...init,
      signal: AbortSignal.timeout(PATIENCE),
    }).catch((error: Error) => {
      throw new Error(`${what} was not answered (${error.message}): ${excerpt(init.body)}`);
    });
    const text = await response.text();
    if (response.status >= 400) this.refused(response.status, text, `${what} ${excerpt(init.body)}`);
    else this.counts.accepted++;
  }

  private refused(status: number, text: string, what: string): void {
    this.counts.refused++;
    const read = problem.safeParse(parsed(text));
    ok(read.success, `${what}\nwas refused without a problem: ${status} ${text.slice(0, 500)}`);
    const { code } = read.data;
    // Nothing has happened, and nothing is wrong: it is asked for more than the machine can do at the moment.
    if (code === 'busy') this.counts.busy++;
    else
      ok(
        status < 500 && code !== 'internal',
        `${what}\nmade the server fail: ${status} ${text.slice(0, 500)}`,
      );
    // The answer includes the design that replaces the stale one, at its full length.
    ok(code === 'stale' || text.length < 2000, `${what}\nwas refused at length: ${text.length} characters`);
  }

  private async frames(random: Random): Promise<void> {
    const socket = new WebSocket(`${this.target.url.replace('http', 'ws')}/api/socket`);
    const sent: string[] = [];
    const { promise: closed, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(
      () => reject(new Error(`These frames ended in silence: ${excerpt(sent.join('\n'))}`)),
      PATIENCE,
    );
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    socket.on('message', (data) => {
      try {
        this.heard(data, sent);
      } catch (error) {
        reject(error);
      }
    });
    socket.on('open', () => {
      if (randomBelow(random, 8) > 0) {
        socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, client: 'x' }));
      }
      for (let i = 0; i < FRAMES; i++) {
        const frame = frameBytes(random, this.spoiltFrame(random));
        sent.push(String(frame));
        socket.send(frame, { binary: randomBelow(random, 20) === 0 });
        this.counts.frames++;
      }
      socket.close();
    });
    await closed.finally(() => clearTimeout(timer));
  }

  private heard(data: RawData, sent: readonly string[]): void {
    const read = serverFrame.safeParse(parsed(String(data)));
    const after = () => `after these frames: ${excerpt(sent.join('\n'))}`;
    ok(read.success, `A frame is none (${String(data).slice(0, 500)}) ${after()}`);
    const frame: ServerFrame = read.data;
    if (frame.type === 'done') this.counts.accepted++;
    if (frame.type !== 'failed' && frame.type !== 'goodbye') return;
    this.counts.refused++;
    ok(frame.problem.code !== 'internal', `The server failed ${after()}`);
  }

  private spoiltFrame(random: Random): unknown {
    const { prey, victim } = this.target;
    const isInside = randomBelow(random, 2) === 0;
    const game = isInside ? prey.id : victim.id;
    const frame = randomItem(random, this.target.frames(game, isInside ? prey.secrets[0] : undefined));
    const fate = randomBelow(random, 4);
    if (fate === 0) return frame;
    if (fate === 1) return damaged(random, frame);
    const spoilt = misshapen(random, frame);
    // Half of them name a request to answer, and so do not end the connection.
    return fate === 2 ? spoilt : { ...Object(spoilt), request: REQUEST };
  }

  /** Something that is hardly a request. The server may answer it, or end the connection. */
  private async head(random: Random): Promise<void> {
    this.counts.heads++;
    const bytes = oddRequest(random);
    const { hostname, port } = new URL(this.target.url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    socket.setTimeout(PATIENCE, () => reject(new Error(`This head ended in silence: ${excerpt(bytes)}`)));
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
    socket.on('data', (data) => {
      answer += data;
    });
    // Half a request ends with the connection.
    socket.end(bytes);
    await promise.finally(() => socket.destroy());
    this.read(answer, bytes);
  }

  private read(answer: string, bytes: Buffer): void {
    if (answer === '') return;
    const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? [];
    ok(status !== undefined, `${excerpt(bytes)}\nwas not answered in HTTP: ${answer.slice(0, 200)}`);
    if (Number(status) < 400) {
      this.counts.accepted++;
      return;
    }
    const isHead = String(bytes).startsWith('HEAD ');
    const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
    // A second request may hide behind the first.
    const [first] = body.split('HTTP/1.1 ');
    if (!isHead) this.refused(Number(status), first, excerpt(bytes));
  }
}

const TYPES = ['application/json', 'application/json', 'application/json', 'text/plain', 'application/xml'];

function frameBytes(random: Random, frame: unknown): Buffer {
  return randomBelow(random, 2) === 0 ? bytesOf(random, frame) : Buffer.from(JSON.stringify(frame) ?? '');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Enough of it to try it again by hand. */
function excerpt(sent: unknown): string {
  const bytes = sent instanceof Uint8Array ? Buffer.from(sent).toString() : String(sent ?? '');
  return JSON.stringify(bytes.length > 2000 ? `${bytes.slice(0, 2000)}… (${bytes.length})` : bytes);
}
