import { readFileSync } from 'node:fs';
import { clientFrame, LIMITS, PROTOCOL_VERSION, problem, serverFrame } from '@ironfield/client/api.ts';
import { everyRoute as routes } from '@ironfield/client/every-route.ts';
import { MISHAP_LIMITS } from '@ironfield/client/mishap.ts';
import { expect, test } from 'vitest';
import { openApiDocument } from './http/openapi.ts';
import { STATUS } from './http/problem.ts';
import { SERVICE_LIMITS } from './limits/service-limits.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { CLOSE } from './socket/close-codes.ts';
import { LARGEST_WHOLE } from './socket/followed-table.ts';

const document = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');

const examples = Array.from(
  document.matchAll(/<!-- (client|server|problem) -->\n```json\n([\s\S]*?)```/g),
  ([, kind, json]) => ({ kind: kind as 'client' | 'server' | 'problem', value: JSON.parse(json!) }),
);
const schemas = { client: clientFrame, server: serverFrame, problem };

test.each(examples)('the example of a $kind frame ($value.type) fits the schema', ({ kind, value }) => {
  expect(schemas[kind].safeParse(value).error).toBeUndefined();
});

test('every block of JSON is an example that is checked', () => {
  expect(examples).toHaveLength(document.match(/```json/g)!.length);
});

test.each(['client', 'server'] as const)('every frame from the %s has an example', (kind) => {
  const types = schemas[kind].options.map(({ shape }) => shape.type.value as string);
  const shown = examples.filter((example) => example.kind === kind).map(({ value }) => value.type);
  expect([...new Set(shown)].sort()).toEqual([...types].sort());
});

test('every route is in the table, and no other', () => {
  const listed = Array.from(
    document.matchAll(/^\| `(GET|POST) (\S+)` \|/gm),
    ([, method, path]) => `${method} ${path}`,
  );
  const known = Object.entries(openApiDocument('test').paths as Record<string, object>).flatMap(
    ([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  const pages = ['GET /join/:id', 'GET /play/:id', 'GET /watch/:id'];
  expect([...listed, ...pages].sort()).toEqual(known.sort());
  for (const page of pages) expect(document).toContain(page.replace('GET ', '`'));
  expect(listed.length).toBeGreaterThan(Object.keys(routes).length);
});

test('every code of a problem is explained, with its status', () => {
  for (const code of problem.shape.code.options) {
    expect(document).toMatch(new RegExp(`^\\| \`${code}\` \\| [\\d, ]*${STATUS[code]}`, 'm'));
  }
});

test('versions, closing codes and limits are those of the program', () => {
  expect(document).toContain(`Version ${PROTOCOL_VERSION}.`);
  for (const code of Object.values(CLOSE)) expect(document).toContain(`${code} `);
  const { shelf, identity, club } = SERVICE_LIMITS;
  const { asker, table } = DEFAULT_LIMITS.costs;
  expect([shelf.allVersions, LIMITS.versions]).toEqual([10_000, 100]);
  const rows: readonly (readonly [string, string])[] = [
    ['frame from the client', `${LIMITS.frame / 1024} KiB`],
    ['requests of one address', `${DEFAULT_LIMITS.requestsPerMinute} a minute`],
    [
      'what they cost the thread that everybody shares',
      `${asker.perSecond} ms a second in the long run, ${asker.atOnce / 1000} s at once`,
    ],
    [
      'what one table costs it, whoever sits there',
      `${table.perSecond} ms a second in the long run, ${table.atOnce / 1000} s at once`,
    ],
    ['questions of one address whether the server lives', `${DEFAULT_LIMITS.healthPerMinute} a minute`],
    ['connections of one address, of all', `${DEFAULT_LIMITS.connectionsPerAddress}, 12 000`],
    [
      'game files of one address that are read at the same time, of all',
      `${DEFAULT_LIMITS.importsPerAddress}, ${DEFAULT_LIMITS.importsAtOnce}`,
    ],
    ['games created or imported by one address', `${DEFAULT_LIMITS.gamesPerHour} an hour`],
    ['shelves made by one address', `${DEFAULT_LIMITS.shelvesPerHour} an hour`],
    ['identities made by one address', `${DEFAULT_LIMITS.identitiesPerHour} an hour`],
    ['passkeys that one address tries or adds', `${DEFAULT_LIMITS.passkeysPerHour} an hour`],
    ['codes by mail that one address asks for', `${DEFAULT_LIMITS.mailsPerHour} an hour`],
    ['recovery phrases that one address tries or has made', `${DEFAULT_LIMITS.recoveriesPerHour} an hour`],
    ['recovery phrases that are looked at at the same time, of all (`busy`)', `${identity.phrasesAtOnce}`],
    [
      'devices, passkeys and seats of an identity',
      `${identity.devices}, ${identity.passkeys}, ${identity.seats}`,
    ],
    [
      'requests of one identity, from whatever address',
      `${identity.perMinute} a minute, ${identity.atOnce} at once`,
    ],
    [
      'people on a watch list, people blocked, reports that nobody has looked at, of one identity',
      `${club.acquaintances}, ${club.acquaintances}, ${club.reports}`,
    ],
    [
      'challenges of one identity that nobody has taken up, to one person, days that one stands',
      `${club.challenges}, ${club.challengesToOne}, ${club.challengeStands / 86_400_000}`,
    ],
    ['tournaments that one identity leads and that are not over', `${club.tournaments}`],
    ['broken pages that one address tells of', `${DEFAULT_LIMITS.mishapsPerHour} an hour`],
    ['message and stack of a broken page', `${MISHAP_LIMITS.message}, ${MISHAP_LIMITS.stack} characters`],
    ['designs on a shelf, versions of a design, of all', `${shelf.designs}, ${shelf.versions}, 10 000`],
    ['note of a version', `${LIMITS.note} characters`],
    ['sockets of one address, of all', `${DEFAULT_LIMITS.socketsPerAddress}, 10 000`],
    ['tables of one connection', `${DEFAULT_LIMITS.tablesPerSocket}`],
    [
      'frames of one connection',
      `${DEFAULT_LIMITS.framesPerSecond} a second, ${DEFAULT_LIMITS.frameBurst} at once`,
    ],
    ['a table that is told whole again after `attend`', `${LARGEST_WHOLE / 1024} KiB`],
    ['what may wait for a slow reader', `${DEFAULT_LIMITS.bufferedBytes / 1024 / 1024} MiB`],
  ];
  for (const [what, limit] of rows) expect(document).toContain(`| ${what} | ${limit} |`);
});
