import { createServer, connect as dial, type Server, type Socket } from 'node:net';

/** A line between client and server that can be cut, held up, and mended. */
export class BreakingLine {
  readonly url: string;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private isDown = false;
  private isFrozen = false;
  /** Bytes from the server that are let through before the line is cut; `null` for all. */
  private budget: number | null = null;

  private constructor(server: Server, port: number) {
    this.server = server;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async to(url: string): Promise<BreakingLine> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const line = new BreakingLine(server, port);
    server.on('connection', (near) => line.carry(near, Number(new URL(url).port)));
    return line;
  }

  private carry(near: Socket, port: number): void {
    if (this.isDown) return void near.destroy();
    const far = dial(port, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(socket);
      socket.on('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
      socket.on('error', () => {});
    }
    if (this.isFrozen) return;
    near.pipe(far);
    far.on('data', (data) => {
      if (this.budget !== null) {
        this.budget -= data.length;
        if (this.budget < 0) return this.cut();
      }
      near.write(data);
    });
  }

  /** Cuts everybody off; new connections are possible at once. */
  cut(): void {
    this.budget = null;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Cuts as soon as this many more bytes have come from the server, likely in the middle of a frame. */
  cutAfter(bytes: number): void {
    this.budget = bytes;
  }

  /** Lets no data through until it is up again. */
  down(): void {
    this.isDown = true;
    this.cut();
  }

  up(): void {
    this.isDown = false;
  }

  /** Lets no data through, including new connections, and tells nobody. */
  freeze(): void {
    this.isFrozen = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Data held back never arrives. */
  thaw(): void {
    this.isFrozen = false;
    this.cut();
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}
