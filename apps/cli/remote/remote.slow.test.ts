import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { seatLink } from '@ironfield/client/links.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { recordOf } from '@ironfield/kernel/record/record.ts';
import { games } from '@ironfield/server/games.ts';
import { type TestServer, testServer } from '@ironfield/server/testing.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../line/command.ts';
import { runProgram } from '../program.ts';
import { FakeTerminal, ironfield } from '../testing.ts';
import { printable } from './printable.ts';

let folder: string;
let server: TestServer;
const { XDG_CONFIG_HOME } = process.env;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ironfield-remote-'));
  process.env.XDG_CONFIG_HOME = folder;
  server = await testServer();
});
afterAll(async () => {
  if (XDG_CONFIG_HOME === undefined) delete process.env.XDG_CONFIG_HOME;
  else process.env.XDG_CONFIG_HOME = XDG_CONFIG_HOME;
  rmSync(folder, { recursive: true });
  await server.close();
});

const enter = (times: number) => '\n'.repeat(times);
const lines = (...typed: string[]) => typed.map((line) => `${line}\n`).join('');
const start = (...words: string[]) => [
  'play',
  '--server',
  server.url,
  '--game',
  'demo',
  '--scenario',
  'ravine',
  ...words,
];
const gameIn = (out: string) => /--game (\S+)/.exec(out)?.[1] ?? '';

test('a whole game against a bot is played over a server by pressing Enter', async () => {
  const file = join(folder, 'whole.json');
  const call = start('--against', 'recruit', '--side', '1', '--name', 'Ann', '--save', file);
  const { code, out, err } = await ironfield(call, enter(500));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('You play Hunters (Ann)');
  expect(out).toMatch(/Winner: \w+|A draw/);
  expect(out).toContain('Seed of the dice: ');
  expect((await ironfield(['verify', file])).code).toBe(0);
});

test('without arguments it asks, and offers a friend by invitation', async () => {
  const demo = 1 + games.findIndex(({ id }) => id === 'demo');
  const terminal = new FakeTerminal(lines(`${demo}`, '1', '4', '2'));
  const played = runProgram(['play', '--server', server.url], terminal);
  await expect.poll(() => terminal.written.out).toContain('The game begins when Hunters is here');
  terminal.controller.abort();
  expect(await played).toBe(EXIT.interrupted);
  const { out } = terminal.written;
  expect(out).toContain('somebody else, who gets a link from you');
  expect(out).toContain('Whoever gets this link can play Hunters');
  expect(out).toContain('The game stays on the server');
});

test('a friend joins by the link, and both play to the end', async () => {
  const file = join(folder, 'friends.json');
  const creating = ironfield(start('--against', 'human', '--side', '1', '--save', file), enter(500));
  const { tables } = server.service;
  const before = new Set(tables.keys());
  await expect.poll(() => [...tables.keys()].some((id) => !before.has(id))).toBe(true);
  const id = [...tables.keys()].find((one) => !before.has(one))!;
  const { invitation } = tables.get(id)!.seats[1];
  const link = `${server.url}/join/${id}#${invitation}`;
  const [ann, ben] = await Promise.all([
    creating,
    ironfield(['play', '--join', link, '--name', 'Ben'], enter(500)),
  ]);
  expect(ann.out).toContain(link);
  expect(ann.out).toMatch(/The game begins when (Wardens|Ben) is here/);
  expect(ben.out).toContain('You play Wardens (Ben)');
  for (const { code, out, err } of [ann, ben]) {
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Victory! |Defeat\. |A draw/);
  }
  const { code, out } = await ironfield(['verify', file]);
  expect(code).toBe(0);
  expect(out.replaceAll(/\s+/g, ' ')).toContain('the house, Hunters and Wardens each added a secret to it');
  const again = await ironfield(['play', '--join', link]);
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('has been used') });
});

test('one may leave and come back, and sees one’s games in a list', async () => {
  const left = await ironfield(start('--against', 'recruit', '--side', '1'), lines('', '', '', 'quit'));
  expect(left.out).toContain('The game stays on the server');
  const id = gameIn(left.out);
  const list = await ironfield(['play', '--server', server.url, '--list']);
  expect(list.out).toMatch(new RegExp(`^${id} +demo ravine +Hunters +your turn$`, 'm'));
  const back = await ironfield(['play', '--server', server.url, '--game', id], lines('log', 'quit'));
  expect(back.out).toContain('Turn 1');

  const { secret } = server.service.tables.get(id)!.seats[0];
  const file = join(folder, 'secret');
  for (const content of [secret!, seatLink(server.url, id, secret!)]) {
    writeFileSync(file, `${content}\n`);
    const call = ['play', '--server', server.url, '--game', id, '--secret-file', file];
    expect((await ironfield(call, 'quit\n')).out).toContain('You play Hunters');
  }
  const link = await ironfield(['play', '--join', seatLink(server.url, id, secret!)], 'quit\n');
  expect(link.out).toContain('You play Hunters');
  expect(link.out).not.toContain(secret);
  expect(readFileSync(join(folder, 'ironfield', 'seats.json'), 'utf8')).toContain(secret);
});

