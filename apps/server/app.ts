import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { LIMITS, type Problem } from '@ironfield/client/api.ts';
import type { AnyWrittenGame } from '@ironfield/kernel/play/game.ts';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { countedAddress } from './http/address.ts';
import { answerBrokenRequest, answerExpectations } from './http/broken-requests.ts';
import { readBrowserClient, serveBrowserClient } from './http/browser-client.ts';
import { limitConnections } from './http/connections.ts';
import { handlersFor } from './http/handlers.ts';
import { type Metrics, type MetricsAccess, metricsRoute } from './http/metrics.ts';
import { openApiDocument } from './http/openapi.ts';
import { isAllowedOrigin } from './http/origin.ts';
import { PAGE, STYLE_HASH } from './http/page.ts';
import { CLOSING, INTERNAL, ProblemError, STATUS } from './http/problem.ts';
import { methodFinder, registerRoutes } from './http/routes.ts';
import { type SocketSettings, socketRoute } from './socket/route.ts';

interface AppSettings extends SocketSettings {
  readonly games: readonly AnyWrittenGame[];
  readonly logger: Logger;
  readonly metricsAccess: MetricsAccess;
  /** Whether to believe X-Forwarded-*: only behind a proxy that sets them. */
  readonly trustProxy: boolean | string;
  /** Folder of the built browser client; without one there is only a page that says how to play. */
  readonly browserClient?: string | undefined;
}

/** The doors of the server, HTTP and socket, around a service. */
export async function buildApp(settings: AppSettings): Promise<FastifyInstance> {
  const { service, games, version, limits, metrics } = settings;
  const app = fastify({
    loggerInstance: settings.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // One proxy: anything in the header before its own entry may be forged.
    trustProxy: settings.trustProxy === true ? (_address, hop) => hop === 0 : settings.trustProxy,
    requestTimeout: limits.requestTimeout,
    connectionTimeout: limits.idleTimeout,
    http: {
      headersTimeout: limits.headersTimeout,
      connectionsCheckingInterval: Math.min(5000, limits.headersTimeout),
      maxHeaderSize: 16 * 1024,
      // Asked for below, in words.
      requireHostHeader: false,
    },
    bodyLimit: 16 * 1024,
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (_error, { raw }, reply: FastifyReply) => {
      metrics.problems.inc({ door: 'http', code: 'malformed' });
      // No hook sees this: an upgrade that is refused here would stay open for ever.
      if (raw.headers.upgrade !== undefined) reply.raw.once('finish', () => raw.socket.destroySoon());
      reply.code(400).send(BAD_ADDRESS);
    },
  });
  answerExpectations(app.server);
  app.server.maxConnections = limits.connections;
  // Behind a proxy all have its address, and it is the proxy that limits them.
  if (settings.trustProxy === false) limitConnections(app.server, limits.connectionsPerAddress);
  watchRequests(app, metrics);
  await protect(app, settings);
  answerProblems(app, metrics);
  limitAnswers(app);
  const description = openApiDocument(version);
  registerRoutes(app, {
    handlers: handlersFor({
      service,
      games,
      version,
      description,
      onMishap: (mishap) => app.log.warn({ mishap }, 'A page broke'),
    }),
    limits,
    service,
  });
  metricsRoute(app, metrics, settings.metricsAccess);
  const client = settings.browserClient === undefined ? null : readBrowserClient(settings.browserClient);
  if (client) serveBrowserClient(app, client, PAGES);
  else for (const path of PAGES) app.get(path, (_request, reply) => reply.type(HTML).send(PAGE));
  await socketRoute(app, settings);
  return app;
}

/** The pages people open first: the front door, an invitation, their own seat, or a game to watch. */
const PAGES = ['/', '/join/:id', '/play/:id', '/watch/:id'];
const HTML = 'text/html; charset=utf-8';

const BAD_ADDRESS: Problem = { code: 'malformed', message: 'The address of the request is malformed' };

/** One line a request. Never an address as it was sent, a header or a body: there may be secrets in them. */
function watchRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions, log }, reply) => {
    const route = routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    metrics.requests.observe({ method, route, status }, reply.elapsedTime / 1000);
    log.info({ method, route, status, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request');
  });
}

const TOO_LARGE: Problem = { code: 'too-large', message: 'The answer would be larger than one may be' };

/** No answer is larger: whatever may be more is handed out in pieces. */
function limitAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length <= LIMITS.answer) return payload;
    request.log.warn({ bytes: payload.length }, 'an answer was too large');
    reply.code(STATUS[TOO_LARGE.code]).removeHeader('content-length');
    return JSON.stringify(TOO_LARGE);
  });
}

async function protect(app: FastifyInstance, { limits, origins }: AppSettings): Promise<void> {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: [STYLE_HASH],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    // The owner of the domain decides about its other names.
    strictTransportSecurity: { includeSubDomains: false },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-request-id', request.id);
    if (isClosing) {
      reply.header('connection', 'close');
      throw new ProblemError(CLOSING);
    }
    const { httpVersion, headers } = request.raw;
    if (headers.host === undefined && httpVersion === '1.1') throw new ProblemError(NO_HOST);
    const changesNothing = request.method === 'GET' || request.method === 'HEAD';
    if (!changesNothing && !isAllowedOrigin(request, origins)) throw new ProblemError(FOREIGN_PAGE);
  });
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: 60_000,
    cache: 50_000,
    keyGenerator: ({ ip }) => countedAddress(ip),
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000);
      return new ProblemError({ code: 'too-many', message: `Too many requests; try again in ${seconds} s` });
    },
  });
}

const NO_HOST: Problem = { code: 'malformed', message: 'A request says in the header Host whom it is for' };

const FOREIGN_PAGE: Problem = {
  code: 'forbidden',
  message: 'A page of another site may not use this server; see --origin',
};

function answerProblems(app: FastifyInstance, metrics: Metrics): void {
  app.setErrorHandler<FastifyError | ProblemError>((error, request, reply) => {
    const problem = error instanceof ProblemError ? error.problem : problemOf(error);
    if (problem.code === 'internal') request.log.error({ err: error }, 'A request failed');
    metrics.problems.inc({ door: 'http', code: problem.code });
    if (problem.code === 'busy') reply.header('retry-after', COME_BACK);
    if (STATUS[problem.code] === 401) reply.header('www-authenticate', 'Bearer');
    const status =
      error instanceof ProblemError ? error.statusCode : (TRANSPORT_STATUS[error.code] ?? undefined);
    return reply.code(status ?? STATUS[problem.code]).send(problem);
  });
  const methodsAt = methodFinder(app);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const methods = methodsAt(request.url);
    if (methods.length === 0) {
      throw new ProblemError({ code: 'unknown-route', message: 'There is nothing at this address' });
    }
    reply.header('allow', methods.join(', '));
    const message = `This address takes ${methods.join(' or ')}, not ${request.method}`;
    throw new ProblemError({ code: 'wrong-method', message });
  });
}

/** Seconds after which the server may have less to do. */
const COME_BACK = 5;

const TRANSPORT_STATUS: Readonly<Record<string, number>> = { FST_ERR_CTP_INVALID_MEDIA_TYPE: 415 };

/** Fastify's own refusals, as problems. */
function problemOf(error: FastifyError): Problem {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return { code: 'too-large', message: 'The body of the request is larger than this address takes' };
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return { code: 'malformed', message: 'The body must be JSON: send content-type application/json' };
    default:
      return (error.statusCode ?? 500) < 500
        ? { code: 'malformed', message: 'The request is malformed' }
        : INTERNAL;
  }
}
