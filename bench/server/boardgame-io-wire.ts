import { createRequire } from 'node:module';
import type { CoreOrder, Seat } from '@ironfield/kernel/state.ts';
import type { Line, Place, Wire } from './load.ts';

interface Socket {
  on(event: string, listener: (...args: unknown[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
}

/** The socket library that boardgame.io brings along for its own clients. */
const { io } = createRequire(createRequire(import.meta.url).resolve('boardgame.io/client'))(
  'socket.io-client',
) as { io(url: string, options: object): Socket };

/** Speaks to boardgame.io's server as its own client does, but leaves out the client's copy of the game. */
export function boardgameIoWire(url: string): Wire {
  let games = 0;
  return {
    connect: () => BoardgameIoLine.open(url),
    // Its server starts a game when somebody comes to it.
    game: async () => ({ id: `match-${++games}`, secrets: [] }),
  };
}

class BoardgameIoLine implements Line {
  private readonly socket: Socket;
  private game = '';
  private seat: Seat = 0;
  private changed: (number: number) => void = () => {};
  private synced: () => void = () => {};
  private awaited = Number.POSITIVE_INFINITY;
  private acknowledge: () => void = () => {};

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('sync', (game) => {
      if (game === this.game) this.synced();
    });
    socket.on('update', (game, state) => {
      if (game === this.game) this.update((state as { _stateID: number })._stateID);
    });
  }

  static open(url: string): Promise<Line> {
    const socket = io(`${url}/bench`, { transports: ['websocket'], forceNew: true });
    const line = new BoardgameIoLine(socket);
    return new Promise((resolve, reject) => {
      socket.on('connect', () => resolve(line));
      socket.on('connect_error', (error) => reject(error as Error));
    });
  }

  follow({ id }: Place, seat: Seat, changed: (number: number) => void): Promise<void> {
    this.game = id;
    this.seat = seat;
    this.changed = changed;
    return new Promise((resolve) => {
      this.synced = resolve;
      this.socket.emit('sync', id, String(seat), undefined, 2);
    });
  }

  order(number: number, order: CoreOrder): Promise<void> {
    const playerID = String(this.seat);
    const payload = { type: 'move', args: [number, order], playerID, credentials: null };
    return new Promise((resolve) => {
      this.awaited = number + 1;
      this.acknowledge = resolve;
      this.socket.emit('update', { type: 'MAKE_MOVE', payload }, number, this.game, playerID);
    });
  }

  private update(number: number): void {
    if (number >= this.awaited) {
      this.awaited = Number.POSITIVE_INFINITY;
      this.acknowledge();
    }
    this.changed(number);
  }
}
