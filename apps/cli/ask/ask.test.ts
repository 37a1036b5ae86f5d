import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { writeBoardText } from '@ironfield/classic/data/maps/board-text.ts';
import { TERRAINS } from '@ironfield/classic/data/terrain.ts';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { drawnMap } from '@ironfield/classic/testing/scene.ts';
import { writeMtf } from '@ironfield/classic/units/mtf/mtf-writer.ts';
import { readBoardFile } from '@ironfield/hex/board-file.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { EXIT } from '../line/command.ts';
import { FakeTerminal, ironfield } from '../testing.ts';
import { runAsk } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironfield-ask-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = readBoardFile(
  drawnMap(`
    . . .  . . .
    . . .  . . .
    . l .1 . . .
    . . .  . ~1 .
    . . .  . . .
    . . .  . . .`),
  { terrains: TERRAINS },
);
if (!read.ok) throw new Error('unreadable');
writeFileSync(join(folder, 'Ford.board'), writeBoardText(read.board));
writeFileSync(join(folder, 'Broken.board'), 'size 2 1\nhex 0101 0 "" ""\nhex 0201 0 "lava:1" ""\nend\n');
for (const model of ['AS7-D', 'JR7-D'])
  writeFileSync(join(folder, `${model}.mtf`), writeMtf(STOCK_MECHS[model]));

const PLACES = ['--boards', folder, '--units', folder];