test('hints, talk, takebacks and giving up work at the table', async () => {
  const file = join(folder, 'alone.json');
  const typed = lines(
    'hint',
    'take',
    'say good luck',
    'takeback',
    'draw',
    'server',
    'concede',
    `save ${file}`,
    'concede now',
  );
  const { code, out } = await ironfield(start('--against', 'recruit', '--side', '1'), typed);
  expect(code).toBe(0);
  expect(out).toContain('The bot would do this: Muster: decoy marker');
  expect(out).toContain('Hunters: good luck');
  expect(out).toContain('Proposed; the others must agree.');
  expect(out).toContain('Offered; the others must agree.');
  expect(out).toContain('says something to everybody');
  expect(out).toContain('type concede now');
  expect(out).toContain('The game can be exported when it is over');
  expect(out).toContain('Defeat. Winner: Wardens');
});

test('dice that somebody chose are called so, at the table and in the file', async () => {
  const demo = games.find(({ id }) => id === 'demo')!;
  const setup = scenarioSetup(demo, 'ravine');
  if (!setup.ok) throw new Error('There is no such scenario');
  // A seed with a good beginning, both seats of one's own, and one of them sent to a friend.
  const record = recordOf(new History(demo, setup.value, 'a seed that was searched for'), 'test');
  const api = ironfieldApi(server.url);
  const made = await api.import({ record, seats: [{ kind: 'own' }, { kind: 'own' }] });
  if (!made.ok) throw new Error(made.error.message);
  const { id } = made.value.summary;
  const [, friend] = made.value.seats.map((seat) => (seat.kind === 'own' ? seat.secret : ''));
  const file = join(folder, 'chosen.json');
  const call = ['play', '--join', seatLink(server.url, id, friend), '--save', file];
  const { out } = await ironfield(call, lines('concede now'));
  expect(out).toContain('The dice of this game came from a file: whoever brought it could know them.');
  const verified = await ironfield(['verify', file]);
  expect(verified.out.replaceAll(/\s+/g, ' ')).toContain(
    'whoever began the game chose the seed alone, and may have known it',
  );
});

test('what the others do at the same time does not disturb, and what they take back does', async () => {
  const api = ironfieldApi(server.url);
  const created = await api.create({
    game: 'demo',
    scenario: 'ravine',
    seats: [{ kind: 'own' }, { kind: 'own' }],
  });
  if (!created.ok) throw new Error(created.error.message);
  const { id } = created.value.summary;
  const [ours, theirs] = created.value.seats.map((seat) => (seat.kind === 'own' ? seat.secret : ''));
  const playing = ironfield(
    ['play', '--join', seatLink(server.url, id, ours!)],
    lines('2', '3', '', '', 'quit'),
  );
  await api.order(id, theirs!, {
    request: 'request-1',
    number: 0,
    order: { type: 'muster', decoy: 5, leave: 'smoke' },
  });
  const { out } = await playing;
  expect(out).toContain('Muster: decoy marker B, card left at home bluff');
  expect(server.service.tables.get(id)!.history.entries.length).toBeGreaterThanOrEqual(2);
});

describe('what cannot be', () => {
  test.each([
    [['--list'], 2, '--server is missing'],
    [['--server', 'localhost'], 2, 'it must look like http://localhost:3000'],
    [['--join', 'https://example.org/join/x'], 2, '--join needs the whole link'],
    [['--server', 'URL', '--load', 'x.json'], 2, '--load and --server exclude each other'],
    [['--server', 'URL', '--seed', '1'], 2, '--seed and --server exclude each other'],
    [['--server', 'URL', '--game', 'A'.repeat(22)], 1, 'you have no seat in that game'],
    [['--server', 'URL', '--game', 'A'.repeat(22), '--secret-file', '/nowhere'], 2, 'there is no file'],
    [
      [
        '--server',
        'URL',
        '--game',
        'demo',
        '--scenario',
        'ravine',
        '--against',
        'recruit',
        '--side',
        '1',
        '--name',
        '\u0007',
      ],
      2,
      '--name',
    ],
    [
      [
        '--server',
        'http://127.0.0.1:1',
        '--game',
        'demo',
        '--scenario',
        'ravine',
        '--against',
        'recruit',
        '--side',
        '1',
      ],
      1,
      'reached',
    ],
  ])('%j', async (words, code, message) => {
    const call = words.map((word) => (word === 'URL' ? server.url : word));
    expect(await ironfield(['play', ...call])).toMatchObject({ code, err: expect.stringContaining(message) });
  });

  test('a list without games says so', async () => {
    const { out } = await ironfield('play --server http://example.org --list');
    expect(out).toBe('You have no seats at http://example.org.\n');
  });
});

test('nothing that others write can move the cursor', () => {
  expect(printable('a\u001b[2Jb\u202ec\r\n')).toBe('a�[2Jb�c��');
  expect(printable('Grüße, 世界 🎲')).toBe('Grüße, 世界 🎲');
});
