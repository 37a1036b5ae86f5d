// Clients that come from an address of their own: all of 127.0.0.0/8 is this machine, at least on Linux.
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';

/** Whether this machine can connect from the address. */
export function isOurs(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(0, address, () => probe.close(() => resolve(true)));
  });
}

/** The part of `fetch` that a client of the server needs. */
export function fetchFrom(localAddress: string): typeof fetch {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers = {}, body, signal } = init;
      const sent = request(
        String(input),
        {
          method,
          headers: headers as Record<string, string>,
          agent,
          localAddress,
          ...(signal && { signal }),
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () => resolve(new Response(Buffer.concat(parts), { status: answer.statusCode! })));
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
}
