import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isLoopback } from './address.ts';
import { ProblemError } from './problem.ts';

/** Access to /metrics: for this machine only, for nobody, or for a client with the token. */
export type MetricsAccess = 'local' | 'off' | { readonly token: string };

export class Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly problems: Counter<'door' | 'code'>;
  readonly sockets: Gauge;
  readonly tables: Gauge;
  readonly frames: Counter<'direction' | 'type'>;

  constructor(registry = new Registry()) {
    const registers = [registry];
    this.registry = registry;
    this.requests = new Histogram({
      name: 'ironfield_http_request_seconds',
      help: 'Duration of HTTP requests.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.01, 0.05, 0.2, 1, 5],
      registers,
    });
    this.problems = new Counter({
      name: 'ironfield_problems_total',
      help: 'Problems told to clients.',
      labelNames: ['door', 'code'],
      registers,
    });
    this.sockets = new Gauge({ name: 'ironfield_sockets', help: 'Open sockets.', registers });
    this.tables = new Gauge({
      name: 'ironfield_attendances',
      help: 'Tables followed by sockets.',
      registers,
    });
    this.frames = new Counter({
      name: 'ironfield_frames_total',
      help: 'Socket frames.',
      labelNames: ['direction', 'type'],
      registers,
    });
  }
}

export function metricsRoute(app: FastifyInstance, { registry }: Metrics, access: MetricsAccess): void {
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (access === 'off') throw new ProblemError({ code: 'unknown-route', message: 'There is nothing here' });
    if (access === 'local' && !isFromHere(request)) {
      throw new ProblemError({ code: 'forbidden', message: 'Only this machine may read the metrics' });
    }
    if (typeof access === 'object' && !isSame(request.headers.authorization, `Bearer ${access.token}`)) {
      throw new ProblemError(
        { code: 'forbidden', message: 'The token of the metrics is missing or wrong' },
        401,
      );
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** A request through a proxy on this machine may come from anywhere, whether or not the server knows of the proxy. */
function isFromHere({ ip, headers }: FastifyRequest): boolean {
  return isLoopback(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

function isSame(given: string | undefined, wanted: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
