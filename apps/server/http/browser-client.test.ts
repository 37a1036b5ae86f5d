import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBrowserClient, serveBrowserClient } from './browser-client.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironfield-client-files-'));
const app = fastify();
const PAGE = '<!doctype html>'.repeat(50);

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets', 'icon.png'), 'picture');
  writeFileSync(join(folder, 'assets', 'table.js'), 'let table;');
  writeFileSync(join(folder, 'assets', 'table.js.br'), brotliCompressSync('let table; // small'));
  serveBrowserClient(app, readBrowserClient(folder)!, ['/']);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip;q=1.0, deflate', 'gzip', gunzipSync],
])('Files go to those who accept %s as %s', async (accepted, encoding, decompress) => {
  const { headers, rawPayload } = await get('/', { 'accept-encoding': accepted });
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(decompress(rawPayload).toString()).toBe(PAGE);
  expect(rawPayload.length).toBeLessThan(PAGE.length);
});

test('What was built compressed goes as it was built, and not by itself', async () => {
  const { rawPayload } = await get('/assets/table.js', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(rawPayload).toString()).toBe('let table; // small');
  expect((await get('/assets/table.js')).body).toBe('let table;');
  expect((await get('/assets/table.js.br')).statusCode).toBe(404);
});

test('Who accepts nothing of the kind gets them as they are, and pictures always go so', async () => {
  expect((await get('/')).body).toBe(PAGE);
  const picture = await get('/assets/icon.png', { 'accept-encoding': 'br' });
  expect([picture.headers['content-encoding'], picture.body]).toEqual([undefined, 'picture']);
});

test('Who has a file already is not sent it again; each encoding is a file of its own', async () => {
  const plain = (await get('/')).headers.etag as string;
  const small = (await get('/', { 'accept-encoding': 'br' })).headers.etag as string;
  expect(small).not.toBe(plain);
  expect((await get('/', { 'if-none-match': plain })).statusCode).toBe(304);
  expect((await get('/', { 'accept-encoding': 'br', 'if-none-match': small })).statusCode).toBe(304);
  expect((await get('/', { 'accept-encoding': 'br', 'if-none-match': plain })).statusCode).toBe(200);
});