async function ask(question: string, ...lines: unknown[]): Promise<Record<string, unknown>[]> {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const { code, out, err } = await ironfield(['ask', question, ...PLACES], `${input}\n`);
  expect(err).toBe('');
  expect(code).toBe(0);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const ATLAS = { unit: 'AS7-D', hex: '0101', facing: 3 };
const JENNER = { unit: 'JR7-D', hex: '0104', facing: 0 };
const SHOT = { id: 's', board: 'Ford', att: ATLAS, tgt: JENNER, weapon: 'Medium Laser', loc: 'RA' };

describe('answers', () => {
  test('los tells what is in the way', async () => {
    const [there, cover, water] = await ask(
      'los',
      { id: 'a', board: 'Ford', att: '0202', tgt: '0205' },
      { id: 2, board: 'Ford', att: '0301', tgt: '0304' },
      { id: 'c', board: 'Ford', att: '0504', tgt: '0506', attProne: 1 },
    );
    expect(there).toMatchObject({ id: 'a', canSee: 1, light: 1, heavy: 0, tgtCover: 0, dist: 3, divided: 0 });
    expect(cover).toMatchObject({
      id: 2,
      canSee: 1,
      tgtCover: 1,
      attCover: 0,
      hill: 0,
      revSee: 1,
      corner: 0,
    });
    expect(water).toMatchObject({ id: 'c', canSee: 0, water: 1, attDepth: 1, tgtDepth: 0 });
  });

  test('reach lists least MP by hex and by facing', async () => {
    const [atlas] = await ask('reach', { id: 1, board: 'Ford', unit: 'AS7-D', start: '0504', facing: 0 });
    expect(atlas).toMatchObject({ walkMP: 3, runMP: 5, jumpMP: 0, jumpMPHere: 0, startDepth: 1, jump: {} });
    expect(atlas).toMatchObject({ walk: { '0504': 0, '0503': 2 }, walkF: { '0503': '23---3' } });
    const [jenner] = await ask('reach', { id: 1, board: 'Ford', unit: 'JR7-D', start: '0101', facing: 3 });
    expect(jenner).toMatchObject({ walkMP: 7, runMP: 11, jumpMP: 5, jump: { '0101': 0, '0106': 5 } });
  });

  test('tohit gives the number with its reasons', async () => {
    const [still, moving, behind, far] = await ask(
      'tohit',
      SHOT,
      {
        ...SHOT,
        att: { ...ATLAS, mode: 'run', moved: 4, heat: 9, gunnery: 3, damage: ['HD:sensors'] },
        tgt: { ...JENNER, mode: 'jump', moved: 5, prone: 1 },
      },
      { ...SHOT, att: { ...ATLAS, facing: 0 } },
      { ...SHOT, tgt: { ...JENNER, hex: '0606' }, weapon: 'SRM 6', loc: 'LT' },
    );
    expect(still).toEqual({
      id: 's',
      result: 'number',
      value: 4,
      mods: [[4, 'Gunnery Skill']],
      side: 'front',
      table: 'normal',
      dist: 3,
      canSee: 1,
      divided: 0,
      waterCover: 0,
      corner: 0,
    });
    expect(moving).toMatchObject({ value: 3 + 2 + 1 + 2 + 2 + 1 + 1 });
    expect(behind).toMatchObject({ result: 'impossible', reason: expect.stringMatching(/arc/) });
    expect(far).toMatchObject({ result: 'number', dist: 8, value: 8 });
  });

  test('physical knows blows, charges and deaths from above', async () => {
    const near = { ...JENNER, hex: '0102' };
    const [punch, charge, dfa, tooFar] = await ask(
      'physical',
      { id: 1, type: 'punch', board: 'Ford', att: ATLAS, tgt: near, limb: 'LA' },
      { id: 2, type: 'charge', board: 'Ford', att: ATLAS, tgt: JENNER, path: { forward: 2 } },
      {
        id: 3,
        type: 'dfa',
        board: 'Ford',
        att: { ...JENNER, hex: '0101', facing: 3 },
        tgt: { ...ATLAS, hex: '0104' },
        path: { forward: 2 },
      },
      {
        id: 4,
        type: 'charge',
        board: 'Ford',
        att: ATLAS,
        tgt: { ...JENNER, hex: '0106', prone: 1 },
        path: { forward: 4 },
      },
    );
    expect(punch).toMatchObject({ result: 'number', value: 5, side: 'front', table: 'punch', dist: 1 });
    expect(charge).toMatchObject({ value: 6, table: 'normal', path: { mpUsed: 3, type: 'walk' }, dist: 3 });
    expect(dfa).toMatchObject({ value: 8, side: 'rear', table: 'punch', path: { mpUsed: 3, type: 'jump' } });
    expect(tooFar).toMatchObject({ result: 'impossible', reason: expect.stringMatching(/prone/) });
  });

  test('sides names the sides that the line may enter', async () => {
    const [front, corner] = await ask(
      'sides',
      { id: 1, board: 'Ford', att: '0301', tgt: '0304', facing: 0 },
      { id: 2, board: 'Ford', att: '0504', tgt: '0304', facing: 0 },
    );
    expect(front).toEqual({ id: 1, side: 'front', bearing: 0, boundary: 0, options: ['front'] });
    expect(corner).toEqual({ id: 2, side: 'front', bearing: 90, boundary: 1, options: ['front', 'right'] });
  });
});

describe('bad input', () => {
  test('a bad line is answered with what is wrong, and the others are answered', async () => {
    const line = { id: 'x', board: 'Ford', att: '0101', tgt: '0105' };
    const answers = await ask(
      'los',
      'no json',
      '[]',
      { ...line, att: '9901' },
      { ...line, att: 7 },
      { ...line, board: 'Nowhere' },
      { ...line, board: '../../etc/passwd' },
      { ...line, board: 'Broken' },
      line,
    );
    expect(answers.slice(0, 2)).toEqual([
      { id: null, error: expect.stringMatching(/line 1 is not JSON/) },
      { id: null, error: expect.stringMatching(/line 2/) },
    ]);
    const errors = ['no hex 9901', 'att: ', 'no file', 'no file', 'lava'];
    for (const [i, error] of errors.entries()) {
      expect(answers[i + 2]).toEqual({ id: 'x', error: expect.stringContaining(error) });
    }
    expect(answers[7]).toMatchObject({ id: 'x', canSee: 1 });
  });

  test('situations that cannot be are named, and leave no trace in the next', async () => {
    const broken = (change: object) => ({ ...SHOT, ...change });
    const answers = await ask(
      'tohit',
      broken({ weapon: 'Gauss Rifle' }),
      broken({ att: { ...ATLAS, damage: ['LA:nose'] } }),
      broken({ att: { ...ATLAS, damage: ['HD:sensors', 'HD:sensors', 'HD:sensors'] } }),
      broken({ tgt: { ...JENNER, hex: '0101' } }),
      broken({ att: { ...ATLAS, unit: 'Nobody' } }),
      SHOT,
    );
    const errors = ['Gauss Rifle', 'LA:nose', 'HD:sensors', 'both in hex 0101', 'Nobody'];
    for (const [i, error] of errors.entries()) expect(answers[i].error).toContain(error);
    expect(answers[5]).toMatchObject({ result: 'number', value: 4 });
  });

  test('a call without its directories, or with a strange question, is refused', async () => {
    expect(await ironfield('ask los')).toMatchObject({ code: 2, err: expect.stringContaining('--boards') });
    const noUnits = await ironfield(['ask', 'tohit', '--boards', folder]);
    expect(noUnits).toMatchObject({ code: 2, err: expect.stringContaining('--units') });
    expect(await ironfield('ask loss')).toMatchObject({ code: 2, err: expect.stringContaining('los') });
    expect(await ironfield('ask')).toMatchObject({ code: 2, err: expect.stringContaining('QUESTION') });
  });
});

test('lines may come in pieces, and the last without an end', async () => {
  const line = JSON.stringify({ id: 'é', board: 'Ford', att: '0101', tgt: '0105' });
  const bytes = Buffer.from(`${line}\n\n${line}`);
  const pieces = Array.from({ length: bytes.length }, (_, i) => bytes.subarray(i, i + 1));
  const terminal = Object.assign(new FakeTerminal(), { input: Readable.from(pieces, { objectMode: false }) });
  await runAsk(terminal, 'los', { boards: folder, units: undefined, edition: undefined });
  const answers = terminal.written.out
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text));
  expect(answers.map(({ id, canSee }) => [id, canSee])).toEqual([
    ['é', 1],
    ['é', 1],
  ]);
});

test('Ctrl-C ends the waiting for further lines', async () => {
  const input = new PassThrough();
  const terminal = Object.assign(new FakeTerminal(), { input });
  input.write(`${JSON.stringify({ id: 1, board: 'Ford', att: '0101', tgt: '0105' })}\n`);
  const running = runAsk(terminal, 'los', { boards: folder, units: undefined, edition: undefined });
  await expect.poll(() => terminal.written.out).toContain('"canSee":1');
  terminal.controller.abort();
  expect(await running).toBe(EXIT.interrupted);
});
