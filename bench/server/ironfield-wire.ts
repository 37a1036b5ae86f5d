import { createRequire } from 'node:module';
import {
  type ClientFrame,
  PROTOCOL_VERSION,
  type ServerFrame,
  type TableView,
} from '@ironfield/client/api.ts';
import { withChanges } from '@ironfield/client/changes.ts';
import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { recordOf } from '@ironfield/kernel/record/record.ts';
import type { CoreOrder, CoreSetup, Seat } from '@ironfield/kernel/state.ts';
import { games } from '@ironfield/server/games.ts';
import type { Line, Place, Script, Wire } from './load.ts';

/** The socket under the other server's clients: both sides pay the same for their lines. */
const { WebSocket } = ['boardgame.io/client', 'socket.io-client', 'engine.io-client'].reduce(
  (require, name) => createRequire(require.resolve(name)),
  createRequire(import.meta.url),
)('ws') as { WebSocket: typeof globalThis.WebSocket };

/** Games are imported from a file without a single order, because such a file says what the dice will be. */
export function ironfieldWire(url: string, { game: id, setup, seed }: Script): Wire {
  const api = ironfieldApi(url);
  const game = games.find((one) => one.id === id)!;
  const record = recordOf(new History(game, setup as CoreSetup, seed), 'bench');
  return {
    connect: () => IronfieldLine.open(url),
    async game() {
      const created = await api.import({ record, seats: [{ kind: 'own' }, { kind: 'own' }] });
      if (!created.ok) throw new Error(created.error.message);
      const { summary, seats } = created.value;
      return { id: summary.id, secrets: seats.map((seat) => (seat.kind === 'own' ? seat.secret : '')) };
    },
  };
}

/** As light a client as the protocol allows: what is measured is the server. */
class IronfieldLine implements Line {
  private readonly socket: WebSocket;
  private readonly asked = new Map<string, { resolve(): void; reject(error: Error): void }>();
  private readonly isGreeted = Promise.withResolvers<void>();
  private game = '';
  private table: TableView | null = null;
  private changed: (number: number) => void = () => {};
  private requests = 0;

  private constructor(url: string) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    this.socket.addEventListener('open', () =>
      this.send({ type: 'hello', protocol: PROTOCOL_VERSION, client: 'ironfield bench' }),
    );
    this.socket.addEventListener('message', ({ data }) => this.receive(JSON.parse(data as string)));
    this.socket.addEventListener('error', () =>
      this.isGreeted.reject(new Error('the server refuses the socket')),
    );
  }

  static async open(url: string): Promise<Line> {
    const line = new IronfieldLine(url);
    await line.isGreeted.promise;
    return line;
  }

  async follow({ id, secrets }: Place, seat: Seat, changed: (number: number) => void): Promise<void> {
    if (this.game !== '') await this.ask({ type: 'leave', request: this.newRequest(), game: this.game });
    this.game = id;
    this.changed = changed;
    const request = this.newRequest();
    await this.ask({
      type: 'attend',
      request,
      game: id,
      secret: secrets[seat],
      changes: true,
    });
  }

  order(number: number, order: CoreOrder): Promise<void> {
    const request = this.newRequest();
    return this.ask({ type: 'order', request, game: this.game, number, order: { ...order } });
  }

  private newRequest(): string {
    return `request-${++this.requests}`;
  }

  private ask(frame: ClientFrame & { request: string }): Promise<void> {
    return new Promise((resolve, reject) => {
      this.asked.set(frame.request, { resolve, reject });
      this.send(frame);
    });
  }

  private send(frame: ClientFrame): void {
    this.socket.send(JSON.stringify(frame));
  }

  private receive(frame: ServerFrame): void {
    switch (frame.type) {
      case 'welcome':
        this.isGreeted.resolve();
        break;
      case 'done':
        this.settle(frame.request)?.resolve();
        break;
      case 'failed':
        this.settle(frame.request)?.reject(new Error(frame.problem.message));
        break;
      case 'table':
        this.table = frame.table;
        break;
      case 'changes':
        this.table = withChanges(this.table, frame.changes) as TableView;
        this.changed(this.table.summary.number);
        break;
      case 'goodbye':
        throw new Error(frame.problem.message);
    }
  }

  private settle(request: string) {
    const asked = this.asked.get(request);
    this.asked.delete(request);
    return asked;
  }
}
