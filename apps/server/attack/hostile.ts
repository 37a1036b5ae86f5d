// Something between almost right and complete nonsense.
import { type Random, randomBelow, randomItem } from '@ironfield/kernel/random.ts';

const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  2 ** 53,
  0.1,
  '',
  ' ',
  '../../etc/passwd',
  "'; drop table games; --",
  '<script>alert(1)</script>',
  '%00',
  '\u202e',
  '\u0000',
  '𝕬'.repeat(100),
  'x'.repeat(5000),
  [],
  {},
  [[[[[[]]]]]],
  { $ne: null },
  { toString: 1, valueOf: 1, hasOwnProperty: 1 },
  { length: 1e9 },
];

const EXTRA = ['__proto__', 'constructor', 'prototype', 'admin', 'secret', 'seat', 'type', ''];

/** Another shape: parts of the model are missing, renamed, added or nonsense. */
export function misshapen(random: Random, model: unknown, depth = 0): unknown {
  const roll = randomBelow(random, 10);
  if (roll < 3 || depth > 6) return randomItem(random, NASTY);
  if (Array.isArray(model)) {
    return model.map((item) => (roll < 6 ? item : misshapen(random, item, depth + 1)));
  }
  if (typeof model !== 'object' || model === null) return roll < 6 ? randomItem(random, NASTY) : model;
  const entries = Object.entries(model).flatMap(([key, value]) => {
    const fate = randomBelow(random, 6);
    if (fate === 0) return [];
    return [[fate === 1 ? `${key}x` : key, fate < 4 ? misshapen(random, value, depth + 1) : value]];
  });
  if (randomBelow(random, 5) === 0) entries.push([randomItem(random, EXTRA), randomItem(random, NASTY)]);
  return Object.fromEntries(entries);
}

type Parent = Record<string, unknown>;

/** The same shape with some values changed, at any depth. */
export function damaged(random: Random, model: unknown): unknown {
  const copy = structuredClone(model);
  const places: (readonly [Parent, string])[] = [];
  const collect = (parent: unknown): void => {
    if (typeof parent !== 'object' || parent === null) return;
    for (const key of Object.keys(parent)) {
      places.push([parent as Parent, key]);
      collect((parent as Parent)[key]);
    }
  };
  collect(copy);
  for (let left = 1 + randomBelow(random, 3); left > 0; left--) {
    const [parent, key] = randomItem(random, places);
    const old = parent[key];
    if (typeof old === 'number' && randomBelow(random, 2) === 0)
      parent[key] = old + randomBelow(random, 5) - 2;
    else if (randomBelow(random, 4) === 0) delete parent[key];
    else if (randomBelow(random, 2) === 0) {
      const [other, name] = randomItem(random, places);
      parent[key] = structuredClone(other[name]);
    } else parent[key] = randomItem(random, NASTY);
  }
  return copy;
}

/** The text of it, sometimes damaged on the way. */
export function bytesOf(random: Random, value: unknown): Buffer {
  let text = JSON.stringify(value) ?? '';
  // JSON.stringify omits what an attacker can write by hand.
  if (randomBelow(random, 8) === 0) text = text.replace('{', '{"__proto__":{"polluted":true},');
  const bytes = Buffer.from(text);
  switch (randomBelow(random, 8)) {
    case 0:
      return bytes.subarray(0, randomBelow(random, bytes.length + 1));
    case 1: {
      for (let i = 0; i < 3 && bytes.length > 0; i++) {
        bytes[randomBelow(random, bytes.length)] = randomBelow(random, 256);
      }
      return bytes;
    }
    case 2:
      return Buffer.from('['.repeat(randomBelow(random, 3000)) + text);
    default:
      return bytes;
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'get', 'G@T', ''];
const PATHS = [
  '/api/health',
  '/api/games',
  '/api/mine',
  '/api/socket',
  '*',
  '//',
  '/%',
  '/api/../api',
  'http://x/',
  'x',
];
const VERSIONS = ['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''];
const HEADERS = [
  'content-length: 2',
  'content-length: 99999999999999999999',
  'content-length: -1',
  'content-length: 2\r\ncontent-length: 3',
  'transfer-encoding: chunked',
  'transfer-encoding: gzip, chunked',
  'transfer-encoding: chunked\r\ncontent-length: 2',
  'content-type: application/json',
  'content-type: application/json; charset=utf-7',
  'content-type: application/json, application/json',
  'content-type: ;;;',
  'content-encoding: gzip',
  'expect: 100-continue',
  'expect: everything',
  'upgrade: websocket\r\nconnection: upgrade',
  'upgrade: h2c\r\nconnection: upgrade, http2-settings\r\nhttp2-settings: x',
  'upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: x',
  'upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 99\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
  'sec-websocket-extensions: permessage-deflate; x=\x01',
  'origin: null',
  'origin: http://evil.example',
  'authorization: Basic x',
  'authorization: Bearer \xff\xfe',
  'x-forwarded-for: 1.2.3.4, unknown, ::',
  'host: a\r\nhost: b',
  'accept-version: 9',
  'accept-encoding: *;q=-1',
  'range: bytes=0-,-1',
  'if-none-match: *',
  'cookie: __proto__=1',
  ': empty',
  'no colon at all',
  'folded: a\r\n b',
  `long: ${'x'.repeat(20_000)}`,
  'name with blank: 1',
  'nul: a\0b',
];

/** The head of a request as no client writes it, and the beginning of a body. */
export function oddRequest(random: Random): Buffer {
  const odd = (words: readonly string[], usual: string) =>
    randomBelow(random, 6) === 0 ? randomItem(random, words) : usual;
  const method = odd(METHODS, randomBelow(random, 2) === 0 ? 'GET' : 'POST');
  const line = `${method} ${randomItem(random, PATHS)} ${odd(VERSIONS, 'HTTP/1.1')}`;
  const headers = Array.from({ length: randomBelow(random, 4) }, () => randomItem(random, HEADERS));
  const host = randomBelow(random, 8) === 0 ? [] : ['host: x'];
  const head = [line, ...host, ...headers].join('\r\n');
  // After a head that announces no body, it would be the next request.
  const body = /content-length|chunked/.test(head) || randomBelow(random, 20) === 0 ? '{}' : '';
  return Buffer.from(`${head}\r\n\r\n${body}`, 'latin1');
}
