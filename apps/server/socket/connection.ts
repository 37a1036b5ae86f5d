import type { Duplex } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import { type ClientFrame, PROTOCOL_VERSION, type Problem, type ServerFrame } from '@ironfield/client/api.ts';
import type { Result } from '@ironfield/kernel/refusal.ts';
import { refused } from '@ironfield/kernel/refusal.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../http/metrics.ts';
import { INTERNAL } from '../http/problem.ts';
import { TokenBucket } from '../limits/token-bucket.ts';
import type { Limits } from '../limits.ts';
import type { Service } from '../service.ts';
import { CLOSE } from './close-codes.ts';
import { FollowedTable } from './followed-table.ts';
import { type Incoming, readFrame } from './incoming.ts';

type RequestFrame = Extract<ClientFrame, { request: string }>;

export interface Surroundings {
  readonly service: Service;
  /** On whose account everything is done. */
  readonly address: string;
  readonly version: string;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
}

/** Frames that may wait for their turn before the socket is no longer read. */
const MAX_WAITING = 16;
/** Milliseconds for a peer to answer a close. */
const CLOSE_TIMEOUT = 2000;

/** One socket: speaks the protocol, frame by frame, in the order in which they came. */
export class Connection {
  private readonly socket: WebSocket;
  private readonly stream: Duplex;
  private readonly around: Surroundings;
  private readonly tables = new Map<string, FollowedTable>();
  private readonly bucket: TokenBucket;
  private readonly patience: ReturnType<typeof setTimeout>;
  private hasGreeted = false;
  private isClosing = false;
  private isAlive = true;
  private isHeldBack = false;
  private waiting = 0;
  private last: Promise<void> = Promise.resolve();

  /** `stream` is what the socket writes to. */
  constructor(socket: WebSocket, stream: Duplex, around: Surroundings) {
    this.socket = socket;
    this.stream = stream;
    this.around = around;
    const { limits } = around;
    this.bucket = new TokenBucket(limits.framesPerSecond, limits.frameBurst, performance.now());
    this.patience = setTimeout(
      () => this.goodbye({ code: 'timeout', message: 'Say hello first, and soon' }, CLOSE.policy),
      limits.helloTimeout,
    );
    socket.on('message', (data: Buffer, isBinary: boolean) => this.receive(data, isBinary));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('close', () => this.end());
  }

  /** Drops a peer that has not answered the last call, and calls again. */
  heartbeat(): void {
    if (this.isAlive) this.socket.ping();
    // If the server itself was late, the answer may lie there unread.
    else setImmediate(() => this.isAlive || this.socket.terminate());
    this.isAlive = false;
  }

  /** Says why, and closes. */
  goodbye(problem: Problem, code: number): void {
    if (this.isClosing) return;
    this.around.metrics.problems.inc({ door: 'socket', code: problem.code });
    this.around.log.debug({ code: problem.code }, 'goodbye');
    this.transmit({ type: 'goodbye', problem });
    this.isClosing = true;
    this.leaveAll();
    // A paused or slow socket never sees the answer to its close.
    this.socket.resume();
    this.socket.close(code);
    setTimeout(() => this.socket.terminate(), CLOSE_TIMEOUT).unref();
  }

  private end(): void {
    this.isClosing = true;
    clearTimeout(this.patience);
    this.leaveAll();
  }

  private leaveAll(): void {
    for (const game of [...this.tables.keys()]) this.leave(game);
  }

  private receive(data: Buffer, isBinary: boolean): void {
    if (this.isClosing) return;
    this.isAlive = true;
    if (this.bucket.take(performance.now())) this.take(readFrame(data, isBinary));
    else this.goodbye({ code: 'too-many', message: 'Too many frames at once; slow down' }, CLOSE.policy);
  }

  private take(incoming: Incoming): void {
    if ('frame' in incoming) this.accept(incoming.frame);
    else if (incoming.request !== null && this.hasGreeted) this.fail(incoming.request, incoming.problem);
    else this.goodbye(incoming.problem, incoming.close);
  }

  private accept(frame: ClientFrame): void {
    this.around.metrics.frames.inc({ direction: 'in', type: frame.type });
    if (frame.type === 'hello') {
      this.hasGreeted = true;
      clearTimeout(this.patience);
      this.transmit({ type: 'welcome', protocol: PROTOCOL_VERSION, server: this.around.version });
    } else if (!this.hasGreeted) {
      this.goodbye({ code: 'malformed', message: 'The first frame must be hello' }, CLOSE.policy);
    } else if (frame.type === 'ping') {
      this.transmit({ type: 'pong' });
    } else {
      if (++this.waiting >= MAX_WAITING) this.socket.pause();
      const arrived = this.around.service.arrival();
      this.last = this.last.then(() => this.answer(frame, arrived));
    }
  }

