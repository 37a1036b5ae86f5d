import { afterEach, beforeEach } from 'vitest';
import { type TestServer, testServer } from '../testing.ts';
import { RawSocket } from './raw-socket.fixture.ts';

/** A server in memory for every test, and sockets to it, which are closed with it. */
export function socketServer() {
  const sockets: RawSocket[] = [];
  const here = {
    server: undefined as unknown as TestServer,

    /** Another server, with these settings. */
    async restart(options: Parameters<typeof testServer>[0]): Promise<void> {
      await here.server.close();
      here.server = await testServer(options);
    },

    async greeted(): Promise<RawSocket> {
      return here.kept(await RawSocket.greeted(here.server.url));
    },

    async opened(): Promise<RawSocket> {
      return here.kept(await RawSocket.open(here.server.url));
    },

    kept(socket: RawSocket): RawSocket {
      sockets.push(socket);
      return socket;
    },
  };
  beforeEach(async () => {
    here.server = await testServer();
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.close();
    await here.server.close();
  });
  return here;
}
