import { gameId, type Problem, secret } from '@ironfield/client/api.ts';
import { type Call, type RouteName, everyRoute as routes } from '@ironfield/client/every-route.ts';
import type { Route } from '@ironfield/client/route.ts';
import { designId } from '@ironfield/client/shelf.ts';
import type { Result } from '@ironfield/kernel/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parseJson } from '../json.ts';
import type { Limits } from '../limits.ts';
import { malformedBy } from '../problems.ts';
import type { Service } from '../service.ts';
import { Written } from '../written.ts';
import { countedAddress } from './address.ts';
import { atOnce } from './at-once.ts';
import type { Handlers } from './handler.ts';
import { ProblemError } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    isRaw?: boolean;
  }
}

type AnyHandler = (call: Call<RouteName>) => Promise<Result<unknown, Problem>>;

interface RouteSettings {
  readonly handlers: Handlers;
  readonly limits: Limits;
  readonly service: Pick<Service, 'askedBy' | 'charged'>;
}

/** Registers every route of the table: checks what comes in by its schemas, and turns problems into answers. */
export function registerRoutes(app: FastifyInstance, { handlers, limits, service }: RouteSettings): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async ({ routeOptions }: FastifyRequest, body: Buffer) => {
      if (routeOptions.config.isRaw) return body;
      const parsed = parseJson(body);
      if (parsed.ok) return parsed.value;
      throw new ProblemError(parsed.error);
    },
  );
  const countNewGames = hourlyLimit(app, limits.gamesPerHour, 'new games; make');
  const fewImports = atOnce(limits.importsAtOnce, limits.importsPerAddress, 'Too many files are being read');
  const countNewShelves = hourlyLimit(app, limits.shelvesPerHour, 'new shelves; make');
  const countIdentities = hourlyLimit(app, limits.identitiesPerHour, 'new identities; make');
  const countRecoveries = hourlyLimit(app, limits.recoveriesPerHour, 'recovery phrases; try');
  const countPasskeys = hourlyLimit(app, limits.passkeysPerHour, 'passkeys; try');
  const countMails = hourlyLimit(app, limits.mailsPerHour, 'mails; have');
  const countMishaps = hourlyLimit(app, limits.mishapsPerHour, 'broken pages; tell of');
  for (const [name, route] of Object.entries(routes) as [RouteName, Route][]) {
    const handle = handlers[name] as AnyHandler;
    app.route({
      method: route.method,
      url: route.path,
      ...(route.bodyLimit !== undefined && { bodyLimit: route.bodyLimit }),
      config: {
        isRaw: route.isRaw === true,
        ...(HEALTH.has(name) && { rateLimit: { max: limits.healthPerMinute } }),
      },
      ...(name === 'create' && { onRequest: countNewGames }),
      ...(name === 'import' && { onRequest: [fewImports, countNewGames] }),
      ...(name === 'openShelf' && { onRequest: countNewShelves }),
      ...((name === 'newIdentity' || name === 'makeWithPasskey') && { onRequest: countIdentities }),
      ...((name === 'recover' || name === 'newPhrase') && { onRequest: countRecoveries }),
      ...((name === 'openWithPasskey' || name === 'addPasskey') && { onRequest: countPasskeys }),
      ...(name === 'mail' && { onRequest: countMails }),
      ...(name === 'mishap' && { onRequest: countMishaps }),
      handler: async (request, reply) => {
        const text = await service.askedBy(countedAddress(request.ip), async () => {
          const result = await handle(service.charged(() => callOf(route, request)));
          if (!result.ok) throw new ProblemError(result.error);
          const { value } = result;
          return value instanceof Written ? value.text : service.charged(() => JSON.stringify(value));
        });
        return reply.code(route.status).type(JSON_TYPE).send(text);
      },
    });
  }
}

/** The server answers whether it lives, however much else it has been asked. */
const HEALTH = new Set<RouteName>(['health', 'ready']);

/** Limits by the hour what one address can have stored; its requests are also limited by the minute. */
function hourlyLimit(app: FastifyInstance, max: number, words: string) {
  const count = app.createRateLimit({ max, timeWindow: 3_600_000 });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    const minutes = Math.ceil(counted.ttlInSeconds / 60);
    const message = `Too many ${words} the next one in ${minutes} min`;
    throw new ProblemError({ code: 'too-many', message });
  };
}

const JSON_TYPE = 'application/json; charset=utf-8';
const NOTHING = z.strictObject({});

function callOf(route: Route, request: FastifyRequest): Call<RouteName> {
  const params = request.params as Record<string, string>;
  if (params.id !== undefined && !gameId.safeParse(params.id).success) {
    throw new ProblemError({ code: 'unknown-game', message: 'There is no such game' });
  }
  if (params.design !== undefined && !designId.safeParse(params.design).success) {
    throw new ProblemError({ code: 'unknown-design', message: 'There is no such design' });
  }
  const call = {
    params,
    query: check('The query', route.query ?? NOTHING, request.query),
    body: route.isRaw ? request.body : route.body && check('The body', route.body, request.body),
    secret: secretFor(route, request),
    origin: request.headers.origin,
  };
  return call as Call<RouteName>;
}

function check(what: string, schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ProblemError(malformedBy(what, parsed.error));
}

function secretFor({ seat, shelf, identity }: Route, { headers }: FastifyRequest): string | undefined {
  const { authorization } = headers;
  if (!shelf && !identity && (seat === 'none' || (seat === 'may' && authorization === undefined)))
    return undefined;
  const given = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  if (secret.safeParse(given).success) return given;
  const [code, thing] = shelf
    ? (['unknown-shelf', 'the secret of your shelf'] as const)
    : identity
      ? (['unknown-identity', 'the key of your identity'] as const)
      : (['unknown-seat', 'the secret of your seat'] as const);
  const message = `Send ${thing}: Authorization: Bearer SECRET`;
  throw new ProblemError({ code, message });
}

/** Says which methods an address takes; none when there is nothing at it. Sees the routes registered after it. */
export function methodFinder(app: FastifyInstance): (url: string) => readonly string[] {
  const known: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const pattern = new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
    known.push({ pattern, methods: [method].flat() });
  });
  return (url) => {
    const path = url.split('?')[0];
    const methods = known.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods);
    return [...new Set(methods)].sort();
  };
}
