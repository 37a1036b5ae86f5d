import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { LIMITS, problem } from '@ironfield/client/api.ts';
import { type IronfieldApi, ironfieldApi } from '@ironfield/client/http-api.ts';
import { newSecret } from '@ironfield/client/new-secret.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing.ts';

const atlas = STOCK_MECHS['AS7-D'];
const DESIGN = 'design-of-a-test';
/** In another order of names than our own files have. */
const { name, ...others } = atlas;
const turned = { ...others, name: `${name} Ω` };
const version = { basis: 0, savedAt: '3025-01-01T00:00:00.000Z', unit: atlas, note: '' };

let server: TestServer;
let api: IronfieldApi;
const secret = newSecret();

beforeAll(async () => {
  server = await testServer();
  api = ironfieldApi(server.url);
  expect(await api.openShelf({ secret })).toEqual({ ok: true, value: { secret } });
});
afterAll(() => server.close());

const post = (body: string, headers: Record<string, string> = {}, design = DESIGN) =>
  fetch(`${server.url}/api/shelf/designs/${design}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}`, ...headers },
  });

const versionsThere = async (): Promise<number> => {
  const shelf = await api.shelf(secret);
  return shelf.ok ? shelf.value.designs.flatMap(({ versions }) => versions).length : -1;
};

test('a design goes to the shelf, is listed, and comes back to the letter', async () => {
  const text = JSON.stringify({ ...version, unit: turned });
  expect(await (await post(text, {}, 'by-the-letter')).json()).toEqual({ number: 1 });
  const answer = await fetch(`${server.url}/api/shelf/designs/by-the-letter`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(await answer.text()).toContain(`"unit":${JSON.stringify(turned)}`);

  expect(await api.saveDesign(secret, DESIGN, version)).toEqual({ ok: true, value: { number: 1 } });
  expect(await api.saveDesign(secret, DESIGN, version), 'a lost answer, asked for again').toEqual({
    ok: true,
    value: { number: 1 },
  });
  const stale = await api.saveDesign(secret, DESIGN, { ...version, note: 'another' });
  expect(stale).toMatchObject({ ok: false, error: { code: 'stale', newest: { number: 1, unit: atlas } } });
  expect(await api.designVersions(secret, DESIGN, 0)).toMatchObject({
    ok: true,
    value: { versions: [{ number: 1, unit: atlas }] },
  });
  expect(await api.shelf(secret)).toMatchObject({
    ok: true,
    value: { designs: [{ design: 'by-the-letter' }, { design: DESIGN, removed: false }] },
  });
});

test('without the secret there is nothing', async () => {
  for (const authorization of ['', 'Bearer', 'Bearer short', `Bearer ${newSecret()}`, `Basic ${secret}`]) {
    const response = await post(JSON.stringify(version), { authorization });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(problem.parse(await response.json()).code).toBe('unknown-shelf');
  }
  expect(await api.designVersions(secret, 'no-such-design', 0)).toMatchObject({
    error: { code: 'unknown-design' },
  });
  expect(await api.designVersions(secret, '../..', 0)).toMatchObject({ error: { code: 'unknown-design' } });
});

test.each([
  ['deep', `{"basis":1,"unit":${'['.repeat(100_000).slice(0, 60_000)}`, 400],
  ['huge', JSON.stringify({ ...version, note: 'x'.repeat(LIMITS.design) }), 413],
  ['no JSON', '{"basis":', 400],
  ['a list', '[]', 400],
  ['polluted', JSON.stringify(version).replace('"name"', '"__proto__":{"isAdmin":true},"name"'), 400],
  ['built anew', JSON.stringify({ ...version, constructor: { prototype: 1 } }), 400],
  ['of wrong types', JSON.stringify({ ...version, unit: { ...atlas, armor: 'much' } }), 400],
  ['marked up', JSON.stringify({ ...version, unit: { ...atlas, name: '<script>' } }), 400],
  ['cut in half', JSON.stringify({ ...version, note: '\ud800' }), 400],
  ['without a unit', JSON.stringify({ ...version, unit: undefined }), 400],
])('a body that is %s changes nothing', async (_, body, status) => {
  const before = await versionsThere();
  const response = await post(body, {}, 'hostile-design');
  expect(response.status).toBe(status);
  expect(problem.parse(await response.json()).code).toMatch(/^(malformed|too-large)$/);
  expect(await versionsThere()).toBe(before);
});

test('secrets are in no log', async () => {
  const own = newSecret();
  await api.openShelf({ secret: own });
  await api.shelf(own);
  await fetch(`${server.url}/api/shelf?secret=${own}`);
  expect(server.log()).toContain('/api/shelf');
  for (const one of [own, secret]) expect(server.log()).not.toContain(one);
});

test('shelves made in an hour are counted by address', async () => {
  const strict = await testServer({ limits: { shelvesPerHour: 2 } });
  const { openShelf, shelf } = ironfieldApi(strict.url);
  const answers = [await openShelf({}), await openShelf({}), await openShelf({})];
  expect(answers.map((answer) => (answer.ok ? 'made' : answer.error.code))).toEqual([
    'made',
    'made',
    'too-many',
  ]);
  const [first] = answers;
  expect(first!.ok && (await shelf(first!.value.secret))).toMatchObject({ ok: true });
  await strict.close();
});