  /** `arrived`: before it waited for those before it. */
  private async answer(frame: RequestFrame, arrived: number): Promise<void> {
    if (!this.isClosing) {
      const { request } = frame;
      try {
        const { service, address } = this.around;
        const result = await service.askedBy(address, () => this.carryOut(frame, arrived));
        if (!result.ok) this.fail(request, result.error);
        else this.transmit({ type: 'done', request, ...(result.value !== null && { number: result.value }) });
      } catch (error) {
        this.around.log.error({ err: error, frame: frame.type }, 'A frame failed');
        this.fail(request, INTERNAL);
      }
    }
    if (--this.waiting < MAX_WAITING && this.socket.isPaused) this.socket.resume();
  }

  /** The number of the table afterwards, where there is one to tell. */
  private async carryOut(frame: RequestFrame, arrived: number): Promise<Result<number | null, Problem>> {
    if (frame.type === 'attend') return this.attend(frame);
    const table = this.tables.get(frame.game);
    if (!table) return refused({ code: 'forbidden', message: 'Attend the table first' });
    const { service } = this.around;
    const { attendee } = table;
    switch (frame.type) {
      case 'leave':
        this.leave(frame.game);
        return { ok: true, value: null };
      case 'order': {
        const { request, number, order } = frame;
        return numbered(await service.order(attendee, { request, number, order }, arrived));
      }
      case 'share':
        return numbered(await service.share(attendee, frame.secret));
      case 'concede':
        return numbered(await service.concede(attendee, frame.request));
      case 'takeback':
        return numbered(await service.proposeTakeback(attendee, frame.to));
      case 'answer-takeback':
        return numbered(await service.answerTakeback(attendee, frame.agree));
      case 'draw':
        return numbered(await service.offerDraw(attendee));
      case 'answer-draw':
        return numbered(await service.answerDraw(attendee, frame.agree));
      case 'chat': {
        const said = await service.chat(attendee, frame.text, frame.request);
        return said.ok ? { ok: true, value: null } : said;
      }
    }
  }

  private async attend(frame: RequestFrame & { type: 'attend' }): Promise<Result<number | null, Problem>> {
    const { game, secret, since, changes = false, has = null } = frame;
    const { limits, service, metrics } = this.around;
    if (!this.tables.has(game) && this.tables.size >= limits.tablesPerSocket) {
      const message = `A connection may attend ${limits.tablesPerSocket} tables at most`;
      return refused({ code: 'too-many', message });
    }
    const attendee = secret === undefined ? { game } : { game, secret };
    const followed = new FollowedTable(
      attendee,
      { changes, has },
      (type, text) => this.send(type, text),
      () => this.leave(game),
    );
    const attendance = await service.attend(attendee, since ?? null, followed);
    if (!attendance.ok) return attendance;
    this.leave(game);
    this.tables.set(game, followed);
    metrics.tables.inc();
    service.charged(() => followed.open(attendance.value));
    // The peer may have gone while the service was busy.
    if (this.isClosing) this.leave(game);
    return { ok: true, value: attendance.value.table.summary.number };
  }

  private leave(game: string): void {
    const table = this.tables.get(game);
    if (!table) return;
    this.tables.delete(game);
    this.around.metrics.tables.dec();
    table.stop();
  }

  private fail(request: string, problem: Problem): void {
    this.around.metrics.problems.inc({ door: 'socket', code: problem.code });
    this.transmit({ type: 'failed', request, problem });
  }

  private transmit(frame: ServerFrame): void {
    this.send(frame.type, JSON.stringify(frame));
  }

  private send(type: ServerFrame['type'], text: string): void {
    if (this.isClosing || this.socket.readyState !== this.socket.OPEN) return;
    if (type !== 'goodbye' && this.socket.bufferedAmount > this.around.limits.bufferedBytes) {
      this.goodbye(TOO_SLOW, CLOSE.later);
      return;
    }
    this.around.metrics.frames.inc({ direction: 'out', type });
    if (this.waiting > 0) this.holdBack();
    this.socket.send(text);
  }

  /** The news of an order and the answer to it leave together, in one packet. */
  private holdBack(): void {
    if (this.isHeldBack) return;
    this.isHeldBack = true;
    this.stream.cork();
    process.nextTick(() => {
      this.isHeldBack = false;
      this.stream.uncork();
    });
  }
}

const TOO_SLOW: Problem = {
  code: 'too-many',
  message: 'You read too slowly; connect again and ask for what you missed',
};

function numbered(result: Result<{ readonly number: number }, Problem>): Result<number | null, Problem> {
  return result.ok ? { ok: true, value: result.value.number } : result;
}
