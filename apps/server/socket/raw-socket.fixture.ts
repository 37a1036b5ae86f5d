import { type ClientFrame, PROTOCOL_VERSION, type ServerFrame, serverFrame } from '@ironfield/client/api.ts';
import { type ClientOptions, WebSocket } from 'ws';

type FrameOf<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>;

/** A socket for tests: every frame that comes is checked against the schema and kept until asked for. */
export class RawSocket {
  readonly ws: WebSocket;
  readonly frames: ServerFrame[] = [];
  readonly closed: Promise<number>;
  private readonly wakers = new Set<() => void>();
  private taken = 0;
  private requests = 0;

  constructor(url: string, options: ClientOptions = {}) {
    this.ws = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, options);
    this.ws.on('message', (data) => {
      this.frames.push(serverFrame.parse(JSON.parse(String(data))));
      for (const wake of this.wakers) wake();
    });
    this.ws.on('error', () => {});
    this.closed = new Promise((resolve) => {
      this.ws.on('close', (code) => {
        resolve(code);
        for (const wake of this.wakers) wake();
      });
    });
  }

  static async open(url: string, options: ClientOptions = {}): Promise<RawSocket> {
    const socket = new RawSocket(url, options);
    await socket.whenOpen();
    return socket;
  }

  static async greeted(url: string, options: ClientOptions = {}): Promise<RawSocket> {
    const socket = await RawSocket.open(url, options);
    socket.send({ type: 'hello', protocol: PROTOCOL_VERSION, client: 'test' });
    await socket.next('welcome');
    return socket;
  }

  /** Rejects with the HTTP status when the server does not want the socket. */
  whenOpen(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.ws.on('open', () => resolve());
      this.ws.on('unexpected-response', (_request, { statusCode }) =>
        reject(new Error(`status ${statusCode}`)),
      );
    });
  }

  send(frame: ClientFrame): void {
    this.ws.send(JSON.stringify(frame));
  }

  /** Sends a frame with a request id of its own, and waits for the answer to it. */
  async ask(frame: Record<string, unknown>): Promise<FrameOf<'done' | 'failed'>> {
    const request = `request-${++this.requests}`;
    this.ws.send(JSON.stringify({ request, ...frame }));
    const wanted = frame.request ?? request;
    return this.wait((one) => 'request' in one && one.request === wanted) as Promise<
      FrameOf<'done' | 'failed'>
    >;
  }

  /** The next frame of a type, passing over others; no frame is given twice. */
  async next<Type extends ServerFrame['type']>(type: Type): Promise<FrameOf<Type>> {
    for (;;) {
      const frame = this.frames[this.taken];
      if (frame) {
        this.taken++;
        if (frame.type === type) return frame as FrameOf<Type>;
      } else {
        await this.change(`no frame "${type}" has come`);
      }
    }
  }

  all<Type extends ServerFrame['type']>(type: Type): FrameOf<Type>[] {
    return this.frames.filter((frame): frame is FrameOf<Type> => frame.type === type);
  }

  async wait(is: (frame: ServerFrame) => boolean): Promise<ServerFrame> {
    for (;;) {
      const frame = this.frames.find(is);
      if (frame) return frame;
      await this.change('the frame waited for has not come');
    }
  }

  close(): void {
    this.ws.terminate();
  }

  private change(complaint: string): Promise<void> {
    const came = this.frames.length;
    return new Promise((resolve, reject) => {
      const settle = (error?: Error) => {
        clearTimeout(timer);
        this.wakers.delete(wake);
        error ? reject(error) : resolve();
      };
      const wake = () => {
        const isGone = this.ws.readyState === WebSocket.CLOSED && this.frames.length === came;
        settle(isGone ? new Error(`${complaint} and the socket is closed`) : undefined);
      };
      const timer = setTimeout(() => settle(new Error(complaint)), 300_000);
      this.wakers.add(wake);
      if (this.ws.readyState === WebSocket.CLOSED) wake();
    });
  }
}
