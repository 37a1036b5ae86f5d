import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { runProgram } from '../program.ts';
import { FakeTerminal, ironfield } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironfield-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

const QUESTION = {
  question: 'Is a recruit better than chance?',
  game: 'demo',
  players: ['recruit', 'random'],
  sweep: [{ name: 'First player', player: true, values: ['random', 'recruit'] }],
  compare: 'First player',
  sides: ['One', 'Other'],
  stop: { narrower: 20, least: 6, most: 12 },
};
const file = join(folder, 'question.json');
const out = (name: string) => join(folder, name);
const run = (name: string, ...more: string[]) =>
  ironfield(['lab', 'run', file, '--out', out(name), '--workers', '1', ...more]);
const text = (name: string, of: string) => readFileSync(join(out(name), of), 'utf8');

beforeEach(() => writeFileSync(file, JSON.stringify(QUESTION)));

describe('an experiment', () => {
  test('answers with rates, intervals and a difference, and leaves tables and games behind', async () => {
    const { code, out: answer, err } = await run('first');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(answer).toContain('Is a recruit better than chance?');
    expect(answer).toMatch(/recruit +\d+\.\d% +\d+\.\d% to \d+\.\d% +\d+ +\d+/);
    expect(answer).toMatch(/random → recruit +[+−]\d+\.\d/);
    expect(text('first', 'report.html')).toContain('<h1>Is a recruit better than chance?</h1>');
    const summary = JSON.parse(text('first', 'summary.json'));
    expect(summary.settings.map(({ labels }: { labels: string[] }) => labels)).toEqual([
      ['random'],
      ['recruit'],
    ]);
    const rows = text('first', 'games.csv').trim().split('\r\n');
    expect(rows[0].split(',').slice(0, 5)).toEqual(['setting', 'First player', 'game', 'score', 'turns']);
    expect(rows).toHaveLength(summary.games + 1);
    expect(text('first', 'games.jsonl').trim().split('\n')).toHaveLength(summary.games + 1);
  });

  test('names games worth watching, whose records verify', async () => {
    await run('watch');
    const records = readdirSync(out('watch/worth-watching'));
    expect(records).toContain('longest.json');
    for (const record of records) {
      expect((await ironfield(['verify', join(out('watch/worth-watching'), record)])).code).toBe(0);
    }
  });

  test('goes on where it was cut off, and comes to the same', async () => {
    const whole = JSON.parse((await run('whole', '--json')).out);
    await run('cut');
    const kept = join(out('cut'), 'games.jsonl');
    truncateSync(kept, 500);
    const again = await run('cut', '--json');
    expect(JSON.parse(again.out)).toEqual(whole);
    expect(readFileSync(kept, 'utf8')).toBe(text('whole', 'games.jsonl'));
    expect(text('cut', 'games.csv')).toBe(text('whole', 'games.csv'));
  });

  test('can be interrupted before its first game', async () => {
    const terminal = new FakeTerminal();
    terminal.controller.abort();
    const call = ['lab', 'run', file, '--out', out('stopped'), '--workers', '1'];
    expect(await runProgram(call, terminal)).toBe(130);
    expect(terminal.written.err).toBe('Stopped after 0 games; the same command goes on from there.\n');
    expect(terminal.written.out).not.toContain('Digest');
  });

  test('is refused if the folder holds another one, and the folder stays as it is', async () => {
    await run('taken');
    const before = text('taken', 'games.jsonl');
    writeFileSync(file, JSON.stringify({ ...QUESTION, seed: 'other' }));
    const { code, err } = await run('taken');
    expect(code).toBe(2);
    expect(err).toContain('holds the games of another experiment');
    expect(text('taken', 'games.jsonl')).toBe(before);
  });

  test.each([
    ['{', 'is not JSON'],
    ['[]', 'an experiment is an object'],
    [JSON.stringify({ ...QUESTION, game: 'chess' }), 'there is no game "chess"'],
    [
      JSON.stringify({ ...QUESTION, players: undefined, scenario: 'nowhere', sweep: [], compare: undefined }),
      'nowhere',
    ],
  ])('%s is refused before anything is made', async (content, words) => {
    writeFileSync(file, content);
    const { code, err } = await run('never');
    expect({ code, says: err.includes(words) || err }).toEqual({ code: 2, says: true });
    expect(existsSync(out('never'))).toBe(false);
  });
});
