import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentTo } from '@ironfield/kernel/seed.ts';
import { games } from '@ironfield/server/games.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ironfield } from '../testing.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ironfield-play-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const STRAIGHT = 'play --game demo --scenario ravine --against recruit --side 1 --seed 7';
const lines = (...typed: string[]) => typed.map((line) => `${line}\n`).join('');
const enter = (times: number) => '\n'.repeat(times);

test('a whole game is played by pressing Enter', async () => {
  const file = join(folder, 'whole.json');
  const { code, out, err } = await ironfield(`${STRAIGHT} --save ${file}`, enter(500));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(`Commitment:\n${commitmentTo('7')}`);
  expect(out).toMatch(/Winner: \w+|A draw/);
  expect(out).toContain('Seed of the dice: 7');
  expect(out).toContain(`ironfield verify ${file}`);
  expect((await ironfield(['verify', file])).code).toBe(0);
});

test('without arguments it asks, and Enter starts a game', async () => {
  const demo = 1 + games.findIndex(({ id }) => id === 'demo');
  const { out, code } = await ironfield('play', `${demo}${enter(4)}quit\n\n`);
  expect(code).toBe(0);
  for (const question of ['Which game?', 'Which battle?', 'Who is your opponent?', 'Which side is yours?']) {
    expect(out).toContain(question);
  }
  expect(out).toContain('You play Hunters against a recruit bot.');
});

test('input that ends is the end of the game, politely', async () => {
  const { code, out } = await ironfield(STRAIGHT, enter(4));
  expect(code).toBe(0);
  expect(out).toContain('The input has ended, so the game stops here.');
  expect((await ironfield('play')).code).toBe(0);
});

describe('while an order is put together', () => {
  const say = async (...typed: string[]) => (await ironfield(STRAIGHT, lines(...typed, 'quit', ''))).out;

  test('back takes an answer back', async () => {
    const out = await say('2', 'back', '3', '2', 'back', '1', '');
    expect(out).toContain('Muster: decoy marker C, card left at home smoke');
    expect(await say('back')).toContain('There is no answer to take back.');
  });

  test('hint shows what the bot would do, and take does it', async () => {
    const out = await say('take', 'hint', 'take');
    expect(out).toContain('Ask for a hint first');
    expect(out).toContain('The bot would do this: Muster: decoy marker');
    expect(out).toContain('The Hunters take');
  });

  test('map, log, rules and help answer without losing the place', async () => {
    const out = await say(
      '',
      '',
      '',
      'log',
      'rules FIRE-02',
      'rules',
      'rules nonsense',
      'help',
      'map',
      'list',
    );
    expect(out).toContain('DEMO-FIRE-02: To hit');
    expect(out).toContain('DEMO-WIN-02');
    expect(out).toContain('There is no rule "nonsense"');
    expect(out).toContain('takes back your last answer');
  });

  test('a place that is not possible is refused with the reason', async () => {
    const typed = ['', '', '', '3', '', '99 99', '6 6', 'done'];
    const out = await say(...typed);
    expect(out).toMatch(/That place is (off the table|farther than \d+ inches away)/);
    expect(out).toContain('to 6, 6');
  });

  test('? explains the number behind a choice', async () => {
    const out = await say(...Array(3).fill(''), '3', '', '', '', '', '', '1', '1', '? 1', '?');
    expect(out).toContain('total');
  });
});

test('a saved game goes on where it was left', async () => {
  const file = join(folder, 'half.json');
  const left = await ironfield(STRAIGHT, lines('', '', '', `save ${file}`, 'quit', ''));
  expect(left.out).toContain(`Saved. Go on with: ironfield play --load ${file}`);
  expect((await ironfield(['verify', file])).out).toContain('not finished');
  const load = ['play', '--load', file, '--against', 'recruit', '--side', '1', '--save', file];
  const { code, out } = await ironfield(load, enter(500));
  expect(code).toBe(0);
  expect(out).toContain('Turn 1 of 6');
  expect(JSON.parse(readFileSync(file, 'utf8')).outcome).not.toBeNull();
  const again = await ironfield(load);
  expect(again).toMatchObject({ code: 2, err: expect.stringContaining('is over') });
});

test('quit offers to save', async () => {
  const file = join(folder, 'quit.json');
  const { out } = await ironfield(STRAIGHT, lines('quit', file));
  expect(out).toContain(`Go on with: ironfield play --load ${file}`);
});

test('two people at one keyboard do not see what the other may not', async () => {
  const { out, code } = await ironfield('play --game demo --against human', enter(20));
  expect(code).toBe(0);
  expect(out).toContain('Pass the keyboard to Wardens, then press Enter');
  const second = out.slice(
    out.indexOf('Pass the keyboard to Wardens'),
    out.indexOf('Pass the keyboard to Hunters'),
  );
  expect(second).not.toContain('Hunters take');
});

test.each([
  ['--side 3', '--side cannot be 3; the sides are 1 Hunters, 2 Wardens'],
  ['--against nobody', '--against cannot be "nobody"'],
  ['--load nowhere.json', '--game and --load exclude each other'],
])('%s is refused', async (words, message) => {
  const { code, err } = await ironfield(
    `play --game demo --scenario ravine --against recruit ${words}`.replace(
      '--against recruit --against',
      '--against',
    ),
  );
  expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining(message) });
});
