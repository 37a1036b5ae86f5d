import type { Server } from 'node:net';
import { countedAddress } from './address.ts';
import { Crowd } from './crowd.ts';

/** Closes connections of an address that has too many, before reading a byte. */
export function limitConnections(server: Server, perAddress: number): void {
  const open = new Crowd();
  server.on('connection', (socket) => {
    const address = countedAddress(socket.remoteAddress ?? '');
    if (open.of(address) >= perAddress) socket.destroy();
    else socket.once('close', open.enter(address));
  });
}
