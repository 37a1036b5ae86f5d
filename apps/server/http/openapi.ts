import * as api from '@ironfield/client/api.ts';
import { catalogue, ruleIndex } from '@ironfield/client/catalogue.ts';
import { type Routes, everyRoute as routes } from '@ironfield/client/every-route.ts';
import type { Route } from '@ironfield/client/route.ts';
import { designId, shelfContent } from '@ironfield/client/shelf.ts';
import { z } from 'zod';
import { STATUS } from './problem.ts';

type Json = Record<string, unknown>;

/** Problems that any route may answer. */
const ALWAYS: readonly api.Problem['code'][] = [
  'malformed',
  'too-many',
  'timeout',
  'internal',
  'unavailable',
];

/** Schemas with names of their own in the document. */
const NAMED: Readonly<Record<string, z.ZodType>> = {
  Problem: api.problem,
  GameSummary: api.gameSummary,
  TableView: api.tableView,
  CreatedGame: api.createdGame,
  Joined: api.joined,
  News: api.news,
  ChatMessage: api.chatMessage,
  Acknowledged: api.acknowledged,
  Catalogue: catalogue,
  RuleIndex: ruleIndex,
  GameFile: api.gameFile,
  DesignVersion: api.designVersion,
  ShelfContent: shelfContent,
};

/** The OpenAPI description of all routes, made from the same table that the server registers. */
export function openApiDocument(version: string): Json & { openapi: string } {
  const paths: Record<string, Json> = {};
  const add = (path: string, method: string, operation: Json) => {
    const templated = path.replace(/:(\w+)/g, '{$1}');
    paths[templated] = { ...paths[templated], [method.toLowerCase()]: operation };
  };
  for (const [name, route] of Object.entries(routes as Record<keyof Routes, Route>)) {
    add(route.path, route.method, operationOf(name, route));
  }
  for (const { path, ...operation } of OTHER) add(path, 'GET', operation);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ironfield',
      version,
      summary: 'A digital tabletop for mech wargames.',
      description:
        'Live play goes over the socket at /api/socket; docs/protocol.md describes it. Secrets of seats and shelves come as ' +
        'bearer tokens, never in an address. Every refusal and failure is a Problem.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        seat: {
          type: 'http',
          scheme: 'bearer',
          description: 'The secret of a seat; without it one watches.',
        },
        shelf: {
          type: 'http',
          scheme: 'bearer',
          description: 'The secret of a shelf of designs.',
        },
        identity: {
          type: 'http',
          scheme: 'bearer',
          description: 'The key of an identity, of this device.',
        },
        metrics: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of the metrics, where one is set.',
        },
      },
    },
  };
}

const registry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
const uri = (id: string) => `#/components/schemas/${id}`;

function componentSchemas(): Json {
  const { schemas } = z.toJSONSchema(registry, { uri });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutHead(schema)]));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const id = io === 'output' ? registry.get(schema)?.id : undefined;
  if (id !== undefined) return { $ref: uri(id) };
  // A registry of its own keeps references to named schemas inside, also for schemas without a name.
  if (io === 'input') return withoutHead(z.toJSONSchema(schema, { io }));
  const whole = z.registry<{ id: string }>();
  for (const [name, named] of Object.entries(NAMED)) whole.add(named, { id: name });
  whole.add(schema, { id: 'this' });
  return withoutHead(z.toJSONSchema(whole, { uri }).schemas.this!);
}

function withoutHead(schema: object): Json {
  const { $schema: _schema, $id: _id, id: _ownId, ...rest } = schema as Json;
  return rest;
}

function operationOf(name: string, route: Route): Json {
  return {
    operationId: name,
    summary: route.summary,
    ...(route.seat !== 'none' && { security: [...(route.seat === 'may' ? [{}] : []), { seat: [] }] }),
    ...(route.shelf && { security: [{ shelf: [] }] }),
    ...(route.identity && { security: [{ identity: [] }] }),
    parameters: [...pathParameters(route), ...queryParameters(route)],
    ...(route.body && {
      requestBody: {
        required: true,
        description: `At most ${route.bodyLimit} bytes.`,
        content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
      },
    }),
    responses: {
      [route.status]: {
        description: 'Done.',
        content: { 'application/json': { schema: schemaOf(route.answer, 'output') } },
      },
      ...problemResponses(route),
    },
  };
}

const PARAMETERS: Readonly<Record<string, z.ZodType>> = { id: api.gameId, design: designId };

function pathParameters({ path }: Route): Json[] {
  return Array.from(path.matchAll(/:(\w+)/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: PARAMETERS[name!] ? schemaOf(PARAMETERS[name!], 'input') : { type: 'string' },
  }));
}

function queryParameters({ query }: Route): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function problemResponses({ problems, body, seat, shelf, identity }: Route): Json {
  const extra: api.Problem['code'][] = body ? ['too-large', 'forbidden'] : [];
  if (seat !== 'none') extra.push('unknown-seat');
  if (shelf) extra.push('unknown-shelf');
  if (identity) extra.push('unknown-identity');
  const byStatus = Map.groupBy(new Set([...ALWAYS, ...extra, ...problems]), (code) => STATUS[code]);
  const entries = [...byStatus].map(
    ([status, codes]) => [status, problemResponse(codes.join(', '))] as const,
  );
  if (body) entries.push([415, problemResponse('malformed')]);
  return Object.fromEntries(entries);
}

function problemResponse(codes: string): Json {
  return {
    description: `Problem: ${codes}.`,
    content: { 'application/json': { schema: { $ref: uri('Problem') } } },
  };
}

const page = (path: string, summary: string) => ({
  path,
  summary,
  parameters: pathParameters({ path } as Route),
  responses: { 200: { description: 'A page for people.', content: { 'text/html': {} } } },
});

/** Routes that do not speak JSON. */
const OTHER = [
  page('/', 'What this is.'),
  page('/join/:id', 'Where an invitation leads; its secret stays in the fragment of the link.'),
  page('/play/:id', 'Where the link to a seat leads; its secret stays in the fragment of the link.'),
  page('/watch/:id', 'Where a link for spectators leads.'),
  {
    path: '/metrics',
    summary: 'Figures for Prometheus; by default for this machine only.',
    security: [{}, { metrics: [] }],
    responses: {
      200: { description: 'The figures.', content: { 'text/plain': {} } },
      401: problemResponse('forbidden'),
      403: problemResponse('forbidden'),
      404: problemResponse('unknown-route'),
    },
  },
  {
    path: '/api/socket',
    summary: 'Live play: a WebSocket that speaks the protocol of docs/protocol.md.',
    responses: {
      101: { description: 'The socket is open.' },
      403: problemResponse('forbidden'),
      426: problemResponse('version'),
      429: problemResponse('too-many'),
      503: problemResponse('unavailable'),
    },
  },
];
