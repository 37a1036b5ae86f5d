import websocket from '@fastify/websocket';
import { LIMITS } from '@ironfield/client/api.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countedAddress } from '../http/address.ts';
import { answerBrokenHandshake } from '../http/broken-requests.ts';
import { Crowd } from '../http/crowd.ts';
import type { Metrics } from '../http/metrics.ts';
import { isAllowedOrigin } from '../http/origin.ts';
import { CLOSING, ProblemError } from '../http/problem.ts';
import type { Limits } from '../limits.ts';
import type { Service } from '../service.ts';
import { CLOSE } from './close-codes.ts';
import { Connection } from './connection.ts';

export interface SocketSettings {
  readonly service: Service;
  /** Such as `ironfield 0.1.0`. */
  readonly version: string;
  readonly limits: Limits;
  readonly metrics: Metrics;
  /** Origins of pages that may use the server; none: its own only. */
  readonly origins: readonly string[];
}

/** The socket at /api/socket: limits who may open one and how many, and checks that they are alive. */
export async function socketRoute(app: FastifyInstance, settings: SocketSettings): Promise<void> {
  const { service, version, limits, metrics, origins } = settings;
  const connections = new Set<Connection>();
  const present = new Crowd();

  // The plugin hangs up on upgrades that are refused after its own first hook, but not on those refused before.
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.headers.upgrade !== undefined) raw.socket.destroySoon();
  });
  await app.register(websocket, {
    options: {
      maxPayload: LIMITS.frame,
      perMessageDeflate: false,
      // Done by us, so that the peer is told in words.
      skipUTF8Validation: true,
    },
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'A socket failed');
      socket.terminate();
    },
    preClose(done) {
      for (const connection of connections) connection.goodbye(CLOSING, CLOSE.away);
      app.websocketServer.close(() => done());
    },
  });

  app.websocketServer.on('wsClientError', answerBrokenHandshake);

  const heartbeat = setInterval(() => {
    for (const connection of connections) connection.heartbeat();
  }, limits.heartbeat);
  heartbeat.unref();
  app.addHook('onClose', async () => clearInterval(heartbeat));

  const admit = async (request: FastifyRequest): Promise<void> => {
    if (!isAllowedOrigin(request, origins)) {
      const message = 'A page of another site may not use this server; see --origin';
      throw new ProblemError({ code: 'forbidden', message });
    }
    if (connections.size >= limits.sockets) {
      throw new ProblemError({ code: 'unavailable', message: 'The server has no room for more connections' });
    }
    if (present.of(countedAddress(request.ip)) >= limits.socketsPerAddress) {
      throw new ProblemError({
        code: 'too-many',
        message: 'There are too many connections from your address',
      });
    }
  };

  // In a context of its own, so that it comes after the plugin that makes sockets of requests.
  await app.register(async (inner) => {
    inner.route({
      method: 'GET',
      url: '/api/socket',
      exposeHeadRoute: false,
      preValidation: admit,
      handler: async (_request, reply) => {
        reply.header('upgrade', 'websocket');
        throw new ProblemError({
          code: 'version',
          message: 'This address speaks WebSocket; see docs/protocol.md',
        });
      },
      wsHandler: (socket, request) => {
        const address = countedAddress(request.ip);
        const connection = new Connection(socket, request.raw.socket, {
          service,
          address,
          version,
          limits,
          metrics,
          log: request.log,
        });
        connections.add(connection);
        const leave = present.enter(address);
        metrics.sockets.inc();
        request.log.info('socket opened');
        socket.on('close', (code: number) => {
          connections.delete(connection);
          leave();
          metrics.sockets.dec();
          request.log.info({ code }, 'socket closed');
        });
      },
    });
  });
}
