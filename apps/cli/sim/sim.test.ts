import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runProgram } from '../program.ts';
import { FakeTerminal, ironfield } from '../testing.ts';
import { playGames } from './pool.ts';
import { digestOf } from './summary.ts';

const DEMO = 'sim --game demo --players random,random --workers 1 --json';

async function simulate(call: string) {
  const { code, out, err } = await ironfield(call);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

describe('a simulation', () => {
  test('counts every game once', async () => {
    const result = await simulate(`${DEMO} --games 12 --seed spring`);
    expect(result).toMatchObject({
      game: 'demo',
      scenario: 'ravine',
      seed: 'spring',
      games: 12,
      finished: 12,
    });
    const [a, b] = result.wins;
    expect(a + b + result.draws).toBe(12);
    expect(result.winsBySeat[0] + result.winsBySeat[1]).toBe(a + b);
    expect(result.winRates).toHaveLength(2);
    expect(result.orders.min).toBeLessThanOrEqual(result.orders.median);
    expect(result.digest).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is decided by its seed', async () => {
    const digest = async (seed: string) => (await simulate(`${DEMO} --games 3 --seed ${seed}`)).digest;
    expect(await digest('a')).toBe(await digest('a'));
    expect(await digest('a')).not.toBe(await digest('b'));
  });

  test('lets players change seats unless told not to', async () => {
    const stay = await simulate(`${DEMO} --games 20 --no-swap`);
    expect(stay.wins).toEqual(stay.winsBySeat);
    const swap = await simulate(`${DEMO} --games 20`);
    expect(swap.digest).toBe(stay.digest); // random players are all alike
    expect(swap.winsBySeat).toEqual(stay.winsBySeat);
    expect(swap.wins).not.toEqual(stay.wins);
  });

  test('plays a single game of a run with --only', async () => {
    expect(await simulate(`${DEMO} --only 7`)).toMatchObject({ games: 1, played: 1 });
  });

  test('saves games that verify', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ironfield-sim-'));
    await simulate(`${DEMO} --games 2 --save ${folder}`);
    const files = readdirSync(folder);
    expect(files).toEqual(['game-0000.json', 'game-0001.json']);
    for (const file of files) expect((await ironfield(['verify', join(folder, file)])).code).toBe(0);
    rmSync(folder, { recursive: true });
  });

  test('reads well', async () => {
    const { out } = await ironfield('sim --game demo --players random --workers 1 --games 4');
    expect(out).toContain('random (2)');
    expect(out).toMatch(/Hunters +\d+ +\d+\.\d% +\d+\.\d% to \d+\.\d%/);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });
});

test('Ctrl-C stops and says how far it got', async () => {
  const terminal = new FakeTerminal();
  terminal.controller.abort();
  expect(await runProgram([...DEMO.split(' '), '--games', '5'], terminal)).toBe(130);
  expect(terminal.written.err).toBe('Stopped after 0 of 5 games.\n');
  expect(JSON.parse(terminal.written.out)).toMatchObject({ played: 0, digest: null });
});

test('a game that breaks down is named', async () => {
  const setup = { scenario: 'ravine', options: {} };
  const job = {
    game: 'demo',
    setup,
    seed: '1',
    players: ['random', 'random'],
    isSwapped: true,
    saveTo: null,
  };
  const run = playGames(
    { ...job, writtenBy: '' },
    { from: 4, to: 6 },
    1,
    new AbortController().signal,
    () => {},
  );
  expect(await run).toMatchObject({ index: 4, message: expect.any(String) });
});

test('the digest follows the order of the games, not of their ends', () => {
  const result = (index: number) => ({ index, winners: [], orders: 1, isFinished: true, hash: `h${index}` });
  expect(digestOf([result(1), result(0)])).toBe(digestOf([result(0), result(1)]));
});

test.each([
  ['--players recruit,veteran,random', '--players names 3 players, but the scenario has 2 sides'],
  ['--players rekruit', 'there is no player "rekruit"; did you mean "recruit"?'],
  ['--option nigt', 'has no option "nigt"; did you mean "night"?'],
  ['--set nigt-march', 'has no set "nigt-march"; did you mean "night-march"?'],
  ['--option night=maybe', 'option night cannot be "maybe"; it must be on or off'],
  ['--option march=x', 'option march cannot be "x"; it must be a whole number'],
  ['--option march=99', 'Option "march" cannot be 99'],
  ['--scenario ravin', 'has no scenario "ravin"; did you mean "ravine"?'],
])('%s is refused', async (words, message) => {
  const { code, err } = await ironfield(`sim --game demo ${words}`);
  expect(code).toBe(2);
  expect(err).toContain(message);
});
