import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callHook, publicLookup } from './hook-caller.ts';

let connections = 0;
const server = createServer((socket) => {
  connections++;
  socket.destroy();
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const looked = (host: string, all: boolean) =>
  new Promise<unknown>((resolve) =>
    publicLookup(host, { all }, (error, address) => resolve(error ? error.message : address)),
  );

test('names of this machine lead nowhere, in either form of the question', async () => {
  for (const all of [true, false]) {
    expect(await looked('localhost', all)).toBe('localhost is not of the open internet');
    expect(await looked('127.0.0.1', all)).toBe('127.0.0.1 is not of the open internet');
  }
  expect(await looked('8.8.8.8', false)).toBe('8.8.8.8');
  expect(await looked('8.8.8.8', true)).toEqual([{ address: '8.8.8.8', family: 4 }]);
});

test('nothing connects to an inner address', async () => {
  const { port } = server.address() as { port: number };
  for (const url of [
    `https://127.0.0.1:${port}/`,
    `https://localhost:${port}/`,
    'https://localhost./',
    'https://[::1]/',
  ])
    expect(await callHook(url, '{}')).toBe(false);
  expect(connections).toBe(0);
});
