import { problem } from '@ironfield/client/api.ts';
import { everyRoute as routes } from '@ironfield/client/every-route.ts';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { games } from '../games.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { MemoryService } from '../testing/memory-service.fixture.ts';
import { Metrics } from './metrics.ts';
import { openApiDocument } from './openapi.ts';

interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly { name: string; in: string }[];
  readonly requestBody?: { content: Record<string, { schema: object }> };
  readonly responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}
const document = openApiDocument('test') as unknown as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

let app: FastifyInstance;
const registered = new Set<string>();

beforeAll(async () => {
  app = await buildApp({
    service: new MemoryService(),
    games,
    version: 'test',
    logger: pino({ level: 'silent' }),
    limits: DEFAULT_LIMITS,
    metrics: new Metrics(),
    metricsAccess: 'local',
    origins: [],
    trustProxy: false,
  });
  await app.ready();
  for (const { path, method } of operations) registered.add(`${method} ${path}`);
});
afterAll(() => app.close());

test('every route of the server is described, and every described route is there', () => {
  for (const { path, method } of operations) {
    const url = path.replace(/\{(\w+)\}/g, ':$1');
    expect(app.hasRoute({ method: method as 'GET', url }), `${method} ${path}`).toBe(true);
  }
  const printed = app.printRoutes({ commonPrefix: false, includeHooks: false });
  const count = (method: string) => operations.filter((one) => one.method === method).length;
  expect(printed.match(/\bGET\b/g)).toHaveLength(count('GET'));
  expect(printed.match(/\bPOST\b/g)).toHaveLength(count('POST'));
  expect(printed.match(/\((.*)\)/g)!.join(' ')).not.toMatch(/PUT|DELETE|PATCH/);
});

test('every reference leads somewhere', () => {
  const names = Array.from(JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g), ([, ref]) => ref!);
  expect(names.length).toBeGreaterThan(20);
  for (const ref of names) {
    expect(ref).toMatch(/^#\/components\/schemas\//);
    expect(document.components.schemas).toHaveProperty(ref.split('/').at(-1)!);
  }
});

test.each(operations)('$method $path answers as described', async ({ path, method, operation }) => {
  const filled = path
    .replace('{id}', 'A'.repeat(22))
    .replace('{game}', 'demo')
    .replace('{design}', 'some-design');
  const ask = async (url: string, payload?: string, type = 'application/json') => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      ...(payload !== undefined && { payload, headers: { 'content-type': type } }),
    });
    expect(Object.keys(operation.responses), `${response.statusCode} ${response.body}`).toContain(
      `${response.statusCode}`,
    );
    const kinds = Object.keys(operation.responses[response.statusCode].content ?? {});
    expect(kinds.some((kind) => `${response.headers['content-type']}`.startsWith(kind))).toBe(true);
    if (response.statusCode >= 400) problem.parse(response.json());
    return response;
  };
  const plain = await ask(filled, method === 'POST' ? '{}' : undefined);
  if (plain.statusCode < 300 && operation.operationId) {
    routes[operation.operationId as keyof typeof routes].answer.parse(plain.json());
  }
  if (method === 'POST') {
    await ask(filled, '{');
    await ask(filled, 'text', 'text/plain');
    await ask(filled, JSON.stringify('x'.repeat(9 * 1024 * 1024)));
  } else if (path.startsWith('/api') && path !== '/api/socket') {
    expect((await ask(`${filled}?nonsense=1`)).statusCode).toBe(400);
  }
});
