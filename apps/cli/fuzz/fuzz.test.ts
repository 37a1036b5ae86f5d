import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Repro } from '@ironfield/conformance/failure.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameNamed, scenarioNamed, setupFor } from '../choosing.ts';
import { FakeTerminal, ironfield } from '../testing.ts';
import { reportFailure } from './run.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ironfield-fuzz-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const demo = gameNamed('demo');
const failure: Repro = {
  format: 'ironfield-failure',
  version: 1,
  game: 'demo',
  property: 'runs',
  message: 'a step that does not exist',
  setup: setupFor(demo, scenarioNamed(demo, undefined), {}),
  seed: '1 game 3',
  orders: [],
};

test('a failure is written down with the command that shows it again', () => {
  const terminal = new FakeTerminal();
  const path = join(folder, 'failure.json');
  expect(reportFailure(terminal, failure, 3, path)).toBe(1);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(failure);
  expect(terminal.written.out).toContain('a step that does not exist');
  expect(terminal.written.out).toContain(`ironfield fuzz --replay ${path}`);
});

test('a failure that is gone is reported as gone', async () => {
  const path = join(folder, 'gone.json');
  writeFileSync(path, JSON.stringify(failure));
  const { code, out } = await ironfield(['fuzz', '--replay', path]);
  expect({ code, out }).toEqual({ code: 0, out: '✓ It does not fail any more: "runs" holds.\n' });
});

test.each([
  ['{}', 'is no recorded failure'],
  ['nothing', 'is not JSON'],
  [JSON.stringify({ ...failure, property: 'nonsense' }), 'There is no property "nonsense"'],
  [JSON.stringify({ ...failure, setup: {} }), 'The setup of the failure is refused'],
])('a wrong file is refused: %s', async (text, message) => {
  const path = join(folder, 'wrong.json');
  writeFileSync(path, text);
  const { code, err } = await ironfield(['fuzz', '--replay', path]);
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining(message) });
});

test('one property may be looked at alone; a wrong name is refused with the right ones', async () => {
  const run = await ironfield([
    'fuzz',
    '--game',
    'demo',
    '--games',
    '2',
    '--only',
    'questions',
    '--looks',
    '1000',
  ]);
  expect(run).toMatchObject({ code: 0, out: expect.stringContaining('2 games of demo') });
  const { code, err } = await ironfield(['fuzz', '--game', 'demo', '--only', 'question']);
  expect({ code, err }).toMatchObject({
    code: 2,
    err: expect.stringMatching(/no property "question".*questions/),
  });
});
